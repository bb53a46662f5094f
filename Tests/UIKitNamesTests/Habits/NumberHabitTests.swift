import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the numbers of kinds.
@MainActor
@Suite("Habits: numbers of kinds")
struct NumberHabitTests {
    private func isWhole<Kind: NumberedKind & CaseIterable>(_ kind: Kind.Type) -> Bool {
        Kind.allCases.allSatisfy { Kind(rawValue: $0.rawValue) == $0 }
    }

    @Test("UK-105: kinds have the numbers that UIKit gives them, and are made of these")
    func numbers() {
        #expect(NSTextAlignment.center.rawValue == 1 && NSTextAlignment(rawValue: 4) == .natural)
        #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4 && UIView.ContentMode.scaleAspectFill.rawValue == 2)
        #expect(UIView.ContentMode(rawValue: 3) == nil && UIView.ContentMode(rawValue: 12) == .bottomRight)
        #expect(UIStackView.Alignment.center.rawValue == 3 && UIStackView.Distribution.equalSpacing.rawValue == 3)
        #expect(UIUserInterfaceSizeClass.regular.rawValue == 2 && UIUserInterfaceSizeClass(rawValue: 7) == nil)
        #expect(UISplitViewController.DisplayMode.oneBesideSecondary.rawValue == 2)
        #expect(UINavigationController.Operation.pop.rawValue == 2 && UIReturnKeyType.done.rawValue == 9)
        #expect(UIViewAnimatingPosition.start.rawValue == 1 && UIViewAnimatingState.stopped.rawValue == 2)
        #expect(UITableViewCell.AccessoryType.checkmark.rawValue == 3 && UITableView.Style(rawValue: -1) == nil)
        #expect(UIAlertAction.Style.destructive.rawValue == 2 && UIDatePicker.Mode.countDownTimer.rawValue == 3)
        #expect(isWhole(UIView.ContentMode.self) && isWhole(NSLineBreakMode.self) && isWhole(UIReturnKeyType.self))
        #expect(isWhole(UITextField.ViewMode.self) && isWhole(UIAlertController.Style.self))
        #expect(isWhole(UIDropOperation.self) && isWhole(UITableViewCell.SelectionStyle.self))
    }

    @Test("UK-105: styles of presentations have numbers")
    func presentations() {
        #expect(UIModalPresentationStyle.popover.rawValue == 7 && UIModalPresentationStyle.none.rawValue == -1)
        #expect(UIModalPresentationStyle(rawValue: 2) == .formSheet && UIModalPresentationStyle(rawValue: 99) == nil)
        #expect(UIModalPresentationStyle.automatic.rawValue == -2)
    }
}

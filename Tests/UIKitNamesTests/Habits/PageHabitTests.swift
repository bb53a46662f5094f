import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of bars, transitions and texts.
@MainActor
@Suite("Habits: pages and texts")
struct PageHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    private final class Page: UIViewController {
        var told: [String] = []
        func save() { told.append("save") }
        func more(_ sender: UIBarButtonItem) { told.append("more \(sender.tag)") }
        func anything(_ sender: Any) { told.append("anything") }
    }

    @Test("buttons in bars call methods, with themselves or without, and do nothing without one")
    func barButtons() throws {
        let page = Page()
        let more = UIBarButtonItem(barButtonSystemItem: .add, target: page, action: Page.more(_:))
        more.tag = 7
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", style: .done, target: page, action: Page.save), more,
        ]
        page.navigationItem.setLeftBarButton(
            UIBarButtonItem(title: "Any", style: .plain, target: page, action: Page.anything(_:)), animated: false)
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        for name in ["Save", "Add", "Any"] {
            try host.tap(.button, name)
            host.advance(by: .seconds(1))
        }
        #expect(page.told == ["save", "more 7", "anything"])
        #expect(page.navigationItem.rightBarButtonItem?.style == .prominent)
        #expect(page.navigationItem.rightBarButtonItems?.count == 2)
        #expect(!UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil).perform())
        page.navigationItem.setRightBarButtonItems(nil, animated: true)
        #expect(page.navigationItem.rightBarButtonItems.isEmpty)
    }

    @Test("a transition of a program's own runs until it says so, and the pages appear around it")
    func transition() {
        final class Fade: UIViewControllerAnimatedTransitioning {
            var told: [String] = []
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to), let next = context.viewController(forKey: .to) else { return }
                told.append("from \(context.finalFrame(for: next).width)")
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.4) {
                    to.alpha = 1
                } completion: { _ in
                    self.told.append("completes")
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
        }
        final class Director: UINavigationControllerDelegate {
            let fade = Fade()
            var operations: [UINavigationController.Operation] = []
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                operations.append(operation)
                return fade
            }
        }
        let (stack, director, second) = (UINavigationController(rootViewController: Page()), Director(), Page())
        stack.delegate = director
        host.window.rootViewController = stack
        host.settle()
        stack.pushViewController(second, animated: true)
        host.advance(by: .milliseconds(200))
        #expect(stack.transitionCoordinator != nil && director.fade.told == ["from 400.0"])
        host.advance(by: .milliseconds(400))
        #expect(stack.transitionCoordinator == nil && director.operations == [.push])
        #expect(director.fade.told == ["from 400.0", "completes", "ended true"] && second.view.window != nil)
    }

    @Test("detents and arrows in UIKit’s forms")
    func sheets() {
        let page = Page()
        page.modalPresentationStyle = .popover
        let popover = page.popoverPresentationController
        popover?.permittedArrowDirections = [.up, .left]
        #expect(popover?.permittedSides == [.below, .right] && popover?.permittedArrowDirections == [.up, .left])
        popover?.detents = [.medium(), .large(), .custom { _ in 200 }]
        #expect(popover?.detents.map(\.identifier) == [.medium, .large, "custom"])
    }

    // MARK: Texts

    private final class Typist: UITextFieldDelegate, UITextViewDelegate {
        var ranges: [NSRange] = []
        var limit = 100
        var ended = 0
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            ranges.append(range)
            guard let part = Range(range, in: textField.text) else { return false }
            return textField.text.replacingCharacters(in: part, with: string).count <= limit
        }
        func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            ranges.append(range)
            return text != "\n"
        }
    }

    @Test("a field asks in units of UTF-16, and its places and ranges are counted so")
    func field() throws {
        let (field, typist) = (UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44)), Typist())
        field.delegate = typist
        field.text = "a👋é"
        host.window.addSubview(field)
        #expect(field.becomeFirstResponder())
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        host.keyboard.type("x")
        #expect(typist.ranges == [NSRange(location: 4, length: 0)] && field.text == "a👋éx")
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        let range = try #require(field.textRange(from: end, to: start))
        #expect(field.text(in: range) == "👋" && field.offset(from: start, to: field.endOfDocument) == 4)
        #expect(field.position(from: start, offset: 9) == nil)
        field.selectedTextRange = range
        host.keyboard.type("b")
        #expect(typist.ranges.last == NSRange(location: 1, length: 2) && field.text == "abéx")
        typist.limit = 4
        host.keyboard.type("c")
        #expect(field.text == "abéx")
        #expect(field.resignFirstResponder() && typist.ended == 1)
    }

    @Test("an editor’s selection in units of UTF-16, and a delegate that refuses line breaks")
    func editor() {
        let (view, typist) = (UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Typist())
        view.delegate = typist
        view.text = "👋 there"
        host.window.addSubview(view)
        #expect(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 3, length: 5)
        #expect(view.text(in: view.selectedTextRange!) == "there")
        host.keyboard.type("you")
        #expect(view.text == "👋 you" && view.selectedRange == NSRange(location: 6, length: 0))
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(view.text == "👋 you" && typist.ranges.first == NSRange(location: 3, length: 5))
    }

    @Test("texts are optional for who takes them so: nil is no text")
    func optionalTexts() {
        let (label, field) = (UILabel(), UITextField())
        let word: String? = "word"
        label.text = word
        field.text = word
        #expect(label.text == "word" && field.text?.count == 4)
        if let text = field.text { #expect(text == "word") } else { Issue.record("a text was taken for none") }
        label.text = nil
        field.text = nil
        #expect(label.text == "" && field.text!.isEmpty && (field.text ?? "x").isEmpty)
        field.placeholder = word
        #expect(field.placeholder == "word" && UISearchBar().text?.isEmpty == true)
    }

    @Test("traits by their own names are those of the one value")
    func traits() {
        let field = UITextField()
        field.keyboardType = .emailAddress
        field.returnKeyType = .go
        field.autocapitalizationType = .words
        field.autocorrectionType = .yes
        field.textContentType = .emailAddress
        field.isSecureTextEntry = true
        #expect(field.traits.keyboardType == .emailAddress && field.traits.returnKeyType == .go)
        #expect(field.traits.autocapitalizationType == .words && field.traits.completesWords)
        #expect(field.traits.isSecureTextEntry && field.traits.textContentType == .emailAddress)
        field.autocorrectionType = .no
        #expect(!field.traits.completesWords && field.autocorrectionType != .yes)
    }

    // MARK: Menus and tools

    @Test("a menu by its delegate opens where the view is pressed long; roles by UIKit’s traits")
    func menu() throws {
        final class Asker: UIContextMenuInteractionDelegate {
            var places: [CGPoint] = []
            var chosen = 0
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                places.append(location)
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Share") { [weak self] _ in self?.chosen += 1 }])
                }
            }
        }
        let (view, asker) = (UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)), Asker())
        view.addInteraction(UIContextMenuInteraction(delegate: asker))
        host.window.addSubview(view)
        host.settle()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 90, y: 80))
        host.advance(by: .seconds(1))
        finger.up()
        try host.tap(.menuItem, "Share")
        #expect(asker.places == [CGPoint(x: 40, y: 30)] && asker.chosen == 1)
        view.accessibilityTraits = .header
        #expect(view.accessibilityRole == .heading && view.accessibilityTraits == .header)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}

/// Buttons of a program's own in the bar of a keyboard, for what takes text. UIKit's `UITextInputAssistantItem`.
///
/// ```swift
/// let bold = BarButtonItem(icon: .bold, accessibilityLabel: "Bold") { [unowned notes] _ in notes.toggleBoldface(nil) }
/// notes.inputAssistantItem.leadingBarButtonGroups = [BarButtonItemGroup(barButtonItems: [bold])]
/// ```
///
/// The bar is a `FormAccessoryView`, docked above the keyboard while the text is edited: with the buttons that lead to
/// the field before and the next one, then these groups, then what Return does. A text field or editor that has groups
/// and no `inputAccessoryView` of its own gets one; a bar that several fields share shows the groups of the field that
/// is edited. Where there is no room for all the groups scroll.
///
/// A button shows its title or sign, or its custom view, and does its `primaryAction`. The bar opens no menus: an item
/// that is to open one has a button with a menu as its custom view.
public final class TextInputAssistantItem {
    /// The groups behind the buttons that lead through the fields; none by default.
    public var leadingBarButtonGroups: [BarButtonItemGroup] = [] { didSet { groupsDidChange() } }
    /// The groups before the last button; none by default.
    public var trailingBarButtonGroups: [BarButtonItemGroup] = [] { didSet { groupsDidChange() } }

    private weak var responder: Responder?

    /// Creates an item without groups.
    ///
    /// - Parameter responder: What takes the text, and is asked for its input views again when groups change. It is not
    ///   kept.
    public init(for responder: Responder) { self.responder = responder }

    /// Whether there is nothing to show.
    public var isEmpty: Bool { (leadingBarButtonGroups + trailingBarButtonGroups).allSatisfy(\.barButtonItems.isEmpty) }

    private func groupsDidChange() {
        for group in leadingBarButtonGroups + trailingBarButtonGroups {
            group.didChange = { [weak self] in self?.reload() }
        }
        reload()
    }

    private func reload() {
        guard let responder, responder.isFirstResponder else { return }
        responder.reloadInputViews()
        responder.inputAccessoryView?.setNeedsLayout()
    }
}

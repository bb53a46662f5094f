import TactusControls
public import TactusPages
public import TactusText
public import TactusUI

extension AlertController {
    /// The fields among the `contentViews`, in their order.
    public final var textFields: [TextField] { contentViews.compactMap { $0 as? TextField } }

    /// Adds a field below the message, and below the fields that are there.
    ///
    /// ```swift
    /// let alert = AlertController(title: "New Album", message: "What is it called?")
    /// alert.addTextField { $0.placeholder = "Name" }
    /// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    /// alert.addAction(AlertAction(title: "Create") { _ in create(alert.textFields[0].text) })
    /// ```
    ///
    /// The first field is edited as soon as the dialog is there. Return goes to the next one, and in the last one
    /// chooses the preferred button, or the one that does not cancel where there is one alone.
    ///
    /// - Parameters:
    ///   - field: The field: a new one by default; a `SecureField` for what must not be seen.
    ///   - configurationHandler: Sets the field up, at once; `nil`, by default, for nothing.
    public final func addTextField(
        _ field: TextField = TextField(), configurationHandler: ((TextField) -> Void)? = nil
    ) {
        configurationHandler?(field)
        field.addAction(for: .editingDidEndOnExit) { [weak self, weak field] _ in
            guard let self, let field else { return }
            let following = textFields.drop { $0 !== field }.dropFirst()
            if let next = following.first { next.becomeFirstResponder() } else { answerAlert(field) }
        }
        contentViews.append(field)
    }
}

import TactusUI

/// Decides what may be entered in a ``TextField``, and is told what was. Every method has an answer of its own.
@MainActor public protocol TextFieldDelegate: AnyObject {
    /// Asked before the field becomes the first responder. `true` by default.
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

    /// Sent when the field is edited from now on, before `Control.Events.editingDidBegin`.
    func textFieldDidBeginEditing(_ textField: TextField)

    /// Asked before the field ceases to be the first responder because somebody asked it to. `true` by default. It is
    /// not asked when the field leaves its window, or is disabled.
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool

    /// Sent when the field is edited no longer, before `Control.Events.editingDidEnd`.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - reason: Why it ended.
    func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)

    /// Asked before the user changes the text: by typing, deleting, pasting, or what an input method decides. Not asked
    /// for what is being composed, for undo, and for what the program does. `true` by default.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: What is replaced, in bytes of UTF-8.
    ///   - string: What is to be there, after filters and the greatest length.
    /// - Returns: Whether it is replaced. When the text has changed within the call it is not.
    func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool

    /// Sent when the selection is another, before `Control.Events.editingChanged` where the text is another as well.
    func textFieldDidChangeSelection(_ textField: TextField)

    /// Asked before the clear button empties the field. `true` by default.
    func textFieldShouldClear(_ textField: TextField) -> Bool

    /// Asked when Return was pressed, before `Control.Events.editingDidEndOnExit` is sent. `true` by default; with
    /// `false` nothing is sent.
    func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextFieldDelegate {
    /// It may.
    public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: TextField) {}

    /// It may.
    public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {}

    /// It may.
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: TextField) {}

    /// It may.
    public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

    /// It may.
    public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
}

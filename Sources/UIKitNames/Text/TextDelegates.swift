public import Tactus

/// Is asked and told of a field's editing.
@MainActor public protocol UITextFieldDelegate: TextFieldDelegate {
    /// Asked before the user changes the text. `true` by default.
    ///
    /// - Parameters:
    ///   - textField: The field.
    ///   - range: What is replaced, in units of UTF-16.
    ///   - string: What is to be there.
    /// - Returns: Whether it is replaced.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Sent when the field is edited no longer, to a delegate that does not want to know why.
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    /// It may.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Asks by units of UTF-16.
    public func textField(
        _ textField: TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
        self.textField(
            textField, shouldChangeCharactersIn: textField.textBuffer.units(in: range), replacementString: string)
    }

    /// Tells without the reason.
    public func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
}

/// Is asked and told of an editor's editing.
@MainActor public protocol UITextViewDelegate: TextViewDelegate, UIScrollViewDelegate {
    /// Asked before the user changes the text. `true` by default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: What is replaced, in units of UTF-16.
    ///   - text: What is to be there.
    /// - Returns: Whether it is replaced.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    /// It may.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    /// Asks by units of UTF-16.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool {
        self.textView(textView, shouldChangeTextIn: textView.textBuffer.units(in: range), replacementText: text)
    }
}

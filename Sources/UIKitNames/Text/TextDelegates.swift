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

    /// How the delegate wants to know where a link leads: `String`, or what is decoded of one, as Foundation's `URL`.
    /// It is found out by the methods that the delegate has.
    associatedtype LinkAddress: Decodable = String

    /// Asked before a link is followed that is tapped or clicked. `true` by default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - URL: Where the link leads.
    ///   - characterRange: The link in the text, in units of UTF-16.
    ///   - interaction: What the user does: always ``UITextItemInteraction/invokeDefaultAction``.
    /// - Returns: Whether it is followed: the view's `linkAction` is called or, where there is none, the system opens
    ///   it (`UIApplication.open(_:)`).
    func textView(
        _ textView: UITextView, shouldInteractWith URL: LinkAddress, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Returns what a tap or a click on a link does, which no other method has forbidden: `defaultAction`, by default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - textItem: The link.
    ///   - defaultAction: What it does by itself: opens the link, or calls the view's `linkAction`.
    /// - Returns: The action, which is performed at once; `nil` for none.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?

    /// Asked before a link is followed, of a delegate that does not want to know how; like the other.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: LinkAddress, in characterRange: NSRange
    ) -> Bool
}

/// What the user does with a link in a text.
nonisolated public enum UITextItemInteraction: Int, Hashable, Sendable {
    /// It is tapped or clicked.
    case invokeDefaultAction = 0
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

// MARK: Links

extension UITextViewDelegate {
    /// As the form without an interaction says.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: LinkAddress, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }

    /// It is.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: LinkAddress, in characterRange: NSRange
    ) -> Bool { true }

    /// As the text view does.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }

    /// Asks by an address and units of UTF-16, then for the action. A delegate is not asked whether it wants what is no
    /// address to it.
    public func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool {
        let units = textView.textBuffer.units(in: range)
        if let address = LinkDecoder.address(LinkAddress.self, link) {
            guard
                self.textView(textView, shouldInteractWith: address, in: units, interaction: .invokeDefaultAction)
            else { return false }
        }
        let item = UITextItem(content: .link(UITextItem.Address(link)), range: units)
        var isDefault = false
        let standard = UIAction(title: link) { _ in isDefault = true }
        let action = self.textView(textView, primaryActionFor: item, defaultAction: standard)
        action?.perform(sender: textView)
        return isDefault
    }
}

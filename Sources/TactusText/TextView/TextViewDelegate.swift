import TactusControls
import TactusUI

/// Decides what may be entered in a ``TextView``, and is told what was, and of its scrolling. It is set as the view's
/// `ScrollView.delegate`. Every method has an answer of its own.
@MainActor public protocol TextViewDelegate: ScrollViewDelegate {
    /// Asked before the view becomes the first responder, where its text can be edited. `true` by default.
    func textViewShouldBeginEditing(_ textView: TextView) -> Bool

    /// Sent when the text is edited from now on.
    func textViewDidBeginEditing(_ textView: TextView)

    /// Asked before the view ceases to be the first responder because somebody asked it to. `true` by default.
    func textViewShouldEndEditing(_ textView: TextView) -> Bool

    /// Sent when the text is edited no longer.
    func textViewDidEndEditing(_ textView: TextView)

    /// Asked before the user changes the text: by typing, deleting, pasting, or what an input method decides. Not asked
    /// for what is being composed, for undo, and for what the program does. `true` by default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - range: What is replaced, in bytes of UTF-8.
    ///   - text: What is to be there.
    /// - Returns: Whether it is replaced. When the text has changed within the call it is not.
    func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool

    /// Asked before a link is followed. `true` by default.
    ///
    /// - Parameters:
    ///   - textView: The view.
    ///   - link: What the link says.
    ///   - range: The link in the text, in bytes of UTF-8.
    /// - Returns: Whether it is: `TextView.linkAction` is called, or the system opens it where there is none.
    func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool

    /// Sent when the user has changed the text, after ``textViewDidChangeSelection(_:)``; for each change of what an
    /// input method composes as well: ``TextView/markedRange`` says what of the text is not decided. What is changed
    /// within the call, text or attributes, is not told again.
    func textViewDidChange(_ textView: TextView)

    /// Sent when the selection is another.
    func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
    /// It may.
    public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: TextView) {}

    /// It may.
    public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

    /// Does nothing.
    public func textViewDidEndEditing(_ textView: TextView) {}

    /// It may.
    public func textView(
        _ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String
    ) -> Bool { true }

    /// It is followed.
    public func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool { true }

    /// Does nothing.
    public func textViewDidChange(_ textView: TextView) {}

    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: TextView) {}
}

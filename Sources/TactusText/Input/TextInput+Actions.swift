public import TactusUI
import TactusEditing
import TactusPlatform

// The actions of the Edit menu, for every text.
extension TextInput {
    /// Whether the text performs one of its actions now: there is something to cut, to paste, to select.
    ///
    /// A class that adopts the protocol asks it in its `canPerform(_:withSender:)`, and `super` for other actions:
    ///
    /// ```swift
    /// override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
    ///     canPerformTextAction(action) ?? super.canPerform(action, withSender: sender)
    /// }
    /// ```
    ///
    /// - Parameter action: The action.
    /// - Returns: Whether it is performed; `nil` for an action that is none of the text's.
    public func canPerformTextAction<P>(_ action: ActionKey<P>) -> Bool? {
        let isSelected = !selection.isCaret
        if action == ActionKey<any Cutting>.cut { return isSelected && isEditable && !isSecureTextEntry }
        if action == ActionKey<any Copying>.copy { return isSelected && !isSecureTextEntry }
        if action == ActionKey<any Deleting>.delete { return isSelected && isEditable }
        if action == ActionKey<any Selecting>.select { return !isSelected && hasText && !isSecureTextEntry }
        if action == ActionKey<any SelectingAll>.selectAll {
            return hasText && selection.range != 0..<textBuffer.count
        }
        if action == ActionKey<any Pasting>.paste {
            return isEditable && textApplication?.pasteboard.types.contains(.text) == true
        }
        return nil
    }

    /// The application that the text is in.
    var textApplication: Application? { textInputView.window?.windowScene?.application }

    /// Copies what is selected, and deletes it. Does nothing where nothing is selected, or the text is hidden.
    public func cut(_ sender: Any?) { cutText(sender) }

    func cutText(_ sender: Any?) {
        guard canPerformTextAction(ActionKey<any Cutting>.cut) == true else { return }
        copyText(sender)
        replace(selection.range, withText: "")
    }

    /// Puts what is selected on the clipboard: as plain text, and of a text with attributes with these, in a type of
    /// the toolkit's own (`ContentType.styledText`). Does nothing where nothing is selected, or the text is hidden.
    public func copy(_ sender: Any?) { copyText(sender) }

    func copyText(_ sender: Any?) {
        guard canPerformTextAction(ActionKey<any Copying>.copy) == true, let application = textApplication else {
            return
        }
        // Copies of a text cost nothing: the string is made when somebody asks for it.
        let selected = textBuffer[selection.range]
        let item = ItemProvider()
        registerStyledText(with: item)
        item.register(selected)
        application.pasteboard.setItem(item)
    }

    /// Puts the text of the clipboard in the place of what is selected, when it has come: nothing waits for it. What is
    /// no UTF-8 in it becomes the character U+FFFD. More than a gigabyte is not taken, where there is one line more
    /// than 16 megabytes; see ``TextPaste``.
    public func paste(_ sender: Any?) { pasteText(sender) }

    func pasteText(_ sender: Any?) {
        guard let application = textApplication else { return }
        paste(from: application.pasteboard)
    }

    func paste(from pasteboard: Pasteboard) {
        if pasteStyledText(from: pasteboard) { return }
        pastePlainText(from: pasteboard)
    }

    func pastePlainText(from pasteboard: Pasteboard) {
        guard isEditable, let application = textApplication, let stream = try? pasteboard.content(as: .text) else {
            return
        }
        if let textView = self as? TextView {
            return textView.beginPaste(stream, limit: TextPaste.mostBytes, in: application)
        }
        let limit = textInputTraits.isMultiline ? TextPaste.mostBytes : TextPaste.mostBytesOfLine
        let paste = TextPaste(stream, limit: limit, in: application) { [weak self] text in
            guard let self, isEditable, !text.isEmpty else { return }
            replace(selection.range, withText: text.string)
        }
        paste.read()
    }

    /// Deletes what is selected.
    public func delete(_ sender: Any?) { deleteText(sender) }

    func deleteText(_ sender: Any?) {
        if isEditable, !selection.isCaret { replace(selection.range, withText: "") }
    }

    /// Selects the word at the caret.
    public func select(_ sender: Any?) { selectWord(sender) }

    func selectWord(_ sender: Any?) {
        let word = wordRange(at: selection.head)
        if !word.isEmpty { selection = TextSelection(word) }
    }

    /// Selects all of the text.
    public func selectAll(_ sender: Any?) { selectAllText(sender) }

    func selectAllText(_ sender: Any?) { selection = TextSelection(0..<textBuffer.count) }
}

import TactusControls
import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

extension TextField {
    /// Begins to be edited, as the first responder.
    final func beginEditing() {
        isEditing = true
        contentView.showsSelection = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) != false { editor.clear() }
        showEditing()
        reveal()
        inputAccessoryView?.setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    /// Is edited no more.
    final func endEditing() {
        isEditing = false
        contentView.showsSelection = false
        if editor.markedRange != nil { editor.setMarkedText(nil) }
        showEditing()
        scrollToStart()
        editingWillSendEnd()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }
}

// What happens to the text of a field.
extension TextField: TextEditorOwner {
    final func editorMayReplace(_ range: Range<Int>, with text: inout String) -> Bool {
        StackRoom.check("insertText(_:)", of: self)
        return isEditable && shouldReplace(range, with: &text)
    }

    final func editorTextDidChange(_ update: TextContentLayout.Update) {
        textDidChange()
        textInteraction.update()
        textInteraction.revealHead()
        if traits.enablesReturnKeyAutomatically { inputAccessoryView?.setNeedsLayout() }
        editor.reportText { sendActions(for: .editingChanged) }
    }

    final var asksBeforeReplacing: Bool { true }

    final func editorDidReplace(_ change: TextChange) { spelling?.shift(by: change) }

    final func editorSelectionDidChange(from old: TextSelection) {
        contentView.setNeedsDisplay()
        spelling?.schedule()
        textInteraction.update()
        editor.reportSelection { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Shows a text that has changed.
    final func textDidChange() {
        contentView.setNeedsDisplay()
        setNeedsDisplay()
        layOutContent()
        setNeedsLayout()
        heightMayDiffer()
        textInteraction.update()
    }

    /// Leaves out what makes the text too long.
    final func limitLength(of text: inout String, inPlaceOf range: Range<Int>) {
        guard let maximumLength, !text.isEmpty else { return }
        let kept = textBuffer.count > 0 ? self.text : ""
        let bytes = kept.utf8
        let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        let upper = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
        let before = String(kept[..<lower])
        let after = String(kept[upper...])
        // Characters may join those beside them: then there is room for more than it seems, and never for less.
        let room = max(maximumLength - (before + after).count, 0) + 2
        if text.utf8.count > room { text = String(text.prefix(room)) }
        while !text.isEmpty, (before + text + after).count > maximumLength { text.removeLast() }
    }

    /// Replaces a part, and puts the whole text in form.
    final func edit(_ range: Range<Int>, with new: String, by format: any TextFormat, isForward: Bool = false) {
        StackRoom.check("insertText(_:)", of: self)
        var new = new
        guard isEditable, shouldReplace(range, with: &new) else { return }
        if editor.markedRange != nil { editor.setMarkedText(nil) }
        let text = text
        let bytes = text.utf8
        func index(_ offset: Int) -> String.Index {
            bytes.index(text.startIndex, offsetBy: min(max(offset, 0), bytes.count))
        }
        let result = format.edit(
            text, index(range.lowerBound)..<index(range.upperBound), with: new, isForward: isForward)
        let caret = result.text.utf8.distance(from: result.text.startIndex, to: result.caret)
        editor.rewrite(as: result.text, caret: caret)
    }

    /// Asks the delegate, and tells who waits for the end.
    final func returnKeyWasPressed() {
        guard !(traits.enablesReturnKeyAutomatically && textBuffer.isEmpty) else { return }
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if endsEditing { resignFirstResponder() }
    }

    /// Lets those hear of what is wrong who do not see it.
    final func announceMessage() {
        guard let validationMessage, !validationMessage.isEmpty else { return }
        window?.windowScene?.application?.post(.announcement(validationMessage))
    }

    /// Empties the field for the clear button.
    final func clear() {
        guard isEnabled, delegate?.textFieldShouldClear(self) != false else { return }
        clearMore()
        if hasText { editor.clear() }
        becomeFirstResponder()
    }

    final func fieldAccessibility(_ role: AccessibilityRole) -> AccessibilityDescription {
        let shown = isSecureTextEntry ? String(repeating: TextFragment.dot, count: text.count) : text
        let message = validationMessage.flatMap { $0.isEmpty ? nil : "(\($0))" }
        return AccessibilityDescription(
            isSecureTextEntry ? .secureTextField : role, label: placeholder,
            value: [shown, message].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " "),
            isElement: true,
            state: AccessibilityState(isEnabled: isEnabled))
    }
}

/// A text that somebody edits: with a selection, text that an input method still composes, and what can be undone.
///
/// It is a value and knows no view: a field, an editor and a terminal use it likewise, and a test edits a million
/// times. Every edit says what changed, for who lays the text out.
///
/// Offsets are in bytes of UTF-8. Those that are passed may be any number: they are taken to the nearest place
/// between characters within the text, outwards for a range, so that no process that asks for an edit can break a
/// character, nor the program.
///
/// ```swift
/// var field = EditableText("Zoë")
/// field.deleteBackward()                       // "Zo"
/// field.insertText("e")
/// field.undo()                                 // "Zo"
/// ```
public struct EditableText: Sendable {
    /// The text, with what is being composed.
    public private(set) var text: TextBuffer
    /// What an input method composes, by offsets; `nil` when it composes nothing.
    public private(set) var markedRange: Range<Int>?
    private var selected = TextSelection(caret: 0)
    private var history = EditHistory()
    /// What was there before composing began.
    private var composed: Composition?

    private struct Composition: Sendable {
        var replaced: TextBuffer
        var selection: TextSelection
    }

    /// Creates a text with the caret at its end.
    public init(_ text: TextBuffer = TextBuffer()) {
        self.text = text
        selected = TextSelection(caret: text.count)
    }

    /// What is selected. Setting it ends the step that undo takes back; while text is composed it is what the input
    /// method last said, until it is set.
    public var selection: TextSelection {
        get { selected }
        set {
            history.close()
            selected = aligned(newValue)
        }
    }

    // MARK: - Editing

    /// Types: replaces what is composed, else what is selected. The caret is after it.
    @discardableResult
    public mutating func insertText(_ string: some StringProtocol) -> TextChange {
        if composed != nil {
            let change = replaceMarked(with: TextBuffer(string), selecting: nil)
            unmarkText()
            return change
        }
        let range = selected.range
        return edit(range, with: TextBuffer(string), kind: range.isEmpty ? .typing : .other)
    }

    /// Deletes what is composed, else what is selected, else the character before the caret.
    ///
    /// - Returns: What changed; `nil` when there is nothing to delete.
    @discardableResult
    public mutating func deleteBackward() -> TextChange? {
        delete(.deletingBackward) { text, caret in text.offset(beforeCharacterAt: caret)..<caret }
    }

    /// Deletes what is composed, else what is selected, else the character after the caret.
    ///
    /// - Returns: What changed; `nil` when there is nothing to delete.
    @discardableResult
    public mutating func deleteForward() -> TextChange? {
        delete(.deletingForward) { text, caret in caret..<text.offset(afterCharacterAt: caret) }
    }

    /// Replaces a part of the text. What is composed is kept as it is first. The caret is after the new text.
    ///
    /// - Parameters:
    ///   - range: Taken outwards to whole characters.
    ///   - string: May be empty.
    /// - Returns: What changed.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, withText string: some StringProtocol) -> TextChange {
        replace(range, with: TextBuffer(string))
    }

    /// Replaces a part of the text by another text, whose bytes are shared: a paste of any size.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with new: TextBuffer) -> TextChange {
        unmarkText()
        return edit(aligned(range), with: new, kind: .other)
    }

    private mutating func delete(
        _ kind: EditHistory.Kind, _ range: (TextBuffer, Int) -> Range<Int>
    ) -> TextChange? {
        if composed != nil { return cancelComposition() }
        guard selected.isCaret else { return edit(selected.range, with: TextBuffer(), kind: .other) }
        let range = range(text, selected.head)
        guard !range.isEmpty else { return nil }
        return edit(range, with: TextBuffer(), kind: kind)
    }

    private mutating func edit(_ range: Range<Int>, with new: TextBuffer, kind: EditHistory.Kind) -> TextChange {
        let before = selected
        let removed = text[range]
        text.replaceSubrange(range, with: new)
        selected = aligned(TextSelection(caret: range.lowerBound + new.count))
        if !(removed.isEmpty && new.isEmpty) {
            let entry = EditHistory.Entry(
                offset: range.lowerBound, removed: removed, inserted: new, before: before, after: selected)
            history.add(entry, kind)
        }
        return TextChange(range, count: new.count)
    }

    // MARK: - Composing

    /// Shows what an input method composes, in place of what it showed before, or of what is selected.
    ///
    /// - Parameters:
    ///   - string: May be empty: then nothing is composed, and what was replaced is still away.
    ///   - selectedRange: What is selected within it, in bytes of `string`.
    /// - Returns: What changed.
    @discardableResult
    public mutating func setMarkedText(_ string: some StringProtocol, selectedRange: Range<Int>) -> TextChange {
        if composed == nil {
            let range = selected.range
            composed = Composition(replaced: text[range], selection: selected)
            markedRange = range
        }
        return replaceMarked(with: TextBuffer(string), selecting: selectedRange)
    }

    /// Keeps what is composed. It can be undone as one step.
    public mutating func unmarkText() {
        guard let composition = composed, let range = markedRange else { return }
        composed = nil
        markedRange = nil
        history.close()
        guard !(composition.replaced.isEmpty && range.isEmpty) else { return }
        let entry = EditHistory.Entry(
            offset: range.lowerBound, removed: composition.replaced, inserted: text[range],
            before: composition.selection, after: selected)
        history.add(entry, .other)
    }

    /// Gives back what composing replaced.
    private mutating func cancelComposition() -> TextChange? {
        guard let composition = composed, let range = markedRange else { return nil }
        composed = nil
        markedRange = nil
        history.close()
        text.replaceSubrange(range, with: composition.replaced)
        selected = composition.selection
        return TextChange(range, count: composition.replaced.count)
    }

    private mutating func replaceMarked(with new: TextBuffer, selecting part: Range<Int>?) -> TextChange {
        let range = markedRange ?? selected.range
        text.replaceSubrange(range, with: new)
        let marked = range.lowerBound..<range.lowerBound + new.count
        markedRange = marked
        let part = part?.clamped(to: 0..<new.count) ?? new.count..<new.count
        selected = aligned(
            TextSelection(marked.lowerBound + part.lowerBound..<marked.lowerBound + part.upperBound))
        return TextChange(range, count: new.count)
    }

    // MARK: - Undo

    /// How many steps there are for ``undo()`` to take back, without what is being composed. One more when an edit
    /// began a step, the same when it went on with the last one.
    public var undoCount: Int { history.done.count }

    /// Whether ``undo()`` does anything.
    public var canUndo: Bool { composed != nil || !history.done.isEmpty }

    /// Whether ``redo()`` does anything.
    public var canRedo: Bool { composed == nil && !history.undone.isEmpty }

    /// Takes back the last step: what was typed at one place up to the end of a line, what was deleted at one place,
    /// or one other edit. What is composed is taken back first, alone. What was selected before is selected.
    ///
    /// - Returns: What changed; `nil` when there is nothing to undo.
    @discardableResult
    public mutating func undo() -> TextChange? {
        if composed != nil { return cancelComposition() }
        guard let entry = history.popDone() else { return nil }
        let range = entry.offset..<entry.offset + entry.inserted.count
        text.replaceSubrange(range, with: entry.removed)
        selected = entry.before
        return TextChange(range, count: entry.removed.count)
    }

    /// Does again what was undone last.
    ///
    /// - Returns: What changed; `nil` when nothing was undone, or something was done since.
    @discardableResult
    public mutating func redo() -> TextChange? {
        guard composed == nil, let entry = history.popUndone() else { return nil }
        let range = entry.offset..<entry.offset + entry.removed.count
        text.replaceSubrange(range, with: entry.inserted)
        selected = entry.after
        return TextChange(range, count: entry.inserted.count)
    }

    /// Ends the step that is to be undone: what is typed next is another.
    public mutating func breakUndoCoalescing() { history.close() }

    // MARK: - Places

    private func aligned(_ range: Range<Int>) -> Range<Int> {
        let start = text.characterBoundary(atOrBefore: range.lowerBound)
        return start..<max(start, text.characterBoundary(atOrAfter: range.upperBound))
    }

    private func aligned(_ selection: TextSelection) -> TextSelection {
        let range = selection.isCaret ? caretRange(selection.head) : aligned(selection.range)
        return selection.head < selection.anchor
            ? TextSelection(anchor: range.upperBound, head: range.lowerBound) : TextSelection(range)
    }

    private func caretRange(_ offset: Int) -> Range<Int> {
        let caret = text.characterBoundary(atOrAfter: offset)
        return caret..<caret
    }
}

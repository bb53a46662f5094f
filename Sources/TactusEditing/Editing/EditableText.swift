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
    private var content: StyledBuffer
    /// What an input method composes, by offsets; `nil` when it composes nothing.
    public private(set) var markedRange: Range<Int>?
    private var selected = TextSelection(caret: 0)
    private var history = EditHistory()
    /// What was there before composing began.
    private var composed: Composition?

    private struct Composition: Sendable {
        var replaced: StyledBuffer
        var selection: TextSelection
    }

    /// Creates a text with the caret at its end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - styles: The styles of its parts.
    public init(_ text: TextBuffer = TextBuffer(), styles: StyleRuns = StyleRuns()) {
        content = StyledBuffer(text, styles)
        selected = TextSelection(caret: text.count)
    }

    /// The text, with what is being composed.
    public var text: TextBuffer { content.text }

    /// The styles of the text's parts, by numbers of the program's own. They move along with the text.
    public var styles: StyleRuns { content.styles }

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
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - style: The number of its style; `nil` for that of what it replaces, or goes on.
    /// - Returns: What changed.
    @discardableResult
    public mutating func insertText(_ string: some StringProtocol, style: Int? = nil) -> TextChange {
        if composed != nil {
            let change = replaceMarked(with: TextBuffer(string), style, selecting: nil)
            unmarkText()
            return change
        }
        let range = selected.range
        return edit(range, with: styled(string, style, at: range), kind: range.isEmpty ? .typing : .other)
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

    /// Replaces a part of the text. The caret is after the new text.
    ///
    /// What is composed beside the part goes on being composed, with the caret in it. Where the part touches it, it is
    /// taken back first, and the part has what it replaced instead.
    ///
    /// - Parameters:
    ///   - range: Taken outwards to whole characters.
    ///   - string: May be empty.
    ///   - style: The number of its style; `nil` for that of what it replaces, or goes on.
    /// - Returns: What changed.
    @discardableResult
    public mutating func replace(
        _ range: Range<Int>, withText string: some StringProtocol, style: Int? = nil
    ) -> TextChange {
        replace(range) { $0.styled(string, style, at: $1) }
    }

    /// Replaces a part of the text by another text, whose bytes are shared: a paste of any size. What is composed is
    /// treated as by ``replace(_:withText:style:)``.
    ///
    /// - Parameters:
    ///   - range: Taken outwards to whole characters.
    ///   - new: May be empty.
    ///   - styles: The styles of its parts; `nil` for that of what it replaces, or goes on.
    /// - Returns: What changed.
    @discardableResult
    public mutating func replace(
        _ range: Range<Int>, with new: TextBuffer, styles: StyleRuns? = nil
    ) -> TextChange {
        replace(range) {
            StyledBuffer(new, styles ?? StyleRuns($0.inheritedStyle(at: $1), count: new.count))
        }
    }

    private mutating func replace(
        _ range: Range<Int>, by new: (EditableText, Range<Int>) -> StyledBuffer
    ) -> TextChange {
        let range = aligned(range)
        guard let marked = markedRange else { return edit(range, with: new(self, range), kind: .other) }
        if range.upperBound < marked.lowerBound || range.lowerBound > marked.upperBound {
            return edit(range, with: new(self, range), beside: marked)
        }
        let count = text.count
        let growth = (cancelComposition()?.count ?? 0) - marked.count
        let end = max(range.upperBound, marked.upperBound) + growth
        let part = aligned(min(range.lowerBound, marked.lowerBound)..<end)
        edit(part, with: new(self, part), kind: .other)
        let former = part.lowerBound..<part.upperBound - growth
        return TextChange(former, count: text.count - count + former.count)
    }

    private mutating func delete(
        _ kind: EditHistory.Kind, _ range: (TextBuffer, Int) -> Range<Int>
    ) -> TextChange? {
        if composed != nil { return cancelComposition() }
        guard selected.isCaret else { return edit(selected.range, with: StyledBuffer(), kind: .other) }
        let range = range(text, selected.head)
        guard !range.isEmpty else { return nil }
        return edit(range, with: StyledBuffer(), kind: kind)
    }

    /// Replaces a part beside what is composed. Undo knows of it as in the text without that.
    private mutating func edit(_ range: Range<Int>, with new: StyledBuffer, beside marked: Range<Int>) -> TextChange {
        guard var composition = composed else { return TextChange(range, count: range.count) }
        let (before, removed) = (composition.selection, content[range])
        content.replaceSubrange(range, with: new)
        var offset = range.lowerBound
        if range.lowerBound < marked.lowerBound {
            let shift = new.count - range.count
            func shifted(_ selection: TextSelection) -> TextSelection {
                TextSelection(anchor: selection.anchor + shift, head: selection.head + shift)
            }
            markedRange = marked.lowerBound + shift..<marked.upperBound + shift
            composition.selection = shifted(before)
        } else {
            offset += composition.replaced.count - marked.count
        }
        composed = composition
        // It may have been set outside of what is composed.
        let change = TextChange(range, count: new.count)
        selected = aligned(
            TextSelection(anchor: change.offset(of: selected.anchor), head: change.offset(of: selected.head)))
        history.add(
            EditHistory.Entry(
                offset: offset, removed: removed, inserted: new, before: before, after: composition.selection), .other)
        return change
    }

    @discardableResult
    private mutating func edit(_ range: Range<Int>, with new: StyledBuffer, kind: EditHistory.Kind) -> TextChange {
        let before = selected
        let removed = content[range]
        content.replaceSubrange(range, with: new)
        selected = aligned(TextSelection(caret: range.lowerBound + new.count))
        if !(removed.isEmpty && new.isEmpty) {
            let entry = EditHistory.Entry(
                offset: range.lowerBound, removed: removed, inserted: new, before: before, after: selected)
            history.add(entry, kind)
        }
        return TextChange(range, count: new.count)
    }

    // MARK: - Styles

    /// Gives a part of the text other styles, as a step that can be undone. The selection stays. What is composed goes
    /// on, and its styles go with it: the step is of what is beside it.
    ///
    /// - Parameters:
    ///   - range: Taken outwards to whole characters.
    ///   - isStep: Whether it can be undone. Styles that follow from the text, as colours of a programming language do,
    ///     are better none: they are given again after each step.
    ///   - change: Given the number of a style, returns that which is to be there. Called once for each run.
    /// - Returns: What changed: a text that is the same; `nil` when no style is another.
    @discardableResult
    public mutating func updateStyles(
        of range: Range<Int>, isStep: Bool = true, _ change: (Int) -> Int
    ) -> TextChange? {
        let range = aligned(range)
        let old = content[range]
        var new = StyledBuffer(old.text)
        old.styles.forEachRun(in: 0..<old.count) { part, style in
            new.styles.replaceSubrange(
                part, of: old.count, with: StyleRuns(change(style), count: part.count), count: part.count)
        }
        guard new.styles != old.styles else { return nil }
        content.styles.replaceSubrange(range, of: text.count, with: new.styles, count: range.count)
        if isStep { addStep(of: range, from: old, to: new) }
        return TextChange(range, count: range.count)
    }

    /// Notes that a part has other styles. Undo knows of it as in the text without what is composed.
    private mutating func addStep(of range: Range<Int>, from old: StyledBuffer, to new: StyledBuffer) {
        var entry = EditHistory.Entry(
            offset: range.lowerBound, removed: old, inserted: new, before: selected, after: selected)
        if let composed, let marked = markedRange {
            let cut = marked.clamped(to: range)
            let head = range.lowerBound < marked.lowerBound ? 0..<cut.lowerBound - range.lowerBound : 0..<0
            let tail = range.upperBound > marked.upperBound ? cut.upperBound - range.lowerBound..<range.count : 0..<0
            let middle = head.isEmpty || tail.isEmpty ? StyledBuffer() : composed.replaced
            entry.removed = old[head].appending(middle).appending(old[tail])
            entry.inserted = new[head].appending(middle).appending(new[tail])
            if head.isEmpty { entry.offset += cut.count + composed.replaced.count - marked.count }
            (entry.before, entry.after) = (composed.selection, composed.selection)
        }
        if entry.removed.styles != entry.inserted.styles { history.add(entry, .other) }
    }

    /// Finds the style of what is typed in the place of a part: that of the part's beginning; of an empty one, that of
    /// the character before, or at the beginning of a line that of the line's first character, if it has one.
    ///
    /// - Parameter range: Offsets in bytes, within the text.
    /// - Returns: The number of the style.
    public func inheritedStyle(at range: Range<Int>) -> Int {
        let start = range.lowerBound
        guard range.isEmpty, start > 0, !styles.isEmpty else { return styles.style(at: start) }
        let beginsLine = text.root.byte(at: start - 1) == 0x0A
        return styles.style(at: beginsLine && start < text.count ? start : start - 1)
    }

    private func styled(_ string: some StringProtocol, _ style: Int?, at range: Range<Int>) -> StyledBuffer {
        StyledBuffer(TextBuffer(string), style: style ?? inheritedStyle(at: range))
    }

    // MARK: - Composing

    /// Shows what an input method composes, in place of what it showed before, or of what is selected.
    ///
    /// - Parameters:
    ///   - string: May be empty: then nothing is composed, and what was replaced is still away.
    ///   - selectedRange: What is selected within it, in bytes of `string`.
    ///   - style: The number of its style; `nil` for that of what it replaces, or goes on.
    /// - Returns: What changed.
    @discardableResult
    public mutating func setMarkedText(
        _ string: some StringProtocol, selectedRange: Range<Int>, style: Int? = nil
    ) -> TextChange {
        if composed == nil {
            let range = selected.range
            composed = Composition(replaced: content[range], selection: selected)
            markedRange = range
        }
        return replaceMarked(with: TextBuffer(string), style, selecting: selectedRange)
    }

    /// Keeps what is composed. It can be undone as one step.
    public mutating func unmarkText() {
        guard let composition = composed, let range = markedRange else { return }
        composed = nil
        markedRange = nil
        history.close()
        guard !(composition.replaced.isEmpty && range.isEmpty) else { return }
        let entry = EditHistory.Entry(
            offset: range.lowerBound, removed: composition.replaced, inserted: content[range],
            before: composition.selection, after: selected)
        history.add(entry, .other)
    }

    /// Gives back what composing replaced.
    private mutating func cancelComposition() -> TextChange? {
        guard let composition = composed, let range = markedRange else { return nil }
        composed = nil
        markedRange = nil
        history.close()
        content.replaceSubrange(range, with: composition.replaced)
        selected = aligned(composition.selection)
        return TextChange(range, count: composition.replaced.count)
    }

    private mutating func replaceMarked(
        with new: TextBuffer, _ style: Int?, selecting part: Range<Int>?
    ) -> TextChange {
        let range = markedRange ?? selected.range
        content.replaceSubrange(range, with: StyledBuffer(new, style: style ?? inheritedStyle(at: range)))
        let marked = range.lowerBound..<range.lowerBound + new.count
        markedRange = marked
        let part = part?.clamped(to: 0..<new.count) ?? new.count..<new.count
        selected = aligned(
            TextSelection(marked.lowerBound + part.lowerBound..<marked.lowerBound + part.upperBound))
        return TextChange(range, count: new.count)
    }

    // MARK: - Undo

    /// How many steps there are for ``undo()`` to take back, without what is being composed. One more when an edit
    /// began a step, the same when it went on with the last one. The last 4096 are kept at least.
    public var undoCount: Int { history.done.count }

    /// How many steps edits have begun so far. Grows also where the oldest steps are forgotten.
    package var begunSteps: Int { history.begun }

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
        content.replaceSubrange(range, with: entry.removed)
        selected = aligned(entry.before)
        return TextChange(range, count: entry.removed.count)
    }

    /// Does again what was undone last.
    ///
    /// - Returns: What changed; `nil` when nothing was undone, or something was done since.
    @discardableResult
    public mutating func redo() -> TextChange? {
        guard composed == nil, let entry = history.popUndone() else { return nil }
        let range = entry.offset..<entry.offset + entry.removed.count
        content.replaceSubrange(range, with: entry.inserted)
        selected = aligned(entry.after)
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

import TactusEditing
import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// The view that a ``TextEditor`` edits the text of: it asks its delegate, and shows what changed.
protocol TextEditorOwner: View {
    /// Whether a part may be replaced, and by what.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - text: What is to be there; may be changed.
    /// - Returns: `false` to leave the text as it is.
    func editorMayReplace(_ range: Range<Int>, with text: inout String) -> Bool

    /// Whether somebody wants to see what is to be there.
    var asksBeforeReplacing: Bool { get }

    /// Sent when the text has changed, by the user, an input method or undo.
    func editorTextDidChange(_ update: TextContentLayout.Update)

    /// Sent before it, when the text is another and the layout is not: what is kept by offsets follows.
    func editorDidReplace(_ change: TextChange)

    /// Sent when the selection is another.
    func editorSelectionDidChange(from old: TextSelection)
}

/// What a field and an editor have in common: the text, its layout, its undo, and what input methods do to it.
final class TextEditor {
    unowned let owner: any TextEditorOwner
    let layout: TextContentLayout
    private(set) var content = EditableText()
    /// How many steps of ``content`` the window's history knows.
    private var knownSteps = 0
    /// Counts up with each change, so that one within a question is noticed.
    private(set) var revision = 0
    private var isAsking = false
    private(set) var isTelling = false
    private var isTellingSelection = false
    /// What the numbers of ``content``'s styles stand for.
    var styles = TextStyles()
    /// What is typed next looks like, where a program or the user has said so; until the selection is another.
    var typingStyle: TextAttributes? {
        didSet { if typingStyle != oldValue { layout.forgetEmptyLastLine() } }
    }

    init(for owner: any TextEditorOwner) {
        self.owner = owner
        layout = TextContentLayout(for: owner)
    }

    var text: TextBuffer { content.text }
    var markedRange: Range<Int>? { content.markedRange }

    var selection: TextSelection {
        get { content.selection }
        set {
            let old = content.selection
            content.selection = newValue
            guard content.selection != old else { return }
            typingStyle = nil
            owner.editorSelectionDidChange(from: old)
        }
    }

    // MARK: What the program does

    /// Takes over another text. What was done cannot be undone.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - runs: What its parts look like.
    ///   - selection: What is selected then; `nil` for its end.
    func setText(_ text: TextBuffer, styles runs: StyleRuns = StyleRuns(), selecting selection: TextSelection? = nil) {
        let old = content.selection
        content = EditableText(text, styles: runs)
        if let selection { content.selection = selection }
        if runs.isEmpty { styles = TextStyles() }
        typingStyle = nil
        layout.styleSource = runs.isEmpty ? nil : self
        revision += 1
        forgetUndo()
        layout.reset(to: text, style: layout.style)
        if content.selection != old { owner.editorSelectionDidChange(from: old) }
    }

    /// Lays the text out another way.
    func setStyle(_ style: TextContentLayout.Style) {
        layout.reset(to: text, style: style, markedRange: markedRange)
    }

    /// Forgets what was done.
    func forgetUndo() {
        knownSteps = content.begunSteps
        owner.undoManager?.removeAllActions(withTarget: self)
    }

    // MARK: What the user does

    func insert(_ text: String) {
        let range = content.markedRange ?? selection.range
        guard let text = agreed(range, text) else { return }
        let style = numberOfTypingStyle
        edit(named: "Typing") { $0.insertText(text, style: style) }
        typingStyle = nil
    }

    func deleteBackward() {
        let range = deletedRange { text, caret in text.offset(beforeCharacterAt: caret)..<caret }
        guard !range.isEmpty || markedRange != nil, agreed(range, "") != nil else { return }
        keepingTypingStyle { edit(named: "Delete") { $0.deleteBackward() } }
    }

    func deleteForward() {
        let range = deletedRange { text, caret in caret..<text.offset(afterCharacterAt: caret) }
        guard !range.isEmpty || markedRange != nil, agreed(range, "") != nil else { return }
        keepingTypingStyle { edit(named: "Delete") { $0.deleteForward() } }
    }

    private func deletedRange(_ range: (TextBuffer, Int) -> Range<Int>) -> Range<Int> {
        markedRange ?? (selection.isCaret ? range(text, selection.head) : selection.range)
    }

    func replace(_ range: Range<Int>, with text: String, named name: String) {
        let start = content.text.characterBoundary(atOrBefore: range.lowerBound)
        let range = start..<max(start, content.text.characterBoundary(atOrAfter: range.upperBound))
        guard !range.isEmpty || !text.isEmpty, let text = agreed(range, text) else { return }
        guard text.isEmpty else {
            let style = numberOfStyle(replacing: range)
            return edit(named: name) { $0.replace(range, withText: text, style: style) }
        }
        keepingTypingStyle { edit(named: name) { $0.replace(range, withText: "") } }
    }

    /// Empties the text without asking whether it may be changed: who does has asked whether it may be emptied.
    func clear() {
        let all = 0..<content.text.count
        keepingTypingStyle { edit(named: "Clear") { $0.replace(all, withText: "") } }
    }

    /// Replaces what differs from a text, and places the caret: for texts that are put in form.
    func rewrite(as new: String, caret: Int) {
        let old = Array(text.string)
        let all = Array(new)
        guard old != all else { return selection = TextSelection(caret: caret) }
        let start = zip(old, all).prefix { $0 == $1 }.count
        let limit = min(old.count, all.count) - start
        let end = zip(old.reversed(), all.reversed()).prefix { $0 == $1 }.prefix(limit).count
        func bytes(_ characters: ArraySlice<Character>) -> Int { characters.reduce(0) { $0 + $1.utf8.count } }
        let lower = bytes(old[..<start])
        let range = lower..<lower + bytes(old[start..<old.count - end])
        edit(named: "Typing") {
            let change = $0.replace(range, withText: String(all[start..<all.count - end]))
            $0.selection = TextSelection(caret: caret)
            return change
        }
    }

    /// Tells who wants to know that the text has changed; not of what they change while they are told.
    func reportText(_ body: () -> Void) {
        guard !isTelling else { return }
        isTelling = true
        body()
        isTelling = false
    }

    /// Tells who wants to know that the selection is another; not of what they change while they are told.
    func reportSelection(_ body: () -> Void) {
        guard !isTellingSelection else { return }
        isTellingSelection = true
        body()
        isTellingSelection = false
    }

    /// What a question answers that may change the text itself: then what was asked for has lost its sense.
    func agreed(_ range: Range<Int>, _ text: String) -> String? {
        // What is changed within the question is not asked for.
        guard !isAsking else { return text }
        isAsking = true
        defer { isAsking = false }
        let revision = revision
        var text = text
        let isAgreed = owner.editorMayReplace(range, with: &text)
        return isAgreed && revision == self.revision ? text : nil
    }

    // MARK: What input methods do

    func setMarkedText(_ marked: MarkedText?) {
        let old = selection
        let change: TextChange?
        if let marked {
            let end = marked.text.utf8.count
            change = content.setMarkedText(
                marked.text, selectedRange: marked.selection ?? end..<end, style: numberOfTypingStyle)
        } else {
            guard content.markedRange != nil else { return }
            change = content.undo()
        }
        if let change { finish(change, selectionBefore: old, keepsTypingStyle: true) }
    }

    /// Deletes around the selection, which stays.
    func deleteSurrounding(before: Int, after: Int) {
        let kept = selection
        let range = kept.range
        let end = text.characterBoundary(atOrAfter: range.upperBound + min(max(after, 0), text.count))
        if end > range.upperBound { replace(range.upperBound..<end, with: "", named: "Delete") }
        let start = text.characterBoundary(atOrBefore: range.lowerBound - min(max(before, 0), text.count))
        var moved = 0
        if start < range.lowerBound {
            let count = text.count
            replace(start..<range.lowerBound, with: "", named: "Delete")
            moved = count - text.count
        }
        selection = TextSelection(anchor: kept.anchor - moved, head: kept.head - moved)
    }

    // MARK: Doing it

    func edit(named name: String, _ body: (inout EditableText) -> TextChange?) {
        let old = selection
        guard let change = body(&content) else { return }
        registerUndo(named: name)
        finish(change, selectionBefore: old)
    }

    private func finish(_ change: TextChange, selectionBefore old: TextSelection, keepsTypingStyle: Bool = false) {
        revision += 1
        if selection != old, !keepsTypingStyle { typingStyle = nil }
        owner.editorDidReplace(change)
        let update = layout.update(to: text, change, markedRange: markedRange)
        if selection != old { owner.editorSelectionDidChange(from: old) }
        owner.editorTextDidChange(update)
    }

    /// Registers a step that has begun with the history of the window.
    private func registerUndo(named name: String) {
        defer { knownSteps = content.begunSteps }
        guard content.begunSteps > knownSteps, let history = owner.undoManager else { return }
        history.registerUndo(withTarget: self) { $0.undo() }
        history.setActionName(name)
    }

    private func undo() {
        if markedRange != nil { setMarkedText(nil) }
        let old = selection
        guard let change = content.undo() else { return }
        knownSteps = content.begunSteps
        owner.undoManager?.registerUndo(withTarget: self) { $0.redo() }
        finish(change, selectionBefore: old)
    }

    private func redo() {
        if markedRange != nil { setMarkedText(nil) }
        let old = selection
        guard let change = content.redo() else { return }
        knownSteps = content.begunSteps
        owner.undoManager?.registerUndo(withTarget: self) { $0.undo() }
        finish(change, selectionBefore: old)
    }
}

/// What was done to a text and can be undone, and what was undone and can be done again.
struct EditHistory: Sendable {
    /// What a person did, as far as it matters for what is undone in one step.
    enum Kind: Sendable {
        case typing, deletingBackward, deletingForward, other
    }

    /// One step: a part of the text that was replaced.
    struct Entry: Sendable {
        var offset: Int
        var removed: StyledBuffer
        var inserted: StyledBuffer
        var before: TextSelection
        var after: TextSelection
    }

    /// How many steps can be undone. With a quarter more the oldest are forgotten.
    private static let mostSteps = 4096

    private(set) var undone: [Entry] = []
    private(set) var done: [Entry] = []
    /// What the last entry is, while more of the same may be added to it.
    private var open: Kind?
    /// How many steps have begun so far, those that were forgotten among them.
    private(set) var begun = 0

    /// Notes what was done. What was undone before cannot be done again.
    mutating func add(_ entry: Entry, _ kind: Kind) {
        undone.removeAll()
        let last = done.count - 1
        let isAdded = kind == open && last >= 0 && Self.extend(&done[last], by: entry, kind)
        if !isAdded { begin(entry) }
        open = endsStep(entry, kind) ? nil : kind
    }

    private mutating func begin(_ entry: Entry) {
        done.append(entry)
        begun += 1
        if done.count > Self.mostSteps + Self.mostSteps / 4 { done.removeFirst(done.count - Self.mostSteps) }
    }

    /// Begins a new step with the next edit.
    mutating func close() { open = nil }

    /// Takes the last step, to undo it.
    mutating func popDone() -> Entry? {
        open = nil
        guard let entry = done.popLast() else { return nil }
        undone.append(entry)
        return entry
    }

    /// Takes the step that was undone last, to do it again.
    mutating func popUndone() -> Entry? {
        open = nil
        guard let entry = undone.popLast() else { return nil }
        done.append(entry)
        return entry
    }

    /// Adds an edit to the step before it, when it goes on where that ended.
    private static func extend(_ last: inout Entry, by entry: Entry, _ kind: Kind) -> Bool {
        switch kind {
        case .typing:
            guard entry.removed.isEmpty, entry.offset == last.offset + last.inserted.count else { return false }
            last.inserted.replaceSubrange(last.inserted.count..<last.inserted.count, with: entry.inserted)
        case .deletingBackward:
            guard entry.offset + entry.removed.count == last.offset else { return false }
            last.removed.replaceSubrange(0..<0, with: entry.removed)
            last.offset = entry.offset
        case .deletingForward:
            guard entry.offset == last.offset else { return false }
            last.removed.replaceSubrange(last.removed.count..<last.removed.count, with: entry.removed)
        case .other: return false
        }
        last.after = entry.after
        return true
    }

    /// A line that was typed to its end is a step.
    private func endsStep(_ entry: Entry, _ kind: Kind) -> Bool {
        let new = entry.inserted
        return kind == .typing && !new.isEmpty && new.text.root.byte(at: new.count - 1) == 0x0A
    }
}

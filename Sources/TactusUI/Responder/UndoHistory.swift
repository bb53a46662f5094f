/// A history of actions that can be undone and redone.
///
/// Whoever changes something registers what changes it back. Calling that, in turn, registers what changes it forth:
///
/// ```swift
/// func rename(_ item: Item, to title: String) {
///     let old = item.title
///     undoManager?.registerUndo(withTarget: self) { $0.rename(item, to: old) }
///     undoManager?.setActionName("Rename")
///     item.title = title
/// }
/// ```
///
/// What is registered in one group is taken back together. Every window has a history, whose groups close with the
/// event that was handled; a history of one's own closes them when it is told to, or at once.
///
/// Targets are weak: what belongs to one that is gone is passed over.
public final class UndoHistory {
    private struct Change {
        weak var target: AnyObject?
        let revert: () -> Void
    }

    private struct Group {
        var changes: [Change] = []
        var name = ""
        var isAlive: Bool { changes.contains { $0.target != nil } }
    }

    private enum Direction {
        case undoing
        case redoing
    }

    private let closeLater: (@escaping () -> Void) -> Void
    private var done: [Group] = []
    private var undone: [Group] = []
    private var open: Group?
    private var depth = 0
    /// Whether a group is open that an event will close.
    private var isGrouping = false
    private var direction: Direction?
    private var disableCount = 0

    /// How many groups can be taken back, at least 1; older ones are forgotten. `nil`, the default, keeps them all.
    public var levelsOfUndo: Int? {
        didSet { limit() }
    }

    /// Creates an empty history, in which what is registered outside a group is a group of its own.
    public convenience init() {
        self.init { $0() }
    }

    /// Creates an empty history.
    ///
    /// - Parameter closeLater: Is given what closes the group that the first registration outside a group opens, and
    ///   calls it when no more belongs to it.
    init(closeLater: @escaping (@escaping () -> Void) -> Void) {
        self.closeLater = closeLater
    }

    // MARK: Registering

    /// Registers what takes a change back.
    ///
    /// While something is undone it registers what does it again; else all that was undone is forgotten.
    ///
    /// - Parameters:
    ///   - target: What `revert` works on; not kept alive, and nothing happens once it is gone.
    ///   - revert: Takes the change back. It must not hold the target.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, _ revert: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if direction == nil { undone = [] }
        if open == nil { beginImplicitGroup() }
        open?.changes.append(
            Change(target: target) { [weak target] in
                if let target { revert(target) }
            })
        if depth == 0, !isGrouping { closeGroup() }
    }

    /// Opens a group: all that is registered until it is closed is taken back together. Groups inside a group belong to
    /// it.
    public func beginUndoGrouping() {
        if open == nil { open = Group() }
        depth += 1
    }

    /// Closes the group that was opened last. Each ``beginUndoGrouping()`` needs one.
    public func endUndoGrouping() {
        precondition(depth > 0, "endUndoGrouping() without beginUndoGrouping()")
        depth -= 1
        if depth == 0, !isGrouping { closeGroup() }
    }

    /// Names the group that is open, or the last one, for the title of a menu: "Undo Rename".
    public func setActionName(_ name: String) {
        if open != nil {
            open?.name = name
        } else if let last = done.indices.last {
            done[last].name = name
        }
    }

    /// Whether what is registered counts.
    public var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Lets nothing be registered until ``enableUndoRegistration()`` is called as often.
    public func disableUndoRegistration() { disableCount += 1 }

    /// Takes one ``disableUndoRegistration()`` back.
    public func enableUndoRegistration() {
        precondition(disableCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disableCount -= 1
    }

    // MARK: Taking back

    /// Whether there is something to take back.
    public var canUndo: Bool { open?.isAlive == true || done.contains(where: \.isAlive) }

    /// Whether there is something to do again.
    public var canRedo: Bool { undone.contains(where: \.isAlive) }

    /// Whether something is being taken back.
    public var isUndoing: Bool { direction == .undoing }

    /// Whether something is being done again.
    public var isRedoing: Bool { direction == .redoing }

    /// The name of the action that would be undone, as ``setActionName(_:)`` set it; empty when it has none.
    public var undoActionName: String { open?.name ?? done.last(where: \.isAlive)?.name ?? "" }

    /// The name of the action that would be redone; empty when it has none.
    public var redoActionName: String { undone.last(where: \.isAlive)?.name ?? "" }

    /// Takes the last group back. Nothing happens when there is none, or while another one is taken back. Not to be
    /// called inside a group.
    public func undo() {
        guard direction == nil else { return }
        precondition(depth == 0, "undo() inside a group: call endUndoGrouping() first")
        if open != nil { closeGroup() }
        guard let group = Self.takeLast(&done) else { return }
        revert(group, .undoing)
    }

    /// Does the last group again that was taken back. Nothing happens when there is none, or while another one is taken
    /// back.
    public func redo() {
        guard direction == nil else { return }
        precondition(depth == 0, "redo() inside a group: call endUndoGrouping() first")
        if open != nil { closeGroup() }
        guard let group = Self.takeLast(&undone) else { return }
        revert(group, .redoing)
    }

    /// Forgets everything.
    public func removeAllActions() {
        done = []
        undone = []
        open?.changes = []
    }

    /// Forgets what belongs to `target`.
    public func removeAllActions(withTarget target: AnyObject) {
        func strip(_ group: inout Group) { group.changes.removeAll { $0.target === target } }
        for index in done.indices { strip(&done[index]) }
        for index in undone.indices { strip(&undone[index]) }
        open?.changes.removeAll { $0.target === target }
    }

    // MARK: Groups

    private func beginImplicitGroup() {
        open = Group()
        guard direction == nil else { return }
        isGrouping = true
        closeLater { [weak self] in
            guard let self else { return }
            isGrouping = false
            if depth == 0, direction == nil, open?.changes.isEmpty == false { closeGroup() }
        }
    }

    private func closeGroup() {
        guard let group = open else { return }
        open = nil
        isGrouping = false
        guard !group.changes.isEmpty else { return }
        if direction == .undoing { undone.append(group) } else { done.append(group) }
        limit()
    }

    private func revert(_ group: Group, _ way: Direction) {
        direction = way
        open = Group(name: group.name)
        depth = 1
        for change in group.changes.reversed() { change.revert() }
        depth = 0
        closeGroup()
        direction = nil
    }

    private func limit() {
        guard let levelsOfUndo else { return }
        done.removeFirst(max(0, done.count - max(levelsOfUndo, 1)))
        undone.removeFirst(max(0, undone.count - max(levelsOfUndo, 1)))
    }

    private static func takeLast(_ groups: inout [Group]) -> Group? {
        while let group = groups.popLast() {
            if group.isAlive { return group }
        }
        return nil
    }
}

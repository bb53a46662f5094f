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
/// event that was handled (``groupsByEvent``); a history of one's own closes them when it is told to, or at once.
/// Groups may be inside others, and the last one inside can be taken back by itself (``undoNestedGroup()``).
///
/// Targets are weak: what belongs to one that is gone is passed over.
public final class UndoHistory {
    enum Direction {
        case undoing
        case redoing
    }

    private let closeLater: ((@escaping () -> Void) -> Void)?
    var done: [UndoGroup] = []
    var undone: [UndoGroup] = []
    /// The groups that are open, each inside the one before it.
    var open: [UndoGroup] = []
    /// How many groups are open inside the innermost of ``open``, and are none of their own.
    private var surplus = 0
    /// How many groups may be inside one another. What is registered in those inside the innermost belongs to that.
    private static let deepestGroup = 64
    /// Whether the outermost open group is one that an event will close.
    private(set) var isGroupedByEvent = false
    /// Whether that event is over, and the group waits for those inside it.
    private var isEventOver = false
    /// Tells the group that an event closes from those that it does not know.
    private var eventGroup = 0
    var direction: Direction?
    private var disableCount = 0
    /// With how many groups those are looked for whose targets are gone.
    private var sweepCount = 64
    /// Finds what belongs to a target.
    private var targets = UndoIndex()
    var observers: [UndoObserver] = []

    /// How many groups are kept where the program does not say. With a quarter more the oldest are forgotten.
    private static let mostGroups = 1 << 14

    /// How many groups can be taken back, at least 1; older ones are forgotten. `nil`, the default, keeps the last
    /// 16,384.
    public var levelsOfUndo: Int? {
        didSet { limit() }
    }

    /// Whether what is registered outside a group is one group until the event that is being handled has been.
    /// `true` by default for the histories of windows. A history of one's own knows of no events: there it is
    /// `false`, and cannot be set.
    public var groupsByEvent: Bool {
        didSet {
            precondition(
                closeLater != nil || !groupsByEvent,
                "a history of no window has no events to group by: use beginUndoGrouping() and endUndoGrouping()")
        }
    }

    /// Creates an empty history, in which what is registered outside a group is a group of its own.
    @_disfavoredOverload
    public init() {
        closeLater = nil
        groupsByEvent = false
    }

    /// Creates an empty history.
    ///
    /// - Parameter closeLater: Is given what closes the group that the first registration outside a group opens, and
    ///   calls it when no more belongs to it.
    package init(closeLater: @escaping (@escaping () -> Void) -> Void) {
        self.closeLater = closeLater
        groupsByEvent = true
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
        withTarget target: Target, handler revert: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if direction == nil { undone = [] }
        let isAlone = open.isEmpty
        if isAlone { openImplicitGroup() }
        open[open.count - 1].add(target) { [weak target] in if let target { revert(target) } }
        if isAlone, !isGroupedByEvent { closeGroup() }
    }

    /// Opens a group: all that is registered until it is closed is taken back together. Inside the group of an event it
    /// belongs to that; else it stands by itself.
    ///
    /// Up to 64 groups are in one another: what is registered in those inside the innermost belongs to that.
    public func beginUndoGrouping() {
        pushGroup()
    }

    /// Closes the group that was opened last. Each ``beginUndoGrouping()`` needs one.
    public func endUndoGrouping() {
        precondition(groupingLevel > (isGroupedByEvent ? 1 : 0), "endUndoGrouping() without beginUndoGrouping()")
        closeGroup()
        if isEventOver, groupingLevel == 1 { closeGroup() }
    }

    /// How many groups are open, each inside the one before it, that which an event will close included.
    public var groupingLevel: Int { open.count + surplus }

    /// Names the group that is open, or the last one, for the title of a menu: "Undo Rename".
    public func setActionName(_ name: String) { editLast { $0.name = name } }

    /// Says whether the group that is open, or the last one, may be lost without a word, as a change of what is
    /// selected: nobody need be asked about it before a document is closed.
    public func setActionIsDiscardable(_ isDiscardable: Bool) { editLast { $0.isDiscardable = isDiscardable } }

    private func editLast(_ edit: (inout UndoGroup) -> Void) {
        if !open.isEmpty {
            edit(&open[0])
        } else if let last = done.indices.last {
            edit(&done[last])
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

    /// Takes the last group back. Nothing happens when there is none, or while another one is taken back. Not to be
    /// called inside a group.
    public func undo() {
        guard direction == nil else { return }
        closeEventGroup()
        precondition(open.isEmpty, "undo() inside a group: call endUndoGrouping() first")
        notify(.checkpoint)
        guard let group = Self.takeLast(&done) else { return }
        notify(.willUndo)
        revert(group, .undoing)
        notify(.didUndo)
    }

    /// Takes the last group back that is closed: inside a group that is open the last one in it. It is redone as a
    /// group of its own. Nothing happens when there is none, or while another one is taken back.
    public func undoNestedGroup() {
        guard direction == nil else { return }
        guard open.last?.isEmpty == false else { return open.isEmpty ? undo() : () }
        guard let group = open[open.count - 1].removeLastGroup() else { return }
        notify(.checkpoint)
        notify(.willUndo)
        let outer = (open, surplus, isGroupedByEvent, isEventOver)
        (open, surplus, isGroupedByEvent, isEventOver) = ([], 0, false, false)
        revert(group, .undoing)
        (open, surplus, isGroupedByEvent, isEventOver) = outer
        notify(.didUndo)
    }

    /// Does the last group again that was taken back. Nothing happens when there is none, or while another one is taken
    /// back.
    public func redo() {
        guard direction == nil else { return }
        closeEventGroup()
        precondition(open.isEmpty, "redo() inside a group: call endUndoGrouping() first")
        notify(.checkpoint)
        guard let group = Self.takeLast(&undone) else { return }
        notify(.willRedo)
        revert(group, .redoing)
        notify(.didRedo)
    }

    /// Forgets everything.
    public func removeAllActions() {
        done = []
        undone = []
        for index in open.indices { open[index].removeAll() }
    }

    /// Forgets what belongs to `target`.
    public func removeAllActions(withTarget target: AnyObject) {
        targets.remove(target, from: &done, &undone)
        for index in open.indices { open[index].remove(target) }
    }

    // MARK: Groups

    private func openImplicitGroup() {
        pushGroup()
        guard direction == nil, groupsByEvent, let closeLater else { return }
        isGroupedByEvent = true
        eventGroup += 1
        let number = eventGroup
        var isWaiting = false
        closeLater { [weak self] in
            guard let self, isGroupedByEvent, eventGroup == number else { return }
            // Where no event is handled the group closes with what is registered now.
            guard isWaiting else { return isGroupedByEvent = false }
            if open.count == 1, direction == nil { closeGroup() } else { isEventOver = true }
        }
        isWaiting = true
    }

    /// Closes the group that the event would close, if no other is open inside it.
    private func closeEventGroup() {
        if isGroupedByEvent, open.count == 1 { closeGroup() }
    }

    private func pushGroup() {
        notify(.checkpoint)
        if open.count < Self.deepestGroup { open.append(UndoGroup()) } else { surplus += 1 }
        notify(.didOpenUndoGroup)
    }

    private func closeGroup() {
        guard !open.isEmpty else { return }
        notify(.checkpoint)
        notify(.willCloseUndoGroup)
        guard surplus == 0 else {
            surplus -= 1
            return notify(.didCloseUndoGroup)
        }
        var group = open.removeLast()
        if open.isEmpty { (isGroupedByEvent, isEventOver) = (false, false) }
        if !group.isEmpty {
            if !open.isEmpty {
                open[open.count - 1].add(group)
            } else {
                targets.add(&group, done, undone)
                if direction == .undoing { undone.append(group) } else { done.append(group) }
                limit()
                sweep()
            }
        }
        notify(.didCloseUndoGroup)
    }

    private func revert(_ group: UndoGroup, _ way: Direction) {
        direction = way
        open = [UndoGroup(name: group.name, isDiscardable: group.isDiscardable)]
        group.revert()
        while !open.isEmpty { closeGroup() }
        direction = nil
    }

    private func limit() {
        guard let levelsOfUndo else {
            if done.count > Self.mostGroups + Self.mostGroups / 4 { done.removeFirst(done.count - Self.mostGroups) }
            return
        }
        done.removeFirst(max(0, done.count - max(levelsOfUndo, 1)))
        undone.removeFirst(max(0, undone.count - max(levelsOfUndo, 1)))
    }

    /// Lets go of what belongs to targets that are gone, once there is twice as much as was left the last time: fields
    /// that come and go leave nothing behind, and each group costs as much as it did to add it.
    private func sweep() {
        guard done.count >= sweepCount else { return }
        done.removeAll { !$0.isAlive }
        sweepCount = max(64, 2 * done.count)
    }

    private static func takeLast(_ groups: inout [UndoGroup]) -> UndoGroup? {
        while let group = groups.popLast() {
            if group.isAlive { return group }
        }
        return nil
    }
}

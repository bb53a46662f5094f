import TactusGeometry

// What menus and documents ask of a history.
extension UndoHistory {
    private var lastDone: UndoGroup? { open.first ?? done.last(where: \.isAlive) }
    private var lastUndone: UndoGroup? { undone.last(where: \.isAlive) }

    /// Whether there is something to take back.
    public var canUndo: Bool { open.contains(where: \.isAlive) || done.contains(where: \.isAlive) }

    /// Whether there is something to do again.
    public var canRedo: Bool { undone.contains(where: \.isAlive) }

    /// Whether something is being taken back.
    public var isUndoing: Bool { direction == .undoing }

    /// Whether something is being done again.
    public var isRedoing: Bool { direction == .redoing }

    /// How many groups can be taken back. What belongs to targets that are gone does not count.
    public var undoCount: Int { done.count(where: \.isAlive) + (open.contains(where: \.isAlive) ? 1 : 0) }

    /// How many groups can be done again.
    public var redoCount: Int { undone.count(where: \.isAlive) }

    /// The name of the action that would be undone, as ``setActionName(_:)`` set it; empty when it has none.
    public var undoActionName: String { lastDone?.name ?? "" }

    /// The name of the action that would be redone; empty when it has none.
    public var redoActionName: String { lastUndone?.name ?? "" }

    /// Whether the action that would be undone may be lost without a word, see ``setActionIsDiscardable(_:)``.
    public var undoActionIsDiscardable: Bool { lastDone?.isDiscardable ?? false }

    /// Whether the action that would be redone may be lost without a word.
    public var redoActionIsDiscardable: Bool { lastUndone?.isDiscardable ?? false }

    /// The title of what undoes in a menu, such as `Undo Rename`; `Undo` where there is no name.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of what redoes in a menu, such as `Redo Rename`; `Redo` where there is no name.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of what undoes an action of a name.
    public func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \(name)" }

    /// Returns the title of what redoes an action of a name.
    public func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \(name)" }
}

// Who is told.
extension UndoHistory {
    /// What happens to a history. The names are those of `NSUndoManager`'s notifications.
    nonisolated public enum Notification: Hashable, Sendable, CaseIterable {
        /// A group is about to be opened or closed, or something to be taken back: what waits to be
        /// registered should be.
        case checkpoint
        /// A group was opened.
        case didOpenUndoGroup
        /// A group is about to close.
        case willCloseUndoGroup
        /// A group was closed: titles of menus may be others.
        case didCloseUndoGroup
        /// Something is about to be taken back.
        case willUndo
        /// Something was taken back.
        case didUndo
        /// Something is about to be done again.
        case willRedo
        /// Something was done again.
        case didRedo
    }

    /// Calls `handler` with everything that happens to the history, until it is told to stop.
    ///
    /// - Parameter handler: Called with what happens; not held longer than the history.
    /// - Returns: What ends it. One need not keep it.
    @discardableResult
    public func addObserver(_ handler: @escaping (Notification) -> Void) -> UndoObserver {
        let observer = UndoObserver(of: self, handler)
        observers.append(observer)
        return observer
    }

    /// Tells those who watch.
    func notify(_ notification: Notification) {
        StackRoom.check("registerUndo(withTarget:handler:)", of: self)
        for observer in observers { observer.handler?(notification) }
    }
}

/// Watches an ``UndoHistory``.
public final class UndoObserver {
    private(set) var handler: ((UndoHistory.Notification) -> Void)?
    private weak var history: UndoHistory?

    init(of history: UndoHistory, _ handler: @escaping (UndoHistory.Notification) -> Void) {
        self.history = history
        self.handler = handler
    }

    /// Hears no more. Calling it again changes nothing.
    public func cancel() {
        handler = nil
        history?.observers.removeAll { $0 === self }
    }
}

public import Tactus

/// Which histories are observed.
private enum UndoNotifications {
    static var observed = Notes<UndoHistory, Bool>()
}

extension UndoHistory {
    /// Creates an empty history of one's own. What is registered while an event of ``Tactus/Application/shared`` is
    /// handled is one group, as in the history of a window; at other times it is a group of its own.
    public convenience init() {
        self.init { closeGroup in
            guard let application = Application.sharedIfAny else { return closeGroup() }
            application.afterCurrentEvent(closeGroup)
        }
        postNotifications()
    }

    /// Tells `NotificationCenter.default` of all that happens to the history, from now on.
    private func postNotifications() {
        guard UndoNotifications.observed[self] == nil else { return }
        UndoNotifications.observed[self] = true
        addObserver { [weak self] in
            if let self { NotificationCenter.default.post(name: $0.name, object: self) }
        }
    }

    /// Begins to tell of histories, where the name is that of something that happens to one: of the one that is asked
    /// for, or of those of all windows.
    static func beginNotifications(for name: UIKitNames.Notification.Name?, of object: Any?) {
        guard let name, Notification.allCases.contains(where: { $0.name == name }) else { return }
        if let history = object as? UndoHistory { return history.postNotifications() }
        for window in Application.sharedIfAny?.windows ?? [] { window.undoManager?.postNotifications() }
    }
}

extension UndoHistory.Notification {
    fileprivate var name: UIKitNames.Notification.Name {
        switch self {
        case .checkpoint: .NSUndoManagerCheckpoint
        case .didOpenUndoGroup: .NSUndoManagerDidOpenUndoGroup
        case .willCloseUndoGroup: .NSUndoManagerWillCloseUndoGroup
        case .didCloseUndoGroup: .NSUndoManagerDidCloseUndoGroup
        case .willUndo: .NSUndoManagerWillUndoChange
        case .didUndo: .NSUndoManagerDidUndoChange
        case .willRedo: .NSUndoManagerWillRedoChange
        case .didRedo: .NSUndoManagerDidRedoChange
        }
    }
}

// What happens to a history of what can be undone: the object of these notifications. One of one's own, and those of
// windows, are told of from when somebody asks.
nonisolated extension Notification.Name {
    /// A group is about to be opened or closed, or something to be taken back.
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to close.
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Something is about to be taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Something was taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Something is about to be done again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Something was done again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}

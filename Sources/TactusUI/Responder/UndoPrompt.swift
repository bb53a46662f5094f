/// The question whether to undo, asked after a shake.
///
/// Whoever asks calls ``UndoHistory/undo()`` or ``UndoHistory/redo()`` of ``history``, or neither.
public struct UndoPrompt {
    /// The history whose actions can be undone, redone, or both.
    public let history: UndoHistory
    /// The window whose first responder was shaken.
    public let window: Window

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - history: The history that it is about.
    ///   - window: The window in which it is asked.
    public init(history: UndoHistory, window: Window) {
        self.history = history
        self.window = window
    }

    /// The title of a button that undoes, such as `Undo Rename`; `nil` when there is nothing to undo.
    public var undoTitle: String? { history.canUndo ? history.undoMenuItemTitle : nil }

    /// The title of a button that redoes, such as `Redo Rename`; `nil` when there is nothing to redo.
    public var redoTitle: String? { history.canRedo ? history.redoMenuItemTitle : nil }
}

/// Asks the user whether to undo: the one who can show a question, see ``Application/undoPrompter``.
@MainActor public protocol UndoPrompter: AnyObject {
    /// Sent when the device was shaken, no responder handled that, and there is something to undo or to do again.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - prompt: What to ask. It may be kept until it is answered.
    func application(_ application: Application, shouldShow prompt: UndoPrompt)
}

extension Application {
    /// Lets the user be asked about the history of a responder, when there is one with something in it.
    final func promptForUndo(from responder: Responder) {
        guard supportsShakeToEdit, let undoPrompter, let window = responder.hostWindow,
            let history = responder.undoManager, history.canUndo || history.canRedo
        else { return }
        undoPrompter.application(self, shouldShow: UndoPrompt(history: history, window: window))
    }
}

extension Responder {
    /// Notes that an event came to the end of the chain.
    final func recordUnhandled(_ event: Event?) {
        (event as? ResponderEvent)?.isUnhandled = true
    }
}

public import TactusUI

/// Asks by an alert whether to undo: what a shake opens, and three fingers may.
///
/// ```swift
/// let undoAlert = UndoAlert()             // kept by the delegate
/// application.undoPrompter = undoAlert
/// ```
///
/// Programs started by `main()` have one. In a window without a root controller, or while it asks already, nobody is
/// asked.
public final class UndoAlert: UndoPrompter {
    private weak var shown: AlertController?

    /// Creates one; an application asks by it when it is its `undoPrompter`.
    public init() {}

    /// Asks. What is chosen is done when the question has gone.
    public func application(_ application: Application, shouldShow prompt: UndoPrompt) {
        guard shown?.presentingViewController == nil, let root = prompt.window.rootViewController else { return }
        let history = prompt.history
        let alert = AlertController(title: prompt.undoTitle ?? prompt.redoTitle)
        if let title = prompt.undoTitle {
            alert.addAction(AlertAction(title: prompt.redoTitle == nil ? "Undo" : title) { _ in history.undo() })
            alert.preferredAction = alert.actions.first
        }
        if let title = prompt.redoTitle {
            alert.addAction(AlertAction(title: prompt.undoTitle == nil ? "Redo" : title) { _ in history.redo() })
        }
        if prompt.undoTitle != nil, prompt.redoTitle != nil { alert.title = "Undo or redo?" }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
        guard front.present(alert, animated: true) else { return }
        shown = alert
    }
}

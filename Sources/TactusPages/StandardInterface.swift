import TactusControls
public import TactusUI

/// What `main()` gives every program: title bars where the desktop draws none, the views that enter text instead of
/// a keyboard, sheets where a presentation's style is automatic, the question that a shake asks, and the list of key
/// commands.
///
/// ```swift
/// let interface = StandardInterface(for: application)     // kept as long as the application runs
/// ```
///
/// Who makes an `Application` without `main()` creates one before the launch, or sets what is wanted of it.
@MainActor
public final class StandardInterface {
    /// The list of key commands that shows while their modifier is held.
    public let keyCommandOverlay: KeyCommandOverlay
    /// Who asks when the application's `undoPrompter` is not replaced; it is kept here alone.
    private let undoAlert = UndoAlert()

    /// Sets an application's scene decorator, observer of input views, automatic presentation style and prompter.
    ///
    /// - Parameter application: The application, before its launch.
    public init(for application: Application) {
        keyCommandOverlay = KeyCommandOverlay(for: application)
        application.sceneDecorator = TitleBarDecorator()
        application.inputViewObserver = InputViewPresenter()
        application.automaticModalPresentationStyle = .pageSheet
        application.undoPrompter = undoAlert
    }
}

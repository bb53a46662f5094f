public import TactusGraphics
public import TactusUI

/// A short notice that comes by itself, goes by itself, and takes nothing over: what was done, and a
/// way to take it back.
///
/// ```swift
/// present(Toast(title: "Note deleted", actionTitle: "Undo") { library.restore(note) })
/// ```
///
/// ![A toast with an action above a bar](toast) ![A banner with a sign](banner)
///
/// A window shows one at a time; others wait, in their order. It stays as long as a finger or a pointer is on it. A
/// finger draws it away over the edge it came from. What it says must not be needed: ask by an ``AlertController`` what
/// must be answered.
public final class Toast {
    /// Where a notice is, and what it looks like.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// A line on a dark plate above the lower edge: libadwaita's toast.
        case toast
        /// A card below the upper edge, for what comes from outside: iOS's banner.
        case banner
    }

    /// How urgent a notice is.
    nonisolated public enum Priority: Hashable, Sendable, CaseIterable {
        /// It waits until those before it are gone.
        case normal
        /// It comes at once, and what shows makes room for it.
        case high
    }

    /// What is said. A toast has one line of it; a banner two.
    public let title: String
    /// What is said below that, in three lines at the most; `nil` for nothing.
    public let message: String?
    /// A sign before the title; `nil` for none.
    public let icon: Icon?
    /// What its button says; `nil` for no button.
    public let actionTitle: String?
    /// Where it is, and what it looks like.
    public let style: Style
    /// How urgent it is. `normal` by default.
    public var priority = Priority.normal
    /// How long it stays, by the application's clock: five seconds by default; `nil` for until it is dismissed. What is
    /// not longer than nothing counts as five seconds.
    public var timeout: Duration? = .seconds(5)
    /// Called once when it is gone, whether by its button, by time, by a finger, or because another one was urgent;
    /// also when it never showed.
    public var onDismiss: (() -> Void)?
    /// Whether it shows now.
    public internal(set) var isShown = false

    private let handler: (() -> Void)?
    weak var stage: ToastStage?
    private var isOver = false

    /// Creates a notice.
    ///
    /// - Parameters:
    ///   - title: What is said.
    ///   - message: What is said below that.
    ///   - icon: A sign before it.
    ///   - style: Where it is, and what it looks like.
    ///   - actionTitle: What its button says. A banner without one does what it does when it is tapped.
    ///   - handler: What the button does; the notice goes then.
    public init(
        title: String, message: String? = nil, icon: Icon? = nil, style: Style = .toast, actionTitle: String? = nil,
        handler: (() -> Void)? = nil
    ) {
        self.title = title
        self.message = message
        self.icon = icon
        self.style = style
        self.actionTitle = actionTitle
        self.handler = handler
    }

    /// Takes it away, or out of those that wait. Nothing happens when it is gone already.
    public func dismiss() { stage?.dismiss(self) }

    /// Whether a tap does something.
    var hasHandler: Bool { handler != nil }

    /// How long it stays.
    var stay: Duration? { timeout.map { $0 > .zero ? $0 : .seconds(5) } }

    func perform() {
        handler?()
        dismiss()
    }

    func end() {
        stage = nil
        guard !isOver else { return }
        isOver = true
        onDismiss?()
        onDismiss = nil
    }

    /// Gets ready to be shown, perhaps again.
    func begin(on stage: ToastStage) {
        self.stage = stage
        isOver = false
    }
}

extension ViewController {
    /// Shows a notice above the controller's view, over its bars' inner edges.
    ///
    /// - Parameter toast: The notice. One that shows or waits already stays where it is.
    /// - Returns: Whether it shows or waits: `false` when the controller's view is in no window of an open scene.
    @discardableResult
    public final func present(_ toast: Toast) -> Bool {
        guard let view = viewIfLoaded, let window = view.window else { return false }
        return window.present(toast, over: view)
    }
}

extension Window {
    /// Shows a notice in the window.
    ///
    /// - Parameters:
    ///   - toast: The notice. One that shows or waits already stays where it is.
    ///   - view: The view over which it lies, within its safe area; `nil` for the window.
    /// - Returns: Whether it shows or waits: `false` when the window is in no open scene.
    @discardableResult
    public final func present(_ toast: Toast, over view: View? = nil) -> Bool {
        guard windowScene?.application != nil else { return false }
        guard toast.stage == nil else { return true }
        let stage = subviews.lazy.compactMap { $0 as? ToastStage }.first ?? ToastStage(in: self)
        stage.add(toast, over: view ?? self)
        return true
    }
}

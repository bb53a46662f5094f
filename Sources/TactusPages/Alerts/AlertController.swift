import TactusControls
import TactusGeometry
import TactusGraphics
public import TactusUI

/// A question, or a message, with some buttons to answer it by.
///
/// ```swift
/// let alert = AlertController(title: "Delete “Harbour”?", message: "It will be gone for good.")
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// ![An alert with two buttons](alert) ![An action sheet with three](action-sheet)
///
/// An alert lies in the middle, and must be answered: a touch beside it does nothing. An action sheet comes up from the
/// lower edge of narrow windows, and lies in the middle of wide ones; a touch beside it is its cancel button. Escape is
/// the cancel button of both, Return the preferred one.
open class AlertController: ViewController {
    /// How a dialog is shown.
    nonisolated public enum Style: Hashable, Sendable, CaseIterable {
        /// In the middle.
        case alert
        /// At the lower edge, where the window is narrow.
        case actionSheet
    }

    /// What is said below the title; `nil` for nothing.
    public final var message: String? { didSet { alertView.setMessage(message) } }
    /// How the dialog is shown.
    public final let preferredStyle: Style
    /// The buttons, in the order in which they were added.
    public private(set) final var actions: [AlertAction] = []
    /// What lies between the message and the buttons, one below the other, each as wide as the text and as high as it
    /// fits; empty by default. The first one that can be the first responder becomes it when the dialog is there.
    public final var contentViews: [View] = [] {
        didSet {
            for view in oldValue where !contentViews.contains(view) { view.removeFromSuperview() }
            if isViewLoaded { alertView.showContent() }
        }
    }
    /// The button that stands out, and that Return chooses; `nil`, by default, for none. One of the ``actions``.
    public final var preferredAction: AlertAction? { didSet { alertView.rebuild() } }

    private final lazy var alertView = AlertView(self)
    private var isAnswered = false

    /// Creates a dialog without buttons. One that gets none can be ended by Escape and by the program alone.
    ///
    /// - Parameters:
    ///   - title: What is asked.
    ///   - message: What is said below that.
    ///   - preferredStyle: How it is shown.
    public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init()
        self.title = title
        modalPresentationStyle = .alertDialog
    }

    /// Adds a button. A second one of the style `cancel` counts as an ordinary one.
    public final func addAction(_ action: AlertAction) {
        actions.append(action)
        action.enabledDidChange = { [weak self] in self?.alertView.rebuild() }
        if isViewLoaded { alertView.rebuild() }
    }

    open override func loadView() { view = alertView }

    open override func viewDidLoad() {
        super.viewDidLoad()
        alertView.setMessage(message)
        alertView.showContent()
        alertView.rebuild()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        contentViews.first { $0.canBecomeFirstResponder }?.becomeFirstResponder()
    }

    open override var keyCommands: [KeyCommand] {
        guard preferredAction != nil else { return [] }
        return [KeyCommand(title: "", input: .return, action: ActionKey<any AlertAnswering> { $0.answerAlert($1) })]
    }

    /// The button that stands for doing nothing.
    final var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

    /// A button was chosen: the dialog goes, and then the button does what it does.
    final func choose(_ action: AlertAction) {
        guard action.isEnabled, !isAnswered else { return }
        isAnswered = true
        let hasGone = presentingViewController?.dismiss(animated: true) { [self] in
            isAnswered = false
            action.handler?(action)
        }
        if hasGone != true {
            isAnswered = false
            action.handler?(action)
        }
    }
}

/// Answers a dialog by its preferred button: the action of a key command.
@MainActor public protocol AlertAnswering {
    /// Chooses the button that stands for an answer.
    func answerAlert(_ sender: Any?)
}

extension AlertController: AlertAnswering {
    /// Chooses the preferred button; without one, the button that does not cancel, where there is one alone.
    public func answerAlert(_ sender: Any?) {
        let others = actions.filter { $0 !== cancelAction }
        if let answer = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(answer) }
    }
}

extension ModalPresentationStyle {
    /// What alerts and action sheets use.
    static let alertDialog = ModalPresentationStyle("alertDialog") {
        AlertPresentation(presentedViewController: $0, presenting: $1)
    }
}

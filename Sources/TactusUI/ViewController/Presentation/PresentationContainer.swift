import TactusGeometry

/// Fills the window, and holds all that belongs to one presentation.
final class PresentationContainer: View {
    private weak var presentation: PresentationController?
    /// The controller that is presented; `nil` while it ends, for nobody held it.
    private(set) weak var presented: ViewController?

    init(_ presentation: PresentationController, frame: Rect) {
        self.presentation = presentation
        presented = presentation.presentedViewController
        super.init(frame: frame)
        name = "presentation"
    }

    override func layoutSubviews() {
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if presentation.stage != .dismissing, let view = presentation.presentedView, view.superview === self {
            view.frame = presentation.frameOfPresentedViewInContainerView
        }
        presentation.containerViewDidLayoutSubviews()
    }
}

/// Slides a presented view up from the lower edge, or lets it become visible.
final class CoverTransition: ViewControllerAnimatedTransitioning {
    private let presentation: PresentationController
    private let style: ModalTransitionStyle
    private let isPresenting: Bool

    init(presentation: PresentationController, style: ModalTransitionStyle, isPresenting: Bool) {
        self.presentation = presentation
        let presenting = presentation.presentingViewController
        let isGiven = presentation.isInContext && presenting?.providesPresentationContextTransitionStyle == true
        self.style = isGiven ? presenting?.modalTransitionStyle ?? style : style
        self.isPresenting = isPresenting
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let view = presentation.presentedView
        let place = presentation.frameOfPresentedViewInContainerView
        let height = max(transition.containerView.bounds.height - place.minY, 0)
        switch style {
        case .crossDissolve:
            let alpha = view?.alpha ?? 1
            if isPresenting { View.performWithoutAnimation { view?.alpha = 0 } }
            let animator = PropertyAnimator(duration: .milliseconds(250)) { [self] in
                view?.alpha = isPresenting ? alpha : 0
            }
            // Whoever shows the view again shows all of it.
            animator.observeEnd { _ in view?.alpha = alpha }
            return animator
        case .coverVertical:
            let center = view?.center ?? .zero
            if isPresenting { View.performWithoutAnimation { view?.center = center + Vector(dx: 0, dy: height) } }
            return PropertyAnimator(spring: Spring(duration: .milliseconds(400))) { [self] in
                view?.center = isPresenting ? center : center + Vector(dx: 0, dy: height)
            }
        }
    }
}

/// A first responder that lost its place to what is in front of it.
struct DisplacedResponder {
    private weak var responder: Responder?
    private var showedFocus = false

    /// Takes the place from the first responder of a window, or of a part of it, unless it is inside `view`.
    mutating func displace(in window: Window, from part: View?, except view: View) {
        guard let own = window.firstResponder, own.hostView?.isDescendant(of: view) != true else { return }
        if let part, own.hostView?.isDescendant(of: part) != true { return }
        responder = own
        showedFocus = window.showsFocus
        window.dropFirstResponder()
    }

    /// Gives the place back, if nobody has it now and the responder is still there.
    mutating func restore(in window: Window) {
        defer { responder = nil }
        guard let responder, responder.hostWindow === window, window.firstResponder == nil,
            responder.becomeFirstResponder()
        else { return }
        if showedFocus { window.showsFocus = true }
    }
}

import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// Shows a controller on a panel along the edge at which reading ends; in narrow windows on a sheet.
///
/// ```swift
/// let filters = FilterPage()
/// filters.modalPresentationStyle = .sideSheet
/// filters.preferredContentSize.width = 360
/// present(filters, animated: true)
/// ```
///
/// ![A panel beside the end of a wide window](sidesheet)
///
/// In a window of regular width it is as high as that, and as wide as `preferredContentSize` says, else 360 points, and
/// never more than leaves 80 beside it. A finger draws it out over the edge; Escape and a touch beside it end it. In a
/// compact width it is what its superclass makes of its detents.
open class SideSheetPresentationController: SheetPresentationController {
    /// Whether what is behind stays bright and can be used while the panel is beside it. `false` by default.
    public final var allowsInteractionBehind = false { didSet { containerView?.setNeedsLayout() } }

    private let pull = CardPanGestureRecognizer()
    /// How far a finger has drawn it out, in points; `nil` while none does.
    private var pulledOut: Double?
    /// How far out it was when the finger began to draw, in points.
    private var outAtStart = 0.0
    private var velocity = 0.0

    /// Creates a presentation: `.sideSheet` makes them.
    public override init(presentedViewController: ViewController, presenting: ViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        pull.name = "side sheet"
        pull.allowedAxes = .horizontal
        pull.maximumNumberOfTouches = 1
        pull.sheet = self
        pull.addAction { [weak self] pull in self?.pulled(pull) }
    }

    private var isMirrored: Bool { containerView?.effectiveLayoutDirection == .rightToLeft }

    private var isLiveBehind: Bool { isFloating && allowsInteractionBehind }

    open override var confinesInteraction: Bool { isFloating ? !allowsInteractionBehind : super.confinesInteraction }

    open override var frameOfPresentedViewInContainerView: Rect {
        guard isFloating, let bounds = containerView?.bounds else { return super.frameOfPresentedViewInContainerView }
        let wanted = presentedViewController.preferredContentSize.width
        let width = max(min(wanted > 0 ? wanted : 360, bounds.width - 80), 0)
        let height = max(bounds.height - keyboard, 0)
        let frame = Rect(x: bounds.width - width + (pulledOut ?? 0), y: 0, width: width, height: height)
        return isMirrored ? frame.mirrored(in: bounds) : frame
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        pull.isEnabled = isFloating
        guard isFloating, let container = containerView else { return }
        card.setShape(
            radius: preferredCornerRadius ?? card.theme.radii.extraLarge,
            corners: isMirrored ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft])
        container.hitTestBehavior = isLiveBehind ? .passthrough : .normal
        veil.isUserInteractionEnabled = !isLiveBehind
        veil.isHidden = isLiveBehind
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        containerView?.addGestureRecognizer(pull)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        velocity = 0
        pulledOut = nil
    }

    open override func animationController(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        isFloating
            ? SideSheetTransition(card, isPresenting: isPresenting, velocity: velocity, isMirrored: isMirrored)
            : super.animationController(isPresenting: isPresenting)
    }

    // MARK: Drawing

    private func pulled(_ pull: PanGestureRecognizer) {
        guard let container = containerView else { return }
        let sign = isMirrored ? -1.0 : 1
        if pull.state == .began {
            guard mayBeCaught else { return }
            let shown = catchCard()
            container.setNeedsLayout()
            outAtStart = isMirrored ? -shown.minX : shown.maxX - container.bounds.width
        }
        guard stage == .presented else { return }
        let way = outAtStart + sign * pull.translation(in: container).dx
        switch pull.state {
        case .began, .changed:
            // Inwards, and outwards where it may not go, it gives way like rubber.
            let mayGo = way > 0 && (!presentedViewController.isModalInPresentation || outAtStart > 1)
            pulledOut = mayGo ? way : way / (1 + abs(way) / 60) * 0.4
            container.setNeedsLayout()
        case .ended:
            let speed = sign * pull.velocity(in: container).dx
            let isFar = way + speed * 0.15 > card.bounds.width / 2
            velocity = max(speed, 0)
            container.layoutIfNeeded()
            isThrownAway = isFar
            if isFar, attemptDismissal() { return pulledOut = nil }
            isThrownAway = false
            settle(speed)
        case .cancelled: settle(0)
        default: break
        }
    }

    private func settle(_ speed: Double) {
        View.animate(
            spring: card.theme.motion.sheet, initialVelocity: Vector(dx: speed / 2, dy: 0),
            options: .allowUserInteraction
        ) { [self] in
            pulledOut = nil
            velocity = 0
            containerView?.setNeedsLayout()
            containerView?.layoutIfNeeded()
        }
    }
}

/// Brings a panel in over the edge at which reading ends, or takes it out again.
private final class SideSheetTransition: ViewControllerAnimatedTransitioning {
    private let card: SheetCard
    private let isPresenting: Bool
    private let velocity: Double
    private let isMirrored: Bool

    init(_ card: SheetCard, isPresenting: Bool, velocity: Double, isMirrored: Bool) {
        self.card = card
        self.isPresenting = isPresenting
        self.velocity = velocity
        self.isMirrored = isMirrored
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let center = card.center
        let bounds = transition.containerView.bounds
        let way = isMirrored ? -(card.frame.maxX + 24) : bounds.width - card.frame.minX + 24
        let outside = center + Vector(dx: way, dy: 0)
        if isPresenting { View.performWithoutAnimation { card.center = outside } }
        return PropertyAnimator(
            spring: card.theme.motion.sheet,
            initialVelocity: Vector(dx: isPresenting ? 0 : isMirrored ? -velocity : velocity, dy: 0)
        ) { [self] in card.center = isPresenting ? center : outside }
    }
}

extension ModalPresentationStyle {
    /// On a panel along the edge at which reading ends in wide windows, and on a sheet in narrow ones; see
    /// ``SideSheetPresentationController``.
    public static let sideSheet = ModalPresentationStyle("sideSheet") {
        SideSheetPresentationController(presentedViewController: $0, presenting: $1)
    }
}

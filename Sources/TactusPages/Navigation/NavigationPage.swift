import TactusGeometry
import TactusGraphics
import TactusUI

/// Holds the view of one page, and what falls on it and beside it while pages come and go.
final class NavigationPage: View {
    let content: View
    /// What darkens the page while another one lies over it.
    let veil = View()

    init(_ content: View, frame: Rect) {
        self.content = content
        super.init(frame: frame)
        backgroundColor = .systemBackground
        shadowRadius = 8
        shadowOffset = .zero
        shadowOpacity = 0
        veil.backgroundColor = Color.scrim
        veil.alpha = 0
        veil.isUserInteractionEnabled = false
        addSubview(content)
        addSubview(veil)
    }

    override func layoutSubviews() {
        content.frame = bounds
        veil.frame = bounds
    }
}

/// Lets one page slide over another, or away from it, and the bar go along.
final class NavigationTransition: ViewControllerAnimatedTransitioning {
    /// How long it takes.
    static let duration = Duration.milliseconds(350)
    private static let curve = AnimationCurve(controlPoint1: Point(x: 0.3, y: 0.7), controlPoint2: Point(x: 0.1, y: 1))

    private let from: NavigationPage
    private let to: NavigationPage
    private let isPush: Bool
    private let alongside: () -> Void
    private let completion: (Bool) -> Void

    init(
        from: NavigationPage, to: NavigationPage, isPush: Bool, alongside: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        self.from = from
        self.to = to
        self.isPush = isPush
        self.alongside = alongside
        self.completion = completion
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let box = transition.containerView.bounds
        let sign = transition.containerView.effectiveLayoutDirection == .rightToLeft ? -1.0 : 1
        let middle = Point(x: box.midX, y: box.midY)
        let away = middle + Vector(dx: sign * box.width, dy: 0)
        let beneath = middle - Vector(dx: sign * box.width * 0.3, dy: 0)
        let (front, back) = isPush ? (to, from) : (from, to)
        View.performWithoutAnimation {
            front.center = isPush ? away : middle
            back.center = isPush ? middle : beneath
            back.veil.alpha = isPush ? 0 : 1
            front.shadowOpacity = 0.25
            // Pixels that only move are painted once.
            front.shouldRasterize = true
            back.shouldRasterize = true
        }
        let animator = PropertyAnimator(duration: Self.duration, curve: Self.curve) { [self] in
            front.center = isPush ? middle : away
            back.center = isPush ? beneath : middle
            back.veil.alpha = isPush ? 1 : 0
            alongside()
        }
        animator.addCompletion { [self] _ in
            for page in [front, back] {
                page.shouldRasterize = false
                page.shadowOpacity = 0
                page.veil.alpha = 0
            }
            completion(!transition.isCancelled)
        }
        return animator
    }
}

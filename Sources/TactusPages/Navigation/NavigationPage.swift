import TactusGeometry
import TactusGraphics
import TactusUI

/// Holds the view of one page. Nothing shows through it, nor outside of it: while it moves it is a picture that is
/// copied.
final class NavigationPage: View {
    let content: View
    /// Whether the page behind shows where the content does not: while a transition of the program's own moves the
    /// views inside.
    var isSeeThrough = false {
        didSet { if isSeeThrough != oldValue { backgroundColor = isSeeThrough ? nil : .systemBackground } }
    }

    init(_ content: View, frame: Rect) {
        self.content = content
        super.init(frame: frame)
        backgroundColor = .systemBackground
        clipsToBounds = true
        // Whoever asks for sizes before the first layout, as in viewWillAppear, finds this one.
        if !frame.isEmpty { content.frame = bounds }
        addSubview(content)
    }

    override func layoutSubviews() { if content.superview === self { content.frame = bounds } }
}

/// Lets one page slide over another, or away from it, and the bar go along.
final class NavigationTransition: ViewControllerAnimatedTransitioning {
    private static let curve = AnimationCurve(controlPoint1: Point(x: 0.3, y: 0.7), controlPoint2: Point(x: 0.1, y: 1))

    private let from: NavigationPage
    private let to: NavigationPage
    private let isPush: Bool
    private let alongside: () -> Void
    private let completion: (Bool) -> Void
    /// What darkens the page that another one lies over.
    private let veil = View()
    /// What casts the front page's shadow.
    private let shade = View()

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
            veil.frame = box
            veil.backgroundColor = Color.scrim
            veil.alpha = isPush ? 0 : 1
            shade.frame = box
            shade.center = front.center
            // A flat theme has no shadow here either.
            if transition.containerView.theme.shadows.sheet != nil {
                shade.shadow = Shadow(color: .black.withAlphaComponent(0.25), radius: 8, offset: .zero)
            }
            for view in [veil, shade] {
                view.isUserInteractionEnabled = false
                transition.containerView.insertSubview(view, belowSubview: front)
            }
            // Pixels that only move are painted once.
            front.shouldRasterize = true
            back.shouldRasterize = true
        }
        let theme = transition.containerView.theme
        let animator = PropertyAnimator(duration: theme.motion.page, curve: Self.curve) { [self] in
            front.center = isPush ? middle : away
            shade.center = front.center
            back.center = isPush ? beneath : middle
            veil.alpha = isPush ? 1 : 0
            alongside()
        }
        animator.observeEnd { [self] _ in
            for page in [front, back] { page.shouldRasterize = false }
            for view in [veil, shade] { view.removeFromSuperview() }
            completion(!transition.isCancelled)
        }
        return animator
    }
}

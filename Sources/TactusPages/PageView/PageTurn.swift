import TactusGeometry
import TactusUI

/// How one page is to take another's place.
struct PageChange {
    let direction: PageViewController.NavigationDirection
    let isAnimated: Bool
    /// Whether a finger leads.
    var isInteractive = false
    /// Whether the user asked for it, not the program.
    var isUsers = false
    var completion: ((Bool) -> Void)?
}

/// A page that is being turned.
struct PageTurn {
    let transition: ViewControllerTransition
    let former: ViewController?
    let latter: ViewController?
    let change: PageChange
    /// Whether another change has brought it to its end before its time.
    var isCutShort = false
}

/// Lets one page push the other out.
final class PageTransition: ViewControllerAnimatedTransitioning {
    private let way: Vector
    private let spacing: Double

    /// Creates the animation of a turn.
    init(_ direction: PageViewController.NavigationDirection, in controller: PageViewController) {
        let sign = direction == .forward ? 1.0 : -1
        let isMirrored = controller.view.effectiveLayoutDirection == .rightToLeft
        way = controller.isVertical ? Vector(dx: 0, dy: sign) : Vector(dx: isMirrored ? -sign : sign, dy: 0)
        spacing = controller.interPageSpacing
    }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let (from, to) = (transition.fromViewController?.view, transition.toViewController?.view)
        let box = transition.containerView.bounds
        let middle = Point(x: box.midX, y: box.midY)
        let shift = Vector(dx: way.dx * (box.width + spacing), dy: way.dy * (box.height + spacing))
        View.performWithoutAnimation {
            from?.center = middle
            to?.center = middle + shift
        }
        return PropertyAnimator(duration: transition.containerView.theme.motion.page, curve: .easeOut) {
            from?.center = middle - shift
            to?.center = middle
        }
    }
}

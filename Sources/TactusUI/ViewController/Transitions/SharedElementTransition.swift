/// Shows one controller in the place of another, while what their views share goes from its place on the one to its
/// place on the other: a photo of a list that becomes the large one, and goes back.
///
/// ```swift
/// func navigationController(
///     _ controller: NavigationController, animationControllerFrom from: ViewController, to: ViewController,
///     isPush: Bool
/// ) -> (any ViewControllerAnimatedTransitioning)? {
///     SharedElementTransition { _ in isPush ? [SharedElement(from: row.photo, to: detail.photo)] : … }
/// }
/// ```
///
/// The pages dissolve into each other meanwhile. It can be caught, drawn along and turned back as any other. When the
/// user wishes for less motion, the pages dissolve and nothing moves.
public final class SharedElementTransition: ViewControllerAnimatedTransitioning {
    private let spring: Spring
    private let elements: (ViewControllerTransition) -> [SharedElement]

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - spring: How it moves.
    ///   - elements: Tells what both controllers' views share; called when both are in place.
    public init(
        spring: Spring = Spring(duration: .milliseconds(450), bounce: 0.1),
        elements: @escaping (ViewControllerTransition) -> [SharedElement]
    ) {
        self.spring = spring
        self.elements = elements
    }

    /// Makes the animator, and sets where the views begin.
    public func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let animator = PropertyAnimator(spring: spring)
        guard let old = transition.fromViewController?.view, let new = transition.toViewController?.view else {
            return animator
        }
        let avoidsMotion = new.root?.windowScene?.application?.isReduceMotionEnabled ?? false
        let stage = avoidsMotion ? nil : SharedElementStage(elements(transition), from: old, to: new)
        // The one in front lets the other one through.
        let isNewInFront = SharedElementStage.front(of: old, new).map { new.isDescendant(of: $0.front) } ?? true
        let (page, other) = isNewInFront ? (new, old) : (old, new)
        let (alpha, otherAlpha) = (page.alpha, other.alpha)
        // One through which the other is seen goes as that comes.
        let isCovered = page.isSolid && alpha == 1
        if !isCovered, !isNewInFront { View.performWithoutAnimation { other.alpha = 0 } }
        if isNewInFront { View.performWithoutAnimation { page.alpha = 0 } }
        animator.addAnimations {
            page.alpha = isNewInFront ? alpha : 0
            if !isCovered { other.alpha = isNewInFront ? 0 : otherAlpha }
            stage?.play()
        }
        animator.observeEnd { _ in
            stage?.clear()
            (page.alpha, other.alpha) = (alpha, otherAlpha)
        }
        return animator
    }
}

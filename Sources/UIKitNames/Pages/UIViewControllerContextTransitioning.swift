public import Tactus

/// The sides of a transition.
nonisolated public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    let isFrom: Bool
    /// What leaves.
    public static let from = UITransitionContextViewControllerKey(isFrom: true)
    /// What comes.
    public static let to = UITransitionContextViewControllerKey(isFrom: false)
}

/// The sides of a transition, as views.
public typealias UITransitionContextViewKey = UITransitionContextViewControllerKey

/// A transition, as it is handed to who animates it.
///
/// Both views are in place and have their sizes. To bring one to the front it may be added to ``containerView`` again.
public final class UIViewControllerContextTransitioning {
    private let transition: ViewControllerTransition
    private let frames: [ObjectIdentifier: CGRect]
    private var isDone = false

    init(_ transition: ViewControllerTransition) {
        self.transition = transition
        var frames: [ObjectIdentifier: CGRect] = [:]
        for controller in [transition.fromViewController, transition.toViewController] {
            guard let controller, let view = controller.viewIfLoaded else { continue }
            frames[ObjectIdentifier(controller)] = view.convert(view.bounds, to: transition.containerView)
        }
        self.frames = frames
    }

    /// The view in which it happens.
    public var containerView: View { transition.containerView }
    /// Whether it is seen happening.
    public var isAnimated: Bool { transition.isAnimated }
    /// Whether a finger draws it along at present.
    public var isInteractive: Bool { transition.isInteractive }
    /// Whether it goes back to its start, or has.
    public var transitionWasCancelled: Bool { transition.isCancelled }

    /// Returns the controller of a side; `nil` for none.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> ViewController? {
        key.isFrom ? transition.fromViewController : transition.toViewController
    }

    /// Returns the view of a side: what holds it in ``containerView``; `nil` for none.
    public func view(forKey key: UITransitionContextViewKey) -> View? {
        guard var view = viewController(forKey: key)?.viewIfLoaded else { return nil }
        while let parent = view.superview, parent !== containerView { view = parent }
        return view.superview === containerView ? view : nil
    }

    /// Returns where the view of a controller was as the transition began, in points of ``containerView``.
    public func initialFrame(for controller: ViewController) -> CGRect {
        controller === transition.toViewController ? .zero : frames[ObjectIdentifier(controller)] ?? .zero
    }

    /// Returns where the view of a controller is at the end, in points of ``containerView``; `.zero` where it leaves,
    /// but for one that was presented, which has the place that its presentation gives it.
    public func finalFrame(for controller: ViewController) -> CGRect {
        let leaves = controller === transition.fromViewController && controller.presentingViewController == nil
        return leaves ? .zero : frames[ObjectIdentifier(controller)] ?? .zero
    }

    /// The animation that is the transition has ended: who said so needs not end it.
    fileprivate func didEnd() { isDone = true }

    /// Brings the transition to its end.
    ///
    /// - Parameter didComplete: Whether it came to its end; `false` for one that went back to its start.
    public func completeTransition(_ didComplete: Bool) {
        guard !isDone else { return }
        isDone = true
        if !didComplete, !transition.isCancelled { transition.cancel() }
        transition.finishNow()
    }
}

/// Animates how one controller takes the place of another: by a method that begins the animation and says when it is
/// done.
///
/// What is animated by one `UIView.animate` is drawn along by a finger, as what `interruptibleAnimator(using:)` returns
/// is; several animations run by themselves.
@MainActor public protocol UIViewControllerAnimatedTransitioning: ViewControllerAnimatedTransitioning {
    /// Returns how long it takes, in seconds.
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval

    /// Begins the animation, and calls `completeTransition(_:)` at its end.
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

    /// Returns the animator of the transition, which a finger can draw along, catch and turn round, and which calls
    /// `completeTransition(_:)` at its end; by default there is none, and ``animateTransition(using:)`` runs.
    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating

    /// Sent when the transition is over. Does nothing by default.
    func animationEnded(_ transitionCompleted: Bool)
}

/// What animates a transition.
public typealias UIViewImplicitlyAnimating = PropertyAnimator

extension PropertyAnimator {
    /// Stands for the animator of a transition that has none.
    fileprivate static let none = PropertyAnimator(duration: 0, curve: .linear) {}
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// None.
    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating { .none }

    /// Lets ``animateTransition(using:)`` run, and lasts until it is done.
    public func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let context = UIViewControllerContextTransitioning(transition)
        let own = interruptibleAnimator(using: context)
        if own !== PropertyAnimator.none {
            own.observeEnd { position in
                context.didEnd()
                self.animationEnded(position == .end)
            }
            return own
        }
        let seconds = transitionDuration(using: context)
        // One animation is the transition itself, which a finger can draw along; it is begun by who
        // makes the transition.
        let held = HeldAnimations.during { animateTransition(using: context) }
        if held.count == 1, let only = held.first, only.delay <= 0 {
            only.animator.observeEnd { position in
                context.didEnd()
                self.animationEnded(position == .end)
            }
            return only.animator
        }
        // A view that nobody sees keeps the time; who animates says when it is over, a moment before.
        let clock = View(frame: .zero)
        clock.isUserInteractionEnabled = false
        transition.containerView.insertSubview(clock, at: 0)
        let animator = PropertyAnimator(duration: max(seconds, 0) + 1, curve: .linear) { clock.alpha = 0.5 }
        animator.observeEnd { position in
            clock.removeFromSuperview()
            self.animationEnded(position == .end)
        }
        for animation in held { animation.animator.startAnimation(afterDelay: animation.delay) }
        return animator
    }
}

/// Says how a controller is presented, and how it comes and goes.
@MainActor public protocol UIViewControllerTransitioningDelegate: ViewControllerTransitioningDelegate {
    /// Returns what looks after the presentation; `nil`, by default, for what the style says.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?

    /// Returns the animation by which a controller comes; `nil`, by default, for that of its presentation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the animation by which a controller goes; `nil`, by default, for that of its presentation.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns who draws a presentation along; `nil`, by default, for one that runs by itself.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Returns who draws a dismissal along; `nil`, by default, for one that runs by itself.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

/// The animation that a delegate was asked for last: who draws it along is asked for next.
private enum AskedAnimation {
    static var last: (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Leaves it to the style.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }

    /// Leaves it to the presentation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Leaves it to the presentation.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Asks by UIKit's form; the source is the controller that presents.
    public func presentationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> PresentationController? {
        presentationController(forPresented: presented, presenting: presenting, source: presenting)
    }

    /// Asks by UIKit's form; the source is the controller that presents.
    public func animationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        let own = animationController(forPresented: presented, presenting: presenting, source: presenting)
        AskedAnimation.last = own
        return own
    }

    /// It runs by itself.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// It runs by itself.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Asks by UIKit's form, for an animation of the delegate's own.
    public func interactionController(
        forPresentation presented: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)? {
        defer { AskedAnimation.last = nil }
        return AskedAnimation.last.flatMap { interactionControllerForPresentation(using: $0) }
    }

    /// Asks by UIKit's form, for an animation of the delegate's own.
    public func interactionController(
        forDismissal dismissed: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)? {
        defer { AskedAnimation.last = nil }
        return AskedAnimation.last.flatMap { interactionControllerForDismissal(using: $0) }
    }

    /// Asks by UIKit's form.
    public func animationController(
        forDismissed dismissed: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        let own: (any UIViewControllerAnimatedTransitioning)? = animationController(forDismissed: dismissed)
        AskedAnimation.last = own
        return own
    }
}

extension NavigationController {
    /// Which way a stack goes.
    nonisolated public enum Operation: Hashable, Sendable, CaseIterable {
        /// Neither.
        case none
        /// A page comes.
        case push
        /// A page goes.
        case pop
    }
}

/// Is told of the pages of a stack, and says how they come and go.
@MainActor public protocol UINavigationControllerDelegate: NavigationControllerDelegate {
    /// Returns the animation by which a page takes the place of another; `nil`, by default, for the one that slides.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns who draws a push or a pop along whose animation is the delegate's own; `nil`, by default, for one that
    /// runs by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Lets the page slide.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// It runs by itself.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Asks by UIKit's form.
    public func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animation: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
        guard let animation = animation as? any UIViewControllerAnimatedTransitioning else { return nil }
        return self.navigationController(navigationController, interactionControllerFor: animation)
    }

    /// Asks by UIKit's form.
    public func navigationController(
        _ navigationController: NavigationController, animationControllerFrom from: ViewController,
        to: ViewController, isPush: Bool
    ) -> (any ViewControllerAnimatedTransitioning)? {
        self.navigationController(
            navigationController, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    }
}

public import TactusUI

/// Is told when another page comes to the front of a ``NavigationController``. Every method has a default.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
    /// Called when a page begins to come to the front. It may go back yet, when a finger lets go too early.
    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool)

    /// Called when a page has come to the front.
    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool)

    /// Returns the animation by which a page takes the place of another; `nil`, by default, for the one that slides.
    ///
    /// It moves, fades or turns the views of both controllers, which lie one over the other with nothing in between:
    /// the one that is pushed, or popped, in front.
    func navigationController(
        _ navigationController: NavigationController, animationControllerFrom from: ViewController,
        to: ViewController, isPush: Bool
    ) -> (any ViewControllerAnimatedTransitioning)?

    /// Returns who draws a push or a pop along that the program began, and whose animation is the delegate's own;
    /// `nil`, by default, for one that runs by itself.
    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animation: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
}

extension NavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {}

    /// Lets the page slide.
    public func navigationController(
        _ navigationController: NavigationController, animationControllerFrom from: ViewController,
        to: ViewController, isPush: Bool
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// It runs by itself.
    public func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animation: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

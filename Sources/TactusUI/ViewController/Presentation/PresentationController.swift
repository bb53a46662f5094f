public import TactusGeometry

/// Looks after one presentation: where the presented view lies, what is around it, and how it comes and goes.
///
/// A subclass is a way of presenting: it says where the view goes (``frameOfPresentedViewInContainerView``), puts a
/// veil behind it when it comes (``presentationTransitionWillBegin()``), animates it
/// (``animationController(isPresenting:)``), and ends it when the user asks (``attemptDismissal()``). A
/// ``ModalPresentationStyle`` makes them; ``ViewController/presentationController`` is the one of a controller.
///
/// It lives as long as the controller that it presents.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class PresentationController {
    /// How far the presentation has come.
    nonisolated public enum Stage: Hashable, Sendable {
        /// Nothing is shown.
        case idle
        /// The view is coming.
        case presenting
        /// The view is there.
        case presented
        /// The view is going.
        case dismissing
    }

    /// The controller that is presented.
    public final var presentedViewController: ViewController { presented }
    /// The controller that presents it; `nil` before the presentation.
    public internal(set) final weak var presentingViewController: ViewController?
    /// The view that fills the window while something is presented, in which all of it lies; `nil` otherwise.
    public final var containerView: View? { container }
    /// How far the presentation has come.
    public internal(set) final var stage = Stage.idle
    /// What has come to its end, until both controllers have heard of it.
    final var ending: Stage?
    /// Is asked and told when the user ends the presentation; `nil` by default.
    public final weak var delegate: (any PresentationControllerDelegate)?

    /// What a presentation did to its presenter, which another one undoes.
    struct Replaced {
        let removesPresentersView: Bool
        let takesPresentersViewAway: Bool
    }

    private unowned let presented: ViewController
    final var container: PresentationContainer?
    /// What brings the view, or takes it away, at present; `nil` while it is there, or is not. A subclass draws it
    /// along with a finger, turns it back, or brings it to its end at once, as when a finger catches the view.
    public internal(set) final var transition: ViewControllerTransition?
    /// The first responder that lost its place to the presentation.
    final var displaced = DisplacedResponder()
    /// The window a part of which it covers; `nil` where it covers all of it, or nothing.
    final weak var contextWindow: Window?
    /// Whether the presenter's view has a place of its own in the window, where it stays while it is covered: that of a
    /// context, and of a controller that neither is the window's root nor is presented.
    final var keepsPresentersView = false
    /// Whether the dismissal was asked for.
    final var isLeaving = false
    /// What is known of the presentation in whose place this one goes; `nil` for none.
    final var replaced: Replaced?
    /// What waits for the end of the dismissal.
    final var dismissals: [() -> Void] = []

    /// Creates what looks after a presentation.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller to present, which owns this.
    ///   - presenting: The controller that presents it; `nil` while there is none.
    public init(presentedViewController: ViewController, presenting: ViewController?) {
        presented = presentedViewController
        presentingViewController = presenting
    }

    /// The view that moves: that of the controller, by default. A subclass that puts it into a card returns the card.
    open var presentedView: View? { presented.viewIfLoaded }

    /// Where ``presentedView`` lies, in points of the container: all of it, by default. Asked whenever the container is
    /// laid out while the view is there or coming.
    open var frameOfPresentedViewInContainerView: Rect { container?.bounds ?? .zero }

    /// Whether the presented view covers everything behind it, so that the presenting controller disappears and its
    /// view leaves the window; one that has a place of its own there stays in it. `false` by default.
    open var shouldRemovePresentersView: Bool { false }

    /// Whether nothing behind the presented view can be used: the focus and users of assistive tools stay in it. `true`
    /// by default. One that says `false` sets `View.hitTestBehavior` of the container, so that touches go past it.
    open var confinesInteraction: Bool { true }

    /// Whether Escape ends the presentation, see ``attemptDismissal()``. `false` by default.
    open var dismissesOnCancel: Bool { false }

    /// Returns the controller that is presented in place of the one that it is made for, in a window of some traits;
    /// `nil`, by default, for that one itself. Asked once, when somebody presents it.
    open func substituteViewController(in traits: TraitCollection) -> ViewController? { nil }

    /// Called before the container is laid out. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container was laid out, with ``presentedView`` in its place. Does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// Called when the presentation begins, before the animation: ``containerView`` is in the window. What is to fade
    /// in goes along by the presented controller's ``ViewController/transitionCoordinator``. Does nothing by default.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation is over. Does nothing by default.
    ///
    /// - Parameter completed: Whether the view is there; `false` when it was turned back.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal begins, before the animation. Does nothing by default.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal is over. Does nothing by default.
    ///
    /// - Parameter completed: Whether the view has gone; `false` when it was turned back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Returns the animation by which the view comes, or goes; by default, that of
    /// ``ViewController/modalTransitionStyle``. The controller's transitioning delegate is asked before.
    ///
    /// - Parameter isPresenting: Whether it comes.
    /// - Returns: The animation; `nil` for none.
    open func animationController(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        CoverTransition(presentation: self, style: presented.modalTransitionStyle, isPresenting: isPresenting)
    }

    /// Called before the container changes its size with that of the window: tells the presented controller, if its own
    /// size will follow. An override calls `super`.
    ///
    /// - Parameters:
    ///   - size: What the container's size will be, in points.
    ///   - coordinator: Lets something happen along with the change, and after it.
    open func viewWillTransition(to size: Size, with coordinator: ViewControllerTransitionCoordinator) {
        guard let view = presented.viewIfLoaded, let container, let presentedView,
            view.isDescendant(of: container)
        else { return }
        // Where it will be is known to a subclass by the container's size.
        let former = container.bounds
        View.performWithoutAnimation { container.bounds.size = size }
        let asked = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        let next = asked == size ? frameOfPresentedViewInContainerView.size : asked
        View.performWithoutAnimation { container.bounds = former }
        // A card may show more than the view.
        let (outer, inner) = (presentedView.bounds.size, view.bounds.size)
        let own = Size(
            width: max(next.width - (outer.width - inner.width), 0),
            height: max(next.height - (outer.height - inner.height), 0))
        guard view.bounds.size != own else { return }
        presented.viewWillTransition(to: own, with: coordinator)
    }

    /// Returns the size that the presented view will have when the container has a size: the same, by default. One that
    /// places a smaller view overrides it, and may ask it in ``frameOfPresentedViewInContainerView``.
    ///
    /// - Parameters:
    ///   - container: The presented controller.
    ///   - parentSize: The size of the container, in points.
    /// - Returns: The size of the presented view, in points.
    open func size(
        forChildContentContainer container: ViewController, withParentContainerSize parentSize: Size
    ) -> Size { parentSize }

    /// Called when ``ViewController/preferredContentSize`` of the presented controller has changed: lays the container
    /// out anew, by ``preferredContentSizeDidChange()``. An override calls `super`.
    open func preferredContentSizeDidChange(forChildContentContainer container: ViewController) {
        preferredContentSizeDidChange()
    }

    /// Called when ``ViewController/preferredContentSize`` of the presented controller has changed: lays the
    /// container out anew.
    open func preferredContentSizeDidChange() { container?.setNeedsLayout() }

    /// Ends the presentation as the user asks, by Escape, by a touch beside it or by drawing it away: unless
    /// ``ViewController/isModalInPresentation`` or the delegate forbids it, which is told of the attempt then. What is
    /// presented over it goes first.
    ///
    /// - Returns: Whether it ends.
    @discardableResult
    open func attemptDismissal() -> Bool {
        guard stage == .presented || stage == .presenting else { return false }
        guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        return presented.presentingViewController?.dismiss(animated: true) { [weak self] in
            if let self { delegate?.presentationControllerDidDismiss(self) }
        } ?? false
    }
}

/// Is asked and told when a user ends a presentation, as by Escape or a touch beside it. A program that dismisses is
/// not.
@MainActor public protocol PresentationControllerDelegate: AnyObject {
    /// Returns the style that a popover has in a window of compact width: `.none` for a popover there too, anything
    /// else, and `.automatic`, the answer by default, for a sheet. Asked whenever the container is laid out there.
    ///
    /// - Parameters:
    ///   - controller: What looks after the presentation.
    ///   - traitCollection: The traits of its container.
    /// - Returns: The style.
    func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle

    /// Returns the style for whatever traits: `.automatic` by default. Asked unless the method that is told of them is
    /// there.
    ///
    /// - Parameter controller: What looks after the presentation.
    /// - Returns: The style.
    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle

    /// Returns the controller that is presented in place of a popover's in a window of compact width, as a stack of
    /// pages with it as the first, which has a bar with a button that ends it. Asked once, when the popover is
    /// presented, unless it is one there too.
    ///
    /// - Parameters:
    ///   - controller: What would look after the presentation.
    ///   - style: What ``adaptivePresentationStyle(for:traitCollection:)`` has said.
    /// - Returns: The controller, which is presented on a sheet, or in the style where that says another; `nil`, by
    ///   default, for the popover's own.
    func presentationController(
        _ controller: PresentationController, viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController?

    /// Whether the presentation may end; `true` by default.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

    /// Called when it was not allowed to end: a time to ask whether to keep what was written, say. Does nothing by
    /// default.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)

    /// Called when it begins to end. Does nothing by default.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Called when it has ended. Does nothing by default.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)
}

extension PresentationControllerDelegate {
    /// Asks ``adaptivePresentationStyle(for:)``.
    public func adaptivePresentationStyle(
        for controller: PresentationController, traitCollection: TraitCollection
    ) -> ModalPresentationStyle { adaptivePresentationStyle(for: controller) }

    /// Leaves it to the presentation.
    public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle {
        .automatic
    }

    /// Leaves it at the popover's own.
    public func presentationController(
        _ controller: PresentationController, viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? { nil }

    /// Lets it end.
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
}

/// Covers everything.
final class FullScreenPresentation: PresentationController {
    override var shouldRemovePresentersView: Bool { true }
}

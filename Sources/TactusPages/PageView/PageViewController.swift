import TactusGeometry
public import TactusUI

/// One page of a row, of which a finger or a touchpad brings the next and the one before.
///
/// ```swift
/// let album = PageViewController()
/// album.dataSource = self
/// album.setViewController(PicturePage(first), direction: .forward, animated: false)
/// ```
///
/// Pages are asked for one at a time, when the user turns to them. A drag follows the finger, can be caught, and goes
/// back when it is let go early; at the ends of the row nothing moves.
open class PageViewController: ViewController {
    /// The way in which one turns.
    nonisolated public enum NavigationDirection: Hashable, Sendable, CaseIterable {
        /// To the next page: in the direction of reading.
        case forward
        /// To the page before.
        case reverse
    }

    /// Knows the pages; `nil`, by default, for a row of one.
    public final weak var dataSource: (any PageViewControllerDataSource)?
    /// Is told when the user has turned to another page; `nil` by default.
    public final weak var delegate: (any PageViewControllerDelegate)?
    /// The page that is seen, or will be; `nil` when there is none.
    public private(set) final var viewController: ViewController?
    /// The recognizer that turns pages by a drag.
    public final let panGestureRecognizer = PanGestureRecognizer()

    private var turn: Turn?
    private var caughtFraction = 0.0

    /// A page that is being turned.
    private struct Turn {
        let transition: ViewControllerTransition
        let former: ViewController
        let direction: NavigationDirection
        let isUsers: Bool
    }

    /// Creates a row without a page.
    public override init() { super.init() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        panGestureRecognizer.name = "turn"
        panGestureRecognizer.allowedAxes = .horizontal
        panGestureRecognizer.maximumNumberOfTouches = 1
        panGestureRecognizer.allowedScrollTypesMask = .continuous
        panGestureRecognizer.excludesSlop = true
        panGestureRecognizer.delegate = self
        panGestureRecognizer.addAction { [unowned self] pan in drag(pan) }
        view.addGestureRecognizer(panGestureRecognizer)
        if let viewController { view.addSubview(viewController.view) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for page in view.subviews where page.bounds.size != view.bounds.size { page.frame.size = view.bounds.size }
        if turn == nil { viewController?.view.frame = view.bounds }
    }

    open override var transitionCoordinator: ViewControllerTransitionCoordinator? {
        turn?.transition.coordinator ?? super.transitionCoordinator
    }

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - controller: The page, which is in no other container and not presented; one that is changes nothing.
    ///   - direction: From which side it comes, where that is seen.
    ///   - animated: Whether it slides.
    public final func setViewController(
        _ controller: ViewController, direction: NavigationDirection, animated: Bool
    ) {
        turn?.transition.finishNow()
        guard controller !== viewController else { return }
        show(controller, direction, isAnimated: animated, interactively: false, isUsers: false)
    }

    private func show(
        _ controller: ViewController, _ direction: NavigationDirection, isAnimated: Bool, interactively: Bool,
        isUsers: Bool
    ) {
        guard controller.parent == nil, controller.presentingViewController == nil else { return }
        let former = viewController
        viewController = controller
        addChild(controller)
        guard isViewLoaded, let former else {
            former?.removeFromParent()
            if isViewLoaded {
                controller.view.frame = view.bounds
                view.addSubview(controller.view)
            }
            return controller.didMove(toParent: self)
        }
        former.willMove(toParent: nil)
        let transition = ViewControllerTransition(from: former, to: controller, in: view, isAnimated: isAnimated)
        turn = Turn(transition: transition, former: former, direction: direction, isUsers: isUsers)
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        let sign = (direction == .forward) != isMirrored ? 1.0 : -1
        transition.begin(by: PageTransition(sign: sign), interactively: interactively) { [self] in
            controller.view.frame = view.bounds
            view.addSubview(controller.view)
        } completion: { [weak self] isCompleted in
            self?.didTurn(isCompleted)
        }
    }

    private func didTurn(_ isCompleted: Bool) {
        guard let turn, let controller = viewController else { return }
        self.turn = nil
        let leaving = isCompleted ? turn.former : controller
        let staying = isCompleted ? controller : turn.former
        viewController = staying
        leaving.viewIfLoaded?.removeFromSuperview()
        leaving.removeFromParent()
        staying.didMove(toParent: self)
        staying.view.frame = view.bounds
        if isCompleted, turn.isUsers { delegate?.pageViewController(self, didTurnFrom: turn.former) }
    }

    private func neighbour(_ direction: NavigationDirection) -> ViewController? {
        guard let viewController else { return nil }
        let found =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: viewController)
            : dataSource?.pageViewController(self, viewControllerBefore: viewController)
        return found === viewController ? nil : found
    }

    // MARK: Turning

    /// The direction in which a drag turns, from how far it has gone to the right.
    private func direction(of way: Double) -> NavigationDirection {
        let isMirrored = view.effectiveLayoutDirection == .rightToLeft
        return (way < 0) != isMirrored ? .forward : .reverse
    }

    /// Which part of a turn a drag has made.
    private func fraction(_ pan: PanGestureRecognizer, _ direction: NavigationDirection) -> Double {
        let way = pan.translation(in: view).dx / max(view.bounds.width, 1)
        return self.direction(of: -1) == direction ? -way : way
    }

    private func drag(_ pan: PanGestureRecognizer) {
        switch pan.state {
        case .began:
            caughtFraction = 0
            if let turn {
                turn.transition.pause()
                caughtFraction = turn.transition.percentComplete
            } else {
                let direction = direction(of: pan.initialTranslation(in: view).dx)
                guard let next = neighbour(direction) else { return }
                show(next, direction, isAnimated: true, interactively: true, isUsers: true)
            }
            update(pan)
        case .changed: update(pan)
        case .ended: letGo(pan, isCancelled: false)
        case .cancelled: letGo(pan, isCancelled: true)
        default: break
        }
    }

    private func update(_ pan: PanGestureRecognizer) {
        guard let turn else { return }
        turn.transition.update(caughtFraction + fraction(pan, turn.direction))
    }

    private func letGo(_ pan: PanGestureRecognizer, isCancelled: Bool) {
        guard let turn, turn.transition.isInteractive else { return }
        let speed = pan.velocity(in: view).dx / max(view.bounds.width, 1)
        let velocity = direction(of: -1) == turn.direction ? -speed : speed
        let goal = caughtFraction + fraction(pan, turn.direction) + velocity * 0.25
        if goal > 0.5, !isCancelled {
            turn.transition.finish(velocity: velocity)
        } else {
            turn.transition.cancel(velocity: isCancelled ? 0 : velocity)
        }
    }
}

extension PageViewController: GestureRecognizerDelegate {
    /// Called by the recognizer that turns: it begins where there is a page to turn to, or one on its way to be caught.
    public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard recognizer === panGestureRecognizer, turn == nil else { return true }
        return neighbour(direction(of: panGestureRecognizer.initialTranslation(in: view).dx)) != nil
    }
}

/// Lets one page push the other out.
private final class PageTransition: ViewControllerAnimatedTransitioning {
    private let sign: Double

    init(sign: Double) { self.sign = sign }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let (from, to) = (transition.fromViewController?.view, transition.toViewController?.view)
        let box = transition.containerView.bounds
        let middle = Point(x: box.midX, y: box.midY)
        let shift = Vector(dx: sign * box.width, dy: 0)
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

/// Knows the pages of a row.
@MainActor public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the page before one; `nil` at the beginning. It may be made anew each time. Asked while a drag begins,
    /// mostly twice.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// Returns the page after one; `nil` at the end. It may be made anew each time. Asked while a drag begins, mostly
    /// twice.
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController?
}

/// Is told when the user has turned to another page.
@MainActor public protocol PageViewControllerDelegate: AnyObject {
    /// Called when another page has come to the front by a drag.
    ///
    /// - Parameters:
    ///   - pageViewController: The row, whose `viewController` is the new page.
    ///   - former: The page that was seen before.
    func pageViewController(_ pageViewController: PageViewController, didTurnFrom former: ViewController)
}

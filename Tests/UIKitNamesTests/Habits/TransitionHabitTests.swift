import TactusTesting
import Testing
import UIKitNames

/// Slides a page up, or down again.
private final class Slide: UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    var log: (String) -> Void
    init(isPresenting: Bool, log: @escaping (String) -> Void) {
        self.isPresenting = isPresenting
        self.log = log
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: controllerKey),
            let view = transitionContext.view(forKey: key) ?? controller.view
        else { return transitionContext.completeTransition(false) }
        let end = transitionContext.finalFrame(for: controller)
        if isPresenting {
            container.addSubview(view)
            view.frame = end.offsetBy(dx: 0, dy: container.bounds.height)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                view.frame = self.isPresenting ? end : view.frame.offsetBy(dx: 0, dy: container.bounds.height)
            },
            completion: { _ in
                let isDone = !transitionContext.transitionWasCancelled
                self.log("complete \(isDone)")
                transitionContext.completeTransition(isDone)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) { log("ended \(transitionCompleted)") }
}

/// Dims what is behind a card.
private final class CardPresentation: UIPresentationController {
    let dimming = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log.append("will begin")
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardPresentation.close))
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 1
        })
    }

    private func close() { presentingViewController.dismiss(animated: true) }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log.append("did begin \(completed)")
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log.append("will end")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        log.append("did end \(completed)")
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

private final class Director: UIViewControllerTransitioningDelegate {
    var log: [String] = []
    var driver: UIPercentDrivenInteractiveTransition?
    weak var card: CardPresentation?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide(isPresenting: true) { self.log.append($0) } }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        Slide(isPresenting: false) { self.log.append($0) }
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let card = CardPresentation(presentedViewController: presented, presenting: presenting)
        self.card = card
        return card
    }
}

/// A card that a finger pulls down.
private final class PulledController: UIViewController {
    let director = Director()
    var log: [String] = []

    override init() {
        super.init()
        modalPresentationStyle = .custom
        transitioningDelegate = director
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .yellow
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PulledController.pan(_:)))
    }

    private func pan(_ gesture: UIPanGestureRecognizer) {
        let share = max(0, gesture.translation(in: view.window).y / 300)
        switch gesture.state {
        case .began:
            let driver = UIPercentDrivenInteractiveTransition()
            director.driver = driver
            dismiss(animated: true)
        case .changed: director.driver?.update(share)
        case .ended where share > 0.5:
            director.driver?.finish()
            director.driver = nil
        case .ended, .cancelled:
            director.driver?.cancel()
            director.driver = nil
        default: break
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append("will disappear \(isBeingDismissed)")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("did disappear")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("will appear \(isBeingPresented)")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("did appear")
    }
}

/// What programs written for UIKit take for granted of transitions of their own.
@MainActor
@Suite("Habits: transitions of one’s own")
struct TransitionHabitTests {
    let host = TestHost(size: CGSize(width: 300, height: 500))
    private let root = UIViewController()
    private let page = PulledController()

    init() {
        root.view.backgroundColor = .white
        host.window.rootViewController = root
        host.settle()
    }

    @Test("a card slides in by its animator, over what its presentation dims; a tap beside it closes it")
    func sliding() {
        root.present(page, animated: true)
        host.advance(by: .milliseconds(250))
        let card = page.director.card
        #expect(card?.log == ["will begin"] && page.log == ["will appear true"])
        let top = page.view.presentedFrame.minY
        #expect(abs(top - 450) < 40)
        host.advance(by: .milliseconds(500))
        #expect(page.view.frame == CGRect(x: 0, y: 200, width: 300, height: 300))
        #expect(card?.log == ["will begin", "did begin true"] && page.log == ["will appear true", "did appear"])
        #expect(page.director.log == ["complete true", "ended true"])
        #expect(root.presentedViewController === page && page.presentationController === card)
        #expect(root.view.window != nil && card?.containerView?.window != nil)
        host.finger().tap(at: CGPoint(x: 150, y: 100))
        host.advance(by: .seconds(1))
        #expect(card?.log.suffix(2) == ["will end", "did end true"] && root.presentedViewController == nil)
        #expect(page.log.suffix(2) == ["will disappear true", "did disappear"] && page.view.window == nil)
    }

    @Test("a finger drives the way out: back where it lifts early, out where it lifts late")
    func driving() {
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
        page.log = []
        page.director.log = []
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 150, y: 350), over: .milliseconds(400))
        #expect(page.log == ["will disappear true"] && page.director.log == [])
        #expect(page.view.presentedFrame.minY > 230)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.director.log == ["complete false", "ended false"])
        #expect(page.log == ["will disappear true", "will appear false", "did appear"])
        #expect(root.presentedViewController === page && page.view.window != nil)
        #expect(page.director.card?.log.suffix(2) == ["will end", "did end false"])
        #expect(page.view.presentedFrame == CGRect(x: 0, y: 200, width: 300, height: 300))
        page.log = []
        finger.down(at: CGPoint(x: 150, y: 250))
        finger.move(to: CGPoint(x: 150, y: 480), over: .milliseconds(400))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(page.log == ["will disappear true", "did disappear"])
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }

    @Test("a presentation hears of another size, and lays out its card")
    func sizes() {
        root.present(page, animated: false)
        host.settle()
        host.resize(to: CGSize(width: 400, height: 300))
        host.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 120, width: 400, height: 180))
        var done = 0
        page.dismiss(animated: false) { done += 1 }
        host.settle()
        #expect(done == 1 && root.presentedViewController == nil)
    }
}

extension UIView {
    /// Where it shows in the window while it is animated.
    fileprivate var presentedFrame: CGRect { layer.presentation()?.frame ?? frame }
}

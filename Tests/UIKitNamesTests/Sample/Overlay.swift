// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

// A UIPresentationController of its own: a card from the bottom over a dimming view, which a tap or a drag sends away.

final class CardPresentationController: UIPresentationController {
    private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CardPresentationController.dimmingTapped))
        return view
    }()
    private(set) var events: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let size = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        return CGRect(x: (containerView.bounds.width - size.width) / 2, y: containerView.bounds.height - size.height, width: size.width, height: size.height)
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        CGSize(width: min(parentSize.width, 400), height: container.preferredContentSize.height > 0 ? container.preferredContentSize.height : parentSize.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        presentedView?.layer.cornerRadius = 16
        presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView?.clipsToBounds = true
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        }, completion: nil)
        events.append("will present")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
        events.append("did present \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
            self.presentingViewController.view.transform = .identity
        })
        events.append("will dismiss")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() }
        events.append("did dismiss \(completed)")
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        UIView.animate(withDuration: 0.25) {
            self.containerView?.setNeedsLayout()
            self.containerView?.layoutIfNeeded()
        }
    }

    private func dimmingTapped() { presentedViewController.dismiss(animated: true) }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    var isInteracting = false
    private(set) weak var presentation: CardPresentationController?

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = CardPresentationController(presentedViewController: presented, presenting: presenting)
        presentation = controller
        return controller
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        isInteracting ? interaction : nil
    }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let view = controller.view else { return }
        if isPresenting { transitionContext.containerView.addSubview(view) }
        let present = isPresenting ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        let dismissed = present.offsetBy(dx: 0, dy: present.height)
        view.frame = isPresenting ? dismissed : present
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut, animations: {
            view.frame = self.isPresenting ? present : dismissed
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

final class CardContentViewController: UIViewController {
    let cardTransition = CardTransition()
    let growButton = UIButton(type: .system)

    override init() {
        super.init()
        modalPresentationStyle = .custom
        transitioningDelegate = cardTransition
        preferredContentSize = CGSize(width: 0, height: 240)
    }


    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: CardContentViewController.dragged(_:)))
        growButton.setTitle("More", for: .normal)
        growButton.frame = CGRect(x: 20, y: 20, width: 80, height: 44)
        growButton.addTarget(self, action: CardContentViewController.grow, for: .touchUpInside)
        view.addSubview(growButton)
    }

    private func grow() { preferredContentSize.height = 360 }

    private func dragged(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: gesture.view?.superview)
        let progress = min(max(translation.y / view.bounds.height, 0), 1)
        switch gesture.state {
        case .began:
            cardTransition.isInteracting = true
            dismiss(animated: true, completion: nil)
        case .changed:
            cardTransition.interaction.update(progress)
        case .ended, .cancelled:
            cardTransition.isInteracting = false
            cardTransition.interaction.completionSpeed = 0.99
            cardTransition.interaction.completionCurve = .easeOut
            if progress > 0.4 || gesture.velocity(in: view).y > 800 {
                cardTransition.interaction.finish()
            } else {
                cardTransition.interaction.cancel()
            }
        default: break
        }
    }
}

final class OverlayHostViewController: UIViewController {
    let openButton = UIButton(type: .system)
    private(set) var card: CardContentViewController?
    private(set) var appearances: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        openButton.setTitle("Open", for: .normal)
        openButton.addTarget(self, action: OverlayHostViewController.open(_:), for: .primaryActionTriggered)
        openButton.sizeToFit()
        openButton.center = CGPoint(x: 100, y: 100)
        view.addSubview(openButton)
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); appearances.append("will") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); appearances.append("leaves") }

    private func open(_ sender: UIButton) {
        let card = CardContentViewController()
        self.card = card
        present(card, animated: true, completion: nil)
    }
}

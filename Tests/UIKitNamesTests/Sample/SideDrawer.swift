// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

final class SidePresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private(set) var log: [String] = []

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimmingView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SidePresentationController.dimmingTapped))
    }

    private func dimmingTapped() { presentedViewController.dismiss(animated: true) }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        var frame = CGRect.zero
        frame.size = size(forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        frame.origin.x = containerView.bounds.width - frame.width
        return frame
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        CGSize(width: parentSize.width * 0.6, height: parentSize.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.append("presented \(completed)")
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.append("dismissed \(completed)")
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        dimmingView.frame = containerView?.bounds ?? .zero
    }
}

final class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresentation: Bool
    private var animator: UIViewImplicitlyAnimating?

    init(isPresentation: Bool) {
        self.isPresentation = isPresentation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        let controller = transitionContext.viewController(forKey: key)!
        if isPresentation { transitionContext.containerView.addSubview(controller.view) }
        let presentedFrame = transitionContext.finalFrame(for: controller)
        var dismissedFrame = presentedFrame
        dismissedFrame.origin.x = transitionContext.containerView.frame.size.width
        controller.view.frame = isPresentation ? dismissedFrame : presentedFrame
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), dampingRatio: 1) {
            controller.view.frame = self.isPresentation ? presentedFrame : dismissedFrame
        }
        animator.addCompletion { [weak self] _ in
            if !self!.isPresentation && !transitionContext.transitionWasCancelled { controller.view.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            self?.animator = nil
        }
        self.animator = animator
        return animator
    }
}

final class DrawerInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private weak var controller: UIViewController?

    func attach(to controller: UIViewController) {
        self.controller = controller
        controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: DrawerInteraction.handlePan(_:)))
    }

    private func handlePan(_ gesture: UIPanGestureRecognizer) {
        guard let view = gesture.view else { return }
        let progress = min(max(gesture.translation(in: view.superview).x / view.bounds.width, 0), 1)
        switch gesture.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended:
            isActive = false
            let velocity = gesture.velocity(in: view).x
            completionSpeed = 0.8
            if progress > 0.5 || velocity > 500 { finish() } else { cancel() }
        case .cancelled, .failed:
            isActive = false
            cancel()
        default:
            break
        }
    }
}

final class DrawerManager: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = DrawerInteraction()
    private(set) var presentation: SidePresentationController?

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        presentation = SidePresentationController(presentedViewController: presented, presenting: presenting)
        return presentation
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SideAnimator(isPresentation: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SideAnimator(isPresentation: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interaction.isActive ? interaction : nil
    }
}

final class DrawerHostViewController: UIViewController {
    let manager = DrawerManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }

    func openDrawer() {
        let drawer = UIViewController()
        drawer.view.backgroundColor = .systemTeal
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = manager
        manager.interaction.attach(to: drawer)
        present(drawer, animated: true)
    }
}

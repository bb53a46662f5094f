// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

final class DimmingPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        view.alpha = 0
        view.translatesAutoresizingMaskIntoConstraints = false
        let tap = UITapGestureRecognizer(target: self, action: DimmingPresentationController.dismissTapped)
        view.addGestureRecognizer(tap)
        return view
    }()
    var log: ((String) -> Void)?

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let height = container.bounds.height * 0.4
        return CGRect(x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
    }
    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        container.insertSubview(dimmingView, at: 0)
        NSLayoutConstraint.activate([
            dimmingView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            dimmingView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            dimmingView.topAnchor.constraint(equalTo: container.topAnchor),
            dimmingView.bottomAnchor.constraint(equalTo: container.bottomAnchor)
        ])
        presentedView?.layer.cornerRadius = 16
        guard let coordinator = presentedViewController.transitionCoordinator else { dimmingView.alpha = 1; return }
        coordinator.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
            self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
        })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log?("presented \(completed)")
        if !completed { dimmingView.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] context in
            self?.dimmingView.alpha = 0
            self?.presentingViewController.view.transform = .identity
        }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log?("dismissed \(completed)")
        if completed { dimmingView.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    private func dismissTapped() { presentedViewController.dismiss(animated: true) }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting; super.init() }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }
        let presentedFrame = transitionContext.finalFrame(for: controller)
        var dismissedFrame = presentedFrame
        dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
        let initialFrame = isPresenting ? dismissedFrame : presentedFrame
        let finalFrame = isPresenting ? presentedFrame : dismissedFrame
        controller.view.frame = initialFrame
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut], animations: {
            controller.view.frame = finalFrame
        }, completion: { _ in
            let wasCancelled = transitionContext.transitionWasCancelled
            transitionContext.completeTransition(!wasCancelled)
        })
    }
}

final class SheetTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var log: ((String) -> Void)?
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        let controller = DimmingPresentationController(presentedViewController: presented, presenting: presenting)
        controller.log = log
        return controller
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: false) }
}

final class SheetContentController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }
}

/// A container with pages side by side, and a bar of buttons.
class SegmentedContainerController: UIViewController {
    let controllers: [UIViewController]
    private(set) var selectedIndex = 0
    private let bar = UISegmentedControl()
    private let contentView = UIView()
    private let sheetDelegate = SheetTransitioningDelegate()
    var log: [String] = []

    init(controllers: [UIViewController]) {
        self.controllers = controllers
        super.init()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, controller) in controllers.enumerated() { bar.insertSegment(withTitle: controller.title, at: index, animated: false) }
        bar.selectedSegmentIndex = 0
        bar.addTarget(self, action: SegmentedContainerController.selectionChanged, for: .valueChanged)
        bar.frame = CGRect(x: 10, y: 20, width: view.bounds.width - 20, height: 32)
        bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        contentView.frame = CGRect(x: 0, y: 70, width: view.bounds.width, height: view.bounds.height - 70)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(bar)
        sheetDelegate.log = { [unowned self] in log.append($0) }
        let first = controllers[0]
        addChild(first)
        first.view.frame = contentView.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(first.view)
        first.didMove(toParent: self)
    }
    private func selectionChanged() { select(bar.selectedSegmentIndex) }
    func select(_ index: Int) {
        guard index != selectedIndex else { return }
        let from = controllers[selectedIndex], to = controllers[index]
        let direction: CGFloat = index > selectedIndex ? 1 : -1
        selectedIndex = index
        from.willMove(toParent: nil)
        addChild(to)
        to.view.frame = contentView.bounds.offsetBy(dx: direction * contentView.bounds.width, dy: 0)
        transition(from: from, to: to, duration: 0.25, options: [.curveEaseOut]) {
            to.view.frame = self.contentView.bounds
            from.view.frame = self.contentView.bounds.offsetBy(dx: -direction * self.contentView.bounds.width, dy: 0)
        } completion: { finished in
            from.removeFromParent()
            to.didMove(toParent: self)
            self.log.append("selected \(index) \(finished)")
        }
    }
    func showSheet() {
        let sheet = SheetContentController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = sheetDelegate
        present(sheet, animated: true) { self.log.append("shown") }
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}

/// Pops by a drag from the left edge, with a transition of its own.
final class InteractiveNavigation: NSObject, UINavigationControllerDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?
    weak var navigationController: UINavigationController?
    let pan = UIScreenEdgePanGestureRecognizer()
    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        pan.edges = .left
        pan.addTarget(self, action: InteractiveNavigation.handle(_:))
        navigationController.view.addGestureRecognizer(pan)
        navigationController.interactivePopGestureRecognizer?.isEnabled = false
        navigationController.delegate = self
    }
    private func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = recognizer.view else { return }
        let progress = recognizer.translation(in: view).x / view.bounds.width
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.5 || recognizer.velocity(in: view).x > 500:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return operation == .pop ? FadeAnimator() : nil
    }
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from) else { return }
        transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
        toView.frame = transitionContext.containerView.bounds
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            fromView.alpha = 0
        } completion: { _ in
            fromView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

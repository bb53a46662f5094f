// swift-format-ignore-file
import UIKitNames
import class Foundation.NSObject

// A custom, interactive transition: a photo that is dragged away, with UIPercentDrivenInteractiveTransition.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    let originFrame: CGRect
    init(isPresenting: Bool, originFrame: CGRect) {
        self.isPresenting = isPresenting
        self.originFrame = originFrame
        super.init()
    }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let photo = isPresenting ? transitionContext.view(forKey: .to) : transitionContext.view(forKey: .from) else {
            transitionContext.completeTransition(false)
            return
        }
        if !isPresenting, let toView = transitionContext.view(forKey: .to) {
            containerView.insertSubview(toView, belowSubview: photo)
        }
        let finalFrame = isPresenting ? photo.frame : originFrame
        let xScale = originFrame.width / photo.bounds.width
        let yScale = originFrame.height / photo.bounds.height
        let scale = CGAffineTransform(scaleX: xScale, y: yScale)
        if isPresenting {
            photo.transform = scale
            photo.center = CGPoint(x: originFrame.midX, y: originFrame.midY)
            photo.clipsToBounds = true
            containerView.addSubview(photo)
        }
        containerView.bringSubviewToFront(photo)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: .curveEaseInOut) {
            photo.transform = self.isPresenting ? .identity : scale
            photo.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class PhotoPageViewController: UIViewController {
    let interaction = UIPercentDrivenInteractiveTransition()
    private(set) var isInteractive = false
    private let imageView = UIImageView()
    var onLog: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFit
        imageView.image = UIImage(systemName: "photo")?.withTintColor(.white, renderingMode: .alwaysOriginal)
        imageView.frame = view.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(imageView)
        let pan = UIPanGestureRecognizer(target: self, action: PhotoPageViewController.pan(_:))
        view.addGestureRecognizer(pan)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
            self?.onLog?("interaction cancelled \(context.isCancelled)")
        }
    }
    private func pan(_ gesture: UIPanGestureRecognizer) {
        let progress = max(0, min(1, gesture.translation(in: view.superview).y / 300))
        switch gesture.state {
        case .began:
            isInteractive = true
            dismiss(animated: true) { [weak self] in self?.onLog?("dismissed") }
        case .changed: interaction.update(progress)
        case .ended:
            if progress > 0.4 || gesture.velocity(in: view.superview).y > 800 { interaction.finish() } else { interaction.cancel() }
            isInteractive = false
        case .cancelled:
            interaction.cancel()
            isInteractive = false
        default: break
        }
    }
}

final class PhotoListViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let thumbnail = UIButton(type: .custom)
    private(set) var log: [String] = []
    private weak var photo: PhotoPageViewController?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.frame = CGRect(x: 20, y: 60, width: 80, height: 80)
        thumbnail.backgroundColor = .blue
        thumbnail.addTarget(self, action: PhotoListViewController.open, for: .touchUpInside)
        view.addSubview(thumbnail)
    }
    private func open() {
        let photo = PhotoPageViewController()
        photo.modalPresentationStyle = .fullScreen
        photo.transitioningDelegate = self
        photo.onLog = { [weak self] in self?.log.append($0) }
        self.photo = photo
        present(photo, animated: true) { self.log.append("presented") }
    }
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(isPresenting: true, originFrame: thumbnail.convert(thumbnail.bounds, to: nil))
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        ZoomAnimator(isPresenting: false, originFrame: thumbnail.convert(thumbnail.bounds, to: nil))
    }
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        guard let photo = photo, photo.isInteractive else { return nil }
        return photo.interaction
    }
}

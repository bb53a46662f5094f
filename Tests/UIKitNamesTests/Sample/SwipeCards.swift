// swift-format-ignore-file
import UIKitNames

// A stack of cards that are swiped away, with simultaneous pinch and rotation, haptics, animators.
protocol SwipeCardDelegate: AnyObject {
    func cardDidSwipe(_ card: SwipeCardView, direction: SwipeCardView.Direction)
}

final class SwipeCardView: UIView, UIGestureRecognizerDelegate {
    enum Direction: String { case left, right }
    weak var delegate: SwipeCardDelegate?
    let titleLabel = UILabel()
    private let stamp = UILabel()
    private var panGesture: UIPanGestureRecognizer!
    private var animator: UIViewPropertyAnimator?
    private let feedback = UISelectionFeedbackGenerator()
    private var hasCrossed = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = .zero
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
        titleLabel.frame = bounds.insetBy(dx: 16, dy: 16)
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.textAlignment = .center
        titleLabel.font = UIFont(name: "AvenirNext-Bold", size: 24) ?? .boldSystemFont(ofSize: 24)
        titleLabel.shadowColor = .lightGray
        titleLabel.shadowOffset = CGSize(width: 1, height: 1)
        addSubview(titleLabel)
        stamp.alpha = 0
        stamp.textColor = .systemRed
        stamp.font = .systemFont(ofSize: 30, weight: .black)
        stamp.sizeToFit()
        addSubview(stamp)
        panGesture = UIPanGestureRecognizer(target: self, action: SwipeCardView.handlePan)
        panGesture.delegate = self
        addGestureRecognizer(panGesture)
        let rotation = UIRotationGestureRecognizer(target: self, action: SwipeCardView.handleRotation(_:))
        let pinch = UIPinchGestureRecognizer(target: self, action: SwipeCardView.handlePinch(_:))
        [rotation, pinch].forEach { $0.delegate = self; addGestureRecognizer($0) }
        let doubleTap = UITapGestureRecognizer(target: self, action: SwipeCardView.handleDoubleTap)
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }

    private func handlePan() {
        guard let superview = superview else { return }
        let translation = panGesture.translation(in: superview)
        let percent = max(-1, min(translation.x / (superview.bounds.width / 2), 1))
        switch panGesture.state {
        case .began:
            animator?.stopAnimation(true)
            feedback.prepare()
        case .changed:
            transform = CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: percent * .pi / 10)
            stamp.text = percent > 0 ? "LIKE" : "NOPE"
            stamp.sizeToFit()
            stamp.center = CGPoint(x: bounds.midX, y: 40)
            stamp.alpha = abs(percent)
            if abs(percent) > 0.6, !hasCrossed { hasCrossed = true; feedback.selectionChanged() }
        case .ended:
            let velocity = panGesture.velocity(in: superview)
            if abs(percent) > 0.6 || abs(velocity.x) > 1200 { fly(percent > 0 ? .right : .left, velocity: velocity) } else { reset() }
        case .cancelled, .failed: reset()
        case .possible: break
        @unknown default: break
        }
    }

    private func fly(_ direction: Direction, velocity: CGPoint) {
        let sign: CGFloat = direction == .right ? 1 : -1
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            self.transform = self.transform.translatedBy(x: sign * 600, y: velocity.y * 0.1)
            self.alpha = 0
        }
        animator.addCompletion { [weak self] position in
            guard let self = self, position == .end else { return }
            self.removeFromSuperview()
            self.delegate?.cardDidSwipe(self, direction: direction)
        }
        animator.startAnimation()
        self.animator = animator
    }

    private func reset() {
        hasCrossed = false
        let timing = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations {
            self.transform = .identity
            self.stamp.alpha = 0
        }
        animator.startAnimation()
        self.animator = animator
    }

    private func handleRotation(_ sender: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: sender.rotation)
        sender.rotation = 0
        if sender.state == .ended { reset() }
    }
    private func handlePinch(_ sender: UIPinchGestureRecognizer) {
        guard sender.state == .began || sender.state == .changed else { return reset() }
        transform = transform.scaledBy(x: sender.scale, y: sender.scale)
        sender.scale = 1
    }
    private func handleDoubleTap() {
        UIView.transition(with: self, duration: 0.4, options: .transitionFlipFromRight, animations: { self.backgroundColor = .systemYellow }, completion: nil)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return gestureRecognizer.view == otherGestureRecognizer.view && gestureRecognizer != panGesture && otherGestureRecognizer != panGesture
    }
}

final class CardStackViewController: UIViewController, SwipeCardDelegate {
    private(set) var cards: [SwipeCardView] = []
    private(set) var log: [String] = []
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1.0)
        for index in 0..<4 {
            let card = SwipeCardView(frame: CGRect(x: 40, y: 80, width: 240, height: 320))
            card.titleLabel.text = "Card \(index)"
            card.delegate = self
            card.tag = 100 + index
            view.insertSubview(card, at: 0)
            cards.append(card)
        }
        layoutStack(animated: false)
    }
    private func layoutStack(animated: Bool) {
        let changes = {
            for (index, card) in self.cards.enumerated() {
                card.center.y = 240 + CGFloat(index) * 8
                card.isUserInteractionEnabled = index == 0
                card.layer.zPosition = CGFloat(-index)
            }
        }
        animated ? UIView.animate(withDuration: 0.2, animations: changes) : changes()
    }
    func cardDidSwipe(_ card: SwipeCardView, direction: SwipeCardView.Direction) {
        cards.removeAll { $0 === card }
        log.append("\(card.titleLabel.text ?? "") \(direction.rawValue)")
        impact.impactOccurred()
        layoutStack(animated: true)
    }
}

// swift-format-ignore-file
import UIKitNames

// Core Animation: spinner, pulsing dots by a replicator, progress ring, shimmering placeholder, shake.
final class SpinnerView: UIView {
    private let shapeLayer = CAShapeLayer()
    private(set) var isAnimating = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        shapeLayer.fillColor = nil
        shapeLayer.strokeColor = UIColor.systemBlue.cgColor
        shapeLayer.lineWidth = 4
        shapeLayer.lineCap = .round
        layer.addSublayer(shapeLayer)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 2
        shapeLayer.path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
    }
    func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.fromValue = 0
        rotation.toValue = 2 * Double.pi
        rotation.duration = 1
        rotation.repeatCount = .infinity
        rotation.isRemovedOnCompletion = false
        layer.add(rotation, forKey: "rotation")
        let head = CABasicAnimation(keyPath: "strokeStart")
        head.fromValue = 0
        head.toValue = 0.25
        let tail = CABasicAnimation(keyPath: "strokeEnd")
        tail.fromValue = 0
        tail.toValue = 1
        tail.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        let group = CAAnimationGroup()
        group.animations = [head, tail]
        group.duration = 1.5
        group.repeatCount = .greatestFiniteMagnitude
        group.autoreverses = true
        shapeLayer.add(group, forKey: "stroke")
    }
    func stopAnimating() {
        isAnimating = false
        layer.removeAllAnimations()
        shapeLayer.removeAllAnimations()
    }
}

final class TypingIndicatorView: UIView {
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        let size: CGFloat = 10
        dot.frame = CGRect(x: 0, y: 0, width: size, height: size)
        dot.cornerRadius = size / 2
        dot.backgroundColor = UIColor.systemGray.cgColor
        replicator.addSublayer(dot)
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.2
        replicator.instanceTransform = CATransform3DMakeTranslation(size * 1.5, 0, 0)
        layer.addSublayer(replicator)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        replicator.frame = bounds
        CATransaction.commit()
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return dot.removeAllAnimations() }
        let animation = CAKeyframeAnimation(keyPath: "position.y")
        animation.values = [5, 0, 5]
        animation.keyTimes = [0, 0.5, 1]
        animation.calculationMode = .cubic
        animation.duration = 0.6
        animation.repeatCount = .infinity
        dot.add(animation, forKey: nil)
    }
}

final class ProgressRing: UIView, CAAnimationDelegate {
    private let track = CAShapeLayer()
    private let bar = CAShapeLayer()
    private let label = CATextLayer()
    private(set) var finished: [Bool] = []
    var progress: CGFloat = 0 {
        didSet {
            let animation = CABasicAnimation(keyPath: "strokeEnd")
            animation.fromValue = bar.presentation()?.strokeEnd ?? oldValue
            animation.toValue = progress
            animation.duration = 0.5
            animation.delegate = self
            bar.strokeEnd = progress
            bar.add(animation, forKey: "progress")
            label.string = "\(Int(progress * 100))%"
        }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, bar] {
            layer.fillColor = UIColor.clear.cgColor
            layer.lineWidth = 6
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor.systemGray5.cgColor
        bar.strokeColor = UIColor.systemGreen.cgColor
        bar.strokeEnd = 0
        label.fontSize = 14
        label.foregroundColor = UIColor.label.cgColor
        label.alignmentMode = .center
        layer.addSublayer(label)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        guard layer == self.layer else { return }
        let path = UIBezierPath(ovalIn: bounds.insetBy(dx: 5, dy: 5)).cgPath
        track.path = path
        bar.path = path
        track.frame = bounds
        bar.frame = bounds
        label.frame = CGRect(x: 0, y: bounds.midY - 9, width: bounds.width, height: 18)
    }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
}

final class SkeletonView: UIView {
    private let gradient = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        let light = UIColor(white: 0.9, alpha: 1).cgColor
        let dark = UIColor(white: 0.75, alpha: 1).cgColor
        gradient.colors = [dark, light, dark]
        gradient.locations = [0.0, 0.5, 1.0]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        layer.addSublayer(gradient)
        layer.cornerRadius = 6
        layer.masksToBounds = true
        let animation = CABasicAnimation(keyPath: "locations")
        animation.fromValue = [-1.0, -0.5, 0.0]
        animation.toValue = [1.0, 1.5, 2.0]
        animation.duration = 1.2
        animation.repeatCount = .infinity
        gradient.add(animation, forKey: "shimmer")
    }
    override func layoutSubviews() { super.layoutSubviews(); gradient.frame = bounds }
}

final class LoadingViewController: UIViewController {
    let spinner = SpinnerView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
    let typing = TypingIndicatorView(frame: CGRect(x: 100, y: 20, width: 40, height: 20))
    let ring = ProgressRing(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    let skeleton = SkeletonView(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        [spinner, typing, ring, skeleton].forEach(view.addSubview)
        spinner.startAnimating()
    }
    func shake() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.duration = 0.5
        animation.values = [-12, 12, -8, 8, -4, 4, 0]
        ring.layer.add(animation, forKey: "shake")
    }
    func finish(completion: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setCompletionBlock(completion)
        ring.progress = 1
        CATransaction.commit()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.ring.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.ring.transform = .identity }
        })
    }
}

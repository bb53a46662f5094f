// swift-format-ignore-file
import UIKitNames

protocol TargetViewDelegate: AnyObject {
    func targetViewWasHit(_ view: TargetView)
}

final class TargetView: UIView {
    weak var delegate: TargetViewDelegate?
    private var shapeLayer: CAShapeLayer { layer.backingLayer(CAShapeLayer.self) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        shapeLayer.fillColor = UIColor.systemRed.cgColor
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        shapeLayer.path = UIBezierPath(ovalIn: bounds).cgPath
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = point.x - bounds.midX, dy = point.y - bounds.midY
        return hypot(dx, dy) <= bounds.width / 2
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.targetViewWasHit(self)
        super.touchesBegan(touches, with: event)
    }
}

final class CircleGestureRecognizer: UIGestureRecognizer {
    private var points: [CGPoint] = []
    private(set) var radius: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 || numberOfTouches > 1 { state = .failed }
        if let point = touches.first?.location(in: view) { points.append(point) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state != .failed, let touch = touches.first else { return }
        for coalesced in event.coalescedTouches(for: touch) ?? [touch] {
            points.append(coalesced.location(in: view))
        }
        if points.count == 4 { state = .began } else if state == .began || state == .changed { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let middle = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / CGFloat(points.count), y: $0.y + $1.y / CGFloat(points.count)) }
        let radii = points.map { hypot($0.x - middle.x, $0.y - middle.y) }
        radius = radii.reduce(0, +) / CGFloat(max(radii.count, 1))
        let worst = radii.map { abs($0 - radius) }.max() ?? 0
        state = radius > 20 && worst < radius * 0.3 ? .ended : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        points.removeAll()
    }
}

final class GameViewController: UIViewController, TargetViewDelegate, UIGestureRecognizerDelegate {
    private(set) var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }
    private(set) var circles: [CGFloat] = []
    private(set) var log: [String] = []
    let scoreLabel = UILabel()
    let target = TargetView(frame: CGRect(x: 40, y: 100, width: 80, height: 80))
    private var displayLink: CADisplayLink?
    private var lastTimestamp: CFTimeInterval = 0
    private var velocity = CGVector(dx: 60, dy: 0)
    private let circle = CircleGestureRecognizer()

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand] {
        let pause = UIKeyCommand(title: "Pause", action: GameViewController.togglePause, input: "p", modifierFlags: .command)
        pause.discoverabilityTitle = "Pause the game"
        let left = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: GameViewController.turnAround)
        left.wantsPriorityOverSystemBehavior = true
        return [pause, left]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scoreLabel.text = "Score: 0"
        scoreLabel.font = .monospacedDigitSystemFont(ofSize: 20, weight: .bold)
        scoreLabel.sizeToFit()
        scoreLabel.center = CGPoint(x: view.bounds.midX, y: 40)
        scoreLabel.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
        view.addSubview(scoreLabel)
        target.delegate = self
        view.addSubview(target)
        circle.addTarget(self, action: GameViewController.drewCircle(_:))
        circle.delegate = self
        circle.cancelsTouchesInView = false
        view.addGestureRecognizer(circle)
        let button = UIButton(type: .system)
        button.setTitle("Reset", for: .normal)
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        button.addTarget(nil, action: GameViewController.resetGame(_:), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        displayLink?.invalidate()
        displayLink = nil
    }

    private func start() {
        let link = CADisplayLink(target: self, selector: GameViewController.step(_:))
        if #available(iOS 15.0, *) {
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        }
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func step(_ link: CADisplayLink) {
        defer { lastTimestamp = link.timestamp }
        guard lastTimestamp > 0 else { return }
        let dt = CGFloat(link.timestamp - lastTimestamp)
        target.center.x += velocity.dx * dt
        if target.frame.maxX > view.bounds.maxX || target.frame.minX < 0 { velocity.dx = -velocity.dx }
    }

    private func togglePause() {
        displayLink?.isPaused.toggle()
        log.append(displayLink?.isPaused == true ? "paused" : "running")
    }

    private func turnAround() { velocity.dx = -velocity.dx; log.append("turned") }

    func resetGame(_ sender: Any?) { score = 0; log.append("reset by \(sender is UIButton ? "button" : "other")") }

    private func drewCircle(_ gesture: CircleGestureRecognizer) {
        if gesture.state == .ended { circles.append(gesture.radius) }
    }

    func targetViewWasHit(_ view: TargetView) { score += 1 }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return !(touch.view is TargetView)
    }
}

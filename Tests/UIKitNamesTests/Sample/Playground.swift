// swift-format-ignore-file
import UIKitNames

// Every recognizer on one view, what each of them says in a log, and touches that go up the responder chain.

final class EventLogView: UIView {
    private let label = UILabel()
    private(set) var lines: [String] = []
    var limit = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.85)
        layer.cornerRadius = 12
        layer.masksToBounds = true
        label.font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        label.textColor = .systemGreen
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrappingOrTruncating
        addSubview(label)
        isUserInteractionEnabled = false
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10))
    }

    func add(_ line: String) {
        lines.append(line)
        label.text = lines.suffix(limit).joined(separator: "\n")
    }
}

extension UILabel {
    // What a program of ours calls its own way to break lines.
    typealias Breaking = NSLineBreakMode
}

extension NSLineBreakMode {
    static var byWordWrappingOrTruncating: NSLineBreakMode { return .truncatingTail }
}

class TouchableView: UIView {
    weak var log: EventLogView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("view began \(touches.count)")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first {
            let here = touch.location(in: self)
            let before = touch.previousLocation(in: self)
            let distance = abs(here.x - before.x) + abs(here.y - before.y)
            if distance > 20 {
                log?.add("view moved far")
            }
        }
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let taps = touches.map { $0.tapCount }.max() ?? 0
        log?.add("view ended \(taps)")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.add("view cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let larger = bounds.insetBy(dx: -22, dy: -22)
        return larger.contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let converted = subview.convert(point, from: self)
            if let hit = subview.hitTest(converted, with: event) {
                return hit
            }
        }
        return self
    }
}

class PlaygroundViewController: UIViewController, UIGestureRecognizerDelegate {
    let target = TouchableView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))
    let log = EventLogView(frame: CGRect(x: 20, y: 340, width: 280, height: 180))
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private var pan: UIPanGestureRecognizer!
    private var pinch: UIPinchGestureRecognizer!
    private var rotation: UIRotationGestureRecognizer!
    private var longPress: UILongPressGestureRecognizer!
    private var swipe: UISwipeGestureRecognizer!
    private var edgePan: UIScreenEdgePanGestureRecognizer!
    private var isLocked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        target.backgroundColor = .systemTeal
        target.log = log
        target.isMultipleTouchEnabled = true
        view.addSubview(target)
        view.addSubview(log)

        tap.addTarget(self, action: PlaygroundViewController.handleTap(_:))
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addTarget(self, action: PlaygroundViewController.handleDoubleTap(_:))
        tap.require(toFail: doubleTap)

        pan = UIPanGestureRecognizer(target: self, action: PlaygroundViewController.handlePan(_:))
        pan.minimumNumberOfTouches = 1
        pan.maximumNumberOfTouches = 2

        pinch = UIPinchGestureRecognizer(target: self, action: PlaygroundViewController.handlePinch(_:))
        rotation = UIRotationGestureRecognizer(target: self, action: PlaygroundViewController.handleRotation(_:))

        longPress = UILongPressGestureRecognizer(target: self, action: PlaygroundViewController.handleLongPress(_:))
        longPress.minimumPressDuration = 0.4
        longPress.allowableMovement = 12

        swipe = UISwipeGestureRecognizer(target: self, action: PlaygroundViewController.handleSwipe(_:))
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2

        edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: PlaygroundViewController.handleEdgePan(_:))
        edgePan.edges = .left
        view.addGestureRecognizer(edgePan)

        let recognizers: [UIGestureRecognizer] = [tap, doubleTap, pan, pinch, rotation, longPress, swipe]
        for recognizer in recognizers {
            recognizer.delegate = self
            recognizer.cancelsTouchesInView = recognizer !== tap
            target.addGestureRecognizer(recognizer)
        }
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
        log.add("tap")
        UIView.animate(
            withDuration: 0.1,
            animations: {
                self.target.transform = self.target.transform.scaledBy(x: 0.9, y: 0.9)
            },
            completion: { _ in
                UIView.animate(withDuration: 0.1) {
                    self.target.transform = self.target.transform.scaledBy(x: 1 / 0.9, y: 1 / 0.9)
                }
            })
    }

    private func handleDoubleTap(_ tap: UITapGestureRecognizer) {
        log.add("double tap")
        isLocked.toggle()
        target.backgroundColor = isLocked ? .systemGray : .systemTeal
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view)
        switch pan.state {
        case .began:
            log.add("pan began")
        case .changed:
            target.center = CGPoint(x: target.center.x + translation.x, y: target.center.y + translation.y)
            pan.setTranslation(.zero, in: view)
        case .ended:
            let velocity = pan.velocity(in: view)
            log.add(velocity.x > 0 ? "pan ended to the right" : "pan ended to the left")
            glide(velocity)
        case .cancelled:
            log.add("pan cancelled")
        default:
            break
        }
    }

    private func glide(_ velocity: CGPoint) {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
            self.target.center.x += velocity.x * 0.1
            self.target.center.y += velocity.y * 0.1
        }
        animator.addCompletion { position in
            if position == .end {
                self.log.add("glide ended")
            }
        }
        animator.startAnimation()
    }

    private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .began || pinch.state == .changed else { return }
        target.transform = target.transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
        if pinch.state == .began {
            log.add("pinch with \(pinch.numberOfTouches)")
        }
    }

    private func handleRotation(_ rotation: UIRotationGestureRecognizer) {
        guard rotation.state == .began || rotation.state == .changed else { return }
        target.transform = target.transform.rotated(by: rotation.rotation)
        rotation.rotation = 0
        if rotation.state == .began {
            log.add("rotation")
        }
    }

    private func handleLongPress(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: log.add("press began")
        case .ended: log.add("press ended")
        default: break
        }
    }

    private func handleSwipe(_ swipe: UISwipeGestureRecognizer) {
        log.add("swipe")
    }

    private func handleEdgePan(_ edgePan: UIScreenEdgePanGestureRecognizer) {
        if edgePan.state == .began {
            log.add("edge")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.add("controller began")
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        let transforming: [UIGestureRecognizer] = [pan, pinch, rotation]
        return transforming.contains { $0 === gestureRecognizer }
            && transforming.contains { $0 === otherGestureRecognizer }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return !isLocked || gestureRecognizer === doubleTap
    }
}

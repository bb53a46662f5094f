// swift-format-ignore-file
import UIKitNames

/// Recognizes a check mark.
class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private enum Phase { case notStarted, initialPoint, downStroke, upStroke }
    private var phase = Phase.notStarted
    private var initialPoint = CGPoint.zero
    private var trackedTouch: UITouch?
    private(set) var samples: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if touches.count != 1 { state = .failed }
        if trackedTouch == nil {
            trackedTouch = touches.first
            phase = .initialPoint
            initialPoint = (touches.first?.location(in: view))!
        } else {
            for touch in touches where touch != trackedTouch { ignore(touch, for: event) }
        }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, touch == trackedTouch else { state = .failed; return }
        let point = touch.location(in: view)
        let previous = touch.previousLocation(in: view)
        samples.append(point)
        switch phase {
        case .initialPoint:
            if point.x >= initialPoint.x && point.y >= initialPoint.y { phase = .downStroke } else { state = .failed }
        case .downStroke:
            guard point.x >= previous.x else { state = .failed; return }
            if point.y < previous.y { phase = .upStroke }
        case .upStroke:
            if point.x < previous.x || point.y > previous.y { state = .failed }
        case .notStarted:
            break
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let newTouch = touches.first
        guard newTouch == trackedTouch else { state = .failed; return }
        if state == .possible, phase == .upStroke, newTouch!.location(in: view).y < initialPoint.y {
            state = .recognized
        } else {
            state = .failed
        }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
        reset()
    }
    override func reset() {
        super.reset()
        phase = .notStarted
        trackedTouch = nil
        samples.removeAll()
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        return !(preventedGestureRecognizer is UIPinchGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Follows a finger that rests.
class PressureRecognizer: UIGestureRecognizer {
    var minimumDuration: TimeInterval = 0.3
    private(set) var translation = CGPoint.zero
    private var start = CGPoint.zero
    private var timer: Timer?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 1 else { state = .failed; return }
        start = location(in: view)
        timer = Timer.scheduledTimer(withTimeInterval: minimumDuration, repeats: false) { [weak self] _ in
            self?.state = .began
        }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: view)
        translation = CGPoint(x: point.x - start.x, y: point.y - start.y)
        if state == .possible, abs(translation.x) + abs(translation.y) > 10 {
            state = .failed
        } else if state == .began || state == .changed {
            state = .changed
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = (state == .began || state == .changed) ? .ended : .failed
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() {
        timer?.invalidate()
        timer = nil
        translation = .zero
    }
}

class GesturesViewController: UIViewController, UIGestureRecognizerDelegate {
    let pad = UIView(frame: CGRect(x: 20, y: 60, width: 280, height: 300))
    let check = CheckmarkGestureRecognizer()
    let press = PressureRecognizer()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotate = UIRotationGestureRecognizer()
    var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pad)
        pad.backgroundColor = .systemYellow
        pad.isMultipleTouchEnabled = true
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        pan.require(toFail: check)
        for recognizer in [check, press, single, double, pan, pinch, rotate] {
            recognizer.delegate = self
            pad.addGestureRecognizer(recognizer)
        }
        check.addTarget(self, action: GesturesViewController.checked(_:))
        press.addTarget(self, action: GesturesViewController.pressed(_:))
        single.addTarget(self, action: GesturesViewController.tapped(_:))
        double.addTarget(self, action: GesturesViewController.tapped(_:))
        pan.addTarget(self, action: GesturesViewController.panned(_:))
        pinch.addTarget(self, action: GesturesViewController.pinched)
        rotate.addTarget(self, action: GesturesViewController.rotated(_:))
    }
    func checked(_ recognizer: CheckmarkGestureRecognizer) { log.append("check \(recognizer.state.rawValue)") }
    func pressed(_ recognizer: PressureRecognizer) {
        switch recognizer.state {
        case .began: log.append("press began")
        case .changed: log.append("press \(Int(recognizer.translation.x))")
        case .ended: log.append("press ended")
        case .cancelled, .failed: log.append("press cancelled")
        default: break
        }
    }
    func tapped(_ sender: UITapGestureRecognizer) { log.append("tap \(sender.numberOfTapsRequired)") }
    func panned(_ sender: UIPanGestureRecognizer) {
        if sender.state == .began { log.append("pan") }
        if sender.state == .ended {
            let velocity = sender.velocity(in: view)
            log.append(velocity.x > 0 ? "pan right" : "pan left")
        }
        sender.setTranslation(.zero, in: pad)
    }
    func pinched() { if pinch.state == .began { log.append("pinch") }; pinch.scale = 1 }
    func rotated(_ sender: UIRotationGestureRecognizer) { if sender.state == .began { log.append("rotate") }; sender.rotation = 0 }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        let pair = [gestureRecognizer, otherGestureRecognizer]
        return pair.contains(pinch) && pair.contains(rotate)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return abs(pan.translation(in: pad).x) > abs(pan.translation(in: pad).y) }
        return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        return touch.view?.isDescendant(of: pad) == true
    }
}

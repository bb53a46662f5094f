import TactusTesting
import Testing
import UIKitNames

/// A view that notes what hovers over it, and how it is drawn on.
private final class SketchView: UIView, UIPencilInteractionDelegate {
    var log: [String] = []
    let hover = UIHoverGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        hover.addTarget(self, action: SketchView.hovering(_:))
        addGestureRecognizer(hover)
        let pencil = UIPencilInteraction()
        pencil.delegate = self
        addInteraction(pencil)
    }

    private func hovering(_ gesture: UIHoverGestureRecognizer) {
        let point = gesture.location(in: self)
        switch gesture.state {
        case .began: log.append("enter \(Int(point.x))")
        case .changed: if log.last != "over" { log.append("over") }
        case .ended, .cancelled: log.append("leave")
        default: break
        }
    }

    func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { log.append("pencil tap") }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        log.append("\(touch.type == .pencil ? "pencil" : "finger") down")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let all = event?.coalescedTouches(for: touch) else { return }
        if log.last != "moved" { log.append("moved") }
        #expect(!all.isEmpty && touch.force >= 0 && touch.maximumPossibleForce >= touch.force)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("up") }
}

/// What programs written for UIKit take for granted of pointers and pencils.
@MainActor
@Suite("Habits: pointers and pencils")
struct HoverHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let sketch = SketchView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

    init() {
        host.window.addSubview(sketch)
        host.settle()
    }

    @Test("a pointer enters, moves, and leaves; a finger does not hover")
    func pointer() {
        let pointer = host.pointer
        pointer.enter(at: CGPoint(x: 10, y: 10))
        pointer.move(to: CGPoint(x: 150, y: 150))
        pointer.move(to: CGPoint(x: 160, y: 150), over: .milliseconds(100))
        host.settle()
        #expect(sketch.log == ["enter 100", "over"] && sketch.hover.state == .changed)
        pointer.move(to: CGPoint(x: 300, y: 300))
        host.settle()
        #expect(sketch.log == ["enter 100", "over", "leave"])
        sketch.log = []
        host.finger().tap(at: CGPoint(x: 150, y: 150))
        #expect(sketch.log == ["finger down", "up"])
        pointer.move(to: CGPoint(x: 150, y: 150))
        host.settle()
        sketch.hover.isEnabled = false
        host.settle()
        #expect(sketch.log == ["finger down", "up", "enter 100", "leave"])
    }

    @Test("a pencil draws with its force, and is told from a finger")
    func pencil() {
        let pen = host.stylus()
        pen.down(at: CGPoint(x: 100, y: 100), pressure: 0.5)
        pen.move(to: CGPoint(x: 150, y: 150), over: .milliseconds(100))
        pen.up()
        #expect(
            sketch.log.filter { $0.hasPrefix("pencil") || $0 == "moved" || $0 == "up" } == [
                "pencil down", "moved", "up",
            ])
    }

    @Test("recognizers take the kinds of touches that they are for")
    func kinds() {
        var taps: [String] = []
        let pencilOnly = UITapGestureRecognizer()
        pencilOnly.allowedTouchTypes = [UITouch.TouchType.pencil]
        pencilOnly.addAction { _ in taps.append("pencil") }
        let fingerOnly = UITapGestureRecognizer()
        fingerOnly.allowedTouchTypes = [UITouch.TouchType.direct]
        fingerOnly.addAction { _ in taps.append("finger") }
        sketch.addGestureRecognizer(pencilOnly)
        sketch.addGestureRecognizer(fingerOnly)
        host.finger().tap(at: CGPoint(x: 150, y: 150))
        host.stylus().tap(at: CGPoint(x: 150, y: 150))
        #expect(taps == ["finger", "pencil"])
    }
}

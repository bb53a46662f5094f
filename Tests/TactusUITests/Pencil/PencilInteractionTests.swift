import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("What the buttons of a pen mean")
final class PencilInteractionTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let canvas = View(frame: Rect(x: 100, y: 100, width: 100, height: 100))
    private let ear = Ear()
    private lazy var pen = host.stylus()
    private lazy var interaction = PencilInteraction(delegate: ear)

    /// Writes down what it hears.
    private final class Ear: PencilInteractionDelegate {
        var log: [String] = []
        var pose: PencilHoverPose?
        var time: Instant?

        func pencilInteraction(_ interaction: PencilInteraction, didReceiveTap tap: PencilInteraction.Tap) {
            log.append("tap\(tap.hoverPose == nil ? " down" : "")")
            (pose, time) = (tap.hoverPose, tap.timestamp)
        }

        func pencilInteraction(_ interaction: PencilInteraction, didReceiveSqueeze squeeze: PencilInteraction.Squeeze) {
            log.append("\(squeeze.phase)\(squeeze.hoverPose == nil ? " down" : "")")
            (pose, time) = (squeeze.hoverPose, squeeze.timestamp)
        }
    }

    init() {
        host.window.addSubview(canvas)
        canvas.addInteraction(interaction)
        host.clock.advance(by: .seconds(1))
    }

    /// Presses a button for so many milliseconds.
    private func click(_ button: Stylus.Button = .lower, for duration: Int = 100) {
        pen.press(button)
        host.clock.advance(by: .milliseconds(duration))
        pen.release(button)
    }

    private func wait(_ milliseconds: Int) { host.clock.advance(by: .milliseconds(milliseconds)) }

    @Test("PC-1: two short presses of the first button over the view are a tap, with the pose of the pen")
    func tap() throws {
        pen.enter(at: Point(x: 130, y: 140), distance: 0.25)
        pen.tilt(to: TabletTilt(x: 45, y: 0))
        click()
        #expect(ear.log == [])
        wait(200)
        click()
        #expect(ear.log == ["tap"] && ear.time == host.clock.now)
        let pose = try #require(ear.pose)
        #expect(pose.location == Point(x: 30, y: 40) && abs(pose.zOffset - 0.25) < 0.001)
        #expect(abs(pose.altitudeAngle - .pi / 4) < 0.001 && abs(pose.azimuthAngle) < 0.001)
        #expect(abs(pose.azimuthUnitVector.dx - 1) < 0.001 && pose.rollAngle == 0)
        wait(100)
        click()
        wait(100)
        #expect(ear.log == ["tap"])
        click()
        #expect(ear.log == ["tap", "tap"])
    }

    @Test(
        "PC-1: one press that lasts, or a pause that is too long, is no tap",
        arguments: [(301, 100, 100), (100, 301, 100), (100, 100, 301)])
    func slow(first: Int, pause: Int, second: Int) {
        pen.enter(at: Point(x: 130, y: 140))
        click(for: first)
        wait(pause)
        click(for: second)
        #expect(ear.log == [])
    }

    @Test("PC-2: holding the second button is a squeeze, from the press to the release")
    func squeeze() {
        pen.enter(at: Point(x: 130, y: 140))
        pen.press(.upper)
        #expect(ear.log == ["began"])
        pen.move(to: Point(x: 150, y: 150))
        wait(5000)
        pen.release(.upper)
        #expect(ear.log == ["began", "ended"] && ear.pose?.location == Point(x: 50, y: 50))
    }

    @Test(
        "PC-2: a squeeze is cancelled when the pen leaves the view or the glass, and when the interaction goes",
        arguments: 0..<4)
    func lost(how: Int) {
        pen.enter(at: Point(x: 130, y: 140))
        pen.press(.upper)
        switch how {
        case 0: pen.move(to: Point(x: 20, y: 20))
        case 1: pen.leave()
        case 2: canvas.removeInteraction(interaction)
        default: interaction.isEnabled = false
        }
        #expect(ear.log == ["began", "cancelled down"])
        if pen.isNear { pen.release(.upper) }
        #expect(ear.log == ["began", "cancelled down"] && (how != 2 || canvas.gestureRecognizers.isEmpty))
    }

    @Test("PC-3: buttons count while the tip is down too, and take no touch away")
    func drawing() {
        let pan = PanGestureRecognizer()
        canvas.addGestureRecognizer(pan)
        let states = host.states(of: pan)
        pen.enter(at: Point(x: 110, y: 110))
        pen.down()
        pen.move(to: Point(x: 150, y: 150))
        // A pen that is held is never still: what its buttons do comes with the next movement.
        for (index, button) in [Stylus.Button.lower, .lower, .upper].enumerated() {
            pen.press(button)
            pen.press(with: 0.3 + 0.1 * Double(index))
            wait(100)
            if button == .upper { break }
            pen.release(button)
            pen.press(with: 0.35 + 0.1 * Double(index))
            wait(50)
        }
        pen.up()
        pen.release(.upper)
        #expect(ear.log == ["tap down", "began down", "ended"])
        #expect(states.all.first == .began && states.all.last == .ended)
    }

    @Test("PC-3: what is held when the pen comes, pointers, and buttons elsewhere mean nothing")
    func others() {
        pen.enter(at: Point(x: 20, y: 20))
        pen.press(.upper)
        pen.move(to: Point(x: 130, y: 140))
        pen.release(.upper)
        pen.move(to: Point(x: 20, y: 20))
        click()
        click()
        pen.leave()
        for button in [Pointer.Button.right, .middle] {
            host.pointer.click(at: Point(x: 130, y: 140), button, count: 2)
        }
        host.finger().tap(at: Point(x: 130, y: 140))
        #expect(ear.log == [])
    }

    @Test("RC-34: a hover recognizer follows pens alone, or pointers alone, as its allowed touch types say")
    func kinds() {
        let (pens, pointers) = (HoverGestureRecognizer(), HoverGestureRecognizer())
        (pens.allowedTouchTypes, pointers.allowedTouchTypes) = ([.pencil], [.indirectPointer])
        canvas.addGestureRecognizer(pens)
        canvas.addGestureRecognizer(pointers)
        let (ofPens, ofPointers) = (host.states(of: pens), host.states(of: pointers))
        host.pointer.move(to: Point(x: 130, y: 140))
        #expect(ofPens.all == [] && ofPointers.all == [.began])
        host.pointer.leave()
        pen.enter(at: Point(x: 130, y: 140))
        #expect(ofPens.all == [.began] && ofPointers.all == [.began, .ended])
    }
}

import FakeCompositor
import Tactus
import TactusTesting

/// Applications and compositors in one thread, as tests have them.
enum WirePairs {
    static func times() -> [Figure] {
        do {
            return [
                Figure(
                    name: "CPU of a test that opens a pair, taps a button and compares pixels", value: try pairTest(),
                    unit: "ms", limit: Limits.pairTest),
                Figure(
                    name: "CPU of 1,000 touch frames through the wire, four for each turn of the application",
                    value: try thousandTouchFrames(perTurn: 4), unit: "ms", limit: Limits.thousandTouchFrames),
                Figure(
                    name: "the same, each delivered by itself", value: try thousandTouchFrames(perTurn: 1), unit: "ms",
                    limit: Limits.thousandTouchFramesOneByOne),
            ]
        } catch {
            preconditionFailure("two ends of a wire cannot be connected: \(error)")
        }
    }

    private static let size = Size(width: 200, height: 100)

    /// The picture is compared with one that was taken before, so that reading a file does not count.
    private static func pairTest() throws -> Double {
        let expected = try tappedButton()
        return try Measuring.cpuMilliseconds {
            let picture = try tappedButton()
            precondition(picture.hasSamePixels(as: expected), "the same test has two pictures")
        }
    }

    private static func tappedButton() throws -> Bitmap {
        let window = Window(title: "Bench", size: size)
        let button = Button(title: "Save")
        button.frame = Rect(x: 20, y: 20, width: 120, height: 48)
        var taps = 0
        button.addAction(for: .primaryActionTriggered) { _ in taps += 1 }
        window.addSubview(button)
        let pair = try CompositorPair(window: window)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 60, y: 40))
        pair.settle()
        finger.up()
        pair.vblank()
        precondition(taps == 1, "the button was not tapped")
        let picture = try pair.picture
        try pair.verify()
        return picture
    }

    /// A touch screen of 240 Hz tells four times between two refreshes of 60 Hz.
    private static func thousandTouchFrames(perTurn count: Int) throws -> Double {
        let window = Window(title: "Bench", size: size)
        let sink = Sink(frame: Rect(origin: .zero, size: size))
        window.addSubview(sink)
        let pair = try CompositorPair(window: window)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 1, y: 50))
        pair.settle()
        let rounds = 15
        let time = Measuring.cpuMilliseconds(rounds: rounds) {
            for number in 0..<1000 {
                finger.move(to: Point(x: Double(number % 190 + 2), y: 50))
                if number % count == count - 1 { pair.settle() }
            }
        }
        precondition(sink.moves >= rounds * 1000 / count, "motions were lost")
        return time
    }
}

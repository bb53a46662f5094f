import Tactus

/// An application with one window, and fingers.
final class Bench {
    let platform = BenchPlatform()
    let application: Application
    let sink = Sink(frame: Rect(x: 600, y: 400, width: 200, height: 200))
    let window = Window(title: "Bench", size: Size(width: 800, height: 600))
    private let fingers: Int
    private var time = Instant(seconds: 1)

    /// Opens the window.
    ///
    /// - Parameter fingers: How many fingers do everything together.
    init(fingers: Int = 1) {
        self.fingers = fingers
        application = Application(platform: platform)
        application.launch()
        application.open(window)
        sink.isMultipleTouchEnabled = true
        platform.takeTurn()
    }

    /// A frame in which every finger does the same, side by side.
    private func frame(_ change: ContactSample.Change, at location: Point) -> InputFrame {
        time = time + .milliseconds(4)
        let samples = (0..<fingers).map { finger in
            ContactSample(
                contact: ContactID(rawValue: UInt64(finger + 1)), change: change,
                location: location + Vector(dx: 0, dy: Double(finger) * 20), time: time)
        }
        return InputFrame(seat: SeatID(rawValue: 1), time: time, contents: .contacts(samples))
    }

    /// Puts the fingers down on the window's scene.
    func land(at location: Point) {
        guard let scene = window.windowScene else { return }
        platform.receive(frame(.down(scene.id), at: location))
        platform.takeTurn()
    }

    /// Lifts the fingers.
    func lift() {
        platform.receive(frame(.up, at: Point(x: 701, y: 500)))
        platform.takeTurn()
    }

    /// Frames in which the fingers move to and fro.
    func motions(_ count: Int) -> [InputFrame] {
        (0..<count).map { frame(.moved, at: Point(x: 701 + Double($0 % 40), y: 500)) }
    }
}

/// Takes touches, and does nothing with them.
final class Sink: View {
    private(set) var moves = 0

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { moves += 1 }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}

import Tactus

/// An application with one window, and a finger.
final class Bench {
    let platform = BenchPlatform()
    let application: Application
    let sink = Sink(frame: Rect(x: 600, y: 400, width: 200, height: 200))
    let window = Window(title: "Bench", size: Size(width: 800, height: 600))
    private var time = Instant(seconds: 1)

    init() {
        application = Application(platform: platform)
        application.launch()
        application.open(window)
        platform.takeTurn()
    }

    /// A frame in which the finger does one thing.
    func frame(_ change: ContactSample.Change, at location: Point) -> InputFrame {
        time = time + .milliseconds(4)
        let sample = ContactSample(contact: ContactID(rawValue: 1), change: change, location: location, time: time)
        return InputFrame(seat: SeatID(rawValue: 1), time: time, contents: .contacts([sample]))
    }

    /// Puts the finger down on the window's scene.
    func land(at location: Point) {
        guard let scene = window.windowScene else { return }
        platform.send(frame(.down(scene.id), at: location))
    }

    /// Frames in which the finger moves to and fro.
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

public import TactusUI

/// A finger of a test: lands, moves, and is lifted.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows. Points are
/// in the coordinate space of the scene, which is that of a window that fills it.
///
/// ```swift
/// let finger = host.finger()
/// finger.down(at: Point(x: 20, y: 300))
/// finger.move(to: Point(x: 20, y: 100), over: .milliseconds(100))
/// finger.up()
/// ```
public final class Finger {
    /// Where the finger is, or was last.
    public private(set) var location = Point.zero
    /// Whether the finger is down.
    public var isDown: Bool { contact != nil }

    private let host: TestHost
    private var contact: ContactID?

    init(host: TestHost) {
        self.host = host
    }

    /// Puts the finger down.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene it lands on; by default the first that is open.
    public func down(at point: Point, on scene: WindowScene? = nil) {
        precondition(!isDown, "the finger is down already, at \(location)")
        contact = host.makeContact()
        location = point
        send(.down((scene ?? host.scene).id))
    }

    /// Moves the finger, in one step.
    public func move(to point: Point) {
        location = point
        send(.moved)
    }

    /// Moves the finger by a distance, in one step.
    public func move(by distance: Vector) {
        move(to: location + distance)
    }

    /// Moves the finger in a straight line at an even speed, in steps as a touch screen reports them. The clock moves
    /// with it.
    ///
    /// - Parameters:
    ///   - point: Where it arrives.
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    public func move(to point: Point, over duration: Duration, rate: Int = 60) {
        let start = location
        let steps = max(1, Int((duration.inSeconds * Double(rate)).rounded()))
        for step in 1...steps {
            host.clock.advance(by: duration / steps)
            let share = Double(step) / Double(steps)
            move(to: step == steps ? point : start + (point - start) * share)
        }
    }

    /// Lifts the finger.
    public func up() {
        send(.up)
        contact = nil
    }

    /// Takes the finger away, as a compositor does that wants the touch for itself.
    public func cancel() {
        send(.cancelled)
        contact = nil
    }

    /// Puts the finger down and lifts it again.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - duration: How long it stays down; the clock moves with it.
    public func tap(at point: Point, holding duration: Duration = .milliseconds(50)) {
        down(at: point)
        host.clock.advance(by: duration)
        up()
    }

    /// Puts the finger down, draws it over the glass, and lifts it.
    public func drag(from start: Point, to end: Point, over duration: Duration = .milliseconds(200)) {
        down(at: start)
        move(to: end, over: duration)
        up()
    }

    private func send(_ change: ContactSample.Change) {
        guard let contact else { preconditionFailure("the finger is not down; call down(at:) first") }
        let now = host.clock.now
        let sample = ContactSample(contact: contact, change: change, location: location, time: now)
        host.platform.receive([InputFrame(seat: TestHost.seat, time: now, contents: .contacts([sample]))])
        host.application.flushInput()
    }
}

extension TestHost {
    /// The seat that the host's fingers belong to.
    nonisolated static let seat = SeatID(rawValue: 1)

    /// Puts several fingers through changes that arrive in one frame, as a touch screen reports fingers that act at the
    /// same moment.
    package func receive(_ samples: [ContactSample]) {
        platform.receive([InputFrame(seat: Self.seat, time: clock.now, contents: .contacts(samples))])
    }
}

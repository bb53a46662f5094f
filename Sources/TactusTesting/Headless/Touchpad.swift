import TactusPlatform
public import TactusUI

/// The touchpad of a test: fingers on it pinch, swipe and rest while the pointer stands still.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows. A
/// touchpad makes one gesture at a time.
///
/// ```swift
/// let touchpad = host.touchpad(at: Point(x: 100, y: 100))
/// touchpad.pinch(to: 2, rotatedBy: 90, over: .milliseconds(200))
///
/// touchpad.begin(.swipe, fingers: 3)
/// touchpad.swipe(by: Vector(dx: 40, dy: 0))
/// touchpad.cancel()
/// ```
public final class Touchpad {
    /// The pointer's location, in points of the scene.
    public var location: Point

    private let host: TestHost
    private let scene: WindowScene
    private var gesture: PointerGestureSample.Kind?

    init(host: TestHost, scene: WindowScene, location: Point) {
        self.host = host
        self.scene = scene
        self.location = location
    }

    /// Lets a gesture begin.
    ///
    /// - Parameters:
    ///   - kind: What the fingers are going to do.
    ///   - fingers: How many they are.
    public func begin(_ kind: PointerGestureSample.Kind, fingers: Int) {
        gesture = kind
        send(.began(kind, on: scene.id, fingerCount: fingers))
    }

    /// Moves the fingers of a pinch, in one step.
    ///
    /// - Parameters:
    ///   - scale: How much farther apart they are then than when the pinch began.
    ///   - degrees: How far they turn, in degrees clockwise.
    ///   - translation: How far their centre goes, in points.
    public func pinch(to scale: Double, rotatedBy degrees: Double = 0, movedBy translation: Vector = .zero) {
        send(.pinched(PinchStep(scale: scale, rotation: degrees, translation: translation)))
    }

    /// Moves the fingers of a swipe by a way in points, in one step.
    public func swipe(by way: Vector) { send(.swiped(by: way)) }

    /// Lifts the fingers.
    public func end() { finish { .ended($0) } }

    /// Breaks the gesture off, as a compositor does that wants the fingers for itself, or when they do something else.
    public func cancel() { finish { .cancelled($0) } }

    /// Makes a whole pinch, at an even speed. The clock moves with it.
    ///
    /// - Parameters:
    ///   - scale: How much farther apart the fingers are at the end.
    ///   - degrees: How far they turn, in degrees clockwise.
    ///   - fingers: How many they are.
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    public func pinch(
        to scale: Double, rotatedBy degrees: Double = 0, fingers: Int = 2, over duration: Duration, rate: Int = 60
    ) {
        begin(.pinch, fingers: fingers)
        step(duration, rate) { share, step in
            pinch(to: 1 + (scale - 1) * share, rotatedBy: degrees * step)
        }
        end()
    }

    /// Makes a whole swipe, at an even speed. The clock moves with it.
    ///
    /// - Parameters:
    ///   - way: How far the fingers go, in points.
    ///   - fingers: How many they are.
    ///   - duration: How long it takes.
    ///   - rate: Steps a second.
    public func swipe(by way: Vector, fingers: Int = 3, over duration: Duration, rate: Int = 60) {
        begin(.swipe, fingers: fingers)
        step(duration, rate) { _, step in swipe(by: way * step) }
        end()
    }

    /// Rests fingers on the touchpad, and lifts them.
    ///
    /// - Parameters:
    ///   - fingers: How many they are.
    ///   - duration: How long they rest; the clock moves with it.
    public func hold(fingers: Int, for duration: Duration) {
        begin(.hold, fingers: fingers)
        host.clock.advance(by: duration)
        end()
    }

    /// Calls `move` for each of the steps, with the share of the whole that is done then, and the share
    /// that is the step.
    private func step(_ duration: Duration, _ rate: Int, _ move: (Double, Double) -> Void) {
        let steps = max(1, Int((duration.inSeconds * Double(rate)).rounded()))
        for step in 1...steps {
            host.clock.advance(by: duration / steps)
            move(Double(step) / Double(steps), 1 / Double(steps))
        }
    }

    private func finish(_ change: (PointerGestureSample.Kind) -> PointerGestureSample.Change) {
        guard let gesture else { preconditionFailure("no gesture is under way; call begin(_:fingers:) first") }
        self.gesture = nil
        send(change(gesture))
    }

    private func send(_ change: PointerGestureSample.Change) {
        host.send(.gesture([PointerGestureSample(change: change, location: location, time: host.clock.now)]))
    }
}

extension TestHost {
    /// The touchpad, with the pointer at a place.
    ///
    /// - Parameters:
    ///   - location: Where the pointer stands, in points of the scene.
    ///   - scene: The scene that it is over; by default the first that is open.
    /// - Returns: A touchpad on which nothing goes on.
    public func touchpad(at location: Point, over scene: WindowScene? = nil) -> Touchpad {
        Touchpad(host: self, scene: scene ?? self.scene, location: location)
    }
}

import Glibc
import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a rotation, and says when it begins, goes on and ends: rules RC-21, RC-22 and
/// RC-23.
///
/// The rotation goes by the direction from one finger to the other. Whenever one of them leaves and another comes, the
/// direction jumps and the hand does not: the tracker takes a new reference, and the rotation goes on where it was. A
/// touchpad measures by itself, and tells how far it was turned.
nonisolated struct RotationTracker: PinchFollowing {
    /// What is asked of the rotation.
    struct Settings: Hashable, Sendable {
        /// How far the direction must turn for it to begin, in radians.
        var slop = 5 * Double.pi / 180
        /// How far one finger must also have gone around the other, in points. Of fingers that are close together the
        /// direction trembles.
        var arc = 8.0
    }

    /// What the touches so far amount to.
    typealias Decision = ContinuousDecision

    private let settings: Settings
    private var pair = FingerPair()
    /// The direction at the last sample, in −π…π; `nil` unless both fingers are down and apart.
    private var direction: Double?
    /// How far the direction has turned since the two came together, over full turns as well, in radians.
    private var turned = 0.0
    /// What to add to `turned` for the rotation.
    private var baseRotation = 0.0
    /// How far the touchpad says that its fingers have turned; `nil` while it says nothing.
    private var touchpadRotation: Double?
    private var hasBegun = false
    private var velocityTracker = VelocityTracker()

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// How far the fingers have turned since the rotation began, in radians, clockwise; zero until then.
    var rotation: Double { hasBegun ? baseRotation + turned : 0 }

    /// How fast they turn at `time`, in radians per second.
    func velocity(at time: Instant) -> Double {
        hasBegun ? velocityTracker.rate(at: time) : 0
    }

    /// Lets the rotation be `rotation` from here on. The velocity stays what it is.
    mutating func setRotation(_ rotation: Double) {
        baseRotation = rotation - turned
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant) -> Decision {
        guard pair.add(touch, at: point) else { return .ignore }
        guard pair.count == 2 else { return .wait }
        baseRotation += turned
        turned = 0
        direction = nil
        velocityTracker.removeAll()
        measure(at: time)
        return .wait
    }

    /// A finger moved. When all that moved together are in their places, ask ``moved()`` what it amounts to.
    mutating func moved(_ touch: InputID, to point: Point, time: Instant) {
        pair.move(touch, to: point)
        measure(at: time)
    }

    /// The fingers that moved are in their new places.
    mutating func moved() -> Decision {
        guard let way = pair.vector else { return .wait }
        if hasBegun { return .change }
        guard abs(turned) >= settings.slop, abs(turned) * way.length >= settings.arc else { return .wait }
        begin()
        return .begin
    }

    /// The rotation begins: the tracker decided it, or a subclass of the recognizer, on the landing perhaps.
    mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        baseRotation = -turned
    }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID) -> Decision { remove(touch) ? decisionAtRest : .wait }

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the rotation's.
    @discardableResult
    mutating func remove(_ touch: InputID) -> Bool {
        pair.remove(touch)
    }

    /// Adds what the direction has turned since the last sample: the short way round.
    private mutating func measure(at time: Instant) {
        guard let way = pair.vector, way != .zero else { return }
        turned += direction.map { remainder(way.angle - $0, 2 * .pi) } ?? 0
        direction = way.angle
        velocityTracker.add(turned, at: time)
    }

    /// What it amounts to that fingers were lifted.
    private var decisionAtRest: Decision {
        guard pair.count == 0, touchpadRotation == nil else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    // MARK: The touchpad

    mutating func touchpadBegan() { touchpadRotation = 0 }

    mutating func touchpadMoved(_ pinch: Event.Pinch, time: Instant) -> Decision {
        let step = pinch.rotation - (touchpadRotation ?? 0)
        touchpadRotation = pinch.rotation
        let before = turned
        turned += step
        velocityTracker.add(turned, at: time)
        if hasBegun { return .change }
        guard step != 0 else { return .wait }
        hasBegun = true
        baseRotation = -before
        return .begin
    }

    mutating func touchpadEnded() -> Decision {
        touchpadRotation = nil
        return decisionAtRest
    }
}

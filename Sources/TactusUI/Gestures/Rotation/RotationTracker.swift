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
    /// What to add to what fingers and touchpad have turned for the rotation.
    private var baseRotation = 0.0
    /// How far the touchpad says that its fingers have turned since they came; zero while it says nothing.
    private var touchpadTurned = 0.0
    private var hasTouchpad = false
    private var velocityTracker = VelocityTracker()

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// How far the fingers have turned since the rotation began, in radians, clockwise; without a meaning until then.
    var rotation: Double { baseRotation + turned + touchpadTurned }

    /// How fast they turn at `time`, in radians per second, once it has begun.
    func velocity(at time: Instant) -> Double { velocityTracker.rate(at: time) }

    /// Lets the rotation be `rotation` from here on. The velocity stays what it is.
    mutating func setRotation(_ rotation: Double) {
        baseRotation += rotation - self.rotation
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> Decision {
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
    func moved(hasBegun: Bool) -> Decision {
        guard let way = pair.vector else { return .wait }
        if hasBegun { return .change }
        return abs(turned) >= settings.slop && abs(turned) * way.length >= settings.arc ? .begin : .wait
    }

    /// The rotation is about to begin: the tracker decided it, or a subclass of the recognizer, on the landing perhaps.
    /// It goes on from zero for the fingers, while all that the touchpad has measured is part of it.
    mutating func begin() { baseRotation = -turned }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, hasBegun: Bool) -> Decision {
        remove(touch, hasBegun: hasBegun) ? decisionAtRest(hasBegun) : .wait
    }

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the rotation's.
    @discardableResult
    mutating func remove(_ touch: InputID, hasBegun: Bool) -> Bool {
        pair.remove(touch)
    }

    /// Adds what the direction has turned since the last sample: the short way round.
    private mutating func measure(at time: Instant) {
        guard let way = pair.vector, way != .zero else { return }
        turned += direction.map { remainder(way.angle - $0, 2 * .pi) } ?? 0
        direction = way.angle
        velocityTracker.add(turned + touchpadTurned, at: time)
    }

    /// What it amounts to that fingers were lifted.
    private func decisionAtRest(_ hasBegun: Bool) -> Decision {
        guard pair.count == 0, !hasTouchpad else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    // MARK: The touchpad

    mutating func touchpadBegan() {
        baseRotation += touchpadTurned
        touchpadTurned = 0
        hasTouchpad = true
    }

    mutating func touchpadMoved(_ pinch: Event.Pinch, time: Instant, hasBegun: Bool) -> Decision {
        touchpadTurned = pinch.rotation
        velocityTracker.add(turned + touchpadTurned, at: time)
        if hasBegun { return .change }
        return touchpadTurned != 0 ? .begin : .wait
    }

    mutating func touchpadEnded(hasBegun: Bool) -> Decision {
        hasTouchpad = false
        return decisionAtRest(hasBegun)
    }
}

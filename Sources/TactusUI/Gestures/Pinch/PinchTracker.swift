import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a pinch, and says when it begins, goes on and ends: rules RC-20, RC-22 and
/// RC-23.
///
/// The pinch goes by the distance between two fingers. Whenever one of them leaves and another comes, the distance
/// jumps and the hand does not: the tracker takes a new reference, and the scale goes on where it was. A touchpad
/// measures by itself, and tells the scale.
nonisolated struct PinchTracker: PinchFollowing {
    /// Fingers are not taken to be closer than this: otherwise the least tremble of fingers that touch would scale
    /// wildly.
    static let minimumDistance = 10.0

    /// What the touches so far amount to.
    typealias Decision = ContinuousDecision

    /// Something whose ratio to what it was is part of the scale: the distance of fingers, or a touchpad's own scale.
    private struct Measure {
        /// What it was when the scale was ``baseScale``.
        var reference: Double
        /// How fast it changes.
        var velocity = VelocityTracker()
        /// What it is; `nil` while there is nothing to measure.
        var value: Double?

        var ratio: Double { value.map { $0 / reference } ?? 1 }

        /// How fast the ratio changes at `time`, per second.
        func rate(at time: Instant) -> Double { velocity.rate(at: time) / reference }

        mutating func set(_ value: Double, at time: Instant) {
            self.value = value
            velocity.add(value, at: time)
        }
    }

    /// How far the distance must change for the pinch to begin, in points.
    private let slop: Double
    private var pair = FingerPair()
    /// The distance of the two fingers; has a value while both are down.
    private var distance = Measure(reference: PinchTracker.minimumDistance)
    /// What the touchpad measures; has a value from its first movement to its last.
    private var touchpad = Measure(reference: 1)
    private var hasTouchpad = false
    /// The scale at the time of the references.
    private var baseScale = 1.0

    init(slop: Double) {
        self.slop = slop
    }

    /// How much farther apart the fingers are than when the pinch began; 1 until then.
    func scale(hasBegun: Bool) -> Double {
        hasBegun ? baseScale * distance.ratio * touchpad.ratio : baseScale
    }

    /// How fast the scale changes at `time`, per second, once it has begun.
    func velocity(at time: Instant) -> Double {
        baseScale
            * (distance.rate(at: time) * touchpad.ratio + touchpad.rate(at: time) * distance.ratio)
    }

    /// Lets the scale be `scale` from here on. The fingers' speed stays what it is, told in the new scale.
    mutating func setScale(_ scale: Double) {
        baseScale = scale
        distance.reference = distance.value ?? distance.reference
        touchpad.reference = touchpad.value ?? touchpad.reference
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> Decision {
        guard pair.add(touch, at: point) else { return .ignore }
        guard let length = pairLength else { return .wait }
        distance = Measure(reference: length)
        distance.set(length, at: time)
        return .wait
    }

    /// A finger moved. When all that moved together are in their places, ask ``moved(hasBegun:)`` what it
    /// amounts to.
    mutating func moved(_ touch: InputID, to point: Point, time: Instant) {
        pair.move(touch, to: point)
        if let length = pairLength { distance.set(length, at: time) }
    }

    /// The fingers that moved are in their new places.
    func moved(hasBegun: Bool) -> Decision {
        guard let length = distance.value else { return .wait }
        if hasBegun { return .change }
        return abs(length - distance.reference) >= slop ? .begin : .wait
    }

    /// The pinch is about to begin: the tracker decided it, or a subclass of the recognizer, on the landing perhaps.
    /// The scale goes on from 1 for the fingers, while all that the touchpad has measured is part of it.
    mutating func begin() {
        baseScale = 1
        distance.reference = distance.value ?? distance.reference
    }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, hasBegun: Bool) -> Decision {
        remove(touch, hasBegun: hasBegun) ? decisionAtRest(hasBegun) : .wait
    }

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the pinch's.
    @discardableResult
    mutating func remove(_ touch: InputID, hasBegun: Bool) -> Bool {
        if hasBegun, distance.value != nil { setScale(scale(hasBegun: true)) }
        guard pair.remove(touch) else { return false }
        distance.value = nil
        return true
    }

    /// The distance of the two fingers; `nil` unless both are down.
    private var pairLength: Double? { pair.vector.map { max($0.length, Self.minimumDistance) } }

    /// What it amounts to that fingers were lifted.
    private func decisionAtRest(_ hasBegun: Bool) -> Decision {
        guard pair.count == 0, !hasTouchpad else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    // MARK: The touchpad

    mutating func touchpadBegan() {
        hasTouchpad = true
        touchpad = Measure(reference: 1)
    }

    mutating func touchpadMoved(_ pinch: Event.Pinch, time: Instant, hasBegun: Bool) -> Decision {
        touchpad.set(pinch.scale, at: time)
        if hasBegun { return .change }
        return pinch.scale != 1 ? .begin : .wait
    }

    mutating func touchpadEnded(hasBegun: Bool) -> Decision {
        // The scale stays what it is.
        if hasBegun, touchpad.value != nil { setScale(scale(hasBegun: true)) }
        hasTouchpad = false
        touchpad.value = nil
        return decisionAtRest(hasBegun)
    }
}

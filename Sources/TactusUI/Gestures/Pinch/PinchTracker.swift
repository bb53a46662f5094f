import TactusGeometry

/// Follows the touches of one attempt at a pinch, and says when it begins, goes on and ends: rules RC-20 and RC-22.
///
/// The pinch goes by the distance between two fingers. Whenever one of them leaves and another comes, the distance jumps
/// and the hand does not: the tracker takes a new reference, and the scale goes on where it was.
nonisolated struct PinchTracker {
    /// Fingers are not taken to be closer than this: otherwise the least tremble of fingers that touch would scale wildly.
    static let minimumDistance = 10.0

    /// What the touches so far amount to.
    typealias Decision = ContinuousDecision

    /// How far the distance must change for the pinch to begin, in points.
    private let slop: Double
    private var pair = FingerPair()
    /// The distance at which the scale is ``baseScale``.
    private var reference = PinchTracker.minimumDistance
    /// The scale at the time of the reference.
    private var baseScale = 1.0
    private var hasBegun = false
    private var velocityTracker = VelocityTracker()

    init(slop: Double) {
        self.slop = slop
    }

    /// The distance of the two fingers; `nil` unless both are down.
    private var distance: Double? { pair.way.map { max($0.length, Self.minimumDistance) } }

    /// How much farther apart the fingers are than when the pinch began; 1 until then.
    var scale: Double {
        guard hasBegun, let distance else { return baseScale }
        return baseScale * distance / reference
    }

    /// How fast the scale changes at `time`, per second.
    func velocity(at time: Instant) -> Double {
        hasBegun ? velocityTracker.rate(at: time) * baseScale / reference : 0
    }

    /// Lets the scale be `scale` from here on. The fingers' speed stays what it is, told in the new scale.
    mutating func setScale(_ scale: Double) {
        baseScale = scale
        reference = distance ?? reference
    }

    /// A finger landed.
    mutating func began(_ touch: TouchID, at point: Point, time: Instant) -> Decision {
        guard pair.add(touch, at: point) else { return .ignore }
        guard let distance else { return .wait }
        reference = distance
        velocityTracker.removeAll()
        velocityTracker.add(distance, at: time)
        return .wait
    }

    /// A finger moved. When all that moved together are in their places, ask ``moved()`` what it amounts to.
    mutating func moved(_ touch: TouchID, to point: Point, time: Instant) {
        pair.move(touch, to: point)
        if let distance { velocityTracker.add(distance, at: time) }
    }

    /// The fingers that moved are in their new places.
    mutating func moved() -> Decision {
        guard let distance else { return .wait }
        if hasBegun { return .change }
        guard abs(distance - reference) >= slop else { return .wait }
        hasBegun = true
        setScale(1)
        return .begin
    }

    /// A finger was lifted.
    mutating func ended(_ touch: TouchID) -> Decision {
        guard remove(touch), pair.count == 0 else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the pinch's.
    @discardableResult
    mutating func remove(_ touch: TouchID) -> Bool {
        if hasBegun, distance != nil { setScale(scale) }
        return pair.remove(touch)
    }
}

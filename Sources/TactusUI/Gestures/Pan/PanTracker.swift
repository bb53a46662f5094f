import TactusGeometry
import TactusPlatform

/// Follows the touches of one attempt at a pan, and says when it begins, goes on and ends: rules RC-14 to RC-18.
///
/// The fingers count as one, at their centroid in the window's space. Whenever a finger joins or leaves, the centroid
/// jumps and the hand does not: the tracker starts to measure anew, and the translation goes on where it was.
nonisolated struct PanTracker: FingerTracker {
    /// What is asked of the pan.
    struct Settings: Hashable, Sendable {
        /// With fewer fingers it neither begins nor moves.
        var minimumTouches = 1
        /// With more it does not begin; those that land after it has begun are not its own.
        var maximumTouches = Int.max
        /// How far the centroid must go for it to begin, in points.
        var slop = 10.0
        /// Whether the translation starts with nothing, instead of with that at which it began.
        var excludesSlop = false
        /// The directions in which it may go.
        var constraint = PanConstraint.along(.both)
    }

    /// What the touches so far amount to.
    typealias Decision = ContinuousDecision

    private struct Finger {
        let touch: InputID
        var point: Point
    }

    /// What is asked of it; how many fingers, may become other numbers on the way.
    var settings: Settings
    private var fingers: [Finger] = []
    /// Where the centroid was when measuring started.
    private var baseline = Point.zero
    /// The translation up to then.
    private var carried = Vector.zero
    /// How far the fingers had gone when the pan began or was to; the slop included, whatever the translation says.
    private(set) var translationToBegin = Vector.zero
    /// The axis to which the pan is kept, from its beginning on; `nil` until the fingers have gone some way.
    private var lock: PanConstraint.Lock?
    private var velocityTracker = VelocityTracker()

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// The centre of the fingers.
    private var centroid: Point { Point.centroid(of: fingers.lazy.map(\.point)) }

    /// How far the fingers have gone. Meaningful from the beginning of the pan on.
    var translation: Vector { keep(fingers.isEmpty ? carried : carried + (centroid - baseline)) }

    /// How fast they go at `time`, in points per second; at most `maximum`.
    func velocity(at time: Instant, maximum: Double) -> Vector {
        keep(velocityTracker.velocity(at: time, maximum: maximum))
    }

    private func keep(_ way: Vector) -> Vector { lock.map { $0.keep(way) } ?? way }

    /// Lets the translation be `translation` from here on. The velocity stays what it is.
    mutating func setTranslation(_ translation: Vector) {
        carried += translation - self.translation
    }

    /// A finger landed.
    mutating func began(_ touch: InputID, at point: Point, time: Instant, hasBegun: Bool) -> Decision {
        if hasBegun, fingers.count >= settings.maximumTouches { return .ignore }
        carryOver(hasBegun)
        fingers.append(Finger(touch: touch, point: point))
        measureAnew()
        velocityTracker.add(centroid, at: time)
        return .wait
    }

    /// A finger moved. When all that moved together are in their places, ask ``moved(hasBegun:)`` what it
    /// amounts to.
    mutating func moved(_ touch: InputID, to point: Point, time: Instant) {
        guard let index = fingers.firstIndex(where: { $0.touch == touch }) else { return }
        fingers[index].point = point
        velocityTracker.add(centroid, at: time)
    }

    /// A finger moved by a translation, or what stands for one: scrolling.
    mutating func moved(_ touch: InputID, by translation: Vector, time: Instant) {
        guard let finger = fingers.first(where: { $0.touch == touch }) else { return }
        moved(touch, to: finger.point + translation, time: time)
    }

    /// The fingers that moved are in their new places.
    mutating func moved(hasBegun: Bool) -> Decision {
        guard fingers.count >= settings.minimumTouches else {
            // What too few fingers do is not part of the pan.
            if hasBegun { baseline = centroid }
            return .wait
        }
        guard hasBegun else { return beginIfFarEnough() }
        lockAxis()
        return .change
    }

    private func beginIfFarEnough() -> Decision {
        let way = centroid - baseline
        guard fingers.count <= settings.maximumTouches else { return .wait }
        switch settings.constraint.verdict(on: way, slop: settings.slop) {
        case .wait: return .wait
        case .fail: return .fail(.moved)
        case .begin: return .begin
        }
    }

    /// The pan is about to begin: the tracker decided it, or a subclass of the recognizer, on the landing perhaps.
    mutating func begin() {
        guard !fingers.isEmpty else { return }
        let way = centroid - baseline
        translationToBegin = way
        if settings.excludesSlop, way.length > 0 { carried = way * (-min(settings.slop, way.length) / way.length) }
        lockAxis()
    }

    private mutating func lockAxis() {
        guard lock == nil, !fingers.isEmpty, centroid != baseline else { return }
        lock = settings.constraint.lock(after: centroid - baseline)
    }

    /// A finger was lifted.
    mutating func ended(_ touch: InputID, hasBegun: Bool) -> Decision {
        guard remove(touch, hasBegun: hasBegun), fingers.isEmpty else { return .wait }
        return hasBegun ? .end : .fail(.tooFewTouches)
    }

    /// A finger is gone, whatever that amounts to. Returns whether it was one of the pan's.
    @discardableResult
    mutating func remove(_ touch: InputID, hasBegun: Bool) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.touch == touch }) else { return false }
        carryOver(hasBegun)
        fingers.remove(at: index)
        // The last finger leaves its velocity behind, for the fling.
        if !fingers.isEmpty { measureAnew() }
        return true
    }

    private mutating func carryOver(_ hasBegun: Bool) {
        carried = hasBegun ? translation : .zero
    }

    private mutating func measureAnew() {
        baseline = centroid
        velocityTracker.removeAll()
    }
}

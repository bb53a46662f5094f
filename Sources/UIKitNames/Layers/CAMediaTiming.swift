import Tactus

/// A time in seconds, as Core Animation counts.
public typealias CFTimeInterval = Double

/// Returns the time of the program's clock, in seconds: that of the ``CADisplayLink``s and of animations.
public func CACurrentMediaTime() -> CFTimeInterval { Application.shared.now.seconds }

/// What shows of an animation before it begins and when it is over.
nonisolated public enum CAMediaTimingFillMode: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case removed
    /// Its end stays, as long as the animation is there.
    case forwards
    /// Its beginning shows until it begins.
    case backwards
    /// Both.
    case both

    var showsBeginning: Bool { self == .backwards || self == .both }
    var showsEnd: Bool { self == .forwards || self == .both }
}

/// A way of spreading an animation over its time that has a name.
nonisolated public enum CAMediaTimingFunctionName: Hashable, Sendable, CaseIterable {
    /// Evenly.
    case linear
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Slow, fast, slow.
    case easeInEaseOut
    /// Fast at once, and slow at last.
    case `default`

    var curve: AnimationCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        case .default:
            AnimationCurve(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
        }
    }
}

/// How an animation is spread over its time.
nonisolated public struct CAMediaTimingFunction: Hashable, Sendable {
    let curve: AnimationCurve

    /// Creates the function of a name.
    public init(name: CAMediaTimingFunctionName) { curve = name.curve }

    /// Creates a function by the two control points of its curve, which runs from (0, 0) to (1, 1).
    public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        curve = AnimationCurve(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
    }

    /// Creates a function by the two control points of its curve, which runs from (0, 0) to (1, 1).
    @_disfavoredOverload
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        self.init(controlPoints: Double(x1), Double(y1), Double(x2), Double(y2))
    }
}

/// When an animation runs, as it was when it was added to a layer.
struct LayerTiming {
    /// When it begins, in seconds from when it was added, or from the beginning of its group.
    var begin: Double
    var duration: Double
    var speed: Double
    var offset: Double
    var count: Double
    var autoreverses: Bool
    var fill: CAMediaTimingFillMode
    var curve: AnimationCurve

    /// Where an animation is.
    struct Progress {
        /// The part of the way, after the curve.
        var fraction: Double
        /// How often it has begun anew.
        var cycle: Double
        /// The seconds of this way.
        var seconds: Double

        /// The end of the first way.
        static var end: Progress { Progress(fraction: 1, cycle: 0, seconds: 0) }
    }

    /// How long it takes in its own time, with all repetitions; infinite for one that never ends.
    private var length: Double { duration * count * (autoreverses ? 2 : 1) }

    /// Whether it is over.
    func isOver(at time: Double) -> Bool { speed > 0 && (time - begin) * speed + offset >= length }

    /// Where it is, as long as it shows.
    func progress(at time: Double) -> Progress? {
        let local = (time - begin) * speed + offset
        if local < 0 || (time < begin && offset == 0) { return fill.showsBeginning ? progress(local: 0) : nil }
        if local >= length { return fill.showsEnd ? progress(local: length) : nil }
        return progress(local: local)
    }

    private func progress(local: Double) -> Progress {
        guard duration > 0, local.isFinite else { return Progress(fraction: 1, cycle: 0, seconds: 0) }
        var leg = (local / duration).rounded(.down)
        var part = local / duration - leg
        // At the end of all, a way has been gone to its end.
        if local >= length, part == 0, leg > 0 { (leg, part) = (leg - 1, 1) }
        let isBack = autoreverses && leg.truncatingRemainder(dividingBy: 2) == 1
        let way = isBack ? 1 - part : part
        return Progress(
            fraction: curve.progress(at: way), cycle: autoreverses ? (leg / 2).rounded(.down) : leg,
            seconds: way * duration)
    }
}

import TactusGeometry

/// A part of an animation's time in which something goes all its way: of a key frame, or of what begins later.
nonisolated struct AnimationWindow: Hashable, Sendable {
    /// When it begins and ends, as parts of the animation's time.
    var start: Double
    var end: Double
    /// How it is spread over that.
    let curve: AnimationCurve
    /// The parts of the way before and after it, which a curve through all goes by; `nil` where it goes by none.
    var neighbors: Neighbors?
    /// How the animation as a whole is spread over its time, where that can be undone; what is left of the way is
    /// counted in time then, and in parts of the way else.
    private let pacing: AnimationCurve?

    init(start: Double, end: Double, curve: AnimationCurve, in law: AnimationTiming.Law) {
        self.start = start
        self.end = end
        self.curve = curve
        if case .curve(let pacing, _) = law, pacing != .linear, pacing.isMonotonic {
            self.pacing = pacing
        } else {
            pacing = nil
        }
    }

    /// The windows before and after one.
    struct Neighbors: Hashable {
        var before: Span?
        var after: Span?
    }

    /// A window without neighbors.
    struct Span: Hashable {
        let start: Double
        let end: Double
        let curve: AnimationCurve

        init(_ window: AnimationWindow) { (start, end, curve) = (window.start, window.end, window.curve) }

        /// Which part of it is done at a time within it; `nil` at others.
        func part(at time: Double) -> Double? {
            guard time > start, time < end else { return nil }
            return curve.progress(at: (time - start) / (end - start))
        }
    }

    /// Which part of its way is done when the animation has done the given part of its own.
    func progress(at fraction: Double) -> Double {
        let time = elapsed(at: fraction)
        if let neighbors { return smoothProgress(at: time, neighbors) }
        guard end > start else { return time < start || time <= 0 ? 0 : 1 }
        return curve.progress(at: (time - start) / (end - start))
    }

    /// The same on a curve through the ends of all windows: Catmull and Rom's, of which each way takes its share also
    /// while the one before it and the one after it are gone.
    private func smoothProgress(at time: Double, _ neighbors: Neighbors) -> Double {
        if let t = neighbors.before?.part(at: time) { return t * t * (t - 1) / 2 }
        if let t = neighbors.after?.part(at: time) { return 1 + t * (1 - t) * (1 - t) / 2 }
        if let t = Span(self).part(at: time) { return t * (1 + t * (3 - 2 * t)) / 2 }
        return time <= start ? 0 : 1
    }

    /// Which part of the animation's time has passed when it has done the given part of its way.
    func elapsed(at fraction: Double) -> Double { pacing?.elapsed(at: fraction) ?? fraction }
}

nonisolated extension AnimationCurve {
    /// Whether it never turns back.
    var isMonotonic: Bool { 0...1 ~= controlPoint1.y && 0...1 ~= controlPoint2.y }

    /// The part of the time that has passed when `progress` of the way is done; for curves that never turn back.
    func elapsed(at progress: Double) -> Double {
        // The curve in a mirror: time and way change places.
        AnimationCurve(
            controlPoint1: Point(x: controlPoint1.y, y: controlPoint1.x),
            controlPoint2: Point(x: controlPoint2.y, y: controlPoint2.x)
        ).progress(at: progress)
    }
}

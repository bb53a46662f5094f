import TactusGeometry
import TactusPlatform

/// Makes sequences of what wheels and touchpads report: rule RC-29.
///
/// A turn of a wheel is a sequence of its own. Fingers begin one when they first move the content, and end it when they
/// are lifted. Other devices do not tell when they come to rest: their sequences end after a moment of silence.
nonisolated struct ScrollSequencer {
    /// The silence after which a device that does not tell is at rest.
    private static let silence = Duration.milliseconds(100)
    /// What a notch of a wheel counts for, in points: rule RC-30.
    private static let pointsPerNotch = 10.0

    /// A sequence of something that does not scroll in notches, until it ends.
    private struct Stroke {
        let source: ScrollSample.Source
        /// The axes that moved and have not come to rest.
        var moving: ScrollSample.Axes = []
        var lastTime: Instant
    }

    private var stroke: Stroke?

    /// When the tracker wants to be told the time, because silence will decide.
    var deadline: Instant? {
        guard let stroke, stroke.source != .finger else { return nil }
        return stroke.lastTime + Self.silence
    }

    /// Takes a sample. Returns what to tell, in order.
    mutating func receive(_ sample: ScrollSample, at time: Instant) -> [Event.Scroll] {
        if sample.isDiscrete { return finish() + turn(sample) }
        var steps = sample.source == stroke?.source ? [] : finish()
        if sample.delta != .zero { steps += move(sample, at: time) }
        return steps + rest(sample)
    }

    /// The ``deadline`` has come.
    mutating func deadlinePassed() -> [Event.Scroll] { finish() }

    /// The pointer or its device is gone.
    mutating func cancel() -> [Event.Scroll] {
        guard let stroke else { return [] }
        self.stroke = nil
        return [.init(.cancelled, source: stroke.source)]
    }

    private func turn(_ sample: ScrollSample) -> [Event.Scroll] {
        guard sample.delta != .zero || sample.notches120.map({ $0 != .zero }) == true else { return [] }
        let notches = sample.notches120.map { $0 * (-1 / 120) }
        var way = Event.Scroll(wayOf: sample)
        if let notches {
            way.delta = notches * Self.pointsPerNotch
            way.notches = notches
        }
        return [.init(.began, source: sample.source), way, .init(.ended, source: sample.source)]
    }

    private mutating func move(_ sample: ScrollSample, at time: Instant) -> [Event.Scroll] {
        let isNew = stroke == nil
        var stroke = stroke ?? Stroke(source: sample.source, lastTime: time)
        stroke.lastTime = time
        if sample.delta.dx != 0 { stroke.moving.insert(.horizontal) }
        if sample.delta.dy != 0 { stroke.moving.insert(.vertical) }
        self.stroke = stroke
        let way = Event.Scroll(wayOf: sample)
        return isNew ? [.init(.began, source: sample.source), way] : [way]
    }

    private mutating func rest(_ sample: ScrollSample) -> [Event.Scroll] {
        guard !sample.stopped.isEmpty, let moving = stroke?.moving else { return [] }
        stroke?.moving.subtract(sample.stopped)
        return moving.isSubset(of: sample.stopped) ? finish() : []
    }

    private mutating func finish() -> [Event.Scroll] {
        guard let stroke else { return [] }
        self.stroke = nil
        return [.init(.ended, source: stroke.source)]
    }
}

extension ScrollSample {
    /// Whether it comes in notches.
    nonisolated fileprivate var isDiscrete: Bool { source == .wheel || source == .wheelTilt }
}

nonisolated extension Event.Scroll {
    fileprivate init(wayOf sample: ScrollSample) {
        self.init(.changed, source: sample.source, delta: -sample.delta)
        isDirectionInvertedFromDevice = !sample.inverted.isEmpty
    }

    fileprivate init(_ phase: Event.SequencePhase, source: ScrollSample.Source, delta: Vector = .zero) {
        self.init(
            phase: phase, delta: delta, notches: nil, isDiscrete: source == .wheel || source == .wheelTilt,
            source: source)
    }
}

import Tactus

/// How values between key frames are made.
nonisolated public enum CAAnimationCalculationMode: Hashable, Sendable, CaseIterable {
    /// Evenly from one to the next.
    case linear
    /// Each stays until the next.
    case discrete
    /// Evenly, at the same speed all the way; the times of key frames do not count.
    case paced
    /// On a curve through all.
    case cubic
    /// On a curve through all, in times that go by how far they are apart.
    case cubicPaced

    fileprivate var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// How what follows a path is turned.
nonisolated public enum CAAnimationRotationMode: Hashable, Sendable, CaseIterable {
    /// As the path leads.
    case rotateAuto
    /// As the path leads, backwards.
    case rotateAutoReverse
}

/// An animation of a property through several values, or along a path.
public final class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in order; `nil` for those of ``path``.
    public var values: [Any]?
    /// A path along which a point is taken, which counts before ``values``; `nil` for none.
    public var path: CGPath?
    /// When each value is reached, in parts of the duration from 0 to 1; `nil` for at the same distances. In
    /// discrete mode, when each begins, and the end of the last.
    public var keyTimes: [CGFloat]?
    /// How each way from one value to the next is spread over its time; `nil` for evenly.
    public var timingFunctions: [CAMediaTimingFunction]?
    /// How values between are made.
    public var calculationMode = CAAnimationCalculationMode.linear
    /// How what follows a path is turned; `nil` for not at all.
    public var rotationMode: CAAnimationRotationMode?

    override func compiledValue() -> (LayerTiming.Progress, LayerValue) -> LayerValue? {
        let frames = path.map { KeyFrames(path: $0.steps, self) } ?? KeyFrames(values: values ?? [], self)
        return { progress, _ in frames?.value(at: progress.fraction) }
    }

    override func compiledTurn() -> ((LayerTiming.Progress) -> Double?)? {
        guard let rotationMode, let path, let frames = KeyFrames(path: path.steps, self) else { return nil }
        return { progress in frames.direction(at: progress.fraction).map { rotationMode == .rotateAuto ? $0 : $0 + .pi }
        }
    }
}

/// Values with times, and what is between them.
private struct KeyFrames {
    var values: [LayerValue]
    var times: [Double]
    var curves: [AnimationCurve]
    var mode: CAAnimationCalculationMode

    init?(values: [Any], _ animation: CAKeyframeAnimation) {
        self.init(values.map(LayerValue.init), animation)
    }

    /// The points of a path: each of its steps takes the same time, unless it is paced.
    init?(path: PathSteps, _ animation: CAKeyframeAnimation) {
        var points: [CGPoint] = []
        var times: [Double] = []
        let drawn = path.steps.indices.filter { if case .move = path.steps[$0] { false } else { true } }
        var done = 0.0
        for (index, step) in path.steps.enumerated() {
            if case .move(let point) = step {
                points.append(point)
                times.append(done)
                continue
            }
            var piece = PathSteps()
            piece.move(to: points.last ?? .zero)
            let start = path.steps[...index].last { if case .move = $0 { true } else { false } }?.end
            piece.append(step, closingAt: start ?? .zero)
            let line = Array((piece.lines.first?.points ?? []).dropFirst())
            for (number, point) in line.enumerated() {
                points.append(point)
                times.append(done + Double(number + 1) / Double(line.count) / Double(drawn.count))
            }
            done += 1 / Double(drawn.count)
        }
        self.init(points.map(LayerValue.init), animation)
        // Those of the path's own steps.
        if !animation.calculationMode.isPaced { self.times = times }
        curves = []
    }

    private init?(_ values: [LayerValue], _ animation: CAKeyframeAnimation) {
        guard !values.isEmpty else { return nil }
        self.values = values
        mode = animation.calculationMode
        curves = (animation.timingFunctions ?? []).map(\.curve)
        let count = Double(mode == .discrete ? values.count : max(values.count - 1, 1))
        times = values.indices.map { Double($0) / count }
        if mode.isPaced {
            var passed = [0.0]
            for (former, next) in zip(values, values.dropFirst()) {
                passed.append(passed[passed.count - 1] + former.distance(to: next))
            }
            let all = passed[passed.count - 1]
            if all > 0 { times = passed.map { $0 / all } }
        } else if let own = animation.keyTimes, own.count >= values.count {
            times = own
        }
    }

    /// Between which two it is, and how far.
    private func segment(at progress: Double) -> (index: Int, fraction: Double) {
        let index = max((times.prefix(values.count).firstIndex { $0 > progress } ?? values.count) - 1, 0)
        guard index + 1 < values.count, times[index + 1] > times[index] else { return (index, 0) }
        let fraction = min(max((progress - times[index]) / (times[index + 1] - times[index]), 0), 1)
        return (index, index < curves.count ? curves[index].progress(at: fraction) : fraction)
    }

    func value(at progress: Double) -> LayerValue {
        let (index, fraction) = segment(at: progress)
        guard mode != .discrete, index + 1 < values.count else { return values[index] }
        guard mode == .cubic || mode == .cubicPaced, values.count > 2 else {
            return values[index].mixed(with: values[index + 1], fraction)
        }
        return values[index].mixedSmoothly(
            with: values[index + 1], fraction, before: values[max(index - 1, 0)],
            after: values[min(index + 2, values.count - 1)])
    }

    /// In which direction the values lead, in radians; `nil` where they lead nowhere.
    func direction(at progress: Double) -> Double? {
        let index = min(segment(at: progress).index, values.count - 2)
        guard index >= 0 else { return nil }
        let (from, to) = (values[index].numbers, values[index + 1].numbers)
        guard from.count == 2, to.count == 2, from != to else { return nil }
        return CGVector(dx: to[0] - from[0], dy: to[1] - from[1]).angle
    }
}

nonisolated extension PathSteps {
    /// Adds a step; a closing one as the line back.
    fileprivate mutating func append(_ step: PathStep, closingAt start: CGPoint) {
        switch step {
        case .move(let point): move(to: point)
        case .line(let point): line(to: point)
        case .quad(let point, let control): quad(to: point, control: control)
        case .curve(let point, let control1, let control2): curve(to: point, control1: control1, control2: control2)
        case .close: line(to: start)
        }
    }
}

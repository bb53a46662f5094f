import RandomNumbers
import Testing

@testable import TactusUI

@Suite("How animations are spread over time")
struct AnimationValueTests {
    @Test("curves pass through their ends, and never run backwards in time", arguments: 0..<8)
    func curves(shape: Int) {
        let xs = [(0.0, 0.0), (1, 1), (0, 1), (1, 0), (0.42, 0.58), (0.25, 0.25), (0.1, 0.9), (0.999, 0.001)][shape]
        let curve = AnimationCurve(controlPoint1: Point(xs.0, 0.1), controlPoint2: Point(xs.1, 1))
        #expect(curve.progress(at: -1) == 0)
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: 2) == 1)
        let steps = (0...200).map { curve.progress(at: Double($0) / 200) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }

    @Test("the named curves have the values that CSS's have")
    func namedCurves() {
        func rounded(_ curve: AnimationCurve) -> [Double] {
            [0.25, 0.5, 0.75].map { (curve.progress(at: $0) * 10_000).rounded() / 10_000 }
        }
        #expect(rounded(.linear) == [0.25, 0.5, 0.75])
        #expect(rounded(.easeIn) == [0.0935, 0.3154, 0.6219])
        #expect(rounded(.easeOut) == [0.3781, 0.6846, 0.9065])
        #expect(rounded(.easeInOut) == [0.1292, 0.5, 0.8708])
    }

    /// Motion by small steps, from the law of the spring alone.
    private func simulate(frequency: Double, ratio: Double, from start: Double, speed: Double, for time: Double)
        -> Double
    {
        var (place, velocity) = (start, speed)
        let step = 1e-5
        for _ in 0..<Int((time / step).rounded()) {
            let middle = velocity - step / 2 * (frequency * frequency * place + 2 * ratio * frequency * velocity)
            let half = place + step / 2 * velocity
            place += step * middle
            velocity -= step * (frequency * frequency * half + 2 * ratio * frequency * middle)
        }
        return place
    }

    @Test("springs move as their law says", arguments: [0.2, 0.7, 1, 1.5], [0.05, 0.2, 0.6])
    func springs(ratio: Double, time: Double) {
        let frequency = 10.0
        let spring = Spring(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
        let (displacement, impulse) = spring.response(at: time)
        let left = simulate(frequency: frequency, ratio: ratio, from: 1, speed: 0, for: time)
        let taken = simulate(frequency: frequency, ratio: ratio, from: 0, speed: 1, for: time)
        #expect(abs(displacement - left) < 1e-4)
        #expect(abs(impulse - taken) < 1e-4)
    }

    @Test("after its settling duration a spring has arrived", arguments: [-0.9, -0.3, 0, 0.1, 0.5, 0.9])
    func settling(bounce: Double) {
        let spring = Spring(duration: .milliseconds(400), bounce: bounce)
        let end = spring.settlingDuration.inSeconds
        for step in 0..<50 {
            let (displacement, _) = spring.response(at: end * (1 + Double(step) / 50))
            #expect(abs(displacement) <= 1.01e-4)
        }
    }

    @Test("whatever is done to an animation, it goes on from where it is, as fast as it is", arguments: 0..<30)
    func continuity(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let laws: [AnimationTiming] = [
            AnimationTiming(.curve(.easeInOut, .milliseconds(300))), AnimationTiming(.spring(.smooth)),
            AnimationTiming(.spring(.bouncy)),
        ]
        var progress = AnimationProgress()
        var now = Instant.zero
        let step = Duration.milliseconds(1)
        progress.run(to: 1, by: laws[0], from: now)
        var places = [progress.fraction(at: now)]
        for _ in 0..<6 {
            for _ in 0..<Int.random(in: 10...250, using: &random) {
                now = now + step
                places.append(progress.fraction(at: now))
            }
            progress.run(to: progress.target == 1 ? 0 : 1, by: laws[Int.random(in: 0..<3, using: &random)], from: now)
        }
        let speeds = zip(places, places.dropFirst()).map { $1 - $0 }
        let turns = zip(speeds, speeds.dropFirst()).map { abs($1 - $0) }
        #expect(speeds.allSatisfy { abs($0) < 0.05 })
        #expect(turns.allSatisfy { $0 < 0.002 }, "the greatest change of speed in 1 ms is \(turns.max() ?? 0)")
        #expect(progress.end.map { abs(progress.fraction(at: $0) - progress.target) < 1e-9 } ?? false)
    }

    @Test("a rest keeps the place, and what goes on from there comes to its end")
    func rest() {
        var progress = AnimationProgress()
        let timing = AnimationTiming(.curve(.linear, .seconds(1)))
        progress.run(to: 1, by: timing, from: .zero)
        progress.rest(at: Instant(seconds: 0.25))
        #expect(progress.fraction(at: Instant(seconds: 9)) == 0.25)
        #expect(!progress.isRunning && progress.end == nil)
        progress.rest(atFraction: 0.5)
        progress.run(to: 1, by: timing, from: Instant(seconds: 10))
        #expect(progress.fraction(at: Instant(seconds: 10.5)) == 0.75)
        #expect(progress.end == Instant(seconds: 11))
        #expect(progress.fraction(at: Instant(seconds: 11)) == 1)
    }

    @Test("there and back, and again and again")
    func cycles() {
        let once = AnimationTiming(.curve(.linear, .seconds(1)), autoreverses: true)
        let always = AnimationTiming(.curve(.linear, .seconds(1)), count: nil, autoreverses: true)
        let again = AnimationTiming(.curve(.linear, .seconds(1)), count: nil)
        func parts(_ timing: AnimationTiming) -> [Double] {
            [0, 0.25, 0.75, 1.25, 1.75, 2.25, 3.5].map {
                (timing.progress(at: .seconds($0)) * 100).rounded() / 100
            }
        }
        #expect(parts(once) == [0, 0.25, 0.75, 0.75, 0.25, 0, 0])
        #expect(parts(always) == [0, 0.25, 0.75, 0.75, 0.25, 0.25, 0.5])
        #expect(parts(again) == [0, 0.25, 0.75, 0.25, 0.75, 0.25, 0.5])
        #expect(once.duration == .seconds(2) && always.duration == nil && again.duration == nil)
    }

    @Test("transforms come apart and together again, and turn the shorter way", arguments: 0..<60)
    func transforms(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func number(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &random) }
        let transform = Transform(
            a: number(3), b: number(3), c: number(3), d: number(3), tx: number(100), ty: number(100))
        let again = TransformParts(transform).transform
        for (one, other) in zip(transform.numbers, again.numbers) { #expect(abs(one - other) < 1e-9) }

        let (first, second) = (number(.pi), number(.pi))
        let way = TransformParts(Transform(rotationAngle: first))
            .difference(to: TransformParts(Transform(rotationAngle: second)))
        #expect(abs(way[2]) <= .pi)
        #expect(abs((way[2] - (first - second)).remainder(dividingBy: 2 * .pi)) < 1e-9)
        #expect(TransformParts(Transform(scaleX: 0, y: 2)).transform == Transform(scaleX: 0, y: 2))
    }
}

extension Transform {
    fileprivate var numbers: [Double] { [a, b, c, d, tx, ty] }

    @Test("a spring that hardly pulls, or beyond what numbers can say, has an end all the same")
    func oddSprings() {
        for spring in [
            Spring(stiffness: 1e-300, damping: 1e-300), Spring(stiffness: 1, damping: 1e300),
            Spring(stiffness: 1e300, damping: 1, mass: 1e-300), Spring(duration: .seconds(1 << 40), bounce: 0.99),
        ] {
            #expect(spring.settlingDuration >= .zero && spring.settlingDuration <= .seconds(1_000_000_000))
            #expect(AnimationTiming(.spring(spring)).cycle >= .zero)
        }
    }
}

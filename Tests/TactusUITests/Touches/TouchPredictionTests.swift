import TactusTesting
import Testing

@testable import TactusUI

@Suite("TC-15: where a touch goes")
struct TouchPredictorTests {
    private let interval = Duration.milliseconds(10)

    /// A touch that was at these places, ten milliseconds apart.
    private func predictor(_ places: [Point], every step: Int64 = 10) -> TouchPredictor {
        var predictor = TouchPredictor()
        for (index, place) in places.enumerated() { predictor.add(place, at: Self.time(Int64(index) * step)) }
        return predictor
    }

    private static func time(_ milliseconds: Int64) -> Instant { Instant(nanoseconds: milliseconds * 1_000_000) }

    @Test("goes on from the newest place, one refresh after the other, at most two")
    func straight() throws {
        let guesses = try #require(
            predictor([Point(0, 0), Point(1, 2), Point(2, 4)]).prediction(every: interval))
        #expect(guesses.map(\.time) == [Self.time(30), Self.time(40)])
        #expect(guesses[0].point.distance(to: Point(3, 6)) < 1e-9)
        #expect(guesses[1].point.distance(to: Point(4, 8)) < 1e-9)
    }

    @Test("fits a straight line to what wavers")
    func fitted() throws {
        let guesses = try #require(
            predictor([Point(0, 0), Point(10, 2), Point(20, -2), Point(30, 2), Point(40, 0)])
                .prediction(every: interval))
        #expect(guesses[0].point.distance(to: Point(50, 0)) < 1e-9)
    }

    @Test("counts only the last 40 milliseconds, and those wholly")
    func window() throws {
        let turning = predictor([Point(0, 500), Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0), Point(4, 0)])
        let guesses = try #require(turning.prediction(every: interval))
        #expect(guesses[0].point.distance(to: Point(5, 0)) < 1e-9)
        #expect(predictor([Point(0, 0), Point(9, 0)], every: 40).prediction(every: interval) != nil)
        #expect(predictor([Point(0, 0), Point(9, 0)], every: 41).prediction(every: interval) == nil)
    }

    @Test("knows nothing of what rests, of what is slower than 20 points a second, and of a single place")
    func slow() {
        #expect(predictor([]).prediction(every: interval) == nil)
        #expect(predictor([Point(5, 5)]).prediction(every: interval) == nil)
        #expect(predictor([Point(5, 5), Point(5, 5)]).prediction(every: interval) == nil)
        #expect(predictor([Point(0, 0), Point(0.199, 0)]).prediction(every: interval) == nil)
        #expect(predictor([Point(0, 0), Point(0.2, 0)]).prediction(every: interval) != nil)
    }

    @Test(
        "knows nothing of what has just turned back, by more than 90°",
        arguments: [(30, true), (89, true), (90, true), (91, false), (180, false)] as [(Double, Bool)])
    func turned(degrees: Double, isKnown: Bool) {
        let turn = Transform(rotationAngle: degrees * .pi / 180)
        let step = Point(40, 0).applying(turn)
        // A right angle is not more than 90°, and no angle is exactly right in binary.
        let last = degrees == 90 ? Point(100, 40) : Point(100 + step.x, step.y)
        let found = predictor([Point(0, 0), Point(100, 0), last]).prediction(every: interval)
        #expect((found != nil) == isKnown)
    }

    @Test("a second place for the same time replaces the first")
    func sameTime() throws {
        var predictor = TouchPredictor()
        predictor.add(Point(0, 0), at: Self.time(0))
        predictor.add(Point(900, 0), at: Self.time(10))
        predictor.add(Point(1, 0), at: Self.time(10))
        let guesses = try #require(predictor.prediction(every: interval))
        #expect(guesses[0].point.distance(to: Point(2, 0)) < 1e-9)
    }
}

@MainActor
@Suite("Predicted touches")
struct PredictedTouchTests {
    let host = TestHost(size: Size(width: 400, height: 400))
    let log = Log()
    let view: LoggedView

    init() {
        view = LoggedView("view", Rect(100, 0, 300, 400), log)
        host.window.addSubview(view)
        host.settle()
    }

    @Test("TC-15: only a touch that goes on is predicted: by auxiliary touches, one refresh apart, in any view's space")
    func course() {
        view.onTouch = { [view, log] phase, touches, event in
            for touch in touches {
                let guesses = event?.predictedTouches(for: touch)
                #expect(guesses?.contains(touch) != true)
                let places = guesses?.map { guess in
                    let place = guess.location(in: view)
                    let ahead = (guess.timestamp - touch.timestamp).wholeNanoseconds / 1_000_000
                    return
                        "\(Int(place.x.rounded())) from \(Int(guess.previousLocation(in: view).x.rounded())) in \(ahead) ms"
                }
                log.add(places.map { $0.joined(separator: ", ") } ?? "nothing")
            }
        }
        let finger = host.finger()
        finger.down(at: Point(200, 100))
        for x in [210, 220] {
            host.clock.advance(by: .milliseconds(10))
            finger.move(to: Point(Double(x), 100))
        }
        finger.up()

        #expect(
            log.lines == [
                "view began", "nothing", "view moved", "127 from 110 in 16 ms, 143 from 127 in 33 ms",
                "view moved", "137 from 120 in 16 ms, 153 from 137 in 33 ms", "view ended", "nothing",
            ])
    }

    @Test(
        "TC-15: of samples that arrive together all count; a cancelled touch and one of another event are not predicted"
    )
    func merged() {
        var guess: Point?
        var earlier: Touch?
        view.onTouch = { _, touches, _ in earlier = touches.first }
        host.finger().tap(at: Point(200, 100))
        _ = log.take()
        view.onTouch = { phase, touches, event in
            guard let touch = touches.first else { return }
            if phase == .moved { guess = event?.predictedTouches(for: touch)?.first?.location(in: nil) }
            if phase == .cancelled { #expect(event?.predictedTouches(for: touch) == nil) }
            if let earlier { #expect(event?.predictedTouches(for: earlier) == nil) }
        }
        let finger = host.finger()
        finger.down(at: Point(200, 100))
        host.whileBusy {
            for x in 1...4 {
                host.clock.advance(by: .milliseconds(4))
                finger.move(to: Point(200 + Double(x) * 4, 100))
            }
        }
        finger.cancel()

        #expect(log.lines == ["view began", "view moved", "view cancelled"])
        #expect(guess.map { abs($0.x - 232.67) < 0.01 } == true)
    }
}

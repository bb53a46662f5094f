import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("TC-16: what is a guess at first")
struct EstimateTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()
    let paper: Paper
    let recognizer: Listening

    /// A view that logs what it is told late.
    final class Paper: LoggedView {
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
            log.add("paper updated " + EstimateTests.text(touches))
        }
    }

    /// A recognizer that logs what it is told late.
    final class Listening: GestureRecognizer {
        let log: Log
        init(_ log: Log) { self.log = log }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
            log.add("recognizer updated " + EstimateTests.text(touches))
        }
    }

    static func text(_ touches: Set<Touch>) -> String {
        touches.sorted { ($0.estimationUpdateIndex ?? 0) < ($1.estimationUpdateIndex ?? 0) }.map { touch in
            "\(touch.estimationUpdateIndex ?? 0): force \(Int(touch.force.rounded()))"
                + (touch.estimatedProperties.isEmpty ? "" : ", guessing \(touch.estimatedProperties.rawValue)")
        }.joined(separator: "; ")
    }

    init() {
        paper = Paper("paper", Rect(0, 0, 200, 200), log)
        recognizer = Listening(log)
        host.window.addSubview(paper)
        paper.addGestureRecognizer(recognizer)
        paper.onTouch = { [log] _, touches, _ in log.add(Self.text(touches)) }
    }

    @Test("common pens and fingers guess nothing")
    func nothing() {
        paper.onTouch = { _, touches, _ in
            for touch in touches {
                #expect(touch.estimationUpdateIndex == nil)
                #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
            }
        }
        host.finger().tap(at: Point(10, 10))
        host.stylus().tap(at: Point(10, 10))
        #expect(log.lines.count == 4)
    }

    @Test("recognizers, then the view, are told what is known now, under the index that the touch had")
    func updates() {
        let pen = host.stylus()
        pen.guesses = [.force, .azimuth]
        pen.down(at: Point(10, 10), pressure: 0.25)
        pen.move(to: Point(20, 20))
        #expect(
            log.take() == ["paper began", "2: force 1, guessing 3", "paper moved", "3: force 1, guessing 3"])
        pen.correct(2, pressure: 1, remaining: .azimuth)
        #expect(
            log.take() == ["recognizer updated 2: force 4, guessing 2", "paper updated 2: force 4, guessing 2"])
        pen.correct(2, pressure: 0.5)
        #expect(log.take() == ["recognizer updated 2: force 2", "paper updated 2: force 2"])
        pen.correct(2, pressure: 1)
        pen.correct(99, pressure: 1)
        #expect(log.take() == [])
    }

    @Test("they are told also when the touch is over and the pen is gone")
    func late() {
        let pen = host.stylus()
        pen.guesses = .force
        pen.tap(at: Point(10, 10))
        pen.guesses = []
        pen.leave()
        _ = log.take()
        pen.correct(2, pressure: 0.75)
        #expect(log.lines == ["recognizer updated 2: force 3", "paper updated 2: force 3"])
        host.settle()
        #expect(recognizer.state == .possible)
    }

    @Test("what is corrected in one frame is told in one call; every sample of a dispatch counts")
    func together() {
        let pen = host.stylus()
        pen.down(at: Point(10, 10))
        pen.guesses = .force
        host.whileBusy {
            pen.move(to: Point(20, 20))
            pen.move(to: Point(30, 30))
        }
        _ = log.take()
        let samples = [1, 2].map { index in
            TabletSample(
                tool: TabletToolID(rawValue: 1), change: .corrected(index: index), location: Point(5, 5),
                time: host.clock.now, axes: TabletAxes(pressure: 32768))
        }
        host.send(.tablet(samples))
        #expect(log.lines == ["recognizer updated 1: force 2; 2: force 2", "paper updated 1: force 2; 2: force 2"])
    }

    @Test("a view that a gesture took the touch from hears no more of it; recognizers do")
    func taken() {
        let pan = PanGestureRecognizer()
        paper.addGestureRecognizer(pan)
        let pen = host.stylus()
        pen.guesses = .force
        pen.down(at: Point(10, 10))
        pen.move(to: Point(100, 100))
        #expect(log.take().contains("paper cancelled"))
        pen.correct(2, pressure: 0.5)
        #expect(log.lines == ["recognizer updated 2: force 2"])
    }

    @Test("TC-21: a view that never got the touch gets no better values of it")
    func gated() {
        recognizer.requiresExclusiveTouchType = false
        host.finger().down(at: Point(10, 10))
        let pen = host.stylus()
        pen.guesses = .force
        pen.down(at: Point(20, 20))
        _ = log.take()
        pen.correct(2, pressure: 0.5)
        #expect(log.lines == ["recognizer updated 2: force 2"])
    }

    @Test("nobody is kept alive for the sake of a correction")
    func lifetime() {
        weak var view: View?
        let pen = host.stylus()
        pen.guesses = .force
        do {
            let page = Paper("page", Rect(0, 0, 200, 200), log)
            page.addGestureRecognizer(Listening(log))
            view = page
            host.window.addSubview(page)
            pen.tap(at: Point(10, 10))
            page.removeFromSuperview()
        }
        host.settle()
        host.finger().tap(at: Point(10, 10))
        _ = log.take()
        #expect(view == nil)
        pen.correct(2, pressure: 0.5)
        #expect(log.lines == [])
    }

    @Test("of a source that never corrects anything only the newest guesses are remembered")
    func bounded() {
        let pen = host.stylus()
        pen.guesses = .force
        pen.down(at: Point(10, 10))
        for step in 1...600 { pen.move(to: Point(10, 10 + Double(step) / 10)) }
        _ = log.take()
        pen.correct(2, pressure: 0.5)
        #expect(log.take() == [])
        pen.correct(602, pressure: 0.5)
        #expect(log.take().count == 2)
    }

    @Test("of 512 guesses the oldest can be mended, and with one more it cannot")
    func boundary() throws {
        for (moves, callCount) in [(511, 2), (512, 0)] {
            let pen = host.stylus()
            pen.guesses = .force
            pen.down(at: Point(10, 10))
            let first = log.take().compactMap { UInt64($0.prefix { $0 != ":" }) }.last
            for step in 0..<moves { pen.move(to: Point(10, 10 + Double(step % 90))) }
            _ = log.take()
            pen.correct(try #require(first), pressure: 0.5)
            #expect(log.take().count == callCount, "\(moves)")
            pen.up()
        }
    }
}

import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("A recognizer explains itself")
struct ExplanationTests {
    let bench = GestureBench()

    /// The touch that is down, or was last.
    private func touch(_ body: () -> Void) throws -> Touch {
        let keeper = TouchKeeper()
        bench.host.application.addDeliveryObserver(keeper)
        body()
        return try #require(keeper.touch)
    }

    @Test("DX-1: a pan that lost to another says to whom, and who could have allowed both")
    func prevented() throws {
        let inner = View(frame: Rect(0, 0, 200, 200))
        bench.view.addSubview(inner)
        bench.add(PanGestureRecognizer(), named: "list", to: inner)
        let drawer = bench.add(PanGestureRecognizer(), named: "drawer")
        let touch = try touch {
            bench.drag(0)
            bench.wait(402)
            bench.drag(30)
        }
        #expect(
            drawer.explanation(for: touch)
                == "pan ‘drawer’ failed at 0.422 s: prevented by pan ‘list’ "
                + "(began first; neither has a delegate that could allow both)")
        bench.finger.up()
        #expect(drawer.explanation(for: touch) == drawer.explanation)
    }

    @Test(
        "DX-1: whose delegate did not allow both is told as it is",
        arguments: [
            (true, true, "neither delegate allowed both"),
            (true, false, "its delegate did not allow both, and pan ‘list’ has none"),
            (false, true, "the delegate of pan ‘list’ did not allow both, and it has none itself"),
        ])
    func refusals(loser: Bool, winner: Bool, words: String) throws {
        let judge = Judge()
        let drawer = bench.add(PanGestureRecognizer(), named: "drawer")
        let list = bench.add(PanGestureRecognizer(), named: "list")
        if winner { list.delegate = judge }
        if loser { drawer.delegate = judge }
        _ = try touch { bench.drag(30) }
        #expect(drawer.explanation.hasSuffix("prevented by pan ‘list’ (began first; \(words))"))
    }

    @Test("DX-1: the winner says when it began and ended")
    func winner() throws {
        let pan = bench.add(PanGestureRecognizer(), named: "list")
        let touch = try touch { bench.drag(5, 30) }
        #expect(pan.explanation(for: touch) == "pan ‘list’ began at 0.020 s")
        bench.wait(100)
        bench.finger.up()
        #expect(pan.explanation(for: touch) == "pan ‘list’ began at 0.020 s and ended at 0.120 s")
    }

    @Test("DX-1: a gesture of the same touch that was allowed is named with who allowed it")
    func companions() throws {
        let both = Both()
        let first = bench.add(PanGestureRecognizer(), named: "first") { $0.delegate = both }
        let second = bench.add(PanGestureRecognizer(), named: "second")
        _ = try touch { bench.drag(30) }
        #expect(
            first.explanation
                == "pan ‘first’ began at 0.010 s beside pan ‘second’ (the delegate of pan ‘first’ allowed both)")
        #expect(
            second.explanation
                == "pan ‘second’ began at 0.010 s beside pan ‘first’ (the delegate of pan ‘first’ allowed both)")
    }

    @Test("DX-1: a requirement is named with its source, while it holds a recognizer and afterwards")
    func requirements() throws {
        let double = bench.add(TapGestureRecognizer(), named: "double") { $0.numberOfTapsRequired = 2 }
        let single = bench.add(TapGestureRecognizer(), named: "single") { $0.require(toFail: double) }
        _ = try touch { bench.tap() }
        #expect(
            single.explanation.hasSuffix(
                "and waits for tap ‘double’ (require(toFail:)) to fail"))
        #expect(double.explanation.hasPrefix("tap ‘double’ is undecided: it waits until 0."))
        bench.wait(1000)
        #expect(single.explanation.hasSuffix(", after waiting for tap ‘double’ (require(toFail:)) to fail"))
        #expect(double.explanation.hasSuffix(" s: what it waited for did not come in time"))

        let both = Both()
        single.delegate = both
        bench.tap()
        bench.wait(100)
        bench.tap()
        #expect(
            single.explanation.hasSuffix(
                ": tap ‘double’ recognized, whose failure it requires (require(toFail:))"))
    }

    @Test(
        "DX-1: who asked for a requirement is told",
        arguments: [
            (RequirementSource.waitingRecognizer, "its own shouldRequireFailure(of:)"),
            (.waitingDelegate, "its delegate’s shouldRequireFailureOf"),
            (.requiredRecognizer, "the other’s shouldBeRequiredToFail(by:)"),
            (.requiredDelegate, "the other’s delegate’s shouldBeRequiredToFailBy"),
        ])
    func sources(source: RequirementSource, words: String) throws {
        let judge = Judge()
        let waiting = bench.add(Demanding(), named: "waiting")
        let other = bench.add(Demanding(), named: "other")
        other.recognizesOnLift = false
        switch source {
        case .waitingRecognizer: waiting.requiresOthers = true
        case .waitingDelegate:
            waiting.delegate = judge
            judge.requiresOthers = true
        case .requiredRecognizer: other.isRequired = true
        case .requiredDelegate:
            other.delegate = judge
            judge.isRequired = true
        }
        _ = try touch { bench.tap() }
        #expect(
            waiting.explanation.hasSuffix("and waits for demanding ‘other’ (\(words)) to fail"),
            "\(waiting.explanation)")
    }

    @Test("DX-1: a veto is told with its owner")
    func vetoes() throws {
        let judge = Judge()
        let tap = bench.add(TapGestureRecognizer(), named: "tap") { $0.delegate = judge }
        judge.begins = false
        _ = try touch { bench.tap() }
        #expect(
            tap.explanation.hasSuffix(": vetoed by its delegate Judge (gestureRecognizerShouldBegin)"))
        let knob = Refusing(frame: Rect(0, 0, 400, 400))
        knob.name = "knob"
        bench.view.addSubview(knob)
        bench.wait(1000)
        bench.tap()
        #expect(tap.explanation.hasSuffix(": vetoed by view knob (gestureRecognizerShouldBegin)"))
    }

    @Test(
        "DX-1: a touch that was turned away is told with the filter of GR-2 that did it",
        arguments: [
            (1, "it was disabled"),
            (2, "it had decided already, and was not reset yet"),
            (3, "its allowedTouchTypes leave this type of touch out"),
            (5, "its own shouldReceive(_:) turned the event down"),
            (6, "its delegate turned the event down"),
            (7, "its delegate turned the touch down"),
        ])
    func rejections(filter: Int, words: String) throws {
        let judge = Judge()
        let recognizer = bench.add(Demanding(), named: "picky") { $0.delegate = judge }
        switch filter {
        case 1: recognizer.isEnabled = false
        case 2:
            recognizer.recognizesOnLanding = true
            bench.host.finger().down(at: Point(10, 10))
        case 3: recognizer.allowedTouchTypes = [.pencil]
        case 5: recognizer.receives = false
        case 6: judge.receivesEvents = false
        default: judge.receivesTouches = false
        }
        let touch = try touch { bench.finger.down(at: Point(100, 100)) }
        #expect(
            recognizer.explanation(for: touch)
                == "demanding ‘picky’ did not take the touch: \(words) (filter \(filter) of 7)")
    }

    @Test("DX-1: a touch elsewhere, or one that nobody remembers, is told as such")
    func elsewhere() throws {
        let inner = View(frame: Rect(300, 300, 100, 100))
        inner.name = "inner"
        bench.view.addSubview(inner)
        let tap = bench.add(TapGestureRecognizer(), named: "tap", to: inner)
        #expect(tap.explanation == "tap ‘tap’ was not offered a touch yet")
        let touch = try touch { bench.tap() }
        #expect(
            tap.explanation(for: touch)
                == "tap ‘tap’ was not offered the touch: its view is none of those touched, ‘view’ in Window")
        for _ in 0..<70 {
            bench.wait(1000)
            bench.tap()
        }
        #expect(tap.explanation(for: touch) == "tap ‘tap’: nothing is known of touch 1 here, or no longer")
    }

    @Test(
        "DX-1: every reason has its words",
        arguments: [
            ("disable", "it was disabled"),
            ("remove", "it was removed from its view, or its view from the window"),
            ("cancel", "the system took the touch away"),
            ("move", "a touch moved too far, or in a direction that the gesture does not have"),
            ("second finger", "more touches landed than the gesture has"),
        ])
    func reasons(action: String, words: String) throws {
        let tap = bench.add(TapGestureRecognizer(), named: "tap")
        _ = try touch { bench.finger.down(at: Point(100, 100)) }
        bench.wait(100)
        switch action {
        case "disable": tap.isEnabled = false
        case "remove": bench.view.removeGestureRecognizer(tap)
        case "cancel": bench.finger.cancel()
        case "move": bench.finger.move(to: Point(300, 100))
        default: bench.host.finger().down(at: Point(110, 100))
        }
        #expect(tap.explanation == "tap ‘tap’ failed at 0.100 s: \(words)")
    }

    @Test("a recognizer that was broken off says so, and one that failed by itself")
    func brokenOff() throws {
        let pan = bench.add(PanGestureRecognizer(), named: "pan")
        let own = bench.add(Demanding(), named: "own")
        own.failsOnLanding = true
        _ = try touch { bench.drag(30) }
        bench.wait(50)
        bench.finger.cancel()
        #expect(
            pan.explanation
                == "pan ‘pan’ began at 0.010 s and was cancelled at 0.060 s: the system took the touch away")
        #expect(own.explanation == "demanding ‘own’ failed at 0.000 s: the recognizer set its state itself")
    }

    @Test(
        "a recognizer without a name is called by its type in words, and by its view",
        arguments: [
            ("PanGestureRecognizer", "pan"), ("LongPressGestureRecognizer", "long press"),
            ("CircleRecognizer", "circle"), ("GestureRecognizer", "GestureRecognizer"), ("Lasso<Int>", "Lasso<Int>"),
        ])
    func kinds(type: String, words: String) {
        #expect(GestureRecognizer.kind(ofType: type) == words)
        #expect(bench.host.attach(TapGestureRecognizer()).title == "tap of Window")
    }
}

@MainActor
private final class TouchKeeper: DeliveryObserver {
    private(set) var touch: Touch?

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .view(let touch) = stage { self.touch = touch }
    }
}

@MainActor
private final class Both: GestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { true }
}

private final class Refusing: View {
    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { false }
}

/// Answers as a test wants.
@MainActor
private final class Judge: GestureRecognizerDelegate {
    var begins = true
    var receivesEvents = true
    var receivesTouches = true
    var requiresOthers = false
    var isRequired = false

    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: Event) -> Bool { receivesEvents }

    func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { receivesTouches }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { requiresOthers }

    func gestureRecognizer(
        _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { isRequired }
}

/// Does as a test wants, and waits with a deadline when it does not recognize.
@MainActor
private final class Demanding: GestureRecognizer {
    var receives = true
    var requiresOthers = false
    var isRequired = false
    var recognizesOnLift = true
    var recognizesOnLanding = false
    var failsOnLanding = false

    override func shouldReceive(_ event: Event) -> Bool { receives }
    override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { requiresOthers }
    override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { isRequired }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if failsOnLanding { state = .failed }
        if recognizesOnLanding { state = .ended }
        if !recognizesOnLift { deadline = event.timestamp + .seconds(5) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        if recognizesOnLift { state = .ended }
    }
}

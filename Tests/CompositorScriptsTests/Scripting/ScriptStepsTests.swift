import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing

extension [ScriptStep] {
    /// What hands do in these steps.
    var inputs: [InputAction] {
        compactMap { if case .input(let action) = $0.action { action } else { nil } }
    }
}

@Suite("A script's steps")
struct ScriptStepsTests {
    @Test("a tap holds 50 ms, and each of its two events has its frame")
    func tap() throws {
        #expect(
            try Script(parsing: "tap 4 10 20").steps == [
                ScriptStep(line: 1, action: .input(.touchDown(id: 4, at: Point(x: 10, y: 20)))),
                ScriptStep(line: 1, action: .input(.touchFrame)),
                ScriptStep(after: .milliseconds(50), line: 1, action: .input(.touchUp(id: 4))),
                ScriptStep(line: 1, action: .input(.touchFrame)),
            ])
    }

    @Test("two downs joined by + share one frame")
    func joined() throws {
        #expect(
            try Script(parsing: "down 1 0 0 +\ndown 2 9 9").steps.inputs == [
                .touchDown(id: 1, at: .zero), .touchDown(id: 2, at: Point(x: 9, y: 9)), .touchFrame,
            ])
    }

    @Test("a swipe moves at 60 Hz, arrives exactly, and lifts there")
    func swipe() throws {
        let steps = try Script(parsing: "swipe 1 0 0 100 50 40").steps.filter { $0.action != .input(.touchFrame) }
        #expect(steps.inputs.first == .touchDown(id: 1, at: .zero) && steps.inputs.last == .touchUp(id: 1))
        var time = Duration.zero
        let motions = steps.dropFirst().dropLast().map { step in
            time += step.delay
            return time
        }
        #expect(motions == [.seconds(1) / 60, .seconds(2) / 60, .milliseconds(40)])
        #expect(steps.inputs.dropLast().last == .touchMotion(id: 1, to: Point(x: 100, y: 50)))
    }

    @Test("a swipe of a second has sixty motions, and one of no time a single one")
    func swipeLengths() throws {
        func motions(_ text: String) throws -> Int {
            try Script(parsing: text).steps.inputs.count { if case .touchMotion = $0 { true } else { false } }
        }
        #expect(try motions("swipe 1 0 0 9 9 1000") == 60)
        #expect(try motions("swipe 1 0 0 9 9 0") == 1)
    }

    @Test("a pinch uses the two lowest IDs that the script does not name, and both fingers share each frame")
    func pinch() throws {
        let steps = try Script(parsing: "pinch 50 40 10 20 10\nup 0\ntap 2 1 1").steps
        #expect(
            steps.inputs.prefix(9) == [
                .touchDown(id: 1, at: Point(x: 40, y: 40)), .touchDown(id: 3, at: Point(x: 60, y: 40)), .touchFrame,
                .touchMotion(id: 1, to: Point(x: 30, y: 40)), .touchMotion(id: 3, to: Point(x: 70, y: 40)),
                .touchFrame,
                .touchUp(id: 1), .touchUp(id: 3), .touchFrame,
            ])
    }

    @Test("a click moves, presses and releases; an axis scrolls and stops")
    func pointer() throws {
        #expect(
            try Script(parsing: "click 5 6\naxis 0 12").steps.inputs == [
                .pointerMotion(to: Point(x: 5, y: 6)),
                .pointerButton(code: 0x110, isPressed: true),
                .pointerButton(code: 0x110, isPressed: false),
                .pointerScroll(.fingers(by: Vector(dx: 0, dy: 12))),
                .pointerScroll(.fingersLift(from: Vector(dx: 0, dy: 12))),
            ])
    }

    @Test("a path goes through all its points at an even speed, and lifts at the last")
    func path() throws {
        let steps = try Script(parsing: "rate 10\npath 1 400 0 0 30 0 30 10").steps.filter {
            $0.action != .input(.touchFrame)
        }
        #expect(
            steps.inputs == [
                .touchDown(id: 1, at: .zero), .touchMotion(id: 1, to: Point(x: 10, y: 0)),
                .touchMotion(id: 1, to: Point(x: 20, y: 0)), .touchMotion(id: 1, to: Point(x: 30, y: 0)),
                .touchMotion(id: 1, to: Point(x: 30, y: 10)), .touchUp(id: 1),
            ])
        #expect(steps.map(\.delay).dropLast() == [.zero] + Array(repeating: .milliseconds(100), count: 4))
    }

    @Test("jitter moves what is between landing and arriving, by no more than it says, and the same each time")
    func jitter() throws {
        func points(_ text: String) throws -> [Point] {
            try Script(parsing: text).steps.inputs.compactMap {
                if case .touchMotion(_, let point) = $0 { point } else { nil }
            }
        }
        let calm = try points("swipe 1 0 0 100 0 200")
        let shaken = try points("jitter 2\nswipe 1 0 0 100 0 200")
        #expect(try points("jitter 2\nswipe 1 0 0 100 0 200") == shaken)
        #expect(try points("jitter 2 9\nswipe 1 0 0 100 0 200") != shaken)
        #expect(shaken.last == calm.last && shaken.count == calm.count)
        for (point, other) in zip(calm, shaken).dropLast() {
            #expect(point != other && abs(point.x - other.x) <= 2 && abs(point.y - other.y) <= 2)
        }
    }

    @Test("a text is typed character by character, and keys are as they are")
    func keys() throws {
        #expect(
            try Script(parsing: "type 'Hé'\nkey 30 press").steps.inputs == [
                .type("H"), .type("é"), .key(code: 30, isPressed: true),
            ])
    }

    @Test("a gesture's updates add up to what was asked for, and a hold has none")
    func gestures() throws {
        let steps = try Script(parsing: "rate 20\ngesture pinch 2 3 90 100\ngesture hold 3 500 cancelled").steps
        #expect(
            steps.inputs == [
                .gestureBegin(.pinch, fingers: 2),
                .gestureUpdate(by: Vector(dx: 0, dy: 0), scale: 2, rotation: 45),
                .gestureUpdate(by: Vector(dx: 0, dy: 0), scale: 3, rotation: 45), .gestureEnd(isCancelled: false),
                .gestureBegin(.hold, fingers: 3), .gestureEnd(isCancelled: true),
            ])
        #expect(steps.last?.delay == .milliseconds(500))
    }

    @Test("a stroke comes near, touches, draws, lifts and goes away")
    func stroke() throws {
        #expect(
            try Script(parsing: "rate 20\nstylus stroke 0 0 10 0 100 0.5").steps.inputs == [
                .pen(.proximityIn(.zero)), .pen(.down(pressure: 0.5)),
                .pen(.move(to: Point(x: 5, y: 0), pressure: 0.5)),
                .pen(.move(to: Point(x: 10, y: 0), pressure: 0.5)), .pen(.up), .pen(.proximityOut),
            ])
    }
}

@Suite("Playing a script")
struct ScriptPlayerTests {
    /// Everything that is due up to `time`, and what the player says next.
    private func perform(
        _ player: inout ScriptPlayer, upTo time: Duration
    ) -> ([ScriptStep.Action], ScriptPlayer.Instruction) {
        var actions: [ScriptStep.Action] = []
        while true {
            let instruction = player.next(at: time)
            guard case .perform(let step) = instruction else { return (actions, instruction) }
            actions.append(step.action)
        }
    }

    @Test("a tap's up is due 50 ms after its down, and not a nanosecond before")
    func tapTiming() throws {
        var player = ScriptPlayer(try Script(parsing: "tap 1 2 3"), startingAt: .seconds(7))

        var (actions, instruction) = perform(&player, upTo: .seconds(7))
        #expect(actions == [.input(.touchDown(id: 1, at: Point(x: 2, y: 3))), .input(.touchFrame)])
        #expect(instruction == .sleep(until: .seconds(7) + .milliseconds(50)))

        (actions, _) = perform(&player, upTo: .seconds(7) + .milliseconds(50) - .nanoseconds(1))
        #expect(actions == [])
        (actions, instruction) = perform(&player, upTo: .seconds(7) + .milliseconds(50))
        #expect(actions == [.input(.touchUp(id: 1)), .input(.touchFrame)])
        #expect(instruction == .finished)
    }

    @Test("an owner who asks late does not stretch the script")
    func lateOwner() throws {
        var player = ScriptPlayer(try Script(parsing: "wait 100\nframe\nwait 100\nframe"), startingAt: .zero)
        #expect(perform(&player, upTo: .milliseconds(170)).0 == [.pause, .input(.touchFrame)])
        #expect(player.next(at: .milliseconds(180)) == .sleep(until: .milliseconds(200)))
    }

    @Test("after a picture the script goes on from when it was taken")
    func resume() throws {
        var player = ScriptPlayer(try Script(parsing: "shot a\nwait 100\nframe"), startingAt: .zero)
        #expect(player.next(at: .zero) == .perform(ScriptStep(line: 1, action: .shot(name: "a", output: nil))))
        player.resume(at: .milliseconds(300))
        #expect(player.next(at: .milliseconds(300)) == .sleep(until: .milliseconds(400)))
    }

    @Test("an empty script is finished at once")
    func empty() {
        var player = ScriptPlayer(Script(), startingAt: .zero)
        #expect(player.next(at: .zero) == .finished)
    }
}

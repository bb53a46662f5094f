import FakeCompositor
import TactusGeometry
import Testing

@Suite("A script's steps")
struct ScriptStepsTests {
    @Test("a tap holds 50 ms, and each of its two events has its frame")
    func tap() throws {
        #expect(
            try Script(parsing: "tap 4 10 20").steps == [
                ScriptStep(line: 1, action: .touchDown(id: 4, at: Point(x: 10, y: 20))),
                ScriptStep(line: 1, action: .touchFrame),
                ScriptStep(after: .milliseconds(50), line: 1, action: .touchUp(id: 4)),
                ScriptStep(line: 1, action: .touchFrame),
            ])
    }

    @Test("two downs joined by + share one frame")
    func joined() throws {
        #expect(
            try Script(parsing: "down 1 0 0 +\ndown 2 9 9").steps.map(\.action) == [
                .touchDown(id: 1, at: .zero), .touchDown(id: 2, at: Point(x: 9, y: 9)), .touchFrame,
            ])
    }

    @Test("a swipe moves at 60 Hz, arrives exactly, and lifts there")
    func swipe() throws {
        let steps = try Script(parsing: "swipe 1 0 0 100 50 40").steps.filter { $0.action != .touchFrame }
        #expect(
            steps.map(\.action).first == .touchDown(id: 1, at: .zero) && steps.map(\.action).last == .touchUp(id: 1))
        var time = Duration.zero
        let motions = steps.dropFirst().dropLast().map { step in
            time += step.delay
            return time
        }
        #expect(motions == [.seconds(1) / 60, .seconds(2) / 60, .milliseconds(40)])
        #expect(steps.dropLast().last?.action == .touchMotion(id: 1, to: Point(x: 100, y: 50)))
    }

    @Test("a swipe of a second has sixty motions, and one of no time a single one")
    func swipeLengths() throws {
        func motions(_ text: String) throws -> Int {
            try Script(parsing: text).steps.count { if case .touchMotion = $0.action { true } else { false } }
        }
        #expect(try motions("swipe 1 0 0 9 9 1000") == 60)
        #expect(try motions("swipe 1 0 0 9 9 0") == 1)
    }

    @Test("a pinch uses the two lowest IDs that the script does not name, and both fingers share each frame")
    func pinch() throws {
        let steps = try Script(parsing: "pinch 50 40 10 20 10\nup 0\ntap 2 1 1").steps
        #expect(
            steps.prefix(9).map(\.action) == [
                .touchDown(id: 1, at: Point(x: 40, y: 40)), .touchDown(id: 3, at: Point(x: 60, y: 40)), .touchFrame,
                .touchMotion(id: 1, to: Point(x: 30, y: 40)), .touchMotion(id: 3, to: Point(x: 70, y: 40)),
                .touchFrame,
                .touchUp(id: 1), .touchUp(id: 3), .touchFrame,
            ])
    }

    @Test("a click moves, presses and releases; an axis scrolls and stops")
    func pointer() throws {
        #expect(
            try Script(parsing: "click 5 6\naxis 0 12").steps.map(\.action) == [
                .pointerMotion(to: Point(x: 5, y: 6)),
                .pointerButton(code: 0x110, isPressed: true),
                .pointerButton(code: 0x110, isPressed: false),
                .pointerScroll(Vector(dx: 0, dy: 12)),
                .pointerScrollStop(Vector(dx: 0, dy: 12)),
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
        #expect(actions == [.touchDown(id: 1, at: Point(x: 2, y: 3)), .touchFrame])
        #expect(instruction == .sleep(until: .seconds(7) + .milliseconds(50)))

        (actions, _) = perform(&player, upTo: .seconds(7) + .milliseconds(50) - .nanoseconds(1))
        #expect(actions == [])
        (actions, instruction) = perform(&player, upTo: .seconds(7) + .milliseconds(50))
        #expect(actions == [.touchUp(id: 1), .touchFrame])
        #expect(instruction == .finished)
    }

    @Test("an owner who asks late does not stretch the script")
    func lateOwner() throws {
        var player = ScriptPlayer(try Script(parsing: "wait 100\nframe\nwait 100\nframe"), startingAt: .zero)
        #expect(perform(&player, upTo: .milliseconds(170)).0 == [.pause, .touchFrame])
        #expect(player.next(at: .milliseconds(180)) == .sleep(until: .milliseconds(200)))
    }

    @Test("after a picture the script goes on from when it was taken")
    func resume() throws {
        var player = ScriptPlayer(try Script(parsing: "shot a\nwait 100\nframe"), startingAt: .zero)
        #expect(player.next(at: .zero) == .perform(ScriptStep(line: 1, action: .shot(name: "a"))))
        player.resume(at: .milliseconds(300))
        #expect(player.next(at: .milliseconds(300)) == .sleep(until: .milliseconds(400)))
    }

    @Test("an empty script is finished at once")
    func empty() {
        var player = ScriptPlayer(Script(), startingAt: .zero)
        #expect(player.next(at: .zero) == .finished)
    }
}

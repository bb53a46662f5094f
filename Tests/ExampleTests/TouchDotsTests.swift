import HeadlessRunning
import Tactus
import TactusTesting
import Testing

@testable import TouchDots

/// A real program in real time, so one after the other.
@Suite("TouchDots, run as a program on the fake compositor", .serialized)
struct TouchDotsTests {
    private func play(_ option: String, script: String) throws -> HeadlessRun {
        let program = HeadlessRun.program("TouchDots").path
        return try HeadlessRun(["--size", "800x600", "--script", "-", "--", program, option], input: script)
    }

    @Test("does nothing that --lint finds, to its end")
    func lint() throws {
        let program = HeadlessRun.program("TouchDots").path
        let run = try HeadlessRun(
            ["--lint", "--size", "800x600", "--script", "-", "--", program],
            input: "down 1 100 100\ndown 2 300 300\nswipe 3 400 400 600 200 200\nup 2\nup 1\nwait 100")
        #expect(run.status == 0)
        #expect(run.errors == "")
    }

    @Test("prints exactly the touches of the script, in order of ID within a frame")
    func printsTheTouches() throws {
        let run = try play(
            "--trace",
            script: """
                down 7 100.4 200.5
                motion 7 101.5 -3.5
                down -1 10 20 +
                motion 7 110 210
                motion -1 12 22 +
                motion 7 120 220
                up 7
                down 7 5 5
                cancel
                tap 3 400 300
                wait 100
                """)

        #expect(
            run.lines == [
                "began 1 100 201", "moved 1 102 -4", "moved 1 110 210", "began 2 10 20", "moved 1 120 220",
                "moved 2 12 22", "ended 1 120 220", "began 3 5 5", "cancelled 2 12 22", "cancelled 3 5 5",
                "began 4 400 300", "ended 4 400 300",
            ])
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("tells ten fingers apart that land, move and lift in one frame each")
    func tellsTenFingersApart() throws {
        func frame(_ command: (Int) -> String) -> String { (0..<10).map(command).joined(separator: " +\n") }
        let run = try play(
            "--trace",
            script: """
                \(frame { "down \($0) \(40 + 70 * $0) 100" })
                \(frame { "motion \($0) \(45 + 70 * $0) 500" })
                \(frame { "up \($0)" })
                wait 100
                """)

        let ids = Array(0..<10)
        let began = ids.map { "began \($0 + 1) \(40 + 70 * $0) 100" }
        let moved = ids.map { "moved \($0 + 1) \(45 + 70 * $0) 500" }
        let ended = ids.map { "ended \($0 + 1) \(45 + 70 * $0) 500" }
        #expect(run.lines == began + moved + ended)
        #expect(run.status == 0)
    }

    @Test("drops what nobody announced, and ends a finger that lands twice exactly once")
    func dropsStrayTouches() throws {
        let run = try play(
            "--trace",
            script: """
                up 9
                motion 9 1 1
                cancel
                down 1 50 50
                down 1 60 60
                up 1
                up 1
                wait 100
                """)

        #expect(run.lines == ["began 1 50 50", "cancelled 1 50 50", "began 2 60 60", "ended 2 60 60"])
        #expect(run.status == 0)
    }

    @Test("loses nothing of a script that sends faster than a socket holds")
    func keepsUpWithAFlood() throws {
        let places = (1...5000).map { "\($0 % 700) \($0 % 500)" }
        let script = ["down 1 0 0"] + places.map { "motion 1 \($0)" } + ["up 1", "client-alive", "wait 100"]
        let run = try play("--trace", script: script.joined(separator: "\n"))

        #expect(run.lines == ["began 1 0 0"] + places.map { "moved 1 \($0)" } + ["ended 1 \(places[4999])"])
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("refuses an option it does not know, with its usage and status 2")
    func refusesUnknownOptions() throws {
        let run = try play("--loud", script: "wait-exit 5000\n")

        #expect(run.errors.contains("usage: TouchDots [--trace]"))
        #expect(run.status == 2)
    }
}

@Suite("TouchDots, in somebody's hands")
@MainActor
struct TouchDotsHintTests {
    @Test("says what to do until somebody does it")
    func hint() throws {
        let host = TestHost(launching: TouchDots(isTraced: false), size: Size(width: 320, height: 240))
        let words = "Touch with all your fingers"
        try host.find(.label, words)
        try host.expectImage(named: "dots-hint")
        let fingers = [host.finger(), host.finger()]
        fingers[0].down(at: Point(x: 80, y: 80))
        fingers[1].down(at: Point(x: 220, y: 140))
        host.advance(by: .seconds(1))
        #expect(throws: (any Error).self) { try host.find(.label, words) }
        try host.expectImage(named: "dots")
        for finger in fingers { finger.up() }
        host.settle()
        #expect(host.window.subviews.count == 1)
    }
}

import Testing

@testable import tactus_headless

@Suite("How a client is ended")
struct EndingTests {
    @Test("politely: asked to close, SIGTERM after 2 s, SIGKILL after 5 s")
    func politely() {
        var ending = Ending.politely(at: .seconds(10), status: 0)
        func next(at time: Duration) -> Ending.Measure? { ending.nextMeasure(at: time) }
        #expect(next(at: .seconds(10)) == .close)
        #expect(next(at: .milliseconds(11_999)) == nil)
        #expect(next(at: .seconds(12)) == .terminate)
        #expect(next(at: .milliseconds(14_999)) == nil)
        #expect(next(at: .seconds(15)) == .kill)
        #expect(next(at: .seconds(99)) == nil)
    }

    @Test("at once: SIGTERM, and SIGKILL after 2 s")
    func atOnce() {
        var ending = Ending.atOnce(at: .zero, status: 124)
        func next(at time: Duration) -> Ending.Measure? { ending.nextMeasure(at: time) }
        #expect(next(at: .zero) == .terminate)
        #expect(next(at: .milliseconds(1_999)) == nil)
        #expect(next(at: .seconds(2)) == .kill)
    }
}

@Suite("When a picture is taken")
struct SettlingTests {
    @Test("three refreshes after the last commit and the answer to the ping")
    func rest() {
        var settling = Settling(at: .zero, commitCount: 5)
        var commits = 5
        var time = Duration.zero
        func refresh(isWaitingForPong: Bool = false) -> Bool {
            time += .milliseconds(16)
            return settling.didRefresh(at: time, commitCount: commits, isWaitingForPong: isWaitingForPong)
        }
        #expect(!refresh(isWaitingForPong: true))
        #expect(!refresh())
        commits += 1
        #expect(!refresh())
        #expect(!refresh())
        #expect(!refresh())
        #expect(refresh())
    }

    @Test("after half a second of a client that never rests")
    func restless() {
        var settling = Settling(at: .zero, commitCount: 0)
        let early = settling.didRefresh(at: .milliseconds(499), commitCount: 1, isWaitingForPong: false)
        let late = settling.didRefresh(at: .milliseconds(500), commitCount: 2, isWaitingForPong: true)
        #expect(!early && late)
    }
}

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "a size is two whole numbers from 1 to 16384",
        arguments: ["", "x", "10", "10x", "0x5", "5x16385", "1x2x3", "a x b"])
    func badSize(text: String) {
        #expect(OutputSize(argument: text) == nil)
    }

    @Test("a size is read")
    func size() {
        #expect(OutputSize(argument: "640x480")?.description == "640x480")
    }
}

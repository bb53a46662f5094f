import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Input is recorded and played again")
struct ReplayTests {
    /// A tree in which gestures compete, with everything that happens in it written down.
    @MainActor private final class Stage {
        let host: TestHost
        private(set) var trace: [String] = []

        init(size: Size = Size(width: 400, height: 400)) {
            host = TestHost(size: size)
            let list = View(frame: Rect(0, 0, size.width, size.height / 2))
            list.name = "list"
            host.window.addSubview(list)
            let pan = PanGestureRecognizer()
            pan.name = "scroll"
            list.addGestureRecognizer(pan)
            let press = LongPressGestureRecognizer()
            press.name = "menu"
            list.addGestureRecognizer(press)
            host.application.startTrace([.frames, .hitTesting, .gestures, .delivery, .diagnostics]) {
                [weak self] line in
                self?.trace.append(line)
            }
        }

        func perform() {
            host.finger().drag(from: Point(50, 50), to: Point(200, 150))
            host.clock.advance(by: .milliseconds(500))
            host.finger().tap(at: Point(60, 60), holding: .milliseconds(700))
            host.finger().tap(at: Point(60, 300))
            host.pinch(at: Point(100, 100), from: 20, to: 60)
        }
    }

    private func recording() -> InputRecording {
        let stage = Stage()
        let recorder = InputRecorder(of: stage.host.application)
        stage.perform()
        return recorder.stop()
    }

    @Test("DX-3, DX-16: a recording gives the same trace every time, the trace that it was made with")
    func sameTrace() {
        let original = Stage()
        let recorder = InputRecorder(of: original.host.application)
        original.perform()
        let recording = recorder.stop()
        let first = Stage()
        let second = Stage()
        first.host.play(recording)
        second.host.play(recording)
        #expect(first.trace.count > 100)
        #expect(first.trace == second.trace)
        #expect(first.trace == original.trace)
    }

    @Test("DX-3: read back from its text a recording plays the same")
    func throughText() throws {
        let recording = recording()
        let first = Stage()
        let second = Stage()
        first.host.play(recording)
        second.host.play(try InputRecording(lines: recording.lines))
        #expect(first.trace == second.trace)
    }

    @Test("DX-3: the header tells where and when it was recorded, and only scenes that were touched")
    func header() {
        let header = recording().header
        #expect(header.scenes == [.init(id: SceneID(rawValue: 1), size: Size(width: 400, height: 400), scale: 1)])
        #expect(header.profile == "uikit")
        #expect(header.start >= Instant(seconds: 1))
    }

    @Test("DX-3: played to a window of another size, places keep their share of it")
    func scaled() throws {
        let stage = Stage(size: Size(width: 200, height: 800))
        let log = stage.host.record(["window": stage.host.window])
        let host = TestHost(size: Size(width: 400, height: 400))
        let recorder = InputRecorder(of: host.application)
        host.finger().tap(at: Point(100, 300))
        let recording = recorder.stop()
        stage.host.play(recording)
        #expect(log.lines == ["window began", "window ended"])
        let landing = try #require(stage.trace.first { $0.contains("hittest") })
        #expect(landing.hasSuffix("hittest touch 1 lands at (50.0, 600.0) in Window"))
        let fitted = recording.fitted(to: [SceneID(rawValue: 1): Size(width: 200, height: 800)])
        #expect(fitted.header.scenes.map(\.size) == [Size(width: 200, height: 800)])
    }

    @Test("a finger that was down before is left out, and one that stays down is taken away at the end")
    func openEnds() {
        let host = TestHost()
        let early = host.finger()
        early.down(at: Point(10, 10))
        let recorder = InputRecorder(of: host.application)
        early.move(to: Point(20, 20))
        early.up()
        let late = host.finger()
        late.down(at: Point(30, 30))
        host.clock.advance(by: .milliseconds(10))
        let recording = recorder.stop()
        let changes = recording.frames.flatMap { frame -> [ContactSample.Change] in
            if case .contacts(let samples) = frame.contents { samples.map(\.change) } else { [] }
        }
        #expect(changes == [.down(SceneID(rawValue: 1)), .cancelled])
        late.up()
        #expect(recorder.recording == recording)
    }

    @Test("played twice in one host the second time is like the first, with new touches")
    func twiceInOneHost() {
        let recording = recording()
        let stage = Stage()
        let log = stage.host.record(["window": stage.host.window])
        stage.host.play(recording)
        let once = log.lines
        stage.host.clock.advance(by: .seconds(2))
        stage.host.play(recording)
        #expect(log.lines == once + once)
    }
}

import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Pictures of outputs for clients")
struct ScreencopyTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    /// A client's picture, and what it was told of it.
    private final class Capture {
        var events: [String] = []
        var size = PixelSize.zero
        let frame: ZwlrScreencopyFrameV1

        init(_ frame: ZwlrScreencopyFrameV1) {
            self.frame = frame
            frame.onEvent = { [unowned self] event in
                switch event {
                case .buffer(let format, let width, let height, let stride):
                    size = PixelSize(width: Int(width), height: Int(height))
                    events.append("buffer \(format == .xrgb8888) \(width)×\(height) \(stride)")
                case .flags(let flags): events.append("flags \(flags.rawValue)")
                case .ready(_, let seconds, let nanoseconds): events.append("ready \(seconds) \(nanoseconds)")
                case .failed: events.append("failed")
                case .damage(let x, let y, let width, let height): events.append("damage \(x) \(y) \(width)×\(height)")
                case .linuxDmabuf: events.append("dmabuf")
                case .bufferDone: events.append("done")
                }
            }
        }
    }

    private func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> UInt32 { picture.pixel(x: x, y: y) }

    @Test("a client gets what the output shows, and when it was")
    func wholeOutput() throws {
        let bench = Bench()
        let client = try bench.client()
        _ = client.makeWindow(width: 40, height: 80, color: red)
        bench.advance(by: .seconds(3) + .nanoseconds(7))
        let capture = Capture(
            client.bind(ZwlrScreencopyManagerV1.self).captureOutput(
                overlayCursor: 0, output: try #require(client.bindOutputs().first)))
        client.settle()
        #expect(capture.events == ["buffer true 100×80 400", "done"])
        let picture = client.makePicture(width: 100, height: 80)
        capture.frame.copy(buffer: picture.buffer)
        client.settle()
        #expect(capture.events.suffix(2) == ["flags 0", "ready 3 7"])
        #expect(pixel(picture, 39, 79) == red && pixel(picture, 40, 79) == 0xFF2B_2F36)
    }

    @Test("a part is cut off where the output ends, and is as the panel is mounted, at its scale")
    func part() throws {
        let bench = Bench(
            output: OutputDescription(width: 100, height: 80, scale: 2, transform: .rotated90))
        let client = try bench.client()
        _ = client.makeWindow(width: 10, height: 5, color: red)
        let capture = Capture(
            client.bind(ZwlrScreencopyManagerV1.self).captureOutputRegion(
                overlayCursor: 0, output: try #require(client.bindOutputs().first), x: -5, y: 0, width: 25, height: 10))
        client.settle()
        #expect(capture.size == PixelSize(width: 20, height: 40))
        let picture = client.makePicture(width: 20, height: 40)
        capture.frame.copy(buffer: picture.buffer)
        client.settle()
        #expect(capture.events.last?.hasPrefix("ready") == true)
        // What is seen at the top runs down the panel's right edge.
        let upright = try bench.compositor.screenshot()
        for (x, y) in [(0, 0), (19, 9), (20, 10), (39, 19)] {
            #expect(pixel(picture, 20 - 1 - y, x) == upright[x, y])
        }
    }

    @Test("who waits for damage gets the first picture at once, and the next when something has changed, and where")
    func damage() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: red)
        bench.compositor.vblank()
        let manager = client.bind(ZwlrScreencopyManagerV1.self)
        let output = try #require(client.bindOutputs().first)
        let picture = client.makePicture(width: 100, height: 80)
        func take() -> Capture {
            let capture = Capture(manager.captureOutput(overlayCursor: 0, output: output))
            client.settle()
            capture.frame.copyWithDamage(buffer: picture.buffer)
            client.settle()
            return capture
        }
        let first = take()
        #expect(first.events.suffix(3) == ["damage 0 0 100×80", "flags 0", "ready 0 0"])

        let second = take()
        bench.compositor.vblank()
        client.settle()
        #expect(second.events.last == "done")

        let change = client.makePicture(width: 100, height: 80).filled(with: red)
        change.fill(x: 10, y: 20, width: 5, height: 6, with: blue)
        window.surface.attach(buffer: change.buffer, x: 0, y: 0)
        window.surface.damageBuffer(x: 10, y: 20, width: 5, height: 6)
        window.surface.commit()
        client.settle()
        #expect(second.events.last == "done")
        bench.compositor.vblank()
        client.settle()
        #expect(second.events.suffix(3) == ["damage 10 20 5×6", "flags 0", "ready 0 0"])
        #expect(pixel(picture, 10, 20) == blue && pixel(picture, 9, 20) == red)
    }

    @Test("a picture of an output that is gone, of nothing, or into a file too short comes to nothing")
    func failures() throws {
        let bench = Bench()
        let client = try bench.client()
        let manager = client.bind(ZwlrScreencopyManagerV1.self)
        let output = try #require(client.bindOutputs().first)
        let outside = Capture(
            manager.captureOutputRegion(overlayCursor: 0, output: output, x: 200, y: 0, width: 5, height: 5))
        let short = Capture(manager.captureOutput(overlayCursor: 0, output: output))
        let waiting = Capture(manager.captureOutput(overlayCursor: 0, output: output))
        let earlier = Capture(manager.captureOutput(overlayCursor: 0, output: output))
        client.settle()
        #expect(outside.events == ["failed"])

        let picture = client.makePicture(width: 100, height: 80)
        earlier.frame.copyWithDamage(buffer: picture.buffer)
        client.settle()
        waiting.frame.copyWithDamage(buffer: picture.buffer)
        let cut = client.makePicture(width: 100, height: 80)
        cut.truncate(to: 100)
        short.frame.copy(buffer: cut.buffer)
        client.settle()
        #expect(short.events.last == "failed" && waiting.events.last == "done")

        bench.compositor.removeOutput(bench.compositor.outputs[0])
        client.settle()
        #expect(waiting.events.last == "failed")
        let late = Capture(manager.captureOutput(overlayCursor: 0, output: output))
        client.settle()
        #expect(late.events == ["failed"])
        #expect(bench.compositor.faults == [])
    }

    @Test("a second buffer and one of another kind are errors", arguments: [true, false])
    func errors(isSecond: Bool) throws {
        let bench = Bench()
        let client = try bench.client()
        let capture = Capture(
            client.bind(ZwlrScreencopyManagerV1.self).captureOutput(
                overlayCursor: 0, output: try #require(client.bindOutputs().first)))
        client.settle()
        if isSecond {
            capture.frame.copy(buffer: client.makePicture(width: 100, height: 80).buffer)
            capture.frame.copy(buffer: client.makePicture(width: 100, height: 80).buffer)
        } else {
            capture.frame.copy(buffer: client.makePicture(width: 100, height: 80, format: .argb8888).buffer)
        }
        client.settle()
        #expect(bench.compositor.faults.map(\.codeName) == [isSecond ? "already_used" : "invalid_buffer"])
    }
}

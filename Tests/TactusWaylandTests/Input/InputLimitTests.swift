import TactusGeometry
import TactusUI
import Testing

@testable import TactusWayland

/// What a compositor may tell of devices that cannot be, without end.
@Suite("Limits of input")
struct InputLimitTests {
    private let seat = SeatID(rawValue: 1)
    private let scene = SceneID(rawValue: 1)

    @Test("of a hundred fingers sixty-four are told of, and the others not even when they move; a free place is taken")
    func fingers() {
        var device = TouchDevice()
        for id in 0..<100 as Range<Int32> { device.down(id) }
        device.frame()
        #expect(device.samples.count == TouchFrameBuilder.mostContacts)
        for id in 60..<70 as Range<Int32> { device.move(id, 30, 30) }
        device.up(0)
        device.frame()
        device.down(200)
        device.frame()
        #expect(device.lines.suffix(2).map { $0.split(separator: ";").count } == [5, 1])
        #expect(device.builder.strayEventCount == 0)
    }

    @Test("fingers that land beside our scenes without end are forgotten, and count as strays then")
    func fingersElsewhere() {
        var device = TouchDevice()
        for id in 0..<3000 as Range<Int32> { device.down(id, on: nil) }
        device.move(2999, 5, 5)
        #expect(device.builder.strayEventCount == 0)
        device.move(1, 5, 5)
        #expect(device.builder.strayEventCount == 1)
    }

    @Test("motions that no frame ends are told when there are many")
    func endlessTouchFrame() {
        var device = TouchDevice()
        device.down(0)
        for step in 1..<5000 { device.move(0, Double(step), 0) }
        #expect(device.lines.count == 5000 / TouchFrameBuilder.mostSamples)
        #expect(device.samples.count == device.lines.count * TouchFrameBuilder.mostSamples)
    }

    @Test("a pointer whose frames never end is told of all the same, and has at most sixty-four buttons")
    func pointer() {
        var builder = PointerFrameBuilder(seat: seat, version: 8)
        _ = builder.receive(.enter(scene, location: .zero, time: .zero))
        let frames = (0..<5000).compactMap {
            builder.receive(.motion(location: Point(x: Double($0), y: 0), time: .zero))
        }
        #expect(frames.count == 5000 / PointerFrameBuilder.mostSamples)
        _ = builder.receive(.frame)
        for code in 0..<100 as Range<UInt32> { _ = builder.receive(.button(code, isDown: true, time: .zero)) }
        guard case .pointer(let samples) = builder.receive(.frame)?.contents else {
            Issue.record("no frame of the pointer")
            return
        }
        #expect(samples.count == PointerFrameBuilder.mostButtons)
    }

    @Test("a tool whose frame never ends does no more than so much in it, and the next frame is as ever")
    func tablet() {
        var builder = TabletFrameBuilder(seat: seat, name: TabletToolID(rawValue: 1))
        for step in 0..<5000 {
            _ = builder.receive(.proximityIn(scene))
            _ = builder.receive(.wheel(degrees: 1, clicks: 1))
            _ = builder.receive(.button(UInt32(step), isDown: true))
            _ = builder.receive(.proximityOut)
        }
        guard case .tablet(let samples) = builder.receive(.frame(time: .zero))?.contents else {
            Issue.record("no frame of the tool")
            return
        }
        #expect(samples.count <= 2 * TabletFrameBuilder.mostActions)
        _ = builder.receive(.proximityIn(scene))
        _ = builder.receive(.down)
        guard case .tablet(let next) = builder.receive(.frame(time: .zero))?.contents else {
            Issue.record("no second frame of the tool")
            return
        }
        #expect(next.count == 2)
    }

    @Test("of a thousand keys two hundred and fifty-six are down at a time")
    func keys() {
        var builder = KeyFrameBuilder(seat: seat, interpreter: KeyInterpreter(locale: "C"))
        _ = builder.receive(.enter(scene, time: .zero))
        let frames = (0..<1000 as Range<UInt32>).compactMap { builder.receive(.key($0, isDown: true, time: .zero)) }
        #expect(frames.count == KeyFrameBuilder.mostKeys)
        #expect(builder.receive(.key(0, isDown: false, time: .zero)) != nil)
        #expect(builder.receive(.key(999, isDown: true, time: .zero)) != nil)
    }

    @Test("serials are noted of so many fingers, the first of which counts")
    func serials() {
        var ledger = SerialLedger()
        for id in 0..<1000 as Range<Int32> { ledger.contactLanded(id, on: scene, serial: UInt32(id) + 1) }
        #expect(ledger.grabSerial(on: scene) == 1)
        for id in 0..<Int32(SerialLedger.mostPresses) { ledger.contactLifted(id) }
        #expect(ledger.grabSerial(on: scene) == nil)
    }

    @Test("what the environment says is repeated in part when it is very long")
    func longValues() {
        let name = String(repeating: "a", count: 5000) + "end"
        let sentence = ConnectionError.noCompositor(path: "/" + name).description
        #expect(sentence.utf8.count < 400)
        #expect(sentence.hasSuffix("aend (5004 bytes)"))
    }
}

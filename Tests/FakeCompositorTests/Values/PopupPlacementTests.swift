import TactusGeometry
import Testing

@testable import FakeCompositor

/// A popup of 20 by 10 hung on a point, the rules, and where it ends.
struct PlacedPopup: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let anchor: PixelPoint
    let adjustment: PopupPlacement.Adjustment
    let rect: PixelRect
}

@Suite("Where a popup goes")
struct PopupPlacementTests {
    static let bounds = PixelRect(x: 0, y: 0, width: 100, height: 80)

    @Test(
        "a popup that hangs to the lower right of a point in 100 by 80",
        arguments: [
            PlacedPopup(
                testDescription: "fits", anchor: PixelPoint(x: 5, y: 6), adjustment: [.flip, .slide, .resize],
                rect: PixelRect(x: 5, y: 6, width: 20, height: 10)),
            PlacedPopup(
                testDescription: "may do nothing", anchor: PixelPoint(x: 95, y: 75), adjustment: [],
                rect: PixelRect(x: 95, y: 75, width: 20, height: 10)),
            PlacedPopup(
                testDescription: "flips to the other side", anchor: PixelPoint(x: 95, y: 75),
                adjustment: [.flip, .slide],
                rect: PixelRect(x: 75, y: 65, width: 20, height: 10)),
            PlacedPopup(
                testDescription: "slides to the edge", anchor: PixelPoint(x: 95, y: 75), adjustment: .slide,
                rect: PixelRect(x: 80, y: 70, width: 20, height: 10)),
            PlacedPopup(
                testDescription: "is cut at the edge", anchor: PixelPoint(x: 95, y: 75), adjustment: .resize,
                rect: PixelRect(x: 95, y: 75, width: 5, height: 5)),
        ])
    func placement(popup: PlacedPopup) {
        let axis = PopupPlacement.Axis(
            anchor: .backward, gravity: .forward, adjustment: popup.adjustment, offset: 0)
        let placement = PopupPlacement(
            size: PixelSize(width: 20, height: 10),
            anchorRect: PixelRect(origin: popup.anchor, size: PixelSize(width: 0, height: 0)), horizontal: axis,
            vertical: axis)
        #expect(placement.frame(within: Self.bounds) == popup.rect)
    }

    @Test("a menu hangs centred below its button")
    func centred() {
        let placement = PopupPlacement(
            size: PixelSize(width: 20, height: 10), anchorRect: PixelRect(x: 40, y: 20, width: 10, height: 6),
            horizontal: PopupPlacement.Axis(), vertical: PopupPlacement.Axis(anchor: .forward, gravity: .forward))
        #expect(placement.frame(within: Self.bounds) == PixelRect(x: 35, y: 26, width: 20, height: 10))
    }

    @Test("a popup larger than its bounds begins where the user reads first")
    func tooLarge() {
        let placement = PopupPlacement(
            size: PixelSize(width: 200, height: 10), anchorRect: PixelRect(x: 40, y: 20, width: 1, height: 1),
            horizontal: PopupPlacement.Axis(anchor: .forward, gravity: .forward, adjustment: .slide))
        #expect(placement.frame(within: Self.bounds).minX == 0)
    }
}

@Suite("The configure handshake")
struct ConfigureSerialsTests {
    @Test("the acknowledgement of a newer configure voids the older ones")
    func voided() {
        var serials = ConfigureSerials<String>()
        serials.sent(1, "a")
        serials.sent(2, "b")
        serials.sent(3, "c")
        #expect(!serials.isConfigured)
        guard case .accepted("b") = serials.acknowledge(2) else {
            Issue.record("2 was sent")
            return
        }
        #expect(serials.isConfigured && serials.waitingSerials == [3])
        guard case .unknown = serials.acknowledge(1) else {
            Issue.record("1 is void")
            return
        }
        serials.reset()
        #expect(!serials.isConfigured && serials.waitingSerials == [])
    }
}

@Suite("The time line")
struct TimeLineTests {
    @Test("the time line keeps the newest entries")
    func capacity() {
        var line = TimeLine()
        for number in 0..<(TimeLine.capacity + 3) {
            line.append(TimeLine.Entry(time: .milliseconds(number), content: .text(String(number))))
        }
        #expect(line.entries.count == TimeLine.capacity)
        #expect(line.entries.first?.text == "3" && line.entries.last?.text == String(TimeLine.capacity + 2))
    }
}

@Suite("Blending")
struct PixelMemoryTests {
    @Test("every alpha over every grey is the exact quotient, rounded")
    func exact() {
        for alpha in UInt32(0)...255 {
            for grey in UInt32(0)...255 {
                let memory = PixelMemory(
                    size: PixelSize(width: 1, height: 1), filledWith: 0xFF00_0000 | grey &* 0x01_0101)
                withUnsafePointer(to: alpha << 24) { memory.blend($0, count: 1, isOpaque: false, x: 0, y: 0) }
                let wanted = (grey * (255 - alpha) * 2 + 255) / 510
                let got = memory.memory.load(as: UInt32.self) & 0x00FF_FFFF
                #expect(got == wanted &* 0x01_0101)
            }
        }
    }

    @Test("colours above their alpha, which a broken client may send, become the brightest")
    func overbright() {
        let memory = PixelMemory(size: PixelSize(width: 1, height: 1), filledWith: 0xFFFF_FFFF)
        withUnsafePointer(to: UInt32(0x80FF_FFFF)) { memory.blend($0, count: 1, isOpaque: false, x: 0, y: 0) }
        #expect(memory.memory.load(as: UInt32.self) == 0xFFFF_FFFF)
    }
}

import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Selecting by a band")
final class BandSelectionTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let desk = View(frame: Rect(x: 50, y: 50, width: 200, height: 200))
    private var log: [String] = []
    private lazy var band = BandSelectionInteraction { [unowned self] band in
        let rect = band.selectionRect.map { "\(Int($0.minX)) \(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
        log.append("\(band.state) \(rect ?? "-")")
    }

    init() {
        host.window.addSubview(desk)
        desk.addInteraction(band)
        host.clock.advance(by: .seconds(1))
    }

    private func press(_ x: Double, _ y: Double) {
        host.pointer.move(to: Point(x: x, y: y))
        host.pointer.press(.left)
    }

    private func move(_ x: Double, _ y: Double) { host.pointer.move(to: Point(x: x, y: y)) }

    @Test("BS-1: a pointer that is pressed and drawn makes a band from where it was pressed, within the view")
    func drawn() {
        press(100, 100)
        #expect(log.isEmpty && band.state == .possible)
        move(140, 130)
        move(80, 170)
        #expect(log == ["began 50 50 40 30", "selecting 30 50 20 70"])
        #expect(desk.subviews.map(\.frame) == [Rect(x: 30, y: 50, width: 20, height: 70)])
        move(10, 290)
        host.pointer.release(.left)
        #expect(log.suffix(2) == ["selecting 0 50 50 150", "ended 0 50 50 150"])
        #expect(desk.subviews.isEmpty && band.state == .possible && band.selectionRect == nil)
    }

    @Test("BS-1: the modifiers that were held at the beginning are told; a handler may refuse a place")
    func beginning() {
        host.keyboard.down(.keyboardLeftShift, holding: .shift)
        press(100, 100)
        move(150, 150)
        #expect(band.initialModifierFlags.contains(.shift))
        host.keyboard.up(.keyboardLeftShift)
        host.pointer.release(.left)
        log = []
        band.shouldBeginHandler = { _, point in point.x > 100 }
        press(100, 100)
        move(150, 150)
        host.pointer.release(.left)
        #expect(log.isEmpty && desk.subviews.isEmpty)
    }

    @Test("BS-2: fingers and pens draw no band")
    func fingers() {
        host.finger().drag(from: Point(x: 100, y: 100), to: Point(x: 200, y: 200))
        let pen = host.stylus()
        pen.down(at: Point(x: 100, y: 100))
        pen.move(to: Point(x: 200, y: 200))
        pen.up()
        #expect(log.isEmpty)
    }

    @Test("BS-2: a band that is taken away ends without a rectangle, and leaves no view", arguments: 0..<3)
    func taken(how: Int) {
        press(100, 100)
        move(150, 150)
        switch how {
        case 0: band.isEnabled = false
        case 1: desk.removeInteraction(band)
        default: host.pointer.leave()
        }
        #expect(log.last == "ended -" && desk.subviews.isEmpty && band.state == .possible)
    }
}

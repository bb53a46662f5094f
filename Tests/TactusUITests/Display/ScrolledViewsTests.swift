import RandomNumbers
import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Views inside of content that is scrolled, whatever they look like. `verify` compares each picture with one that is
/// painted as a whole.
@MainActor
@Suite("Views that are scrolled along")
struct ScrolledViewsTests {
    private let host: TestHost
    private let log = DiagnosticLog()
    private let list = ScrollView(frame: Rect(20, 20, 160, 160))

    init() {
        host = TestHost(size: Size(width: 200, height: 200))
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
        list.backgroundColor = .white
        list.contentSize = Size(width: 160, height: 2000)
        list.showsVerticalScrollIndicator = false
        for index in 0..<40 {
            let row = plate(Rect(4, Double(index) * 50 + 4, 152, 42), Color(hex: 0xD0E0F0 - UInt32(index) * 0x010203))
            row.addSubview(plate(Rect(8, 8, 30, 20), .blue))
            list.addSubview(row)
        }
        host.window.addSubview(list)
        host.settle()
    }

    private func plate(_ frame: Rect, _ color: Color) -> View {
        let view = View(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func scroll(to offset: Double) {
        list.contentOffset.y = offset
        host.settle()
        #expect(log.lines == [])
    }

    @Test("what hangs out of a row, and was cut off, comes into view")
    func hangingOut() {
        list.subviews[1].addSubview(plate(Rect(60, 130, 30, 30), .red))
        list.subviews[2].addSubview(plate(Rect(100, -130, 30, 30), .green))
        host.settle()
        for offset in [0.0, 7, 30, 31, 60, 120, 180, 150, 90, 20, 0] { scroll(to: offset) }
    }

    @Test("what lies behind the edges of a view that cuts it off stays there")
    func cutOff() {
        let row = list.subviews[1]
        row.clipsToBounds = true
        let strip = plate(Rect(60, 30, 30, 400), .red)
        row.addSubview(strip)
        row.addSubview(plate(Rect(100, 300, 30, 30), .green))
        host.settle()
        for offset in [10.0, 20, 30] { scroll(to: offset) }
        strip.frame.origin.y = 10
        for offset in [35.0, 60, 80, 0] { scroll(to: offset) }
    }

    @Test("random rows among random changes show what painting all would", arguments: 1...8)
    func random(seed: UInt64) {
        var random = SplitMix(seed: seed)
        host.surface.configure { $0.scale = [1, 1.25, 1.5, 2].randomElement(using: &random) ?? 1 }
        for row in list.subviews {
            let child = plate(
                Rect(
                    Double.random(in: -10...140, using: &random), Double.random(in: -90...130, using: &random), 31, 23),
                Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &random)))
            row.addSubview(child)
            child.addSubview(plate(Rect(10, Double.random(in: -60...60, using: &random), 12, 17), .black))
            dress(child, &random)
            dress(row, &random)
        }
        host.settle()
        for _ in 0..<60 {
            let pixel = 1 / host.scene.scale
            let row = list.subviews.randomElement(using: &random)
            let view =
                [row, row?.subviews.last, row?.subviews.last?.subviews.first].randomElement(using: &random) ?? nil
            if let view { dress(view, &random) }
            scroll(to: max(0, list.contentOffset.y + Double(Int.random(in: -30...40, using: &random)) * pixel))
        }
    }

    /// Gives a view one of the looks that matter when it is scrolled.
    private func dress(_ view: View, _ random: inout SplitMix) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: view.isHidden.toggle()
        case 1: view.clipsToBounds.toggle()
        case 2: view.shouldRasterize.toggle()
        case 3: view.mask = view.mask == nil ? plate(Rect(3, -20, 20, 60), .black) : nil
        case 4: view.transform = Transform(rotationAngle: Double.random(in: -0.3...0.3, using: &random))
        case 5: view.frame.size.height += 5
        default: break
        }
    }
}

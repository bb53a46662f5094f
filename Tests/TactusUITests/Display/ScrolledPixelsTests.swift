import RandomNumbers
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Content that is scrolled: its pixels are moved, and little is painted. `verify` compares each picture with one that
/// is painted as a whole.
@MainActor
@Suite("Scrolled pixels")
struct ScrolledPixelsTests {
    private let host: TestHost
    private let log = DiagnosticLog()
    private let list = ScrollView(frame: Rect(20, 20, 160, 160))

    init() {
        host = TestHost(size: Size(width: 200, height: 200))
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
        list.contentSize = Size(width: 400, height: 2000)
        list.showsVerticalScrollIndicator = false
        list.showsHorizontalScrollIndicator = false
        for index in 0..<40 {
            let row = Stripe(frame: Rect(0, Double(index) * 50, 400, 50))
            row.index = index
            list.addSubview(row)
        }
        host.window.addSubview(list)
        host.settle()
    }

    /// A row that looks like no other, with soft edges, and none of them exactly on one of the fifteen lines of a pixel
    /// that Cairo looks at: whether that counts is a matter of rounding.
    private final class Stripe: View {
        var index = 0
        override func draw(_ rect: Rect, in canvas: Canvas) {
            let hue = Color(red: Double(index % 5) / 5, green: Double(index % 7) / 7, blue: 0.5)
            canvas.fill(Path(roundedRect: bounds.insetBy(dx: 3.3, dy: 2.3), cornerRadius: 9), with: hue)
        }
    }

    /// Scrolls, and says how many pixels were painted in the frame.
    private func scroll(to offset: Point) -> Int {
        let count = host.surface.paintedRegions.count
        list.contentOffset = offset
        host.settle()
        #expect(log.lines == [])
        return host.surface.paintedRegions.dropFirst(count).map(\.area).reduce(0, +)
    }

    @Test("what comes into view is painted, and nothing else; also sideways and across")
    func strips() {
        #expect(scroll(to: Point(0, 7)) == 7 * 160)
        #expect(scroll(to: Point(0, 3)) == 4 * 160)
        #expect(scroll(to: Point(10, 3)) == 10 * 160)
        #expect(scroll(to: Point(15, 9)) == 6 * 160 + 5 * 154)
        #expect(scroll(to: Point(15, 900)) == 160 * 160)  // nothing stays
    }

    @Test("a list that slides by fractions of a pixel is painted, and shown when that differs", arguments: [1.0, 1.5])
    func fractions(scale: Double) {
        host.surface.configure { $0.scale = scale }
        host.settle()
        let side = Int(160 * scale)
        #expect(scroll(to: Point(0, 10 / scale)) == 10 * side)
        #expect(scroll(to: Point(0, 10.4 / scale)) == 0)
        #expect(scroll(to: Point(0, 10.6 / scale)) >= side * side)
        #expect(scroll(to: Point(0, 20.6 / scale)) == 10 * side)
    }

    @Test("what lies in front is painted where it is, and where its pixels were carried to")
    func overlays() {
        let badge = View(frame: Rect(30, 30, 20, 20))
        badge.backgroundColor = .red
        badge.alpha = 0.5
        host.window.addSubview(badge)
        host.settle()
        #expect(scroll(to: Point(0, 10)) == 10 * 160 + 20 * 30)
        badge.removeFromSuperview()
        #expect(scroll(to: Point(0, 15)) < 160 * 40)
        let behind = View(frame: Rect(100, 100, 30, 30))
        behind.backgroundColor = .blue
        host.window.insertSubview(behind, at: 0)
        host.settle()
        #expect(scroll(to: Point(0, 20)) <= 5 * 160 + 30 * 40)
        behind.frame.origin.x = 60
        #expect(scroll(to: Point(0, 30)) < 160 * 80)
    }

    @Test("what changes inside meanwhile is painted at its new place, without a trace of its old one")
    func changesInside() throws {
        let fixed = View(frame: Rect(10, 10, 30, 30))
        fixed.backgroundColor = .green
        list.addSubview(fixed)
        host.settle()
        for step in 1...10 {
            // As a header that stays where it is.
            fixed.frame.origin.y = 10 + Double(step) * 6
            #expect(scroll(to: Point(0, Double(step) * 6)) <= 6 * 160 + 30 * 40)
        }
        let row = try #require(list.subviews.first as? Stripe)
        row.index = 3
        row.setNeedsDisplay()
        _ = scroll(to: Point(0, 40))
        list.subviews[5].removeFromSuperview()
        _ = scroll(to: Point(0, 60))
        list.subviews[6].frame.origin.x = 50
        list.subviews[7].isHidden = true
        _ = scroll(to: Point(0, 50))
    }

    @Test("a scroll view that moves, shows another way, or is seen through is painted")
    func painted() {
        list.frame.origin.x = 25
        #expect(scroll(to: Point(0, 10)) >= 160 * 160)
        list.alpha = 0.5
        host.settle()
        #expect(scroll(to: Point(0, 20)) == 160 * 160)
        list.alpha = 1
        list.cornerRadius = 20
        host.settle()
        #expect(scroll(to: Point(0, 30)) == 160 * 160)
        list.cornerRadius = 0
        list.borderWidth = 2
        host.settle()
        #expect(scroll(to: Point(0, 40)) == 160 * 160)
        list.borderWidth = 0
        host.window.backgroundGradient = .linear(
            from: .white, at: Point(0, 0), to: .black, at: Point(0, 1))
        host.settle()
        #expect(scroll(to: Point(0, 50)) == 160 * 160)
        list.backgroundColor = .yellow
        host.settle()
        #expect(scroll(to: Point(0, 60)) == 10 * 160)
    }

    @Test("one inside another: both at once are painted, each by itself is moved")
    func nested() {
        let inner = ScrollView(frame: Rect(10, 10, 100, 100))
        inner.contentSize = Size(width: 100, height: 500)
        inner.backgroundColor = .white
        inner.showsVerticalScrollIndicator = false
        let stripe = Stripe(frame: Rect(0, 0, 100, 500))
        inner.addSubview(stripe)
        list.addSubview(inner)
        host.settle()
        #expect(scroll(to: Point(0, 5)) == 5 * 160)
        inner.contentOffset = Point(0, 9)
        #expect(scroll(to: Point(0, 5)) == 9 * 100)
        inner.contentOffset = Point(0, 20)
        #expect(scroll(to: Point(0, 10)) < 160 * 110)
    }

    @Test("a picture that could not be shown is painted later, wherever the content is by then")
    func starved() {
        host.surface.isStarved = true
        list.contentOffset = Point(0, 10)
        host.settle()
        list.contentOffset = Point(0, 30)
        host.settle()
        host.surface.isStarved = false
        host.advance(by: .milliseconds(50))
        #expect(log.lines == [])
        #expect(scroll(to: Point(0, 35)) == 5 * 160)
    }

    @Test("random scrolling among random changes shows what painting all would", arguments: 1...6)
    func random(seed: UInt64) {
        var random = SplitMix(seed: seed)
        list.showsVerticalScrollIndicator = true
        let overlay = View(frame: Rect(40, 40, 50, 20))
        overlay.backgroundColor = Color(hex: 0x3D7DCA, alpha: 0.6)
        overlay.shadowOpacity = 0.5
        host.window.addSubview(overlay)
        host.surface.configure { $0.scale = [1, 1.25, 1.5, 2].randomElement(using: &random) ?? 1 }
        for _ in 0..<60 {
            list.flashScrollIndicators()
            let pixel = 1 / host.scene.scale
            list.contentOffset.y += Double(Int.random(in: -30...40, using: &random)) * pixel
            list.contentOffset.x = max(0, list.contentOffset.x + Double(Int.random(in: -6...6, using: &random)) * pixel)
            let child = list.subviews.randomElement(using: &random)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: overlay.center.x += 3
            case 1: (child as? Stripe)?.setNeedsDisplay()
            case 2: child?.frame.origin.x += 10
            case 3: child?.alpha = 0.7
            case 4: child?.removeFromSuperview()
            case 5: list.frame.size.height = Double(Int.random(in: 100...170, using: &random))
            case 6: list.frame.origin.y += 1
            case 7: child?.isHidden.toggle()
            case 8: child?.transform = Transform(rotationAngle: 0.05)
            default: break
            }
            host.settle()
            #expect(log.lines == [])
        }
    }

    @Test("a fling over a list paints what comes into view, and the indicator")
    func fling() throws {
        list.removeFromSuperview()
        let rows = ListView(frame: Rect(0, 0, 200, 200))
        let source = Rows()
        rows.rowHeight = 40
        rows.register(forIdentifier: "row") { ListRow() }
        rows.dataSource = source
        host.window.addSubview(rows)
        host.settle()
        host.finger().drag(from: Point(100, 180), to: Point(100, 60), over: .milliseconds(60))
        var (frames, total, all) = (0, 0, 0)
        while rows.isDecelerating, frames < 200 {
            let (count, offset) = (host.surface.paintedRegions.count, rows.contentOffset.y)
            host.advance(by: .milliseconds(16))
            let way = Int(abs(rows.contentOffset.y - offset))
            let painted = host.surface.paintedRegions.dropFirst(count).map(\.area).reduce(0, +)
            // The indicator: three pixels wide, where it is and where it was carried to; and a row that comes into
            // view, as a whole where it lies already outside.
            let indicator = 4 * (2 * 36 + 2 * way + 20) + 1024
            #expect(painted <= way * 200 + 40 * 200 + indicator)
            (frames, total, all) = (frames + 1, total + painted - indicator, all + way)
        }
        // No pixel of a row is painted twice.
        #expect(total <= (all + 40) * 200)
        #expect(frames > 60 && log.lines == [])
    }

    private final class Rows: ListViewDataSource {
        func numberOfRows(in listView: ListView) -> Int { 1000 }
        func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
            listView.dequeueReusableRow(withIdentifier: "row")
        }
    }
}

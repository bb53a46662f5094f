import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What verify finds")
struct PictureVerifierTests {
    private let host = TestHost(size: Size(width: 120, height: 80))
    private let log = DiagnosticLog()

    init() {
        host.application.addDeliveryObserver(log)
        host.application.displayDebug = .verify
    }

    /// A frame in which nothing of interest happens.
    private func makeAFrame() {
        host.window.setNeedsDisplay(Rect(100, 70, 5, 5))
        host.settle()
    }

    @Test("a step of a fade that was forgotten is found, if it is but 3 % of the way")
    func fade() {
        let veil = Veil(frame: Rect(20, 10, 40, 30))
        host.window.addSubview(veil)
        host.settle()
        makeAFrame()
        #expect(log.lines == [])

        veil.opacity -= 0.03
        makeAFrame()
        #expect(log.lines.count == 1)
        // Its rim lies on an edge.
        #expect(log.lines.first?.contains("it differs in (21, 11, 38×28) by up to") == true)
    }

    @Test("a view whose place was noted wrongly is found, by itself and by its superview", arguments: [false, true])
    func place(bySuperview: Bool) {
        let below = View(frame: Rect(10, 10, 60, 40))
        below.backgroundColor = .blue
        let above = View(frame: Rect(20, 20, 10, 10))
        above.backgroundColor = .red
        host.window.addSubview(below)
        host.window.addSubview(above)
        host.settle()
        if bySuperview {
            host.window.subviewTable.setExtent(.zero, at: 1)
        } else {
            above.drawing.extent = .zero
        }
        below.setNeedsDisplay()
        host.settle()
        #expect(log.lines.count == 1)
        #expect(log.lines.first?.contains("it differs in (20, 20, 10×10) by up to 255") == true)
    }

    @Test("an order of depth that was noted wrongly is found")
    func depth() {
        let views = [Color.blue, .red].map { color in
            let view = View(frame: Rect(20, 20, 10, 10))
            view.backgroundColor = color
            host.window.addSubview(view)
            return view
        }
        host.settle()
        views[0].drawing.zPosition = 1
        makeAFrame()
        #expect(log.lines.count == 1)
    }

    @Test("soft edges of rows that are scrolled either way are as they should be", arguments: [1.0, 1.25, 2.0])
    func scrolledRows(scale: Double) {
        host.surface.configure { $0.scale = scale }
        let list = ScrollView(frame: Rect(0, 0, 120, 80))
        list.contentSize = Size(width: 600, height: 600)
        list.showsVerticalScrollIndicator = false
        list.showsHorizontalScrollIndicator = false
        for index in 0..<12 {
            let row = RoundRow(frame: Rect(0, Double(index) * 50, 600, 50))
            list.addSubview(row)
        }
        host.window.addSubview(list)
        host.settle()
        for step in 1...30 {
            list.contentOffset = step % 3 == 0 ? Point(Double(step * 9), 40) : Point(Double(step * 7), Double(step * 3))
            host.settle()
        }
        #expect(log.lines == [])
    }

    /// What is drawn by an opacity that it does not tell of.
    private final class Veil: View {
        var opacity = 1.0
        override func draw(_ rect: Rect, in canvas: Canvas) {
            canvas.fill(bounds, with: Color(white: 0, alpha: opacity))
        }
    }

    private final class RoundRow: View {
        override func draw(_ rect: Rect, in canvas: Canvas) {
            canvas.fill(Path(roundedRect: bounds.insetBy(dx: 4.3, dy: 3.7), cornerRadius: 20.6), with: .blue)
            for column in 0..<12 {
                let oval = Rect(Double(column) * 50 + 7.3, 8.1, 36.4, 31.9)
                canvas.stroke(Path(ovalIn: oval), with: .white, width: 2.4)
            }
        }
    }
}

@Suite("Comparing pictures")
struct PictureComparisonTests {
    /// Paints the same at once and in strips, as when one part of a picture is out of date after the other.
    private func pictures(_ draw: (Canvas) -> Void) throws -> PictureComparison {
        let comparison = PictureComparison(
            shown: try Bitmap(size: PixelSize(width: 120, height: 60)),
            expected: try Bitmap(size: PixelSize(width: 120, height: 60)))
        draw(Canvas(comparison.expected))
        let canvas = Canvas(comparison.shown)
        for strip in 0..<8 {
            canvas.withSavedState {
                canvas.clip(to: PixelRegion(PixelRect(strip * 15, 0, 15, 60)))
                draw(canvas)
            }
        }
        return comparison
    }

    @Test(
        "soft edges that were painted in parts differ, and are no difference; those of thin lines neither",
        arguments: [12, 0.5])
    func softEdges(thickness: Double) throws {
        var largest = 0
        for (angle, offset) in [0.02, 0.05, 0.3, 1.2].flatMap({ angle in (0..<12).map { (angle, $0) } }) {
            let comparison = try pictures { canvas in
                canvas.withSavedState {
                    canvas.translateBy(x: 10 + Double(offset) / 12, y: 20 + Double(offset) / 7)
                    canvas.rotate(by: angle)
                    canvas.fill(Rect(0, 0, 90, thickness), with: .black)
                }
            }
            largest = max(largest, comparison.shown.largestDifference(from: comparison.expected))
            #expect(comparison.difference() == nil)
        }
        #expect(largest >= 9)
    }

    @Test(
        "an edge explains a line of Cairo, a faint one half of its contrast",
        arguments: [(0xFF, 18), (0x9E, 16), (0x8A, 6), (0x82, 2)])
    func faintEdges(level: UInt32, largest: UInt32) throws {
        let comparison = try pictures { canvas in
            canvas.fill(Rect(0, 0, 120, 60), with: .gray(0x80))
            canvas.fill(Rect(0, 0, 60, 60), with: .gray(level))
        }
        #expect(comparison.difference() == nil)
        Canvas(comparison.shown).fill(Rect(60, 10, 1, 1), with: .gray(0x80 + largest))
        #expect(comparison.difference() == nil)
        Canvas(comparison.shown).fill(Rect(60, 20, 1, 1), with: .gray(0x80 + largest + 1))
        let difference = PictureComparison.Difference(pixels: PixelRect(60, 20, 1, 1), amount: Int(largest) + 1)
        #expect(comparison.difference() == difference)
    }

    @Test("where all is alike one of 255 is rounding, and two are a difference, unless it is ignored")
    func flat() throws {
        let comparison = try pictures { $0.fill(Rect(0, 0, 120, 60), with: Color(hex: 0x808080)) }
        Canvas(comparison.shown).fill(Rect(10, 10, 5, 5), with: Color(hex: 0x818081))
        #expect(comparison.difference() == nil)
        Canvas(comparison.shown).fill(Rect(30, 10, 5, 5), with: Color(hex: 0x80807E))
        #expect(comparison.difference() == PictureComparison.Difference(pixels: PixelRect(30, 10, 5, 5), amount: 2))
        #expect(comparison.difference(except: PixelRegion(PixelRect(30, 10, 5, 5))) == nil)
    }
}

extension Color {
    /// A grey, from 0 to 255.
    fileprivate static func gray(_ level: UInt32) -> Color { Color(hex: level * 0x010101) }
}

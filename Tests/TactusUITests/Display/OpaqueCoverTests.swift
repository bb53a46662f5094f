import Testing

@testable import TactusUI

@Suite("What opaque views hide")
struct OpaqueCoverTests {
    @Test("a rectangle is hidden by one that contains it, not by several together")
    func hides() {
        var cover = OpaqueCover()
        #expect(!cover.hides(PixelRect(0, 0, 1, 1)))
        cover.add(PixelRect(0, 0, 10, 10))
        cover.add(PixelRect(10, 0, 10, 10))

        #expect(cover.hides(PixelRect(0, 0, 10, 10)))
        #expect(cover.hides(PixelRect(12, 3, 2, 2)))
        #expect(!cover.hides(PixelRect(5, 0, 10, 10)))
    }

    @Test("of many, the largest ones count")
    func largest() {
        var cover = OpaqueCover()
        for index in 0..<100 { cover.add(PixelRect(index * 10, 100, 1, 1)) }
        for size in 1...8 { cover.add(PixelRect(0, size * 100, size * 10, 10)) }

        #expect((1...8).allSatisfy { cover.hides(PixelRect(0, $0 * 100, $0 * 10, 10)) })
        #expect(!cover.hides(PixelRect(990, 100, 1, 1)))
    }

    @Test("what is covered from one edge to a line across is cut off, and a hole is not")
    func uncovered() {
        var cover = OpaqueCover()
        let rect = PixelRect(0, 0, 100, 100)
        #expect(cover.uncovered(rect) == rect && cover.remainder(of: rect).rects == [rect])
        cover.add(PixelRect(-5, -5, 200, 25))
        #expect(cover.uncovered(rect) == PixelRect(0, 20, 100, 80))
        cover.add(PixelRect(60, 10, 40, 90))
        #expect(cover.uncovered(rect) == PixelRect(0, 20, 60, 80))
        cover.add(PixelRect(10, 30, 10, 10))
        #expect(cover.uncovered(rect) == PixelRect(0, 20, 60, 80))
        #expect(cover.remainder(of: rect).area == 60 * 80 - 100)
        cover.add(PixelRect(0, 20, 61, 80))
        #expect(cover.uncovered(rect).isEmpty && cover.remainder(of: rect).isEmpty)
    }
}

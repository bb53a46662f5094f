import TactusGeometry
import TactusGraphics
import Testing

@Suite("Paths in SVG's notation")
struct PathTextTests {
    @Test(
        "every command draws as the calls do that it stands for",
        arguments: [
            ("M1 2L3 4", "M 1,2 3,4"), ("M1 2l2 2", "M1 2L3 4"), ("M1 2h2v3", "M1 2L3 2L3 5"),
            ("M1 2H3V5z", "M1 2L3 2L3 5Z"), ("m1 2 2 2", "M1 2L3 4"), ("M0 0C1 2 3 4 5 6", "M0 0c1 2 3 4 5 6"),
            ("M0 0C1 2 3 4 5 6S9 8 9 9", "M0 0C1 2 3 4 5 6C7 8 9 8 9 9"), ("M0 0S1 2 3 4", "M0 0C0 0 1 2 3 4"),
            ("M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3-1 4 0"), ("M0 0T4 0", "M0 0Q0 0 4 0"),
            ("M.5.5-1-1e1", "M0.5 0.5L-1 -10"), ("M0 0a1 1 0 011 1", "M0 0A1 1 0 0 1 1 1"),
            ("M0 0a0 1 0 0 1 5 5", "M0 0L5 5"), ("M1 1zl1 0", "M1 1ZL2 1"),
        ])
    func commands(text: String, other: String) throws {
        #expect(try #require(Path(svgPath: text)) == #require(Path(svgPath: other)))
    }

    @Test("arcs go the way that their flags say")
    func arcs() throws {
        let small = try #require(Path(svgPath: "M0 10A10 10 0 0 1 10 0"))
        let large = try #require(Path(svgPath: "M0 10A10 10 0 1 1 10 0"))
        let other = try #require(Path(svgPath: "M0 10A10 10 0 0 0 10 0"))

        #expect(small.bounds.isNear(Rect(x: 0, y: 0, width: 10, height: 10)))
        #expect(large.bounds.isNear(Rect(x: -10, y: -10, width: 20, height: 20)))
        #expect(other.bounds.isNear(Rect(x: 0, y: 0, width: 10, height: 10)))
        #expect(small.contains(Point(x: 4, y: 4)) && !other.contains(Point(x: 4, y: 4)))
        #expect(
            try #require(Path(svgPath: "M0 0A1 1 0 0 1 10 0")).bounds.isNear(Rect(x: 0, y: -5, width: 10, height: 5)))
    }

    @Test(
        "what SVG's grammar has not is no path",
        arguments: [
            "L1 1", "M1", "M1 2L3", "M1 2X", "M1 2Z3", "M1 2A1 1 0 2 0 3 3", "M1e999 2", "M1 2O3 3 1", "5", "Mh",
        ])
    func mistakes(text: String) { #expect(Path(svgPath: text) == nil) }

    @Test("no text is an empty path")
    func empty() { #expect(Path(svgPath: " ")?.isEmpty == true) }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]).allSatisfy {
            abs($0 - $1) < 0.02
        }
    }
}

import TactusGeometry
import Testing

@testable import TactusGraphics

@Suite("Corners that are each as round as they like")
struct CornerRadiiTests {
    private let leaf = CornerRadii(topLeft: 5, bottomRight: 5)

    @Test("a number is the radius of all four, and those that are not named are square")
    func literals() {
        let (whole, fraction): (CornerRadii, CornerRadii) = (8, 2.5)
        #expect(whole == CornerRadii(topLeft: 8, topRight: 8, bottomLeft: 8, bottomRight: 8))
        #expect(fraction == CornerRadii(2.5) && fraction.largest == 2.5)
        #expect(leaf.topRight == 0 && leaf.bottomLeft == 0 && leaf.largest == 5)
        #expect(CornerRadii.zero == 0)
    }

    @Test("where there is no room all become smaller in the same proportion")
    func fitting() {
        let size = Size(width: 60, height: 40)
        #expect(CornerRadii(20).fitted(in: size) == 20)
        #expect(CornerRadii(25).fitted(in: size) == 20 && CornerRadii(.infinity).fitted(in: size) == 20)
        #expect(CornerRadii(topLeft: 90).fitted(in: size) == CornerRadii(topLeft: 40))
        let both = CornerRadii(topLeft: 40, topRight: 10, bottomLeft: 10)
        let fitting = CornerRadii(topLeft: 32, topRight: 8, bottomLeft: 8)
        #expect(both.fitted(in: size) == fitting)
        #expect(CornerRadii(topLeft: -3, topRight: 4).fitted(in: size) == CornerRadii(topRight: 4))
        #expect(CornerRadii(7).fitted(in: .zero) == .zero)
    }

    @Test("the outline is round where it should be, and the same as with one radius for some corners")
    func outline() throws {
        let rect = Rect(x: 0, y: 0, width: 12, height: 12)
        let path = Path(roundedRect: rect, cornerRadii: leaf)
        #expect(path == Path(roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadius: 5))
        let bitmap = try Bitmap(size: PixelSize(width: 12, height: 12))
        Canvas(bitmap).fill(path, with: .black)
        let isSquare = [(0, 0), (11, 0), (0, 11), (11, 11)].map { bitmap[$0.0, $0.1] == 0xFF00_0000 }
        #expect(isSquare == [false, true, true, false])
        #expect(Path(roundedRect: rect, cornerRadii: .zero) == Path(rect: rect))
        #expect(Path(roundedRect: .null, cornerRadii: 4) == Path(rect: .null))
    }
}

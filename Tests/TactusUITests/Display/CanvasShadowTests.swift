import Testing

@testable import TactusUI

@MainActor
@Suite("Shadows and edges on a canvas")
struct CanvasShadowTests {
    private func drawn(scale: Double = 1, _ draw: (Canvas) -> Void) throws -> Bitmap {
        let bitmap = try Bitmap(size: PixelSize(width: 40, height: 40))
        let canvas = Canvas(bitmap)
        draw(canvas)
        return bitmap
    }

    private func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
        bitmap.color(at: PixelPoint(x: x, y: y)).alpha
    }

    @Test("AP-67: the shadow of a path is drawn without the path, moved by points of the canvas whatever the space")
    func shadow() throws {
        let bitmap = try drawn { canvas in
            canvas.scaleBy(x: 2, y: 2)
            canvas.fillShadow(
                of: Path(rect: Rect(x: 1, y: 1, width: 5, height: 5)), color: .red, radius: 0,
                offset: Vector(dx: 20, dy: 4))
        }
        #expect(alpha(bitmap, 5, 5) == 0 && alpha(bitmap, 23, 7) == 1 && alpha(bitmap, 31, 15) == 1)
        #expect(alpha(bitmap, 20, 7) == 0 && alpha(bitmap, 33, 7) == 0)
    }

    @Test(
        "AP-67: nothing is drawn of what is no path, and a huge one is drawn", arguments: [0.0, .nan, .infinity, 1e6])
    func sizes(width: Double) throws {
        let bitmap = try drawn { canvas in
            canvas.fillShadow(
                of: Path(rect: Rect(x: -100, y: 0, width: width, height: 40)), color: .red, radius: 5, offset: .zero)
            canvas.fillShadow(of: Path(), color: .red, radius: 5, offset: .zero)
            canvas.fillShadow(
                of: Path(rect: Rect(x: 0, y: 0, width: 9, height: 9)), color: .red, radius: 5,
                offset: Vector(dx: .nan, dy: 0))
        }
        #expect((alpha(bitmap, 20, 20) > 0.05) == (width == 1e6))
    }

    @Test("AP-67: shapes have sharp edges until the state is restored")
    func edges() throws {
        let bitmap = try drawn { canvas in
            canvas.saveState()
            #expect(canvas.smoothsEdges)
            canvas.smoothsEdges = false
            canvas.fill(Path(rect: Rect(x: 0, y: 0, width: 10.5, height: 10)), with: .red)
            canvas.restoreState()
            #expect(canvas.smoothsEdges)
            canvas.fill(Path(rect: Rect(x: 0, y: 20, width: 10.5, height: 10)), with: .red)
        }
        #expect([0, 1].contains(alpha(bitmap, 10, 5)))
        #expect(abs(alpha(bitmap, 10, 25) - 0.5) < 0.05)
    }
}

import TactusTesting
import Testing

@testable import TactusUI

/// What a finger drags is drawn at the display's rate: nothing may be painted that did not change.
@MainActor
@Suite("Dragging one of many views")
struct DragRepaintTests {
    /// 100 columns and 50 rows of views of 6 points with 2 points between them.
    private static let count = 5000

    @Test("repaints what it uncovers and what it covers, and asks nobody else to draw")
    func repaintsLittle() throws {
        let host = TestHost(size: Size(width: 800, height: 400))
        let tiles = (0..<Self.count).map { Tile(frame: Rect(Double($0 % 100) * 8, Double($0 / 100) * 8, 6, 6)) }
        for tile in tiles { host.window.addSubview(tile) }
        let dragged = try #require(host.window.hitTest(Point(402, 202), with: nil) as? Tile)
        let finger = host.finger()
        finger.down(at: Point(402, 202))
        host.settle()
        for tile in tiles { tile.drawCount = 0 }

        var painted: [Int] = []
        for _ in 0..<20 {
            finger.move(by: Vector(dx: 3, dy: 2))
            painted.append(host.paintedByNextFrame()?.area ?? 0)
        }

        #expect(dragged.frame.origin == Point(460, 240))
        // A box of 9×8 pixels around where the view was and where it is: 72 pixels of 320,000.
        #expect(painted == Array(repeating: 72, count: 20))
        #expect(dragged.drawCount == 20)
        #expect(tiles.reduce(0) { $0 + $1.drawCount } - dragged.drawCount <= 20 * 4)
    }
}

/// A view that follows its finger, and counts how often it is drawn.
private final class Tile: View {
    var drawCount = 0
    private var grip = Vector.zero

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .red
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { drawCount += 1 }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        grip = touch.location(in: superview) - frame.origin
        superview?.bringSubviewToFront(self)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = touches.first else { return }
        frame.origin = touch.location(in: superview) - grip
    }
}

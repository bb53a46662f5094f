import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Locked pointers and pictures of pointers over the wire")
struct PointerLockOverTheWireTests {
    private let window = Window(title: "Game", size: Size(width: 200, height: 100))
    private let game = Game()

    private final class Game: ViewController {
        var locks = true
        override var prefersPointerLocked: Bool { locks }
    }

    /// Says that the pointer is a red square.
    private final class RedSquare: CursorProviding {
        let image: CursorImage
        private(set) weak var view: View?

        init() throws {
            let renderer = GraphicsImageRenderer(size: Size(width: 8, height: 8), scale: 1)
            let square = try renderer.image { $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), with: .red) }
            image = CursorImage(image: square, hotSpot: Point(x: 4, y: 4))
        }

        func willMove(to view: View?) {}
        func didMove(to view: View?) { self.view = view }
        func cursorAppearance(at point: Point) -> CursorAppearance? { .image(image) }
    }

    private func makePair() throws -> CompositorPair {
        window.rootViewController = game
        let pair = try CompositorPair(window: window)
        pair.advance(by: .seconds(1))
        return pair
    }

    @Test("LK-3: the pointer is locked as it comes onto the scene, its ways are told, and it is let go of by a word")
    func lock() throws {
        let pair = try makePair()
        var motions: [Vector] = []
        var locks: [Bool] = []
        pair.scene.addPointerMotionObserver { motions.append($0.unacceleratedDelta) }
        pair.scene.addPointerLockObserver { locks.append($0) }
        let pointer = pair.seat.pointer
        pointer.move(to: Point(x: 50, y: 50))
        pair.settle()
        #expect(pair.scene.isPointerLocked && locks == [true])
        pointer.move(by: Vector(dx: 5, dy: 6), unaccelerated: Vector(dx: 2, dy: 3))
        pair.settle()
        #expect(motions == [Vector(dx: 2, dy: 3)] && pointer.location == Point(x: 50, y: 50))
        game.locks = false
        game.setNeedsUpdateOfPrefersPointerLocked()
        pair.settle()
        #expect(locks == [true, false] && !pair.scene.isPointerLocked)
        pointer.move(by: Vector(dx: 5, dy: 6), unaccelerated: Vector(dx: 2, dy: 3))
        pair.settle()
        #expect(motions.count == 1 && pointer.location == Point(x: 55, y: 56))
        game.locks = true
        game.setNeedsUpdateOfPrefersPointerLocked()
        pair.settle()
        #expect(pair.scene.isPointerLocked)
        try pair.verify()
    }

    @Test("LK-3: a lock ends with the surface and with the pointer, and nothing is left")
    func ends() throws {
        let pair = try makePair()
        var locks: [Bool] = []
        pair.scene.addPointerLockObserver { locks.append($0) }
        pair.seat.pointer.move(to: Point(x: 50, y: 50))
        pair.settle()
        window.isHidden = true
        pair.settle()
        pair.advance(by: .seconds(1))
        try pair.verify()
        #expect(locks.first == true)
    }

    @Test("PI-4: a picture of a pointer is on the screen, around the place that points")
    func picture() throws {
        let pair = try makePair()
        game.view.addInteraction(try RedSquare())
        game.locks = false
        game.setNeedsUpdateOfPrefersPointerLocked()
        pair.seat.pointer.move(to: Point(x: 50, y: 50))
        pair.settle()
        let screen = try pair.compositor.screenshot(showing: .cursors)
        var area = PixelRect.zero
        for y in 0..<100 {
            for x in 0..<200 where screen[x, y] == 0xFFFF_0000 {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                area = area.isEmpty ? pixel : area.union(pixel)
            }
        }
        #expect(area == PixelRect(x: 46, y: 46, width: 8, height: 8))
        try pair.verify()
    }
}

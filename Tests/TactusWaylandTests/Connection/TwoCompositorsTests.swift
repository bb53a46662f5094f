import FakeCompositor
import RandomNumbers
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

/// Two applications in one process, each with a compositor of its own: what becomes of one is nothing to the other.
@MainActor
@Suite("Two connections in one process")
struct TwoCompositorsTests {
    /// One of the two, with a pad that counts taps.
    @MainActor
    private final class Side {
        let window: Window
        let pair: CompositorPair
        private(set) var taps = 0
        var isAlive = true

        init(_ name: String, _ color: Color) throws {
            window = Window(title: name, size: Size(width: 120, height: 80))
            window.backgroundColor = color
            pair = try CompositorPair(window: window)
            let tap = TapGestureRecognizer()
            tap.addAction { [weak self] _ in self?.taps += 1 }
            window.addGestureRecognizer(tap)
            pair.vblank()
        }

        func tap() {
            let finger = pair.seat.finger(id: 1)
            finger.down(at: Point(x: 30, y: 30), on: pair.surface)
            pair.settle()
            finger.up()
            pair.settle()
        }

        func kill() {
            pair.kill()
            pair.settle()
            isAlive = false
        }

        func restart() {
            pair.restart()
            pair.advance(by: .milliseconds(600))
            isAlive = true
        }
    }

    @Test("one dies in the middle of the other's touch, which goes on; each comes back by itself")
    func oneByOne() throws {
        let (first, second) = (try Side("First", .red), try Side("Second", .blue))
        let pictures = try [first.pair.picture, second.pair.picture]
        let finger = second.pair.seat.finger(id: 7)
        finger.down(at: Point(x: 10, y: 10), on: second.pair.surface)
        second.pair.settle()
        first.kill()
        finger.up()
        second.pair.advance(by: .seconds(1))
        #expect(second.taps == 1 && second.pair.application.isConnected && !first.pair.application.isConnected)
        second.kill()
        first.restart()
        first.tap()
        #expect(first.taps == 1 && !second.pair.application.isConnected)
        second.restart()
        #expect(try first.pair.picture.hasSamePixels(as: pictures[0]))
        #expect(try second.pair.picture.hasSamePixels(as: pictures[1]))
        try first.pair.verify()
        try second.pair.verify()
    }

    @Test("whichever dies and comes back when, taps reach the one that they were for", arguments: 1...12)
    func random(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let sides = [try Side("First", .red), try Side("Second", .blue)]
        var expected = [0, 0]
        for _ in 0..<40 {
            let number = Int(random.next() % 2)
            let side = sides[number]
            switch random.next() % 5 {
            case 0 where side.isAlive: side.kill()
            case 1 where !side.isAlive: side.restart()
            case 2: side.pair.advance(by: .milliseconds(Int64(random.next() % 900)))
            default:
                guard side.isAlive, side.pair.application.isConnected else { continue }
                side.tap()
                side.pair.advance(by: .milliseconds(400))
                expected[number] += 1
            }
        }
        for side in sides where !side.isAlive { side.restart() }
        #expect(sides.map(\.taps) == expected)
        #expect(sides.allSatisfy { $0.pair.application.isConnected })
        for side in sides { try side.pair.verify() }
    }
}

import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Pointers that are locked in their places")
final class PointerLockTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let seat = SeatID(rawValue: 1)

    private final class Game: ViewController {
        var locks = true { didSet { setNeedsUpdateOfPrefersPointerLocked() } }
        var child: ViewController?
        override var prefersPointerLocked: Bool { locks }
        override var childViewControllerForPointerLock: ViewController? { child }
    }

    private var isWished: Bool { host.platform.pointerLockWishes == [host.scene.id] }

    private func settle() { host.clock.advance(by: .seconds(1)) }

    @Test("LK-1: the controller in front is asked when it has appeared, and when it says so")
    func wishes() {
        let game = Game()
        host.window.rootViewController = game
        #expect(!isWished)
        settle()
        #expect(isWished)
        game.locks = false
        #expect(!isWished)
        game.locks = true
        #expect(isWished)
        game.present(ViewController(), animated: false)
        host.window.setNeedsDisplay()
        settle()
        #expect(!isWished)
        game.dismiss(animated: false)
        settle()
        #expect(isWished)
        host.window.rootViewController = nil
        host.window.setNeedsDisplay()
        settle()
        #expect(!isWished)
    }

    @Test("LK-1: a child that is named is asked in place of its parent")
    func child() {
        let game = Game()
        game.child = ViewController()
        host.window.rootViewController = game
        settle()
        #expect(!isWished)
        game.child = Game()
        game.setNeedsUpdateOfPrefersPointerLocked()
        #expect(!isWished, "its view is not seen")
        game.child = nil
        game.setNeedsUpdateOfPrefersPointerLocked()
        #expect(isWished)
    }

    @Test("LK-2: observers hear when the system locks the pointer, and what the hand does meanwhile; others do not")
    func observers() {
        var locks: [Bool] = []
        var motions: [PointerMotion] = []
        let lock = host.scene.addPointerLockObserver { locks.append($0) }
        let motion = host.scene.addPointerMotionObserver { motions.append($0) }
        func displace() {
            let way = PointerSample.Change.displaced(
                by: Vector(dx: 4, dy: -2), unaccelerated: Vector(dx: 2, dy: -1))
            let sample = PointerSample(change: way, location: Point(x: 50, y: 50), time: host.clock.now)
            host.platform.receive([InputFrame(seat: seat, time: host.clock.now, contents: .pointer([sample]))])
        }
        displace()
        #expect(motions.isEmpty, "the pointer is on no scene")
        let enter = PointerSample(
            change: .entered(host.scene.id), location: Point(x: 50, y: 50), time: host.clock.now)
        host.platform.receive([InputFrame(seat: seat, time: host.clock.now, contents: .pointer([enter]))])
        host.platform.setPointerLocked(true, on: host.scene.id)
        host.platform.setPointerLocked(true, on: host.scene.id)
        #expect(host.scene.isPointerLocked && locks == [true])
        displace()
        #expect(motions.map(\.delta) == [Vector(dx: 4, dy: -2)])
        #expect(motions.map(\.unacceleratedDelta) == [Vector(dx: 2, dy: -1)])
        host.platform.setPointerLocked(false, on: host.scene.id)
        lock.cancel()
        motion.cancel()
        host.platform.setPointerLocked(true, on: host.scene.id)
        displace()
        #expect(locks == [true, false] && motions.count == 1 && host.scene.isPointerLocked)
    }

    @Test("LK-2: a way that a pointer was moved by while it was locked is recorded, and played again")
    func recorded() throws {
        let way = PointerSample.Change.displaced(by: Vector(dx: 1.5, dy: 2), unaccelerated: Vector(dx: 1, dy: -2))
        let sample = PointerSample(change: way, location: Point(x: 3, y: 4), time: Instant(nanoseconds: 5))
        let frame = InputFrame(seat: seat, time: Instant(nanoseconds: 5), contents: .pointer([sample]))
        let header = InputRecording.Header(start: .zero, scenes: [], profile: "uikit")
        let recording = InputRecording(header: header, frames: [frame])
        #expect(try InputRecording(lines: recording.lines).frames == [frame])
    }
}

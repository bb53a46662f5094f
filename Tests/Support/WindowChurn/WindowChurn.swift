import CHeapCount
import FakeCompositor
import Glibc
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland

/// Opens and closes windows and touches them, at both ends of a connection in one process, and counts what is left.
///
///     WindowChurn WINDOWS TOUCHES
///
/// Ends with status 1 when there is more of anything after it than there was before, and says of what. It is for
/// `Scripts/leaks`, which also runs it under valgrind.
@main
struct WindowChurn {
    /// Caches are full after so many windows, and what is left then is what there always is. The rings that remember
    /// touches need as many as are counted.
    private static let warmUp = 100

    private let pair: CompositorPair

    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        guard arguments.count == 2, let windows = arguments.first, let touches = arguments.last, windows > 0 else {
            print("usage: WindowChurn WINDOWS TOUCHES")
            exit(2)
        }
        let churn = try WindowChurn()
        churn.open(warmUp, touches: touches)
        let before = try churn.census()
        churn.open(windows, touches: touches)
        let after = try churn.census()
        for (before, after) in zip(before, after) { print("\(before.name): \(before.count), then \(after.count)") }
        try churn.pair.verify()
        exit(zip(before, after).allSatisfy { $1.count <= $0.count + $0.tolerance } ? 0 : 1)
    }

    private init() throws {
        pair = try CompositorPair(window: Window(title: "Base", size: Size(width: 80, height: 60)))
    }

    /// Opens and closes windows one after another, and spreads touches over them.
    private func open(_ count: Int, touches: Int) {
        for number in 0..<count {
            let window = Window(title: "Window \(number)", size: Size(width: 64, height: 48))
            let view = View(frame: Rect(x: 8, y: 8, width: 40, height: 30))
            view.addGestureRecognizer(TapGestureRecognizer())
            view.addGestureRecognizer(LongPressGestureRecognizer())
            window.addSubview(view)
            pair.application.open(window)
            pair.settle()
            if let surface = pair.compositor.toplevels.last?.surface {
                for touch in 0..<touches * (number + 1) / count - touches * number / count {
                    let finger = pair.seat.finger(id: Int32(touch % 10))
                    finger.down(at: Point(x: 12, y: 12), on: surface)
                    finger.up()
                    pair.settle()
                }
            }
            pair.vblank()
            window.windowScene?.close()
            pair.settle()
        }
        // Buffers that are kept for a while, taps that may become double taps, presses that may become long.
        pair.advance(by: .seconds(2))
    }

    private typealias Count = (name: String, count: Int, tolerance: Int)

    private func census() throws -> [Count] {
        [
            ("descriptors", try descriptorCount(), 0),
            ("objects in the compositor", pair.compositor.transientObjects.count, 0),
            ("objects in the client", pair.platform.wireObjectCount, 0),
            ("scenes", pair.application.scenes.count, 0),
            ("surfaces", pair.platform.surfaceCount, 0),
            // What is left of a thousand windows; a hundred bytes of each would be twice this.
            ("bytes on the heap", Int(tactus_heap_byte_count()), 50_000),
        ]
    }

    private func descriptorCount() throws -> Int {
        guard let folder = opendir("/proc/self/fd") else { throw Unreadable() }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        return count
    }

    private struct Unreadable: Error {}
}

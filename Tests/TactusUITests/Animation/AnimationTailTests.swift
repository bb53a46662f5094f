import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Frames of an animation that nobody could tell apart")
struct AnimationTailTests {
    private let host = TestHost(size: Size(width: 300, height: 300))
    private let view = View(frame: Rect(100, 100, 100, 100))

    init() {
        view.backgroundColor = .red
        host.window.addSubview(view)
        host.settle()
    }

    /// Lets an animation run to its end; answers how many frames were painted, and in how many of them
    /// no pixel changed.
    private func frames() throws -> (painted: Int, same: Int) {
        var (painted, same) = (0, 0)
        var shown = try host.picture.copy()
        for _ in 0..<120 {
            let count = host.surface.paintedRegions.count
            host.clock.advance(by: .nanoseconds(16_666_667))
            let picture = host.picture
            guard host.surface.paintedRegions.count > count else { continue }
            painted += 1
            if picture.largestDifference(from: shown) == 0 { same += 1 }
            shown = try picture.copy()
        }
        return (painted, same)
    }

    @Test("AP-26: the tail of a spring is not painted again and again; the end is exact")
    func spring() throws {
        View.animate(spring: .snappy) { view.transform = Transform(scaleX: 1.5, y: 1.5) }
        let (painted, same) = try frames()
        #expect(painted <= 24 && same <= 1)
        let shown = try host.picture.copy()
        host.repaintEverything()
        #expect(host.picture.largestDifference(from: shown) == 0)
        #expect(view.presentedFrame == Rect(75, 75, 150, 150))
    }

    @Test("AP-26: the end is exact too of what another animation has overtaken")
    func overtaken() throws {
        View.animate(spring: .smooth) { view.transform = Transform(scaleX: 1.5, y: 1.5) }
        host.advance(by: .milliseconds(100))
        View.animate(duration: .milliseconds(50)) { view.transform = Transform(scaleX: 1.2, y: 1.2) }
        _ = try frames()
        let shown = try host.picture.copy()
        host.repaintEverything()
        #expect(host.picture.largestDifference(from: shown) == 0)
    }

    @Test("AP-26: a fade by a spring paints only where a shade changes")
    func fade() throws {
        View.animate(spring: .smooth) { view.alpha = 0.5 }
        let (painted, same) = try frames()
        #expect(painted <= 24 && same <= 4, "\(painted) \(same)")
    }

    @Test("AP-26: what is magnified by its superview is seen sooner")
    func magnified() throws {
        let small = View(frame: Rect(0, 0, 10, 10))
        small.backgroundColor = .blue
        let lens = View(frame: Rect(0, 0, 10, 10))
        lens.transform = Transform(scaleX: 16, y: 16)
        lens.addSubview(small)
        host.window.addSubview(lens)
        host.settle()
        #expect(small.pixelsPerSuperviewPoint == 16)
        View.animate(duration: .seconds(1), curve: .linear) { small.center.x += 1 }
        let count = try frames().painted
        #expect(count >= 25, "\(count)")
    }

    @Test("AP-26: an even motion slower than an eighth of a pixel a frame is painted when it adds up to that")
    func slow() throws {
        View.animate(duration: .seconds(1), curve: .linear) { view.transform = Transform(translationX: 1, y: 0) }
        let painted = try frames().painted
        #expect((8...10).contains(painted))
    }
}

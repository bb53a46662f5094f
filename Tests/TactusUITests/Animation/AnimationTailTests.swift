import TactusGeometry
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
        #expect(painted <= 24 && same == 0, "\(painted) \(same)")
    }

    @Test("AP-26: what comes out as it was is not shown: a scrim over dark views, a shadow, a ground")
    func same() throws {
        host.window.backgroundColor = .white
        let dark = View(frame: host.window.bounds)
        dark.backgroundColor = .black
        let card = View(frame: Rect(20, 20, 100, 100))
        card.backgroundColor = .white
        card.cornerRadius = 10
        card.shadowOpacity = 0.4
        card.shadowRadius = 8
        let scrim = View(frame: host.window.bounds)
        scrim.backgroundColor = .black
        scrim.alpha = 0
        for view in [dark, card, scrim] { host.window.addSubview(view) }
        host.settle()
        View.animate(duration: .milliseconds(300)) { card.center.y += 40 }
        #expect(try frames().same == 0)
        View.animate(spring: .snappy) { scrim.alpha = 0.5 }
        #expect(try frames().same == 0)
        View.animate(spring: .snappy) { dark.alpha = 0 }
        let (painted, same) = try frames()
        #expect(painted >= 6 && same == 0, "\(painted)")
        let shown = try host.picture.copy()
        host.repaintEverything()
        #expect(host.picture.largestDifference(from: shown) == 0)
    }

    @Test("AP-26: the region that a frame hands over is what has come out otherwise")
    func trimmed() throws {
        let scrim = View(frame: host.window.bounds)
        scrim.backgroundColor = .black
        scrim.alpha = 0.5
        let dark = View(frame: host.window.bounds)
        dark.backgroundColor = .black
        let light = View(frame: Rect(40, 50, 60, 70))
        light.backgroundColor = .white
        for view in [dark, light, scrim] { host.window.addSubview(view) }
        host.settle()
        let commits = Commits()
        host.application.addDeliveryObserver(commits)
        scrim.alpha = 0.6
        host.settle()
        scrim.backgroundColor = Color(red: 0, green: 0, blue: 0)
        host.settle()
        #expect(commits.regions == [PixelRegion(PixelRect(x: 40, y: 50, width: 60, height: 70))])
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

    @Test("AP-26: an even motion slower than a pixel a frame is shown when it adds up to that")
    func slow() throws {
        View.animate(duration: .seconds(1), curve: .linear) { view.transform = Transform(translationX: 3, y: 0) }
        let (painted, same) = try frames()
        #expect(painted == 3 && same == 0, "\(painted) \(same)")
    }
}

/// Keeps what frames hand over.
@MainActor
private final class Commits: DeliveryObserver {
    private(set) var regions: [PixelRegion] = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .commit(_, let region) = stage { regions.append(region) }
    }
}

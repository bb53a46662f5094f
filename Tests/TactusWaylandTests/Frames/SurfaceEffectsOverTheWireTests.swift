import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Fading, tearing and slow frames, over the wire")
struct SurfaceEffectsOverTheWireTests {
    private let output = OutputDescription(width: 320, height: 240)

    /// Fades the window of a program to a half in steps; tells which pixels were painted, and what is seen.
    private func fade(_ offer: GlobalOffer) throws -> (painted: Int, alpha: Double, color: Color) {
        let (app, pair) = try SceneApp.run(output: output, offer: offer, fillsOutput: true)
        app.window.backgroundColor = .red
        pair.vblank()
        pair.vblank()
        let log = StageLog()
        pair.application.addDeliveryObserver(log)
        for step in 1...5 {
            app.window.alpha = 1 - Double(step) / 10
            pair.vblank()
        }
        pair.vblank()
        let color = try pair.picture.color(at: PixelPoint(x: 160, y: 120))
        let alpha = pair.surface.alpha
        try pair.verify()
        return (log.painted, alpha, color)
    }

    @Test("WP-4: a window that fades as a whole is not painted for it where the compositor multiplies")
    func fading() throws {
        let multiplied = try fade(.everything)
        #expect(multiplied.painted == 0)
        #expect(abs(multiplied.alpha - 0.5) < 0.001)
        let painted = try fade(.everything.without("wp_alpha_modifier_v1"))
        #expect(painted.painted == 5 * 320 * 240 && painted.alpha == 1)
        #expect(abs(multiplied.color.red - painted.color.red) < 0.02, "and both look the same")
    }

    @Test("WP-4: what is painted while it is translucent, and by whom, leaves no pixel wrong")
    func fadingAndChanging() throws {
        let (app, pair) = try SceneApp.run(output: output, fillsOutput: true)
        pair.application.displayDebug = .verify
        let log = StageLog()
        pair.application.addDeliveryObserver(log)
        app.window.backgroundColor = .red
        let square = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
        square.backgroundColor = .blue
        app.window.addSubview(square)
        pair.vblank()
        let scene = try #require(app.window.windowScene)
        let other = Window(windowScene: scene)
        other.frame = Rect(x: 100, y: 100, width: 40, height: 40)
        other.backgroundColor = .green
        let steps: [() -> Void] = [
            { app.window.alpha = 0.5 }, { square.backgroundColor = .white }, { square.frame.origin.x = 40 },
            { other.isHidden = false }, { app.window.alpha = 0.4 }, { other.isHidden = true },
            { app.window.alpha = 0 }, { app.window.alpha = 0.3 }, { app.window.alpha = 1 },
            { app.window.frame.origin.x = 8 }, { app.window.alpha = 0.9 },
        ]
        var alphas: [Double] = []
        for step in steps {
            step()
            pair.vblank()
            pair.vblank()
            alphas.append((pair.surface.alpha * 10).rounded() / 10)
        }
        #expect(alphas == [0.5, 0.5, 0.5, 1, 1, 0.4, 1, 0.3, 1, 1, 0.9])
        #expect(log.differences == [])
        try pair.verify()
    }

    @Test("WP-4: an animated fade is commits alone")
    func animated() throws {
        let (app, pair) = try SceneApp.run(output: output, fillsOutput: true)
        app.window.backgroundColor = .red
        pair.vblank()
        pair.vblank()
        let log = StageLog()
        pair.application.addDeliveryObserver(log)
        View.animate(duration: .milliseconds(200)) { app.window.alpha = 0.2 }
        var alphas: Set<Double> = []
        for _ in 0..<20 {
            pair.clock.advance(by: .milliseconds(17))
            pair.vblank()
            alphas.insert(pair.surface.alpha)
        }
        #expect(log.painted == 0 && alphas.count > 8)
        #expect(abs(pair.surface.alpha - 0.2) < 0.001)
        try pair.verify()
    }

    @Test("WP-6: a scene that is not synchronized may be torn, before it shows, after, and no longer")
    func tearing() throws {
        let (app, pair) = try SceneApp.run(output: output)
        let scene = try #require(app.window.windowScene)
        scene.displaySyncEnabled = false
        pair.vblank()
        #expect(pair.surface.allowsTearing)
        scene.displaySyncEnabled = true
        pair.vblank()
        pair.vblank()
        #expect(!pair.surface.allowsTearing)
        let early = Window(title: "Early", size: Size(width: 80, height: 60))
        pair.application.open(early)
        early.windowScene?.displaySyncEnabled = false
        pair.vblank()
        #expect(pair.compositor.toplevels.last?.surface.allowsTearing == true)
        try pair.verify()
    }

    /// How many pictures are seen in a second of a display with 60 refreshes, when painting one takes 20 ms.
    private func picturesPerSecond(queues: Bool) throws -> (seen: Int, painted: Int) {
        let bench = try WireBench(offer: queues ? .everything : .everything.without("wp_fifo_manager_v1"))
        let refresh = Duration.nanoseconds(16_666_667)
        var nextRefresh = bench.clock.now + refresh
        var seen: [Color] = []
        func pass(until moment: Instant) throws {
            while nextRefresh <= moment {
                bench.clock.advance(by: nextRefresh - bench.clock.now)
                bench.compositor.dispatch()
                bench.compositor.vblank()
                seen.append(try bench.compositor.screenshot().color(at: PixelPoint(x: 0, y: 0)))
                nextRefresh = nextRefresh + refresh
            }
            bench.clock.advance(by: moment - bench.clock.now)
        }
        let scene = bench.makeScene()
        bench.settle()
        scene.isAnimated = true
        var failure: (any Error)?
        let colors: [Color] = [.red, .green, .blue]
        scene.onFrame = { [unowned scene] in
            scene.fill(with: colors[scene.frames.count % 3])
            do { try pass(until: bench.clock.now + .milliseconds(20)) } catch { failure = error }
        }
        scene.fill(with: .white)
        func run(for duration: Duration) throws {
            let end = bench.clock.now + duration
            while bench.clock.now < end {
                let moment = bench.clock.now
                bench.platform.turn()
                bench.compositor.dispatch()
                bench.platform.turn()
                if bench.clock.now == moment { try pass(until: nextRefresh) }
            }
        }
        try run(for: .seconds(1))
        seen = []
        let before = scene.frames.count
        try run(for: .seconds(1))
        if let failure { throw failure }
        return (zip(seen, seen.dropFirst()).count { $0 != $1 }, scene.frames.count - before)
    }

    @Test("WP-5: frames of 20 ms: 30 pictures a second become 50, and none is painted that is not seen")
    func slowFrames() throws {
        let plain = try picturesPerSecond(queues: false)
        let queued = try picturesPerSecond(queues: true)
        #expect((29...31).contains(plain.seen), "\(plain)")
        #expect((48...51).contains(queued.seen), "\(queued)")
        #expect(abs(queued.seen - queued.painted) <= 2, "\(queued)")
    }
}

/// Writes down how many pixels were painted, and what was painted wrongly.
@MainActor
private final class StageLog: DeliveryObserver {
    private(set) var painted = 0
    private(set) var differences: [String] = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .commit(_, let region): painted += region.area
        case .diagnostic(let diagnostic): differences.append("\(diagnostic)")
        default: break
        }
    }
}

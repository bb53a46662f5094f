import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland

/// A client and a compositor in one thread, connected by a socket pair, and a clock that the test moves. There is no
/// application: the bench itself is the platform's delegate, and writes down what it is told.
@MainActor
final class WireBench {
    let clock = VirtualClock()
    let compositor: Compositor
    let platform: WaylandPlatform
    /// What the platform told, one line a change: `1 down A 10,20`, `entered A 3,4`, `failed: …`.
    private(set) var log: [String] = []
    /// How often the platform said that input is drained.
    private(set) var drainCount = 0
    private var sceneCount: UInt64 = 0
    private var sceneNames: [SceneID: String] = [:]

    init(output: OutputDescription = OutputDescription(), offer: GlobalOffer = .everything) throws {
        let compositorClock = CompositorClock { [clock] in clock.now - .zero }
        compositor = Compositor(output: output, clock: compositorClock, offer: offer)
        platform = try WaylandPlatform(.descriptor(compositor.connect()), clock: clock)
        platform.delegate = self
    }

    /// Makes a scene with the next letter for a name. It shows when the bench has settled.
    func makeScene(size: Size = Size(width: 100, height: 50), color: Color = .red) -> BenchScene {
        sceneCount += 1
        let id = SceneID(rawValue: sceneCount)
        let letters = ["A", "B", "C"]
        let scene = BenchScene(name: letters[(Int(sceneCount) - 1) % letters.count], size: size, color: color)
        sceneNames[id] = scene.name
        let description = SurfaceDescription(title: scene.name, applicationID: "org.example.Bench")
        scene.surface = platform.makeSurface(for: id, description: description, delegate: scene)
        return scene
    }

    /// Lets both sides act until neither has anything left to do, without a refresh of the display.
    func settle() {
        var messageCount = -1
        while platform.turn() || compositor.messageCount != messageCount {
            messageCount = compositor.messageCount
            compositor.dispatch()
        }
    }

    /// Refreshes the display, and lets both sides act.
    func refresh() {
        compositor.vblank()
        settle()
    }

    func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

extension WireBench: PlatformDelegate {
    func platform(_ platform: any Platform, didReceive frame: InputFrame) {
        switch frame.contents {
        case .contacts(let samples): log += samples.map(line)
        case .pointer(let samples): log += samples.map(line)
        case .gesture(let samples): log += samples.map { "\($0.change) at \($0.location)" }
        // Keys come to whatever window opens: what they do is tested with the keyboard.
        case .keys: break
        case .tablet(let samples): log += samples.map { "\($0.change)" }
        }
    }

    func platformDidDrainInput(_ platform: any Platform) { drainCount += 1 }

    func platformDidReceiveTerminationRequest(_ platform: any Platform) { log.append("asked to end") }

    func platform(_ platform: any Platform, didFail error: any Error) { log.append("failed: \(error)") }

    private func line(_ sample: ContactSample) -> String {
        let change =
            switch sample.change {
            case .down(let scene): "down \(sceneNames[scene] ?? "?")"
            case .moved: "moved"
            case .up: "up"
            case .cancelled: "cancelled"
            }
        return "\(sample.contact.rawValue) \(change) \(text(sample.location))"
    }

    private func line(_ sample: PointerSample) -> String {
        let change =
            switch sample.change {
            case .entered(let scene): "entered \(sceneNames[scene] ?? "?")"
            case .left: "left"
            case .moved: "moved"
            case .button(let code, let isDown): "button \(code) \(isDown ? "down" : "up")"
            case .scrolled(let scroll): "scrolled \(Int(scroll.delta.dx)),\(Int(scroll.delta.dy))"
            case .displaced(let way, _): "displaced by \(Int(way.dx)),\(Int(way.dy))"
            }
        return "\(change) \(text(sample.location))"
    }

    private func text(_ point: Point) -> String { "\(Int(point.x)),\(Int(point.y))" }
}

/// A scene that is one colour, and paints what it is told.
@MainActor
final class BenchScene {
    let name: String
    var surface: (any PlatformSurface)?
    /// What the compositor wished, oldest first.
    private(set) var configurations: [SurfaceConfiguration] = []
    /// When the scene drew.
    private(set) var frames: [FrameTime] = []
    /// What it was told to paint in each.
    private(set) var painted: [PixelRegion] = []
    private(set) var closeRequestCount = 0
    /// The densities of its displays that it was told, oldest first.
    private(set) var densities: [Double?] = []
    /// Whether every frame asks for the next.
    var isAnimated = false
    /// Called in each frame, before it is presented.
    var onFrame: (() -> Void)?

    private var size: Size
    private var color: Color
    private var damage = PixelRegion.empty

    init(name: String, size: Size, color: Color) {
        self.name = name
        self.size = size
        self.color = color
    }

    /// Gives a rectangle of pixels, or all of them, another colour.
    func fill(_ rect: PixelRect? = nil, with color: Color) {
        self.color = color
        damage.formUnion(rect ?? PixelRect(x: 0, y: 0, width: 10_000, height: 10_000))
        surface?.setNeedsFrame()
    }

    private func paint(_ bitmap: Bitmap, _ region: PixelRegion) -> PixelRegion {
        painted.append(region)
        let canvas = Canvas(bitmap)
        for rect in region.rects { canvas.fill(Rect(rect, scale: 1), with: color) }
        return region
    }
}

extension BenchScene: PlatformSurfaceDelegate {
    func surface(_ surface: any PlatformSurface, didReceive configuration: SurfaceConfiguration) -> Size {
        configurations.append(configuration)
        size = Size(width: configuration.width ?? size.width, height: configuration.height ?? size.height)
        fill(with: color)
        return size
    }

    func surface(_ surface: any PlatformSurface, didChangePointsPerInch pointsPerInch: Double?) {
        densities.append(pointsPerInch)
    }

    func surface(_ surface: any PlatformSurface, drawFrameAt time: FrameTime) {
        frames.append(time)
        onFrame?()
        if isAnimated { surface.setNeedsFrame() }
        guard !damage.isEmpty else { return }
        if surface.present(damage, moving: [], paint) != nil { damage = .empty }
    }

    func surfaceDidReceiveCloseRequest(_ surface: any PlatformSurface) { closeRequestCount += 1 }

    func surface(_ surface: any PlatformSurface, didEnd end: SurfaceEnd) {}
}

import TactusGeometry
import TactusGraphics
import TactusUI
import WaylandClient

/// A scene's surface: the model half, which keeps what is needed to make the wire half, a ``Toplevel``, whenever there
/// is a connection.
final class WaylandSurface: PlatformSurface {
    /// The scene that the surface belongs to.
    let scene: SceneID

    private unowned let platform: WaylandPlatform
    private weak var delegate: (any PlatformSurfaceDelegate)?
    private var description: SurfaceDescription
    private var toplevel: Toplevel?
    private var size = Size.zero
    /// Device pixels per point, as configured last.
    private(set) var scale = 1.0
    /// What came of the frame that is being drawn; `nil` between frames.
    private var outcome: FrameScheduler.Outcome?

    init(
        scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate,
        platform: WaylandPlatform
    ) {
        self.scene = scene
        self.description = description
        self.delegate = delegate
        self.platform = platform
    }

    func setNeedsFrame() { toplevel?.scheduler.requestFrame() }

    func present(_ damage: PixelRegion, _ draw: (Bitmap, PixelRegion) -> Void) -> Bool {
        precondition(
            outcome == .unchanged,
            "present(_:_:) was called outside surface(_:drawFrameAt:) or twice in it; collect the damage and call it once"
        )
        guard let toplevel else { return false }
        let outcome = toplevel.present(damage, size: size, draw)
        self.outcome = outcome
        return outcome == .presented
    }

    func setTitle(_ title: String) {
        description.title = title
        toplevel?.setTitle(title)
    }

    func setSizeLimits(minimum: Size?, maximum: Size?) {
        description.minimumSize = minimum
        description.maximumSize = maximum
        toplevel?.setSizeLimits(minimum: minimum, maximum: maximum)
    }

    func destroy() {
        delegate = nil
        platform.surfaceWillVanish(self)
        disconnect()
    }

    // MARK: For the platform

    /// Makes the wire half.
    func connect(_ globals: WireConnection.Essentials, decorationManager: ZxdgDecorationManagerV1?) {
        toplevel = Toplevel(globals, decorationManager: decorationManager, description: description, owner: self)
    }

    /// Drops the wire half.
    func disconnect() {
        toplevel?.destroy()
        toplevel = nil
    }

    /// When ``drawIfReady(at:)`` wants to be called though nothing arrives; long ago when a frame can be drawn.
    var deadline: Instant? {
        guard let scheduler = toplevel?.scheduler else { return nil }
        return scheduler.isReady ? .zero : scheduler.deadline
    }

    /// Draws, if a frame is wanted and now is the time.
    func drawIfReady(at now: Instant) {
        toplevel?.scheduler.reach(now)
        guard let toplevel, toplevel.scheduler.isReady else { return }
        toplevel.scheduler.beginFrame()
        outcome = .unchanged
        let interval = toplevel.frameInterval
        delegate?.surface(self, drawFrameAt: FrameTime(now: now, presentation: now + interval, interval: interval))
        let outcome = outcome ?? .unchanged
        self.outcome = nil
        // The scene may have been closed while it was drawn.
        if toplevel === self.toplevel { toplevel.finishFrame(outcome, size: size, at: now) }
    }

    func outputDidChange(_ output: Output) { toplevel?.outputDidChange(output) }

    func outputWillVanish(_ output: Output) { toplevel?.outputWillVanish(output) }
}

extension WaylandSurface: ToplevelOwner {
    func toplevel(_ toplevel: Toplevel, didReceive configuration: SurfaceConfiguration) {
        scale = configuration.scale
        if let delegate { size = delegate.surface(self, didReceive: configuration) }
    }

    func toplevelDidReceiveCloseRequest(_ toplevel: Toplevel) { delegate?.surfaceDidReceiveCloseRequest(self) }
}

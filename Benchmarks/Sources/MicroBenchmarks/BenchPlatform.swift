import Tactus

/// A platform on which time stands still until it is told, and nothing is painted unless there is a bitmap: what
/// remains is the toolkit's own work.
final class BenchPlatform: Platform {
    var clock: any Clock { standingClock }
    private let standingClock = StandingClock()
    weak var delegate: (any PlatformDelegate)?
    let screens: [Screen] = []
    let showsPopups = true
    /// How many pixels were painted since the beginning.
    var paintedPixels: Int { surfaces.reduce(0) { $0 + $1.paintedPixels } }
    private var surfaces: [BenchSurface] = []
    private let bitmap: Bitmap?

    /// Creates a platform whose surfaces are painted on the bitmap, or on nothing.
    init(bitmap: Bitmap? = nil) { self.bitmap = bitmap }

    func makeSurface(
        for scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate
    ) -> any PlatformSurface {
        let surface = BenchSurface(delegate, bitmap: bitmap)
        surfaces.append(surface)
        _ = delegate.surface(
            surface, didReceive: SurfaceConfiguration(width: 800, height: 600, scale: 1, states: [.activated]))
        return surface
    }

    func setCursor(_ cursor: Cursor, of seat: SeatID) {}
    func setCursorImage(_ image: CursorImage, of seat: SeatID) {}
    func setPrefersPointerLocked(_ isOn: Bool, on scene: SceneID) {}
    func setKeepsScreensOn(_ isOn: Bool) {}
    func requestActivationToken(
        for applicationID: String?, from scene: SceneID?, handler: @escaping (String?) -> Void
    ) { handler(nil) }
    func setInhibitsSystemShortcuts(_ isOn: Bool) {}
    func lockSession() {}
    func unlockSession() {}
    var takesTextInput: Bool { true }
    func setTextInput(_ field: TextInputField?, changedBy cause: TextChangeCause) {}
    func showKeyboard() {}
    func setReconnectionTimeout(_ timeout: Duration?) {}
    func setItem(_ item: ItemProvider?, of pasteboard: Pasteboard.Kind) {}
    func beginDrag(_ request: DragRequest) -> Bool { false }
    func cancelDrag(_ drag: DragID) {}
    func setWakeUp(at deadline: Instant?) {}
    func stop() {}

    /// Puts a frame of input into the queue.
    func receive(_ frame: InputFrame) {
        delegate?.platform(self, didReceive: frame)
    }

    /// Lets some time pass.
    func advance(by duration: Duration) { standingClock.now = standingClock.now + duration }

    /// Handles what has come, and makes the frames that were asked for. While one is on its way, motion
    /// would wait for it.
    func takeTurn() {
        delegate?.platformDidDrainInput(self)
        for surface in surfaces { surface.drawIfNeeded(at: clock.now) }
    }
}

private final class StandingClock: Clock {
    var now = Instant(seconds: 1000)
}

private final class BenchSurface: PlatformSurface {
    private(set) var paintedPixels = 0
    private weak var delegate: (any PlatformSurfaceDelegate)?
    private var needsFrame = false
    private let bitmap: Bitmap?

    init(_ delegate: any PlatformSurfaceDelegate, bitmap: Bitmap?) {
        self.delegate = delegate
        self.bitmap = bitmap
    }

    func drawIfNeeded(at now: Instant) {
        guard needsFrame else { return }
        needsFrame = false
        delegate?.surface(
            self, drawFrameAt: FrameTime(now: now, presentation: now, interval: .milliseconds(16)))
    }

    func setNeedsFrame() { needsFrame = true }

    func present(
        _ damage: PixelRegion, moving moves: [PixelMove], _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> PixelRegion? {
        guard let bitmap else { return damage }
        for move in moves { bitmap.scroll(move.area, dx: move.dx, dy: move.dy) }
        paintedPixels += damage.area
        return draw(bitmap, damage)
    }

    func setTitle(_ title: String) {}
    func setSizeLimits(minimum: Size?, maximum: Size?) {}
    func perform(_ request: SurfaceRequest) -> Bool { false }
    func setMargins(_ margins: Insets) {}
    func reposition(_ request: PopupRequest) -> Bool { false }
    func setParent(_ parent: SceneID?) {}
    func setRegions(opaque: [Rect], input: [Rect]?) {}
    func destroy() {}
}

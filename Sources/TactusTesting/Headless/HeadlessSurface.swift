package import TactusGeometry
package import TactusGraphics
import TactusPlatform
import TactusUI

/// A surface of a ``HeadlessPlatform``: one bitmap that the scene paints.
package final class HeadlessSurface: PlatformSurface {
    /// The scene that the surface belongs to.
    package let scene: SceneID
    /// What the surface shows; `nil` before its first frame.
    package private(set) var bitmap: Bitmap?
    /// The title that the scene gave last.
    package private(set) var title: String
    /// The sizes that the scene allows.
    package private(set) var sizeLimits: (minimum: Size?, maximum: Size?)
    /// The scene that this one is a dialog of.
    package private(set) var parent: SceneID?
    /// What the scene asked of the system, oldest first.
    package private(set) var requests: [SurfaceRequest] = []
    /// How many regions, and requests, are remembered: a host may be played with for days.
    private static let mostRegions = 1 << 14
    /// What the scene said of its regions last.
    package private(set) var regions: (opaque: [Rect], input: [Rect]?) = ([], nil)
    /// How far the window that the user sees lies inside the surface.
    package private(set) var margins = Insets.zero
    /// The regions that were painted, one for every frame that showed anything new.
    package private(set) var paintedRegions: [PixelRegion] = []
    /// While `true` no buffer is free: presenting fails.
    package var isStarved = false {
        didSet { if oldValue && !isStarved && wasRefused { setNeedsFrame() } }
    }

    /// What was left out of frames since the last picture, see ``TestHost/paintsEveryFrame``.
    private var unpainted = PixelRegion.empty

    private unowned let platform: HeadlessPlatform
    private weak var delegate: (any PlatformSurfaceDelegate)?
    private var pendingConfiguration: SurfaceConfiguration?
    private var configuration: SurfaceConfiguration
    private var pixelSize = PixelSize(width: 0, height: 0)
    /// Whether this is a surface that only a desktop could show.
    private var mustRefuse: Bool
    /// Whether the scene asked for something that is granted in the next turn.
    private var mustAnswer = false
    private var needsFrame = false
    private var wasRefused = false
    /// The refresh before which no other frame is drawn.
    private var nextRefresh: Instant?

    init(
        scene: SceneID, description: SurfaceDescription, configuration: SurfaceConfiguration,
        platform: HeadlessPlatform, delegate: any PlatformSurfaceDelegate
    ) {
        self.scene = scene
        self.platform = platform
        self.delegate = delegate
        self.configuration = configuration
        title = description.title
        sizeLimits = (description.minimumSize, description.maximumSize)
        pendingConfiguration = configuration
        parent = description.parent
        mustRefuse = description.role.needsDesktop
    }

    /// Gives the scene another size, scale or state, and takes a turn.
    package func configure(_ change: (inout SurfaceConfiguration) -> Void) {
        change(&configuration)
        pendingConfiguration = configuration
        platform.runTurn()
    }

    /// Moves the surface to a display of another density.
    package func move(toDisplayOf pointsPerInch: Double?) {
        delegate?.surface(self, didChangePointsPerInch: pointsPerInch)
    }

    /// Whether frames were shown that are not in the ``bitmap``.
    package var lacksPainting: Bool { !unpainted.isEmpty }

    /// Forgets what was painted so far, for tests that last long.
    package func forgetPaintedRegions() { paintedRegions = [] }

    /// Asks the scene to close, as a user would, and takes a turn.
    package func requestClose() {
        delegate?.surfaceDidReceiveCloseRequest(self)
        platform.runTurn()
    }

    package func setNeedsFrame() {
        needsFrame = true
    }

    package var shownBitmap: Bitmap? { lacksPainting ? nil : bitmap }

    package func setTitle(_ title: String) {
        self.title = title
    }

    package func setSizeLimits(minimum: Size?, maximum: Size?) {
        sizeLimits = (minimum, maximum)
    }

    /// Maximized and fullscreen surfaces keep their size: there is no desktop to fill. Nobody moves or resizes them.
    package func perform(_ request: SurfaceRequest) -> Bool {
        if requests.count == Self.mostRegions { requests.removeFirst(Self.mostRegions / 2) }
        requests.append(request)
        switch request {
        case .maximize(let isOn): change(.maximized, to: isOn)
        case .enterFullscreen: change(.fullscreen, to: true)
        case .leaveFullscreen: change(.fullscreen, to: false)
        case .minimize, .move, .resize, .showWindowMenu, .activate: return false
        }
        return true
    }

    package func setMargins(_ margins: Insets) {
        self.margins = margins
    }

    package func reposition(_ request: PopupRequest) -> Bool { false }

    package func setParent(_ parent: SceneID?) {
        self.parent = parent
    }

    package func setRegions(opaque: [Rect], input: [Rect]?) {
        regions = (opaque, input)
    }

    package func destroy() {
        delegate = nil
        platform.remove(self)
    }

    package func present(
        _ damage: PixelRegion, moving moves: [PixelMove], _ draw: (Bitmap, PixelRegion) -> PixelRegion
    ) -> PixelRegion? {
        guard !isStarved, let (bitmap, isNew) = bitmapOfRightSize() else {
            wasRefused = true
            return nil
        }
        wasRefused = false
        var region = isNew ? PixelRegion(bitmap.bounds) : damage
        guard platform.paintsFrames else {
            for move in moves { region.formUnion(move.area) }
            unpainted = isNew ? region : unpainted.union(region)
            self.bitmap = bitmap
            return region
        }
        if !unpainted.isEmpty {
            region = region.union(unpainted)
            unpainted = .empty
        }
        if !isNew { for move in moves { bitmap.scroll(move.area, dx: move.dx, dy: move.dy) } }
        var shown = draw(bitmap, region)
        self.bitmap = bitmap
        if !isNew { for move in moves { shown.formUnion(move.destination) } }
        guard !shown.isEmpty else { return shown }
        if paintedRegions.count == Self.mostRegions { paintedRegions.removeFirst(Self.mostRegions / 2) }
        paintedRegions.append(region)
        return shown
    }

    private func change(_ state: SurfaceStates, to isOn: Bool) {
        if isOn { configuration.states.insert(state) } else { configuration.states.remove(state) }
        pendingConfiguration = configuration
        mustAnswer = true
    }

    private func bitmapOfRightSize() -> (bitmap: Bitmap, isNew: Bool)? {
        if let bitmap, bitmap.size == pixelSize { return (bitmap, false) }
        guard let fresh = try? Bitmap(size: pixelSize) else { return nil }
        return (fresh, true)
    }

    /// When the surface would draw next, if nothing else happens.
    package var deadline: Instant? {
        if mustRefuse || mustAnswer { return platform.clock.now }
        guard needsFrame, pendingConfiguration == nil else { return nil }
        return nextRefresh ?? platform.clock.now
    }

    func configureIfNeeded() {
        if mustRefuse {
            mustRefuse = false
            delegate?.surface(self, didEnd: .refused)
        }
        guard delegate != nil else { return }
        guard let configuration = pendingConfiguration else { return }
        pendingConfiguration = nil
        mustAnswer = false
        let size = delegate?.surface(self, didReceive: configuration) ?? .zero
        pixelSize = PixelScale(rounding: configuration.scale).pixelSize(of: size)
        needsFrame = true
    }

    func drawIfDue(now: Instant) {
        if let refresh = nextRefresh, refresh <= now { nextRefresh = nil }
        guard needsFrame, nextRefresh == nil, pendingConfiguration == nil, let delegate else { return }
        needsFrame = false
        let interval = platform.refreshInterval
        let next = now.following(multipleOf: interval)
        nextRefresh = next
        delegate.surface(self, drawFrameAt: FrameTime(now: now, presentation: next, interval: interval))
    }
}

extension Instant {
    /// The first whole multiple of `interval` after this moment.
    nonisolated fileprivate func following(multipleOf interval: Duration) -> Instant {
        let step = interval.wholeNanoseconds
        return Instant(nanoseconds: (nanoseconds / step + 1) * step)
    }
}

extension SurfaceRole {
    /// Whether only a desktop could show such a surface: a platform that is nothing but surfaces cannot.
    fileprivate var needsDesktop: Bool {
        switch self {
        case .toplevel, .lock: false
        case .popup, .layer: true
        }
    }
}

public import TactusGraphics
package import TactusPages
import TactusPlatform
public import TactusUI

/// A whole application in a test: the toolkit on a platform without a system beneath it, with fingers and a clock that
/// the test moves.
///
/// ```swift
/// let host = TestHost(size: Size(width: 200, height: 100))
/// let button = MyButton(frame: Rect(x: 20, y: 20, width: 160, height: 60))
/// host.window.addSubview(button)
///
/// host.finger().tap(at: Point(x: 100, y: 50))
///
/// #expect(button.pressCount == 1)
/// ```
///
/// Text is set in ``PinnedFonts``, so that it has the same size on every machine.
///
/// There is no socket, no thread and no waiting: what a finger does is delivered, and drawn, before the call returns.
/// Hosts do not know of each other; make as many as you like.
@MainActor
public final class TestHost {
    /// The application under test.
    public let application: Application
    /// The clock that gestures, timers and frames stand on.
    public let clock: VirtualClock
    package let platform: HeadlessPlatform

    /// Why text is not set in the pinned fonts; `nil` when it is.
    let fontsError: PinnedFontsError?
    private let initialWindow: Window?
    /// What `main()` gives every program.
    package let interface: StandardInterface
    /// What devices did while the program is busy; `nil` while it is not.
    var heldFrames: [InputFrame]?
    private var contactCount: UInt64 = 0
    private var toolCount: UInt64 = 0
    private var estimateCount: UInt64 = 0

    /// Creates an application with one window that fills its scene, and with all that `main()` gives a program: what is
    /// presented in the automatic style is a sheet.
    ///
    /// - Parameters:
    ///   - size: The scene's size in points.
    ///   - scale: Device pixels per point.
    ///   - policy: How often a touch that lands walks the view tree.
    public convenience init(
        size: Size = Size(width: 390, height: 844), scale: Double = 1, policy: HitTestPolicy = .single
    ) {
        self.init(size: size, scale: scale, delegate: nil, window: Window(title: "Test", size: size))
        application.hitTestPolicy = policy
    }

    /// Launches a program's own delegate, as its `main` would.
    ///
    /// - Parameters:
    ///   - delegate: The program's delegate.
    ///   - size: The size in points that its scenes are configured to.
    ///   - scale: Device pixels per point.
    public convenience init(
        launching delegate: any ApplicationDelegate, size: Size = Size(width: 390, height: 844), scale: Double = 1
    ) {
        self.init(size: size, scale: scale, delegate: delegate, window: nil)
    }

    private init(size: Size, scale: Double, delegate: (any ApplicationDelegate)?, window: Window?) {
        // Before the first text: a view's size, and every golden image, depends on the fonts.
        fontsError = PinnedFonts.installationError
        clock = VirtualClock(start: Instant(seconds: 1))
        platform = HeadlessPlatform(
            clock: clock,
            configuration: SurfaceConfiguration(
                width: size.width, height: size.height, scale: scale, states: [.activated]))
        let application = delegate?.application(on: platform) ?? Application(platform: platform)
        self.application = application
        interface = StandardInterface(for: application)
        application.inputProfile = .uikit
        DiagnosticRecord.begin(of: application)
        initialWindow = window
        application.launch()
        if let window { application.open(window) }
        settle()
    }

    isolated deinit {
        DiagnosticRecord.end(of: application)
        clock.remove(platform)
    }

    /// The window that the host made, or the frontmost one of the first scene when a program was launched.
    public var window: Window {
        guard let window = initialWindow ?? application.scenes.first?.windows.last else {
            preconditionFailure("the program has no window open")
        }
        return window
    }

    /// The first scene that is open.
    public var scene: WindowScene {
        guard let scene = application.scenes.first else { preconditionFailure("the program has no scene open") }
        return scene
    }

    /// The scene's picture in device pixels. Frames that are due are drawn first, as ``settle()`` does: while something
    /// is animated each reading is a frame later. To compare pixels of one moment read it once.
    public var picture: Bitmap {
        settle()
        if !paintsEveryFrame, surface.lacksPainting { paint() }
        guard let bitmap = surface.bitmap else { preconditionFailure("the scene has not drawn anything yet") }
        return bitmap
    }

    /// Whether every frame is painted. `true` by default.
    ///
    /// Set it to `false` where a long journey looks at few pictures: frames are made as ever, with input, timers,
    /// animations, layout and damage, but no view draws until ``picture``, or `expectImage`, is asked for. All of the
    /// scene is painted then, in a frame of its own. What a view does in `draw(_:in:)` does not happen meanwhile, and
    /// observers hear of no commits. A debug build saves what `Documentation/Testing.md` says.
    public var paintsEveryFrame: Bool {
        get { platform.paintsFrames }
        set {
            platform.paintsFrames = newValue
            if newValue { paint() }
        }
    }

    /// Paints all of the first scene, where a frame was not.
    private func paint() {
        guard let scene = application.scenes.first else { return }
        let former = platform.paintsFrames
        platform.paintsFrames = true
        for window in scene.windows { window.setNeedsDisplay() }
        settle()
        platform.paintsFrames = former
    }

    /// Gives the first scene another size, as when somebody draws at a window's edge, tiles it or turns the screen.
    /// Controllers have heard of it when the call returns; what is drawn follows with the next frame.
    ///
    /// ```swift
    /// host.resize(to: Size(width: 1024, height: 768))
    /// host.advance(by: .seconds(1))
    /// ```
    ///
    /// - Parameters:
    ///   - size: The size in points. Less than a point, or what is no number, counts as one point.
    ///   - scale: Device pixels per point; `nil`, by default, for as many as before.
    public func resize(to size: Size, scale: Double? = nil) {
        func atLeastOne(_ length: Double) -> Double { length.isFinite ? max(length, 1) : 1 }
        surface.configure {
            ($0.width, $0.height) = (atLeastOne(size.width), atLeastOne(size.height))
            if let scale { $0.scale = scale }
        }
    }

    /// The surface of the first scene.
    package var surface: HeadlessSurface {
        let id = scene.id
        guard let surface = platform.surfaces.first(where: { $0.scene == id }) else {
            preconditionFailure("the scene has no surface")
        }
        return surface
    }

    /// The host's keyboard. It comes to the first scene with the first key, unless it was sent elsewhere before.
    public private(set) lazy var keyboard = Keyboard(host: self)

    /// The host's input method, which enters text where the application wants some.
    public private(set) lazy var inputMethod = InputMethod(host: self)

    /// The host's pointer. It comes to the first scene when it is first used, unless it was sent elsewhere before.
    public private(set) lazy var pointer = Pointer(host: self)

    /// The clipboard, as another program sees it.
    public private(set) lazy var pasteboard = SystemPasteboard(.general, of: self)

    /// The primary selection, as another program sees it.
    public private(set) lazy var primarySelection = SystemPasteboard(.primary, of: self)

    /// A finger that is not down yet.
    public func finger() -> Finger {
        Finger(host: self)
    }

    /// Lets everything happen that is due: timers, layout, drawing. Time moves on to the next refresh where a frame
    /// waits for it, and no further.
    public func settle() {
        platform.runTurn()
        guard let refresh = platform.surfaces.compactMap(\.deadline).min() else { return }
        clock.advance(by: max(refresh - clock.now, .zero))
    }

    /// Lets time pass: gestures, timers and frames happen on the way, in their order.
    ///
    /// - Parameter duration: How long; not negative.
    public func advance(by duration: Duration) {
        clock.advance(by: duration)
        settle()
    }

    /// A name for a new contact.
    package func makeContact() -> ContactID {
        contactCount += 1
        return ContactID(rawValue: contactCount)
    }

    /// A name for a new tool of a tablet.
    func makeTool() -> TabletToolID {
        toolCount += 1
        return TabletToolID(rawValue: toolCount)
    }

    /// A name for a sample that is partly a guess.
    func makeEstimateIndex() -> UInt64 {
        estimateCount += 1
        return estimateCount
    }
}

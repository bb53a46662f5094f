public import TactusGeometry
public import TactusGraphics
import TactusPlatform

/// Is notified of changes of a scene as a whole, and decides about its closing.
@MainActor public protocol WindowSceneDelegate: AnyObject {
    /// Sent when the user asks to close the scene. `true` by default, which closes it. Return `false` to keep it open,
    /// perhaps to ask whether to save first, and call ``WindowScene/close()`` later.
    func windowSceneShouldClose(_ scene: WindowScene) -> Bool

    /// Sent when the system cannot show a scene of this kind, as most cannot show every `LayerPlacement`, or does not
    /// allow it. The scene closes next. Does nothing by default; a program may open an ordinary window instead.
    func windowSceneWasRefused(_ scene: WindowScene)

    /// Sent when the scene was closed: its surface is gone, its touches were cancelled. Does nothing by default.
    func windowSceneDidClose(_ scene: WindowScene)

    /// Sent when the scene's size, scale or states have changed, before the next frame is drawn. Does nothing by
    /// default.
    func windowSceneDidChange(_ scene: WindowScene)

    /// Sent when the scene got the user's attention. Does nothing by default.
    func windowSceneDidBecomeActive(_ scene: WindowScene)

    /// Sent when the scene no longer has the user's attention. It may be seen, and even touched. Does
    /// nothing by default.
    func windowSceneDidResignActive(_ scene: WindowScene)

    /// Sent when nobody can see the scene any more. Stop what is only for looking at: the system asks for no more
    /// frames until it is seen. Does nothing by default.
    ///
    /// Not every system tells: some say nothing and only ask for no more frames.
    func windowSceneDidEnterBackground(_ scene: WindowScene)

    /// Sent when the scene can be seen again, before its next frame is drawn. Does nothing by default.
    func windowSceneWillEnterForeground(_ scene: WindowScene)

    /// Returns what the user is doing in the scene, when it is about to be kept. By default `nil`: then it is the
    /// scene's `userActivity`, or that of its root controller.
    func stateRestorationActivity(for scene: WindowScene) -> UserActivity?
}

extension WindowSceneDelegate {
    /// Closes the scene.
    public func windowSceneShouldClose(_ scene: WindowScene) -> Bool { true }
    /// Does nothing.
    public func windowSceneWasRefused(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneDidClose(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneDidChange(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneDidBecomeActive(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneDidResignActive(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneDidEnterBackground(_ scene: WindowScene) {}
    /// Does nothing.
    public func windowSceneWillEnterForeground(_ scene: WindowScene) {}
    /// Returns `nil`.
    public func stateRestorationActivity(for scene: WindowScene) -> UserActivity? { nil }
}

/// One surface on the screen, with the windows that are its layers.
///
/// A scene is made when a window without one is opened, see ``Application/open(_:)``; more windows join it with
/// ``Window/init(windowScene:)``. It lives until it is closed, by its user or by ``close()``; the application keeps it
/// alive. Its coordinate space is that of the surface, in points.
public final class WindowScene: Responder {
    /// Names the scene, for the platform.
    public let id: SceneID
    /// The application that the scene is part of; `nil` once the scene is closed.
    public internal(set) weak var application: Application?
    /// The delegate of the scene. Weak.
    public weak var delegate: (any WindowSceneDelegate)?
    /// The windows of the scene, hidden ones included, from back to front; those among them that Tactus adds itself, to
    /// decorate the scene or to show its touches.
    public internal(set) var windows: [Window] = []
    /// The size in points, the decoration included that Tactus draws where the system draws none: see ``contentFrame``.
    public internal(set) var size: Size
    /// Device pixels per point.
    public internal(set) var scale = 1.0
    /// How the surface is shown. Whether it is activated says nothing about whether it is seen or touched.
    public internal(set) var states: SurfaceStates = []
    /// The requests that the system can fulfil for the scene; all until it has reported.
    public internal(set) var capabilities = SurfaceCapabilities.all
    /// The largest size in points that makes sense when the scene chooses its own; `nil` when the system has not said.
    public internal(set) var sizeBounds: Size?

    /// How many points make an inch of the display that the scene is on; `nil` when that is not known.
    public internal(set) var pointsPerInch: Double? {
        didSet { if pointsPerInch != oldValue { displayProfile = .adaptive(pointsPerInch: pointsPerInch) } }
    }
    /// Distances and times for the display that the scene is on.
    private var displayProfile = InputProfile.adaptive(pointsPerInch: nil)

    /// Distances and times by which touches and gestures in this scene are told apart: the application's, or where it
    /// has none those for the display that the scene is on. On another display they are others; recognizers go by them
    /// from their next attempt on.
    public var inputProfile: InputProfile { application?.inputProfile ?? displayProfile }

    /// The title in a title bar or a task list.
    public var title: String {
        didSet {
            guard title != oldValue else { return }
            surface?.setTitle(title)
            updateDecoration()
        }
    }
    /// The smallest size in points that a user may give the scene, without its decoration; `nil` for no limit.
    public var minimumSize: Size? {
        didSet { sizeLimitsDidChange(from: oldValue, to: minimumSize) }
    }
    /// The largest size in points that a user may give the scene, without its decoration; `nil` for no limit.
    public var maximumSize: Size? {
        didSet { sizeLimitsDidChange(from: oldValue, to: maximumSize) }
    }

    /// The scene that this one is a dialog of: it stays above it. `nil` when it is independent, and when that scene was
    /// closed. A scene cannot be above itself, however indirectly.
    public weak var parent: WindowScene? {
        didSet {
            guard parent !== oldValue else { return }
            precondition(
                !sequence(first: parent, next: { $0?.parent }).prefix { $0 != nil }.contains { $0 === self },
                "a scene cannot be a dialog of itself")
            if parent != nil { parentHandle = nil }
            surface?.setParent(parent?.id)
            if isModal { modalityDidChange() }
        }
    }
    /// Whether the ``parent``, what that is a dialog of, and so on, can be used while this scene is open: when it is
    /// modal they cannot. Their touches are cancelled, their popups close, and they hear of no finger, pointer or key
    /// until this scene is closed; a finger that lands there, and their close button, bring this one to the user. Their
    /// title bars go on working. `false` by default; without a parent it makes no difference.
    ///
    /// The system is told as well, and may dim what is blocked (`xdg_dialog_v1`; GNOME, KDE).
    public var isModal = false {
        didSet {
            guard isModal != oldValue else { return }
            surface?.setModal(isModal)
            modalityDidChange()
        }
    }
    /// The handle of a window of another program that this scene is a dialog of, in place of ``parent``: as the other
    /// one got it from ``exportHandle(handler:)``, and handed it over. `nil` when there is none, and again when that
    /// window or its handle is gone, or was never there, of which the delegate hears as of any change.
    ///
    /// Where the system has no handles (`zxdg_importer_v2`; cage and weston have none) the scene is independent.
    public var parentHandle: String? {
        didSet {
            guard parentHandle != oldValue else { return }
            if parentHandle != nil { parent = nil }
            surface?.setParent(ofHandle: parentHandle)
        }
    }
    /// The name of the icon by which task lists and switchers show the scene, one of the desktop's theme:
    /// `document-edit`. `nil`, the default, for ``icon``. The name is GTK's.
    ///
    /// Systems without such icons (`xdg_toplevel_icon_v1`; KDE and labwc have them) show the application's.
    public var iconName: String? {
        didSet { if iconName != oldValue { surface?.setIcon(named: iconName, image: icon) } }
    }
    /// The picture by which task lists and switchers show the scene, whole in a square; the application's when this and
    /// ``iconName`` are `nil`, as they are by default. Where the system knows that name the picture is not used.
    public var icon: Image? {
        didSet { if icon !== oldValue { surface?.setIcon(named: iconName, image: icon) } }
    }
    /// Whether frames wait for the refresh of the display, as they do by default, and are never seen in parts. Without,
    /// each one is drawn as soon as the system wants it, and shown at once, in the middle of a refresh where the system
    /// allows that (`wp_tearing_control_v1`; sway, labwc, weston, KDE): for a sheet that a pen writes on, whose line is
    /// up to a refresh closer to the tip. What moves as a whole looks torn then. The name is Core Animation's.
    public var displaySyncEnabled = true {
        didSet { if displaySyncEnabled != oldValue { surface?.setDisplaySyncEnabled(displaySyncEnabled) } }
    }
    /// Where the scene takes touches, as rectangles in points; `nil`, the default, for everywhere. What lies behind the
    /// surface gets the others: for bars and overlays that are larger than what they show.
    public var inputRegion: [Rect]? {
        didSet { if inputRegion != oldValue { setNeedsFrame() } }
    }

    /// How far in from the edges of ``contentFrame`` something else covers the scene, or may, in points: a panel of the
    /// system, rounded corners, a camera. Nothing by default; a shell or a kiosk that knows says so. Not negative.
    ///
    /// Views go by what reaches into them: ``View/safeAreaInsets``.
    public var safeAreaInsets = Insets.zero {
        didSet { if safeAreaInsets != oldValue { safeAreaDidChange() } }
    }
    /// How many points of ``contentFrame``, from its lower edge upwards, an on-screen keyboard covers that does not
    /// make the scene smaller: zero by default. Whoever shows the keyboard says so, here or animated by
    /// ``moveKeyboard(to:duration:curve:)``. Views go by ``View/keyboardLayoutGuide``.
    public var keyboardInset: Double {
        get { storedKeyboardInset }
        set { moveKeyboard(to: newValue) }
    }
    var storedKeyboardInset = 0.0
    var keyboardObservers: [KeyboardObserver] = []
    /// Whether pointers are held in their places, and who hears of it.
    var pointerLock = PointerLockState()
    /// The end of a move of the keyboard.
    var keyboardMove: ScheduledTimer?

    /// Makes a recognizer for each window of the scene, which guards it: for a program that is itself a shell, and
    /// whose gestures come before those of what it shows. `nil`, the default, makes none, and costs no touch any time:
    /// edges of the screen belong to the compositor, which takes their touches away.
    ///
    /// Called for every window that the scene has or gets. The recognizer is added to the window, and is like any
    /// other: what it holds back, and who waits for it, it says itself.
    ///
    /// ```swift
    /// final class Gate: ScreenEdgePanGestureRecognizer {
    ///     override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { true }
    /// }
    ///
    /// scene.systemGestureGate = { [unowned shell] _ in
    ///     let gate = Gate()
    ///     gate.edges = .top
    ///     gate.delaysTouchesBegan = true
    ///     gate.addTarget(shell, action: Shell.pullPanel)
    ///     return gate
    /// }
    /// ```
    ///
    /// Setting it takes the former recognizers away, which cancels what they had begun.
    public var systemGestureGate: ((Window) -> GestureRecognizer)? {
        didSet { for window in windows { window.changeGate() } }
    }

    /// The traits that the scene sets for its windows; none by default: they are the application's.
    public var traitOverrides = TraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }

    /// What the user is doing in the scene; `nil`, by default, for what the root controller of its window says.
    public override var userActivity: UserActivity? {
        get { ownActivity }
        set { ownActivity = newValue }
    }
    private var ownActivity: UserActivity?
    /// The scene as it is kept from one run of the program to the next, where the program wants that
    /// (``Application/restoreSessions(from:)``); `nil` for popups, and for what is no toplevel.
    public internal(set) var session: SceneSession?
    /// Whether what was kept waits for the first frame.
    var isRestoring = false

    /// What surrounds the windows of the scene.
    var traitState = TraitState.standard
    /// Where the pixels go; `nil` once the scene is closed.
    var surface: (any PlatformSurface)?
    /// The size to take when the platform leaves it to us, without the decoration.
    var floatingSize: Size
    /// Whether the decoration is ours to draw.
    var isDecoratedHere = false
    /// The decoration, where it is ours to draw.
    var decoration: Window?
    /// What the surface no longer shows rightly, in device pixels.
    var damage = DamageTracker()
    /// The memory in which damage is collected; empty between frames.
    var collectorPath: [DamageCollector.Level] = []
    /// What tints the pixels that were painted, when that is asked for.
    var damageFlash: DamageFlash?
    /// What paints everything a second time, when that is asked for.
    var pictureVerifier: PictureVerifier?
    /// What frames are painted by.
    var paintList: PaintList?
    /// Whether every view must be looked at, because the surface has another size or scale.
    var needsFullCollection = true
    /// What the platform knows of the surface's parts.
    var announcedRegions = SceneRegions()
    /// The window whose alpha the system multiplies, so that it is painted opaque.
    var fadedWindow: Window?
    /// Whether a frame was asked for and has not come.
    var isFramePending = false
    /// The times of the frame that is being made; `nil` between frames.
    var frameTime: FrameTime?
    /// Whether a frame is being made: what asks for one meanwhile is noticed at its end.
    var isMakingFrame = false
    /// The time between two refreshes of the display, as of the newest frame.
    var refreshInterval = WindowScene.usualRefreshInterval
    var displayLinks: [DisplayLink] = []
    /// How many of them are over.
    var endedLinkCount = 0
    /// The views that are not shown as they were set.
    var animatedViews: Set<View> = []
    /// Controllers whose views have come, and which hear so with the next frame.
    var arrivingControllers: [ViewController] = [] {
        didSet { if arrivingControllers.isEmpty { knownArrivals = [] } }
    }
    /// The same controllers, to be found among many.
    var knownArrivals: Set<ObjectIdentifier> = []
    /// What waits for the next frame to be made.
    var frameWaiters: [() -> Void] = []
    /// What draws the touches above the windows.
    var overlay: TouchOverlay?
    /// Whether it is the overlay that changes.
    var isChangingOverlay = false
    /// The window that was key last, to be key again when a keyboard comes to the scene.
    weak var lastKeyWindow: Window?

    /// Where a popup's surface is, in points of the scene that it opens over; `nil` before the system has said so.
    var popupOrigin: Point? {
        didSet { if popupOrigin != oldValue { for window in windows { window.setNeedsLayout() } } }
    }
    /// What the scene is for the system.
    let role: SurfaceRole

    /// Whether it is the surface of a popup (``Popup``), behind which other surfaces are, or nothing.
    public var isPopup: Bool { if case .popup = role { true } else { false } }
    /// Whether the scene may be decorated by Tactus.
    let mayBeDecorated: Bool

    init(id: SceneID, application: Application, title: String, size: Size, role: SurfaceRole) {
        self.id = id
        self.role = role
        mayBeDecorated = role == .toplevel && application.decoratesScenes
        self.application = application
        self.title = title
        self.size = size
        floatingSize = size
        super.init()
        updateTraits()
    }

    /// The time between two refreshes of a display of which nothing is known yet.
    static let usualRefreshInterval = Duration.nanoseconds(16_666_667)

    /// The application.
    public override var next: Responder? { application }
    override var usualNext: Responder? { application }

    /// Closes the scene without asking: cancels its touches, removes the surface, and lets go of the windows. When it
    /// was the last one, the application may end, see
    /// ``ApplicationDelegate/applicationShouldTerminateAfterLastWindowClosed(_:)``. Inside a handler, it happens when
    /// the event that is being handled has been.
    public func close() { application?.close(self) }

    private func sizeLimitsDidChange(from old: Size?, to new: Size?) {
        guard old != new else { return }
        announceSizeLimits()
        updateDecoration()
    }
}

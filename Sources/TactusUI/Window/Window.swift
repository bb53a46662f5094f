public import TactusGeometry
import TactusGraphics
import TactusPlatform

/// The top of a view tree: a layer of a scene.
///
/// A scene is one surface on the screen, and holds any number of windows, stacked by ``windowLevel``. Most have one.
/// The ordinary program makes it without a scene, and gets one of its own when it opens it:
///
/// ```swift
/// func applicationDidFinishLaunching(_ application: Application) {
///     let window = Window(title: "Hello", size: Size(width: 400, height: 300))
///     window.addSubview(Label(text: "Hello"))
///     application.open(window)
/// }
/// ```
///
/// More windows in the same scene are for what lies above everything else, such as alerts and menus:
///
/// ```swift
/// let overlay = Window(windowScene: scene)
/// overlay.windowLevel = .alert
/// overlay.hitTestBehavior = .passthrough
/// overlay.makeKeyAndVisible()
/// ```
///
/// A window is a view: its ``View/frame`` is in points of the scene. One that fills its scene goes on doing so when the
/// scene changes its size; any other frame stays as it is. The scene keeps its windows alive.
open class Window: View {
    /// The scene this window is a layer of; `nil` before it is opened and after its scene is closed.
    public internal(set) final weak var windowScene: WindowScene?

    /// What the window asks of a scene of its own; `nil` when it was made for a scene that exists.
    final let request: SceneRequest?
    final var level = Level.normal
    final var treeGeneration = 0
    /// The view in another window whose traits this one takes over: that which a popup opens over.
    final weak var traitSource: View?
    /// What the window and all views in it ask of pointers that hover.
    final var hoverInterest = HoverInterest()
    /// The event that the application is sending to this window, until the window takes it.
    final var awaitedEvent: Event?
    final let deliverer = ViewDeliverer()
    final let pressDeliverer = PressDeliverer()
    final lazy var gestureEnvironment = GestureEnvironment(window: self)
    final var rootController: ViewController?
    /// How many controllers in the window are covered where they are, and not by what covers the window.
    final var contextCount = 0
    /// Whether a controller in the window has ever covered edges of its own view.
    final var hasAdditionalSafeArea = false
    /// What of views in one another is safe.
    @exclusivity(unchecked) final var safeAreaPath = SafeAreaPath()
    /// Whether the window is seen, as far as its controllers are concerned.
    final var areControllersShown = false
    /// Whether its pixels are those of an opaque window, as far as its alpha goes.
    final var isPaintedOpaque = true
    /// The recognizer that the scene has made for this window, see ``WindowScene/systemGestureGate``.
    final var gate: GestureRecognizer?
    final weak var currentFirstResponder: Responder? {
        didSet {
            firstResponderID = currentFirstResponder.map(ObjectIdentifier.init)
            firstResponderDidChange(from: oldValue)
        }
    }
    /// Which it was when it was set: most responders are asked whether they are the first one, and are not.
    private(set) final var firstResponderID: ObjectIdentifier?
    /// Whether the user moves around this window by keys, so that the first responder is drawn with a focus ring; see
    /// ``View/isFocused``. `false` until a key moves the focus or changes a control, and again after every touch.
    ///
    /// A view that uses a key by itself, in ``Responder/handleKey(_:isRepetition:)``, sets it to `true`: the user sees
    /// then which view the key went to. Setting it redraws the first responder, and nothing else.
    public final var showsFocus = false {
        didSet { if showsFocus != oldValue { focusLookDidChange() } }
    }
    /// What environments were told of the focus.
    final var focusUpdates = FocusUpdates()
    /// Where the focus goes on from, when it was lost.
    final var lostFocus = LostFocus()
    /// The views in it that filter what lies behind them.
    final var backdropViews: [View] = []
    /// The views that had the focus last, by their groups.
    final var lastFocusOfGroups: [String: FocusMemory] = [:]
    /// The views that the first responder shows for input.
    public internal(set) final var inputViews = InputViews()
    /// Whether the first responder is told to resign, not asked.
    final var isDroppingFirstResponder = false
    /// Whether the first responder makes room for another one.
    final var isChangingFirstResponder = false
    private final lazy var ownUndoHistory = UndoHistory { [weak self] closeGroup in
        guard let application = self?.windowScene?.application else { return closeGroup() }
        application.afterCurrentEvent(closeGroup)
    }

    /// Creates a window that gets a scene of its own when ``Application/open(_:)`` is called: a toplevel with a title.
    ///
    /// Its background is ``TactusGraphics/Color/systemBackground``.
    ///
    /// - Parameters:
    ///   - title: What a title bar or a task list shows.
    ///   - size: The size in points that the window would like. The desktop may give it another.
    public init(title: String, size: Size) {
        request = SceneRequest(title: title, size: size)
        super.init(frame: Rect(origin: .zero, size: size))
        root = self
        isHidden = true
        backgroundColor = .systemBackground
    }

    /// Creates a window that gets a scene of its own when ``Application/open(_:)`` is called: a toplevel without a
    /// title, of the size of `frame`, in points. Its origin does not count: the desktop places toplevels.
    public override init(frame: Rect) {
        let size = frame.standardized.size
        request = SceneRequest(title: "", size: size)
        super.init(frame: Rect(origin: .zero, size: size))
        root = self
        isHidden = true
        backgroundColor = .systemBackground
    }

    /// Creates a window that gets a scene of its own when ``Application/open(_:)`` is called: a part of the desktop,
    /// where the system offers such; see ``WindowSceneDelegate/windowSceneWasRefused(_:)``.
    ///
    /// Its background is ``TactusGraphics/Color/systemBackground``.
    ///
    /// - Parameters:
    ///   - title: What the system knows the scene by.
    ///   - layer: Where it goes, and how large it is.
    public init(title: String, layer: LayerPlacement) {
        request = SceneRequest(title: title, size: layer.size, role: .layer(layer))
        super.init(frame: Rect(origin: .zero, size: layer.size))
        root = self
        isHidden = true
        backgroundColor = .systemBackground
    }

    /// Creates a window that is a layer of the given scene, fills it (see ``WindowScene/contentFrame``) and is
    /// transparent. It is hidden until ``makeKeyAndVisible()`` is called or ``View/isHidden`` is set to `false`.
    public init(windowScene scene: WindowScene) {
        request = nil
        super.init(frame: scene.contentFrame)
        root = self
        isHidden = true
        scene.add(self)
    }

    /// The scene, else `nil`.
    open override var next: Responder? { windowScene }
    override final var usualNext: Responder? { windowScene }

    /// The window's own history of what can be undone. What one event registers is undone together.
    open override var undoManager: UndoHistory? { ownUndoHistory }

    /// How far in front this window is: among those of its scene, windows of a higher level lie above those of a lower
    /// one. A window that comes to a level lies above the others there.
    public final var windowLevel: Level {
        get { level }
        set {
            guard newValue != level else { return }
            level = newValue
            windowScene?.bringToFront(self)
        }
    }

    /// Shows the window, in front of the others of its level, and makes it the key window.
    public final func makeKeyAndVisible() {
        windowScene?.bringToFront(self)
        isHidden = false
        makeKey()
    }

    // MARK: The key window

    /// Whether this is the application's key window: the one that keys and other events without a place go to.
    public final var isKeyWindow: Bool { windowScene?.application?.keyWindow === self }

    /// Makes this the key window, when it can be one and is in an open scene.
    public final func makeKey() {
        guard canBecomeKey else { return }
        windowScene?.application?.setKeyWindow(self)
    }

    /// Whether the window may become key, by a touch or by ``makeKey()``. `true` by default. Panels that must not take
    /// the keyboard away say `false`; they are touched like any other window.
    open var canBecomeKey: Bool { true }

    /// Sent after the window has become the key window.
    open func becomeKey() {}

    /// Sent after the window has ceased to be the key window.
    open func resignKey() {}

    // MARK: Events

    /// Delivers an event to what it concerns in this window: touches to gesture recognizers first and then to views,
    /// presses likewise, motion and remote control to their receiver.
    ///
    /// Called once for every event in which this window has a touch, or that begins at a responder of it. Override it
    /// to observe all touches of the window, and call `super`: without it neither recognizers nor views hear of the
    /// event.
    ///
    /// - Parameter event: The event. Its touches know their window and view already.
    open func sendEvent(_ event: Event) { sendToRecognizersAndViews(event) }

    /// Offers presses that no responder has used to the interactions of this window that handle them
    /// (``UnusedPressHandling``). What none of them uses travels on.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        let handlers = attachedInteractions.compactMap { $0 as? any UnusedPressHandling }
        let others = presses.filter { press in !handlers.contains { $0.handleUnusedPress(press) } }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Tells the interactions of this window that presses were taken away.
    open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        for case let handler as any UnusedPressHandling in attachedInteractions {
            for press in presses { handler.unusedPressCancelled(press) }
        }
        super.pressesCancelled(presses, with: event)
    }

    /// Makes the views of the window's controllers as large as the window. An override calls `super`.
    open override func layoutSubviews() {
        layOutControllers()
    }

    /// Returns the frame that this window has while it fills a scene, in the scene's coordinate space:
    /// ``WindowScene/contentFrame`` by default. A window with this frame is resized with the scene.
    open func frame(filling scene: WindowScene) -> Rect { scene.contentFrame }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.window, label: request?.title ?? windowScene?.title)
    }

    open override class var nonDrawingClass: View.Type? { Window.self }

    override func visibilityDidChange() {
        windowScene?.visibilityDidChange(of: self)
    }
}

extension Window {
    /// How far in front a window lies among those of its scene.
    nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// Higher values lie above lower ones.
        public let rawValue: Double

        /// Creates a level between the named ones.
        public init(rawValue: Double) { self.rawValue = rawValue }

        /// The level of a program's content: 0.
        public static let normal = Level(rawValue: 0)
        /// A status bar, above the content: 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// Alerts and menus: 2000.
        public static let alert = Level(rawValue: 2000)
        /// An on-screen keyboard: 3000.
        public static let keyboard = Level(rawValue: 3000)
        /// Above everything: 4000.
        public static let overlay = Level(rawValue: 4000)

        /// Whether `left` lies beneath `right`.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }
}

/// What a window wants of the scene that is made for it.
nonisolated struct SceneRequest: Hashable, Sendable {
    var title: String
    var size: Size
    var role = SurfaceRole.toplevel
}

import TactusPlatform

/// The program as the toolkit sees it: its scenes, its input, its timers, from launch to its end.
///
/// One is made for a program, by the module `Tactus` when it starts, and passed to the ``ApplicationDelegate``. Nothing
/// about it is global: a test makes as many as it likes, each on a platform of its own. A view finds its application
/// through its window's scene.
///
/// Subclass it to observe all events, in ``sendEvent(_:)``, and all actions, in
/// ``sendAction(_:to:from:for:)-(SentAction,_,_,_)``.
@MainActor open class Application: Responder {
    /// How far the application's life has come.
    nonisolated public enum LifeCycle: Hashable, Sendable {
        /// It was made, and has not been launched.
        case created
        /// It was launched, and has not ended.
        case running
        /// It has ended, or will with the present turn of the loop.
        case ended(status: Int32)
    }

    /// The platform that the application runs on.
    public final let platform: any Platform
    /// The program's own part.
    public final let delegate: (any ApplicationDelegate)?
    /// How far the application's life has come.
    public internal(set) final var lifeCycle = LifeCycle.created
    /// The open scenes, in the order in which they were opened.
    public internal(set) final var scenes: [WindowScene] = []
    /// The window that keys and other events without a place go to.
    public internal(set) final weak var keyWindow: Window?
    /// The application's name for the system, in reverse domain form: the name of its `.desktop` file without the
    /// ending. By default the name of the program's file. A scene takes it over when it is opened.
    public final var identifier = Application.programName
    /// How often a touch that lands walks the view tree. ``HitTestPolicy/single`` by default.
    public final var hitTestPolicy = HitTestPolicy.single
    /// What `ModifierFlags.command` stands for where a ``KeyCommand`` declares it: `ModifierFlags.control` by
    /// default, as is the custom on Linux. Set it to `ModifierFlags.command` itself for the key with a logo.
    public final var primaryCommandModifier = ModifierFlags.control
    /// The traits that the application overrides for all its scenes; none by default: they follow ``preferences``.
    public final var traitOverrides = TraitOverrides() {
        didSet { if traitOverrides != oldValue { traitsMayDiffer() } }
    }
    /// What the user wishes for in this program, told by its environment: `TACTUS_APPEARANCE`, see
    /// ``AppearancePreferences/init(words:)``. It goes before what the desktop says.
    public final var environmentPreferences = AppearancePreferences() {
        didSet { if environmentPreferences != oldValue { traitsMayDiffer() } }
    }
    /// What the user wishes for in all programs, as far as the system tells. In a program that is started by
    /// `ApplicationDelegate.main()` it is which way one reads, by the language of its environment; `DesktopAppearance`,
    /// of the module `TactusDBus`, adds what the desktop tells.
    public final var desktopPreferences = AppearancePreferences() {
        didSet { if desktopPreferences != oldValue { traitsMayDiffer() } }
    }
    /// Whether things move less, if the program says so itself.
    final var ownReducedMotion: Bool? {
        didSet { if ownReducedMotion != oldValue { traitsMayDiffer() } }
    }
    /// The language of text that does not say its own, as in `ja` or `pt_BR.UTF-8`: it decides about shapes of
    /// characters that languages share, and about where lines end. By default `nil`, for none; a program that is
    /// started by `ApplicationDelegate.main()` goes by its environment. Set it before the first scene opens.
    public final var language: String?
    /// Whether media keys and other remote control come to this application, see
    /// ``beginReceivingRemoteControlEvents()``.
    public final var isReceivingRemoteControlEvents: Bool { remoteControl.isReceiving }
    /// The buttons of a pen that do, while the pen hovers, what a remote control's select button does: the control that
    /// has the focus is activated, wherever the pen is. None by default. Say ``ButtonMask/secondary`` for the first
    /// button on the barrel. The press is a ``Press`` of the type ``Press/PressType/select``; the pen's hovering goes
    /// on, and tells of the button too.
    public final var penButtonsThatSelect: ButtonMask = []
    /// Is told which views are wanted for entering things, and shows them; `nil` for nobody. Programs started by
    /// `main()` begin with one that docks them at the lower edge.
    public final var inputViewObserver: (any InputViewObserver)?
    /// Whether a shake that no responder handles asks the user whether to undo, by way of ``undoPrompter``. `true` by
    /// default.
    public final var supportsShakeToEdit = true
    /// Asks the user whether to undo; `nil` by default: nobody asks.
    public final weak var undoPrompter: (any UndoPrompter)?
    /// What draws title bars and edges around scenes where the system draws none; `nil` for nothing. Holds for scenes
    /// that are opened or configured afterwards. Programs started by `main()` begin with a title bar.
    public final var sceneDecorator: (any SceneDecorator)?

    /// How controllers are presented that do not say it themselves (``ModalPresentationStyle/automatic``): over the
    /// whole window. Programs started by `main()` begin with sheets.
    public final var automaticModalPresentationStyle = ModalPresentationStyle.fullScreen

    /// Opens the address that a link in a text leads to, where the program follows links in no way of its own; `nil`,
    /// by default, for nothing. Programs started by `main()` begin with what `open(_:)` does.
    public final var linkOpener: ((String) -> Void)?

    /// Prepares each view that comes into a window of a scene, before the view's `didMoveToWindow()`; superviews come
    /// first, and those that are in a window already when it comes into a scene are prepared then. For looks that all
    /// views of a class have in a program. `nil` by default. A view that comes again is prepared again.
    public final var viewPreparation: ((View) -> Void)?

    /// Widens the areas that take touches, for all views; `nil` by default.
    public final var hitOutsetPolicy: HitOutsetPolicy?
    /// Whether scenes that are opened from now on get a title bar and edges from Tactus where the system draws none.
    /// `true` by default; kiosks, and programs that draw their own, say `false`. See ``WindowScene/contentFrame``.
    public final var decoratesScenes = true
    /// Whether screens stay on while a scene of the application is seen, though nobody touches it: for a recipe, a
    /// timetable, a game. `false` by default. Systems that have no means for it (`zwp_idle_inhibit_manager_v1`, which
    /// GNOME lacks) go to sleep all the same.
    public final var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { platform.setKeepsScreensOn(isIdleTimerDisabled) } }
    }
    /// Whether the system is asked to leave its own keyboard shortcuts to the application, Super+Tab and the like,
    /// while a scene of it has the keys: for kiosks, games and views of other machines. `false` by default.
    ///
    /// Systems may ask the user first, or know a shortcut that takes them back. Those without
    /// `zwp_keyboard_shortcuts_inhibit_manager_v1` keep theirs.
    public final var inhibitsSystemShortcuts = false {
        didSet {
            if inhibitsSystemShortcuts != oldValue { platform.setInhibitsSystemShortcuts(inhibitsSystemShortcuts) }
        }
    }
    /// Whether there is a connection to the compositor, so that scenes can be seen. It is `true` from the start, and
    /// `false` from ``ApplicationDelegate/application(_:didLoseConnection:)`` to
    /// ``ApplicationDelegate/applicationDidReconnect(_:)``.
    public internal(set) final var isConnected = true
    /// How long the application goes on without a compositor, from the loss of the connection on: 30 seconds by
    /// default, for one that is started again after a crash. Zero ends the application at once; with `nil`, for kiosks,
    /// it waits as long as it takes. When the time is over, ``ApplicationDelegate/application(_:didFailWithError:)``
    /// follows.
    public final var reconnectionTimeout: Duration? = .seconds(30) {
        didSet { platform.setReconnectionTimeout(reconnectionTimeout) }
    }
    /// Distances and times by which touches and gestures are told apart, in all scenes. With `nil`, the default, each
    /// scene goes by what its display is like: see ``WindowScene/inputProfile``.
    public final var inputProfile: InputProfile?
    /// Whether pointers and pens are told apart from fingers; `true` by default. Set it before the first input.
    ///
    /// For a program that knows fingers alone it is `false`: pointers and pens touch as fingers do
    /// (``Touch/TouchType/direct``), scrolling comes as one finger that drags from where the pointer is, and nothing
    /// hovers. Swipes of three fingers and more on a touchpad are nothing then. Changing it cancels all touches.
    public final var supportsIndirectInputEvents = true {
        didSet { if supportsIndirectInputEvents != oldValue { cancelAllTouches() } }
    }

    /// The debugging work that is done with each frame; none by default.
    public final var displayDebug: DisplayDebugTopics = []
    /// The clipboard, for copy and paste.
    public private(set) final lazy var pasteboard = Pasteboard(.general, of: self)
    /// What was selected last, which a click with the middle button inserts elsewhere. Only some systems have one that
    /// programs share.
    public private(set) final lazy var primarySelection = Pasteboard(.primary, of: self)

    /// What scenes show above their windows when they are opened.
    final var overlayTopics: TouchOverlayTopics = []
    /// The observers of every stage of delivery.
    final var deliveryObservers = DeliveryObservers()
    /// The observer that writes what happens, line by line.
    final var trace: Trace?
    /// What tells of the program's mistakes, if anything does.
    final var diagnosticReporter: DiagnosticReporter?
    /// Records the input that arrives.
    final var inputRecorder: InputRecorder?

    /// What is done when the application ends.
    final var endings: [() -> Void] = []
    /// Keeps the state of the scenes, where the program wants that.
    final var stateKeeper: StateKeeper?
    /// The session as which a window is being opened.
    final var openingSession: SceneSession?
    /// How many sessions were made that are not kept.
    final var sessionCount = 0

    /// The popups that are open, each above those before it.
    final var popups: [Popup] = []
    /// The lock of the session, while there is one or one was asked for.
    final var sessionLock: SessionLock?
    /// How many scenes were opened so far: their names count up.
    final var sceneCount: UInt64 = 0
    /// How many times interaction was begun to be ignored, and not ended.
    final var ignoringDepth = 0
    /// How many taps were made for users who do not touch.
    final var assistedTapCount: UInt64 = 0
    /// Those who are told when the accessibility tree may be another.
    final var accessibilityObservers = AccessibilityObservers()
    /// What is known of the touch screen's tremble.
    final var jitterGuard = JitterGuard()

    // MARK: Parts that own their state

    /// Handles input and timers in the order of their times.
    private(set) final lazy var inputLoop = InputLoop(application: self)
    /// Makes events of frames of input.
    private(set) final lazy var inputRouter = InputRouter(application: self)
    /// Sends events to the windows.
    private(set) final lazy var dispatcher = EventDispatcher(application: self)
    /// Connects the first responder with input methods.
    private(set) final lazy var textInput = TextInputRouter(application: self)
    /// Follows what is dragged and dropped.
    private(set) final lazy var drags = DragRouter(application: self)
    /// Sends media keys and other remote control.
    private(set) final lazy var remoteControl = RemoteControlDelivery(application: self)
    /// Sends shakes of the device.
    private(set) final lazy var shakes = ShakeDelivery(application: self)

    /// Creates an application on the given platform, and becomes the platform's delegate.
    ///
    /// - Parameters:
    ///   - platform: What to stand on.
    ///   - delegate: The program's own part, if it has one.
    public init(platform: any Platform, delegate: (any ApplicationDelegate)? = nil) {
        self.platform = platform
        self.delegate = delegate
        super.init()
        platform.delegate = self
    }

    isolated deinit { for scene in scenes { scene.abandonAnimations() } }

    /// The delegate, when it is a responder and neither a view, nor a view controller, nor the application itself.
    open override var next: Responder? {
        guard let responder = delegate as? Responder, responder !== self else { return nil }
        return responder is View || responder is ViewController ? nil : responder
    }

    /// Delivers an event to the windows that have a touch of it, front to back; an event without a place to the window
    /// of its receiver.
    ///
    /// Called once for every event and scene. Override it to observe all events, and call `super`: without it nobody
    /// hears of the event.
    ///
    /// - Parameter event: The event. Its touches know their window and view already.
    open func sendEvent(_ event: Event) { dispatcher.sendToWindows(event) }

    /// Sends an action: performs it on its target, or on whoever performs it where it has none and is named by a key.
    ///
    /// Called for every action that a control, a command, a key command or the program itself sends. Override it to
    /// look at actions, to hand `super` another target, or to stop them by not calling `super`.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - target: Whose method it is; `nil` for a closure, or to find out.
    ///   - sender: Who sends it.
    ///   - event: The event because of which it is sent; `nil` for none.
    /// - Returns: Whether it was performed.
    @discardableResult
    open func sendAction(_ action: SentAction, to target: AnyObject?, from sender: Any?, for event: Event?) -> Bool {
        perform(action, on: target, from: sender, for: event)
    }

    /// The screens that are plugged in, in the order of their coming. Empty before the system has told, and when all
    /// are unplugged: nothing may depend on there being one.
    public final var screens: [Screen] { platform.screens }

    /// The present moment: while an event is handled its time, while a timer fires its deadline, else the clock's.
    public final var now: Instant { inputLoop.now }

    private static var programName: String {
        let path = CommandLine.arguments.first ?? ""
        return path.split(separator: "/").last.map(String.init) ?? ""
    }
}

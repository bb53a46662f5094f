import TactusGeometry
import TactusPlatform
import TactusUI

/// A platform without a system beneath it: surfaces are bitmaps in memory, input is what a test hands in, time is a
/// ``VirtualClock``.
///
/// It takes turns as a real one does: input, timers, drawing. A surface that was idle draws in the same turn; after
/// that it draws at most once a refresh.
package final class HeadlessPlatform: Platform {
    package let clock: any Clock
    package weak var delegate: (any PlatformDelegate)?

    /// The surfaces that live, in the order in which they were made.
    package private(set) var surfaces: [HeadlessSurface] = []
    /// What a new surface is configured to; changing it changes no surface.
    package var defaultConfiguration: SurfaceConfiguration
    /// The time between two refreshes of the display.
    package let refreshInterval: Duration
    /// Whether frames are painted; those that are not show what they show with the next one that is.
    package var paintsFrames = true
    /// How many turns were taken.
    package private(set) var turnCount = 0
    /// Whether the application has asked the loop to end.
    package private(set) var isStopped = false

    /// How the pointer of each seat looks, as far as the application has said.
    package private(set) var cursors: [SeatID: Cursor] = [:]

    /// Whether the application keeps the screens on.
    package private(set) var keepsScreensOn = false
    package private(set) var inhibitsSystemShortcuts = false
    /// Whether the application has locked the session.
    package private(set) var isSessionLocked = false

    package let screens: [Screen]
    private var isLockRequested = false
    private var tokenCount = 0

    /// The text field that is entered in, as the application has told it.
    package private(set) var textInput: TextInputField?
    /// Who has changed its text, each time that the application told of it, oldest first.
    package private(set) var textChangeCauses: [TextChangeCause] = []
    /// How long the application would go on without a connection, if there were one to lose.
    package private(set) var reconnectionTimeout: Duration? = .seconds(30)
    /// The pictures in place of pointers, by their seats.
    package private(set) var cursorImages: [SeatID: CursorImage] = [:]
    /// The scenes on which pointers are to be held in their places.
    package private(set) var pointerLockWishes: Set<SceneID> = []
    /// How often the on-screen keyboard was asked for once more.
    package private(set) var keyboardRequestCount = 0

    /// What is on the pasteboards.
    package private(set) var offers: [PasteboardKind: any ContentOffer] = [:]

    private var wakeUp: Instant?

    package init(clock: VirtualClock, configuration: SurfaceConfiguration, refreshRate: Int = 60) {
        self.clock = clock
        defaultConfiguration = configuration
        refreshInterval = .nanoseconds(1_000_000_000 / Int64(refreshRate))
        screens = [
            Screen(
                id: ScreenID(rawValue: 1), name: "HEADLESS-1", scale: Int(configuration.scale.rounded(.up)),
                refreshInterval: refreshInterval)
        ]
        clock.add(self)
    }

    /// There is nothing but surfaces: a popup would lie nowhere.
    package var showsPopups: Bool { false }

    package func makeSurface(
        for scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate
    ) -> any PlatformSurface {
        let surface = HeadlessSurface(
            scene: scene, description: description, configuration: defaultConfiguration, platform: self,
            delegate: delegate)
        surfaces.append(surface)
        return surface
    }

    package func setCursor(_ cursor: Cursor, of seat: SeatID) {
        cursors[seat] = cursor
        cursorImages[seat] = nil
    }

    package func setCursorImage(_ image: CursorImage, of seat: SeatID) { cursorImages[seat] = image }

    package func setPrefersPointerLocked(_ isOn: Bool, on scene: SceneID) {
        if isOn { pointerLockWishes.insert(scene) } else { pointerLockWishes.remove(scene) }
    }

    /// Locks pointers on a scene, or lets them go, as a system does by the application's wish.
    package func setPointerLocked(_ isLocked: Bool, on scene: SceneID) {
        delegate?.platform(self, didChangePointerLock: isLocked, on: scene)
    }

    package func setKeepsScreensOn(_ isOn: Bool) {
        keepsScreensOn = isOn
    }

    package func setInhibitsSystemShortcuts(_ isOn: Bool) {
        inhibitsSystemShortcuts = isOn
    }

    package func requestActivationToken(
        for applicationID: String?, from scene: SceneID?, handler: @escaping (String?) -> Void
    ) {
        tokenCount += 1
        handler("headless-\(tokenCount)")
    }

    package func lockSession() {
        isLockRequested = true
    }

    package func unlockSession() {
        isSessionLocked = false
    }

    package var takesTextInput: Bool { true }

    package func setTextInput(_ field: TextInputField?, changedBy cause: TextChangeCause) {
        textInput = field
        textChangeCauses.append(cause)
    }

    package func showKeyboard() { keyboardRequestCount += 1 }

    package func setReconnectionTimeout(_ timeout: Duration?) {
        reconnectionTimeout = timeout
    }

    package func setItem(_ item: ItemProvider?, of pasteboard: PasteboardKind) { offers[pasteboard] = item }

    /// Puts something on a pasteboard, as another program does.
    package func receive(_ offer: (any ContentOffer)?, on pasteboard: PasteboardKind) {
        offers[pasteboard] = offer
        delegate?.platform(self, didReceive: offer.map { .foreign($0) } ?? .nothing, on: pasteboard)
        runTurn()
    }

    /// Nobody else is there to take a drag: the application runs it itself.
    package func beginDrag(_ request: DragRequest) -> Bool { false }

    package func cancelDrag(_ drag: DragID) {}

    /// Something is dragged over the application.
    package func receive(_ event: DragEvent) {
        delegate?.platform(self, didReceive: event)
        runTurn()
    }

    package func setWakeUp(at deadline: Instant?) {
        wakeUp = deadline
    }

    package func stop() {
        isStopped = true
    }

    /// Hands input in, and takes a turn.
    package func receive(_ frames: [InputFrame]) {
        for frame in frames { delegate?.platform(self, didReceive: frame) }
        runTurn()
    }

    /// Asks the application to end, as `SIGTERM` would.
    package func requestTermination() {
        delegate?.platformDidReceiveTerminationRequest(self)
        runTurn()
    }

    /// One turn: new surfaces are configured, due timers fire, surfaces that may draw do.
    package func runTurn() {
        turnCount += 1
        lockIfAsked()
        for surface in surfaces { surface.configureIfNeeded() }
        delegate?.platformDidDrainInput(self)
        for surface in surfaces { surface.drawIfDue(now: clock.now) }
    }

    /// Whoever wants to lock the session may.
    private func lockIfAsked() {
        guard isLockRequested else { return }
        isLockRequested = false
        isSessionLocked = true
        delegate?.platformDidLockSession(self)
    }

    func remove(_ surface: HeadlessSurface) {
        surfaces.removeAll { $0 === surface }
    }
}

extension HeadlessPlatform: ClockSleeper {
    package var deadline: Instant? {
        (surfaces.map(\.deadline) + [wakeUp]).compactMap { $0 }.min()
    }

    package func clockDidAdvance(to now: Instant) {
        if let wakeUp, wakeUp <= now { self.wakeUp = nil }
        runTurn()
    }
}

public import TactusGeometry

/// What the toolkit needs from the system beneath it: surfaces, input, a clock, and a turn of the loop when time has
/// come.
///
/// `TactusWayland` provides it over a socket, the test kit without one. Nothing here may block: requests return at
/// once, and what comes of them arrives through the delegates in a later turn.
@MainActor public protocol Platform: AnyObject {
    /// The clock whose time stamps input and frames.
    var clock: any Clock { get }

    /// Who receives input and turns. Set once, by `Application`.
    var delegate: (any PlatformDelegate)? { get set }

    /// The screens that are plugged in, in the order of their coming.
    var screens: [Screen] { get }

    /// Whether popups may get surfaces of their own, which reach out of the one that they open over: see
    /// ``SurfaceRole/popup(_:)``. Where it is `true`, one of them may be refused all the same.
    var showsPopups: Bool { get }

    /// Makes a surface for the scene of that name. It is not visible before its first frame was presented. What the
    /// system cannot show is told to the delegate, in a later turn.
    func makeSurface(
        for scene: SceneID, description: SurfaceDescription, delegate: any PlatformSurfaceDelegate
    ) -> any PlatformSurface

    /// Changes how the pointer of a seat looks, until it comes to another scene or to another place where somebody else
    /// has a say. A seat without a pointer on a scene of ours makes no difference.
    ///
    /// - Parameters:
    ///   - cursor: How it looks.
    ///   - seat: Whose pointer it is.
    func setCursor(_ cursor: Cursor, of seat: SeatID)

    /// Shows a picture in place of the pointer of a seat, as long as ``setCursor(_:of:)`` would show a cursor.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - seat: Whose pointer it is.
    func setCursorImage(_ image: CursorImage, of seat: SeatID)

    /// Asks the system to hold pointers in their places while they are on a scene that has the keys, or no longer; not
    /// at first. What comes of it is told to the delegate.
    func setPrefersPointerLocked(_ isOn: Bool, on scene: SceneID)

    /// Keeps the screens on while a surface of the application shows, or no longer; not at first.
    func setKeepsScreensOn(_ isOn: Bool)

    /// Asks the system to leave its keyboard shortcuts to the surfaces of the application that have the keys, or no
    /// longer; not at first.
    func setInhibitsSystemShortcuts(_ isOn: Bool)

    /// Asks for a token by which another program may come to the front; see
    /// `Application.requestActivationToken(for:handler:)`.
    ///
    /// - Parameters:
    ///   - applicationID: The application that will use it, if it is known.
    ///   - scene: The scene that the user had to do with, if there is one.
    ///   - handler: Is called once: with `nil`, at once, where there are no tokens.
    func requestActivationToken(
        for applicationID: String?, from scene: SceneID?, handler: @escaping (String?) -> Void)

    /// Asks the system to hide all surfaces but those whose role is ``SurfaceRole/lock(_:)``. What becomes of it is
    /// told to the delegate. Called once until that has been told that the lock is over.
    func lockSession()

    /// Ends the lock. Called after the delegate was told that the session is locked, before the surfaces are removed.
    func unlockSession()

    /// Whether there is anybody to tell which text field is entered in. Where there is nobody the application does not
    /// find out what it would tell.
    var takesTextInput: Bool { get }

    /// Tells which text field is entered in, for input methods and on-screen keyboards. Called when that changes, or
    /// what is known of the field, at most once a turn.
    ///
    /// - Parameters:
    ///   - field: The field, the only one of the application; `nil` when no text is entered.
    ///   - cause: Who has changed its text.
    func setTextInput(_ field: TextInputField?, changedBy cause: TextChangeCause)

    /// Asks for the on-screen keyboard once more, which the user may have put away: the field that is
    /// entered in was tapped.
    func showKeyboard()

    /// Says how long to try to get a lost connection back, from its loss on; `nil` for as long as the application runs.
    /// It is 30 seconds before the first call.
    func setReconnectionTimeout(_ timeout: Duration?)

    /// Puts something on a pasteboard for other programs, in place of what was there. Where that is impossible nothing
    /// happens: the application keeps what it has put there.
    ///
    /// - Parameters:
    ///   - item: What others get; `nil` for nothing.
    ///   - pasteboard: Which pasteboard.
    func setItem(_ item: ItemProvider?, of pasteboard: PasteboardKind)

    /// Lets something be dragged from a scene, to other surfaces and other programs, with the finger or button that is
    /// down there. All contacts of the scene are cancelled before this returns; what the drag does is told to the
    /// delegate, the end of it in any case.
    ///
    /// - Parameter request: What is dragged.
    /// - Returns: Whether the system takes it. If not, the contacts stay, and the application drags it
    ///   within the scene.
    func beginDrag(_ request: DragRequest) -> Bool

    /// Lets a scene go along with a drag that the platform has taken, under the pointer or the finger, until it is
    /// dropped. It is no target of the drag meanwhile.
    ///
    /// - Parameters:
    ///   - scene: The scene, a toplevel; it need not show yet.
    ///   - drag: The drag, whose ``DragRequest/mayCarryScene`` was set.
    ///   - offset: How far the pointer is from the upper left corner of the scene's window, in points.
    /// - Returns: Whether it does. `false` where the system cannot, and while another scene goes along.
    func attach(_ scene: SceneID, to drag: DragID, offset: Vector) -> Bool

    /// Ends a drag that the platform has taken. The delegate is not told of its end. Nothing happens when it has ended.
    func cancelDrag(_ drag: DragID)

    /// Asks for a turn when the clock reaches `deadline`; `nil` asks for none. The latest call counts.
    func setWakeUp(at deadline: Instant?)

    /// Asks the loop to end after the present turn.
    func stop()
}

extension Platform {
    /// Returns `false`: for a platform whose scenes stay where they are.
    public func attach(_ scene: SceneID, to drag: DragID, offset: Vector) -> Bool { false }
}

/// What a platform tells the application.
@MainActor public protocol PlatformDelegate: AnyObject {
    /// Sent for every frame of input, in the order of arrival.
    func platform(_ platform: any Platform, didReceive frame: InputFrame)

    /// Sent once a turn when all input that had arrived was handed over, and before any surface draws. Due timers fire
    /// here.
    func platformDidDrainInput(_ platform: any Platform)

    /// Sent when another program has put something on a pasteboard, when there is nothing more of another program's or
    /// of the application's own, and when another user acts, who has a clipboard of their own; not for what the
    /// application itself puts there.
    ///
    /// - Parameters:
    ///   - platform: The platform.
    ///   - content: What there is now.
    ///   - pasteboard: Which pasteboard.
    func platform(
        _ platform: any Platform, didReceive content: PasteboardContent, on pasteboard: PasteboardKind)

    /// Sent when something is dragged over a scene, and when something happens to what the application drags.
    func platform(_ platform: any Platform, didReceive event: DragEvent)

    /// Sent when a pointer is held in its place on a scene from now on, or no longer. What the hand does is told as
    /// ``PointerSample/Change/displaced(by:unaccelerated:)`` meanwhile.
    func platform(_ platform: any Platform, didChangePointerLock isLocked: Bool, on scene: SceneID)

    /// Sent when a screen came, went, or told something new.
    func platformScreensDidChange(_ platform: any Platform)

    /// Sent when the session is locked: nothing but the surfaces for that is seen any more.
    func platformDidLockSession(_ platform: any Platform)

    /// Sent when the session could not be locked, or is no longer locked though nobody here unlocked it.
    func platformDidEndSessionLock(_ platform: any Platform)

    /// Sent when the system asks the program to end: `SIGTERM`, `SIGINT`.
    func platformDidReceiveTerminationRequest(_ platform: any Platform)

    /// Sent when the connection is lost, and the platform tries to get it back. All contacts were cancelled, and every
    /// surface was told, before. What becomes of it is told with one of the next two.
    func platform(_ platform: any Platform, didLoseConnection error: any Error)

    /// Sent when there is a connection again, and the surfaces are being made anew.
    func platformDidReconnect(_ platform: any Platform)

    /// Sent once when the connection is gone for good. All contacts were cancelled before.
    func platform(_ platform: any Platform, didFail error: any Error)
}

extension PlatformDelegate {
    /// Does nothing.
    public func platform(_ platform: any Platform, didChangePointerLock isLocked: Bool, on scene: SceneID) {}
    /// Does nothing.
    public func platform(_ platform: any Platform, didReceive event: DragEvent) {}
    /// Does nothing.
    public func platform(
        _ platform: any Platform, didReceive content: PasteboardContent, on pasteboard: PasteboardKind
    ) {}
    /// Does nothing.
    public func platformDidLockSession(_ platform: any Platform) {}
    /// Does nothing.
    public func platformDidEndSessionLock(_ platform: any Platform) {}
    /// Does nothing.
    public func platformScreensDidChange(_ platform: any Platform) {}
    /// Does nothing.
    public func platform(_ platform: any Platform, didLoseConnection error: any Error) {}
    /// Does nothing.
    public func platformDidReconnect(_ platform: any Platform) {}
}

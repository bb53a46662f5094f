import TactusGeometry

/// An object that can receive events, and knows who receives them after it.
///
/// The application, its scenes, their windows, view controllers and all views are responders. Each names the ``next``
/// one, so that they form a chain from the view under the finger up to the application and its delegate. There is no
/// stored chain: `next` is computed whenever it is asked for.
///
/// What a responder does not handle travels on: the touch methods of this class call the same method of ``next``, with
/// the same arguments. A subclass that handles touches overrides all four of them, and calls `super` where the touch
/// should travel on as well:
///
/// ```swift
/// final class Pad: View {
///     override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .orange }
///     override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
///     override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .white }
///     override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .white }
/// }
/// ```
///
/// What has no place on the screen begins elsewhere: each window has at most one *first responder*, and keys, commands
/// and shaking go to that of the key window. An object becomes it by ``becomeFirstResponder()`` and says by
/// ``canBecomeFirstResponder`` that it wants to be asked.
///
/// Responders are equal when they are the same object.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do
// not.
@MainActor open class Responder: nonisolated Hashable {
    /// Creates a responder without a next one.
    public init() {}

    /// The next responder, which receives the events that this one does not handle; `nil` at the end of the chain.
    ///
    /// A view answers with its controller if it is a controller's root view, else with its superview; a controller with
    /// the one that presents it, else with its view's superview; a window with its scene, a scene with its application,
    /// and the application with its delegate when that is a responder too.
    open var next: Responder? { nil }
    /// The ``next`` one of the toolkit's own classes, as far as such steps cannot form a circle.
    var usualNext: Responder? { nil }
    /// What ``hostView`` is. It is overridden, as a property of the package cannot be (Swift 6.3 ends when it optimizes
    /// a subclass of another module).
    var viewOfChain: View? {
        Responder.chain(from: next).first { $0 is View || $0 is ViewController }?.viewOfChain
    }

    // MARK: Touches

    /// Sent when fingers landed on this responder's view, or on a view below it that let them travel on.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that began in this event. A view gets the second finger only when it allows
    ///     several touches, see ``View/isMultipleTouchEnabled``.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        nextOverride?.touchesBegan(touches, with: event)
    }

    /// Sent when touches changed their place or their shape.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that changed. Those that rest are in `event` only.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        nextOverride?.touchesMoved(touches, with: event)
    }

    /// Sent when fingers were lifted. The touches are over; do not keep them.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that ended.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        nextOverride?.touchesEnded(touches, with: event)
    }

    /// Sent when touches were taken away, instead of ``touchesEnded(_:with:)``.
    ///
    /// A gesture recognizer recognized and wants them for itself, the compositor took them over, their device or their
    /// window went away, or the view left its window. Undo what the touch had started.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that were taken away.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        nextOverride?.touchesCancelled(touches, with: event)
    }

    /// Sent when something is known of touches that was a guess when they came, also when they are over by now.
    ///
    /// Only sources that tell parts of a touch late do that, such as a pen with a radio of its own. Each touch stands
    /// for what was told before under the same ``Touch/estimationUpdateIndex``, and has the better values. Only the
    /// view that was told of the touch hears of it.
    ///
    /// - Parameter touches: The touches of one view about which more is known.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
        nextOverride?.touchesEstimatedPropertiesUpdated(touches)
    }

    // MARK: Keys and presses

    /// Called on the first responder of the key window with a key that went down, or that repeats while it is held,
    /// when neither a key command with priority nor typing has used it.
    ///
    /// A view whose value arrows change, or that moves a mark by them, overrides it. What it does not use goes on: an
    /// arrow moves the focus, then other key commands are asked, and last it is delivered as a press. The
    /// implementation of this class uses nothing.
    ///
    /// - Parameters:
    ///   - key: The key, with the modifiers that were held.
    ///   - isRepetition: Whether the key is held, and was used before.
    /// - Returns: What became of the key.
    open func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse { .unused }

    /// Sent to the first responder of the key window when keys went down that neither a key command nor typing used.
    ///
    /// - Parameters:
    ///   - presses: The presses that began in this event.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        nextOverride?.pressesBegan(presses, with: event)
    }

    /// Sent when keys are pressed harder or less hard. Few keys tell that.
    ///
    /// - Parameters:
    ///   - presses: The presses whose force changed.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
        nextOverride?.pressesChanged(presses, with: event)
    }

    /// Sent when keys came up, to the responder that was told that they went down.
    ///
    /// - Parameters:
    ///   - presses: The presses that ended.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        nextOverride?.pressesEnded(presses, with: event)
    }

    /// Sent when presses were taken away, instead of ``pressesEnded(_:with:)``: the keyboard left the scene, a gesture
    /// recognizer wants them for itself, or the responder left its window.
    ///
    /// - Parameters:
    ///   - presses: The presses that were taken away.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        nextOverride?.pressesCancelled(presses, with: event)
    }

    /// The combinations of keys that fire commands while this responder, or one before it in the chain, is the first
    /// responder of the key window. None by default. Asked for every key that goes down; the first match counts.
    open var keyCommands: [KeyCommand] { [] }

    // MARK: Motion and remote control

    /// Sent to the first responder of the key window when a motion of the device began.
    ///
    /// - Parameters:
    ///   - motion: Which one: ``Event/EventSubtype/motionShake``.
    ///   - event: The event. Never `nil` when the toolkit calls.
    open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
        guard let next = nextOverride else { return recordUnhandled(event) }
        next.motionBegan(motion, with: event)
    }

    /// Sent when the device came to rest, to the responder that was told of the beginning.
    ///
    /// A shake that nobody handles, neither here nor in ``motionBegan(_:with:)``, may ask whether to undo, see
    /// ``Application/supportsShakeToEdit``.
    ///
    /// - Parameters:
    ///   - motion: Which one: ``Event/EventSubtype/motionShake``.
    ///   - event: The event. Never `nil` when the toolkit calls.
    open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
        guard let next = nextOverride else { return recordUnhandled(event) }
        next.motionEnded(motion, with: event)
    }

    /// Sent when a motion was broken off, instead of ``motionEnded(_:with:)``.
    ///
    /// - Parameters:
    ///   - motion: Which one: ``Event/EventSubtype/motionShake``.
    ///   - event: The event. Never `nil` when the toolkit calls.
    open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
        nextOverride?.motionCancelled(motion, with: event)
    }

    /// Sent to the first responder of the key window when a media key was pressed, or what plays was controlled
    /// otherwise, see ``Application/beginReceivingRemoteControlEvents()``.
    ///
    /// - Parameter event: The event, whose ``Event/subtype`` tells what is wanted. Never `nil` when the toolkit calls.
    open func remoteControlReceived(with event: Event?) { nextOverride?.remoteControlReceived(with: event) }

    // MARK: The first responder

    /// Whether the responder may become the first responder of its window. `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this is the first responder of its window. A view that lets another one inside be it in its place says
    /// what that one is.
    open var isFirstResponder: Bool { isItselfFirstResponder }

    /// Whether the responder gives the place of first responder up when another one asks for it. `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes this the first responder of its window, and the window the key window.
    ///
    /// An override does what belongs to it when `super` has answered `true`.
    ///
    /// - Returns: Whether it is the first responder now. `false` when it cannot become one, is in no window, or the
    ///   present one does not give its place up.
    @discardableResult
    open func becomeFirstResponder() -> Bool { hostWindow?.makeFirstResponder(self) ?? false }

    /// Gives the place of first responder up; the window has none then.
    ///
    /// Also called, without asking ``canResignFirstResponder`` and whatever it returns, when the responder's view
    /// leaves the window, the window is hidden, or the responder is disabled.
    ///
    /// - Returns: Whether it is not the first responder now.
    @discardableResult
    open func resignFirstResponder() -> Bool { hostWindow?.dismissFirstResponder(self) ?? true }

    /// The view in place of an on-screen keyboard while this, or a responder before it in the chain, is the first
    /// responder. `nil` by default: the next one decides.
    open var inputView: View? { nil }

    /// The view above the keyboard while this, or a responder before it in the chain, is the first responder. `nil` by
    /// default: the next one decides.
    open var inputAccessoryView: View? { nil }

    /// The buttons of its own in the bar of a keyboard, while this is the first responder; `nil` by default, for none.
    /// Text fields and editors have one.
    open var inputAssistantItem: TextInputAssistantItem? { nil }

    /// The controller whose view is the ``inputView``; it comes first if there are both. `nil` by default.
    open var inputViewController: ViewController? { nil }

    /// The controller whose view is the ``inputAccessoryView``; it comes first if there are both. `nil` by default.
    open var inputAccessoryViewController: ViewController? { nil }

    /// Which gestures of three fingers edit while this is the first responder: all of them by default. They undo and
    /// redo by a swipe to the left and to the right, copy by a pinch, cut by a second one, paste by fingers that go
    /// apart, show the edit menu by a tap and undo by two. Whoever uses three fingers for something else says `none`.
    open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }

    /// Shows other input views at once, when this is the first responder and they have changed.
    open func reloadInputViews() {
        if isItselfFirstResponder { hostWindow?.updateInputViews() }
    }

    // MARK: Actions

    /// Whether this responder, and not one after it, performs an action now. By default, whether it is what the action
    /// calls: a class claims an action by conforming to its protocol.
    ///
    /// Override it to refuse while there is nothing to do:
    ///
    /// ```swift
    /// override func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool {
    ///     if action == .copy { return !selection.isEmpty }
    ///     return super.canPerform(action, withSender: sender)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sender: Who would send it.
    /// - Returns: Whether it performs the action.
    open func canPerform<P>(_ action: ActionKey<P>, withSender sender: Any?) -> Bool { self is P }

    /// Finds who performs an action: this responder if it can, else whom the next one finds.
    ///
    /// Override it to let an object perform an action that is no responder.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - sender: Who would send it.
    /// - Returns: The target; `nil` when nobody up the chain performs the action now.
    open func target<P>(for action: ActionKey<P>, sender: Any?) -> P? {
        StackRoom.check("target(for:sender:)", of: self)
        if canPerform(action, withSender: sender), let target = self as? P { return target }
        var responder = checkedNext
        while let view = responder, view.isPlainView {
            if let target = view as? P { return target }
            responder = view.next
        }
        return responder?.target(for: action, sender: sender)
    }

    /// Brings a command up to date before it is shown in a menu or fired by keys: its title, its state, whether it is
    /// disabled. Sent to the one who would perform it. Does nothing by default.
    open func validate(_ command: Command) {}

    /// Adds menus to those that are collected for this responder and those before it in the chain, or changes them: the
    /// edit menu, say. Called each time a menu is about to open, for the outermost responder first. Does nothing by
    /// default; an override calls `super`.
    ///
    /// - Parameter builder: What has been collected so far.
    open func buildMenu(with builder: MenuBuilder) {}

    /// The history to register undoable actions with: the nearest one up the chain. A window has one of its own.
    open var undoManager: UndoHistory? { nextOverride?.undoManager }

    // MARK: Assistive tools

    /// Leaves what is shown for a while, for a user who asks an assistive tool for it: a dialog, a sheet, a page.
    /// Controllers that are presented, and navigation controllers, do; others do nothing by default, and the next
    /// responder is asked.
    ///
    /// - Returns: Whether it was done.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Shows other content, a page of it, for a user who asks an assistive tool for it. Scroll views do, and say by
    /// ``AccessibilityNotification/pageScrolled(_:)`` how far they are; others do nothing by default, and the next
    /// responder is asked.
    ///
    /// - Parameter direction: Which content is to come into sight.
    /// - Returns: Whether it was done.
    open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

    // MARK: State

    /// What the user is doing here, to be gone on with in the next run; `nil` by default. Controllers and scenes can be
    /// given one; other responders override it.
    open var userActivity: UserActivity? { nil }

    /// Brings ``userActivity`` up to date: called on controllers and the scene that have it, each time before it is
    /// kept. Does nothing by default.
    ///
    /// - Parameter activity: The activity, whose `userInfo` is to say what it takes to go on.
    open func updateUserActivityState(_ activity: UserActivity) {}

    /// Goes on with what the user was doing: called on the root controller of a window that is opened as it was. Does
    /// nothing by default; containers pass it on to the pages that it concerns.
    ///
    /// - Parameter activity: What the user was doing, as a former run of the program has kept it: perhaps an older one.
    open func restoreUserActivityState(_ activity: UserActivity) {}

    /// Says what the view or controller keeps from one run to the next, if it has a `restorationIdentifier`:
    /// where it is scrolled to, what is typed. Does nothing by default. An override calls `super`. No secrets:
    /// it is written to a file.
    ///
    /// - Parameter coder: What is kept, to be filled.
    open func encodeRestorableState(with coder: StateCoder) {}

    /// Takes over what was kept: called once, when the window that was opened as it was has been laid out. Does nothing
    /// by default. An override calls `super`, and believes nothing that it reads.
    ///
    /// - Parameter coder: What was kept under the same path of identifiers.
    open func decodeRestorableState(with coder: StateCoder) {}

    /// Whether the two are the same object.
    nonisolated public static func == (left: Responder, right: Responder) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

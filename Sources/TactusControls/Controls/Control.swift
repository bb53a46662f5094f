public import TactusGeometry
import TactusPlatform
import TactusUI

/// A view that turns the touches of one finger into events, and sends actions for them: the base of buttons, sliders
/// and whatever else one works by hand.
///
/// ```swift
/// button.addTarget(self, action: Editor.save, for: .touchUpInside)
/// ```
///
/// A control *tracks* one touch at a time, the first that lands on it with the primary button. While it does, a finger
/// that strays a little (`InputProfile.Metrics.controlDragSlop`) still counts as inside. Actions are sent from within
/// the touch methods, which let no touch travel on to the superview.
///
/// **Subclassing.** Override ``beginTracking(_:with:)``, ``continueTracking(_:with:)``, ``endTracking(_:with:)`` and
/// ``cancelTracking(with:)``, rather than the touch methods, and ``stateDidChange()`` to look different when pressed.
/// An override of a touch method that does not call `super` switches the tracking off.
///
/// Recognizers of the control itself are fed before it tracks, and with their default flags take the touch from it.
/// Those of superviews do so too, unless ``preventedSuperviewGestures`` names them.
open class Control: View {
    // MARK: Storage

    final var actions = ControlActions()
    final var tracking = ControlTracking()
    /// The touch that is tracked. Once it is over without the control having been told, because an override of
    /// `sendEvent(_:)` or of a touch method kept it to itself, it has no window.
    private weak var followedTouch: Touch?
    final var flags = State.normal
    private var unhighlighting: ScheduledTimer?
    /// The presses that activated the control, and are not over.
    final var activatingPresses: Set<InputID> = []

    /// Which recognizers of superviews must fail rather than begin on touches of this control. None by default; the
    /// controls of the toolkit name those that would be mistaken for their own use. A disabled control
    /// prevents nothing.
    public final var preventedSuperviewGestures: GestureClassSet = []

    /// The alignment to the sides of what the control shows, where that is less wide than the control: in the middle by
    /// default. A ``Button`` goes by it; controls whose content has no width of its own do not.
    public final var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { stateDidChange() } }
    }

    /// The alignment to top and bottom of what the control shows, where that is less high than the control: in the
    /// middle by default. A ``Button`` goes by it; controls whose content has no height of its own do not.
    public final var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { stateDidChange() } }
    }

    /// How the control stands. An override may add bits of ``State/application``.
    open var state: State { isFirstResponder ? flags.union(.focused) : flags }

    /// Whether the control takes input; `true` by default.
    ///
    /// A disabled control still takes the place of its touches: they do not go to what is behind it, and come to
    /// nothing. Disabling it under a finger takes the finger away, with ``cancelTracking(with:)`` and
    /// `Events.touchCancel`. It ceases to be the first responder, too. An override with `didSet` hears of each setting.
    open var isEnabled: Bool {
        get { !flags.contains(.disabled) }
        set {
            setFlag(.disabled, !newValue)
            guard !newValue else { return }
            abandonTracking()
            ceaseToBeFirstResponder()
        }
    }

    /// Whether the control is chosen; `false` by default. Most controls leave it to the application.
    open var isSelected: Bool {
        get { flags.contains(.selected) }
        set { setFlag(.selected, newValue) }
    }

    /// Whether the control shows that a finger is on it. Tracking sets it; an application may, too.
    open var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { setFlag(.highlighted, newValue) }
    }

    /// Whether a touch is being tracked.
    public final var isTracking: Bool { tracking.isTracking }

    /// Whether the tracked touch is inside; when it is over, whether it was.
    public final var isTouchInside: Bool { tracking.isInside }

    /// Creates a control that is placed at `frame` in its future superview, in points.
    public override init(frame: Rect = .zero) { super.init(frame: frame) }

    /// Creates a control with what it is for.
    ///
    /// - Parameters:
    ///   - frame: Its place in its future superview, in points.
    ///   - primaryAction: Performed for `Events.primaryActionTriggered`; `nil` for nothing.
    public convenience init(frame: Rect, primaryAction: Action?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// This class.
    open override class var geometricClass: View.Type { Control.self }

    // MARK: For subclasses

    /// Sent when a touch landed that the control may track. Accepts it by default.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: The event it belongs to.
    /// - Returns: Whether to track the touch. With `false` nothing more is heard of it, and nothing is sent.
    open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }

    /// Sent when the tracked touch moved, before the events for it are sent. Goes on by default.
    ///
    /// - Parameters:
    ///   - touch: The touch.
    ///   - event: The event it belongs to.
    /// - Returns: Whether to go on. With `false` the tracking is over, without a word.
    open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }

    /// Sent when the tracked touch was lifted, inside or outside, before the events for it are sent. Does
    /// nothing by default.
    ///
    /// - Parameters:
    ///   - touch: The touch; never `nil` when the control calls it. As in UIKit a program may call it without one.
    ///   - event: The event it belongs to.
    open func endTracking(_ touch: Touch?, with event: Event?) {}

    /// Sent instead of ``endTracking(_:with:)`` when the touch was taken away, or the control disabled. Does nothing by
    /// default.
    ///
    /// - Parameter event: The event that took the touch away; `nil` when the control was disabled.
    open func cancelTracking(with event: Event?) {}

    /// Sent when ``isEnabled``, ``isSelected``, ``isHighlighted`` or the alignment of the content has changed, or the
    /// control has become the first responder or ceased to be. Does nothing by default.
    open func stateDidChange() {}

    /// Sends one of the control's actions. Called for each that ``sendActions(for:with:)`` sends.
    ///
    /// Override it to look at actions, or to stop them: what is not handed on to `super` is not sent. `super` sends it
    /// by way of `Application.sendAction(_:to:from:for:)`.
    ///
    /// - Parameters:
    ///   - handler: The action.
    ///   - target: Whose method it is; `nil` for a closure, or an action that finds its target.
    ///   - event: The event that is being delivered; `nil` outside delivery.
    open func sendAction(_ handler: EventHandler, to target: AnyObject?, for event: Event?) {
        send(handler.sent, to: target, for: event)
    }

    /// Performs an `Action` that was added by ``addAction(_:for:)-(Action,_)``, after ``sendAction(_:to:for:)``.
    ///
    /// Override it to look at such actions, or to stop them.
    ///
    /// - Parameter action: The action.
    open func sendAction(_ action: Action) { action.perform(sender: self) }

    // MARK: Touches

    /// Begins to track the first touch.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if tracking.touch != nil, followedTouch?.window == nil { abandonTracking(with: event) }
        guard isEnabled, tracking.touch == nil,
            let touch = touches.inOrder.first(where: { $0.landingButtons.contains(.primary) })
        else { return }
        tracking.offer(touch.id)
        followedTouch = touch
        guard beginTracking(touch, with: event), isEnabled else { return tracking = ControlTracking() }
        let events = tracking.accept(tapCount: touch.tapCount)
        isHighlighted = true
        sendActions(for: events, with: event)
    }

    /// Goes on with the tracked touch.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = trackedTouch(among: touches) else { return }
        let events = tracking.move(inside: isInside(touch))
        isHighlighted = isTouchInside
        let goesOn = continueTracking(touch, with: event)
        guard tracking.touch == touch.id else { return }
        if goesOn { return sendActions(for: events, with: event) }
        tracking.end()
        isHighlighted = false
    }

    /// Ends the tracking. The control stays highlighted until its events are sent: rule CT-44.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        guard let touch = trackedTouch(among: touches) else { return }
        tracking.end(inside: isInside(touch))
        endTracking(touch, with: event)
        if isTouchInside { touchWasLiftedInside(with: event) } else { sendActions(for: .touchUpOutside, with: event) }
        isHighlighted = false
    }

    /// Breaks the tracking off.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        if trackedTouch(among: touches) != nil { abandonTracking(with: event) }
    }

    private func trackedTouch(among touches: Set<Touch>) -> Touch? {
        guard tracking.isTracking else { return nil }
        return touches.first { $0.id == tracking.touch }
    }

    /// Whether a touch counts as inside: in the area that takes touches, or not far from the bounds.
    private func isInside(_ touch: Touch) -> Bool {
        let slop = metrics(for: touch).controlDragSlop
        let area = Insets(
            top: max(slop, hitOutsets.top), left: max(slop, hitOutsets.left),
            bottom: max(slop, hitOutsets.bottom), right: max(slop, hitOutsets.right))
        return bounds.inset(by: -area).contains(touch.location(in: self))
    }

    /// The application's distances and times for a touch.
    final func metrics(for touch: Touch) -> InputProfile.Metrics {
        let profile = window?.windowScene?.inputProfile ?? .uikit
        return profile.metrics(for: touch.type)
    }

    /// Takes the touch from the control.
    final func abandonTracking(with event: Event? = nil) {
        guard tracking.isTracking else { return }
        tracking.end()
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    // MARK: Keys

    /// Whether the control is enabled: by asking to be the first responder it gets the keys, and does with the space
    /// bar and return what it does with a tap.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the control is enabled.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Takes the keys, and looks like it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        let isFirst = super.becomeFirstResponder()
        if isFirst && !wasFirst { stateDidChange() }
        return isFirst
    }

    /// Gives the keys up, and looks like it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let wasFirst = isFirstResponder
        let isOther = super.resignFirstResponder()
        if wasFirst && isOther { stateDidChange() }
        return isOther
    }

    /// Activates the control (``activate(with:)``) when the space bar or return goes down while it is the first
    /// responder. Other presses travel on.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
        let others = self.presses(presses, thatBeginWith: event)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// Lets presses travel on that did not activate the control.
    open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
        let others = self.presses(presses, thatEndWith: event)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Lets presses travel on that did not activate the control.
    open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
        let others = self.presses(presses, thatEndWith: event)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // MARK: The primary action

    /// Does what a tap does, for the keys: shows the control pressed for a tenth of a second, and sends
    /// `Events.primaryActionTriggered` together with `Events.touchUpInside`.
    ///
    /// - Parameter event: The event because of which it is done.
    /// - Returns: Whether it was done: not while the control is disabled, or a finger is on it.
    @discardableResult
    public final func activate(with event: Event? = nil) -> Bool {
        guard isEnabled, !isTracking else { return false }
        flash()
        triggerPrimaryAction(with: event)
        return true
    }

    /// Does what a tap does.
    open override func accessibilityActivate() -> Bool { activate() }

    /// Does what an arrow key does that makes the value larger.
    open override func accessibilityIncrement() { if isEnabled { _ = adjustValue(by: .more) } }

    /// Does what an arrow key does that makes the value smaller.
    open override func accessibilityDecrement() { if isEnabled { _ = adjustValue(by: .less) } }

    open override var standardAccessibility: AccessibilityDescription { describe(.control) }

    private func flash() {
        guard let application = window?.windowScene?.application else { return }
        unhighlighting?.invalidate()
        isHighlighted = true
        unhighlighting = application.schedule(after: .milliseconds(100)) { [weak self] in
            guard let self, !isTracking else { return }
            isHighlighted = false
        }
    }

    // MARK: For subclasses: what users do

    /// Called when the tracked touch was lifted inside, after `endTracking(_:with:)`. Sends `Events.touchUpInside`
    /// by default; a control that is pressed, as a button is, calls `triggerPrimaryAction(with:)` instead.
    open func touchWasLiftedInside(with event: Event?) {
        actions.warnOfPrimaryAction(of: self)
        sendActions(for: .touchUpInside, with: event)
    }

    /// Does what the control is for, by touch, key or assistive tool: sends `Events.touchUpInside` and
    /// `Events.primaryActionTriggered`, or leaves it to an interaction, as that which opens its menu. A subclass
    /// changes its value first, then calls `super`.
    ///
    /// - Parameter event: The event that caused it; `nil` when none did.
    open func triggerPrimaryAction(with event: Event?) {
        if let interaction = interactions.first(where: { $0.isPrimaryAction }) {
            return interaction.performPrimaryAction()
        }
        sendActions(for: [.touchUpInside, .primaryActionTriggered], with: event)
    }

    /// Changes the control's value by a step that a key or an assistive tool asks for, and sends
    /// `Events.valueChanged` if it changed. Called on an enabled control.
    ///
    /// - Parameter step: The step.
    /// - Returns: Whether the step means something to the control, also where the value is at its end;
    ///   `false` by default.
    open func adjustValue(by step: ValueStep) -> Bool { false }

    /// Returns the step that a key asks for; `nil` for keys that ask for none. Arrows left and right, Page Up and Page
    /// Down, Home and End by default; left is more where the view is mirrored.
    open func valueStep(for key: Key) -> ValueStep? { ValueStep(key, isMirrored: isMirrored) }

    /// The radius of the corners of the ring that is drawn around the control while it has the focus, in points.
    open var focusRingCornerRadius: Double { 8 }

    /// Uses the keys that change the value; see ``adjustValue(by:)``.
    open override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        adjustsValue(for: key) ? .usedRepeatedly : super.handleKey(key, isRepetition: isRepetition)
    }

    // MARK: Recognizers of superviews

    /// Whether a recognizer may begin: not one of a superview that recognizes one of ``preventedSuperviewGestures``.
    open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self else { return true }
        return preventedGestures(of: recognizer).isDisjoint(with: recognizer.gestureClass(in: self))
    }

    /// What a recognizer of a superview is prevented from recognizing on its present touches.
    open func preventedGestures(of recognizer: GestureRecognizer) -> GestureClassSet { preventedSuperviewGestures }

    /// Whether the first touch of a recognizer landed in a part of this control.
    final func hasLanded(_ recognizer: GestureRecognizer, in part: Rect) -> Bool {
        recognizer.touches.first?.initialLocation(in: self).map(part.contains) ?? false
    }
}

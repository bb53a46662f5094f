public import TactusGeometry
import TactusPlatform

/// Recognizes one kind of gesture in the touches of a view and of everything inside it, and tells its targets.
///
/// ```swift
/// let pan = PanGestureRecognizer()
/// pan.addTarget(self, action: Card.drag)
/// card.addGestureRecognizer(pan)
///
/// func drag(_ pan: PanGestureRecognizer) {
///     center += pan.translation(in: superview)
///     pan.setTranslation(.zero, in: superview)
/// }
/// ```
///
/// A recognizer sees the touches before the view does. Several that track the same touch compete: the first to
/// recognize excludes the others, the deepest view's first when they are ready at once, unless a delegate lets both act
/// (``GestureRecognizerDelegate``) or one was told to wait for the failure of another (``require(toFail:)``).
///
/// **Subclassing.** Override ``touchesBegan(_:with:)`` and its three companions, and set ``state`` when the touches so
/// far decide; override ``reset()`` to forget them. Set ``deadline`` to be called when time passes without a touch. The
/// recognizer gets no touches between a final state and its reset, which comes when its last finger has left.
///
/// Recognizers are equal when they are the same object.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in
// modules that do not.
@MainActor open class GestureRecognizer: nonisolated Hashable {
    // MARK: Storage

    /// What the recognizer is in; ``state`` differs from it while an action is sent.
    final var currentState = State.possible
    /// The state whose action is being sent.
    final var actionState: State?
    /// The touches that make the gesture, in order of arrival: a lifted one until the end of the dispatch in which it
    /// was lifted. Those that land are in it when ``touchesBegan(_:with:)`` is called; those that were ignored are not.
    public internal(set) final var touches: [Touch] = []
    /// The sequence of events without touches that counts, such as scrolling; `nil` when there is none.
    final var trackedSequence: EventSequence?
    /// The presses that count, in order of arrival.
    final var presses: [Press] = []
    final var failureRequirements: [FailureRequirement] = []
    /// Whether another one was ever told to wait for it.
    final var isWaitedFor = false
    final var actions = ActionList<GestureAction>()
    /// Where the recognizer takes part in an attempt; `nil` between attempts.
    final weak var attempt: GestureEnvironment?
    /// Where the recognizer was last offered a touch, and where its history is.
    final weak var latestEnvironment: GestureEnvironment?
    /// Whether those whose failure it requires leave it its turn.
    final var requirementWatch = RequirementWatch()
    /// Whether it was taken from a view by another.
    final var move = Move.none

    /// The view to which the recognizer belongs.
    public internal(set) final weak var view: View?

    /// The modifier keys that were held, and the locks that were on, at the last event that the recognizer was told of.
    public internal(set) final var modifierFlags: ModifierFlags = []

    /// The buttons that were down at the last event that the recognizer was told of; see ``Event/buttonMask``.
    public internal(set) final var buttonMask: ButtonMask = []

    /// The delegate that is asked about this recognizer. Weak.
    public final weak var delegate: (any GestureRecognizerDelegate)? {
        didSet { attempt?.traitsChanged(of: self) }
    }

    /// A free text that names the recognizer in traces and diagnostics.
    public final var name: String?

    /// Whether the recognizer takes touches. Setting `false` breaks a running attempt off: what had begun is cancelled,
    /// with its action, everything else fails. Its present touches stay lost for it when it is enabled again.
    ///
    /// Set while one of the toolkit's callbacks runs, it counts when the callback has returned.
    public final var isEnabled = true {
        didSet { if oldValue, !isEnabled { attempt?.recognizerWasDisabled(self) } }
    }

    /// Whether the view loses the touches when the gesture is recognized: it gets `touchesCancelled`, after the action.
    /// `true` by default.
    public final var cancelsTouchesInView = true {
        didSet { attempt?.traitsChanged(of: self) }
    }

    /// Whether the view hears of the touches only when this recognizer has failed. If it recognizes, the view never
    /// hears of them. `false` by default.
    public final var delaysTouchesBegan = false {
        didSet { attempt?.traitsChanged(of: self) }
    }

    /// Whether the view hears that a touch ended only when this recognizer has decided, so that a double tap can still
    /// cancel its first touch. `true` by default.
    public final var delaysTouchesEnded = true {
        didSet { attempt?.traitsChanged(of: self) }
    }

    /// The types of touches that the recognizer takes: fingers, pens and pointers by default.
    public final var allowedTouchTypes: Set<Touch.TouchType> = [.direct, .pencil, .indirectPointer]

    /// The types of presses that the recognizer takes: none by default. It gets those that begin while the first
    /// responder of the key window is in its view, or is its view.
    public final var allowedPressTypes: Set<Press.PressType> = []

    /// Whether all touches of a gesture must be of the same type, and none be joined by scrolling or by fingers on a
    /// touchpad. `true` by default.
    public final var requiresExclusiveTouchType = true

    /// The distances and times that this recognizer goes by; `nil` for the application's. Read at the
    /// start of each attempt.
    public final var inputProfile: InputProfile?

    /// The moment at which ``deadlinePassed()`` is called if nothing happens before, in event time; `nil` for never.
    ///
    /// For subclasses. A recognizer without a finger on the glass stays in its attempt as long as it has a deadline:
    /// that is how a double tap waits for its second tap. It is cleared before the call, and when the attempt ends.
    public final var deadline: Instant? {
        didSet { if deadline != oldValue { attempt?.deadlineChanged(of: self) } }
    }

    /// Creates a recognizer without a view.
    public init() {}

    // The last reference may be released on another thread, such as that of a test that is over.
    isolated deinit {}

    // MARK: For subclasses: touches

    /// Sent when touches that this recognizer accepted began, before their views hear of it. Does nothing by default.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

    /// Sent when touches of this recognizer moved, before their views hear of it. Does nothing by default.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

    /// Sent when touches of this recognizer were lifted, before their views hear of it. Does nothing by default.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

    /// Sent when the system took touches of this recognizer away. Does nothing by default.
    ///
    /// When no touch is left the attempt fails, or is cancelled if it had begun, whatever this method does.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

    /// Drops a touch that does not belong to the gesture.
    ///
    /// For subclasses, from a touch method. The recognizer hears no more of the touch and does not count it; the view
    /// keeps it when the gesture is recognized, and gets it at once if only this recognizer held it back. An override
    /// that keeps the touch does not call `super`.
    open func ignore(_ touch: Touch, for event: Event) {
        attempt?.ignore(touch, for: self)
    }

    /// Drops a press that does not belong to the gesture, as one drops a touch.
    ///
    /// For subclasses, from a press method. The recognizer hears no more of the press; the responder keeps it when the
    /// gesture is recognized.
    open func ignore(_ press: Press, for event: PressesEvent) {
        attempt?.ignore(press, for: self)
    }

    /// Sent when something is known of touches that was a guess when they came, also when they are over by now: each
    /// stands for what was told before under the same ``Touch/estimationUpdateIndex``. Does nothing by default.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

    /// Sent once an attempt when ``state`` is set to ``State/began``, before that is proposed: for a class that
    /// measures from its beginning on, and whose subclasses may begin by themselves. Does nothing by default.
    open func willProposeToBegin() {}

    // MARK: For subclasses: presses

    /// Sent when presses that this recognizer accepted began, before their responder hears of it. Does
    /// nothing by default.
    open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {}

    /// Sent when presses of this recognizer changed their force. Does nothing by default.
    open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {}

    /// Sent when presses of this recognizer ended, before their responder hears of it. Does nothing by default.
    open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {}

    /// Sent when presses of this recognizer were taken away. Does nothing by default.
    ///
    /// When none is left the attempt fails, or is cancelled if it had begun, whatever this method does.
    open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {}

    // MARK: For subclasses: time

    /// Sent when the ``deadline`` has come, in order with the touches by their event times. Does nothing by default.
    open func deadlinePassed() {}

    /// Sent once at the end of an attempt, while ``state`` is still the final one: forget what the touches have left
    /// behind. Does nothing by default.
    open func reset() {}

    // MARK: For subclasses: events without touches

    /// Whether the recognizer is driven by the sequence of events that begins with `event`: scrolling, a gesture on a
    /// touchpad, or hovering. `false` by default.
    ///
    /// Asked once, when the sequence begins over the recognizer's view, after `shouldReceive(_:)` and the delegate.
    /// If the answer is `true`, ``sequenceChanged(with:)`` follows for every event of the sequence.
    ///
    /// - Parameter event: The first event: of type ``Event/EventType/scroll``, ``Event/EventType/transform`` or
    ///   ``Event/EventType/hover``.
    /// - Returns: Whether the recognizer receives the sequence.
    open func receivesSequence(of event: Event) -> Bool { false }

    /// Whether pointers and pens that hover over its view begin sequences for the recognizer. `false` by default; it
    /// must not change while the recognizer has a view.
    open var receivesHovering: Bool { false }

    /// Sent for every event of a sequence that the recognizer receives, the first and the last one included. Does
    /// nothing by default. Set `state` in it as in a touch method.
    open func sequenceChanged(with event: Event) {}

    // MARK: For subclasses: diagnosis

    /// Whether the recognizer only serves its view, as the one does that holds touches back in a scroll view, and
    /// stands for no gesture of the user. `false` by default. Traces and overlays name the view in its place.
    open var isAuxiliary: Bool { false }

    // MARK: For subclasses: competition

    /// Whether the recognizer takes part in a sequence of touches. Asked once for each event and recognizer, before the
    /// delegate is. `true` by default.
    open func shouldReceive(_ event: Event) -> Bool { true }

    /// Whether this recognizer, when it recognizes, may keep `other` from recognizing. `true` by default.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

    /// Whether `other`, when it recognizes, may keep this one from recognizing. `true` by default.
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

    /// Whether this recognizer must wait until `other` has failed. Asked once an attempt for each pair that shares a
    /// touch. `false` by default.
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

    /// Whether `other` must wait until this recognizer has failed. Asked once an attempt for each pair that shares a
    /// touch. `false` by default.
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

    /// Returns the kind of gesture that the recognizer is about to recognize, as a view sees it: what a control inside
    /// the recognizer's view goes by when it keeps some kinds to itself (`Control.preventedSuperviewGestures`).
    ///
    /// - Parameter view: The view, such as the control.
    /// - Returns: The kind; none, the default, for a gesture that is none of them.
    open func gestureClass(in view: View) -> GestureClassSet { [] }

    // MARK: Where

    /// How many touches make the gesture at present. One that ends counts for the rest of that dispatch. None while the
    /// gesture is scrolled, or made on a touchpad.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is: by default the centroid of its touches, or the pointer while there are none because the
    /// gesture is scrolled or made on a touchpad; the middle of the recognizer's view while keys make it.
    ///
    /// In the coordinate space of `view`, in points; `nil` stands for the window.
    open func location(in view: View?) -> Point {
        if touches.isEmpty, let trackedSequence { return convert(trackedSequence.windowLocation, to: view) }
        if touches.isEmpty, !presses.isEmpty, let place = self.view {
            return place.convert(place.bounds.center, to: view)
        }
        return Point.centroid(of: touches.map { $0.location(in: view) })
    }

    /// Returns the location of one of the touches, in points of a view; with `nil`, of the window.
    ///
    /// - Parameters:
    ///   - index: The touch, in order of arrival: less than ``numberOfTouches``.
    ///   - view: The view in whose coordinate space the place is given; `nil` for the window.
    /// - Returns: The place, in points.
    open func location(ofTouch index: Int, in view: View?) -> Point {
        precondition(touches.indices.contains(index), "touch \(index) of \(touches.count): ask numberOfTouches first")
        return touches[index].location(in: view)
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

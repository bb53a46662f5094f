/// Recognizes fingers that rest in one place for a while.
///
/// ```swift
/// let press = LongPressGestureRecognizer()
/// press.addTarget(self, action: Photo.lift)
/// photo.addGestureRecognizer(press)
///
/// func lift(_ press: LongPressGestureRecognizer) {
///     switch press.state {
///     case .began: grow()
///     case .changed: center = press.location(in: superview)
///     default: shrink()
///     }
/// }
/// ```
///
/// Continuous: it begins when the fingers have rested for ``minimumPressDuration``, while they are still down. From
/// then on they may go anywhere: every movement is a change. It ends when the first of them is lifted.
///
/// With ``GestureRecognizer/allowedPressTypes`` keys press too: one key stands for one finger, and the gesture is then
/// in the middle of the recognizer's view.
open class LongPressGestureRecognizer: GestureRecognizer {
    /// How many taps come before the press; none by default. Read at the start of each attempt.
    public final var numberOfTapsRequired = 0

    /// How many fingers must press together; 1 by default. Read at the start of each attempt.
    public final var numberOfTouchesRequired = 1

    /// How long the fingers must rest before the press begins, counted from the landing of the last one. By default
    /// what the input profile says for a finger, half a second if nobody changed it; zero begins at once. Read at the
    /// start of each attempt.
    public final var minimumPressDuration: Duration {
        get { ownDuration ?? metrics(for: .direct).longPressDuration }
        set { ownDuration = newValue }
    }

    /// How far a finger may stray from where it landed before the press begins, in points of the window. By default
    /// what the input profile says for what touches, for a finger 10 points if nobody changed it. Read at the start of
    /// each attempt.
    public final var allowableMovement: Double {
        get { ownMovement ?? metrics(for: .direct).longPressMovement }
        set { ownMovement = newValue }
    }

    private var ownDuration: Duration?
    private var ownMovement: Double?
    private var tracker: LongPressTracker?

    /// Starts a tap or the press, or adds a finger to it.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            var tracker = tracker ?? makeTracker(for: touch.type)
            let decision = tracker.began(
                touch.id, at: touch.windowLocation, time: touch.timestamp, hasBegun: hasBegun)
            if decision == .ignore { ignore(touch, for: event) }
            act(on: decision, of: tracker)
        }
    }

    /// Fails when a finger does not rest; changes once the press has begun.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        guard var tracker else { return }
        for touch in touches.inOrder { tracker.moved(touch.id, to: touch.windowLocation) }
        act(on: tracker.moved(hasBegun: hasBegun), of: tracker)
    }

    /// Ends the press, or fails when it had not begun.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            guard var tracker else { return }
            let decision = tracker.ended(
                touch.id, at: touch.windowLocation, time: touch.timestamp, hasBegun: hasBegun)
            act(on: decision, of: tracker)
        }
    }

    /// Fails, or is cancelled when the press had begun.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        fail(because: .touchCancelled)
    }

    /// Starts a tap or the press by a key, or adds a key to it.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses.inOrder {
            var tracker = tracker ?? makeTracker(for: .direct)
            let decision = tracker.began(press.id, at: .zero, time: press.timestamp, hasBegun: hasBegun)
            if decision == .ignore { ignore(press, for: event) }
            act(on: decision, of: tracker)
        }
    }

    /// Ends the press, or fails when it had not begun.
    open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses.inOrder {
            guard var tracker else { return }
            let decision = tracker.ended(press.id, at: .zero, time: press.timestamp, hasBegun: hasBegun)
            act(on: decision, of: tracker)
        }
    }

    /// Fails, or is cancelled when the press had begun.
    open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
        fail(because: .touchCancelled)
    }

    /// Begins: the fingers have rested for long enough. Or fails, when a tap took too long or did not come.
    open override func deadlinePassed() {
        guard var tracker, !hasBegun else { return }
        act(on: tracker.deadlinePassed(), of: tracker)
    }

    /// A long press of one finger, without taps before it.
    open override func gestureClass(in view: View) -> GestureClassSet {
        numberOfTapsRequired == 0 && numberOfTouchesRequired == 1 ? .longPress : []
    }

    /// Waits for nothing any more.
    open override func willProposeToBegin() { tracker?.begin() }

    /// Forgets the fingers.
    open override func reset() {
        tracker = nil
    }

    private func makeTracker(for type: Touch.TouchType) -> LongPressTracker {
        let metrics = metrics(for: type)
        return LongPressTracker(
            LongPressTracker.Settings(
                taps: hasBegun ? 0 : numberOfTapsRequired, touches: numberOfTouchesRequired,
                duration: ownDuration ?? metrics.longPressDuration, movement: ownMovement ?? metrics.longPressMovement,
                metrics: metrics))
    }

    private func act(on decision: ContinuousDecision, of tracker: LongPressTracker) {
        self.tracker = tracker
        act(on: decision, waitingUntil: tracker.deadline)
    }
}

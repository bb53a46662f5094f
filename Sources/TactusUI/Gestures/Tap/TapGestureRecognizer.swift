public import TactusGeometry

/// Recognizes taps: one or more fingers that touch the glass shortly, once or several times in a row.
///
/// ```swift
/// let tap = TapGestureRecognizer()
/// tap.addTarget(self, action: Photo.toggleControls)
/// photo.addGestureRecognizer(tap)
/// ```
///
/// Discrete: its action is sent once, when the last finger of the last tap is lifted, with the state `.ended`. Of two
/// tap recognizers that ask for different numbers of taps both act, each in its turn, unless the one with fewer taps
/// requires the other to fail (``GestureRecognizer/require(toFail:)``).
///
/// With ``GestureRecognizer/allowedPressTypes`` keys tap too: one key stands for one finger, and the gesture is then in
/// the middle of the recognizer's view.
open class TapGestureRecognizer: GestureRecognizer {
    /// How many taps in a row make the gesture; 1 by default. Read at the start of each attempt.
    public final var numberOfTapsRequired = 1

    /// How many fingers must tap together; 1 by default. Read at the start of each attempt.
    public final var numberOfTouchesRequired = 1

    /// The buttons that must be down, for pointers only; the primary one by default.
    public final var buttonMaskRequired = ButtonMask.primary

    private var tracker: TapTracker?
    /// The touches of the latest tap, in order of arrival.
    private var tapTouches: [Touch] = []

    /// Takes clicks of the buttons asked for, and every other kind of touch.
    open override func shouldReceive(_ event: Event) -> Bool {
        let isPointer = event.allTouches.contains { $0.type == .indirectPointer }
        return !isPointer || event.buttonMask.isSuperset(of: buttonMaskRequired)
    }

    /// Starts a tap, or adds a finger to it.
    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            if tapTouches.allSatisfy(\.phase.isTerminal) { tapTouches = [] }
            tapTouches.append(touch)
            var tracker = tracker ?? TapTracker(settings(for: touch.type))
            act(on: tracker.began(touch.id, at: touch.windowLocation, time: touch.timestamp), of: tracker)
        }
    }

    /// Fails when a finger has gone too far.
    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        guard let tracker else { return }
        for touch in touches.inOrder { act(on: tracker.moved(touch.id, to: touch.windowLocation), of: tracker) }
    }

    /// Counts the tap when the last finger is lifted.
    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        for touch in touches.inOrder {
            guard var tracker else { return }
            act(on: tracker.ended(touch.id, at: touch.windowLocation, time: touch.timestamp), of: tracker)
        }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
        fail(because: .touchCancelled)
    }

    /// Starts a tap by a key, or adds a key to it.
    open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses.inOrder {
            var tracker = tracker ?? TapTracker(settings(for: .direct))
            act(on: tracker.began(press.id, at: .zero, time: press.timestamp), of: tracker)
        }
    }

    /// Counts the tap when the last key comes up.
    open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {
        for press in presses.inOrder {
            guard var tracker else { return }
            act(on: tracker.ended(press.id, at: .zero, time: press.timestamp), of: tracker)
        }
    }

    /// Fails.
    open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {
        fail(because: .touchCancelled)
    }

    /// Fails: a finger stayed down too long, or did not come in time.
    open override func deadlinePassed() {
        guard let tracker else { return }
        act(on: tracker.deadlinePassed(), of: tracker)
    }

    /// Forgets the taps.
    open override func reset() {
        tracker = nil
        tapTouches = []
    }

    private func settings(for type: Touch.TouchType) -> TapTracker.Settings {
        TapTracker.Settings(
            taps: numberOfTapsRequired, touches: numberOfTouchesRequired, metrics: metrics(for: type))
    }

    private func act(on decision: DiscreteDecision, of tracker: TapTracker) {
        self.tracker = tracker
        act(on: decision, waitingUntil: tracker.deadline)
    }

    // MARK: Competition

    /// A single tap of one finger.
    open override func gestureClass(in view: View) -> GestureClassSet {
        numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 ? .tap : []
    }

    /// A tap never excludes one that asks for more taps.
    open override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let tap = other as? TapGestureRecognizer else { return super.canPrevent(other) }
        return numberOfTapsRequired >= tap.numberOfTapsRequired
    }

    /// A tap is not excluded by one that asks for fewer taps.
    open override func canBePrevented(by other: GestureRecognizer) -> Bool {
        guard let tap = other as? TapGestureRecognizer else { return super.canBePrevented(by: other) }
        return tap.numberOfTapsRequired >= numberOfTapsRequired
    }

    // MARK: Where

    /// How many fingers have landed in the latest tap. They count until the recognizer is reset, also when lifted.
    open override var numberOfTouches: Int { tapTouches.count }

    /// Returns the location of the first tap: the centroid of its fingers when all had landed.
    open override func location(in view: View?) -> Point {
        guard !tapTouches.isEmpty, let location = tracker?.location else { return super.location(in: view) }
        return convert(location, to: view)
    }

    /// Returns the present or last location of one of the fingers of the latest tap.
    open override func location(ofTouch index: Int, in view: View?) -> Point {
        precondition(
            tapTouches.indices.contains(index), "touch \(index) of \(tapTouches.count): ask numberOfTouches first")
        return tapTouches[index].location(in: view)
    }
}

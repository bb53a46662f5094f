extension GestureRecognizer {
    /// The state of a recognizer in its attempt to recognize.
    ///
    /// A discrete recognizer goes from ``possible`` to ``ended`` or ``failed``. A continuous one goes from ``possible``
    /// to ``began``, through any number of ``changed``, to ``ended`` or ``cancelled``, or from ``possible`` to
    /// ``failed``. Nobody declares which kind a recognizer is: the path that it takes says so. From a final state it
    /// returns to ``possible`` by itself, when its last finger has left the glass.
    nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
        /// Not yet recognized, and still able to.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture moved on.
        case changed = 2
        /// A continuous gesture finished, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was broken off after it had begun.
        case cancelled = 4
        /// These touches are not this gesture.
        case failed = 5

        /// Another name of ``ended``, for discrete gestures.
        public static var recognized: State { .ended }
    }
}

nonisolated extension GestureRecognizer.State {
    /// Whether the gesture was recognized and goes on.
    package var isActive: Bool { self == .began || self == .changed }

    /// Whether only a reset leads on.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture was recognized and not broken off.
    var isRecognized: Bool { isActive || self == .ended }
}

extension GestureRecognizer {
    /// The recognizer's state. While an action is sent, the state for which it is sent.
    ///
    /// Subclasses set it, in their touch methods and in ``deadlinePassed()``, to propose what becomes of the attempt.
    /// The proposal is decided at once: afterwards the state may be the one that was set, or ``State/failed`` because
    /// another recognizer, a view or a delegate stands against it, or still ``State/possible`` while the failure of
    /// another recognizer is waited for. What cannot follow the present state is ignored, and reported to the trace.
    /// Without a window setting the state does nothing.
    public final var state: State {
        get { actionState ?? currentState }
        set {
            if newValue == .began, currentState == .possible, !hasBegun { willProposeToBegin() }
            environment?.propose(newValue, by: self, because: .subclass)
        }
    }

    /// Fails, or is cancelled if the gesture had begun, for a reason that ``explanation(for:)`` and the trace tell.
    ///
    /// For subclasses, in place of setting ``state`` to ``State/failed``. Without a window it does nothing.
    ///
    /// ```swift
    /// if touches.count > 1 { return fail(because: "a second finger landed beside the stamp") }
    /// ```
    ///
    /// - Parameter reason: The reason, as a clause that follows the recognizer's name and a colon.
    public final func fail(because reason: String) { fail(because: .custom(reason)) }

    /// Fails for one of the toolkit's own reasons.
    final func fail(because reason: FailureReason) {
        environment?.propose(.failed, by: self, because: reason)
    }

    /// Withholds a touch from its view for good, without a word to the view, which has not received it yet.
    ///
    /// For subclasses that delay touches (``delaysTouchesBegan``), from a touch method or ``deadlinePassed()``, before
    /// they `ignore(_:for:)` the touch. Other recognizers still track it. It does nothing when a gesture has taken
    /// the touch already; a touch that the view has received stays the view's.
    ///
    /// - Parameter touch: One of ``touches``.
    public final func discard(_ touch: Touch) { environment?.discard(touch) }

    /// Whether the gesture has begun, whoever let it: it was recognized, or waits with its beginning for the failure of
    /// others.
    final var hasBegun: Bool {
        switch currentState {
        case .possible: attempt?.holdsBeginning(of: self) ?? false
        case .failed: false
        case .began, .changed, .ended, .cancelled: true
        }
    }

    /// Where proposals go.
    final var environment: GestureEnvironment? { attempt ?? view?.window?.gestureEnvironment }

    /// The recognizer's name for the arbiter.
    final var id: RecognizerID { RecognizerID(rawValue: UInt(bitPattern: ObjectIdentifier(self))) }

    /// The flags about views, for the arbiter.
    final var traits: GestureArbiter.Traits {
        var traits: GestureArbiter.Traits = []
        if cancelsTouchesInView { traits.insert(.cancelsTouchesInView) }
        if delaysTouchesBegan { traits.insert(.delaysTouchesBegan) }
        if delaysTouchesEnded { traits.insert(.delaysTouchesEnded) }
        if delegate == nil, Self.plainClasses.contains(ObjectIdentifier(type(of: self))) {
            traits.insert(.requiresNothing)
            if type(of: self) == HoverGestureRecognizer.self { traits.insert(.excludesNothing) }
        }
        return traits
    }

    /// Those that neither require the failure of others by themselves nor are required to fail: a subclass may.
    private static let plainClasses = Set(
        [
            GestureRecognizer.self, TapGestureRecognizer.self, LongPressGestureRecognizer.self,
            PanGestureRecognizer.self, ScreenEdgePanGestureRecognizer.self, SwipeGestureRecognizer.self,
            PinchGestureRecognizer.self, RotationGestureRecognizer.self, HoverGestureRecognizer.self,
        ].map { (type: GestureRecognizer.Type) in ObjectIdentifier(type) })

    /// What names the recognizer in traces: its ``name``, or its type.
    final var label: String { name ?? "\(type(of: self))" }
}

import TactusGeometry

extension Touch {
    /// All that changes from one event to the next.
    struct Moment {
        var phase: Phase
        var sample: ContactTable.Sample
        var windowLocation: Point
        var previousWindowLocation: Point

        var hasMoved: Bool { windowLocation != previousWindowLocation }
    }

    /// What the touch is at present. A view that is told of a touch late sees an earlier one for a while.
    var moment: Moment {
        get {
            Moment(
                phase: phase, sample: sample, windowLocation: windowLocation,
                previousWindowLocation: previousWindowLocation)
        }
        set {
            phase = newValue.phase
            sample = newValue.sample
            windowLocation = newValue.windowLocation
            previousWindowLocation = newValue.previousWindowLocation
        }
    }

    /// Whether ``view`` has received ``Responder/touchesBegan(_:with:)`` for the touch, and has not received its end.
    ///
    /// Recognizers may withhold a touch from its view for a while (``GestureRecognizer/delaysTouchesBegan``).
    public var isDelivered: Bool { window?.deliverer.hasNotifiedView(of: self) ?? false }

    /// Whether a gesture has taken the touch from ``view``, or a recognizer has discarded it
    /// (``GestureRecognizer/discard(_:)``): the view does not receive the touch, or has received its cancellation.
    public var isClaimedByGesture: Bool { window?.gestureEnvironment.hasClaimed(self) ?? false }

    /// What taps must share with this one to follow it; `nil` without a window.
    var tapTarget: TapCounter.Target? {
        window.map { TapCounter.Target(window: ObjectIdentifier($0), type: type, buttons: landingButtons) }
    }

    /// Begins a dispatch in which nothing is known of this touch yet.
    func rest() {
        phase = .stationary
        previousWindowLocation = windowLocation
    }

    /// Updates the touch with what the contact did.
    func update(with change: ContactTable.Change) {
        phase = change.phase
        buttons = change.buttons
        for sample in change.samples { predictor.add(sample.location, at: sample.time) }
        update(with: change.samples.newest)
    }

    /// Updates the touch with the newest sample of its device.
    func update(with sample: ContactTable.Sample) {
        self.sample = sample
        windowLocation = window?.geometry.fromSuperview(sample.location) ?? windowLocation
    }

    /// Takes out a recognizer that forgets the touch. It is there once, and the others stay where they are.
    ///
    /// It is looked for from where the last one was, outwards: those of many views mostly forget it in their order.
    func removeRecognizer(_ recognizer: GestureRecognizer) {
        var below = min(forgottenIndex, gestureRecognizers.count) - 1
        var above = below + 1
        while below >= 0 || above < gestureRecognizers.count {
            let isBelow = below >= 0 && gestureRecognizers[below] === recognizer
            if isBelow || (above < gestureRecognizers.count && gestureRecognizers[above] === recognizer) {
                forgottenIndex = isBelow ? below : above
                gestureRecognizers.remove(at: forgottenIndex)
                return
            }
            below -= 1
            above += 1
        }
    }

    /// Releases everything but the numbers: the touch is over, and everybody has been notified.
    func unbind() {
        view = nil
        window = nil
        gestureRecognizers = []
    }
}

extension ContactTable.Change {
    nonisolated var touchType: Touch.TouchType {
        switch key {
        case .contact: .direct
        case .pointer: .indirectPointer
        case .tool: tool?.kind.isPointer == true ? .indirectPointer : .pencil
        }
    }
}

import TactusGeometry

extension Touch {
    /// All that changes from one event to the next.
    struct Moment {
        var phase: Phase
        var timestamp: Instant
        var windowLocation: Point
        var previousWindowLocation: Point
    }

    /// What the touch is at present. A view that is told of a touch late sees an earlier one for a while.
    var moment: Moment {
        get {
            Moment(
                phase: phase, timestamp: timestamp, windowLocation: windowLocation,
                previousWindowLocation: previousWindowLocation)
        }
        set {
            phase = newValue.phase
            timestamp = newValue.timestamp
            windowLocation = newValue.windowLocation
            previousWindowLocation = newValue.previousWindowLocation
        }
    }

    /// Whether the view has been told of the touch, and not of its end.
    var isKnownToView: Bool { window?.deliverer.hasTold(of: self) ?? false }

    static let unknownRadius = 8.0

    /// Where taps may follow this one; `nil` without a window.
    var tapPlace: TapCounter.Place? {
        window.map { TapCounter.Place(window: ObjectIdentifier($0), type: type, buttons: landingButtons) }
    }

    /// Begins a dispatch in which nothing is known of this touch yet.
    func rest() {
        phase = .stationary
        previousWindowLocation = windowLocation
    }

    /// Takes over what the contact did.
    func take(_ change: ContactTable.Change) {
        guard let sample = change.samples.last else { return }
        phase = change.phase
        timestamp = sample.time
        buttons = change.buttons
        sceneLocation = sample.location
        windowLocation = window?.geometry.fromSuperview(sample.location) ?? windowLocation
        take(sample.shape)
    }

    /// Takes over the area of contact, when it is known.
    func take(_ shape: ContactShape?) {
        guard let shape else { return }
        majorRadius = shape.major / 2
        majorRadiusTolerance = (shape.major - shape.minor) / 2
        isRadiusKnown = true
    }

    /// The single samples of a change, as auxiliary touches.
    func samples(of change: ContactTable.Change) -> [Touch] {
        var previous = previousWindowLocation
        return change.samples.map { sample in
            let touch = Touch(self, at: sample, previous: previous)
            previous = touch.windowLocation
            return touch
        }
    }

    /// Lets go of everything but the numbers: the touch is over, and everybody has been told.
    func unbind() {
        view = nil
        window = nil
        gestureRecognizers = []
    }
}

extension ContactTable.Key {
    nonisolated var touchType: Touch.TouchType {
        switch self {
        case .contact: .direct
        case .pointer: .indirectPointer
        }
    }
}

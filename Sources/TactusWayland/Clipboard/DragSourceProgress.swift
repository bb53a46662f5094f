package import TactusPlatform

/// What has become of a drag of ours, as the compositor tells it.
///
/// Some compositors let a finger begin a drag, and never tell of it again: then it ends after a while, and is not begun
/// there another time. So does a pen's. A pointer's drag may take its time: it ends unheard only when its button comes
/// up, and we are the ones who are told, since then the compositor never took it.
nonisolated package struct DragSourceProgress: Hashable, Sendable {
    /// What the compositor tells.
    nonisolated package enum Event: Hashable, Sendable {
        /// The target would take it, as some type, or not at all.
        case target(Bool)
        /// A drop would do this, as a bit of the wire.
        case action(UInt32)
        /// It came over one of our own surfaces.
        case heard
        /// The compositor told us, as of any other, that the button came up which holds it.
        case buttonCameUp
        /// It was dropped.
        case dropped
        /// The target has what it wants.
        case finished
        /// Nobody takes it.
        case cancelled
    }

    /// What has changed for the source.
    nonisolated package enum Change: Hashable, Sendable {
        /// A drop would do something else.
        case operation(DropOperation?)
        /// It was dropped, and is read.
        case dropped
        /// It is over.
        case ended(DropOperation?)
    }

    /// How long the compositor may say nothing at all of a drag that a finger or a pen has begun.
    package static let patience = Duration.seconds(1)

    /// When to give it up; `nil` once the compositor has told anything, and for a pointer's.
    package private(set) var deadline: Instant?

    private var hasTarget = false
    private var action: DropOperation?
    private var reported: DropOperation?
    /// Whether the compositor ended it before it told anything else: it begins none with what held this one.
    package private(set) var isRefused = false

    /// Whether the compositor has told anything.
    package private(set) var isHeard = false
    private var isOver = false

    /// Creates the progress of a drag that has just begun.
    ///
    /// - Parameters:
    ///   - now: When.
    ///   - holder: What has begun it.
    package init(at now: Instant, heldBy holder: SerialLedger.Holder) {
        deadline = holder == .button ? nil : now + Self.patience
    }

    /// Takes what the compositor tells.
    package mutating func receive(_ event: Event) -> [Change] {
        guard !isOver else { return [] }
        if case .buttonCameUp = event { return isHeard ? [] : end(nil) }
        if case .cancelled = event { isRefused = !isHeard }
        (isHeard, deadline) = (true, nil)
        switch event {
        case .heard, .buttonCameUp: return []
        case .target(let hasTarget):
            self.hasTarget = hasTarget
            return operationChanges()
        case .action(let action):
            self.action = DropOperation(wire: action)
            return operationChanges()
        case .dropped: return [.dropped]
        case .finished: return end(action)
        case .cancelled: return end(nil)
        }
    }

    /// Time went on.
    package mutating func advance(to now: Instant) -> [Change] {
        guard !isOver, let deadline, deadline <= now else { return [] }
        return end(nil)
    }

    private mutating func operationChanges() -> [Change] {
        let operation = hasTarget ? action : nil
        guard operation != reported else { return [] }
        reported = operation
        return [.operation(operation)]
    }

    private mutating func end(_ operation: DropOperation?) -> [Change] {
        (isOver, deadline) = (true, nil)
        return [.ended(operation)]
    }
}

package import TactusPlatform

/// What has become of a drag of ours, as the compositor tells it.
///
/// Some compositors let a finger begin a drag, and never tell of it again, or tell that it is over the window where it
/// began and nothing more until another finger lands (sway 1.10): then it ends after a while, and is not begun there
/// another time. Others begin it for their pointer, and go on telling of the finger (mutter 43): whoever carries what a
/// finger drags tells nobody of the finger. A pen's ends when nothing is ever told. A pointer's drag may take
/// its time: it ends unheard only when its button comes up, and we are the ones who are told, since then the
/// compositor never took it.
nonisolated package struct DragSourceProgress: Hashable, Sendable {
    /// What the compositor tells.
    nonisolated package enum Event: Hashable, Sendable {
        /// It has handled the request that began it.
        case requestHandled
        /// It told us of the finger that holds it, as of any other.
        case fingerReported
        /// The target would take it, as some type, or not at all.
        case target(Bool)
        /// A drop would do this, as a bit of the wire.
        case action(UInt32)
        /// It came over one of our own surfaces.
        case heard
        /// It moved or dropped there, or left it.
        case moved
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

    /// How long a finger's drag may stay where it began. Whoever begins one has just moved, and no hand stops so dead
    /// that a panel does not see it.
    package static let patienceWithRest = Duration.seconds(3)

    /// When to give it up; `nil` once the compositor has moved it, and for a pointer's.
    package private(set) var deadline: Instant?
    /// Whether the compositor took it, and stalled: it was given up for never being moved.
    package private(set) var isStalled = false

    private var hasTarget = false
    private var action: DropOperation?
    private var reported: DropOperation?
    /// Whether the compositor ended it before it told anything else: it begins none with what held this one.
    package private(set) var isRefused = false

    /// Whether the compositor goes on telling of the finger that holds it: it does not carry it.
    package private(set) var isIgnored = false

    /// Whether the compositor has told anything.
    package private(set) var isHeard = false
    private var isHandled = false
    private var isOver = false
    private let start: Instant
    private let holder: SerialLedger.Holder

    /// Creates the progress of a drag that has just begun.
    ///
    /// - Parameters:
    ///   - now: When.
    ///   - holder: What has begun it.
    package init(at now: Instant, heldBy holder: SerialLedger.Holder) {
        (start, self.holder) = (now, holder)
        deadline = holder == .button ? nil : now + Self.patience
    }

    /// Takes what the compositor tells.
    package mutating func receive(_ event: Event) -> [Change] {
        guard !isOver else { return [] }
        if case .requestHandled = event {
            isHandled = true
            return []
        }
        if case .fingerReported = event {
            guard isHandled, deadline != nil else { return [] }
            isIgnored = true
            return end(nil)
        }
        if case .buttonCameUp = event { return isHeard ? [] : end(nil) }
        if case .cancelled = event { isRefused = !isHeard }
        isHeard = true
        deadline = deadline != nil && holder == .finger && event.saysThatItRests ? start + Self.patienceWithRest : nil
        switch event {
        case .heard, .moved, .requestHandled, .fingerReported, .buttonCameUp: return []
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
        isStalled = isHeard
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

nonisolated extension DragSourceProgress.Event {
    /// Whether a compositor tells this of a drag that it has begun, and of one that it has forgotten.
    fileprivate var saysThatItRests: Bool {
        switch self {
        case .heard, .target, .action: true
        case .moved, .requestHandled, .fingerReported, .buttonCameUp, .dropped, .finished, .cancelled: false
        }
    }
}

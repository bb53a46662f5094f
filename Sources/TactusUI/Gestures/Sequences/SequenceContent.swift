/// What one event of a sequence without touches tells.
nonisolated enum SequenceContent: Hashable, Sendable {
    /// What is scrolled.
    case scroll(Event.Scroll)
    /// What fingers pinch on a touchpad.
    case pinch(Event.Pinch)

    /// How far the sequence has come.
    var phase: Event.SequencePhase {
        switch self {
        case .scroll(let scroll): scroll.phase
        case .pinch(let pinch): pinch.phase
        }
    }

    /// The type of the events that tell it.
    var eventType: Event.EventType {
        switch self {
        case .scroll: .scroll
        case .pinch: .transform
        }
    }

    /// This movement and the one that follows it as one; `nil` when the two are not movements of the same sequence.
    func absorbing(_ following: SequenceContent) -> SequenceContent? {
        switch (self, following) {
        case (.scroll(var whole), .scroll(let scroll)) where whole.phase == .changed && scroll.phase == .changed:
            whole.delta += scroll.delta
            return .scroll(whole)
        case (.pinch(let pinch), .pinch(let later)) where pinch.phase == .changed && later.phase == .changed:
            return .pinch(later)
        default: return nil
        }
    }
}

extension Event {
    /// Updates the event with what happens next in the sequence that this event tells.
    func update(with content: SequenceContent) {
        switch content {
        case .scroll(let scroll): self.scroll = scroll
        case .pinch(let pinch): self.pinch = pinch
        }
    }
}

import TactusPlatform

/// An event about the keys that are held, in one dispatch.
///
/// There is one event from the first key that goes down until none is held, sent again with every change.
public final class PressesEvent: Event {
    /// Every press of the sequence that is not over, and those that end in this dispatch.
    public internal(set) var allPresses: Set<Press> = []

    init(timestamp: Instant) {
        super.init(type: .presses, timestamp: timestamp)
    }

    /// The presses in which the given recognizer takes part.
    public func presses(for recognizer: GestureRecognizer) -> Set<Press> {
        allPresses.filter { $0.gestureRecognizers.contains { $0 === recognizer } }
    }

    /// The windows that have a press of the event, the one with the oldest first.
    override var windows: [Window] { allPresses.sorted { $0.id < $1.id }.compactMap(\.window).uniqued() }

    override var isOver: Bool { allPresses.allSatisfy(\.phase.isTerminal) }

    override func endedIDs(in window: Window) -> [InputID] {
        allPresses.filter { $0.window === window && $0.phase.isTerminal }.map(\.id).sorted()
    }
}

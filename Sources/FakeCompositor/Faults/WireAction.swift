/// What a script lets happen to the connections of all clients.
public enum WireAction: Hashable, Sendable {
    /// One way, or both.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// What clients are sent.
        case events
        /// What they send.
        case requests
        /// Both.
        case both
    }

    /// What is sent arrives when the wire is released: see ``FaultyWire/Flow/held``.
    case hold(Direction)
    /// Nobody reads: sockets fill up. See ``FaultyWire/Flow/blocked``.
    case block(Direction)
    /// Bytes go on.
    case release
    /// Every connection ends, as when a compositor dies; whoever connects again is welcome.
    case cut
}

extension Compositor {
    /// Lets something happen to every connection. Bytes are held up on those alone that were made by
    /// ``listen(at:through:)`` with a plan, or by ``connect(through:)``.
    public func perform(_ action: WireAction) {
        switch action {
        case .hold(let direction): setFlow(.held, direction)
        case .block(let direction): setFlow(.blocked, direction)
        case .release: releaseWires()
        case .cut: disconnectClients()
        }
    }

    private func setFlow(_ flow: FaultyWire.Flow, _ direction: WireAction.Direction) {
        setFlow(
            events: direction == .requests ? nil : flow, requests: direction == .events ? nil : flow)
    }
}

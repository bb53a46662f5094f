/// How many configures wait for an answer. Of a client that asks for changes without end and answers none the
/// oldest are void.
private let mostWaiting = 4096

/// The configures of one `xdg_surface` that were sent and what became of them.
///
/// A client may answer several with one acknowledgement of the newest that it knows; the older ones are void with it.
struct ConfigureSerials<Content> {
    /// What an acknowledgement meant.
    enum Acknowledgement {
        /// It named a configure that was waiting: what that one said.
        case accepted(Content)
        /// It named one that was never sent, or is void.
        case unknown
    }

    private var waiting: [(serial: UInt32, content: Content)] = []
    /// Whether any was ever acknowledged.
    private(set) var isConfigured = false

    /// The serials that were sent and are not acknowledged, oldest first.
    var waitingSerials: [UInt32] { waiting.map(\.serial) }

    /// Notes a configure that goes out.
    mutating func sent(_ serial: UInt32, _ content: Content) {
        waiting.append((serial, content))
        if waiting.count > mostWaiting { waiting.removeFirst(mostWaiting / 2) }
    }

    /// Takes the client's acknowledgement.
    mutating func acknowledge(_ serial: UInt32) -> Acknowledgement {
        guard let index = waiting.firstIndex(where: { $0.serial == serial }) else { return .unknown }
        let content = waiting[index].content
        waiting.removeSubrange(...index)
        isConfigured = true
        return .accepted(content)
    }

    /// Forgets everything: the surface was unmapped and starts again.
    mutating func reset() {
        waiting = []
        isConfigured = false
    }
}

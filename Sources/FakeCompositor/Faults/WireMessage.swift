import WaylandServer

/// One event as it is on the wire, and what it is.
struct WireMessage {
    /// The interface and the event: `wl_touch.frame`.
    var name: String
    /// When it was sent, by the compositor's clock.
    var time = Duration.zero
    /// Its head and its arguments.
    var bytes: [UInt8]
    /// The descriptors that it carries.
    var descriptors: [WireDescriptor] = []
    /// Whether nothing comes after it.
    var endsConnection = false

    /// No message, but the end of the connection.
    static var disconnection: WireMessage { WireMessage(name: "", bytes: [], endsConnection: true) }

    /// `wl_display.error`, after which nothing comes.
    ///
    /// - Parameters:
    ///   - event: An event of the object that the client is told of.
    ///   - code: A value of that interface's `error`.
    ///   - text: What the client is told.
    /// - Returns: The message.
    static func protocolError(on event: WireMessage, code: UInt32, _ text: String) -> WireMessage {
        let string = Array(text.utf8.filter { $0 != 0 }) + [0]
        let padded = string + [UInt8](repeating: 0, count: (4 - string.count % 4) % 4)
        let words = [1, UInt32(20 + padded.count) << 16, event.objectID, code, UInt32(string.count)] as [UInt32]
        return WireMessage(
            name: "wl_display.error", bytes: words.flatMap { withUnsafeBytes(of: $0, Array.init) } + padded,
            endsConnection: true)
    }

    /// The object whose event it is.
    private var objectID: UInt32 { bytes.withUnsafeBytes { $0.count < 4 ? 0 : $0.loadUnaligned(as: UInt32.self) } }

    /// This message alone.
    func withoutDescriptors() -> WireMessage {
        var changed = self
        changed.descriptors = []
        return changed
    }

    /// Whether its body has so many 32-bit words that one of them has that index.
    func hasWord(_ index: Int) -> Bool { index >= 0 && 8 + 4 * index + 4 <= bytes.count }

    /// This message with one 32-bit word of its body changed; a message that is too short stays as it is.
    func replacing(word index: Int, with value: UInt32) -> WireMessage {
        guard hasWord(index) else { return self }
        var changed = self
        let start = 8 + 4 * index
        withUnsafeBytes(of: value) { changed.bytes.replaceSubrange(start..<(start + 4), with: $0) }
        return changed
    }
}

/// Cuts the bytes of a connection into messages.
struct WireMessageSplitter {
    /// What an event is called, and how many descriptors it carries.
    struct Label {
        var name: String
        var descriptorCount: Int
        /// When it was sent, by the compositor's clock.
        var time: Duration
    }

    private var labels: [Label] = []
    private var bytes: [UInt8] = []
    private var descriptors: [WireDescriptor] = []

    /// Says what the next message is that will come by; called for each, in the order of sending.
    mutating func expect(_ label: Label) { labels.append(label) }

    /// Takes in what has come by.
    mutating func append(_ bytes: some Sequence<UInt8>, _ descriptors: [WireDescriptor]) {
        self.bytes += bytes
        self.descriptors += descriptors
    }

    /// The messages that are complete.
    mutating func consumeMessages() -> [WireMessage] {
        var messages: [WireMessage] = []
        var start = 0
        var labelCount = 0
        while let length = length(at: start), start + length <= bytes.count, labelCount < labels.count {
            let label = labels[labelCount]
            guard label.descriptorCount <= descriptors.count else { break }
            messages.append(
                WireMessage(
                    name: label.name, time: label.time, bytes: Array(bytes[start..<(start + length)]),
                    descriptors: Array(descriptors.prefix(label.descriptorCount))))
            descriptors.removeFirst(label.descriptorCount)
            labelCount += 1
            start += length
        }
        labels.removeFirst(labelCount)
        bytes.removeFirst(start)
        return messages
    }

    /// How long the message is that begins at an offset; `nil` while its head is not complete.
    private func length(at start: Int) -> Int? {
        guard start + 8 <= bytes.count else { return nil }
        let word = bytes[(start + 4)..<(start + 8)].withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        return max(8, Int(word >> 16))
    }
}

import WaylandServer

/// A connection to a ``Compositor`` on which things go wrong: events are lost, doubled, late or changed, bytes arrive
/// in small pieces, or not at all.
///
/// One gets it from ``Compositor/connect(through:)``. Nothing happens by itself: each ``Compositor/dispatch()`` carries
/// on what is to be carried on, so its owner calls that in turns with the client, as `CompositorPair` does.
///
/// ```swift
/// let wire = try compositor.connect(through: [Fault("wl_touch.frame", .every, .drop)])
/// let client = wire.releaseClientDescriptor()
/// wire.pieceSize = 1              // every event split at every byte
/// wire.requests = .blocked        // the client's own socket is full
/// ```
public final class FaultyWire {
    /// How bytes go in one direction.
    public enum Flow: Hashable, Sendable {
        /// They arrive.
        case open
        /// They are taken from the one who sends, and arrive later: nothing is lost, and nobody is held up.
        case held
        /// Nobody reads them: the socket of the one who sends fills up. A compositor drops what does not fit, and ends
        /// the connection when it can write again.
        case blocked
    }

    /// What goes wrong with events that are sent from now on. Setting it starts counting anew.
    public var faults: FaultInjection {
        get { disturbed.faults }
        set { disturbed.faults = newValue }
    }
    /// Called when one of ``faults`` has happened, with its index there.
    var onFault: ((Int) -> Void)?
    /// How many bytes the client finds at most when it looks, `nil` for all that were sent.
    public var pieceSize: Int?
    /// How bytes go to the client.
    public var events = Flow.open
    /// How bytes go to the compositor.
    public var requests = Flow.open
    /// Bytes that have gone on so far, both ways.
    public private(set) var carriedByteCount = 0
    /// When an event is due that is late, by the compositor's clock; `nil` when none is.
    public var deadline: Duration? { events == .open ? disturbed.deadline : nil }

    /// The number of the client among ``Compositor/clientIDs``.
    public let clientID: Int
    private let clock: CompositorClock
    private let compositorEnd: SocketEnd
    private let clientEnd: SocketEnd
    /// The socket for a client in this process, until it takes it.
    var clientDescriptor: WireDescriptor?
    private var watches: [ServerWatch] = []
    private var splitter = WireMessageSplitter()
    private var disturbed = DisturbedEvents()
    private var toClient = SendQueue()
    private var toCompositor = SendQueue()
    /// Whether the compositor has ended the connection, or a fault has.
    private var hasCompositorLeft = false
    /// Whether the client has.
    private var hasClientLeft = false
    /// Whether nothing will go any more.
    private(set) var hasEnded = false

    init(
        clientID: Int, clock: CompositorClock, compositorEnd: SocketEnd, clientEnd: SocketEnd, faults: FaultInjection
    ) {
        self.clientID = clientID
        self.clock = clock
        self.compositorEnd = compositorEnd
        self.clientEnd = clientEnd
        disturbed.faults = faults
    }

    /// The socket for a client in this process, which closes it; -1 when it was taken, or when the
    /// client is another one.
    public func releaseClientDescriptor() -> Int32 { clientDescriptor?.take() ?? -1 }

    /// Calls whenever one of the sides has sent something.
    func watch(on display: ServerDisplay, whenReadable: @escaping () -> Void) {
        watches = [compositorEnd, clientEnd].compactMap {
            display.watch($0.descriptorNumber, whenReadable: whenReadable)
        }
    }

    /// Ends ``watch(on:whenReadable:)``, before the display ends.
    func endWatching() { watches = [] }

    /// Ends the connection at both sides at once, as when the compositor is killed: what has not arrived never will.
    public func cut() {
        hasEnded = true
        watches = []
        compositorEnd.shutDown()
        clientEnd.shutDown()
    }

    /// Says what the compositor is sending.
    func willSend(_ message: borrowing ServerMessage) {
        // However much is sent in one go, the compositor's socket does not fill up.
        if events != .blocked, !hasEnded { readEvents() }
        splitter.expect(
            .init(
                name: "\(message.interfaceName).\(message.name)", descriptorCount: message.descriptorCount,
                time: clock.now))
    }

    /// Carries on what the client has sent.
    func carryRequests() {
        guard requests != .blocked, !hasEnded else { return }
        reading: while !hasClientLeft {
            switch clientEnd.receive() {
            case .nothing: break reading
            case .ended: hasClientLeft = true
            case .data(let bytes, let descriptors): toCompositor.append(bytes, descriptors)
            }
        }
        guard requests == .open else { return }
        carriedByteCount += toCompositor.send(over: compositorEnd, atMost: nil)
        if hasClientLeft, toCompositor.isEmpty { compositorEnd.shutDown() }
    }

    /// Carries on what the compositor has sent, and what was late.
    func carryEvents() {
        guard events != .blocked, !hasEnded else { return }
        readEvents()
        guard events == .open else { return }
        pass(disturbed.consumeDue(at: clock.now))
        carriedByteCount += toClient.send(over: clientEnd, atMost: pieceSize)
        if hasCompositorLeft, toClient.isEmpty || hasClientLeft { cut() }
    }

    private func readEvents() {
        while !hasCompositorLeft {
            switch compositorEnd.receive() {
            case .nothing: return
            case .ended: hasCompositorLeft = true
            case .data(let bytes, let descriptors):
                splitter.append(bytes, descriptors)
                for message in splitter.consumeMessages() { pass(disturbed.receive(message)) }
                for index in disturbed.consumeInjected() { onFault?(index) }
            }
        }
    }

    private func pass(_ messages: [WireMessage]) {
        for message in messages where !hasCompositorLeft {
            if !message.bytes.isEmpty { toClient.append(message.bytes, message.descriptors) }
            guard message.endsConnection else { continue }
            hasCompositorLeft = true
            compositorEnd.shutDown()
        }
    }
}

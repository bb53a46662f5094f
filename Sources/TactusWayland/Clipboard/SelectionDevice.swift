import TactusPlatform
import WaylandClient

/// What becomes of something that we have offered.
enum SourceEvent {
    /// Another program wants it, as a type of that name.
    case send(String, WireDescriptor)
    /// It is no longer what others get.
    case cancelled
}

/// A `wl_data_source` or a `zwp_primary_selection_source_v1` that is on a pasteboard.
protocol SourceProxy: AnyObject {
    /// Whether it may still be spoken to.
    var isAlive: Bool { get }

    func offer(mimeType: String)
    func destroy()

    /// Tells a handler what becomes of it as a selection.
    func follow(_ handler: @escaping (SourceEvent) -> Void)
}

extension WlDataSource: SourceProxy {
    func follow(_ handler: @escaping (SourceEvent) -> Void) {
        onEvent = { event in
            switch event {
            case .send(let name, let file): handler(.send(name, file))
            case .cancelled: handler(.cancelled)
            case .target, .dndDropPerformed, .dndFinished, .action: break  // only of what is dragged
            }
        }
    }
}

extension ZwpPrimarySelectionSourceV1: SourceProxy {
    func follow(_ handler: @escaping (SourceEvent) -> Void) {
        onEvent = { event in
            switch event {
            case .send(let name, let file): handler(.send(name, file))
            case .cancelled: handler(.cancelled)
            }
        }
    }
}

/// A seat's clipboard or primary selection: two protocols that are alike, but for their names.
protocol SelectionDevice: AnyObject {
    /// What is offered to other programs.
    associatedtype Source: SourceProxy

    /// Makes a source that offers nothing yet.
    func makeSource() -> Source

    /// Puts a source on the pasteboard, with the serial of what the user did; `nil` takes away what was there.
    func setSelection(_ source: Source?, serial: UInt32)
}

extension SelectionDevice {
    /// Offers something to other programs.
    ///
    /// - Parameters:
    ///   - names: By which names its types are offered.
    ///   - serial: That of what the user did.
    ///   - handler: Is told what becomes of it.
    /// - Returns: What is offered, to take it back.
    func offer(_ names: [String], serial: UInt32, handler: @escaping (SourceEvent) -> Void) -> any SourceProxy {
        let source = makeSource()
        source.follow(handler)
        for name in names { source.offer(mimeType: name) }
        setSelection(source, serial: serial)
        return source
    }

    /// Takes away what was offered.
    func clear(serial: UInt32) { setSelection(nil, serial: serial) }
}

/// Puts the types of an offer together, between the event that introduces it and the one that says what it is for.
struct OfferIntroduction {
    private var newest: WireOffer?

    /// An offer is introduced. One that nobody said anything about is forgotten.
    mutating func introduce(_ offer: WireOffer) {
        newest?.withdraw()
        newest = offer
    }

    /// An event says what an offer is for.
    mutating func finish(with proxy: Proxy?) -> WireOffer? {
        guard let proxy, newest?.proxy === proxy else { return nil }
        defer { newest = nil }
        return newest
    }

    /// Forgets what was introduced.
    mutating func drop() {
        newest?.withdraw()
        newest = nil
    }
}

import WaylandServer

/// What a client offers to others: the source of a clipboard, of a primary selection, or of a drag.
protocol SelectionSource: AnyObject {
    /// The types in which it can be had, in the order of the client's liking.
    var mimeTypes: [String] { get }
    /// Called once, when the client takes it back.
    var onGone: (() -> Void)? { get set }
    /// Asks the client to write it to a file.
    func send(_ mimeType: String, to file: WireDescriptor)
    /// Tells the client that something else was chosen.
    func cancel()
}

/// What is chosen on a seat: its clipboard, or its primary selection.
final class Selection {
    private(set) var source: (any SelectionSource)?
    private let announce: () -> Void

    /// - Parameter announce: Tells the client with the focus what is chosen now.
    init(announce: @escaping () -> Void) {
        self.announce = announce
    }

    /// Chooses something else, or nothing.
    func select(_ newSource: (any SelectionSource)?) {
        guard newSource !== source else { return }
        source?.onGone = nil
        source?.cancel()
        source = newSource
        newSource?.onGone = { [weak self] in
            self?.source = nil
            self?.announce()
        }
        announce()
    }
}

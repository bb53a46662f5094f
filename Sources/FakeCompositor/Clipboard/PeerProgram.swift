import CLinuxShims
import Glibc
public import TactusGeometry
import WaylandServer

/// Another program, played by the compositor: it copies, pastes and drags, as well or as badly as a test wants.
///
/// ```swift
/// compositor.seat.peer.copy("hello")                              // now the clipboard has it
/// let pipe = compositor.seat.peer.paste("text/plain")             // asks the client that has copied
/// compositor.seat.peer.copy(["image/png"]) { _, _ in }            // never writes, and closes at once
/// ```
public final class PeerProgram {
    /// What is copied to and pasted from.
    public enum Selection: Hashable, Sendable {
        /// The clipboard.
        case clipboard
        /// What was marked last.
        case primary
    }

    /// What it was told, oldest first: `sends text/plain`, `cancelled`, `target text/plain`, `action 1`,
    /// `dropped`, `finished`.
    public private(set) var log: [String] = []

    private unowned let seat: Seat
    private weak var dragged: PeerSource?

    init(seat: Seat) { self.seat = seat }

    /// Takes what it was told.
    public func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }

    // MARK: Copy and paste

    /// Copies something.
    ///
    /// - Parameters:
    ///   - types: By which names it is offered.
    ///   - selection: Where to.
    ///   - answer: Is called when a client wants it, with the name of the type, and the pipe to write to; keep that as
    ///     long as there is something to write.
    public func copy(
        _ types: [String], to selection: Selection = .clipboard, answer: @escaping (String, PeerPipe) -> Void
    ) {
        self.selection(selection).select(makeSource(types, answer))
        seat.compositor.display.flushClients()
    }

    /// Copies a text of less than 64 KiB.
    public func copy(_ text: String, to selection: Selection = .clipboard) {
        copy(["text/plain;charset=utf-8", "text/plain"], to: selection) { $1.write(Array(text.utf8)) }
    }

    /// Takes away what was copied.
    public func clear(_ selection: Selection = .clipboard) {
        self.selection(selection).select(nil)
        seat.compositor.display.flushClients()
    }

    /// Asks for what a client has copied.
    ///
    /// - Parameters:
    ///   - type: By which name it is offered.
    ///   - selection: Where from.
    /// - Returns: The pipe to read from; `nil` when nobody has copied anything.
    public func paste(_ type: String, from selection: Selection = .clipboard) -> PeerPipe? {
        guard let source = self.selection(selection).source else { return nil }
        return ask(source, type)
    }

    private func selection(_ selection: Selection) -> FakeCompositor.Selection {
        switch selection {
        case .clipboard: seat.clipboard.selection
        case .primary: seat.primarySelection.selection
        }
    }

    // MARK: Drag and drop

    /// Begins to drag something, with a pointer that is the program's own.
    ///
    /// - Parameters:
    ///   - types: By which names it is offered.
    ///   - actions: What may be done with it, as the bits of `wl_data_device_manager.dnd_action`: 1
    ///     copies, 2 moves, 4 asks.
    ///   - point: Where, in logical pixels of the output.
    ///   - answer: Is called when a client wants it, with the name of the type, and the pipe to write to.
    public func beginDrag(
        _ types: [String], actions: UInt32 = 1, at point: Point,
        answer: @escaping (String, PeerPipe) -> Void = { _, _ in }
    ) {
        let source = makeSource(types, answer)
        source.actions = WlDataDeviceManager.DndAction(rawValue: actions)
        dragged = source
        seat.dragAndDrop.start(source, at: point)
    }

    /// Says anew what may be done with what it drags (`wl_data_source.set_actions`), as the bits of the wire.
    public func allow(actions: UInt32) {
        dragged?.actions = WlDataDeviceManager.DndAction(rawValue: actions)
        seat.dragAndDrop.peerActionsDidChange()
    }

    /// Moves what it drags to a point of the output.
    public func moveDrag(to point: Point) { seat.dragAndDrop.peerMoved(to: point) }

    /// Lets go of what it drags: it is dropped, or cancelled where nobody takes it.
    public func drop() { seat.dragAndDrop.peerDropped() }

    /// Asks for what a client drags, or has dropped on this program. A program may ask before the drop,
    /// to show what comes.
    ///
    /// - Parameter type: By which name it is offered.
    /// - Returns: The pipe to read from; `nil` when no client drags anything.
    public func readDragged(_ type: String) -> PeerPipe? {
        seat.dragAndDrop.draggedSource.flatMap { ask($0, type) }
    }

    private func makeSource(_ types: [String], _ answer: @escaping (String, PeerPipe) -> Void) -> PeerSource {
        PeerSource(types, answer: answer) { [weak self] in self?.log.append($0) }
    }

    private func ask(_ source: any SelectionSource, _ type: String) -> PeerPipe? {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        let (readEnd, writeEnd) = (WireDescriptor(owning: ends[0]), WireDescriptor(owning: ends[1]))
        source.send(type, to: writeEnd)
        seat.compositor.display.flushClients()
        return PeerPipe(readEnd)
    }
}

/// What the compositor offers in the place of another program.
final class PeerSource: DragSource {
    let mimeTypes: [String]
    var actions: WlDataDeviceManager.DndAction?
    var isUsed = false
    var onGone: (() -> Void)?
    private let answer: (String, PeerPipe) -> Void
    private let note: (String) -> Void

    init(_ types: [String], answer: @escaping (String, PeerPipe) -> Void, note: @escaping (String) -> Void) {
        mimeTypes = types
        self.answer = answer
        self.note = note
    }

    func send(_ mimeType: String, to file: WireDescriptor) {
        note("sends \(mimeType)")
        answer(mimeType, PeerPipe(file))
    }

    func cancel() { note("cancelled") }
    func didChooseTarget(_ mimeType: String?) { note("target \(mimeType ?? "nothing")") }
    func didChooseAction(_ action: WlDataDeviceManager.DndAction) { note("action \(action.rawValue)") }
    func wasDropped() { note("dropped") }
    func wasFinished() { note("finished") }
}

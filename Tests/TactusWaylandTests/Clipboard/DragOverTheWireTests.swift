import DragViews
import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Drag and drop, both ends")
struct DragOverTheWireTests {
    let window = Window(title: "Drag", size: Size(width: 200, height: 100))
    let piece = DragPiece(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    let box = DropBox(frame: Rect(x: 100, y: 0, width: 100, height: 100))

    func makePair(
        offer: GlobalOffer = .everything, prepare: (CompositorPair) -> Void = { _ in }
    ) throws -> CompositorPair {
        window.addSubview(piece)
        window.addSubview(box)
        let pair = try CompositorPair(window: window, offer: offer)
        prepare(pair)
        pair.vblank()
        return pair
    }

    /// A finger that has lifted the piece and begun to drag it.
    func dragByFinger(_ pair: CompositorPair, to point: Point = Point(x: 60, y: 20)) -> SeatFinger {
        let finger = pair.seat.finger(id: 3)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        pair.advance(by: .milliseconds(500))
        finger.move(to: point)
        pair.settle()
        return finger
    }

    private func dragByPointer(_ pair: CompositorPair, to point: Point = Point(x: 60, y: 20)) {
        pair.seat.pointer.move(to: Point(x: 20, y: 20))
        pair.seat.pointer.button(0x110, isPressed: true)
        pair.settle()
        pair.seat.pointer.move(to: point)
        pair.settle()
    }

    @Test(
        "rule 11: a finger's drag goes through the compositor; its touches are cancelled, and its window reads without a pipe"
    )
    func byFinger() throws {
        let pair = try makePair()
        var received: [Result<[UInt8], ContentError>] = []
        box.onDrop = { try? $0.content(as: .text).collect(upTo: 99) { received.append($0) } }
        let finger = dragByFinger(pair)
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins"])
        #expect(pair.seat.dragAndDrop.isActive)
        #expect(pair.seat.dragAndDrop.icon != nil)
        finger.move(to: Point(x: 120, y: 30))
        pair.settle()
        #expect(box.consumeLog() == ["enters at 20.0, 30.0"])
        #expect(piece.session?.operation == .copy && box.session?.localDragSession === piece.session)
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["drop to copy", "over"] && piece.consumeLog() == ["ends with copy"])
        #expect(received == [.success(Array("piece".utf8))], "at once: no pipe")
        #expect(pair.platform.transfers.count == 0)

        let next = dragByFinger(pair)
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins"], "the next finger is a new one")
        next.up()
        pair.settle()
        #expect(piece.consumeLog() == ["ends with nothing"])
        try pair.verify()
    }

    @Test("a pointer's drag: over nobody, over another program, dropped outside, and with Escape")
    func byPointer() throws {
        let pair = try makePair()
        dragByPointer(pair)
        #expect(piece.consumeLog() == ["touched", "begins", "touch cancelled"])
        pair.seat.pointer.move(to: Point(x: 150, y: 20))
        pair.settle()
        #expect(piece.session?.operation == .copy)
        pair.seat.pointer.move(to: Point(x: 70, y: 20))
        pair.settle()
        #expect(box.consumeLog() == ["enters at 50.0, 20.0", "exits"] && piece.session?.operation == nil)
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(piece.consumeLog() == ["ends with nothing"])

        dragByPointer(pair, to: Point(x: 150, y: 20))
        _ = piece.consumeLog()
        _ = box.consumeLog()
        pair.seat.keyboard.key(1, isPressed: true)
        pair.seat.keyboard.key(1, isPressed: false)
        pair.settle()
        #expect(piece.consumeLog() == ["ends with nothing"] && box.consumeLog() == ["exits", "over"])
        #expect(!pair.seat.dragAndDrop.isActive)
        pair.seat.pointer.button(0x110, isPressed: false)
        try pair.verify()
    }

    @Test("another program takes what is dragged, reads it through a pipe, and the source lives as long as that")
    func takenByOthers() throws {
        let pair = try makePair()
        piece.items = [.text("far"), .text("unheard")]
        dragByPointer(pair)
        let pipe = try #require(pair.seat.peer.readDragged("text/plain"))
        pair.settle()
        #expect(pipe.read() == Array("far".utf8) && pipe.read() == nil)
        pair.seat.dragAndDrop.cancel()
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(piece.consumeLog().last == "ends with nothing")
        try pair.verify()
    }

    @Test("what another program drops is read through a pipe, and only then finished; what is not read is cancelled")
    func foreignDrop() throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        var received: [Result<[UInt8], ContentError>] = []
        box.onDrop = { try? $0.content(as: .text).collect(upTo: 5) { received.append($0) } }
        let peer = pair.seat.peer
        func drop() {
            peer.beginDrag(["image/png", "text/plain"], actions: 3, at: Point(x: 20, y: 80)) { pipes.append($1) }
            pair.settle()
            peer.moveDrag(to: Point(x: 150, y: 50))
            pair.settle()
            peer.drop()
            pair.settle()
        }
        drop()
        #expect(box.consumeLog() == ["enters at 50.0, 50.0", "drop to copy", "over"])
        #expect(
            peer.consumeLog() == ["target nothing", "target image/png", "action 1", "dropped", "sends text/plain"])
        pipes.first?.write(Array("near".utf8))
        pair.settle()
        #expect(received.isEmpty)
        pipes = []
        pair.settle()
        #expect(received == [.success(Array("near".utf8))])
        #expect(peer.consumeLog() == ["finished"])

        drop()
        pipes.first?.write(Array("too long".utf8))
        pair.settle()
        #expect(received.last == .failure(.tooLarge(limit: 5)))
        #expect(peer.consumeLog().last == "cancelled")
        pipes = []
        drop()
        pair.advance(by: .seconds(5))
        #expect(received.last == .failure(.silent(.seconds(5))))
        #expect(peer.consumeLog().last == "cancelled")
        pipes = []
        drop()
        pipes = []
        pair.settle()
        #expect(received.last == .success([]))
        #expect(peer.consumeLog().last == "cancelled", "what may not have arrived is not to be deleted")
        try pair.verify()
    }

    @Test("a target that asks says afterwards what it was; one that wants nothing is told to nobody")
    func asking() throws {
        let pair = try makePair()
        let peer = pair.seat.peer
        box.proposal = DropProposal([.ask, .move], preferring: .ask)
        var dropped: DropSession?
        box.onDrop = { dropped = $0 }
        peer.beginDrag(["text/plain"], actions: 7, at: Point(x: 150, y: 50))
        pair.settle()
        peer.drop()
        pair.settle()
        #expect(peer.consumeLog() == ["target text/plain", "action 4", "dropped"])
        #expect(dropped?.operation == .ask && dropped?.allowedOperations == [.copy, .move, .ask])
        dropped?.settle(on: .move)
        dropped = nil
        pair.settle()
        #expect(peer.consumeLog() == ["action 2", "finished"])

        box.proposal = .forbidden
        peer.beginDrag(["text/plain"], actions: 7, at: Point(x: 150, y: 50))
        peer.drop()
        pair.settle()
        #expect(peer.consumeLog().last == "cancelled")
        try pair.verify()
    }

    @Test("what was dropped is read on while the next thing is dragged, which can be dropped before that is finished")
    func nextDrag() throws {
        let pair = try makePair()
        var kept: [DropSession] = []
        box.onDrop = { kept.append($0) }
        piece.items = [.text("first")]
        dragByPointer(pair, to: Point(x: 150, y: 20))
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        let first = try #require(piece.session)
        let pipe = try #require(pair.seat.peer.readDragged("text/plain"))
        _ = piece.consumeLog()
        piece.items = [.text("second")]
        dragByPointer(pair, to: Point(x: 150, y: 20))
        let second = try #require(piece.session)
        #expect(first !== second && first.isActive && second.isActive && first.operation == .copy)
        #expect(pipe.read() == Array("first".utf8) && pipe.read() == nil)
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(kept.count == 2 && first.isActive && second.isActive)
        #expect(piece.consumeLog() == ["touched", "begins", "touch cancelled"], "neither has ended")
        pair.seat.keyboard.key(1, isPressed: true)
        pair.seat.keyboard.key(1, isPressed: false)
        pair.settle()
        #expect(first.isActive && second.isActive, "Escape ends what is dragged, and that is nothing")
        kept.removeLast()
        pair.settle()
        #expect(first.isActive && !second.isActive && piece.consumeLog() == ["ends with copy"])
        first.cancel()
        #expect(!first.isActive && piece.consumeLog() == ["ends with nothing"])
        kept = []
        pair.settle()
        try pair.verify()
    }

    @Test("another program allows something else while it drags: the target hears of it, and the terms follow")
    func allowedLater() throws {
        let pair = try makePair()
        let peer = pair.seat.peer
        box.proposal = .move
        peer.beginDrag(["text/plain"], actions: 0, at: Point(x: 150, y: 50))
        pair.settle()
        #expect(box.session?.allowedOperations == [] && box.session?.operation == nil)
        peer.allow(actions: 3)
        pair.settle()
        #expect(box.session?.allowedOperations == [.copy, .move] && box.session?.operation == .move)
        box.proposal = .copy
        peer.allow(actions: 1)
        pair.settle()
        #expect(box.session?.allowedOperations == .copy && box.session?.operation == .copy, "the view was asked anew")
        peer.drop()
        pair.settle()
        #expect(peer.consumeLog().suffix(2) == ["dropped", "finished"])
        try pair.verify()
    }

    @Test("a compositor that is slow to tell of a pointer's drag is waited for")
    func slow() throws {
        window.addSubview(piece)
        let pair = try CompositorPair(window: window, faults: [])
        pair.vblank()
        pair.wire?.faults = [Fault("wl_data_device.enter", .every, .delay(.seconds(3)))]
        dragByPointer(pair)
        pair.advance(by: .seconds(2))
        #expect(piece.consumeLog() == ["touched", "begins", "touch cancelled"] && piece.session?.isActive == true)
        pair.advance(by: .seconds(2))
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(piece.consumeLog() == ["ends with nothing"])
        try pair.verify()
    }

    @Test(
        "a drag for this program alone tells others nothing: a finger's runs in the window, a pointer's has no content")
    func restricted() throws {
        let pair = try makePair()
        piece.isRestricted = true
        let finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(!pair.seat.dragAndDrop.isActive && box.consumeLog() == ["enters at 20.0, 20.0"])
        finger.up()
        pair.settle()
        #expect(piece.consumeLog().last == "ends with copy")
        pair.vblank()
        dragByPointer(pair, to: Point(x: 120, y: 20))
        #expect(pair.seat.dragAndDrop.isActive)
        let pipe = try #require(pair.seat.peer.readDragged("text/plain;charset=utf-8"))
        pair.settle()
        #expect(pipe.read() == nil)
        _ = box.consumeLog()
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(box.consumeLog() == ["drop to copy", "over"] && piece.consumeLog().last == "ends with copy")
        try pair.verify()
    }

    @Test(
        "without the global, and below version 3, drags run in the window",
        arguments: [
            GlobalOffer.everything.without("wl_data_device_manager"),
            .only(["wl_compositor": 4, "wl_shm": 1, "wl_seat": 7, "xdg_wm_base": 1, "wl_data_device_manager": 2]),
        ])
    func floor(offer: GlobalOffer) throws {
        let pair = try makePair(offer: offer)
        dragByPointer(pair, to: Point(x: 120, y: 20))
        pair.seat.pointer.button(0x110, isPressed: false)
        pair.settle()
        #expect(box.consumeLog() == ["enters at 20.0, 20.0", "drop to copy", "over"])
        #expect(piece.consumeLog() == ["touched", "begins", "touch cancelled", "ends with copy"])
        try pair.verify()
    }

    @Test("the compositor goes with a drag under way; another program's goes without a word")
    func lost() throws {
        let pair = try makePair()
        dragByPointer(pair, to: Point(x: 120, y: 20))
        pair.compositor.disconnectClients()
        pair.settle()
        #expect(piece.consumeLog().last == "ends with nothing")
        #expect(box.consumeLog().suffix(2) == ["exits", "over"])
    }

    @Test("a window that closes with something dragged over it hears no more of it")
    func closed() throws {
        let pair = try makePair()
        pair.application.open(Window(title: "Other", size: Size(width: 50, height: 50)))
        pair.settle()
        let peer = pair.seat.peer
        peer.beginDrag(["text/plain"], at: Point(x: 150, y: 50))
        pair.settle()
        pair.scene.close()
        pair.settle()
        peer.drop()
        pair.settle()
        #expect(box.consumeLog() == ["enters at 50.0, 50.0", "exits", "over"])
        #expect(peer.consumeLog().last == "cancelled")
        try pair.verify()
    }
}

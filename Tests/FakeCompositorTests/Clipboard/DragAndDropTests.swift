import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Drag and drop")
struct DragAndDropTests {
    let bench = Bench()
    var pointer: SeatPointer { bench.compositor.seat.pointer }

    /// One side of a drag: a client with a window of half the output.
    private struct Side {
        let client: RawClient
        let window: ClientWindow
        let data: ClientDataDevice
        let serials: Serials
    }

    /// A client whose window is the left half of the output, or the right one.
    private func makeSide(isLeft: Bool, version: UInt32? = nil) throws -> Side {
        bench.compositor.shellPolicy.firstToplevelFillsOutput = false
        let client = try bench.client()
        let (_, serials) = client.trackEnters()
        let window = client.makeWindow(width: 50, height: 80)
        bench.compositor.toplevels.last?.move(to: PixelPoint(x: isLeft ? 0 : 50, y: 0))
        let side = Side(
            client: client, window: window, data: ClientDataDevice(client, version: version), serials: serials)
        _ = client.consumeLog()
        return side
    }

    /// Presses the left button on the left side, and drags from there.
    private func startDrag(from side: Side, source: WlDataSource?, icon: WlSurface? = nil) throws {
        pointer.move(to: Point(x: 10, y: 10))
        pointer.button(0x110, isPressed: true)
        side.client.settle()
        _ = side.client.consumeLog()
        side.data.device.startDrag(
            source: source, origin: side.window.surface, icon: icon, serial: try #require(side.serials.last))
        side.client.settle()
    }

    @Test("from press to drop: both sides agree on a type and an action, and the target says when it is done")
    func wholeDrag() throws {
        let right = try makeSide(isLeft: false)
        let left = try makeSide(isLeft: true)
        let source = left.data.makeSource(actions: [.copy, .move])
        try startDrag(from: left, source: source)
        #expect(bench.compositor.seat.dragAndDrop.isActive)
        #expect(left.client.consumeLog() == ["type text/plain", "offers 3", "drag enters 10.0 10.0 laden"])

        _ = right.client.consumeLog()
        pointer.move(to: Point(x: 60, y: 20))
        pointer.move(to: Point(x: 61, y: 20))
        #expect(left.client.consumeLog() == ["drag leaves"])
        #expect(
            right.client.consumeLog() == [
                "type text/plain", "offers 3", "drag enters 10.0 20.0 laden", "drag moves 11.0 20.0",
            ])

        let offer = try #require(right.data.offer)
        offer.accept(serial: right.data.enterSerial, mimeType: "text/plain")
        offer.setActions(dndActions: [.copy, .move], preferredAction: .move)
        #expect(right.client.consumeLog() == ["will do 2"])
        #expect(left.client.consumeLog() == ["target text/plain", "action 2"])

        pointer.button(0x110, isPressed: false)
        #expect(right.client.consumeLog() == ["drop"])
        #expect(left.client.consumeLog() == ["dropped"])
        #expect(!bench.compositor.seat.dragAndDrop.isActive)

        let file = right.client.makeFile(byteCount: 0)
        offer.receive(mimeType: "text/plain", fd: file)
        right.client.settle()
        #expect(left.client.consumeLog() == ["send text/plain"])
        #expect(RawClient.contents(of: file, byteCount: 5) == "hello")
        offer.finish()
        offer.destroy()
        right.client.settle()
        #expect(left.client.consumeLog() == ["finished"])
        #expect(bench.compositor.faults.isEmpty)
    }

    @Test("a drop that nobody takes is cancelled, and the pointer is back where it is")
    func nobodyAccepts() throws {
        let left = try makeSide(isLeft: true)
        try startDrag(from: left, source: left.data.makeSource(actions: .copy))
        _ = left.client.consumeLog()
        let entersBefore = left.serials.all.count
        pointer.button(0x110, isPressed: false)
        #expect(left.client.consumeLog() == ["drag leaves", "cancelled"])
        #expect(left.serials.all.count == entersBefore + 1)
    }

    @Test("an action that both do not know is none; the owner of a compositor may cancel a drag")
    func noCommonAction() throws {
        let right = try makeSide(isLeft: false)
        let left = try makeSide(isLeft: true)
        try startDrag(from: left, source: left.data.makeSource(actions: .copy))
        pointer.move(to: Point(x: 60, y: 20))
        right.client.settle()
        let offer = try #require(right.data.offer)
        offer.accept(serial: right.data.enterSerial, mimeType: "text/plain")
        offer.setActions(dndActions: .copy, preferredAction: .copy)
        offer.setActions(dndActions: .move, preferredAction: .move)
        #expect(right.client.consumeLog().filter { $0.hasPrefix("will") } == ["will do 1", "will do 0"])
        _ = left.client.consumeLog()
        bench.compositor.seat.dragAndDrop.cancel()
        #expect(right.client.consumeLog() == ["drag leaves"])
        #expect(left.client.consumeLog() == ["cancelled"])
    }

    @Test("a target that lets go of what was dropped before it is finished cancels it")
    func abandoned() throws {
        let right = try makeSide(isLeft: false)
        let left = try makeSide(isLeft: true)
        try startDrag(from: left, source: left.data.makeSource(actions: .copy))
        pointer.move(to: Point(x: 60, y: 20))
        right.client.settle()
        let offer = try #require(right.data.offer)
        offer.accept(serial: right.data.enterSerial, mimeType: "text/plain")
        offer.setActions(dndActions: .copy, preferredAction: .copy)
        right.client.settle()
        pointer.button(0x110, isPressed: false)
        _ = left.client.consumeLog()
        offer.destroy()
        right.client.settle()
        #expect(left.client.consumeLog() == ["cancelled"])
    }

    @Test("a finger drags as well: its client's touches are cancelled, and no frame follows")
    func finger() throws {
        let right = try makeSide(isLeft: false)
        let left = try makeSide(isLeft: true)
        let serials = left.client.recordTouchSerials()
        let finger = bench.compositor.seat.finger(id: 4)
        finger.down(at: Point(x: 10, y: 10))
        left.client.settle()
        _ = left.client.consumeLog()
        left.data.device.startDrag(
            source: left.data.makeSource(actions: .copy), origin: left.window.surface, icon: nil,
            serial: try #require(serials.last))
        left.client.settle()
        _ = right.client.consumeLog()
        finger.move(to: Point(x: 60, y: 20))
        finger.up()
        #expect(
            left.client.consumeLog() == [
                "cancel", "type text/plain", "offers 1", "drag enters 10.0 10.0 laden", "drag leaves", "cancelled",
            ])
        #expect(
            right.client.consumeLog() == ["type text/plain", "offers 1", "drag enters 10.0 20.0 laden", "drag leaves"])
    }

    @Test("without a source the drag stays within its client, and needs nobody's consent")
    func withoutSource() throws {
        let right = try makeSide(isLeft: false)
        let left = try makeSide(isLeft: true)
        let icon = left.client.core.createSurface()
        try startDrag(from: left, source: nil, icon: icon)
        #expect(bench.compositor.seat.dragAndDrop.icon?.objectID == icon.id)
        _ = right.client.consumeLog()
        pointer.move(to: Point(x: 60, y: 20))
        pointer.move(to: Point(x: 20, y: 20))
        pointer.button(0x110, isPressed: false)
        #expect(
            left.client.consumeLog() == [
                "drag enters 10.0 10.0 empty", "drag leaves", "drag enters 20.0 20.0 empty", "drop",
            ])
        #expect(right.client.consumeLog() == [])
    }

    @Test("a drag with the serial of nothing that is down does not begin")
    func unearned() throws {
        let left = try makeSide(isLeft: true)
        left.data.device.startDrag(
            source: left.data.makeSource(actions: .copy), origin: left.window.surface, icon: nil, serial: 1)
        left.client.settle()
        #expect(left.client.consumeLog() == ["cancelled"])
        #expect(!bench.compositor.seat.dragAndDrop.isActive)
    }

    @Test("before version 3 there are no actions: an accepted type is enough")
    func oldVersions() throws {
        let right = try makeSide(isLeft: false, version: 2)
        let left = try makeSide(isLeft: true, version: 2)
        try startDrag(from: left, source: left.data.makeSource())
        pointer.move(to: Point(x: 60, y: 20))
        right.client.settle()
        let offer = try #require(right.data.offer)
        offer.accept(serial: right.data.enterSerial, mimeType: "text/plain")
        right.client.settle()
        pointer.button(0x110, isPressed: false)
        #expect(right.client.consumeLog().suffix(1) == ["drop"])
        offer.destroy()
        right.client.settle()
        #expect(left.client.consumeLog().last == "target text/plain")
    }

    /// What a client may get wrong, and the error's name.
    enum Mistake: String, CaseIterable {
        case actionsTwice = "invalid_source"
        case unknownAction = "invalid_action_mask"
        case twoFavourites = "invalid_action"
        case finishedBeforeDrop = "invalid_finish"
        case iconIsWindow = "role"
    }

    @Test("a client that makes a mistake with a drag loses its connection", arguments: Mistake.allCases)
    func mistakes(mistake: Mistake) throws {
        let left = try makeSide(isLeft: true)
        let source = left.data.makeSource(actions: .copy)
        try startDrag(from: left, source: mistake == .iconIsWindow ? nil : source, icon: nil)
        let offer = left.data.offer
        switch mistake {
        case .actionsTwice: source.setActions(dndActions: .move)
        case .unknownAction: left.data.manager.createDataSource().setActions(dndActions: .init(rawValue: 8))
        case .twoFavourites:
            try #require(offer).setActions(dndActions: [.copy, .move], preferredAction: [.copy, .move])
        case .finishedBeforeDrop: try #require(offer).finish()
        case .iconIsWindow:
            left.data.device.startDrag(
                source: source, origin: left.window.surface, icon: left.window.surface,
                serial: try #require(left.serials.last))
        }
        #expect(left.client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == [mistake.rawValue])
    }
}

@Suite("Offers that are used wrongly")
struct OfferMistakeTests {
    let bench = Bench()

    /// A client that drags over its own window, or offers itself its clipboard.
    private func makeOffer(isDragged: Bool) throws -> (client: RawClient, data: ClientDataDevice, offer: WlDataOffer) {
        let client = try bench.client()
        let (_, serials) = client.trackEnters()
        let window = client.makeWindow(width: 100, height: 80)
        let data = ClientDataDevice(client)
        bench.compositor.seat.pointer.move(to: Point(x: 10, y: 10))
        bench.compositor.seat.pointer.button(0x110, isPressed: true)
        client.settle()
        let serial = try #require(serials.last)
        if isDragged {
            data.device.startDrag(
                source: data.makeSource(actions: [.copy, .ask]), origin: window.surface, icon: nil, serial: serial)
        } else {
            data.device.setSelection(source: data.makeSource(), serial: serial)
        }
        client.settle()
        return (client, data, try #require(data.offer))
    }

    @Test("an offer refuses actions that the protocol does not have")
    func unknownActions() throws {
        let drag = try makeOffer(isDragged: true)
        drag.offer.setActions(dndActions: .init(rawValue: 8), preferredAction: [])
        #expect(drag.client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_action_mask"])
    }

    @Test("a favourite that is not among the actions")
    func foreignFavourite() throws {
        let drag = try makeOffer(isDragged: true)
        drag.offer.setActions(dndActions: .copy, preferredAction: .move)
        #expect(drag.client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_action"])
    }

    @Test("a drop that is finished while the user has still to be asked")
    func undecided() throws {
        let drag = try makeOffer(isDragged: true)
        drag.offer.accept(serial: drag.data.enterSerial, mimeType: "text/plain")
        drag.offer.setActions(dndActions: .ask, preferredAction: .ask)
        drag.client.settle()
        bench.compositor.seat.pointer.button(0x110, isPressed: false)
        #expect(drag.client.consumeLog().suffix(2) == ["drop", "dropped"])
        drag.offer.finish()
        #expect(drag.client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_finish"])
    }

    @Test("a selection that is treated as a drag", arguments: ["invalid_offer", "invalid_finish"])
    func selection(error: String) throws {
        let drag = try makeOffer(isDragged: false)
        if error == "invalid_offer" {
            drag.offer.setActions(dndActions: .copy, preferredAction: .copy)
        } else {
            drag.offer.finish()
        }
        #expect(drag.client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == [error])
    }
}

@Suite("The clipboard")
struct ClipboardTests {
    let bench = Bench()

    @Test("what one client copies the next one to have the focus is offered, and can read")
    func copyAndPaste() throws {
        let first = try bench.client()
        let firstData = ClientDataDevice(first)
        _ = first.makeWindow()
        firstData.device.setSelection(source: firstData.makeSource(), serial: 1)
        #expect(first.consumeLog() == ["selection of nothing", "type text/plain", "selection"])
        #expect(bench.compositor.seat.clipboardTypes == ["text/plain"])

        let second = try bench.client()
        let secondData = ClientDataDevice(second)
        _ = second.makeWindow()
        #expect(second.consumeLog() == ["type text/plain", "selection"])
        let file = second.makeFile(byteCount: 0)
        try #require(secondData.offer).receive(mimeType: "text/plain", fd: file)
        second.settle()
        #expect(first.consumeLog() == ["send text/plain"])
        #expect(RawClient.contents(of: file, byteCount: 5) == "hello")

        first.connection.disconnect()
        #expect(second.consumeLog() == ["selection of nothing"])
        #expect(bench.compositor.seat.clipboardTypes == [])
    }

    @Test("any serial chooses where none is checked")
    func unchecked() throws {
        var seat = SeatConfiguration()
        seat.checksSelectionSerials = false
        let bench = Bench(seat: seat)
        let client = try bench.client()
        let data = ClientDataDevice(client)
        data.device.setSelection(source: data.makeSource(), serial: 0)
        client.settle()
        #expect(bench.compositor.seat.clipboardTypes == ["text/plain"])
    }

    @Test("a serial that no event had chooses nothing; a source for drags is no selection")
    func mistakes() throws {
        let client = try bench.client()
        let data = ClientDataDevice(client)
        _ = client.makeWindow()
        data.device.setSelection(source: data.makeSource(), serial: 0)
        data.device.setSelection(source: data.makeSource(), serial: 1_000_000)
        client.settle()
        #expect(bench.compositor.seat.clipboardTypes == [])
        data.device.setSelection(source: data.makeSource(actions: .copy), serial: 1)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == ["invalid_source"])
    }
}

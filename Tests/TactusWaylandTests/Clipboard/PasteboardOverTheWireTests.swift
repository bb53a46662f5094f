import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Copy and paste, both ends")
struct PasteboardOverTheWireTests {
    /// What a reading came to.
    @MainActor
    private final class Reading {
        var results: [Result<[UInt8], ContentError>] = []
        var text: String? {
            if case .success(let bytes) = results.first { String(decoding: bytes, as: UTF8.self) } else { nil }
        }
    }

    private func makePair(_ offer: GlobalOffer = .everything) throws -> CompositorPair {
        try CompositorPair(window: Window(title: "Copy", size: Size(width: 200, height: 100)), offer: offer)
    }

    private func tap(_ pair: CompositorPair) {
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
    }

    private func read(_ offer: any ContentOffer, as type: ContentType = .text, upTo limit: Int = 1 << 20) throws
        -> Reading
    {
        let reading = Reading()
        try offer.content(as: type).collect(upTo: limit) { reading.results.append($0) }
        return reading
    }

    @Test(
        "rule 27: what the program copies others can paste; itself it reads it without a pipe",
        arguments: Pasteboard.Kind.allCases)
    func copying(kind: Pasteboard.Kind) throws {
        let pair = try makePair()
        let pasteboard = pair.application.pasteboard(kind)
        let selection: PeerProgram.Selection = kind == .general ? .clipboard : .primary
        tap(pair)
        pasteboard.setString("one")
        pasteboard.setString("two")
        pair.settle()
        let types = kind == .general ? pair.seat.clipboardTypes : pair.seat.primarySelectionTypes
        #expect(types == ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"])
        #expect(try read(pasteboard).text == "two", "at once")
        for type in types {
            let pipe = try #require(pair.seat.peer.paste(type, from: selection))
            pair.settle()
            #expect(pipe.read() == Array("two".utf8))
            #expect(pipe.read() == nil)
        }
        pasteboard.setItem(nil)
        pair.settle()
        #expect(pair.seat.clipboardTypes == [] && pair.seat.primarySelectionTypes == [])
        try pair.verify()
    }

    @Test("what another program copies is told, read through a pipe, and replaced", arguments: Pasteboard.Kind.allCases)
    func pasting(kind: Pasteboard.Kind) throws {
        let pair = try makePair()
        let pasteboard = pair.application.pasteboard(kind)
        let selection: PeerProgram.Selection = kind == .general ? .clipboard : .primary
        pair.seat.peer.copy("hello", to: selection)
        pair.settle()
        #expect(pasteboard.types == [.text] && pasteboard.changeCount == 1)
        let reading = try read(pasteboard)
        #expect(reading.results.isEmpty)
        pair.settle()
        #expect(reading.text == "hello")
        #expect(pair.seat.peer.consumeLog() == ["sends text/plain;charset=utf-8"])

        tap(pair)
        pasteboard.setString("mine")
        pair.settle()
        #expect(pair.seat.peer.consumeLog() == ["cancelled"])
        #expect(pasteboard.changeCount == 2 && pasteboard.item != nil)
        pair.seat.peer.copy("again", to: selection)
        pair.settle()
        #expect(pasteboard.item == nil && pasteboard.types == [.text])
        pair.seat.peer.clear(selection)
        pair.settle()
        #expect(pasteboard.types == [])
        #expect(pair.platform.transfers.count == 0)
        try pair.verify()
    }

    @Test("what the program copies stays on the clipboard when its window closes and another is open")
    func windowsChange() throws {
        let pair = try makePair()
        tap(pair)
        pair.application.pasteboard.setString("kept")
        pair.settle()
        pair.application.open(Window(title: "Other", size: Size(width: 50, height: 50)))
        pair.settle()
        pair.scene.close()
        pair.settle()
        let pipe = try #require(pair.seat.peer.paste("text/plain"))
        pair.settle()
        #expect(pipe.read() == Array("kept".utf8))
        try pair.verify()
    }

    @Test("without globals, and before the user has done anything, a pasteboard works within the program")
    func withinTheProgram() throws {
        let floor = GlobalOffer.only(["wl_compositor": 4, "wl_shm": 1, "wl_seat": 7, "wl_output": 3, "xdg_wm_base": 1])
        for offer in [floor, .everything] {
            let pair = try makePair(offer)
            if offer == floor { tap(pair) }
            for kind in Pasteboard.Kind.allCases {
                pair.application.pasteboard(kind).setString("mine")
                pair.settle()
                #expect(try read(pair.application.pasteboard(kind)).text == "mine")
            }
            #expect(pair.seat.clipboardTypes == [] && pair.seat.primarySelectionTypes == [])
            try pair.verify()
        }
    }

    @Test(
        "the compositor goes and comes back: what the program has copied stays its own, what others have is told anew")
    func disconnected() throws {
        let pair = try makePair()
        pair.seat.peer.copy(["text/plain"]) { _, _ in }
        var kept: [PeerPipe] = []
        pair.seat.peer.copy(["text/plain"], to: .primary) { kept.append($1) }
        tap(pair)
        pair.application.pasteboard.setString("mine")
        let selection = pair.application.primarySelection
        pair.settle()
        let reading = try read(selection)
        pair.settle()
        #expect(kept.count == 1 && reading.results.isEmpty)
        pair.compositor.disconnectClients()
        pair.settle()
        kept.removeAll { $0.write(Array("late".utf8)) != nil }
        pair.settle()
        #expect(reading.text == "late", "the pipe is not the compositor's")
        #expect(
            selection.changeCount == 3, "it was there, was gone, and is told of again by the compositor that is back")
        #expect(try read(pair.application.pasteboard).text == "mine")
        #expect(pair.platform.transfers.count == 0)
    }

    @Test("two users have two clipboards: the program sees that of the one who has acted last, and copies to it")
    func twoUsers() throws {
        let pair = try makePair()
        let (left, right) = (pair.seat, pair.compositor.addSeat(SeatConfiguration(name: "seat1")))
        let pasteboard = pair.application.pasteboard
        func tap(_ seat: FakeCompositor.Seat) {
            let finger = seat.finger(id: 0)
            finger.down(at: Point(x: 20, y: 30), on: pair.surface)
            finger.up()
            pair.settle()
        }
        func read() throws -> String? {
            let reading = try self.read(pasteboard)
            pair.settle()
            return reading.text
        }
        pair.settle()
        right.peer.copy("right")
        pair.settle()
        #expect(try read() == "right", "nobody has acted: the first that has anything")
        left.peer.copy("left")
        tap(left)
        #expect(try read() == "left")
        tap(right)
        #expect(try read() == "right" && pasteboard.item == nil)
        left.peer.copy("left again")
        pair.settle()
        #expect(try read() == "right", "that is not this user's affair")

        let item = ItemProvider.text("mine")
        tap(left)
        pasteboard.setItem(item)
        pair.settle()
        #expect(left.clipboardTypes.count == 3 && right.clipboardTypes.count == 2)
        #expect(left.peer.consumeLog().last == "cancelled" && !right.peer.consumeLog().contains("cancelled"))
        let count = pasteboard.changeCount
        tap(right)
        #expect(try read() == "right" && pasteboard.item == nil && pasteboard.changeCount == count + 1)
        tap(left)
        #expect(pasteboard.item === item && pasteboard.changeCount == count + 2)
        tap(left)
        #expect(pasteboard.changeCount == count + 2, "nothing new")
        pasteboard.setItem(nil)
        #expect(pasteboard.types == [])
        tap(right)
        #expect(try read() == "right", "only the left one's was taken away")
        try pair.verify()
    }

    @Test("a user's seat goes, and what it had goes with it; what the program has copied there stays its own")
    func seatWithClipboardRemoved() throws {
        let pair = try makePair()
        let right = pair.compositor.addSeat(SeatConfiguration(name: "seat1"))
        let pasteboard = pair.application.pasteboard
        pair.settle()
        tap(pair)
        pasteboard.setString("mine")
        right.peer.copy("theirs")
        let finger = right.finger(id: 0)
        finger.down(at: Point(x: 20, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
        let offer = try #require(pasteboard.types == [.text] && pasteboard.item == nil ? pasteboard : nil)
        #expect(offer.changeCount == 2)
        right.remove()
        pair.settle()
        #expect(pasteboard.changeCount == 3 && pasteboard.item != nil, "the other user's again")
        pair.seat.remove()
        pair.settle()
        #expect(pasteboard.changeCount == 3 && pasteboard.item != nil, "nobody's, and kept")
        let third = pair.compositor.addSeat(SeatConfiguration(name: "seat2"))
        third.peer.copy("new")
        pair.settle()
        #expect(pasteboard.item == nil)
        try pair.verify()
    }

    @Test("the seat goes: what is being read is read to its end")
    func seatRemoved() throws {
        let pair = try makePair()
        var pipes: [PeerPipe] = []
        pair.seat.peer.copy(["text/plain"]) { pipes.append($1) }
        pair.settle()
        let reading = try read(pair.application.pasteboard)
        pair.settle()
        pair.seat.remove()
        pair.settle()
        pipes.first?.write([104, 105])
        pipes.removeAll()
        pair.settle()
        #expect(reading.text == "hi")
    }
}

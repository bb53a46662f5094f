import DragViews
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Drag and drop within the toolkit")
struct DragAndDropTests {
    private let host = TestHost(size: Size(width: 200, height: 100))
    private let piece = DragPiece(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    private let box = DropBox(frame: Rect(x: 100, y: 0, width: 100, height: 100))
    private let finger: Finger

    init() {
        finger = host.finger()
        host.window.addSubview(piece)
        host.window.addSubview(box)
        host.settle()
    }

    private func lift() {
        finger.down(at: Point(x: 20, y: 20))
        host.advance(by: .milliseconds(500))
    }

    @Test("T26: a finger rests, lifts, drags and drops, without any help of a compositor")
    func byFinger() throws {
        var received: [Result<[UInt8], ContentError>] = []
        box.onDrop = { try? $0.content(as: .text).collect(upTo: 99) { received.append($0) } }
        lift()
        #expect(piece.consumeLog() == ["touched", "touch cancelled"])
        #expect(piece.session?.isActive == true)
        finger.move(to: Point(x: 25, y: 20))
        #expect(piece.consumeLog() == [], "it is lifted, and may be put back")
        finger.move(to: Point(x: 60, y: 20))
        #expect(piece.consumeLog() == ["begins"] && piece.session?.operation == nil)
        finger.move(to: Point(x: 120, y: 30))
        #expect(box.consumeLog() == ["enters at 20.0, 30.0"])
        #expect(piece.session?.operation == .copy && box.session?.operation == .copy)
        #expect(box.session?.localDragSession === piece.session)
        finger.up()
        #expect(box.consumeLog() == ["drop to copy", "over"])
        #expect(piece.consumeLog() == ["ends with copy"])
        #expect(received == [.success(Array("piece".utf8))])
        #expect(piece.session?.isActive == false)
    }

    @Test("what is lifted shows above the window, follows the finger, and is gone with it")
    func preview() {
        func color(_ x: Int, _ y: Int) -> Color { host.picture.color(at: PixelPoint(x: x, y: y)) }
        lift()
        finger.move(to: Point(x: 120, y: 60))
        host.settle()
        #expect(color(111, 51) == .red && color(149, 89) == .red && color(109, 49) == .white)
        #expect(color(11, 11) == .red, "the view itself stays")
        finger.up()
        host.settle()
        #expect(color(111, 51) == .white)
        #expect(host.scene.windows.count == 1)
    }

    @Test("a finger that does not rest scrolls, one that is lifted at once puts it back")
    func notDragged() {
        finger.down(at: Point(x: 20, y: 20))
        finger.move(to: Point(x: 60, y: 20))
        host.advance(by: .seconds(1))
        finger.up()
        #expect(piece.consumeLog() == ["touched", "lifted"] && piece.session == nil)
        lift()
        finger.up()
        #expect(piece.consumeLog() == ["touched", "touch cancelled"] && piece.session?.isActive == false)
        #expect(host.scene.windows.count == 1)
        lift()
        finger.move(to: Point(x: 60, y: 20))
        finger.up()
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with nothing"])
    }

    @Test("nothing to drag: the touch is free for others")
    func nothing() {
        piece.items = []
        lift()
        finger.up()
        #expect(piece.consumeLog() == ["touched", "lifted"])
        piece.interaction.isEnabled = false
        piece.items = [.text("x")]
        lift()
        finger.up()
        #expect(piece.consumeLog() == ["touched", "lifted"])
        piece.removeInteraction(piece.interaction)
        #expect(piece.gestureRecognizers.isEmpty && piece.interactions.isEmpty && piece.interaction.view == nil)
    }

    @Test("a pointer drags at once, with the primary button")
    func byPointer() {
        host.pointer.move(to: Point(x: 20, y: 20))
        host.pointer.press(.left)
        host.pointer.move(to: Point(x: 40, y: 20))
        #expect(piece.consumeLog() == ["touched", "begins", "touch cancelled"])
        host.pointer.move(to: Point(x: 120, y: 20))
        host.pointer.release(.left)
        #expect(box.consumeLog() == ["enters at 20.0, 20.0", "drop to copy", "over"])
        #expect(piece.consumeLog() == ["ends with copy"])
        host.pointer.move(to: Point(x: 20, y: 20))
        host.pointer.press(.right)
        host.pointer.move(to: Point(x: 60, y: 20))
        host.pointer.release(.right)
        #expect(!piece.consumeLog().contains("begins"))
    }

    @Test(
        "keys choose what a drop does, of what both ends can do",
        arguments: [
            (.copy, .copy, [], .copy),
            (.copy, .move, [], nil),
            ([.copy, .move], DropProposal([.copy, .move]), [], .copy),
            ([.copy, .move], DropProposal([.copy, .move], preferring: .move), [], .move),
            ([.copy, .move], DropProposal([.copy, .move], preferring: .move), .control, .copy),
            ([.copy, .move], DropProposal([.copy, .move]), .shift, .move),
            ([.copy, .move], DropProposal([.copy, .move, .ask]), [.shift, .control], .copy),
            ([.copy, .move, .ask], DropProposal([.copy, .move, .ask]), [.shift, .control], .ask),
            (.copy, DropProposal([.copy, .move], preferring: .move), .shift, .copy),
            ([.copy, .move], .forbidden, .control, nil),
        ] as [(DropOperations, DropProposal, ModifierFlags, DropOperation?)])
    func modifiers(allowed: DropOperations, proposal: DropProposal, keys: ModifierFlags, expected: DropOperation?) {
        box.proposal = proposal
        let drag = host.beginDrag([.text("x")], at: Point(x: 120, y: 20), allowing: allowed)
        drag.modifiers = keys
        #expect(drag.operation == expected)
        #expect(drag.drop() == expected)
    }

    @Test("Shift and Escape on a drag that is under way")
    func keyboard() {
        piece.operations = [.copy, .move]
        box.proposal = DropProposal([.copy, .move])
        lift()
        finger.move(to: Point(x: 120, y: 20))
        #expect(piece.session?.operation == .copy)
        host.keyboard.down(.keyboardLeftShift, holding: .shift)
        #expect(piece.session?.operation == .move && box.session?.operation == .move)
        host.keyboard.up(.keyboardLeftShift)
        #expect(piece.session?.operation == .copy)
        _ = box.consumeLog()
        _ = piece.consumeLog()
        host.keyboard.down(.keyboardEscape)
        #expect(box.consumeLog() == ["exits", "over"] && piece.consumeLog() == ["ends with nothing"])
        finger.move(to: Point(x: 150, y: 20))
        finger.up()
        #expect(box.consumeLog() == [] && piece.consumeLog() == [])
    }

    @Test("who wants it gets it: from the frontmost view upwards, as it moves")
    func targets() {
        let inner = DropBox(frame: Rect(x: 50, y: 0, width: 50, height: 50))
        box.addSubview(inner)
        let drag = host.beginDrag([.text("x")], at: Point(x: 10, y: 90))
        #expect(drag.operation == nil)
        drag.move(to: Point(x: 160, y: 10))
        #expect(inner.consumeLog() == ["enters at 10.0, 10.0"] && box.consumeLog() == [])
        drag.move(to: Point(x: 110, y: 10))
        #expect(inner.consumeLog() == ["exits"] && box.consumeLog() == ["enters at 10.0, 10.0"])
        inner.type = .png
        drag.move(to: Point(x: 160, y: 10))
        #expect(inner.consumeLog() == [] && box.consumeLog() == [], "the inner one has no use for it")
        drag.move(to: Point(x: 10, y: 90))
        #expect(box.consumeLog() == ["exits"] && drag.operation == nil)
        #expect(drag.drop() == nil)
        #expect(box.consumeLog() == ["over"] && inner.consumeLog() == ["over"])
    }

    @Test("what another program drops is read as it is pasted; one that is taken away is not")
    func foreign() async throws {
        var dropped: DropSession?
        box.onDrop = { dropped = $0 }
        #expect(host.drop([.text("hello")], at: Point(x: 150, y: 50)) == .copy)
        #expect(dropped?.localDragSession == nil && dropped?.localItems.isEmpty == true)
        #expect(try await dropped?.string() == "hello")
        box.proposal = .forbidden
        #expect(host.drop([.text("hello")], at: Point(x: 150, y: 50)) == nil)
        host.beginDrag([.text("x")], at: Point(x: 150, y: 50)).leave()
        #expect(box.consumeLog().suffix(3) == ["enters at 50.0, 50.0", "exits", "over"])
    }

    @Test("several items are one for others, each type of the first that has it; here they are as they are")
    func items() async throws {
        let object = ItemProvider()
        object.register("application/x-piece") { [1] }
        object.localObject = piece
        piece.items = [object, .text("one"), .text("two")]
        var dropped: DropSession?
        box.onDrop = { dropped = $0 }
        lift()
        finger.move(to: Point(x: 120, y: 20))
        finger.up()
        let session = try #require(dropped)
        #expect(session.types == ["application/x-piece", .text])
        #expect(session.localItems.count == 3 && session.localItems.first?.localObject as? View === piece)
        #expect(try await session.string() == "one")
    }

    @Test("the scene's touches taken away end the drag; so does its program")
    func cancelled() {
        lift()
        finger.move(to: Point(x: 120, y: 20))
        finger.cancel()
        #expect(box.consumeLog() == ["enters at 20.0, 20.0", "exits", "over"])
        #expect(piece.consumeLog().last == "ends with nothing")
        lift()
        finger.move(to: Point(x: 120, y: 20))
        piece.session?.cancel()
        piece.session?.cancel()
        #expect(piece.consumeLog().last == "ends with nothing")
        #expect(host.scene.windows.count == 1)
    }
}

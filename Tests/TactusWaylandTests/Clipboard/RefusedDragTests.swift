import DragViews
import FakeCompositor
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

// What becomes of a finger's drag that the compositor does not carry.
extension DragOverTheWireTests {
    @Test("T26: a compositor that forgets a finger's drag is given up after a second; the next drag runs in the window")
    func forgotten() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .forgotten }
        var finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins"] && box.consumeLog() == [])
        pair.advance(by: .milliseconds(1000))
        #expect(piece.consumeLog() == ["ends with nothing"])
        finger.up()
        pair.settle()
        finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"])
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["drop to copy", "over"])
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with copy"])
        try pair.verify()
    }

    @Test("T26: a finger's drag that the compositor cancels at once goes on in the window, and so does the next")
    func cancelledAtOnce() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .cancelled }
        var notices: [PlatformNotice] = []
        pair.platform.onNotice = { notices.append($0) }
        var finger = dragByFinger(pair)
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins"] && box.consumeLog() == [])
        #expect(notices == [.fingerDragsLost])
        finger.move(to: Point(x: 120, y: 30))
        pair.settle()
        #expect(box.consumeLog() == ["enters at 20.0, 30.0"])
        finger.move(to: Point(x: 60, y: 30))
        pair.settle()
        finger.move(to: Point(x: 130, y: 40))
        pair.settle()
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["exits", "enters at 30.0, 40.0", "drop to copy", "over"])
        #expect(piece.consumeLog() == ["ends with copy"])
        finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"])
        finger.up()
        pair.settle()
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with copy"])
        #expect(notices.count == 1)
        try pair.verify()
    }

    @Test(
        "T26: a compositor that drags with its pointer, and goes on telling of the finger, is found out by the next motion",
        arguments: [nil, Point(x: 150, y: 80), Point(x: 20, y: 20)])
    func ignored(pointer: Point?) throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .ignored }
        var notices: [PlatformNotice] = []
        pair.platform.onNotice = { notices.append($0) }
        if let pointer { pair.seat.pointer.move(to: pointer) }
        pair.settle()
        let finger = dragByFinger(pair)
        #expect(piece.consumeLog().suffix(2) == ["touch cancelled", "begins"] && notices.isEmpty)
        _ = box.consumeLog()
        finger.move(to: Point(x: 70, y: 20))
        pair.settle()
        _ = box.consumeLog()
        #expect(notices == [.fingerDragsLost] && !pair.seat.dragAndDrop.isActive)
        finger.move(to: Point(x: 120, y: 30))
        pair.settle()
        #expect(box.consumeLog() == ["enters at 20.0, 30.0"])
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["drop to copy", "over"])
        #expect(piece.consumeLog() == ["ends with copy"])
        try pair.verify()
    }

    @Test("T26: the finger that a compositor ignores is lifted: what it drags is dropped there, and it is learnt")
    func ignoredAndLifted() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .ignored }
        var notices: [PlatformNotice] = []
        pair.platform.onNotice = { notices.append($0) }
        var finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["enters at 20.0, 20.0", "drop to copy", "over"])
        #expect(notices == [.fingerDragsLost])
        finger = dragByFinger(pair, to: Point(x: 130, y: 20))
        #expect(box.consumeLog() == ["enters at 30.0, 20.0"] && !pair.seat.dragAndDrop.isActive)
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["drop to copy", "over"])
        try pair.verify()
    }

    @Test("T26: a finger that is lifted before the compositor hears of its drag drops where it was; nothing is learnt")
    func liftedBefore() throws {
        let pair = try makePair()
        var notices: [PlatformNotice] = []
        pair.platform.onNotice = { notices.append($0) }
        var finger = pair.seat.finger(id: 3)
        finger.down(at: Point(x: 20, y: 20), on: pair.surface)
        pair.advance(by: .milliseconds(500))
        finger.move(to: Point(x: 120, y: 20))
        finger.move(to: Point(x: 130, y: 50))
        finger.up()
        pair.settle()
        #expect(box.consumeLog() == ["enters at 30.0, 50.0", "drop to copy", "over"])
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with copy"])
        finger = dragByFinger(pair)
        #expect(pair.seat.dragAndDrop.isActive && notices.isEmpty)
        finger.up()
        pair.settle()
    }

    @Test(
        "T26: the finger of a refused drag is cancelled, or its screen is unplugged: the drag ends with nothing",
        arguments: [true, false])
    func refusedFingerIsLost(isCancelled: Bool) throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .cancelled }
        _ = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"])
        if isCancelled { pair.seat.touch.cancel() } else { pair.seat.capabilities.remove(.touch) }
        pair.settle()
        #expect(box.consumeLog() == ["exits", "over"])
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with nothing"])
    }

    @Test("T26: a refused drag that the program ends is over; its finger is nobody's until it lands anew")
    func refusedAndEnded() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .cancelled }
        let finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        piece.session?.cancel()
        #expect(piece.consumeLog().last == "ends with nothing")
        _ = box.consumeLog()
        finger.move(to: Point(x: 150, y: 30))
        finger.up()
        pair.settle()
        #expect(piece.consumeLog() == [] && box.consumeLog() == [])
        try pair.verify()
    }

    @Test("T26: a drag that the compositor begins and never moves is given up after three seconds, with a word")
    func stalled() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .stalled }
        var notices: [PlatformNotice] = []
        pair.platform.onNotice = { notices.append($0) }
        var finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        finger.move(to: Point(x: 150, y: 30))
        pair.advance(by: .milliseconds(2900))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"] && notices.isEmpty)
        pair.advance(by: .milliseconds(100))
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with nothing"])
        #expect(box.consumeLog() == ["exits", "over"] && notices == [.fingerDragsLost])
        finger.up()
        pair.settle()
        finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"])
        finger.up()
        pair.settle()
        #expect(piece.consumeLog().last == "ends with copy")
        try pair.verify()
    }

    @Test("T26: a drag that has moved once may rest as long as the finger does")
    func resting() throws {
        let pair = try makePair()
        let finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        finger.move(to: Point(x: 121, y: 20))
        pair.advance(by: .seconds(60))
        finger.up()
        pair.settle()
        #expect(box.consumeLog().last == "over" && piece.consumeLog().last == "ends with copy")
        try pair.verify()
    }

    @Test("T26: a compositor that ends the connection for a finger's drag does so once: the next runs in the window")
    func refused() throws {
        let pair = try makePair { $0.compositor.shellPolicy.fingerDrags = .refused }
        var finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        pair.advance(by: .seconds(1))
        finger.up()
        pair.advance(by: .seconds(1))
        #expect(pair.application.isConnected && piece.consumeLog().last == "ends with nothing")
        finger = dragByFinger(pair, to: Point(x: 120, y: 20))
        #expect(box.consumeLog() == ["enters at 20.0, 20.0"])
        finger.up()
        pair.settle()
        #expect(pair.application.isConnected)
        #expect(piece.consumeLog() == ["touched", "touch cancelled", "begins", "ends with copy"])
    }
}

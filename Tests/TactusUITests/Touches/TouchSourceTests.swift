import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Where a touch comes from, and its ellipse")
struct TouchSourceTests {
    private let host = TestHost(size: Size(width: 200, height: 200))

    private func send(
        _ contact: UInt64, from seat: UInt64, _ change: ContactSample.Change, _ shape: ContactShape? = nil
    ) {
        let sample = ContactSample(
            contact: ContactID(rawValue: contact), change: change, location: Point(50, 50), time: host.clock.now,
            shape: shape)
        host.platform.receive([
            InputFrame(seat: SeatID(rawValue: seat), time: host.clock.now, contents: .contacts([sample]))
        ])
        host.application.flushInput()
    }

    @Test("TC-25: each touch says which seat it is of, two of them in one sequence, and its samples do too")
    func seats() {
        let view = TouchPad(frame: Rect(0, 0, 200, 200))
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
        send(11, from: 1, .down(host.scene.id))
        send(12, from: 2, .down(host.scene.id))
        send(12, from: 2, .moved, ContactShape(major: 9, minor: 9))
        #expect(view.seats == [[1], [2], [2]])
    }

    @Test("TC-25: scrolling that is told as a finger is of the pointer's seat")
    func scrolling() {
        let view = TouchPad(frame: Rect(0, 0, 200, 200))
        host.window.addSubview(view)
        host.application.supportsIndirectInputEvents = false
        let scroll = ScrollSample(source: .finger, delta: Vector(dx: 0, dy: 5))
        for change in [PointerSample.Change.entered(host.scene.id), .scrolled(scroll)] {
            let sample = PointerSample(change: change, location: Point(50, 50), time: host.clock.now)
            host.platform.receive([
                InputFrame(seat: SeatID(rawValue: 7), time: host.clock.now, contents: .pointer([sample]))
            ])
            host.application.flushInput()
        }
        #expect(view.seats.first == [7])
    }

    @Test(
        "TC-25: the longer axis of a contact is told from the positive x axis, clockwise, as one of two directions",
        arguments: [
            (0.0, -90.0), (90, 0), (45, -45), (-45, 45), (180, -90), (-90, 0), (-180, -90), (30, -60), (-120, -30),
        ])
    func orientation(wire: Double, angle: Double) throws {
        let view = TouchPad(frame: Rect(0, 0, 200, 200))
        host.window.addSubview(view)
        send(1, from: 1, .down(host.scene.id), ContactShape(major: 20, minor: 12, orientation: wire))
        let touch = try #require(view.last)
        #expect(touch.majorRadius == 10 && touch.minorRadius == 6)
        let told = try #require(touch.majorAxisAngle(in: nil)) * 180 / .pi
        #expect(abs(told - angle) < 1e-9)
        // In a view that is turned by 90° to the right the axis is turned to the left.
        view.transform = Transform(rotationAngle: .pi / 2)
        let turned = try #require(touch.majorAxisAngle(in: view)) * 180 / .pi
        let expected = angle - 90 < -90 ? angle + 90 : angle - 90
        #expect(abs(turned - expected) < 1e-6 || abs(abs(turned - expected) - 180) < 1e-6)
        #expect(turned >= -90 - 1e-6 && turned < 90 + 1e-6)
    }

    @Test("TC-25: a device that tells no ellipse leaves the radius unknown and the axis nil")
    func unknown() throws {
        let view = TouchPad(frame: Rect(0, 0, 200, 200))
        host.window.addSubview(view)
        send(1, from: 1, .down(host.scene.id))
        let touch = try #require(view.last)
        #expect(touch.minorRadius == 8 && touch.majorAxisAngle(in: nil) == nil)
    }
}

private final class TouchPad: View {
    var seats: [[UInt64]] = []
    var last: Touch?
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        seats.append(touches.map(\.seat.rawValue))
        last = touches.first
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        seats += touches.map { touch in (event?.coalescedTouches(for: touch) ?? []).map(\.seat.rawValue) }
    }
}

import Testing
import WaylandClient

@testable import FakeCompositor

/// What programs have of a seat outlives the seat; nothing that they ask of it ends the compositor.
@Suite("Seats that were taken away")
struct RemovedSeatTests {
    /// A program with everything that can be had of the second seat, and not the seat itself any more.
    private final class Guest {
        let client: RawClient
        private let text: ZwpTextInputV3
        private let method: ZwpInputMethodV2
        private let device: WlDataDevice
        private let source: WlDataSource
        private let primary: ZwpPrimarySelectionDeviceV1
        private let pointer: WlPointer
        private let played: ZwpVirtualKeyboardV1
        private let others: [Proxy]

        init(_ bench: Bench) throws {
            client = try bench.client()
            let seat = client.bindSeat(number: 1)
            pointer = seat.getPointer()
            text = client.bind(ZwpTextInputManagerV3.self).getTextInput(seat: seat)
            method = client.bind(ZwpInputMethodManagerV2.self).getInputMethod(seat: seat)
            device = client.bind(WlDataDeviceManager.self).getDataDevice(seat: seat)
            source = client.bind(WlDataDeviceManager.self).createDataSource()
            primary = client.bind(ZwpPrimarySelectionDeviceManagerV1.self).getDevice(seat: seat)
            played = client.bind(ZwpVirtualKeyboardManagerV1.self).createVirtualKeyboard(seat: seat)
            let gestures = client.bind(ZwpPointerGesturesV1.self)
            let surface = client.core.createSurface()
            others = [
                seat.getTouch(), seat.getKeyboard(), gestures.getSwipeGesture(pointer: pointer),
                gestures.getPinchGesture(pointer: pointer), gestures.getHoldGesture(pointer: pointer),
                client.bind(ZwpTabletManagerV2.self).getTabletSeat(seat: seat),
                client.bind(ZwpRelativePointerManagerV1.self).getRelativePointer(pointer: pointer),
                client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: pointer),
                client.bind(ZwpKeyboardShortcutsInhibitManagerV1.self).inhibitShortcuts(surface: surface, seat: seat),
                client.bind(ZwpPointerConstraintsV1.self).lockPointer(
                    surface: surface, pointer: pointer, region: nil, lifetime: .persistent),
            ]
            seat.release()
            client.settle()
        }

        /// Asks something of each.
        func use() {
            text.enable()
            text.commit()
            method.commitString(text: "a")
            method.commit(serial: 1)
            device.setSelection(source: source, serial: 1)
            device.startDrag(source: nil, origin: client.core.createSurface(), icon: nil, serial: 1)
            primary.setSelection(source: nil, serial: 1)
            pointer.setCursor(serial: 1, surface: nil, hotspotX: 0, hotspotY: 0)
            played.destroy()
            client.settle()
        }
    }

    @Test("what is asked of their devices is passed over; they go with the last program that had any")
    func devicesStay() throws {
        let bench = Bench()
        weak let seat = bench.compositor.addSeat(SeatConfiguration(name: "second"))
        var guest: Guest? = try Guest(bench)
        var other: RawClient? = try bench.client()
        seat?.remove()
        #expect(bench.compositor.seats.count == 1 && seat != nil)
        guest?.use()
        #expect(bench.compositor.faults.isEmpty)
        guest = nil
        bench.compositor.dispatch()
        #expect(seat != nil, "another program was there, and may have had it")
        withExtendedLifetime(other) {}
        other = nil
        bench.compositor.dispatch()
        #expect(seat == nil)
    }

    @Test("a seat that was taken away keeps no file open, for as long as its clients live")
    func files() throws {
        let bench = Bench()
        let client = try bench.client()
        for number in 0..<20 {
            let seat = bench.compositor.addSeat(SeatConfiguration(name: "seat\(number)"))
            client.settle()
            let keyboard = client.bindSeat(number: 1).getKeyboard()
            client.settle()
            #expect(seat.keyboard.hasFile)
            seat.remove()
            client.settle()
            #expect(!seat.keyboard.hasFile)
            keyboard.release()
        }
    }
}

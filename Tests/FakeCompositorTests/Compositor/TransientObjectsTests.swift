import FakeCompositor
import Testing
import WaylandClient

@Suite("What a client leaves behind")
struct TransientObjectsTests {
    private let bench = Bench()

    @Test("globals, devices and outputs are none of it; a window's objects are, until they are destroyed")
    func objects() throws {
        let client = try bench.client()
        let tablets = bench.compositor.seat.tablets
        _ = tablets.add(TabletToolDescription())
        let pad = TabletPadDescription(groups: [.init(ringCount: 1, stripCount: 1)])
        _ = tablets.add(pad, of: tablets.add(TabletDescription()))
        let seat = client.bind(WlSeat.self)
        _ = client.recordTablets()
        _ = client.recordTextInput()
        _ = client.recordInputMethod()
        let (touch, keyboard, pointer) = (client.recordTouch(), client.recordKeyboard(), client.recordPointer())
        let gestures = client.bind(ZwpPointerGesturesV1.self)
        let devices: [Proxy] = [
            seat, touch, keyboard, gestures.getSwipeGesture(pointer: pointer),
            gestures.getPinchGesture(pointer: pointer), gestures.getHoldGesture(pointer: pointer),
            client.bind(ZwpRelativePointerManagerV1.self).getRelativePointer(pointer: pointer),
            client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: pointer),
            client.bind(ZwpInputTimestampsManagerV1.self).getTouchTimestamps(touch: touch),
            client.bind(WlDataDeviceManager.self).getDataDevice(seat: seat),
            client.bind(ZwpPrimarySelectionDeviceManagerV1.self).getDevice(seat: seat),
            client.bind(ZxdgOutputManagerV1.self).getXdgOutput(output: client.bindOutputs()[0]),
        ]
        client.settle()
        #expect(bench.compositor.transientObjects == [])

        let surface = client.core.createSurface()
        client.settle()
        #expect(bench.compositor.transientObjects == ["wl_surface#\(surface.id)"])
        surface.destroy()
        client.settle()
        #expect(bench.compositor.transientObjects == [])
        withExtendedLifetime(devices) {}
    }
}

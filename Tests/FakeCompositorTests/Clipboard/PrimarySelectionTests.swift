import FakeCompositor
import Glibc
import Testing
import WaylandClient

@Suite("The primary selection")
struct PrimarySelectionTests {
    let bench = Bench()

    /// A client's device, which writes down what comes, and its newest offer.
    private final class Device {
        let manager: ZwpPrimarySelectionDeviceManagerV1
        let device: ZwpPrimarySelectionDeviceV1
        private(set) var offer: ZwpPrimarySelectionOfferV1?
        private let client: RawClient

        init(_ client: RawClient) {
            self.client = client
            manager = client.bind(ZwpPrimarySelectionDeviceManagerV1.self)
            device = manager.getDevice(seat: client.seat)
            device.onEvent = { [unowned self] event in
                switch event {
                case .dataOffer(let offer):
                    self.offer = offer
                    offer.onEvent = { [unowned client] in if case .offer(let type) = $0 { client.note("type \(type)") }
                    }
                case .selection(let offer): client.note(offer == nil ? "nothing marked" : "marked")
                }
            }
            client.settle()
        }

        /// Marks a text; it is written to whoever wants it.
        func mark(_ text: String, serial: UInt32 = 1) -> ZwpPrimarySelectionSourceV1 {
            let source = manager.createSource()
            source.onEvent = { [unowned client] event in
                switch event {
                case .send(let type, let file):
                    client.note("send \(text) as \(type)")
                    _ = text.withCString { write(file.rawValue, $0, strlen($0)) }
                case .cancelled: client.note("\(text) is cancelled")
                }
            }
            source.offer(mimeType: "text/plain")
            device.setSelection(source: source, serial: serial)
            client.settle()
            return source
        }
    }

    @Test("what is marked in one window can be had in the next, until something else is marked or it is taken back")
    func markAndInsert() throws {
        let first = try bench.client()
        let firstDevice = Device(first)
        _ = first.makeWindow()
        _ = firstDevice.mark("one")
        let two = firstDevice.mark("two")
        #expect(
            first.consumeLog() == [
                "nothing marked", "type text/plain", "marked", "one is cancelled", "type text/plain", "marked",
            ])

        let second = try bench.client()
        let secondDevice = Device(second)
        _ = second.makeWindow()
        #expect(second.consumeLog() == ["type text/plain", "marked"])
        let file = second.makeFile(byteCount: 0)
        try #require(secondDevice.offer).receive(mimeType: "text/plain", fd: file)
        second.settle()
        #expect(first.consumeLog() == ["send two as text/plain"])
        #expect(RawClient.contents(of: file, byteCount: 3) == "two")

        two.destroy()
        first.settle()
        #expect(second.consumeLog() == ["nothing marked"])
        #expect(bench.compositor.seat.primarySelectionTypes == [])
    }

    @Test("it has nothing to do with the clipboard, and wants the serial of an event")
    func apart() throws {
        let client = try bench.client()
        let data = ClientDataDevice(client)
        let device = Device(client)
        _ = client.makeWindow()
        _ = device.mark("never", serial: 1_000_000)
        #expect(bench.compositor.seat.primarySelectionTypes == [])
        data.device.setSelection(source: data.makeSource(), serial: 1)
        client.settle()
        #expect(bench.compositor.seat.primarySelectionTypes == [])
        #expect(bench.compositor.seat.clipboardTypes == ["text/plain"])
    }
}

import FuzzTargets
import Testing

/// A client that nobody knows sends each request of each protocol again and again, with whatever arguments.
@MainActor
@Suite("Every request, many times")
struct EveryRequestTests {
    @Test(
        "a client that sends one request without end, well formed and absurd, costs others nothing and leaves nothing",
        arguments: RequestFlood.interfaces)
    func flood(interface: String) {
        #expect(RequestFlood.complaints(about: interface, count: 12) == [])
    }
}

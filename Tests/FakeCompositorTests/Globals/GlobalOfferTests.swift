import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("What clients find")
struct GlobalOfferTests {
    private func offers(_ offer: GlobalOffer) throws -> [String: UInt32] {
        let compositor = Compositor(
            output: OutputDescription(width: 100, height: 80), clock: CompositorClock { .zero }, offer: offer)
        return try RawClient(compositor).offers
    }

    @Test("the list of all globals is what a client finds when everything is on offer")
    func everything() throws {
        #expect(try offers(.everything) == GlobalOffer.newestVersions)
        #expect(GlobalOffer.everything.versions == GlobalOffer.newestVersions)
    }

    @Test("names without a sign are all that is on offer, in their newest version or the one that is named")
    func only() throws {
        let offer = try GlobalOffer(parsing: "wl_compositor@4, wl_shm,xdg_wm_base@2", changing: .everything)
        #expect(try offers(offer) == ["wl_compositor": 4, "wl_shm": 2, "xdg_wm_base": 2])
    }

    @Test("names with a sign change what a profile offers, seats and outputs too")
    func changing() throws {
        let floor = CompositorProfile.floor.globals
        let offer = try GlobalOffer(parsing: "+wp_viewporter,-wl_seat,+xdg_wm_base@3", changing: floor)
        #expect(
            try offers(offer) == [
                "wl_compositor": 4, "wl_shm": 1, "wl_output": 3, "xdg_wm_base": 3, "wp_viewporter": 1,
            ])
        #expect(offer.versions == (try offers(offer)))
    }

    @Test("a seat and an output that nobody may see are still there: fingers and pictures work")
    func hiddenDevices() throws {
        let compositor = Compositor(
            output: OutputDescription(width: 100, height: 80), clock: CompositorClock { .zero },
            offer: .everything.without("wl_seat", "wl_output"))
        let client = try RawClient(compositor)
        _ = client.makeWindow(width: 100, height: 80, color: 0xFFFF_0000)
        compositor.seat.finger(id: 0).down(at: Point(x: 5, y: 5))
        client.settle()
        #expect(try compositor.screenshot()[5, 5] == 0xFFFF_0000)
        #expect(compositor.faults == [])
    }

    @Test(
        "what cannot be read is named, with what there is",
        arguments: [
            (
                "wl_compositr",
                #"there is no global "wl_compositr" ("wl_compositor"?); there are ext_idle_notifier_v1, "#
            ),
            ("", "name some, with commas between them"),
            ("wl_shm,,wl_seat", "a name is missing: between two commas, or at an end of the list"),
            ("wl_shm@9", #"wl_shm has no version "9": write a whole number, 1 to 2"#),
            ("wl_seat@", #"wl_seat has no version "": write a whole number, 1 to 9"#),
            ("-wl_seat@3", "wl_seat is taken away whatever its version: write -wl_seat"),
            ("wl_shm,-wl_seat", "either all names have a sign, and change what is on offer, or none has"),
        ])
    func unreadable(list: String, message: String) {
        let error = #expect(throws: GlobalOfferError.self) { try GlobalOffer(parsing: list, changing: .everything) }
        #expect(error?.description.hasPrefix(message) == true)
    }
}

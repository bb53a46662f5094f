import FuzzTargets
import Testing

/// A compositor tells each event of each protocol again and again, with whatever arguments.
@MainActor
@Suite("Every event, many times")
struct EveryEventTests {
    @Test(
        "a program that is told one event without end, well formed and absurd, lives on, and closes its windows",
        arguments: EventFlood.interfaces)
    func flood(interface: String) {
        #expect(EventFlood.run(interface, count: 10).complaints == [])
    }

    /// What this program never asks for, or lets go of at once.
    private static let unasked = [
        "ext_idle_notification_v1", "tactus_virtual_time_v1", "xdg_activation_token_v1", "zwlr_screencopy_frame_v1",
        "zwp_confined_pointer_v1",
        "zwp_input_method_keyboard_grab_v2", "zwp_input_method_v2", "zwp_input_popup_surface_v2",
        "zwp_locked_pointer_v1", "zwp_primary_selection_source_v1", "zwp_relative_pointer_v1",
        "zwp_tablet_pad_ring_v2", "zwp_tablet_pad_strip_v2", "zxdg_exported_v2", "zxdg_imported_v2",
        "zxdg_output_v1",
    ]

    @Test("kinds of objects that a program has are there to be told of")
    func coverage() {
        let missing = EventFlood.interfaces.filter { EventFlood.run($0, count: 1).count == 0 }
        #expect(missing == Self.unasked)
    }
}

import Testing

@testable import WaylandScanning

@Suite("Swift names")
struct SwiftNamesTests {
    @Test(
        "an interface becomes a class name",
        arguments: [
            ("wl_touch", "WlTouch"), ("xdg_wm_base", "XdgWmBase"), ("zwlr_layer_shell_v1", "ZwlrLayerShellV1"),
            ("wp_viewport", "WpViewport"),
        ])
    func types(name: String, swift: String) {
        #expect(SwiftNames.type(name) == swift)
    }

    @Test(
        "a member's words run together, digits get an underscore and keywords backticks",
        arguments: [
            ("set_title", "setTitle"), ("frame", "frame"), ("get_xdg_surface", "getXdgSurface"), ("90", "_90"),
            ("flipped_90", "flipped90"), ("class", "`class`"), ("in", "`in`"), ("axis_value120", "axisValue120"),
            ("set_class", "setClass"), ("_", "_"),
        ])
    func members(name: String, swift: String) {
        #expect(SwiftNames.member(name) == swift)
    }

    @Test(
        "an enum does not take a name that its class needs",
        arguments: [("error", "Error"), ("event", "EventValue"), ("type", "TypeValue"), ("dnd_action", "DndAction")])
    func enumerations(name: String, swift: String) {
        #expect(SwiftNames.enumeration(name) == swift)
    }
}

import TactusWayland
import Testing

@Suite("Where the compositor is")
struct DisplayAddressTests {
    @Test(
        "the address of the compositor is found from the environment",
        arguments: [
            (["XDG_RUNTIME_DIR": "/run/user/7"], .path("/run/user/7/wayland-0")),
            (["XDG_RUNTIME_DIR": "/run/user/7/", "WAYLAND_DISPLAY": "wayland-3"], .path("/run/user/7/wayland-3")),
            (["XDG_RUNTIME_DIR": "/run/user/7", "WAYLAND_DISPLAY": ""], .path("/run/user/7/wayland-0")),
            (["WAYLAND_DISPLAY": "/tmp/socket"], .path("/tmp/socket")),
            (["WAYLAND_DISPLAY": "/tmp/socket", "WAYLAND_SOCKET": "5"], .descriptor(5)),
        ] as [([String: String], DisplayAddress)])
    func found(environment: [String: String], address: DisplayAddress) throws {
        #expect(try DisplayAddress(environment: environment) == address)
    }

    @Test(
        "an environment that names no compositor is an error that says why",
        arguments: [
            ([:], .noRuntimeDirectory(display: "wayland-0")),
            (["WAYLAND_DISPLAY": "wayland-3"], .noRuntimeDirectory(display: "wayland-3")),
            (["XDG_RUNTIME_DIR": "run"], .relativeRuntimeDirectory("run")),
            (["WAYLAND_SOCKET": "five"], .invalidSocketVariable("five")),
            (["WAYLAND_SOCKET": "-1"], .invalidSocketVariable("-1")),
        ] as [([String: String], ConnectionError)])
    func wrong(environment: [String: String], error: ConnectionError) {
        #expect(throws: error) { try DisplayAddress(environment: environment) }
    }

    @Test(
        "errors about the address are sentences",
        arguments: [
            (.noCompositor(path: "/run/user/7/wayland-0"), "no Wayland compositor listens at /run/user/7/wayland-0"),
            (
                .unreachable(path: "/run/wayland-0", reason: 13),
                "the Wayland socket /run/wayland-0 cannot be connected to (Permission denied)"
            ),
            (.missingGlobals(["wl_shm", "xdg_wm_base"]), "the Wayland compositor lacks wl_shm, xdg_wm_base"),
            (.closed(reason: 32), "the connection to the Wayland compositor is lost (Broken pipe)"),
            (
                .rejected(
                    ProtocolError(
                        object: "xdg_surface#14", code: 3, name: "unconfigured_buffer",
                        message: "no configure acknowledged",
                        lastRequests: ["wl_surface#12.attach", "wl_surface#12.commit"])),
                """
                xdg_surface#14: unconfigured_buffer (3): "no configure acknowledged"
                  last requests: wl_surface#12.attach, wl_surface#12.commit
                """
            ),
            (
                .rejected(ProtocolError(object: "wl_touch#3", code: 9, name: nil, message: nil, lastRequests: [])),
                "wl_touch#3: error 9"
            ),
        ] as [(ConnectionError, String)])
    func sentences(error: ConnectionError, sentence: String) {
        #expect("\(error)" == sentence)
    }
}

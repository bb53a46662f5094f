extension CompositorProfile {
    /// None that exists: every global in its newest version, and everything as the protocols suggest.
    public static let strict = CompositorProfile(
        name: "strict", summary: "everything on offer, everything as the protocols suggest; one window fills the output"
    )

    /// None that exists: the least that a client must be able to live with. No title bars, no clipboard, no scale but
    /// whole numbers, and a touch screen that closes no frame and tells of no cancel.
    public static let floor = make(
        "floor", "the least that a client must live with: five globals, no frames, no cancel",
        globals: ["wl_compositor": 4, "wl_shm": 1, "wl_seat": 7, "wl_output": 3, "xdg_wm_base": 1]
    ) { touch, shell, _ in
        touch.frames = .never
        touch.cancel = .silence
        touch.ids = .smallestFree
        shell.handOver = .silence
        shell.constrainsPopups = false
        shell.popupGrab = .whileDown
        shell.placement = .corner
        shell.fingerDrags = .forgotten
    }
}

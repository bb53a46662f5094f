extension CompositorProfile {
    /// Mir 2.12.
    ///
    /// The first version of xdg-shell, and whole numbers for scales. What others cancel, it lifts: a client cannot tell
    /// the one from the other.
    public static let mir2 = make(
        "mir-2.12", "Mir: xdg-shell of version 1, and lifts instead of a cancel",
        globals: [
            "wl_compositor": 4, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 8, "wl_output": 3,
            "wl_data_device_manager": 3, "xdg_wm_base": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { touch, shell, seat in
        touch.frames = .asAsked
        touch.ids = .smallestFree
        touch.laterFinger = .firstSurface
        touch.cancel = .ups
        touch.deviceLoss = .silence
        touch.surfaceLoss = .silence
        shell.decorations = .clientSide
        shell.handOver = .up
        shell.popupGrab = .unchecked
        shell.placement = .centered
        seat.checksSelectionSerials = false
    }
}

extension CompositorProfile {
    /// phosh's compositor: phoc 0.24 on wlroots 0.15, as in Debian 12.
    ///
    /// With fingers it does what sway does. Windows are maximized, and know their size from the beginning.
    public static let phoc0 = make(
        "phoc-0.24", "phosh: as sway with fingers; windows fill the output from the beginning",
        globals: wlrootsGlobals.merging([
            "zwlr_layer_shell_v1": 4, "zwp_text_input_manager_v3": 1, "zwp_input_method_manager_v2": 1,
            "wp_viewporter": 1, "wp_presentation": 1, "zwp_tablet_manager_v2": 1, "zwp_pointer_gestures_v1": 3,
            "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "xdg_activation_v1": 1,
        ]) { $1 }.filter { $0.key != "zwp_idle_inhibit_manager_v1" }
    ) { touch, shell, _ in
        touch.frames = .asAsked
        touch.ids = .smallestFree
        touch.laterFinger = .ownSurface
        touch.duplicate = .sent
        touch.cancel = .silence
        touch.deviceLoss = .silence
        touch.surfaceLoss = .goesOn
        shell.firstToplevelFillsOutput = true
        shell.decorations = .serverSide
        shell.handOver = .silence
        shell.popupGrab = .unchecked
        shell.placement = .centered
        shell.bufferRelease = .onceRead
        shell.fingerDragsReachSurfaces = false
    }
}

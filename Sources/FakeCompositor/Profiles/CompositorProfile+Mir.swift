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

    /// Mir 2.20.
    ///
    /// Draws title bars where they are wanted, and has most of what others have. A program that begins a drag by a
    /// finger loses its connection.
    public static let mir220 = mir2.successor(
        "mir-2.20", "Mir of 2025: lifts instead of a cancel; a finger's drag ends the connection",
        globals: [
            "wl_compositor": 4, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 8, "wl_output": 4,
            "wl_data_device_manager": 3, "xdg_wm_base": 5, "zxdg_output_manager_v1": 3, "wp_viewporter": 1,
            "wp_fractional_scale_manager_v1": 1, "xdg_activation_v1": 1, "zwlr_layer_shell_v1": 4,
            "zwlr_screencopy_manager_v1": 3, "zwp_idle_inhibit_manager_v1": 1, "zwp_input_method_manager_v2": 1,
            "zwp_pointer_constraints_v1": 1, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_text_input_manager_v3": 1, "zwp_virtual_keyboard_manager_v1": 1,
            "zxdg_decoration_manager_v1": 1, "ext_session_lock_manager_v1": 1,
        ]
    ) { touch, shell, _ in
        touch.ids = .asAsked
        shell.decorations = .asWished
        shell.fingerDrags = .refused
    }

    /// Mir 2.28. With fingers as Mir 2.20.
    public static let mir228 = mir220.successor(
        "mir-2.28", "Mir of 2026: lifts instead of a cancel; a finger's drag ends the connection",
        globals: [
            "ext_session_lock_manager_v1": 1, "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4,
            "wl_seat": 8, "wl_shm": 1, "wl_subcompositor": 1, "wp_fractional_scale_manager_v1": 1, "wp_viewporter": 1,
            "xdg_activation_v1": 1, "xdg_wm_base": 5, "zwlr_layer_shell_v1": 4, "zwlr_screencopy_manager_v1": 3,
            "zwp_idle_inhibit_manager_v1": 1, "zwp_input_method_manager_v2": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_text_input_manager_v3": 1, "zwp_virtual_keyboard_manager_v1": 1, "zxdg_decoration_manager_v1": 1,
            "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

extension CompositorProfile {
    /// sway 1.7 on wlroots 0.15, as in Debian 12.
    ///
    /// Sends no cancel, and goes on to tell of a finger whose surface was destroyed. What a finger drags is told to
    /// nobody. Windows are tiled: the first one fills the output.
    public static let sway1 = make(
        "sway-1.7", "wlroots 0.15: no cancel, fingers of dead surfaces go on; windows are tiled",
        globals: wlrootsDesktopGlobals
    ) { touch, shell, _ in
        followWlroots(&touch, &shell)
        touch.frames = .asAsked
        shell.fillsOnceShown = true
        shell.decorations = .serverSide
        shell.placement = .centered
        shell.fingerDrags = .forgotten
    }

    /// sway 1.10.1 on wlroots 0.18, as in Debian 13.
    ///
    /// Sends a cancel. While fingers are down the pointer is on no surface. What a finger drags it takes over, and
    /// tells of it no more until another finger lands, which then carries it.
    public static let sway110 = sway1.successor(
        "sway-1.10", "wlroots 0.18: cancels; a finger's drag stalls until the next finger lands",
        globals: newWlrootsDesktopGlobals.merging([
            "ext_session_lock_manager_v1": 1, "wp_cursor_shape_manager_v1": 1, "zwp_idle_inhibit_manager_v1": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1, "wp_alpha_modifier_v1": 1,
            "wp_tearing_control_manager_v1": 1,
        ]) { $1 }
    ) { touch, shell, _ in
        touch.ids = .asAsked
        touch.cancel = .cancel
        touch.hidesPointer = true
        shell.fingerDrags = .stalled
    }

    /// sway 1.12. With fingers as sway 1.10.
    public static let sway112 = sway110.successor(
        "sway-1.12", "wlroots of 2026: cancels; a finger's drag stalls until the next finger lands",
        globals: [
            "ext_idle_notifier_v1": 1, "ext_session_lock_manager_v1": 1, "wl_compositor": 6,
            "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9, "wl_shm": 2, "wl_subcompositor": 1,
            "wp_alpha_modifier_v1": 1, "wp_cursor_shape_manager_v1": 2, "wp_fractional_scale_manager_v1": 1,
            "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1, "wp_tearing_control_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_wm_base": 5, "zwlr_layer_shell_v1": 5,
            "zwlr_screencopy_manager_v1": 3, "zwp_idle_inhibit_manager_v1": 1, "zwp_input_method_manager_v2": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zwp_virtual_keyboard_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "zxdg_exporter_v2": 1,
            "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

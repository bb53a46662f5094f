extension CompositorProfile {
    /// labwc 0.8 on wlroots 0.18, as in Debian 13.
    ///
    /// Windows float. Sends no cancel, and cancels what a finger drags at once, while it goes on to tell of the finger.
    public static let labwc08 = make(
        "labwc-0.8", "wlroots 0.18: no cancel; what a finger drags is cancelled at once; windows float",
        globals: newWlrootsDesktopGlobals.merging([
            "wl_compositor": 5, "xdg_wm_base": 3, "ext_session_lock_manager_v1": 1, "wp_cursor_shape_manager_v1": 1,
            "zwp_idle_inhibit_manager_v1": 1, "wp_tearing_control_manager_v1": 1,
        ]) { $1 }
    ) { touch, shell, _ in
        followWlroots(&touch, &shell)
        touch.ids = .asAsked
        touch.frames = .asAsked
        shell.firstToplevelFillsOutput = false
        shell.decorations = .asWished
        shell.placement = .centered
        shell.fingerDrags = .cancelled
    }

    /// labwc 0.20. With fingers as labwc 0.8.
    public static let labwc020 = labwc08.successor(
        "labwc-0.20", "wlroots of 2026: no cancel; what a finger drags is cancelled at once; windows float",
        globals: [
            "ext_idle_notifier_v1": 1, "ext_session_lock_manager_v1": 1, "wl_compositor": 6,
            "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9, "wl_shm": 2, "wl_subcompositor": 1,
            "wp_alpha_modifier_v1": 1, "wp_cursor_shape_manager_v1": 1, "wp_fractional_scale_manager_v1": 1,
            "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1, "wp_tearing_control_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_toplevel_icon_manager_v1": 1, "xdg_wm_base": 6,
            "xdg_wm_dialog_v1": 1, "zwlr_layer_shell_v1": 4, "zwlr_screencopy_manager_v1": 3,
            "zwp_idle_inhibit_manager_v1": 1, "zwp_input_method_manager_v2": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zwp_virtual_keyboard_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "zxdg_exporter_v2": 1,
            "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

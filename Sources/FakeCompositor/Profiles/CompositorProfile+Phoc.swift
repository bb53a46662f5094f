extension CompositorProfile {
    /// phosh's compositor: phoc 0.24 on wlroots 0.15, as in Debian 12.
    ///
    /// With fingers it does what sway does. Windows are maximized, and know their size from the beginning.
    public static let phoc0 = make(
        "phoc-0.24", "phosh: as sway with fingers; windows fill the output from the beginning",
        globals: wlrootsDesktopGlobals.filter { $0.key != "zwp_idle_inhibit_manager_v1" }
    ) { touch, shell, _ in
        followWlroots(&touch, &shell)
        touch.frames = .asAsked
        shell.decorations = .serverSide
        shell.placement = .centered
        shell.fingerDrags = .forgotten
    }

    /// phosh's compositor: phoc 0.46 on wlroots 0.18, as in Debian 13.
    ///
    /// Carries what a finger drags, and tells windows that nobody sees them.
    public static let phoc046 = phoc0.successor(
        "phoc-0.46", "phosh of 2025: no cancel; carries what fingers drag",
        globals: newWlrootsDesktopGlobals.merging([
            "zwlr_layer_shell_v1": 3, "xdg_wm_base": 6, "wp_alpha_modifier_v1": 1,
        ]) { $1 }
    ) { touch, shell, _ in
        touch.ids = .asAsked
        shell.fingerDrags = .delivered
    }

    /// phosh's compositor: phoc 0.58. With fingers as phoc 0.46.
    public static let phoc058 = phoc046.successor(
        "phoc-0.58", "phosh of 2026: as before, with newer globals",
        globals: [
            "ext_idle_notifier_v1": 1, "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9,
            "wl_shm": 2, "wl_subcompositor": 1, "wp_alpha_modifier_v1": 1, "wp_cursor_shape_manager_v1": 1,
            "wp_fractional_scale_manager_v1": 1, "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_wm_base": 6, "xdg_wm_dialog_v1": 1,
            "zwlr_layer_shell_v1": 3, "zwlr_screencopy_manager_v1": 3, "zwp_input_method_manager_v2": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zwp_virtual_keyboard_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "zxdg_exporter_v2": 1,
            "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

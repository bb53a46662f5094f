extension CompositorProfile {
    /// Plasma of Debian 12: KWin 5.27.5.
    ///
    /// Complete frames. A second finger goes to the surface of the first, wherever it lands, with coordinates that may
    /// be negative. Three fingers that land swiftly are cancelled, for a gesture of its own. Event times are those of
    /// the calendar, modulo 2³²: here they wrap after 15 hours.
    public static let kwin5 = make(
        "kwin-5.27", "Plasma: later fingers go to the first one's surface; times near their wrap; devices one by one",
        globals: [
            "wl_compositor": 5, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 8, "wl_output": 4,
            "wl_data_device_manager": 3, "xdg_wm_base": 4, "zwlr_layer_shell_v1": 3, "zxdg_decoration_manager_v1": 1,
            "zxdg_output_manager_v1": 3, "zwp_text_input_manager_v3": 1, "wp_fractional_scale_manager_v1": 1,
            "wp_viewporter": 1, "zwp_tablet_manager_v2": 1, "zwp_pointer_gestures_v1": 3,
            "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "xdg_activation_v1": 1, "zwp_idle_inhibit_manager_v1": 1,
            "ext_idle_notifier_v1": 1,
        ],
        timeBase: UInt32.max - 15 * 3_600_000
    ) { touch, shell, seat in
        touch.frames = .asAsked
        touch.ids = .smallestFree
        touch.laterFinger = .firstSurface
        touch.duplicate = .dropped
        touch.cancel = .cancel
        touch.deviceLoss = .silence
        touch.surfaceLoss = .silence
        touch.gestureFingers = 3
        touch.emulatesPointer = true
        shell.decorations = .asWished
        shell.handOver = .cancel
        shell.popupGrab = .unchecked
        shell.keepsFlippedOffsets = true
        shell.placement = .corner
        seat.announcesDevicesSingly = true
    }

    /// Plasma of Debian 13: KWin 6.3.6, without OpenGL.
    ///
    /// With fingers as KWin 5 does. Event times are those of the machine.
    public static let kwin6 = kwin5.successor(
        "kwin-6.3", "Plasma of 2025: as before, with newer globals",
        globals: [
            "ext_idle_notifier_v1": 1, "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9,
            "wl_shm": 1, "wl_subcompositor": 1, "wp_alpha_modifier_v1": 1, "wp_cursor_shape_manager_v1": 1,
            "wp_fractional_scale_manager_v1": 1, "wp_presentation": 2, "wp_tearing_control_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_toplevel_drag_manager_v1": 1,
            "xdg_toplevel_icon_manager_v1": 1, "xdg_wm_base": 6, "xdg_wm_dialog_v1": 1, "zwlr_layer_shell_v1": 5,
            "zwp_idle_inhibit_manager_v1": 1, "zwp_keyboard_shortcuts_inhibit_manager_v1": 1,
            "zwp_pointer_constraints_v1": 1, "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zxdg_decoration_manager_v1": 1, "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { touch, _, _ in touch.ids = .asAsked }

    /// Plasma of 2026: KWin 6.7.4, without OpenGL. With fingers as KWin 6.3.
    public static let kwin67 = kwin6.successor(
        "kwin-6.7", "Plasma of 2026: as before, with newer globals",
        globals: [
            "ext_idle_notifier_v1": 1, "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9,
            "wl_shm": 2, "wl_subcompositor": 1, "wp_alpha_modifier_v1": 1, "wp_cursor_shape_manager_v1": 2,
            "wp_fifo_manager_v1": 1, "wp_fractional_scale_manager_v1": 1, "wp_presentation": 2,
            "wp_single_pixel_buffer_manager_v1": 1, "wp_tearing_control_manager_v1": 1, "wp_viewporter": 1,
            "xdg_activation_v1": 1, "xdg_toplevel_drag_manager_v1": 1, "xdg_toplevel_icon_manager_v1": 1,
            "xdg_wm_base": 6, "xdg_wm_dialog_v1": 1, "zwlr_layer_shell_v1": 5, "zwp_idle_inhibit_manager_v1": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zxdg_decoration_manager_v1": 1, "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

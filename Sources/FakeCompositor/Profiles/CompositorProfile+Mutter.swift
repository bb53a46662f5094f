extension CompositorProfile {
    /// GNOME Shell of Debian 12: mutter 43.8.
    ///
    /// The worst for fingers: a frame after each event and none after a lift, so that a client that waits for frames
    /// hears of lifts when something else happens, or never. A menu that opens under a finger costs it that finger. One
    /// that lands on a second window while the first is held is told to nobody. What a finger drags it begins for its
    /// pointer, and goes on telling of the finger.
    public static let mutter43 = make(
        "mutter-43", "GNOME: a frame for each event, none after lifts; a second window gets no fingers",
        globals: [
            "wl_compositor": 5, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 8, "wl_output": 3,
            "wl_data_device_manager": 3, "xdg_wm_base": 4, "zxdg_output_manager_v1": 3, "wp_viewporter": 1,
            "wp_presentation": 1, "zwp_text_input_manager_v3": 1, "zwp_tablet_manager_v2": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "xdg_activation_v1": 1,
            "wp_single_pixel_buffer_manager_v1": 1,
        ]
    ) { touch, shell, _ in
        touch.frames = .afterEachEvent
        touch.framedUps = .never
        touch.ids = .counting(from: 288)
        touch.laterFinger = .firstSurfaceOnly
        touch.cancel = .cancel
        touch.deviceLoss = .silence
        touch.surfaceLoss = .silence
        shell.decorations = .clientSide
        shell.handOver = .silence
        shell.popupGrab = .whileDown
        shell.popupGrabsCaptureFingers = true
        shell.placement = .corner
        shell.bufferRelease = .onceRead
        shell.pingsOnPress = true
        shell.fingerDrags = .ignored
    }

    /// GNOME Shell of Debian 13: mutter 48.7.
    ///
    /// Fingers as before. It carries what a finger drags, and tells windows that nobody sees them. Of popups it keeps
    /// no window geometry that comes before their first buffer.
    public static let mutter48 = mutter43.successor(
        "mutter-48", "GNOME of 2025: fingers as before; carries what they drag",
        globals: [
            "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 8, "wl_shm": 2,
            "wl_subcompositor": 1, "wp_cursor_shape_manager_v1": 2, "xdg_system_bell_v1": 1, "wp_fifo_manager_v1": 1,
            "wp_fractional_scale_manager_v1": 1, "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_toplevel_drag_manager_v1": 1, "xdg_wm_base": 6,
            "xdg_wm_dialog_v1": 1, "zwp_idle_inhibit_manager_v1": 1, "zwp_keyboard_shortcuts_inhibit_manager_v1": 1,
            "zwp_pointer_constraints_v1": 1, "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { touch, shell, _ in
        touch.ids = .counting(from: 290)
        shell.fingerDrags = .delivered
        shell.forgetsEarlyGeometry = true
    }

    /// GNOME Shell of 2026: mutter 50.5. With fingers as mutter 48.
    public static let mutter50 = mutter48.successor(
        "mutter-50", "GNOME of 2026: as before, with newer globals",
        globals: [
            "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9, "wl_shm": 2,
            "wl_subcompositor": 1, "wp_cursor_shape_manager_v1": 2, "wp_fifo_manager_v1": 1,
            "wp_fractional_scale_manager_v1": 1, "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1,
            "wp_viewporter": 1, "xdg_activation_v1": 1, "xdg_system_bell_v1": 1, "xdg_toplevel_drag_manager_v1": 1,
            "xdg_wm_base": 6, "xdg_wm_dialog_v1": 1, "zwp_idle_inhibit_manager_v1": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_tablet_manager_v2": 1, "zwp_text_input_manager_v3": 1,
            "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

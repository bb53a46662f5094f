extension CompositorProfile {
    /// What every compositor on wlroots 0.15 offers.
    static var wlrootsGlobals: [String: UInt32] {
        [
            "wl_compositor": 4, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 7, "wl_output": 4,
            "wl_data_device_manager": 3, "xdg_wm_base": 2, "zxdg_decoration_manager_v1": 1,
            "zxdg_output_manager_v1": 3, "zwp_idle_inhibit_manager_v1": 1,
        ]
    }

    /// What those offer that are more than a kiosk.
    static var wlrootsDesktopGlobals: [String: UInt32] {
        wlrootsGlobals.merging([
            "zwlr_layer_shell_v1": 4, "zwp_text_input_manager_v3": 1, "zwp_input_method_manager_v2": 1,
            "zwp_virtual_keyboard_manager_v1": 1,
            "wp_viewporter": 1, "wp_presentation": 1, "zwp_tablet_manager_v2": 1, "zwp_pointer_gestures_v1": 3,
            "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "xdg_activation_v1": 1,
            "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1,
        ]) { $1 }
    }

    /// What they all do with fingers and windows.
    static func followWlroots(_ touch: inout TouchPolicy, _ shell: inout ShellPolicy) {
        touch.ids = .smallestFree
        touch.laterFinger = .ownSurface
        touch.duplicate = .sent
        touch.cancel = .silence
        touch.deviceLoss = .silence
        touch.surfaceLoss = .goesOn
        shell.firstToplevelFillsOutput = true
        shell.handOver = .silence
        shell.popupGrab = .unchecked
        shell.keepsFlippedOffsets = true
        shell.bufferRelease = .onceRead
    }

    /// What every compositor on wlroots 0.18 offers.
    static var newWlrootsGlobals: [String: UInt32] {
        [
            "wl_compositor": 6, "wl_subcompositor": 1, "wl_shm": 2, "wl_seat": 9, "wl_output": 4,
            "wl_data_device_manager": 3, "xdg_wm_base": 4, "zxdg_decoration_manager_v1": 1,
            "zxdg_output_manager_v1": 3, "wp_viewporter": 1, "wp_presentation": 1,
            "wp_single_pixel_buffer_manager_v1": 1, "zwp_primary_selection_device_manager_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zwp_virtual_keyboard_manager_v1": 1,
            "zwlr_screencopy_manager_v1": 3, "ext_idle_notifier_v1": 1, "zwp_idle_inhibit_manager_v1": 1,
        ]
    }

    /// What those offer that are more than a kiosk.
    static var newWlrootsDesktopGlobals: [String: UInt32] {
        newWlrootsGlobals.filter { $0.key != "zwp_idle_inhibit_manager_v1" }.merging([
            "xdg_wm_base": 5, "zwlr_layer_shell_v1": 4, "wp_fractional_scale_manager_v1": 1,
            "zwp_text_input_manager_v3": 1, "zwp_input_method_manager_v2": 1, "zwp_tablet_manager_v2": 1,
            "zwp_pointer_gestures_v1": 3, "zwp_pointer_constraints_v1": 1, "xdg_activation_v1": 1,
            "zxdg_exporter_v2": 1, "zxdg_importer_v2": 1,
        ]) { $1 }
    }
}

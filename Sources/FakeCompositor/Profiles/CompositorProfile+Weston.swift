extension CompositorProfile {
    /// weston 10 with its desktop shell.
    ///
    /// Sends no cancel, leaves the last lift to the frame of what follows, and tells fine times of input, as the only
    /// one. Popups get their grab for the serial of the first finger, and for no other. Event times are beyond 2³¹.
    public static let weston10 = make(
        "weston-10", "weston: no cancel, the last lift waits for a frame, grabs for the first finger only, fine times",
        globals: [
            "wl_compositor": 4, "wl_subcompositor": 1, "wl_shm": 1, "wl_seat": 7, "wl_output": 3,
            "wl_data_device_manager": 3, "xdg_wm_base": 3, "zxdg_output_manager_v1": 2, "wp_viewporter": 1,
            "wp_presentation": 1, "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_input_timestamps_manager_v1": 1,
        ],
        timeBase: 2_200_000_000
    ) { touch, shell, _ in
        touch.frames = .asAsked
        touch.framedUps = .whileOthersAreDown
        touch.ids = .smallestFree
        touch.laterFinger = .firstSurface
        touch.duplicate = .sent
        touch.cancel = .silence
        touch.deviceLoss = .silence
        touch.surfaceLoss = .silence
        shell.decorations = .clientSide
        shell.handOver = .silence
        shell.popupGrab = .firstFinger
        shell.constrainsPopups = false
        shell.placement = .centered
    }

    /// weston 14 with its desktop shell, as in Debian 13.
    ///
    /// Each lift has its frame.
    public static let weston14 = weston10.successor(
        "weston-14", "weston of 2025: no cancel, frames as it should, grabs for the first finger only, fine times",
        globals: [
            "wl_compositor": 5, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 7, "wl_shm": 2,
            "wl_subcompositor": 1, "wp_presentation": 1, "wp_single_pixel_buffer_manager_v1": 1,
            "wp_tearing_control_manager_v1": 1, "wp_viewporter": 1, "xdg_wm_base": 5,
            "zwp_input_timestamps_manager_v1": 1, "zwp_pointer_constraints_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zxdg_output_manager_v1": 2,
        ]
    ) { touch, _, _ in
        touch.ids = .asAsked
        touch.framedUps = .always
    }

    /// weston 16 with its desktop shell. With fingers as weston 14.
    public static let weston16 = weston14.successor(
        "weston-16", "weston of 2026: as before, with newer globals",
        globals: [
            "wl_compositor": 5, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 7, "wl_shm": 2,
            "wl_subcompositor": 1, "wp_alpha_modifier_v1": 1, "wp_fifo_manager_v1": 1, "wp_presentation": 2,
            "wp_single_pixel_buffer_manager_v1": 1, "wp_tearing_control_manager_v1": 1, "wp_viewporter": 1,
            "xdg_wm_base": 5, "zwp_input_timestamps_manager_v1": 1, "zwp_pointer_constraints_v1": 1,
            "zwp_relative_pointer_manager_v1": 1, "zxdg_output_manager_v1": 2,
        ]
    ) { _, _, _ in }
}

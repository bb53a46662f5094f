extension CompositorProfile {
    /// cage 0.1.4, the kiosk, on wlroots 0.15.
    ///
    /// Never sends `wl_touch.frame`, and no cancel. Offers next to nothing: no clipboard but the first, no scale but
    /// whole numbers, no on-screen keyboard.
    public static let cage0 = make(
        "cage-0.1.4", "the kiosk: no frames at all, no cancel, few globals; one window fills the output",
        globals: wlrootsGlobals
    ) { touch, shell, _ in
        followWlroots(&touch, &shell)
        touch.frames = .never
        shell.fillsOnceShown = true
        shell.decorations = .clientSide
        shell.placement = .corner
    }

    /// cage 0.2, the kiosk, on wlroots 0.18.
    ///
    /// Sends frames, and tells a window its size from the beginning.
    public static let cage02 = cage0.successor(
        "cage-0.2", "the kiosk of 2025: frames as it should, no cancel; one window fills the output",
        globals: newWlrootsGlobals
    ) { touch, shell, _ in
        touch.ids = .asAsked
        touch.frames = .asAsked
        shell.fillsOnceShown = false
    }

    /// cage 0.3, the kiosk. With fingers as cage 0.2.
    public static let cage03 = cage02.successor(
        "cage-0.3", "the kiosk of 2026: as before, with newer globals",
        globals: [
            "ext_idle_notifier_v1": 1, "wl_compositor": 6, "wl_data_device_manager": 3, "wl_output": 4, "wl_seat": 9,
            "wl_shm": 2, "wl_subcompositor": 1, "wp_presentation": 2, "wp_single_pixel_buffer_manager_v1": 1,
            "wp_viewporter": 1, "xdg_wm_base": 5, "zwlr_screencopy_manager_v1": 3, "zwp_idle_inhibit_manager_v1": 1,
            "zwp_primary_selection_device_manager_v1": 1, "zwp_relative_pointer_manager_v1": 1,
            "zwp_virtual_keyboard_manager_v1": 1, "zxdg_decoration_manager_v1": 1, "zxdg_output_manager_v1": 3,
        ]
    ) { _, _, _ in }
}

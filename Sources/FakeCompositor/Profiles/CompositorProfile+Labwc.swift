extension CompositorProfile {
    /// labwc 0.8 on wlroots 0.18, as in Debian 13.
    ///
    /// Windows float. Sends no cancel, and cancels what a finger drags at once, while it goes on to tell of the finger.
    public static let labwc08 = make(
        "labwc-0.8", "wlroots 0.18: no cancel; what a finger drags is cancelled at once; windows float",
        globals: newWlrootsDesktopGlobals.merging([
            "wl_compositor": 5, "xdg_wm_base": 3, "ext_session_lock_manager_v1": 1, "wp_cursor_shape_manager_v1": 1,
            "zwp_idle_inhibit_manager_v1": 1,
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
}

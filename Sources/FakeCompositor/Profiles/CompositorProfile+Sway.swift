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
    /// Sends a cancel. What a finger drags it takes over, and tells of it no more until another finger lands, which
    /// then carries it.
    public static let sway110 = sway1.successor(
        "sway-1.10", "wlroots 0.18: cancels; a finger's drag stalls until the next finger lands",
        globals: newWlrootsDesktopGlobals.merging([
            "ext_session_lock_manager_v1": 1, "wp_cursor_shape_manager_v1": 1, "zwp_idle_inhibit_manager_v1": 1,
            "zwp_keyboard_shortcuts_inhibit_manager_v1": 1,
        ]) { $1 }
    ) { touch, shell, _ in
        touch.ids = .asAsked
        touch.cancel = .cancel
        shell.fingerDrags = .stalled
    }
}

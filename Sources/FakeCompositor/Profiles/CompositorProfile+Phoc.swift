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
        globals: newWlrootsDesktopGlobals.merging(["zwlr_layer_shell_v1": 3, "xdg_wm_base": 6]) { $1 }
    ) { touch, shell, _ in
        touch.ids = .asAsked
        shell.fingerDrags = .delivered
    }
}

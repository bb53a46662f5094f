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
}

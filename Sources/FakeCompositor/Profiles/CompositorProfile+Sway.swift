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
}

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
}

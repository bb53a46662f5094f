extension WindowScene {
    /// The marks that are drawn above all windows of the scene, to show what its touches do. None by default.
    ///
    /// ```swift
    /// scene.touchOverlay = [.touches, .recognizers]
    /// ```
    ///
    /// It is a ``Window`` of the level ``Window/Level/overlay`` that is never touched and never key: what is delivered
    /// is the same with it and without. Each mark is drawn by itself, so that only the pixels of what moves are
    /// painted. What is over stays to be seen until the next touch lands. A program that is started with
    /// `TACTUS_OVERLAY=touches,areas` shows it in all its scenes, see ``Application/touchOverlay``.
    public var touchOverlay: TouchOverlayTopics {
        get { overlay?.topics ?? [] }
        set {
            guard newValue != touchOverlay else { return }
            overlay?.remove()
            overlay = newValue.isEmpty || application == nil ? nil : TouchOverlay(newValue, in: self)
        }
    }

    /// Asks for a frame that shows the overlay. Input does not wait for it.
    func setNeedsOverlayFrame() {
        if !isMakingFrame { surface?.setNeedsFrame() }
    }
}

extension Application {
    /// The touch overlay that scenes have when they are opened. Setting it changes the scenes that are open, too.
    public final var touchOverlay: TouchOverlayTopics {
        get { overlayTopics }
        set {
            overlayTopics = newValue
            for scene in scenes { scene.touchOverlay = newValue }
        }
    }
}

extension Application {
    /// Whether new touches, scrolling and hovering are dropped, see ``beginIgnoringInteractionEvents()``.
    public final var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

    /// Takes no touches any more, until ``endIgnoringInteractionEvents()`` was called as often as this: for the time of
    /// a transition that a second finger must not disturb.
    ///
    /// Touches that are down are cancelled; inside a handler when the event that is being handled has been. A contact
    /// that lands meanwhile is dropped as a whole, even if it is lifted after the end. Keys go on.
    public final func beginIgnoringInteractionEvents() {
        ignoringDepth += 1
        if ignoringDepth == 1 { cancelAllTouches() }
    }

    /// Ends what one ``beginIgnoringInteractionEvents()`` began. From the last one on what lands is taken again.
    public final func endIgnoringInteractionEvents() {
        precondition(ignoringDepth > 0, "more ends than begins; call beginIgnoringInteractionEvents() first")
        ignoringDepth -= 1
    }
}

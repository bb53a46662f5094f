// What a refresh of the displays is waited for.
extension Compositor {
    /// Whether a visible surface waits for a frame callback.
    public var isWaitingForVblank: Bool { stack.visibleSurfaces.contains { !$0.frameCallbacks.isEmpty } }

    /// Whether a client would hear of a refresh: it waits for a frame callback, of a cursor too, for presentation
    /// feedback, or for a picture of the screen.
    public var isRefreshAwaited: Bool {
        isWaitingForVblank || screencopy.isWaiting || stack.visibleSurfaces.contains(where: \.isWaitingForFeedback)
            || placements(of: .everything).contains { !$0.surface.frameCallbacks.isEmpty }
    }

    /// Whether any window, bar, wallpaper or lock of a client shows.
    public var isShowingAnything: Bool { !stack.placements.isEmpty }
}

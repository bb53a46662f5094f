public import TactusGeometry

/// Recognizes one finger that is dragged in from an edge of the window.
///
/// ```swift
/// let back = ScreenEdgePanGestureRecognizer()
/// back.edges = .left
/// back.addTarget(self, action: Navigator.goBack)
/// addGestureRecognizer(back)
/// ```
///
/// A pan with two conditions more. The finger must land close to one of ``edges``
/// (``InputProfile/Metrics/edgeRegion``), and its way must lead away from that edge, at most 45° astray. An edge counts
/// only where the window's surface ends at something: when it is maximized, fullscreen, or tiled on that side. A
/// free-floating window has no edges to drag from.
///
/// Where the compositor has an edge gesture of its own, it takes the touch away: it arrives here as cancelled.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges that the finger may come from; none by default. Read at the start of each attempt.
    public final var edges: RectEdge = []

    /// Takes touches that begin at one of the edges.
    open override func shouldReceive(_ event: Event) -> Bool {
        let landing = event.allTouches.filter { $0.phase == .began && $0.window === view?.window }
        guard let first = landing.min(by: { $0.number < $1.number }) else { return false }
        return !edges(near: first).isEmpty
    }

    /// None: what comes from an edge is no pan that a control could want.
    open override func gestureClass(in view: View) -> GestureClassSet { [] }

    /// The edges that count, of those that the touch is close to.
    private func edges(near touch: Touch) -> RectEdge {
        guard let window = touch.window, let scene = window.windowScene,
            let region = metrics(for: touch.type).edgeRegion
        else { return [] }
        let near = RectEdge(of: window.bounds, within: region, of: touch.windowLocation)
        return edges.intersection(near).intersection(RectEdge(endingAt: scene.states))
    }

    override func settings(for touch: Touch) -> PanTracker.Settings {
        var settings = super.settings(for: touch)
        settings.minimumTouches = 1
        settings.maximumTouches = 1
        settings.constraint = .awayFrom(edges(near: touch))
        return settings
    }
}

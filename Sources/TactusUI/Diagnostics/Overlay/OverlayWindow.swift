import TactusGeometry

/// The layer on which a touch overlay draws: above everything, and never touched.
final class OverlayWindow: Window {
    override init(windowScene scene: WindowScene) {
        super.init(windowScene: scene)
        name = "touch overlay"
        frame = frame(filling: scene)
        windowLevel = .overlay
        isUserInteractionEnabled = false
        isHidden = false
    }

    /// Touches are drawn on the decoration, too.
    override func frame(filling scene: WindowScene) -> Rect { Rect(origin: .zero, size: scene.size) }

    override var canBecomeKey: Bool { false }
}

import TactusGeometry

/// The layer on which a touch overlay draws: above everything, and never touched.
final class OverlayWindow: Window {
    override init(windowScene scene: WindowScene) {
        super.init(windowScene: scene)
        name = "touch overlay"
        windowLevel = .overlay
        isUserInteractionEnabled = false
        isHidden = false
    }

    override var canBecomeKey: Bool { false }
}

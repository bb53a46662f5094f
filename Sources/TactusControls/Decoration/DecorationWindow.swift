import TactusGeometry
import TactusGraphics
import TactusUI

/// The layer behind the other windows of a scene that Tactus decorates: the title bar, and the edges around it.
///
/// It is never key. What it leaves for the others is `WindowScene.contentFrame`.
final class DecorationWindow: Window {
    private let titleBar = TitleBar()
    private let outline = View()
    /// In the order of the layout: edges, then the corners before them.
    private var handles: [ResizeHandle] = []

    override init(windowScene scene: WindowScene) {
        super.init(windowScene: scene)
        name = "decoration"
        windowLevel = .decoration
        hitTestBehavior = .passthrough
        outline.hitTestBehavior = .passthrough
        outline.backgroundColor = .opaqueSeparator
        addSubview(outline)
        addSubview(titleBar)
        isHidden = false
    }

    override var canBecomeKey: Bool { false }

    /// Takes over what the scene is like now.
    func update(_ scene: WindowScene, _ layout: DecorationLayout) {
        frame = Rect(origin: .zero, size: scene.size)
        isHidden = layout.bars == .zero
        titleBar.frame = layout.titleBar(in: scene.size)
        titleBar.show(scene)
        // A line around the window, where there is a margin for it.
        outline.frame = layout.window(in: scene.size).inset(by: -layout.margins.limited(to: 1))
        // Round at the top, where the bar is, as far as nothing touches the window there.
        let radius = layout.hasFreeCorners ? theme.radii.large : 0
        titleBar.cornerRadii = CornerRadii(topLeft: radius, topRight: radius)
        outline.cornerRadii = radius > 0 ? CornerRadii(topLeft: radius + 1, topRight: radius + 1) : .zero
        outline.shadow = layout.margins == .zero ? nil : DecorationLayout.shadow(isActive: scene.isActive)
        place(scene.isResizable ? layout.handles(in: scene.size) : [])
    }

    override func frame(filling scene: WindowScene) -> Rect { Rect(origin: .zero, size: scene.size) }

    private func place(_ places: [(edges: RectEdge, frame: Rect)]) {
        if handles.map(\.edges) != places.map(\.edges) {
            for handle in handles { handle.removeFromSuperview() }
            handles = places.map { ResizeHandle($0.edges) }
            for handle in handles { insertSubview(handle, belowSubview: outline) }
        }
        for (handle, place) in zip(handles, places) { handle.frame = place.frame }
    }
}

extension Insets {
    /// No distance larger than `limit`.
    nonisolated fileprivate func limited(to limit: Double) -> Insets {
        Insets(top: min(top, limit), left: min(left, limit), bottom: min(bottom, limit), right: min(right, limit))
    }
}

extension Window.Level {
    /// Behind everything: what Tactus draws around a scene.
    nonisolated fileprivate static let decoration = Window.Level(rawValue: -.greatestFiniteMagnitude)
}

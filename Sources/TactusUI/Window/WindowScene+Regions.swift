import TactusGeometry

/// What a scene tells the system about the parts of its surface.
nonisolated struct SceneRegions: Hashable, Sendable {
    /// Nothing behind shows here.
    var opaque: [Rect] = []
    /// Touches are taken here; `nil` for everywhere.
    var input: [Rect]?
}

extension WindowScene {
    /// Tells the platform which parts are opaque and which take touches, when that has changed. Done with each frame.
    func updateRegions() {
        let regions = SceneRegions(opaque: opaqueRects, input: inputRegion)
        guard regions != announcedRegions, let surface else { return }
        announcedRegions = regions
        surface.setRegions(opaque: regions.opaque, input: regions.input)
    }

    /// The frames of the windows that cover what is behind them.
    private var opaqueRects: [Rect] {
        let toDevice = Transform(scaleX: scale, y: scale)
        return windows.compactMap { window in
            let appearance = window.shownAppearance
            let geometry = window.shownGeometry
            guard appearance.isVisible, appearance.alpha == 1, appearance.fillsBounds else { return nil }
            let exact = geometry.toSuperview.concatenating(toDevice)
            guard Placement(geometry.bounds, by: exact, scale: scale).isAligned else { return nil }
            return geometry.frame.intersection(Rect(origin: .zero, size: size))
        }
    }
}

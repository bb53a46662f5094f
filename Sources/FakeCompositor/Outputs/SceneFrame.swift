import TactusGeometry

/// All that shows, and what of it was damaged since the last time: what every output paints from.
struct SceneFrame {
    /// A surface in its place.
    struct Layer {
        var placement: Placement
        /// What was damaged, in surface units.
        var damage: [Rect]
    }

    /// From bottom to top.
    var layers: [Layer]
}

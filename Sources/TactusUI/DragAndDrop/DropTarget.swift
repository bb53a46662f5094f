import TactusGeometry

/// Which interaction has what is dragged, and has had it.
struct DropTarget {
    /// Who has it now.
    private(set) var current: DropInteraction?
    /// All who have had it.
    private(set) var visited: [DropInteraction] = []

    /// What those who are concerned are told.
    struct Change {
        /// Who no longer has it.
        var exited: DropInteraction?
        /// Who has it now, and had it not.
        var entered: DropInteraction?
    }

    /// It is over somebody, or nobody.
    mutating func move(to next: DropInteraction?) -> Change {
        guard next !== current else { return Change() }
        let change = Change(exited: current, entered: next)
        current = next
        if let next, !visited.contains(where: { $0 === next }) { visited.append(next) }
        return change
    }

    /// Finds who gets what is dragged: from the frontmost view upwards, the first that wants it.
    ///
    /// Who has it already is not asked again.
    func interaction(over hit: View, for session: DropSession) -> DropInteraction? {
        for view in sequence(first: hit, next: \.superview) {
            for case let interaction as DropInteraction in view.interactions where interaction.isEnabled {
                if interaction === current { return interaction }
                if interaction.delegate?.dropInteraction(interaction, canHandle: session) == true { return interaction }
            }
        }
        return nil
    }

    /// The frontmost view at a place of a scene, in points.
    static func view(in scene: WindowScene, at point: Point) -> View? {
        for window in scene.windows.reversed() where !window.hitting.ignoresTouches {
            if let place = window.geometry.fromSuperview(point), let hit = window.hitTest(place, with: nil) {
                return hit
            }
        }
        return nil
    }
}

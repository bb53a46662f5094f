import TactusGeometry

// Layer surfaces: their places, and what they leave for windows.
extension WindowStack {
    /// Arranges the layer surfaces of every output anew, and fits the windows into what is left.
    func arrangeLayers() {
        for output in compositor.outputs {
            let members = layerSurfaces.filter { $0.output === output && $0.isCommitted }
            let arrangement = LayerArrangement(members.map(\.arrangementRequest), in: output.bounds)
            for (surface, frame) in zip(members, arrangement.frames) { surface.arrange(in: frame) }
            output.usableArea = arrangement.workArea
        }
        for toplevel in toplevels { toplevel.outputsDidChange() }
        didMoveLayer()
    }

    /// Layer surfaces are somewhere else.
    func didMoveLayer() {
        sceneDidChange()
        for popup in popups { popup.reconstrain() }
    }

    /// Closes the layer surfaces whose output is gone.
    func closeOrphanedLayers() {
        for surface in layerSurfaces where !compositor.outputs.contains(where: { $0 === surface.output }) {
            surface.close()
        }
    }

    /// The placements of a layer, with its popups; the newest surface is on top.
    func placements(ofLayer layer: Int) -> [Placement] {
        layerSurfaces.filter { $0.layer == layer && $0.isMapped }.flatMap { member in
            let offset = member.surface.offset
            let origin = PixelPoint(x: member.frame.minX + offset.x, y: member.frame.minY + offset.y)
            return member.surface.placements(at: origin) + placementsOfPopups(over: member)
        }
    }

    /// The layer surface that has the keyboard whatever the user turns to: the frontmost that asks for it.
    var exclusiveLayer: LayerSurface? {
        layerSurfaces.filter(\.isExclusive).enumerated().max {
            ($0.element.layer, $0.offset) < ($1.element.layer, $1.offset)
        }?
        .element
    }
}

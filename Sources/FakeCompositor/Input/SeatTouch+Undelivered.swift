import TactusGeometry
import WaylandServer

extension SeatTouch {
    /// Notes that nobody heard of a finger that landed: nothing is there, or its client knows no fingers. Where a
    /// policy gives it to nobody, that is how things are.
    func reportUndelivered(_ id: Int32, at point: Point, on surface: Surface?, hit: Surface?) {
        let reason: UndeliveredInput.Reason
        if !seat.capabilities.contains(.touch) {
            reason = .noDevice
        } else if let surface {
            guard activeResources(of: surface.resource.client).isEmpty else { return }
            reason = .noListener(interface: WlTouch.interfaceName)
        } else {
            guard hit == nil else { return }
            reason = .noSurface
        }
        compositor.reportUndelivered(UndeliveredInput(.finger(id: id), at: point, reason))
    }
}

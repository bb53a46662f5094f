import TactusGeometry
import WaylandServer

/// The windows on the output: which is above which, where each is, which is active.
final class WindowStack {
    private unowned let compositor: Compositor
    /// Every toplevel, oldest first.
    private(set) var toplevels: [Toplevel] = []
    /// Every popup, oldest first.
    private(set) var popups: [Popup] = []
    /// The toplevels that show, from bottom to top.
    private(set) var mappedToplevels: [Toplevel] = []

    init(compositor: Compositor) {
        self.compositor = compositor
    }

    // MARK: Coming and going

    func add(_ toplevel: Toplevel) { toplevels.append(toplevel) }

    func add(_ popup: Popup) { popups.append(popup) }

    func remove(_ toplevel: Toplevel) {
        toplevels.removeAll { $0 === toplevel }
    }

    func remove(_ popup: Popup) {
        popups.removeAll { $0 === popup }
        visibilityDidChange()
    }

    func didMap(_ toplevel: Toplevel) {
        mappedToplevels.append(toplevel)
        updateActivation()
    }

    func didUnmap(_ toplevel: Toplevel) {
        mappedToplevels.removeAll { $0 === toplevel }
        updateActivation()
        visibilityDidChange()
    }

    /// Tells every surface whether it is on the output.
    func visibilityDidChange() {
        let visible = Set(placements.map { ObjectIdentifier($0.surface) })
        for surface in compositor.surfaces { surface.setOnOutput(visible.contains(ObjectIdentifier(surface))) }
    }

    // MARK: Rules

    /// Whether a toplevel has the output for itself: it is the oldest one.
    func fillsOutput(_ toplevel: Toplevel) -> Bool { toplevels.first === toplevel }

    /// Whether a toplevel that is about to show will be the active one. The newest always is.
    func activates(_ toplevel: Toplevel) -> Bool { toplevels.last === toplevel }

    /// The client that has the user's attention.
    var activeClient: ServerClient? { mappedToplevels.last?.resource.client }

    private func updateActivation() {
        for toplevel in mappedToplevels { toplevel.setActivated(toplevel === mappedToplevels.last) }
        compositor.dataDevices.activeClientDidChange()
    }

    /// Closes the popups with a grab unless the user touched a surface of the same client; `true` when it did so.
    func dismissPopups(unlessTouching surface: Surface?) -> Bool {
        let grabbing = popups.filter { $0.hasGrab && $0.isMapped && !$0.isDismissed }
        guard let client = grabbing.first?.resource.client, surface?.resource.client !== client else { return false }
        for popup in grabbing.reversed() { popup.dismiss() }
        return true
    }

    // MARK: Places

    /// Where a window's geometry begins on the output.
    func geometryOrigin(of window: XdgSurfaceObject) -> PixelPoint {
        switch window.role {
        case let toplevel as Toplevel: return toplevel.position
        case let popup as Popup:
            guard let parent = popup.parent else { return .zero }
            let origin = geometryOrigin(of: parent)
            return PixelPoint(x: origin.x + popup.rect.minX, y: origin.y + popup.rect.minY)
        default: return .zero
        }
    }

    private func surfaceOrigin(of window: XdgSurfaceObject) -> PixelPoint {
        let origin = geometryOrigin(of: window)
        let geometry = window.geometry
        let offset = window.surface.offset
        return PixelPoint(x: origin.x - geometry.minX + offset.x, y: origin.y - geometry.minY + offset.y)
    }

    /// All surfaces that show, from bottom to top.
    var placements: [Placement] {
        mappedToplevels.flatMap { toplevel in
            placements(of: toplevel.xdgSurface) + placementsOfPopups(over: toplevel.xdgSurface)
        }
    }

    private func placements(of window: XdgSurfaceObject) -> [Placement] {
        window.surface.placements(at: surfaceOrigin(of: window))
    }

    private func placementsOfPopups(over window: XdgSurfaceObject) -> [Placement] {
        popups.filter { $0.parent === window && $0.isMapped && !$0.isDismissed }.flatMap { popup in
            placements(of: popup.xdgSurface) + placementsOfPopups(over: popup.xdgSurface)
        }
    }

    /// The surfaces that show, from bottom to top.
    var visibleSurfaces: [Surface] { placements.map(\.surface) }

    /// Where a surface is on the output, in logical pixels; `nil` while it does not show.
    func origin(of surface: Surface) -> Point? {
        placements.first { $0.surface === surface }.map { Point(x: Double($0.origin.x), y: Double($0.origin.y)) }
    }

    /// The frontmost surface that takes input at a point of the output.
    func hit(at point: Point) -> Placement? {
        placements.last { $0.takesInput(at: point) }
    }
}

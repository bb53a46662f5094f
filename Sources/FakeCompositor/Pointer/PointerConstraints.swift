import TactusGeometry
import WaylandServer

/// What keeps a seat's pointer in its place: at most one lock or confinement for each surface.
///
/// One takes effect while its surface has the pointer, in its region, and its window has the keys; it ends with either.
final class PointerConstraints {
    private unowned let pointer: SeatPointer
    /// By their surfaces, which have one each.
    private var constraints: [ObjectIdentifier: PointerConstraint] = [:]
    /// The one that is in effect.
    private weak var active: PointerConstraint?

    init(pointer: SeatPointer) {
        self.pointer = pointer
    }

    /// Whether a surface has one, in effect or not.
    func contains(_ surface: Surface) -> Bool { constraints[ObjectIdentifier(surface)] != nil }

    func add(_ constraint: PointerConstraint) {
        constraints[constraint.surfaceID] = constraint
        update()
    }

    func remove(_ constraint: PointerConstraint) {
        forget(constraint)
        guard constraint.isActive, case .lock = constraint.kind, let hint = constraint.hint,
            let origin = constraint.surface?.origin
        else { return }
        constraint.isActive = false
        // The client's idea of where its own pointer is.
        pointer.move(to: Point(x: origin.x + hint.x, y: origin.y + hint.y))
    }

    /// Where the pointer may go, `nil` when it stays.
    func limit(_ point: Point, from start: Point) -> Point? {
        guard let active, active.isActive, let surface = active.surface, let origin = surface.origin else {
            return point
        }
        switch active.kind {
        case .lock: return nil
        case .confinement:
            let local = Point(x: point.x - origin.x, y: point.y - origin.y)
            let inside = active.nearest(to: local, in: surface)
            return inside.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) } ?? start
        }
    }

    /// The pointer or the keys are on another surface.
    func focusDidChange() {
        if let active, active.surface !== surfaceInUse { end(active) }
        update()
    }

    func surfaceDidCommit(_ surface: Surface) {
        constraints[ObjectIdentifier(surface)]?.applyPending()
        update()
    }

    func surfaceWasDestroyed(_ surface: Surface) {
        guard let constraint = constraints[ObjectIdentifier(surface)] else { return }
        end(constraint)
        forget(constraint)
    }

    private func end(_ constraint: PointerConstraint) {
        constraint.end()
        if constraint.isDefunct { forget(constraint) }
    }

    private func forget(_ constraint: PointerConstraint) {
        if constraints[constraint.surfaceID] === constraint { constraints[constraint.surfaceID] = nil }
    }

    /// The surface with the pointer, when its window has the keys.
    private var surfaceInUse: Surface? {
        guard let surface = pointer.focus, let keys = pointer.seat.focus else { return nil }
        return surface === keys || surface.toplevel === keys.toplevel && keys.toplevel != nil ? surface : nil
    }

    /// Puts the constraint of the surface with the pointer in effect, when the pointer is in its region.
    func update() {
        guard let focus = surfaceInUse, let constraint = constraints[ObjectIdentifier(focus)],
            !constraint.isActive, constraint.contains(pointer.local(in: focus), in: focus)
        else { return }
        active = constraint
        constraint.begin()
    }
}

/// A client's `zwp_locked_pointer_v1` or `zwp_confined_pointer_v1`.
final class PointerConstraint {
    /// Which of the two.
    enum Kind {
        case lock(ZwpLockedPointerV1)
        case confinement(ZwpConfinedPointerV1)
    }

    let kind: Kind
    private(set) weak var surface: Surface?
    /// Which surface that is or was.
    let surfaceID: ObjectIdentifier
    private let isOneShot: Bool
    /// Whether it is in effect.
    var isActive = false
    /// Whether it had its time, and will have none again.
    private(set) var isDefunct = false
    private var region: KeptRegion?
    private var pendingRegion: KeptRegion??
    /// Where the client shows its own pointer, in surface units.
    private(set) var hint: Point?
    private var pendingHint: Point?

    init(_ kind: Kind, surface: Surface, isOneShot: Bool, region: KeptRegion?) {
        self.kind = kind
        self.surface = surface
        surfaceID = ObjectIdentifier(surface)
        self.isOneShot = isOneShot
        self.region = region
    }

    /// Takes what counts from the surface's next commit on.
    func setRegion(_ region: KeptRegion?) { pendingRegion = .some(region) }

    /// Takes what counts from the surface's next commit on.
    func setHint(_ hint: Point) { pendingHint = hint }

    func applyPending() {
        if let pendingRegion { region = pendingRegion }
        pendingRegion = nil
        hint = pendingHint ?? hint
        pendingHint = nil
    }

    func begin() {
        isActive = true
        switch kind {
        case .lock(let resource): resource.sendLocked()
        case .confinement(let resource): resource.sendConfined()
        }
    }

    func end() {
        guard isActive else { return }
        isActive = false
        isDefunct = isOneShot
        switch kind {
        case .lock(let resource): resource.sendUnlocked()
        case .confinement(let resource): resource.sendUnconfined()
        }
    }

    /// The part of the surface in which it holds, in surface units.
    private func area(in surface: Surface) -> PixelRegion {
        let whole = PixelRect(
            x: 0, y: 0, width: Int(surface.size.width.rounded(.up)), height: Int(surface.size.height.rounded(.up)))
        return (region?.pixels ?? PixelRegion(whole)).intersection(whole)
    }

    func contains(_ point: Point, in surface: Surface) -> Bool {
        area(in: surface).contains(PixelPoint(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down))))
    }

    /// The point of its region that is closest; `nil` when the region is empty.
    ///
    /// What comes from beyond the right or lower edge stops at the last whole pixel.
    func nearest(to point: Point, in surface: Surface) -> Point? {
        func clamp(_ value: Double, _ low: Int, _ high: Int) -> Double {
            value < Double(high) ? max(value, Double(low)) : Double(high - 1)
        }
        let candidates = area(in: surface).rects.map { rect in
            Point(x: clamp(point.x, rect.minX, rect.maxX), y: clamp(point.y, rect.minY, rect.maxY))
        }
        return candidates.min { $0.squaredDistance(to: point) < $1.squaredDistance(to: point) }
    }
}

extension Point {
    fileprivate func squaredDistance(to other: Point) -> Double {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}

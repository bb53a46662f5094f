import TactusGeometry
import WaylandServer

/// The role of a surface that is part of another one (`wl_subsurface`).
final class Subsurface: SurfaceRole {
    let roleName = "wl_subsurface"
    let resource: WlSubsurface
    /// Its surface, which may be gone when it ``isInert``.
    unowned let surface: Surface
    /// Whether its surface was destroyed: it does nothing any more until it is destroyed itself.
    private var isInert = false
    private(set) weak var parent: Surface?
    /// Where it is in its parent, in surface units.
    private(set) var position = PixelPoint.zero
    private var pendingPosition = PixelPoint.zero
    private var wantsSynchronization = true
    /// How many subsurfaces it is in, itself included.
    var depth: Int {
        sequence(first: self, next: { $0.parent?.role as? Subsurface }).reduce(0) { count, _ in count + 1 }
    }
    /// What was committed while synchronized.
    private var cached: SurfaceUpdate?

    init(resource: WlSubsurface, surface: Surface, parent: Surface) {
        self.resource = resource
        self.surface = surface
        self.parent = parent
        resource.onRequest = { [weak self] in self?.receive($0) }
        resource.onDestroy = { [weak self] in self?.leave() }
        parent.family.add(self)
        parent.recordFamilyHeight(surface.familyHeight + 1)
        if surface.family.isAnyWaiting { waitForParent() }
    }

    /// Whether commits wait for the parent: by its own mode or that of a subsurface above it.
    var isSynchronized: Bool {
        var current: Subsurface? = self
        while let subsurface = current {
            if subsurface.wantsSynchronization { return true }
            current = subsurface.parent?.role as? Subsurface
        }
        return false
    }

    /// Keeps a commit until the parent commits.
    func cache(_ update: SurfaceUpdate) {
        if cached == nil { cached = update } else { cached?.merge(update) }
        waitForParent()
    }

    /// Lets the surfaces that it is part of know that it has something to hand over.
    private func waitForParent() {
        var current: Subsurface? = self
        while let subsurface = current, let parent = subsurface.parent, parent.family.recordWaiting(subsurface) {
            current = parent.role as? Subsurface
        }
    }

    /// What waits for the parent; nothing waits afterwards.
    func consumeCache() -> SurfaceUpdate? {
        defer { cached = nil }
        return cached
    }

    /// Takes the position that was asked for: its parent's state was applied.
    func applyPosition() {
        guard position != pendingPosition else { return }
        position = pendingPosition
        parent?.forgetFamilyBounds()
    }

    func parentWillBeDestroyed() {
        parent = nil
    }

    func mayCommit(_ update: SurfaceUpdate) -> Bool { true }

    func didCommit() {}

    func surfaceWillBeDestroyed() {
        leave()
        isInert = true
    }

    private func leave() {
        guard !isInert else { return }
        cached?.drop()
        cached = nil
        parent?.family.remove(self)
        parent?.forgetFamilyBounds()
        parent = nil
        guard surface.role === self else { return }
        surface.role = nil
        surface.compositor.stack.sceneDidChange()
    }

    private func receive(_ request: WlSubsurface.Request) {
        guard !isInert else { return }
        switch request {
        case .destroy: break
        case .setPosition(let x, let y):
            pendingPosition = PixelPoint(x: Int(x), y: Int(y))
            if position != pendingPosition { parent?.family.recordMoving(self) }
        case .placeAbove(let sibling): place(above: true, sibling)
        case .placeBelow(let sibling): place(above: false, sibling)
        case .setSync: wantsSynchronization = true
        case .setDesync:
            wantsSynchronization = false
            if !isSynchronized { surface.apply(consumeCache()) }
        }
    }

    private func place(above: Bool, _ sibling: WlSurface) {
        guard let parent, let reference = sibling.tag as? Surface else { return }
        let member: SurfaceFamily.Member? =
            if reference === parent { .parent } else { (reference.role as? Subsurface).map { .subsurface($0) } }
        guard let member, parent.family.insert(self, above: above, member) else {
            return surface.compositor.raise(
                .badSiblingSurface, on: resource, "wl_surface#\(sibling.id) is neither its parent nor a sibling")
        }
    }
}

import TactusGeometry
import WaylandServer

/// The windows on the output: which is above which, where each is, which is active.
final class WindowStack {
    unowned let compositor: Compositor
    /// Every toplevel, oldest first.
    private(set) var toplevels: [Toplevel] = []
    /// Every popup, oldest first.
    private(set) var popups: [PopupSurface] = []
    /// Every layer surface, oldest first.
    private(set) var layerSurfaces: [LayerSurface] = []
    /// The toplevels that show, from bottom to top.
    private(set) var mappedToplevels: [Toplevel] = []
    /// The layer surface that the user turned to last, unless that was to a window since.
    private weak var chosenLayer: LayerSurface?
    /// What hides everything else.
    private(set) var sessionLock: SessionLock?
    /// What ``placements`` found; ``sceneDidChange()`` lets go of it.
    private var knownPlacements: [Placement]?
    /// Whether ``announceOutputs()`` has nothing to say.
    private var knowsOutputs = true

    init(compositor: Compositor) {
        self.compositor = compositor
    }

    // MARK: Coming and going

    func add(_ toplevel: Toplevel) {
        toplevels.append(toplevel)
        let limit = compositor.guestLimits.toplevels
        compositor.refuseNewest(of: toplevels.lazy.map(\.resource), beyond: limit, "toplevels")
    }

    func add(_ popup: PopupSurface) {
        popups.append(popup)
        let limit = compositor.guestLimits.popups
        compositor.refuseNewest(of: popups.lazy.map(\.resource), beyond: limit, "popups")
    }

    func add(_ layerSurface: LayerSurface) {
        layerSurfaces.append(layerSurface)
        let limit = compositor.guestLimits.layerSurfaces
        compositor.refuseNewest(of: layerSurfaces.lazy.map(\.resource), beyond: limit, "layer surfaces")
    }

    func remove(_ layerSurface: LayerSurface) { layerSurfaces.removeAll { $0 === layerSurface } }

    func remove(_ toplevel: Toplevel) {
        toplevels.removeAll { $0 === toplevel }
    }

    func remove(_ popup: PopupSurface) {
        popups.removeAll { $0 === popup }
        sceneDidChange()
    }

    func didMap(_ toplevel: Toplevel) {
        // The user has something new before them: menus close.
        for popup in popups.reversed() where popup.hasGrab && popup.isMapped { popup.dismiss() }
        raise(toplevel)
    }

    func didUnmap(_ toplevel: Toplevel) {
        for child in toplevels where child.parent === toplevel { child.parent = toplevel.parent }
        hide(toplevel)
    }

    func didMinimize(_ toplevel: Toplevel) {
        hide(toplevel)
        var changed = toplevel.configuration
        changed.states.remove(.activated)
        changed.states.insert(.suspended)
        toplevel.configure(changed)
    }

    private func hide(_ toplevel: Toplevel) {
        mappedToplevels.removeAll { $0 === toplevel }
        updateActivation()
        sceneDidChange()
    }

    /// Puts a toplevel on top, and above it those that belong to it, in their order. The topmost is active.
    func raise(_ toplevel: Toplevel) {
        chosenLayer = nil
        let members = family(of: toplevel)
        let others = mappedToplevels.filter { $0 !== toplevel && !members.contains(ObjectIdentifier($0)) }
        let family = mappedToplevels.filter { members.contains(ObjectIdentifier($0)) }
        mappedToplevels = others + [toplevel] + family
        updateActivation()
        sceneDidChange()
    }

    /// The toplevels that show and belong to one, at any depth. Each is asked once whom it belongs to.
    private func family(of ancestor: Toplevel) -> Set<ObjectIdentifier> {
        var isMember = [ObjectIdentifier(ancestor): true]
        var members: Set<ObjectIdentifier> = []
        for toplevel in mappedToplevels where toplevel !== ancestor {
            var path: [ObjectIdentifier] = []
            var current: Toplevel? = toplevel
            while let member = current, isMember[ObjectIdentifier(member)] == nil {
                path.append(ObjectIdentifier(member))
                current = member.parent
            }
            let belongs = current.flatMap { isMember[ObjectIdentifier($0)] } ?? false
            for member in path { isMember[member] = belongs }
            if belongs { members.insert(ObjectIdentifier(toplevel)) }
        }
        return members
    }

    /// A window is somewhere else: popups over it may have to be placed anew.
    func windowDidMove(_ window: XdgSurfaceObject) {
        sceneDidChange()
        for popup in popups where popup.parent === window { popup.reconstrain() }
    }

    /// Something moved, came or went: places are worked out anew when they are asked for.
    func sceneDidChange() {
        knownPlacements = nil
        knowsOutputs = false
        compositor.updateKeyboardFocus()
    }

    /// Tells every surface on which outputs it is, when that may have changed.
    func announceOutputs() {
        guard !knowsOutputs else { return }
        knowsOutputs = true
        var outputs: [Int: [Output]] = [:]
        for placement in placements { outputs[placement.surface.number] = self.outputs(showing: placement.frame) }
        for surface in compositor.surfaces { surface.setOutputs(outputs[surface.number] ?? []) }
    }

    private func outputs(showing frame: PixelRect) -> [Output] {
        compositor.outputs.filter { $0.bounds.intersects(frame) }
    }

    /// Outputs came, went or changed: windows that fill one are given its size and place.
    func outputsDidChange() {
        closeOrphanedLayers()
        sessionLock?.outputsDidChange()
        arrangeLayers()
    }

    /// Locks the session, or unlocks it.
    func setSessionLock(_ lock: SessionLock?) {
        sessionLock = lock
        sceneDidChange()
    }

    /// Brings a toplevel that shows to the front, and makes it the active one unless others belong to it.
    func activate(_ toplevel: Toplevel) {
        guard mappedToplevels.contains(where: { $0 === toplevel }) else { return }
        guard mappedToplevels.last !== toplevel || chosenLayer != nil else { return }
        raise(toplevel)
    }

    /// Gives the keyboard to a layer surface that wants it when the user turns to it.
    func choose(_ layerSurface: LayerSurface) {
        guard layerSurface.isOnDemand, chosenLayer !== layerSurface else { return }
        chosenLayer = layerSurface
        compositor.updateKeyboardFocus()
    }

    /// The layer surface that has the keyboard like a window: the one that the user turned to, else the newest one when
    /// there is no window.
    var onDemandLayer: LayerSurface? {
        if let chosenLayer, chosenLayer.isOnDemand { return chosenLayer }
        return mappedToplevels.isEmpty ? layerSurfaces.last(where: \.isOnDemand) : nil
    }

    // MARK: Rules

    /// Whether a toplevel has the output for itself: it is the oldest one, and the policy says so.
    func fillsOutput(_ toplevel: Toplevel) -> Bool {
        let policy = compositor.shellPolicy
        guard policy.firstToplevelFillsOutput, toplevels.first === toplevel else { return false }
        return toplevel.isMapped || !policy.fillsOnceShown
    }

    /// Whether a toplevel that is about to show will be the active one. The newest always is.
    func activates(_ toplevel: Toplevel) -> Bool {
        !compositor.shellPolicy.activatesOnceShown && toplevels.last === toplevel
    }

    private func updateActivation() {
        for toplevel in mappedToplevels { toplevel.setActivated(toplevel === mappedToplevels.last) }
        compositor.updateKeyboardFocus()
    }

    /// Closes the popups with a grab unless the user touched a surface of the same client; `true` when it did so.
    func dismissPopups(unlessTouching surface: Surface?) -> Bool {
        let grabbing = popups.filter { $0.hasGrab && $0.isMapped && !$0.isDismissed }
        guard let client = grabbing.first?.resource.client, surface?.resource.client !== client else { return false }
        for popup in grabbing.reversed() { popup.dismiss() }
        return true
    }

    /// The newest popup of a client that has a grab.
    func topmostGrab(of client: ServerClient) -> PopupSurface? {
        popups.last { $0.hasGrab && !$0.isDismissed && $0.resource.client === client }
    }

    // MARK: Places

    private func surfaceOrigin(of window: XdgSurfaceObject, at origin: PixelPoint) -> PixelPoint {
        let geometry = window.geometry
        let offset = window.surface.offset
        return PixelPoint(x: origin.x - geometry.minX + offset.x, y: origin.y - geometry.minY + offset.y)
    }

    /// All surfaces that show, from bottom to top.
    var placements: [Placement] {
        if let knownPlacements { return knownPlacements }
        if let sessionLock {
            let shown = sessionLock.surfaces.flatMap(\.placements)
            knownPlacements = shown
            return shown
        }
        // A fullscreen window that is active covers the bars.
        let covering = mappedToplevels.last.flatMap { $0.isFullscreen ? $0 : nil }
        let windows = mappedToplevels.filter { $0 !== covering }
        let all =
            placements(ofLayer: 0) + placements(ofLayer: 1) + windows.flatMap(placements) + placements(ofLayer: 2)
            + (covering.map(placements) ?? []) + placements(ofLayer: 3)
        knownPlacements = all
        return all
    }

    private func placements(of toplevel: Toplevel) -> [Placement] {
        let window = toplevel.xdgSurface
        return placements(of: window, at: window.popupOrigin) + placementsOfPopups(over: window)
    }

    private func placements(of window: XdgSurfaceObject, at origin: PixelPoint) -> [Placement] {
        window.surface.placements(at: surfaceOrigin(of: window, at: origin))
    }

    func placementsOfPopups(over window: any PopupParent) -> [Placement] {
        guard !popups.isEmpty else { return [] }
        var children: [ObjectIdentifier: [PopupSurface]] = [:]
        for popup in popups where popup.isMapped && !popup.isDismissed {
            if let parent = popup.parent { children[ObjectIdentifier(parent), default: []].append(popup) }
        }
        var result: [Placement] = []
        // With where each parent is: to ask a popup for its origin asks all those below it.
        var waiting: [(popup: PopupSurface, parent: PixelPoint)] = []
        func enter(_ parent: any PopupParent, at origin: PixelPoint) {
            for popup in (children[ObjectIdentifier(parent)] ?? []).reversed() { waiting.append((popup, origin)) }
        }
        enter(window, at: window.popupOrigin)
        while let (popup, parent) = waiting.popLast() {
            let origin = popup.origin(overParentAt: parent)
            result += placements(of: popup.xdgSurface, at: origin)
            enter(popup.xdgSurface, at: origin)
        }
        return result
    }

    /// The surfaces of which something is on an output, from bottom to top.
    var visibleSurfaces: [Surface] { placements.map(\.surface).filter(\.isOnOutput) }

    /// Where a surface is on the output, in logical pixels; `nil` while it does not show.
    func origin(of surface: Surface) -> Point? {
        placements.first { $0.surface === surface }.map { Point(x: Double($0.origin.x), y: Double($0.origin.y)) }
    }

    /// The frontmost surface that takes input at a point of the output.
    ///
    /// - Parameters:
    ///   - point: Where, in logical pixels.
    ///   - toplevel: A window that is left out, with all that belongs to its surface.
    /// - Returns: Where it lies; `nil` when there is none.
    func hit(at point: Point, behind toplevel: Toplevel? = nil) -> Placement? {
        placements.last { placement in
            placement.takesInput(at: point) && (toplevel == nil || placement.surface.toplevel !== toplevel)
        }
    }
}

public import TactusGeometry
import WaylandServer

/// A client's `wl_surface`: content, and what role it plays.
///
/// Requests collect in a pending update; `commit` applies it at once, or, for a synchronized subsurface, when the parent
/// commits. The pixels that it shows are kept here and are renewed only where the client reported damage.
public final class Surface {
    /// Numbers the surfaces of a compositor in the order in which they were made, from 1.
    public let number: Int

    let resource: WlSurface
    unowned let compositor: Compositor
    var role: (any SurfaceRole)? {
        didSet { if let role { lastRoleName = role.roleName } }
    }
    /// The role that the surface has or had: it may get that one again, and no other.
    private(set) var lastRoleName: String?
    /// The shell's half of a toplevel or popup.
    weak var xdgSurface: XdgSurfaceObject?

    var pending = SurfaceUpdate()
    private(set) var content = SurfaceContent()
    /// How far the client has moved its upper left corner since it got its content.
    private(set) var offset = PixelPoint.zero
    /// Where the client promises to be opaque, in surface units.
    private(set) var opaqueRegion = PixelRegion.empty
    private(set) var inputRegion = InputRegion.everywhere
    private(set) var frameCallbacks: [WlCallback] = []
    /// Subsurfaces and the surface's own place among them, from bottom to top.
    var family = SurfaceFamily()
    /// Whether the client was told that the surface is on the output.
    private(set) var isOnOutput = false

    init(number: Int, resource: WlSurface, compositor: Compositor) {
        self.number = number
        self.resource = resource
        self.compositor = compositor
    }

    /// Whether the client destroyed it, or is gone.
    public var isAlive: Bool { resource.isAlive }

    /// Its extent in its own units; zero while it has no content.
    public var size: Size {
        let size = content.geometry?.surfaceSize ?? .zero
        return Size(width: Double(size.width), height: Double(size.height))
    }

    /// Whether a buffer is attached to it.
    public var hasContent: Bool { content.buffer != nil }

    /// How many commits its client made.
    public private(set) var commitCount = 0

    /// Where its upper left corner is on the output, in logical pixels; `nil` while it is not shown.
    public var origin: Point? { compositor.stack.origin(of: self) }

    /// The process that it belongs to.
    public var clientProcessID: Int32 { resource.client.processID }

    /// Applies the pending update, now or with the parent.
    func commit() {
        commitCount += 1
        compositor.noteCommit(of: self)
        let update = pending
        pending = SurfaceUpdate()
        guard isConstructed, isSizeAcceptable(of: update), role?.mayCommit(update) ?? true else { return }
        if let subsurface = role as? Subsurface, subsurface.isSynchronized {
            subsurface.cache(update)
        } else {
            apply(update)
        }
    }

    /// Makes an update the surface's state.
    func apply(_ update: SurfaceUpdate) {
        let hadContent = hasContent
        content.apply(update)
        let moved = PixelPoint(x: offset.x + update.offset.x, y: offset.y + update.offset.y)
        offset = hadContent && hasContent ? moved : .zero
        opaqueRegion = update.opaqueRegion ?? opaqueRegion
        inputRegion = update.inputRegion ?? inputRegion
        frameCallbacks += update.frameCallbacks
        family.applyOrder()
        for subsurface in family.subsurfaces { subsurface.parentDidCommit() }
        role?.didCommit()
        if hadContent != hasContent { compositor.stack.visibilityDidChange() }
    }

    /// An `xdg_surface` must be a toplevel or a popup before it commits.
    private var isConstructed: Bool {
        guard role == nil, let xdgSurface else { return true }
        compositor.raise(.notConstructed, on: xdgSurface.resource, "a commit before get_toplevel or get_popup")
        return false
    }

    /// A buffer must be a whole number of surface units in both directions.
    private func isSizeAcceptable(of update: SurfaceUpdate) -> Bool {
        guard case .buffer(let buffer) = update.attachment else { return true }
        let scale = update.scale ?? content.scale
        guard buffer.size.width % scale == 0, buffer.size.height % scale == 0 else {
            compositor.raise(
                .invalidSize, on: resource, "a buffer of \(buffer.size) pixels is no multiple of the scale \(scale)")
            return false
        }
        return true
    }

    /// Tells the client whether the surface can be seen on the output.
    func setOnOutput(_ isOn: Bool) {
        guard isOn != isOnOutput else { return }
        isOnOutput = isOn
        for output in compositor.output.resources(of: resource.client) where resource.isAlive {
            if isOn { resource.sendEnter(output: output) } else { resource.sendLeave(output: output) }
        }
    }

    /// Answers the frame callbacks that wait.
    func fireFrameCallbacks(time: UInt32) {
        let callbacks = frameCallbacks
        frameCallbacks = []
        for callback in callbacks where callback.isAlive { callback.sendDone(callbackData: time) }
    }

    /// Takes what damage arrived since the last call into the pixels, and returns it in surface units.
    func takeDamage() -> [Rect] {
        do {
            return try content.takeDamage()
        } catch {
            let buffer = content.buffer?.resource
            compositor.raise(
                .invalidFile, on: buffer?.isAlive == true ? buffer ?? resource : resource,
                "the file of the pool ends before the buffer does")
            return []
        }
    }

    func willBeDestroyed() {
        role?.surfaceWillBeDestroyed()
        content.apply(SurfaceUpdate(attachment: .removed))
        for subsurface in family.allSubsurfaces { subsurface.parentWillBeDestroyed() }
        // Nobody will see those frames.
        for callback in frameCallbacks + pending.frameCallbacks { callback.destroy() }
    }
}

public import TactusGeometry
import WaylandServer

/// A client's `wl_surface`: content, and what role it plays.
///
/// Requests collect in a pending update; `commit` applies it at once, or, for a synchronized subsurface, when the
/// parent commits. The pixels that it shows are kept here and are renewed only where the client reported damage.
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
    /// What crops and stretches it.
    weak var viewport: Viewport?
    /// By what it is told the scale to draw at.
    var fractionalScale: WpFractionalScaleV1?
    /// What it was told there last.
    var preferredScale120: Int?
    /// What `wl_surface.preferred_buffer_scale` and `preferred_buffer_transform` said last.
    var preferredBuffer: (scale: Int, transform: OutputTransform)?

    /// What makes it translucent.
    var alphaModifier: WpAlphaModifierSurfaceV1?
    /// By what its client says whether it may be torn.
    var tearingControl: WpTearingControlV1?
    /// By what its updates wait for each other.
    var fifo: WpFifoV1?
    /// The updates that wait.
    var queue = UpdateQueue()
    /// Whether its client would rather have it torn than late (`wp_tearing_control_v1`).
    public private(set) var allowsTearing = false

    /// Whether the client answered a configure and did not commit since.
    var hasUncommittedAcknowledgement = false
    /// Whether the client changed a state of its role that waits for a commit.
    var hasUncommittedShellState = false
    var lintNotes = LintNotes()

    var pending = SurfaceUpdate()
    private(set) var content = SurfaceContent()
    /// Counts the bytes of its pixels.
    private var keptPixels: KeptBytes?
    /// How far the client has moved its upper left corner since it got its content.
    private(set) var offset = PixelPoint.zero
    /// Where the client promises to be opaque, in surface units.
    private(set) var opaqueRegion = KeptRegion.empty
    private(set) var inputRegion = InputRegion.everywhere
    private(set) var frameCallbacks: [WlCallback] = []
    /// Who wants to know when the present content was first seen.
    private var presentationFeedbacks: [WpPresentationFeedback] = []
    /// Whether a client waits to hear when its picture is shown.
    var isWaitingForFeedback: Bool { !presentationFeedbacks.isEmpty }
    /// Subsurfaces and the surface's own place among them, from bottom to top.
    var family = SurfaceFamily()
    private var knownFamilyBounds: PixelRect?
    /// How deep its subsurfaces ever were, one in another.
    private(set) var familyHeight = 0
    /// The outputs that the client was told of.
    var outputs: [Output] = []

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
    /// How often its client rang the bell for it (`xdg_system_bell_v1`).
    public internal(set) var bellCount = 0

    /// Where its upper left corner is in the space of all outputs, in logical pixels; `nil` while it is not shown.
    public var origin: Point? { compositor.stack.origin(of: self) }

    /// The client that it belongs to: one of ``Compositor/clientIDs``.
    public var clientID: Int { resource.client.id }

    /// The number by which its client and the wire know it.
    public var objectID: UInt32 { resource.id }

    /// The process that it belongs to.
    public var clientProcessID: Int32 { resource.client.processID }

    func recordCommit() {
        commitCount += 1
        compositor.recordCommit(of: self)
    }

    /// What the client asked for since its last commit; nothing is pending afterwards.
    func consumePending() -> SurfaceUpdate {
        defer { pending = SurfaceUpdate() }
        return pending
    }

    /// Makes an update the surface's own state.
    func adopt(_ update: SurfaceUpdate) {
        let (hadContent, oldSize) = (hasContent, content.geometry?.surfaceSize)
        if let buffer = content.buffer { compositor.lint.check(buffer) }
        content.apply(update)
        if case .buffer(let buffer) = update.attachment { compositor.lint.didApply(buffer) }
        let moved = PixelPoint(x: offset.x + update.offset.x, y: offset.y + update.offset.y)
        offset = hadContent && hasContent ? moved : .zero
        if content.geometry?.surfaceSize != oldSize || update.offset != .zero { forgetFamilyBounds() }
        opaqueRegion = update.opaqueRegion ?? opaqueRegion
        inputRegion = update.inputRegion ?? inputRegion
        allowsTearing = update.allowsTearing ?? allowsTearing
        frameCallbacks += update.frameCallbacks
        // What came before was never seen.
        for feedback in presentationFeedbacks { feedback.sendDiscarded() }
        presentationFeedbacks = update.presentationFeedbacks
        if family.applyOrder() { forgetFamilyBounds() }
    }

    /// What it and its subsurfaces cover, from its upper left corner.
    var familyBounds: PixelRect {
        if let knownFamilyBounds { return knownFamilyBounds }
        let bounds = placements(at: .zero).reduce(.zero) { $0.isEmpty ? $1.frame : $0.union($1.frame) }
        knownFamilyBounds = bounds
        return bounds
    }

    /// What it covers may be something else, and what the surfaces cover that it is part of.
    func forgetFamilyBounds() {
        var current: Surface? = self
        while let surface = current {
            surface.knownFamilyBounds = nil
            current = (surface.role as? Subsurface)?.parent
        }
    }

    /// Notes how deep the subsurfaces are, here and in the surfaces that this one is part of.
    func recordFamilyHeight(_ height: Int) {
        var height = height
        var surface: Surface? = self
        while let member = surface, member.familyHeight < height {
            member.familyHeight = height
            height += 1
            surface = (member.role as? Subsurface)?.parent
        }
    }

    /// Answers the frame callbacks that wait.
    func fireFrameCallbacks(time: UInt32) {
        let callbacks = frameCallbacks
        frameCallbacks = []
        for callback in callbacks where callback.isAlive { callback.sendDone(callbackData: time) }
    }

    /// Tells that the present content can be seen.
    func didPresent(_ refresh: Refresh) {
        let feedbacks = presentationFeedbacks
        presentationFeedbacks = []
        guard let output = outputs.first else { return }
        for feedback in feedbacks { refresh.send(to: feedback, on: output) }
    }

    /// Takes what damage arrived since the last call into the pixels, and returns it in surface units.
    func consumeDamage() -> [Rect] {
        do {
            guard mayKeepPixels() else { return [] }
            if let buffer = content.buffer { compositor.lint.check(buffer) }
            let isNew = content.hasNewBuffer
            if isNew { compositor.lint.checkExcess(of: self) }
            let damage = try content.consumeDamage()
            if isNew {
                compositor.lint.checkDamage(of: self)
                if compositor.shellPolicy.bufferRelease == .onceRead { content.buffer?.release() }
            }
            return damage
        } catch {
            if let buffer = content.buffer { raiseTruncatedFile(of: buffer) }
            return []
        }
    }

    /// Counts the pixels that it keeps; the connection of a client that has too many ends.
    private func mayKeepPixels() -> Bool {
        let count = (content.buffer?.size.area ?? 0) * 4
        // A new picture in the place of one as large is read as well.
        if count == keptPixels?.count ?? 0 {
            let bytes = content.hasNewBuffer ? count : 0
            return resource.isAlive && compositor.mayWork(bytes / Compositor.bytesOfWork, for: resource.client)
        }
        return resource.isAlive && compositor.mayKeep(count, in: &keptPixels, for: resource)
    }

    /// Tells the client that the file behind a buffer is shorter than it said.
    func raiseTruncatedFile(of buffer: any SurfaceBuffer) {
        compositor.raise(
            .invalidFile, on: buffer.resource.isAlive ? buffer.resource : resource,
            "the file of the pool ends before the buffer does")
    }

    func willBeDestroyed() {
        compositor.lint.willDestroy(self)
        role?.surfaceWillBeDestroyed()
        content.apply(SurfaceUpdate(attachment: .removed))
        for subsurface in family.allSubsurfaces { subsurface.parentWillBeDestroyed() }
        viewport?.surfaceWasDestroyed()
        pending.drop()
        for update in queue.removeAll() { update.drop() }
        SurfaceUpdate(frameCallbacks: frameCallbacks, presentationFeedbacks: presentationFeedbacks).drop()
    }
}

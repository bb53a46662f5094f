import TactusGeometry
import WaylandServer

/// How much a single client may ask of a compositor.
///
/// Every number is far beyond what programs do. A client that asks for more has its connection ended, with
/// `wl_display.no_memory` and a ``ProtocolFault`` that names the limit, so that it holds nobody else up.
///
/// ```swift
/// let compositor = Compositor(clock: .monotonic)
/// compositor.guestLimits = .untrusted  // for programs that nobody knows
/// ```
public struct GuestLimits: Hashable, Sendable {
    /// How many objects a client may have at a time: surfaces, buffers, callbacks and all others.
    public var objects = 100_000
    /// How many subsurfaces may lie in one another.
    public var subsurfaceDepth = 512
    /// How many popups may hang on one another.
    public var popupDepth = 64
    /// How many rectangles the simplest description of a `wl_region` may need.
    public var regionRectangles = 4096
    /// How many pixels a buffer may have.
    public var bufferPixels = 1 << 26
    /// How many types a source of content may offer.
    public var offeredTypes = 1024
    /// How many updates of a surface may wait for a refresh of the display, with `wp_fifo_v1`.
    public var waitingUpdates = 1024
    /// How many toplevels may belong to one another in a row.
    public var toplevelDepth = 64
    /// How many toplevels a client may have at a time.
    public var toplevels = 256
    /// How many popups a client may have at a time.
    public var popups = 256
    /// How many layer surfaces a client may have at a time: each that changes has all of them arranged anew.
    public var layerSurfaces = 256
    /// How many subsurfaces a client may have at a time.
    public var subsurfaces = 1024
    /// How many bytes of pictures, regions, keymaps and names the compositor keeps for a client: what its surfaces
    /// show, icons, regions, keymaps of keyboards that it plays, types of what it offers.
    public var bytes = 1 << 30
    /// How many files of pictures a client may have open here, those of pools that are gone and of which it still has
    /// buffers among them: a process has 1024 as a rule, and who takes all of them takes them from the others.
    public var files = 256
    /// How many times a client's surfaces may cover all outputs, one above the other.
    public var coverings = 128
    /// How many pixels of an output a client may be given in a refresh; further pictures wait for the next one.
    public var capturedPixels = 1 << 23
    /// How many pixels an icon's picture may be wide and high.
    public var iconSide = 512
    /// How many pictures an icon of a toplevel may be given, one after the other.
    public var iconPictures = 256
    /// How much work a client may make in a second of the compositor's clock, in requests. Each event that is sent
    /// because of a request, to whomever, is as much as one; so are every 16 KiB that are kept for it, as a commit of a
    /// picture has them, and each layer surface that is arranged anew.
    public var work = 1 << 22

    /// Creates the usual limits.
    public init() {}

    /// The limits for programs that nobody knows: a fraction of the usual ones.
    public static var untrusted: GuestLimits {
        var limits = GuestLimits()
        limits.objects = 8192
        limits.subsurfaceDepth = 16
        limits.popupDepth = 16
        limits.regionRectangles = 2048
        limits.bufferPixels = 1 << 24
        limits.offeredTypes = 256
        limits.waitingUpdates = 64
        limits.toplevelDepth = 16
        limits.toplevels = 64
        limits.popups = 32
        limits.layerSurfaces = 32
        limits.subsurfaces = 256
        limits.bytes = 1 << 28
        limits.files = 128
        limits.coverings = 32
        limits.capturedPixels = 1 << 22
        limits.iconSide = 256
        limits.iconPictures = 32
        limits.work = 1 << 18
        return limits
    }

    /// Damage of more rectangles than this is taken as the box around all of it: more is repainted, and nothing less.
    static let damageRectangles = 256
}

/// The types that a client's source offers.
struct OfferedTypes {
    fileprivate(set) var names: [String] = []
    fileprivate var kept: KeptBytes?
}

extension Compositor {
    /// Adds a type to those that a source offers, unless there are too many.
    func add(_ type: String, to types: inout OfferedTypes, of source: Resource) {
        let limit = guestLimits.offeredTypes
        guard types.names.count < limit else { return refuse(source, "a source of more than \(limit) types") }
        guard mayKeep((types.kept?.count ?? 0) + type.utf8.count, in: &types.kept, for: source) else { return }
        types.names.append(type)
    }

    /// Ends the connection of the client whose object is the newest of a kind, when it has more of them than it may.
    ///
    /// - Parameters:
    ///   - resources: All objects of the kind, the newest last.
    ///   - limit: How many a client may have at a time.
    ///   - kind: What they are called.
    func refuseNewest(of resources: some BidirectionalCollection<some Resource>, beyond limit: Int, _ kind: String) {
        guard let newest = resources.last, resources.count > limit else { return }
        let client = newest.client
        if resources.count(where: { $0.client === client }) > limit { refuse(newest, "more than \(limit) \(kind)") }
    }

    /// Ends the connections of clients whose surfaces cover the outputs too often: each has to be painted.
    func refuseCoverings(_ placements: [Placement]) {
        let limit = guestLimits.coverings
        guard placements.count > limit else { return }
        let most = limit * outputs.reduce(0) { $0 + $1.bounds.size.area }
        var areas: [Int: Int] = [:]
        for placement in placements {
            let client = placement.surface.resource.client
            let shown = outputs.reduce(0) { $0 + $1.bounds.intersection(placement.frame).size.area }
            areas[client.id, default: 0] += shown
            guard let area = areas[client.id], area > most, area - shown <= most else { continue }
            refuse(placement.surface.resource, "surfaces that cover all outputs more than \(limit) times")
        }
    }

    /// Ends a client's connection because it asks for more than ``guestLimits`` allow, and keeps a record of it.
    ///
    /// - Parameters:
    ///   - resource: The object of which it was asked.
    ///   - message: What there is too much of.
    func refuse(_ resource: Resource, _ message: String) {
        let fault = ProtocolFault(
            interface: "wl_display", objectID: 1, code: WlDisplay.Error.noMemory.rawValue, codeName: "no_memory",
            message: message, lastRequests: timeLine.lastRequests(of: resource.client.id, count: 4))
        keep(fault, of: resource.client) { resource.client.postNoMemory() }
    }
}

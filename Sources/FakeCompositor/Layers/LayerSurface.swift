public import TactusGeometry
import WaylandServer

/// A bar, wallpaper or keyboard of a client: a `zwlr_layer_surface_v1`.
///
/// It is where its anchors, margins and the other surfaces' exclusive zones put it, unless
/// `place(at:)` says otherwise.
public final class LayerSurface: SurfaceRole, PopupParent {
    /// What the client may change between two commits.
    struct State: Hashable {
        var request = LayerArrangement.Request()
        var interactivity = ZwlrLayerSurfaceV1.KeyboardInteractivity.none
    }

    let resource: ZwlrLayerSurfaceV1
    /// What it shows.
    public let surface: Surface
    let roleName = "zwlr_layer_surface_v1"
    unowned let compositor: Compositor
    private(set) weak var output: Output?
    /// What holds since its last commit.
    private(set) var state: State
    private var pending: State
    private var serials = ConfigureSerials<PixelSize>()
    private var configuredSize: PixelSize?
    /// Whether the first commit came: it takes part in the arrangement.
    private(set) var isCommitted = false
    /// Whether it shows.
    public private(set) var isMapped = false
    private var isClosed = false
    /// Where the arrangement has it.
    private var arranged = PixelRect.zero
    /// Where its upper left corner was put by hand; `nil` while the arrangement decides.
    private var placed: PixelPoint?

    init(resource: ZwlrLayerSurfaceV1, surface: Surface, output: Output?, layer: Int) {
        self.resource = resource
        self.surface = surface
        self.output = output
        compositor = surface.compositor
        state = State(request: LayerArrangement.Request(layer: layer))
        pending = state
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
        resource.onDestroy = { [weak self] in self?.leave() }
    }

    /// Where it is in the space of all outputs, in logical pixels.
    public var frame: PixelRect { placed.map { PixelRect(origin: $0, size: arranged.size) } ?? arranged }

    /// Its layer: background 0, bottom 1, top 2, overlay 3. Windows are between bottom and top.
    public var layer: Int { state.request.layer }

    /// What it asks of the arrangement: its zone counts while it shows.
    var arrangementRequest: LayerArrangement.Request {
        var request = state.request
        if !isMapped { request.zone = min(request.zone, 0) }
        return request
    }

    /// Whether it has the keyboard whatever the user turns to.
    var isExclusive: Bool { isMapped && layer >= 2 && state.interactivity == .exclusive }

    /// Whether it has the keyboard when the user turns to it.
    var isOnDemand: Bool { isMapped && state.interactivity == .onDemand }

    /// Puts its upper left corner at a point in the space of all outputs, in logical pixels, whatever its anchors say:
    /// for tests of what is above what. It stays there while it shows. Its client is not told.
    public func move(to point: PixelPoint) {
        placed = point
        compositor.stack.didMoveLayer()
        compositor.flush()
    }

    /// Gives it its place in the arrangement, and asks the client for another size when it changes.
    func arrange(in frame: PixelRect) {
        arranged = frame
        guard isCommitted, frame.size != configuredSize, resource.isAlive else { return }
        configuredSize = frame.size
        let serial = compositor.display.nextSerial()
        serials.sent(serial, frame.size)
        resource.sendConfigure(serial: serial, width: UInt32(frame.width), height: UInt32(frame.height))
    }

    /// Takes it off the screen for good (`zwlr_layer_surface_v1.closed`): its output is gone.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        unmap()
        if resource.isAlive { resource.sendClosed() }
    }

    // MARK: The surface's commits

    func mayCommit(_ update: SurfaceUpdate) -> Bool {
        guard !pending.request.isSizeMissing else {
            compositor.raise(
                .layerInvalidSize, on: resource, "a size of \(pending.request.size) without the anchors to stretch it")
            return false
        }
        guard pending.request.anchors.isSuperset(of: pending.request.namedEdge) else {
            compositor.raise(.layerInvalidEdge, on: resource, "an exclusive edge that it is not anchored to")
            return false
        }
        if case .buffer = update.attachment, !serials.isConfigured, !compositor.shellPolicy.acceptsUnconfiguredBuffers {
            compositor.raise(
                .layerInvalidState, on: resource, "a buffer was committed before the first configure was acknowledged")
            return false
        }
        return true
    }

    func didCommit() {
        guard !isClosed else { return }
        let hasChanged = state != pending || !isCommitted || isMapped != surface.hasContent
        state = pending
        if isMapped, !surface.hasContent { return unmap() }
        isCommitted = true
        isMapped = surface.hasContent
        guard hasChanged else { return }
        compositor.mayWork(compositor.stack.layerSurfaces.count, for: resource.client)
        compositor.stack.arrangeLayers()
    }

    func surfaceWillBeDestroyed() { leave() }

    /// Starts again: the next commit must have no buffer.
    private func unmap() {
        serials.reset()
        configuredSize = nil
        isCommitted = false
        isMapped = false
        placed = nil
        for seat in compositor.seats { seat.willHide(surface) }
        compositor.stack.arrangeLayers()
    }

    private func leave() {
        compositor.stack.remove(self)
        unmap()
        if surface.role === self { surface.role = nil }
    }

    // MARK: Popups

    var popupOrigin: PixelPoint { frame.origin }
    var popupBounds: PixelRect { output?.bounds ?? .zero }

    // MARK: Requests

    private func receive(_ request: ZwlrLayerSurfaceV1.Request) {
        switch request {
        case .destroy: return
        case .getPopup(let popup):
            (popup.tag as? PopupSurface)?.adopt(by: self)
            return
        case .ackConfigure(let serial): return acknowledge(serial)
        case .setSize(let width, let height):
            pending.request.size = PixelSize(
                width: Int(Int32(clamping: width)), height: Int(Int32(clamping: height)))
        case .setAnchor(let anchors):
            guard anchors.rawValue <= 15 else {
                return compositor.raise(.layerInvalidAnchor, on: resource, "the anchors \(anchors.rawValue)")
            }
            pending.request.anchors = LayerArrangement.Edges(rawValue: anchors.rawValue)
        case .setExclusiveZone(let zone): pending.request.zone = max(-1, Int(zone))
        case .setExclusiveEdge(let edge):
            guard [0, 1, 2, 4, 8].contains(edge.rawValue) else {
                return compositor.raise(.layerInvalidEdge, on: resource, "the exclusive edge \(edge.rawValue)")
            }
            pending.request.namedEdge = LayerArrangement.Edges(rawValue: edge.rawValue)
        case .setMargin(let top, let right, let bottom, let left):
            pending.request.margins = LayerArrangement.Margins(
                top: Int(top), right: Int(right), bottom: Int(bottom), left: Int(left))
        case .setKeyboardInteractivity(let interactivity): setInteractivity(interactivity)
        case .setLayer(let layer):
            guard layer.rawValue <= 3 else {
                return compositor.raise(.invalidLayer, on: resource, "there is no layer \(layer.rawValue)")
            }
            pending.request.layer = Int(layer.rawValue)
        }
        surface.hasUncommittedShellState = true
    }

    private func setInteractivity(_ interactivity: ZwlrLayerSurfaceV1.KeyboardInteractivity) {
        // Up to version 3 the request was of a boolean: anything but 0 is exclusive.
        guard resource.version >= 4 else {
            pending.interactivity = interactivity == .none ? .none : .exclusive
            return
        }
        guard interactivity.rawValue <= 2 else {
            return compositor.raise(
                .layerInvalidInteractivity, on: resource, "the keyboard interactivity \(interactivity.rawValue)")
        }
        pending.interactivity = interactivity
    }

    private func acknowledge(_ serial: UInt32) {
        guard case .accepted = serials.acknowledge(serial) else {
            return compositor.raise(
                .layerInvalidState, on: resource, "no configure with serial \(serial) waits for an answer")
        }
        compositor.lint.didAcknowledge(surface, on: resource)
        surface.hasUncommittedAcknowledgement = true
    }
}

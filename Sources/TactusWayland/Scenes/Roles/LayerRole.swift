import TactusGeometry
import TactusPlatform
import WaylandClient

/// A surface as a `zwlr_layer_surface_v1`: a part of the desktop.
final class LayerRole: ShellRole {
    /// What popups over it need.
    let layer: ZwlrLayerSurfaceV1

    private unowned let owner: any ShellRoleOwner
    private var latch = ConfigureLatch()

    /// Makes the object.
    ///
    /// - Parameters:
    ///   - surface: The surface, without a role.
    ///   - shell: What to make it with.
    ///   - description: Its title is what the compositor knows the surface by.
    ///   - placement: Where it goes.
    ///   - owner: Is told what comes.
    init(
        of surface: WlSurface, _ shell: ZwlrLayerShellV1, description: SurfaceDescription, placement: LayerPlacement,
        owner: any ShellRoleOwner
    ) {
        self.owner = owner
        layer = shell.getLayerSurface(
            surface: surface, output: placement.screen.flatMap(owner.output), layer: .init(placement.layer),
            namespace: MessageText.fitting(description.title))
        layer.onEvent = { [weak self] event in self?.receive(event) }
        set(placement)
    }

    var wishes: ConfigureLatch.Wishes { latch.current }

    func acknowledge() -> Bool {
        guard let serial = latch.consumeSerial() else { return false }
        layer.ackConfigure(serial: serial)
        return true
    }

    func destroy() { layer.destroy() }

    /// Nothing that toplevels can do makes sense for a part of the desktop.
    func perform(_ request: SurfaceRequest) -> Bool { false }

    private func set(_ placement: LayerPlacement) {
        layer.setSize(
            width: UInt32(PixelRect.wireCoordinate(max(0, placement.size.width))),
            height: UInt32(PixelRect.wireCoordinate(max(0, placement.size.height))))
        layer.setAnchor(anchor: .init(placement.edges))
        layer.setExclusiveZone(zone: placement.reserved.map { Int32(clamping: max(0, $0)) } ?? -1)
        if let edge = placement.reservedEdge, layer.version >= ZwlrLayerSurfaceV1.setExclusiveEdgeSince {
            layer.setExclusiveEdge(edge: .init(edge))
        }
        layer.setMargin(
            top: PixelRect.wireCoordinate(placement.margins.top),
            right: PixelRect.wireCoordinate(placement.margins.right),
            bottom: PixelRect.wireCoordinate(placement.margins.bottom),
            left: PixelRect.wireCoordinate(placement.margins.left))
        layer.setKeyboardInteractivity(keyboardInteractivity: interactivity(placement.keyboard))
    }

    /// Before version 4 there is no `on_demand`.
    private func interactivity(_ keyboard: LayerPlacement.Keyboard) -> ZwlrLayerSurfaceV1.KeyboardInteractivity {
        switch keyboard {
        case .never: .none
        case .always: .exclusive
        case .onDemand: layer.version >= 4 ? .onDemand : .exclusive
        }
    }

    private func receive(_ event: ZwlrLayerSurfaceV1.Event) {
        switch event {
        case .configure(let serial, let width, let height):
            latch.receive(width: Int32(clamping: width), height: Int32(clamping: height))
            latch.receive(serial: serial)
            owner.roleDidConfigure()
        case .closed: owner.roleDidEnd()
        }
    }
}

extension ZwlrLayerShellV1.Layer {
    fileprivate init(_ layer: LayerPlacement.Layer) {
        switch layer {
        case .background: self = .background
        case .bottom: self = .bottom
        case .top: self = .top
        case .overlay: self = .overlay
        }
    }
}

extension ZwlrLayerSurfaceV1.Anchor {
    fileprivate init(_ edges: RectEdge) {
        self = []
        if edges.contains(.top) { insert(.top) }
        if edges.contains(.bottom) { insert(.bottom) }
        if edges.contains(.left) { insert(.left) }
        if edges.contains(.right) { insert(.right) }
    }
}

import WaylandClient

/// A layer surface of a raw client.
final class ClientLayer {
    let client: RawClient
    let surface: WlSurface
    let layerSurface: ZwlrLayerSurfaceV1
    private var serial: UInt32?
    /// What it was told, as text.
    private(set) var events: [String] = []

    init(
        _ client: RawClient, layer: ZwlrLayerShellV1.Layer = .top, output: WlOutput? = nil, width: UInt32 = 0,
        height: UInt32 = 0, anchor: ZwlrLayerSurfaceV1.Anchor = [], zone: Int32 = 0
    ) {
        self.client = client
        surface = client.core.createSurface()
        layerSurface = client.layerShell.getLayerSurface(
            surface: surface, output: output, layer: layer, namespace: "test")
        layerSurface.setSize(width: width, height: height)
        layerSurface.setAnchor(anchor: anchor)
        layerSurface.setExclusiveZone(zone: zone)
        layerSurface.onEvent = { [weak self] event in
            switch event {
            case .configure(let serial, let width, let height):
                self?.serial = serial
                self?.events.append("\(width)×\(height)")
            case .closed: self?.events.append("closed")
            }
        }
    }

    /// Acknowledges the newest configure.
    func acknowledge() {
        if let serial { layerSurface.ackConfigure(serial: serial) }
    }

    /// Goes through the handshake and shows one colour.
    func show(width: Int, height: Int, color: UInt32) {
        surface.commit()
        client.settle()
        acknowledge()
        let picture = client.makePicture(width: width, height: height).filled(with: color)
        surface.attach(buffer: picture.buffer, x: 0, y: 0)
        surface.damageBuffer(x: 0, y: 0, width: .max, height: .max)
        surface.commit()
        client.settle()
    }
}

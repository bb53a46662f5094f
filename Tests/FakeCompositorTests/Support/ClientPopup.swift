import WaylandClient

/// A popup of a raw client: 20 by 10, hung on the right of a point 5, 5 of its parent.
final class ClientPopup {
    let client: RawClient
    let surface: WlSurface
    let xdgSurface: XdgSurface
    let popup: XdgPopup
    private var serial: UInt32?
    /// What it was told, as text.
    private(set) var events: [String] = []

    /// Called when it is told to go.
    var onDone: (() -> Void)?

    init(_ client: RawClient, parent: XdgSurface?, positioner: XdgPositioner? = nil) {
        self.client = client
        surface = client.core.createSurface()
        xdgSurface = client.shell.getXdgSurface(surface: surface)
        popup = xdgSurface.getPopup(parent: parent, positioner: positioner ?? Self.positioner(client))
        xdgSurface.onEvent = { [weak self] event in
            if case .configure(let serial) = event { self?.serial = serial }
        }
        popup.onEvent = { [weak self] event in
            switch event {
            case .configure(let x, let y, let width, let height): self?.events.append("\(x),\(y) \(width)×\(height)")
            case .popupDone:
                self?.events.append("done")
                self?.onDone?()
            case .repositioned(let token): self?.events.append("repositioned \(token)")
            }
        }
    }

    static func positioner(_ client: RawClient) -> XdgPositioner {
        let positioner = client.shell.createPositioner()
        positioner.setSize(width: 20, height: 10)
        positioner.setAnchorRect(x: 5, y: 5, width: 1, height: 1)
        positioner.setAnchor(anchor: .topLeft)
        positioner.setGravity(gravity: .bottomRight)
        return positioner
    }

    /// Goes through the handshake and shows a green picture.
    func show() {
        surface.commit()
        client.settle()
        if let serial { xdgSurface.ackConfigure(serial: serial) }
        surface.attach(buffer: client.makePicture(width: 20, height: 10).filled(with: 0xFF00_FF00).buffer, x: 0, y: 0)
        surface.damage(x: 0, y: 0, width: 20, height: 10)
        surface.commit()
        client.settle()
    }
}

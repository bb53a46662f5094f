import TactusGeometry
import WaylandServer

extension Toplevel {
    /// Takes one request of the client.
    func receive(_ request: XdgToplevel.Request) {
        switch request {
        case .destroy: break
        case .setParent(let parent): setParent(parent?.tag as? Toplevel)
        case .setTitle(let title): self.title = title
        case .setAppId(let appID): applicationID = appID
        case .showWindowMenu(_, let serial, _, _):
            if handOver(serial: serial, edges: nil) { windowMenuCount += 1 }
        case .move(_, let serial): handOver(serial: serial, edges: [])
        case .resize(_, let serial, let edges): resize(serial: serial, edges: edges)
        case .setMinSize(let width, let height): pendingMinimum = limit(width, height) ?? pendingMinimum
        case .setMaxSize(let width, let height): pendingMaximum = limit(width, height) ?? pendingMaximum
        case .setMaximized: fill(.maximized, true)
        case .unsetMaximized: fill(.maximized, false)
        case .setFullscreen(let wished):
            if let wished = wished?.tag as? Output { output = wished }
            fill(.fullscreen, true)
        case .unsetFullscreen: fill(.fullscreen, false)
        case .setMinimized: minimize()
        }
    }

    private func resize(serial: UInt32, edges: XdgToplevel.ResizeEdge) {
        guard edges.rawValue <= 10, edges.rawValue & 3 != 3, edges.rawValue & 12 != 12 else {
            return compositor.raise(.invalidResizeEdge, on: resource, "there is no edge \(edges.rawValue)")
        }
        guard edges != .none else { return }
        handOver(serial: serial, edges: WindowDrag.Edges(rawValue: edges.rawValue))
    }

    /// Goes on with the user's finger or button, if the serial is that of one that is down on this client's surfaces.
    @discardableResult
    private func handOver(serial: UInt32, edges: WindowDrag.Edges?) -> Bool {
        if compositor.seat.handOver(serial: serial, of: self, edges: edges) { return true }
        compositor.ignoreWrongSerial(
            on: resource, "\(serial) is no finger or button that is down on its client")
        return false
    }

    private func minimize() {
        guard isMapped, !isMinimized else { return }
        isMinimized = true
        compositor.stack.didMinimize(self)
    }

    /// Makes it belong to another window; a cycle ends the connection.
    func setParent(_ parent: Toplevel?) {
        var ancestor = parent
        var depth = 0
        let most = compositor.guestLimits.toplevelDepth
        while let current = ancestor {
            guard current !== self else {
                return compositor.raise(.invalidParent, on: resource, "it would be its own ancestor")
            }
            depth += 1
            guard depth <= most else {
                return compositor.refuse(resource, "more than \(most) toplevels that belong to one another")
            }
            ancestor = current.parent
        }
        self.parent = parent
        if isMapped { compositor.stack.raise(self) }
    }

    private func limit(_ width: Int32, _ height: Int32) -> PixelSize? {
        guard width >= 0, height >= 0 else {
            compositor.raise(.invalidSizeLimits, on: resource, "a size limit of \(width)×\(height)")
            return nil
        }
        surface.hasUncommittedShellState = true
        return PixelSize(width: Int(width), height: Int(height))
    }
}

import TactusGeometry
import WaylandServer

/// `wl_output`: the display that windows are on.
final class OutputGlobal {
    let description: OutputDescription
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var resources: [WlOutput] = []

    init(_ description: OutputDescription, compositor: Compositor) {
        self.description = description
        self.compositor = compositor
        global = compositor.display.createGlobal(WlOutput.self, version: WlOutput.interfaceVersion) {
            [unowned self] resource, client in
            resources.append(resource)
            resource.onDestroy = { [weak self, unowned resource] in self?.resources.removeAll { $0 === resource } }
            describe(to: resource)
            for surface in self.compositor.surfaces where surface.isOnOutput && surface.resource.client === client {
                surface.resource.sendEnter(output: resource)
            }
        }
    }

    /// The objects by which a client knows this output.
    func resources(of client: ServerClient) -> [WlOutput] {
        resources.filter { $0.isAlive && $0.client === client }
    }

    private func describe(to resource: WlOutput) {
        // A display of 96 dots an inch.
        let millimetersPerUnit = 25.4 / 96
        resource.sendGeometry(
            x: 0, y: 0, physicalWidth: Int32(Double(description.width) * millimetersPerUnit),
            physicalHeight: Int32(Double(description.height) * millimetersPerUnit), subpixel: .none, make: "Tactus",
            model: "fake", transform: .normal)
        resource.sendMode(
            flags: [.current, .preferred], width: Int32(description.pixelSize.width),
            height: Int32(description.pixelSize.height), refresh: description.refreshMillihertz)
        if resource.version >= WlOutput.scaleSince { resource.sendScale(factor: Int32(description.scale)) }
        if resource.version >= WlOutput.nameSince {
            resource.sendName(name: description.name)
            resource.sendDescription(description: "Tactus fake output \(description.name)")
        }
        if resource.version >= WlOutput.doneSince { resource.sendDone() }
    }
}

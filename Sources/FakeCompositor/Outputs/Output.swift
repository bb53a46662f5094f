public import TactusGeometry
public import TactusGraphics
import WaylandServer

/// A display of a ``Compositor``: `wl_output` and `zxdg_output_v1` for its clients, a picture for its owner.
///
/// ```swift
/// let second = compositor.addOutput(OutputDescription(position: PixelPoint(x: 1024, y: 0), name: "FAKE-2"))
/// second.description.scale = 1.5      // clients are told
/// compositor.removeOutput(second)     // unplugged
/// ```
public final class Output {
    /// What it is like. Clients hear of a change at once, and all of it in one piece (`wl_output.done`).
    public var description: OutputDescription {
        didSet { if description != oldValue { descriptionDidChange(from: oldValue) } }
    }

    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var resources = ObjectList<WlOutput>()
    private var extendedResources = ObjectList<(resource: ZxdgOutputV1, output: WlOutput)>()
    private var painter: OutputPainter

    init(_ description: OutputDescription, compositor: Compositor) {
        self.description = description
        self.compositor = compositor
        painter = OutputPainter(description)
        let version = compositor.offer.ceiling(of: WlOutput.interfaceName, newest: WlOutput.interfaceVersion)
        global = version.map {
            compositor.display.createGlobal(WlOutput.self, version: $0) { [unowned self] resource, client in
                add(resource, of: client)
            }
        }
    }

    /// Where it is in the space of all outputs, in logical pixels.
    public var bounds: PixelRect { description.bounds }

    /// What bars and the on-screen keyboard leave of it for windows, in the space of all outputs.
    public var workArea: PixelRect {
        let area = usableArea ?? bounds
        return PixelRect(
            x: area.minX, y: area.minY, width: area.width, height: max(1, area.height - keyboardHeight))
    }

    /// What bars leave of it; `nil` until layers were arranged.
    var usableArea: PixelRect?

    /// How high the on-screen keyboard is that covers its lower edge, in logical pixels; 0 while there is none.
    ///
    /// Windows that fill the output are asked to be as much smaller. Fullscreen ones are covered.
    public var keyboardHeight = 0 {
        didSet { if keyboardHeight != oldValue { compositor.outputsDidChange() } }
    }

    /// What it shows, in device pixels and upright.
    ///
    /// Only what clients reported as damaged is renewed: changed pixels without damage show as they were before, and
    /// pixels that never were damaged are magenta. No frame callback is answered.
    ///
    /// - Parameter overlays: What is shown above the scene; nothing by default.
    /// - Returns: The picture.
    /// - Throws: When there is no memory for it.
    public func screenshot(showing overlays: Overlays = []) throws(GraphicsError) -> Bitmap {
        compositor.repaint()
        let placements = compositor.placements(of: overlays)
        for placement in placements { _ = placement.surface.consumeDamage() }
        return try painter.makeBitmap(overlays: placements, arrows: compositor.arrows(of: overlays))
    }

    /// The objects by which a client knows this output.
    func resources(of client: ServerClient) -> [WlOutput] {
        resources.filter { $0.isAlive && $0.client === client }
    }

    func repaint(_ frame: SceneFrame) { compositor.screencopy.didPaint(painter.repaint(frame), on: self) }

    /// Unplugs it: the global goes, and objects of clients stay without meaning.
    func unplug() {
        for resource in resources { resource.tag = nil }
        resources.removeAll()
        extendedResources.removeAll()
        global?.remove()
    }

    // MARK: Clients

    private func add(_ resource: WlOutput, of client: ServerClient) {
        resources.append(resource)
        resource.tag = self
        resource.onDestroy = { [weak self, unowned resource] in self?.resources.remove(resource) }
        describe(to: resource)
        if resource.version >= WlOutput.nameSince {
            resource.sendName(name: description.name)
            resource.sendDescription(description: "Tactus fake output \(description.name)")
        }
        if resource.version >= WlOutput.doneSince { resource.sendDone() }
        for surface in compositor.surfaces where surface.resource.client === client {
            if surface.outputs.contains(where: { $0 === self }) { surface.resource.sendEnter(output: resource) }
        }
    }

    /// Takes in a client's `zxdg_output_v1`.
    func add(_ resource: ZxdgOutputV1, for output: WlOutput) {
        extendedResources.append((resource, output), of: resource)
        resource.onDestroy = { [weak self, unowned resource] in
            self?.extendedResources.remove(resource)
        }
        describe(to: resource)
        if resource.version >= ZxdgOutputV1.nameSince {
            resource.sendName(name: description.name)
            resource.sendDescription(description: "Tactus fake output \(description.name)")
        }
        finish(resource, of: output)
    }

    private func describe(to resource: WlOutput) {
        let millimeters = description.millimeters
        resource.sendGeometry(
            x: Int32(clamping: description.position.x), y: Int32(clamping: description.position.y),
            physicalWidth: Int32(clamping: millimeters.width), physicalHeight: Int32(clamping: millimeters.height),
            subpixel: .none, make: description.make, model: description.model,
            transform: WlOutput.Transform(rawValue: description.transform.rawValue))
        let mode = description.modeSize
        resource.sendMode(
            flags: [.current, .preferred], width: Int32(mode.width), height: Int32(mode.height),
            refresh: description.refreshMillihertz)
        if resource.version >= WlOutput.scaleSince { resource.sendScale(factor: Int32(description.wholeScale)) }
    }

    private func describe(to resource: ZxdgOutputV1) {
        resource.sendLogicalPosition(
            x: Int32(clamping: description.position.x), y: Int32(clamping: description.position.y))
        resource.sendLogicalSize(width: Int32(description.width), height: Int32(description.height))
    }

    /// Since version 3 the state is complete with `wl_output.done`.
    private func finish(_ resource: ZxdgOutputV1, of output: WlOutput) {
        if resource.version < 3 {
            resource.sendDone()
        } else if output.canSend(since: WlOutput.doneSince) {
            output.sendDone()
        }
    }

    private func descriptionDidChange(from old: OutputDescription) {
        if old.pixelSize != description.pixelSize || old.scale != description.scale || old.bounds != description.bounds
        {
            painter = OutputPainter(description)
        }
        for (resource, _) in extendedResources where resource.isAlive {
            describe(to: resource)
            if resource.version < 3 { resource.sendDone() }
        }
        for resource in resources where resource.isAlive {
            describe(to: resource)
            if resource.version >= WlOutput.descriptionSince, old.name != description.name {
                resource.sendDescription(description: "Tactus fake output \(description.name)")
            }
            if resource.version >= WlOutput.doneSince { resource.sendDone() }
        }
        compositor.outputsDidChange()
        for surface in compositor.surfaces { surface.updatePreferredScale() }
    }
}

extension ZxdgOutputV1: DeviceResource {}

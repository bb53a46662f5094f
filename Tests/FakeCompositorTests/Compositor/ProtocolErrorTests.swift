import FakeCompositor
import Glibc
import TactusGeometry
import Testing
import WaylandClient

/// A client that breaks one rule, and the error that it earns.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: String
    let act: @Sendable (RawClient) -> Void

    init(_ description: String, _ error: String, _ act: @escaping @Sendable (RawClient) -> Void) {
        testDescription = description
        self.error = error
        self.act = act
    }
}

@Suite("Every broken rule ends the connection with the protocol's own error")
struct ProtocolErrorTests {
    static let surfaceRules = [
        Misbehaviour("a scale of 0", "wl_surface: invalid_scale (0)") {
            $0.core.createSurface().setBufferScale(scale: 0)
        },
        Misbehaviour("a transform of 8", "wl_surface: invalid_transform (1)") {
            $0.core.createSurface().setBufferTransform(transform: WlOutput.Transform(rawValue: 8))
        },
        Misbehaviour("a buffer that is no multiple of its scale", "wl_surface: invalid_size (2)") { client in
            let window = ClientWindow(client)
            window.surface.commit()
            client.settle()
            window.acknowledge()
            window.surface.setBufferScale(scale: 2)
            window.show(client.makePicture(width: 5, height: 4))
        },
        Misbehaviour("an offset in attach since version 5", "wl_surface: invalid_offset (3)") {
            $0.core.createSurface().attach(buffer: nil, x: 1, y: 0)
        },
        Misbehaviour("a subsurface of itself", "wl_subcompositor: bad_surface (0)") { client in
            let surface = client.core.createSurface()
            _ = client.bind(WlSubcompositor.self).getSubsurface(surface: surface, parent: surface)
        },
        Misbehaviour("a subsurface that is a window", "wl_subcompositor: bad_surface (0)") { client in
            let window = client.makeWindow()
            let parent = client.core.createSurface()
            _ = client.bind(WlSubcompositor.self).getSubsurface(surface: window.surface, parent: parent)
        },
        Misbehaviour("a subsurface above a stranger", "wl_subsurface: bad_surface (0)") { client in
            let parent = client.core.createSurface()
            let subsurface = client.bind(WlSubcompositor.self)
                .getSubsurface(surface: client.core.createSurface(), parent: parent)
            subsurface.placeAbove(sibling: client.core.createSurface())
        },
    ]

    static let viewportRules = [
        Misbehaviour("two viewports of one surface", "wp_viewporter: viewport_exists (0)") { client in
            let viewporter = client.bind(WpViewporter.self)
            let surface = client.core.createSurface()
            _ = viewporter.getViewport(surface: surface)
            _ = viewporter.getViewport(surface: surface)
        },
        Misbehaviour("an empty source", "wp_viewport: bad_value (0)") {
            $0.bind(WpViewporter.self).getViewport(surface: $0.core.createSurface())
                .setSource(x: WireFixed(0), y: WireFixed(0), width: WireFixed(0), height: WireFixed(1))
        },
        Misbehaviour("a destination of no height", "wp_viewport: bad_value (0)") {
            $0.bind(WpViewporter.self).getViewport(surface: $0.core.createSurface())
                .setDestination(width: 1, height: 0)
        },
        Misbehaviour("half a pixel without a destination", "wp_viewport: bad_size (1)") { client in
            let window = client.makeWindow(width: 4, height: 4)
            client.bind(WpViewporter.self).getViewport(surface: window.surface)
                .setSource(x: WireFixed(0), y: WireFixed(0), width: WireFixed(1.5), height: WireFixed(1))
            window.surface.commit()
        },
        Misbehaviour("a source beyond the buffer", "wp_viewport: out_of_buffer (2)") { client in
            let window = client.makeWindow(width: 4, height: 4)
            client.bind(WpViewporter.self).getViewport(surface: window.surface)
                .setSource(x: WireFixed(1), y: WireFixed(0), width: WireFixed(4), height: WireFixed(1))
            window.surface.commit()
        },
        Misbehaviour("a viewport whose surface is gone", "wp_viewport: no_surface (3)") { client in
            let surface = client.core.createSurface()
            let viewport = client.bind(WpViewporter.self).getViewport(surface: surface)
            surface.destroy()
            viewport.setDestination(width: 1, height: 1)
        },
        Misbehaviour(
            "two scale objects of one surface", "wp_fractional_scale_manager_v1: fractional_scale_exists (0)"
        ) { client in
            let manager = client.bind(WpFractionalScaleManagerV1.self)
            let surface = client.core.createSurface()
            _ = manager.getFractionalScale(surface: surface)
            _ = manager.getFractionalScale(surface: surface)
        },
    ]

    static let memoryRules = [
        Misbehaviour("an empty pool", "wl_shm: invalid_stride (1)") {
            _ = $0.memory.createPool(fd: $0.makeFile(byteCount: 4), size: 0)
        },
        Misbehaviour("a file shorter than its buffer", "wl_buffer: invalid_fd (2)") {
            let pool = $0.memory.createPool(fd: $0.makeFile(byteCount: 399), size: 400)
            let surface = $0.core.createSurface()
            surface.attach(
                buffer: pool.createBuffer(offset: 0, width: 10, height: 10, stride: 40, format: .argb8888), x: 0, y: 0)
            surface.commit()
        },
        Misbehaviour("a stride shorter than a row", "wl_shm_pool: invalid_stride (1)") {
            let pool = $0.memory.createPool(fd: $0.makeFile(byteCount: 400), size: 400)
            _ = pool.createBuffer(offset: 0, width: 10, height: 10, stride: 39, format: .argb8888)
        },
        Misbehaviour("a buffer that ends after its pool", "wl_shm_pool: invalid_stride (1)") {
            let pool = $0.memory.createPool(fd: $0.makeFile(byteCount: 400), size: 400)
            _ = pool.createBuffer(offset: 4, width: 10, height: 10, stride: 40, format: .argb8888)
        },
        Misbehaviour("extents whose product overflows 32 bits", "wl_shm_pool: invalid_stride (1)") {
            let pool = $0.memory.createPool(fd: $0.makeFile(byteCount: 400), size: 400)
            _ = pool.createBuffer(offset: 0, width: 1, height: .max, stride: .max, format: .argb8888)
        },
        Misbehaviour("a format that was not offered", "wl_shm_pool: invalid_format (0)") {
            let pool = $0.memory.createPool(fd: $0.makeFile(byteCount: 400), size: 400)
            _ = pool.createBuffer(
                offset: 0, width: 1, height: 1, stride: 4, format: WlShm.Format(rawValue: 0x3631_3452))
        },
        Misbehaviour("a pool that shrinks", "wl_shm_pool: invalid_fd (2)") {
            $0.memory.createPool(fd: $0.makeFile(byteCount: 400), size: 400).resize(size: 399)
        },
    ]

    static let shellRules = [
        Misbehaviour("a buffer in the first commit", "xdg_surface: unconfigured_buffer (3)") { client in
            let window = ClientWindow(client)
            window.show(client.makePicture(width: 4, height: 4))
        },
        Misbehaviour("a buffer before the configure is acknowledged", "xdg_surface: unconfigured_buffer (3)") {
            client in
            let window = ClientWindow(client)
            window.surface.commit()
            client.settle()
            window.show(client.makePicture(width: 4, height: 4))
        },
        Misbehaviour("a serial that was never sent", "xdg_surface: invalid_serial (4)") { client in
            let window = ClientWindow(client)
            window.surface.commit()
            client.settle()
            window.xdgSurface.ackConfigure(serial: 0xDEAD_BEEF)
        },
        Misbehaviour("a serial acknowledged twice", "xdg_surface: invalid_serial (4)") { client in
            let window = ClientWindow(client)
            window.surface.commit()
            client.settle()
            window.acknowledge()
            window.acknowledge()
        },
        Misbehaviour("an xdg_surface that acknowledges before it is something", "xdg_surface: not_constructed (1)") {
            $0.shell.getXdgSurface(surface: $0.core.createSurface()).ackConfigure(serial: 1)
        },
        Misbehaviour("a commit of an xdg_surface that is nothing yet", "xdg_surface: not_constructed (1)") {
            let surface = $0.core.createSurface()
            _ = $0.shell.getXdgSurface(surface: surface)
            surface.commit()
        },
        Misbehaviour("a buffer for an xdg_surface that is nothing yet", "xdg_surface: unconfigured_buffer (3)") {
            client in
            let surface = client.core.createSurface()
            _ = client.shell.getXdgSurface(surface: surface)
            surface.attach(buffer: client.makePicture(width: 4, height: 4).buffer, x: 0, y: 0)
            surface.commit()
        },
        Misbehaviour("a second toplevel of one surface", "xdg_surface: already_constructed (2)") {
            _ = ClientWindow($0).xdgSurface.getToplevel()
        },
        Misbehaviour("a second xdg_surface of one surface", "xdg_wm_base: role (0)") {
            _ = $0.shell.getXdgSurface(surface: ClientWindow($0).surface)
        },
        Misbehaviour("an xdg_surface of a surface with a buffer", "xdg_wm_base: invalid_surface_state (4)") { client in
            let surface = client.core.createSurface()
            surface.attach(buffer: client.makePicture(width: 4, height: 4).buffer, x: 0, y: 0)
            _ = client.shell.getXdgSurface(surface: surface)
        },
        Misbehaviour("a shell destroyed before its surfaces", "xdg_wm_base: defunct_surfaces (1)") { client in
            _ = ClientWindow(client)
            client.shell.destroy()
        },
        Misbehaviour("an xdg_surface destroyed before its toplevel", "xdg_surface: defunct_role_object (6)") {
            ClientWindow($0).xdgSurface.destroy()
        },
        Misbehaviour("a wl_surface destroyed before its toplevel", "xdg_surface: defunct_role_object (6)") {
            ClientWindow($0).surface.destroy()
        },
        Misbehaviour("an empty window geometry", "xdg_surface: invalid_size (5)") {
            ClientWindow($0).xdgSurface.setWindowGeometry(x: 0, y: 0, width: 0, height: 4)
        },
        Misbehaviour("a negative minimum size", "xdg_toplevel: invalid_size (2)") {
            ClientWindow($0).toplevel.setMinSize(width: -1, height: 0)
        },
        Misbehaviour("a minimum above the maximum", "xdg_toplevel: invalid_size (2)") { client in
            let window = ClientWindow(client)
            window.toplevel.setMinSize(width: 50, height: 0)
            window.toplevel.setMaxSize(width: 49, height: 0)
            window.surface.commit()
        },
        Misbehaviour("a toplevel that is its own parent", "xdg_toplevel: invalid_parent (1)") {
            let window = ClientWindow($0)
            window.toplevel.setParent(parent: window.toplevel)
        },
        Misbehaviour("an edge that is none", "xdg_toplevel: invalid_resize_edge (0)") {
            ClientWindow($0).toplevel.resize(seat: $0.seat, serial: 1, edges: XdgToplevel.ResizeEdge(rawValue: 3))
        },
        Misbehaviour("another size than a maximized window was given", "xdg_wm_base: invalid_surface_state (4)") {
            client in
            let window = ClientWindow(client)
            window.toplevel.setMaximized()
            window.surface.commit()
            client.settle()
            window.acknowledge()
            window.show(client.makePicture(width: 99, height: 80))
        },
        Misbehaviour("a decoration of a window with a buffer", "zxdg_toplevel_decoration_v1: unconfigured_buffer (0)") {
            _ = $0.bind(ZxdgDecorationManagerV1.self).getToplevelDecoration(toplevel: $0.makeWindow().toplevel)
        },
        Misbehaviour("two decorations of one toplevel", "zxdg_toplevel_decoration_v1: already_constructed (1)") {
            let (manager, window) = ($0.bind(ZxdgDecorationManagerV1.self), ClientWindow($0))
            for _ in 0..<2 { _ = manager.getToplevelDecoration(toplevel: window.toplevel) }
        },
        Misbehaviour("a toplevel destroyed before its decoration", "zxdg_toplevel_decoration_v1: orphaned (2)") {
            let window = ClientWindow($0)
            _ = $0.bind(ZxdgDecorationManagerV1.self).getToplevelDecoration(toplevel: window.toplevel)
            window.toplevel.destroy()
        },
    ]

    static let popupRules = [
        Misbehaviour("a popup without extent", "xdg_positioner: invalid_input (0)") {
            $0.shell.createPositioner().setSize(width: 0, height: 5)
        },
        Misbehaviour("a popup with an incomplete positioner", "xdg_wm_base: invalid_positioner (5)") { client in
            let parent = client.makeWindow()
            let surface = client.shell.getXdgSurface(surface: client.core.createSurface())
            _ = surface.getPopup(parent: parent.xdgSurface, positioner: client.shell.createPositioner())
        },
        Misbehaviour("a popup without a parent", "xdg_wm_base: invalid_popup_parent (3)") { client in
            ClientPopup(client, parent: nil).surface.commit()
        },
        Misbehaviour("a popup destroyed before the one above it", "xdg_wm_base: not_the_topmost_popup (2)") { client in
            let first = ClientPopup(client, parent: client.makeWindow().xdgSurface)
            first.show()
            ClientPopup(client, parent: first.xdgSurface).show()
            first.popup.destroy()
        },
        Misbehaviour("a grab after the popup shows", "xdg_popup: invalid_grab (0)") { client in
            let popup = ClientPopup(client, parent: client.makeWindow().xdgSurface)
            popup.show()
            popup.popup.grab(seat: client.seat, serial: 1)
        },
    ]

    static let deviceRules = [
        Misbehaviour("a cursor that is a window", "wl_pointer: role (0)") {
            $0.seat.getPointer()
                .setCursor(serial: 0, surface: $0.makeWindow().surface, hotspotX: 0, hotspotY: 0)
        }
    ]

    private static func rule(_ fault: ProtocolFault) -> String {
        "\(fault.interface): \(fault.codeName) (\(fault.code))"
    }

    @Test(
        "a client that broke a rule gets the protocol error of that rule",
        arguments: surfaceRules + viewportRules + memoryRules + shellRules + popupRules + deviceRules)
    func error(misbehaviour: Misbehaviour) throws {
        let bench = Bench()
        let client = try bench.client()
        misbehaviour.act(client)
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(Self.rule) == [misbehaviour.error])
        #expect(bench.compositor.clientCount == 0)
    }

    @Test("a fault names the object, the rule and the requests that led to it")
    func fault() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = ClientWindow(client)
        window.show(client.makePicture(width: 4, height: 4))
        client.settle()

        let surface = "wl_surface#\(window.surface.id)"
        #expect(
            bench.compositor.faults.map(\.description) == [
                """
                xdg_surface#\(window.xdgSurface.id): unconfigured_buffer (3): \
                "the first commit has a buffer: commit without one and wait for the configure"
                  last requests: wl_shm_pool#\(window.toplevel.id + 2).destroy, \(surface).attach, \
                \(surface).damage_buffer, \(surface).commit
                """
            ])
    }

    @Test("a file that shrinks under its buffer is an error of the client, and no end of ours")
    func truncatedFile() throws {
        let bench = Bench()
        let client = try bench.client()
        let window = client.makeWindow(width: 40, height: 30)
        let picture = client.makePicture(width: 40, height: 30)
        client.settle()
        ftruncate(picture.file.rawValue, 100)
        window.show(picture)
        bench.compositor.vblank()
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(Self.rule) == ["wl_buffer: invalid_fd (2)"])
    }

    @Test("one client's error leaves the others alone")
    func otherClients() throws {
        let bench = Bench()
        let good = try bench.client()
        _ = good.makeWindow(width: 4, height: 4, color: 0xFFFF_0000)
        let bad = try bench.client()
        bad.core.createSurface().setBufferScale(scale: -1)
        #expect(bad.wasRejected)
        #expect(!good.wasRejected)
        #expect(try bench.compositor.screenshot()[0, 0] == 0xFFFF_0000)
    }
}

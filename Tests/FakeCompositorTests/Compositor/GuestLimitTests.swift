import RandomNumbers
import TactusGeometry
import Testing
import WaylandClient

@testable import FakeCompositor

/// Clients that ask for more than anybody needs.
@Suite("Limits of a compositor's guests")
struct GuestLimitTests {
    let bench = Bench()
    let client: RawClient
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00

    init() throws { client = try bench.client() }

    private func expectRefusal(_ message: String) {
        #expect(client.wasRejected)
        #expect(
            bench.compositor.faults.map { "\($0.interface): \($0.codeName): \($0.message)" } == [
                "wl_display: no_memory: \(message)"
            ])
    }

    /// Makes subsurfaces in one another, from the outside in or from the inside out.
    private func nest(_ count: Int, inwards: Bool) {
        let subcompositor = client.bind(WlSubcompositor.self)
        var last = client.core.createSurface()
        for _ in 0..<count {
            let next = client.core.createSurface()
            _ = subcompositor.getSubsurface(surface: inwards ? next : last, parent: inwards ? last : next)
            last = next
        }
        client.settle()
    }

    @Test(
        "so many subsurfaces in one another are one too many, in whichever order they are made",
        arguments: [true, false])
    func subsurfaces(inwards: Bool) {
        bench.compositor.guestLimits.subsurfaceDepth = 128
        nest(128, inwards: inwards)
        #expect(!client.wasRejected)
        nest(129, inwards: inwards)
        expectRefusal("more than 128 subsurfaces in one another")
    }

    /// A compositor that looked through all of them for each one that goes would take minutes.
    @Test("forty thousand objects of a kind are gone with their client at once, whatever kind they are of")
    func manyObjects() throws {
        let touches = client.seat
        for count in 1...40_000 {
            _ = touches.getTouch()
            if count % 500 == 0 { client.settle() }
        }
        client.settle()
        let other = try bench.client()
        let manager = other.bind(ZwpRelativePointerManagerV1.self)
        let pointer = other.seat.getPointer()
        let region = other.core.createRegion()
        for count in 1...10_000 {
            _ = manager.getRelativePointer(pointer: pointer)
            _ = other.seat.getPointer()
            _ = other.seat.getKeyboard()
            let surface = other.core.createSurface()
            surface.setInputRegion(region: region)
            if count % 100 == 0 { other.settle() }
        }
        other.settle()
        #expect(!client.wasRejected && !other.wasRejected)
        bench.compositor.disconnectClients()
        bench.compositor.dispatch()
        #expect(bench.compositor.clientCount == 0 && bench.compositor.faults.isEmpty)
    }

    @Test("a pointer is locked once on a surface, and again when that lock is gone")
    func constraints() throws {
        let constraints = client.bind(ZwpPointerConstraintsV1.self)
        let pointer = client.seat.getPointer()
        let surfaces = (0..<200).map { _ in client.core.createSurface() }
        for _ in 0..<2 {
            let locks = surfaces.map {
                constraints.lockPointer(surface: $0, pointer: pointer, region: nil, lifetime: .persistent)
            }
            client.settle()
            for lock in locks { lock.destroy() }
        }
        #expect(!client.wasRejected)
    }

    @Test("updates that wait for a refresh are so many, and one more is one too many")
    func waitingUpdates() {
        bench.compositor.guestLimits.waitingUpdates = 8
        let window = client.makeWindow(width: 50, height: 40, color: red)
        let fifo = client.bind(WpFifoManagerV1.self).getFifo(surface: window.surface)
        func commit(_ count: Int) {
            for _ in 0..<count {
                fifo.setBarrier()
                fifo.waitBarrier()
                window.surface.commit()
            }
            client.settle()
        }
        // The first counts at once.
        commit(9)
        #expect(!client.wasRejected)
        for _ in 0..<8 { bench.compositor.vblank() }
        commit(8)
        #expect(!client.wasRejected)
        commit(2)
        expectRefusal("more than 8 updates of a surface that wait")
    }

    @Test("windows that belong to one another are so many in a row")
    func parents() {
        bench.compositor.guestLimits.toplevelDepth = 3
        var windows = (0..<5).map { _ in client.makeWindow(width: 20, height: 20, color: red) }
        let last = windows.removeLast()
        for (parent, child) in zip(windows, windows.dropFirst()) { child.toplevel.setParent(parent: parent.toplevel) }
        #expect(!client.wasRejected)
        last.toplevel.setParent(parent: windows.last?.toplevel)
        expectRefusal("more than 3 toplevels that belong to one another")
    }

    @Test(
        "a client has so many windows of a kind at a time, and others beside it have as many", arguments: Kind.allCases)
    func windows(of kind: Kind) throws {
        bench.compositor.guestLimits.toplevels = 3
        bench.compositor.guestLimits.popups = 3
        bench.compositor.guestLimits.layerSurfaces = 3
        let other = try bench.client()
        for client in [client, other] {
            let leaving = kind.make(client)
            for _ in 0..<2 { _ = kind.make(client) }
            leaving()
            _ = kind.make(client)
            client.settle()
        }
        #expect(!client.wasRejected && !other.wasRejected)
        _ = kind.make(client)
        expectRefusal("more than 3 \(kind.rawValue)")
        #expect(!other.wasRejected)
    }

    /// What a client may have a number of.
    enum Kind: String, CaseIterable {
        case toplevels
        case popups
        case layerSurfaces = "layer surfaces"

        /// Makes one more.
        ///
        /// - Returns: What ends it.
        func make(_ client: RawClient) -> () -> Void {
            let surface = client.core.createSurface()
            if self == .layerSurfaces {
                let layer = client.layerShell.getLayerSurface(surface: surface, output: nil, layer: .top, namespace: "")
                return { layer.destroy() }
            }
            let xdgSurface = client.shell.getXdgSurface(surface: surface)
            if self == .toplevels {
                let toplevel = xdgSurface.getToplevel()
                return { toplevel.destroy() }
            }
            let positioner = client.shell.createPositioner()
            positioner.setSize(width: 5, height: 5)
            positioner.setAnchorRect(x: 0, y: 0, width: 1, height: 1)
            let popup = xdgSurface.getPopup(parent: nil, positioner: positioner)
            return { popup.destroy() }
        }
    }

    @Test("of configures that are never answered the newest four thousand can be")
    func unansweredConfigures() {
        var serials = ConfigureSerials<Int>()
        for serial in 1...100_000 as ClosedRange<UInt32> { serials.sent(serial, Int(serial)) }
        #expect(serials.waitingSerials.count <= 4096 && serials.waitingSerials.last == 100_000)
        guard case .unknown = serials.acknowledge(7) else { return #expect(Bool(false), "an old one is void") }
        guard case .accepted(100_000) = serials.acknowledge(100_000) else {
            return #expect(Bool(false), "the newest one counts")
        }
        #expect(serials.waitingSerials.isEmpty)
    }

    @Test("so many popups on one another are one too many")
    func popups() {
        bench.compositor.guestLimits.popupDepth = 4
        let window = client.makeWindow(width: 50, height: 40, color: red)
        var parent = window.xdgSurface
        for _ in 0..<5 { parent = ClientPopup(client, parent: parent).xdgSurface }
        expectRefusal("more than 4 popups that hang on one another")
    }

    @Test("a region that falls apart into too many rectangles is refused; one of as many that join is not")
    func regions() {
        let whole = client.core.createRegion()
        for x in 0..<10_000 as Range<Int32> {
            whole.add(x: x, y: 0, width: 1, height: 1)
            if x % 500 == 0 { client.settle() }
        }
        #expect(!client.wasRejected)
        let region = client.core.createRegion()
        // Nothing is sent after the request that is refused: with newer libraries a client that cannot write any more
        // does not read why.
        for x in 0...4096 as ClosedRange<Int32> {
            region.add(x: 2 * x, y: 0, width: 1, height: 1)
            if x % 64 == 0 { client.settle() }
        }
        expectRefusal("a region of more than 4096 rectangles")
    }

    @Test("damage of many places is taken as the box around it, and shows what is there")
    func damage() throws {
        let window = client.makeWindow(width: 100, height: 80, color: red)
        _ = try bench.compositor.screenshot()
        let picture = client.makePicture(width: 100, height: 80).filled(with: green)
        window.surface.attach(buffer: picture.buffer, x: 0, y: 0)
        for place in 0..<4000 as Range<Int32> {
            window.surface.damageBuffer(x: 2 * (place % 45) + 5, y: 2 * (place / 45 % 35) + 5, width: 1, height: 1)
            if place % 500 == 0 { client.settle() }
        }
        window.surface.commit()
        client.settle()
        let shown = try bench.compositor.screenshot()
        #expect([shown[2, 2], shown[5, 5], shown[6, 6], shown[50, 60]] == [red, green, green, green])
    }

    @Test(
        "a client that hangs up with events unsent is gone once, and the window beneath it is active", arguments: 1..<4)
    func hangUp(callbacks: Int) throws {
        let beneath = client.makeWindow(width: 50, height: 40, color: red)
        let other = try bench.client()
        let window = other.makeWindow(width: 50, height: 40, color: green)
        for _ in 0..<callbacks { _ = window.surface.frame() }
        window.surface.commit()
        other.settle()
        other.connection.disconnect()
        bench.compositor.vblank()
        client.settle()
        #expect(bench.compositor.allToplevels.count == 1 && !client.wasRejected)
        #expect(beneath.wishes.count >= 2, "it was told that it is active, was not, and is again")
        #expect(try bench.compositor.screenshot()[5, 5] == red)
    }

    @Test("a client has so many objects, and no more")
    func objects() {
        bench.compositor.guestLimits.objects = 200
        for _ in 0..<300 { _ = client.core.createRegion() }
        expectRefusal("more than 200 objects")
    }

    @Test("a source has so many types, and no more", arguments: [true, false])
    func types(isClipboard: Bool) {
        bench.compositor.guestLimits.offeredTypes = 20
        let offer: (String) -> Void
        if isClipboard {
            let source = client.bind(WlDataDeviceManager.self).createDataSource()
            offer = { source.offer(mimeType: $0) }
        } else {
            let source = client.bind(ZwpPrimarySelectionDeviceManagerV1.self).createSource()
            offer = { source.offer(mimeType: $0) }
        }
        for number in 0..<20 { offer("x/\(number)") }
        client.settle()
        #expect(!client.wasRejected)
        offer("x/20")
        client.settle()
        expectRefusal("a source of more than 20 types")
    }

    @Test("an icon has so many pictures, and no more")
    func icons() {
        bench.compositor.guestLimits.iconPictures = 3
        let icon = client.bind(XdgToplevelIconManagerV1.self).createIcon()
        let picture = client.makePicture(width: 8, height: 8)
        for _ in 0..<3 { icon.addBuffer(buffer: picture.buffer, scale: 1) }
        client.settle()
        #expect(!client.wasRejected)
        icon.addBuffer(buffer: picture.buffer, scale: 1)
        client.settle()
        expectRefusal("an icon of more than 3 pictures")
    }

    @Test("programs that nobody knows have smaller buffers")
    func buffers() {
        bench.compositor.guestLimits = .untrusted
        _ = client.makePicture(width: 4096, height: 4097)
        expectRefusal("a buffer of more than 16777216 pixels")
    }

    @Test(
        "subsurfaces that are put above and below one another at random show in the order that a list would have",
        arguments: 0..<8)
    func order(seed: Int) throws {
        var random = SplitMix(seed: seed)
        let window = client.makeWindow(width: 100, height: 80, color: red)
        let subcompositor = client.bind(WlSubcompositor.self)
        let colors = (0..<12).map { UInt32(0xFF00_0000) + UInt32($0) * 0x10 + 1 }
        var parts: [ClientPart] = []
        var order: [Int] = []
        for index in colors.indices {
            let part = ClientPart(client, subcompositor, of: window.surface)
            part.subsurface.setDesync()
            part.commit(colors[index], width: 20, height: 20)
            parts.append(part)
            order.append(index)
        }
        for _ in 0..<60 {
            let moved = Int.random(in: 0..<12, using: &random)
            let reference = Int.random(in: 0..<12, using: &random)
            guard moved != reference else { continue }
            let above = Bool.random(using: &random)
            let sibling = parts[reference].surface
            if above {
                parts[moved].subsurface.placeAbove(sibling: sibling)
            } else {
                parts[moved].subsurface.placeBelow(sibling: sibling)
            }
            order.removeAll { $0 == moved }
            guard let place = order.firstIndex(of: reference) else { continue }
            order.insert(moved, at: above ? place + 1 : place)
        }
        window.surface.commit()
        client.settle()
        for _ in 0..<12 {
            #expect(try bench.compositor.screenshot()[10, 10] == colors[order[order.count - 1]])
            parts[order.removeLast()].subsurface.destroy()
            client.settle()
            if order.isEmpty { break }
        }
        #expect(try bench.compositor.screenshot()[10, 10] == red)
    }
}

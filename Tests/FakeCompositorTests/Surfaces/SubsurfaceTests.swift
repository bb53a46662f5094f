import TactusGeometry
import TactusGraphics
import Testing
import WaylandClient

@testable import FakeCompositor

/// A surface of one colour that is part of another one.
final class ClientPart {
    let surface: WlSurface
    let subsurface: WlSubsurface
    private let client: RawClient

    init(_ client: RawClient, _ subcompositor: WlSubcompositor, of parent: WlSurface, x: Int32 = 0, y: Int32 = 0) {
        self.client = client
        surface = client.core.createSurface()
        subsurface = subcompositor.getSubsurface(surface: surface, parent: parent)
        subsurface.setPosition(x: x, y: y)
    }

    /// Commits a picture of one colour.
    func commit(_ color: UInt32, width: Int = 4, height: Int = 4) {
        let picture = client.makePicture(width: width, height: height).filled(with: color)
        surface.attach(buffer: picture.buffer, x: 0, y: 0)
        surface.damageBuffer(x: 0, y: 0, width: .max, height: .max)
        surface.commit()
        client.settle()
    }
}

@Suite("Subsurfaces")
struct SubsurfaceTests {
    let bench = Bench()
    let client: RawClient
    let window: ClientWindow
    let subcompositor: WlSubcompositor
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let white: UInt32 = 0xFFFF_FFFF

    init() throws {
        client = try bench.client()
        window = client.makeWindow(width: 100, height: 80, color: red)
        subcompositor = client.bind(WlSubcompositor.self)
    }

    private func commitWindow() {
        window.surface.commit()
        client.settle()
    }

    private func pixel(_ x: Int, _ y: Int) throws -> UInt32 { try bench.compositor.screenshot()[x, y] }

    @Test("synchronized, it shows what it committed when the parent commits; desynchronized, at once")
    func modes() throws {
        let part = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        part.commit(green)
        #expect(try pixel(10, 10) == red)
        commitWindow()
        #expect(try pixel(10, 10) == green)
        part.commit(blue)
        #expect(try pixel(10, 10) == green)
        part.subsurface.setDesync()
        client.settle()
        #expect(try pixel(10, 10) == blue)
        part.commit(white)
        #expect(try pixel(10, 10) == white)
    }

    @Test("a position takes effect with the parent's commit, also that of a desynchronized one")
    func position() throws {
        let part = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        part.subsurface.setDesync()
        part.commit(green)
        commitWindow()
        part.subsurface.setPosition(x: 50, y: 10)
        part.commit(blue)
        #expect(try pixel(10, 10) == blue)
        #expect(try pixel(50, 10) == red)
        commitWindow()
        #expect(try pixel(10, 10) == red)
        #expect(try pixel(50, 10) == blue)
    }

    @Test("beneath a synchronized one a desynchronized one waits too, and both show with the topmost parent's commit")
    func nestedSynchronization() throws {
        let middle = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        let leaf = ClientPart(client, subcompositor, of: middle.surface, x: 2, y: 2)
        leaf.subsurface.setDesync()
        leaf.commit(blue)
        middle.commit(green)
        #expect(try pixel(12, 12) == red)
        commitWindow()
        #expect(try pixel(10, 10) == green)
        #expect(try pixel(12, 12) == blue)
        leaf.commit(white)
        #expect(try pixel(12, 12) == blue)
        commitWindow()
        #expect(try pixel(12, 12) == white)
        leaf.commit(blue)
        middle.subsurface.setDesync()
        client.settle()
        #expect(try pixel(12, 12) == blue)
    }

    @Test("several commits of a synchronized one are merged: the last buffer, all damage, every frame callback")
    func mergedCommits() throws {
        let part = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        var frames: [String] = []
        part.surface.frame().onEvent = { _ in frames.append("first") }
        part.commit(green)
        part.surface.frame().onEvent = { _ in frames.append("second") }
        part.commit(blue)
        bench.compositor.vblank()
        client.settle()
        #expect(frames == [])
        commitWindow()
        bench.compositor.vblank()
        client.settle()
        #expect(frames == ["first", "second"])
        #expect(try pixel(10, 10) == blue)
    }

    @Test("the order changes with the parent's commit: above, below, beneath the parent")
    func order() throws {
        let first = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        let second = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        first.commit(green)
        second.commit(blue)
        commitWindow()
        #expect(try pixel(10, 10) == blue)
        first.subsurface.placeAbove(sibling: second.surface)
        client.settle()
        #expect(try pixel(10, 10) == blue)
        commitWindow()
        #expect(try pixel(10, 10) == green)
        first.subsurface.placeBelow(sibling: window.surface)
        second.subsurface.placeBelow(sibling: first.surface)
        commitWindow()
        #expect(try pixel(10, 10) == red)
    }

    @Test("a subsurface takes input before its parent, where its region says so")
    func input() throws {
        let part = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        part.commit(green, width: 20, height: 20)
        let region = client.core.createRegion()
        region.add(x: 0, y: 0, width: 20, height: 20)
        region.subtract(x: 5, y: 5, width: 5, height: 5)
        part.surface.setInputRegion(region: region)
        part.surface.commit()
        commitWindow()
        let compositor = bench.compositor
        let numbers = [(9, 9), (10, 10), (15, 15), (19, 19), (20, 20), (30, 30)].map {
            compositor.surface(at: Point(x: Double($0.0), y: Double($0.1)))?.number
        }
        #expect(numbers == [1, 2, 1, 1, 2, 1])
    }

    @Test("without its wl_subsurface a surface vanishes at once, and may become a subsurface again")
    func destruction() throws {
        let part = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        part.commit(green)
        commitWindow()
        part.subsurface.destroy()
        client.settle()
        #expect(try pixel(10, 10) == red)
        let again = subcompositor.getSubsurface(surface: part.surface, parent: window.surface)
        again.setPosition(x: 20, y: 20)
        commitWindow()
        #expect(try pixel(20, 20) == green)
        #expect(!client.wasRejected)
    }

    @Test("thousands of levels are no matter: nothing recurses")
    func depth() throws {
        bench.compositor.guestLimits.subsurfaceDepth = 2000
        bench.compositor.guestLimits.subsurfaces = 2000
        var parts: [ClientPart] = []
        var parent = window.surface
        for _ in 0..<2000 {
            let part = ClientPart(client, subcompositor, of: parent)
            parts.append(part)
            parent = part.surface
            if parts.count % 100 == 0 { client.settle() }
        }
        let picture = client.makePicture(width: 4, height: 4).filled(with: green)
        for part in parts.reversed() {
            part.surface.attach(buffer: picture.buffer, x: 0, y: 0)
            part.surface.damageBuffer(x: 0, y: 0, width: 4, height: 4)
            part.surface.commit()
            if part.surface.id % 100 == 0 { client.settle() }
        }
        commitWindow()
        #expect(try pixel(0, 0) == green)
        #expect(bench.compositor.surface(at: .zero)?.number == 2001)
        client.connection.disconnect()
        bench.compositor.dispatch()
        #expect(bench.compositor.surfaces.isEmpty)
    }

    @Test(
        "a subsurface whose surface or parent is gone does nothing, in whichever order all are destroyed",
        arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]], [false, true])
    func destroyed(order: [Int], leaves: Bool) throws {
        let other = client.makeWindow(width: 20, height: 20, color: blue)
        let part = ClientPart(client, subcompositor, of: other.surface)
        part.commit(green)
        other.surface.commit()
        client.settle()
        let parts: [() -> Void] = [
            {
                other.toplevel.destroy()
                other.xdgSurface.destroy()
                other.surface.destroy()
            },
            { part.surface.destroy() }, { part.subsurface.destroy() },
        ]
        var isThere = true
        for index in order.prefix(leaves ? 2 : 3) {
            parts[index]()
            client.settle()
            if index == 2 { isThere = false }
            guard isThere else { continue }
            part.subsurface.setDesync()
            part.subsurface.setPosition(x: 3, y: 3)
            part.subsurface.placeBelow(sibling: window.surface)
            client.settle()
        }
        _ = try bench.compositor.screenshot()
        client.connection.disconnect()
        bench.compositor.dispatch()
        #expect(bench.compositor.allToplevels.isEmpty)
    }

    @Test("what was committed far inside is handed on by those around it, which have committed nothing")
    func handsOn() throws {
        let outer = ClientPart(client, subcompositor, of: window.surface, x: 10, y: 10)
        outer.commit(green, width: 40, height: 40)
        let middle = ClientPart(client, subcompositor, of: outer.surface, x: 5, y: 5)
        middle.commit(blue, width: 20, height: 20)
        let inner = ClientPart(client, subcompositor, of: middle.surface, x: 2, y: 2)
        outer.surface.commit()
        commitWindow()
        #expect(try pixel(15, 15) == blue && pixel(17, 17) == blue)

        // A place is its parent's state; a picture is not.
        inner.subsurface.setPosition(x: 8, y: 8)
        commitWindow()
        inner.commit(white)
        commitWindow()
        #expect(try pixel(15, 15) == blue && pixel(23, 23) == blue)
        middle.surface.commit()
        outer.surface.commit()
        commitWindow()
        #expect(try pixel(23, 23) == white && pixel(17, 17) == blue)
    }

    @Test("what a commit goes through are the parts that have something to hand over, among however many")
    func goesThroughChanges() throws {
        let parts = (0..<200).map { _ in ClientPart(client, subcompositor, of: window.surface) }
        for part in parts { part.commit(green) }
        let surface = try #require(bench.compositor.surfaces.first)
        #expect(surface.family.waitingCount == 200)
        commitWindow()
        #expect(surface.family.waitingCount == 0)
        parts[70].commit(blue)
        parts[3].subsurface.setPosition(x: 9, y: 9)
        parts[4].subsurface.setPosition(x: 9, y: 9)
        parts[4].subsurface.setPosition(x: 0, y: 0)
        parts[3].commit(white)
        #expect(surface.family.waitingCount == 2)
        parts[70].subsurface.destroy()
        client.settle()
        #expect(surface.family.waitingCount == 1)
        commitWindow()
        #expect(try pixel(9, 9) == white && surface.family.waitingCount == 0)
    }
}

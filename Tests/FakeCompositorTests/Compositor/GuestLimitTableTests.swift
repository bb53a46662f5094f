import Foundation
import TactusGeometry
import Testing
import WaylandClient

@testable import FakeCompositor

/// Each row of the table of guests in Documentation/Limits.md, asked for to its limit and by one more.
@Suite("The table of limits of a compositor's guests")
struct GuestLimitTableTests {
    /// How a client asks for something that there is a limit of.
    private struct Ask {
        let limit: WritableKeyPath<GuestLimits, Int>
        let number: Int
        let message: String
        /// Asks for as many of them.
        let ask: (RawClient, Bench, Int) throws -> Void

        init(
            _ limit: WritableKeyPath<GuestLimits, Int>, _ number: Int, _ message: String,
            ask: @escaping (RawClient, Bench, Int) throws -> Void
        ) {
            (self.limit, self.number, self.message, self.ask) = (limit, number, message, ask)
        }
    }

    private static let red: UInt32 = 0xFFFF_0000

    /// By the name of the constant.
    private static var asks: [String: Ask] {
        [
            "objects": Ask(\.objects, 100, "more than 100 objects") { client, bench, count in
                _ = client.core
                client.settle()
                let there = bench.compositor.display.clients.first?.resourceCount ?? 0
                let regions = (there..<count).map { _ in client.core.createRegion() }
                // They are counted with the next request.
                regions.last?.add(x: 0, y: 0, width: 1, height: 1)
            },
            "subsurfaceDepth": Ask(\.subsurfaceDepth, 8, "more than 8 subsurfaces in one another") { client, _, count in
                let subcompositor = client.bind(WlSubcompositor.self)
                var last = client.core.createSurface()
                for _ in 0..<count {
                    let next = client.core.createSurface()
                    _ = subcompositor.getSubsurface(surface: next, parent: last)
                    last = next
                }
            },
            "subsurfaces": Ask(\.subsurfaces, 8, "more than 8 subsurfaces") { client, _, count in
                let subcompositor = client.bind(WlSubcompositor.self)
                let parent = client.core.createSurface()
                for _ in 0..<count {
                    _ = subcompositor.getSubsurface(surface: client.core.createSurface(), parent: parent)
                }
            },
            "bytes": Ask(
                \.bytes, 1000, "more than 1000 bytes of pictures, regions, keymaps and names"
            ) { client, _, count in
                let source = client.bind(WlDataDeviceManager.self).createDataSource()
                source.offer(mimeType: String(repeating: "x", count: count))
            },
            "files": Ask(\.files, 4, "more than 4 files of pictures") { client, _, count in
                for _ in 0..<count { _ = client.makePicture(width: 8, height: 8) }
            },
            "coverings": Ask(\.coverings, 3, "surfaces that cover all outputs more than 3 times") {
                client, bench, count in
                for _ in 0..<count { _ = client.makeWindow(width: 100, height: 80, color: red) }
                client.settle()
                _ = try bench.compositor.screenshot()
            },
            "iconSide": Ask(\.iconSide, 32, "an icon's picture of more than 32 pixels a side") { client, _, count in
                let icon = client.bind(XdgToplevelIconManagerV1.self).createIcon()
                icon.addBuffer(buffer: client.makePicture(width: count, height: count).buffer, scale: 1)
            },
            "popupDepth": Ask(\.popupDepth, 4, "more than 4 popups that hang on one another") { client, _, count in
                var parent = client.makeWindow(width: 50, height: 40, color: red).xdgSurface
                for _ in 0..<count { parent = ClientPopup(client, parent: parent).xdgSurface }
            },
            "regionRectangles": Ask(\.regionRectangles, 300, "a region of more than 300 rectangles") {
                client, _, count in
                let region = client.core.createRegion()
                for x in 0..<Int32(count) { region.add(x: 2 * x, y: 0, width: 1, height: 1) }
            },
            "bufferPixels": Ask(\.bufferPixels, 64, "a buffer of more than 64 pixels") { client, _, count in
                _ = client.makePicture(width: count, height: 1)
            },
            "offeredTypes": Ask(\.offeredTypes, 20, "a source of more than 20 types") { client, _, count in
                let source = client.bind(WlDataDeviceManager.self).createDataSource()
                for number in 0..<count { source.offer(mimeType: "x/\(number)") }
            },
            "iconPictures": Ask(\.iconPictures, 3, "an icon of more than 3 pictures") { client, _, count in
                let icon = client.bind(XdgToplevelIconManagerV1.self).createIcon()
                let picture = client.makePicture(width: 8, height: 8)
                for _ in 0..<count { icon.addBuffer(buffer: picture.buffer, scale: 1) }
            },
            "waitingUpdates": Ask(
                \.waitingUpdates, 8, "more than 8 updates of a surface that wait"
            ) { client, _, count in
                let window = client.makeWindow(width: 50, height: 40, color: red)
                let fifo = client.bind(WpFifoManagerV1.self).getFifo(surface: window.surface)
                // The first counts at once.
                for _ in 0...count {
                    fifo.setBarrier()
                    fifo.waitBarrier()
                    window.surface.commit()
                }
            },
            "toplevelDepth": Ask(
                \.toplevelDepth, 3, "more than 3 toplevels that belong to one another"
            ) { client, _, count in
                var last = client.makeWindow(width: 20, height: 20, color: red)
                for _ in 0..<count {
                    let next = client.makeWindow(width: 20, height: 20, color: red)
                    next.toplevel.setParent(parent: last.toplevel)
                    last = next
                }
            },
            "toplevels": Ask(\.toplevels, 3, "more than 3 toplevels") { client, _, count in
                for _ in 0..<count {
                    _ = client.shell.getXdgSurface(surface: client.core.createSurface()).getToplevel()
                }
            },
            "popups": Ask(\.popups, 3, "more than 3 popups") { client, _, count in
                let parent = client.makeWindow(width: 50, height: 40, color: red).xdgSurface
                for _ in 0..<count { _ = ClientPopup(client, parent: parent) }
            },
            "layerSurfaces": Ask(\.layerSurfaces, 3, "more than 3 layer surfaces") { client, _, count in
                for _ in 0..<count { _ = ClientLayer(client, width: 5, height: 5) }
            },
            "work": Ask(\.work, 1000, "more work than 1000 requests in a second") { client, bench, count in
                let surface = client.core.createSurface()
                client.settle()
                bench.advance(by: .seconds(1))
                for _ in 0..<count { surface.setBufferTransform(transform: .normal) }
            },
        ]
    }

    /// The constants of guests' limits beyond which a connection ends, as the table has them.
    private static func rows() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../../Documentation/Limits.md").standardized
        let table = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { $0.count == 6 && $0[2] == "FakeCompositor/GuestLimits.swift" && $0[5] == "its connection ends" }
        return table.map { $0[3].trimmingCharacters(in: ["`"]) }
    }

    @Test("each row of the table is asked for here")
    func complete() throws {
        #expect(try Self.rows().sorted() == Self.asks.keys.sorted())
    }

    @Test("as many as the limit are had, and one more ends the connection, with a sentence", arguments: try rows())
    func row(constant: String) throws {
        let ask = try #require(Self.asks[constant])
        for excess in 0...1 {
            let bench = Bench()
            let client = try bench.client()
            let other = try bench.client()
            bench.compositor.guestLimits[keyPath: ask.limit] = ask.number
            try ask.ask(client, bench, ask.number + excess)
            client.settle()
            #expect(client.wasRejected == (excess == 1) && !other.wasRejected)
            #expect(bench.compositor.faults.map(\.message) == (excess == 1 ? [ask.message] : []))
        }
    }
}

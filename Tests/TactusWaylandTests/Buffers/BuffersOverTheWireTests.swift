import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Buffers over the wire")
struct BuffersOverTheWireTests {
    private func bufferCount(_ pair: CompositorPair) -> Int {
        pair.compositor.transientObjects.filter { $0.hasPrefix("wl_buffer#") }.count
    }

    @Test("rule 22: three buffers at most while a scene moves, and one a second after it has come to rest")
    func spares() throws {
        let (app, pair) = try SceneApp.run()
        for step in 0..<10 {
            app.window.backgroundColor = step % 2 == 0 ? .red : .green
            pair.vblank()
            #expect((1...3).contains(bufferCount(pair)))
        }
        let moving = bufferCount(pair)
        pair.advance(by: .milliseconds(900))
        #expect(bufferCount(pair) == moving)
        pair.advance(by: .milliseconds(200))
        #expect(bufferCount(pair) == 1)
        let turns = pair.platform.turnCount
        pair.advance(by: .seconds(10))
        #expect(pair.platform.turnCount == turns)  // nothing wakes up any more
        app.window.backgroundColor = .blue
        pair.vblank()
        #expect(pair.compositor.faults == [])
        try pair.verify()
    }

    @Test(
        "without memory or descriptors for a buffer nothing breaks: what shows goes on to, and within a second of there being some the newest picture does"
    )
    func exhausted() throws {
        let (app, pair) = try SceneApp.run()
        let toplevel = try #require(pair.compositor.allToplevels.first)
        pair.vblank()
        pair.platform.bufferMemory = .exhausted(.descriptors(limit: 64))
        toplevel.configure(ToplevelConfiguration(width: 300, height: 200))
        pair.advance(by: .milliseconds(2500))
        #expect(toplevel.surface.size == Size(width: 200, height: 100))
        app.window.backgroundColor = .red
        pair.seat.finger(id: 0).down(at: Point(x: 5, y: 5), on: toplevel.surface)
        pair.seat.finger(id: 0).up()
        pair.advance(by: .milliseconds(2500))
        pair.platform.bufferMemory = .system
        pair.advance(by: .seconds(1))
        #expect(toplevel.surface.size == Size(width: 300, height: 200))
        let origin = toplevel.frame.origin
        #expect(try pair.picture.color(at: PixelPoint(x: origin.x + 250, y: origin.y + 150)) == .red)
        #expect(pair.compositor.faults == [])
        try pair.verify()
    }

    @Test("a window that finds no memory at its start shows when there is some")
    func exhaustedAtStart() throws {
        let (_, pair) = try SceneApp.run()
        pair.platform.bufferMemory = .exhausted(.descriptors(limit: 64))
        let second = Window(title: "Second", size: Size(width: 60, height: 40))
        pair.application.open(second)
        pair.advance(by: .seconds(3))
        #expect(pair.compositor.toplevels.count == 1)
        pair.platform.bufferMemory = .system
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.toplevels.count == 2)
        try pair.verify()
    }

    @Test("a size for which there is no memory shows the old picture until there is another size")
    func tooLarge() throws {
        let (app, pair) = try SceneApp.run()
        let toplevel = try #require(pair.compositor.allToplevels.first)
        pair.vblank()
        toplevel.configure(ToplevelConfiguration(width: 60_000, height: 60_000))
        pair.vblank()
        #expect(toplevel.surface.size == Size(width: 200, height: 100))
        pair.advance(by: .seconds(3))
        #expect(toplevel.surface.size == Size(width: 200, height: 100))
        toplevel.configure(ToplevelConfiguration(width: 300, height: 200))
        pair.vblank()
        #expect(toplevel.surface.size == Size(width: 300, height: 200))
        #expect(app.window.windowScene?.size == Size(width: 300, height: 200))
        try pair.verify()
    }

    @Test(
        "what there is too little of is told once, with the limit and what to do, and again after a picture was made",
        arguments: [
            (ResourceShortage.descriptors(limit: 64), "64 files"), (.systemDescriptors, "fs.file-max"),
            (.memory(byteCount: 80_000), "80000 bytes"),
            (.fileSize(byteCount: 80_000, limit: 4096), "4096 at most; raise that limit (ulimit -f)"),
        ])
    func told(shortage: ResourceShortage, words: String) throws {
        let (app, pair) = try SceneApp.run()
        pair.vblank()
        let toplevel = try #require(pair.compositor.allToplevels.first)
        var news: [PlatformNotice] = []
        pair.platform.onNotice = { news.append($0) }
        for width in [300, 400] {
            pair.platform.bufferMemory = .exhausted(shortage)
            toplevel.configure(ToplevelConfiguration(width: width, height: 200))
            pair.advance(by: .milliseconds(3500))
            pair.platform.bufferMemory = .system
            pair.advance(by: .seconds(1))
            #expect(toplevel.surface.size == Size(width: Double(width), height: 200))
        }
        #expect(news == [.shortage(shortage), .shortage(shortage)])
        #expect(news.first?.description.contains(words) == true)
        #expect(app.window.windowScene?.size == Size(width: 400, height: 200))
        try pair.verify()
    }
}

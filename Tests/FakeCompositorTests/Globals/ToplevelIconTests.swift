import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("Icons of windows")
struct ToplevelIconTests {
    let bench = Bench()

    @Test("the sizes that are wanted are listed; a name and pictures are a window's with its next commit")
    func icon() throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let manager = client.bind(XdgToplevelIconManagerV1.self)
        manager.onEvent = { [unowned client] event in
            switch event {
            case .iconSize(let size): client.note("size \(size)")
            case .done: client.note("done")
            }
        }
        #expect(client.consumeLog() == ["size 16", "size 48", "done"])
        let icon = manager.createIcon()
        icon.setName(iconName: "document-edit")
        let red = client.makePicture(width: 16, height: 16).filled(with: 0xFFFF_0000)
        let blue = client.makePicture(width: 16, height: 16).filled(with: 0xFF00_00FF)
        icon.addBuffer(buffer: red.buffer, scale: 1)
        icon.addBuffer(buffer: blue.buffer, scale: 1)
        icon.addBuffer(buffer: red.buffer, scale: 2)
        manager.setIcon(toplevel: window.toplevel, icon: icon)
        icon.destroy()
        red.buffer.destroy()
        blue.buffer.destroy()
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.first)
        #expect(toplevel.icon == nil)
        window.surface.commit()
        client.settle()
        #expect(toplevel.icon?.name == "document-edit")
        #expect(toplevel.icon?.pictures.map(\.scale) == [1, 2])
        #expect(toplevel.icon?.pictures.map { $0.pixels[100] & 0xFF_FFFF } == [0x0000FF, 0xFF0000])
        manager.setIcon(toplevel: window.toplevel, icon: nil)
        window.surface.commit()
        client.settle()
        #expect(toplevel.icon == nil && bench.compositor.faults == [])
    }

    enum Mistake: String, CaseIterable {
        case oblong = "invalid_buffer"
        case late = "immutable"
        case gone = "no_buffer"
    }

    @Test("an icon is square, is not changed once it is a window's, and keeps its buffers", arguments: Mistake.allCases)
    func mistakes(mistake: Mistake) throws {
        let client = try bench.client()
        let window = client.makeWindow()
        let manager = client.bind(XdgToplevelIconManagerV1.self)
        let icon = manager.createIcon()
        let picture = client.makePicture(width: 16, height: mistake == .oblong ? 8 : 16)
        icon.addBuffer(buffer: picture.buffer, scale: 1)
        if mistake == .gone { picture.buffer.destroy() }
        manager.setIcon(toplevel: window.toplevel, icon: icon)
        icon.setName(iconName: "late")
        #expect(client.wasRejected)
        #expect(bench.compositor.faults.map(\.codeName) == [mistake.rawValue])
        // invalid_buffer (1), immutable (2), no_buffer (3)
    }
}

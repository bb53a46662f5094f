import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import TactusWayland
import Testing

@MainActor
@Suite("Icons of scenes, over the wire")
struct ToplevelIconOverTheWireTests {
    private func picture(_ width: Int, _ height: Int) throws -> Image {
        let bitmap = try Bitmap(size: PixelSize(width: width, height: height))
        Canvas(bitmap).fill(Rect(x: 0, y: 0, width: Double(width), height: Double(height)), with: .red)
        return Image(bitmap)
    }

    @Test("WP-7: a name and a picture, whole in the middle of squares of the sizes that are wanted, twice as fine too")
    func icon() throws {
        let (app, pair) = try SceneApp.run()
        let scene = try #require(app.window.windowScene)
        let toplevel = try #require(pair.compositor.toplevels.first)
        scene.icon = try picture(40, 20)
        scene.iconName = "document-edit"
        pair.vblank()
        let icon = try #require(toplevel.icon)
        #expect(icon.name == "document-edit")
        #expect(icon.pictures.map(\.side) == [16, 32, 48, 96] && icon.pictures.map(\.scale) == [1, 2, 1, 2])
        let first = try #require(icon.pictures.first)
        #expect(first.pixels[8 * 16 + 8] == 0xFFFF_0000 && first.pixels[8] == 0 && first.pixels[8 * 16] == 0xFFFF_0000)
        scene.icon = nil
        scene.iconName = nil
        pair.vblank()
        pair.vblank()
        #expect(toplevel.icon == nil)
        try pair.verify()
    }

    @Test("WP-7: it is a scene's from its first picture on; without a wish nothing is asked for")
    func early() throws {
        let (_, pair) = try SceneApp.run()
        #expect(!pair.compositor.timeLine.entries.contains { $0.text.contains("create_icon") })
        let early = Window(title: "Early", size: Size(width: 80, height: 60))
        pair.application.open(early)
        early.windowScene?.iconName = "folder"
        pair.vblank()
        #expect(pair.compositor.toplevels.last?.icon == nil || pair.compositor.toplevels.last?.icon?.name == "folder")
        pair.vblank()
        #expect(pair.compositor.toplevels.last?.icon?.name == "folder")
        try pair.verify()
    }

    @Test("WP-7: without such icons nothing happens")
    func none() throws {
        let (bare, silent) = try SceneApp.run(offer: .everything.without("xdg_toplevel_icon_manager_v1"))
        bare.window.windowScene?.icon = try picture(10, 10)
        silent.vblank()
        #expect(silent.compositor.toplevels.first?.icon == nil)
        try silent.verify()
    }
}

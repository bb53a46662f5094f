import FakeCompositor
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("The system's bell, over the wire")
struct BellOverTheWireTests {
    @Test("WP-9: it rings for the scene; where there is none, and after the scene, nothing rings")
    func bell() throws {
        let (app, pair) = try SceneApp.run()
        let scene = try #require(app.window.windowScene)
        #expect(scene.ringBell() && scene.ringBell())
        pair.settle()
        #expect(pair.compositor.bellCount == 2 && pair.compositor.toplevels.first?.surface.bellCount == 2)
        scene.close()
        #expect(!scene.ringBell())
        pair.settle()
        #expect(pair.compositor.bellCount == 2)
        try pair.verify()

        let (other, bare) = try SceneApp.run(offer: .everything.without("xdg_system_bell_v1"))
        #expect(other.window.windowScene?.ringBell() == false)
        try bare.verify()
    }
}

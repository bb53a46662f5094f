import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What decorations look like")
struct DecorationPictureTests {
    init() throws { try PinnedFonts.install() }

    @Test(
        "the bar and the edges of the active window, of another one, and of one that fills the work area",
        arguments: [("active", [.activated]), ("inactive", []), ("maximized", [.activated, .maximized])]
            as [(String, SurfaceStates)])
    func golden(name: String, states: SurfaceStates) throws {
        let host = TestHost(size: Size(width: 272, height: 136))
        host.window.backgroundColor = Color(hex: 0xF4EFE6)
        try #require(host.window.windowScene).title = "Notes"
        host.surface.configure {
            $0.needsDecoration = true
            $0.states = states
            // The window that the user sees: without the edges, which only one has that may be resized.
            $0.width = states.contains(.maximized) ? 272 : 240
            $0.height = states.contains(.maximized) ? 136 : 104
        }
        host.clock.advance(by: .milliseconds(20))
        try host.expectImage(named: "decoration-\(name)")
    }
}

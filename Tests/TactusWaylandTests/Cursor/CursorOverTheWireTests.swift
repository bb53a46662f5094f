import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing
import WaylandServer

@MainActor
@Suite("Cursors over the wire")
struct CursorOverTheWireTests {
    private let compositor: BareCompositor
    private let scene = BenchScene(name: "A", size: Size(width: 40, height: 30), color: .red)
    private let seat = SeatID(rawValue: 1)
    private let requests = Requests()

    /// What the client asked of its pointer.
    private final class Requests {
        var lines: [String] = []
    }

    init() throws {
        compositor = try BareCompositor()
        _ = compositor.addSeat(.pointer)
    }

    private func start(withShapes: Bool) throws {
        if withShapes { compositor.addCursorShapes { [requests] in requests.lines.append($0) } }
        scene.surface = compositor.platform.makeSurface(
            for: SceneID(rawValue: 1), description: SurfaceDescription(title: "A", applicationID: "a"), delegate: scene)
        compositor.settle()
        let pointer = try #require(compositor.pointers.first)
        pointer.onRequest = { [requests] in
            guard case .setCursor(let serial, let surface, let x, let y) = $0 else { return }
            let picture = surface == nil ? "nothing" : x >= 0 && y >= 0 ? "a picture" : "a picture beside the hotspot"
            requests.lines.append("set_cursor \(serial) \(picture)")
        }
    }

    private func enter(serial: UInt32) throws {
        let pointer = try #require(compositor.pointers.first)
        pointer.sendEnter(
            serial: serial, surface: try #require(compositor.surfaces.first), surfaceX: WireFixed(5.0),
            surfaceY: WireFixed(5.0))
        pointer.sendFrame()
        compositor.settle()
    }

    private func set(_ cursor: Cursor) {
        compositor.platform.setCursor(cursor, of: seat)
        compositor.settle()
    }

    @Test("a compositor that draws cursors by name is told the name, with the serial of the newest enter")
    func shapes() throws {
        try start(withShapes: true)
        try enter(serial: 7)
        set(.text)
        set(.hidden)
        try enter(serial: 9)
        set(.default)

        #expect(requests.lines == ["set_shape 7 9", "set_cursor 7 nothing", "set_shape 9 1"])
    }

    @Test("a cursor that a compositor does not know by name is a picture", arguments: [1, 2] as [UInt32])
    func newShapes(version: UInt32) throws {
        compositor.addCursorShapes(version: version) { [requests] in requests.lines.append($0) }
        try start(withShapes: false)
        try enter(serial: 7)
        set(.dragAsk)
        set(.zoomOut)
        set(.allResize)

        let names = ["set_shape 7 35", "set_shape 7 34", "set_shape 7 36"]
        #expect(
            requests.lines == (version == 2 ? names : ["set_cursor 7 a picture", names[1], "set_cursor 7 a picture"]))
    }

    @Test("other compositors get a picture of the theme; a theme that is not there still has an arrow")
    func pictures() throws {
        try start(withShapes: false)
        try enter(serial: 7)
        set(.zoomOut)
        set(.hidden)

        #expect(requests.lines == ["set_cursor 7 a picture", "set_cursor 7 nothing"])
        #expect(compositor.requests.suffix(4).contains("attach"))
    }

    @Test("without a pointer on a scene nothing is asked; nor of a seat that is none")
    func noEnter() throws {
        try start(withShapes: true)
        set(.text)
        compositor.platform.setCursor(.text, of: SeatID(rawValue: 99))
        try enter(serial: 7)
        scene.surface?.destroy()
        set(.text)

        #expect(requests.lines == [])
    }

    @Test("every cursor has names for a theme; all but the hidden one a shape")
    func names() {
        for cursor in Cursor.allCases {
            #expect(CursorNames.candidates(for: cursor).first == cursor.rawValue)
        }
        #expect(CursorNames.candidates(for: .default).contains("left_ptr"))
    }

    @Test("a size that no cursor has is not taken", arguments: [Int.min, -1, 0, 257, .max])
    func absurdSize(size: Int) { #expect(CursorPreferences(size: size).size == 24) }
}

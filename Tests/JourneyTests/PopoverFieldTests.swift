import FakeCompositor
import Tactus
import TactusTesting
import Testing

/// A field in a popover that lies on a surface of its own, with a compositor's input method.
@MainActor
@Suite("Fields in popovers")
struct PopoverFieldTests {
    private final class App: ApplicationDelegate {
        let window = Window(title: "Places", size: Size(width: 700, height: 120))
        func applicationDidFinishLaunching(_ application: Application) {
            application.decoratesScenes = false
            application.open(window)
        }
    }

    private let root = ViewController()
    private let page = ViewController()
    private let button = Button(title: "Search", frame: Rect(x: 20, y: 20, width: 100, height: 44))
    private let field = TextField(frame: Rect(x: 20, y: 20, width: 160, height: 44))

    init() {
        root.view.addSubview(button)
        page.view.addSubview(field)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = Size(width: 200, height: 150)
        page.popoverPresentationController?.sourceView = button
    }

    private func run() throws -> CompositorPair {
        let app = App()
        app.window.rootViewController = root
        let pair = try CompositorPair(launching: app)
        pair.compositor.shellPolicy.firstToplevelFillsOutput = false
        pair.vblank()
        pair.compositor.allToplevels.first?.move(to: PixelPoint(x: 200, y: 200))
        pair.advance(by: .milliseconds(100))
        return pair
    }

    @Test("PG-55: the input method enters text there, also where the popup leaves the keyboard to the window")
    func composing() throws {
        let pair = try run()
        // Nothing that the user did: the popup cannot take the input over.
        root.present(page, animated: true)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.popups.map(\.hasGrab) == [false])
        let popup = try #require(pair.compositor.popups.first?.surface)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: field.convert(field.bounds.center, to: field.window), on: popup)
        finger.up()
        pair.advance(by: .milliseconds(500))
        let input = pair.seat.textInput
        let box = try #require(input.state?.cursorRectangle)
        let caret = try #require(field.caretRect)
        let place = field.convert(caret, to: field.window)
        let offset = try #require(popup.origin)
        let window = try #require(pair.surface.origin)
        #expect(input.surface === pair.surface)
        #expect(box.minX == Int(place.minX.rounded(.down)) + Int(offset.x - window.x))
        input.preedit("zhong", cursor: (5, 5))
        input.done()
        pair.settle()
        #expect(field.text == "zhong" && field.markedRange != nil)
        input.commit("中")
        input.done()
        pair.settle()
        #expect(field.text == "中")
        try pair.seat.type("ab")
        pair.settle()
        #expect(field.text == "中ab")
        try pair.verify()
    }

    @Test("PG-55: a window that is typed into keeps the popover, and so its keyboard")
    func typing() throws {
        let pair = try run()
        let other = TextField(frame: Rect(x: 200, y: 20, width: 100, height: 44))
        root.view.addSubview(other)
        other.becomeFirstResponder()
        pair.settle()
        root.present(page, animated: true)
        pair.advance(by: .seconds(1))
        #expect(pair.compositor.allPopups.isEmpty && page.view.window === pair.scene.windows.first)
        try pair.verify()
    }
}

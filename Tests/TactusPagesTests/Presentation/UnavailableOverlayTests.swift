import TactusPages
import TactusTesting
import Testing

@Suite("What a controller says instead of its content")
@MainActor
struct UnavailableOverlayTests {
    private let host = TestHost(size: Size(width: 320, height: 480))
    private let button = Button(title: "Behind", frame: Rect(x: 20, y: 20, width: 280, height: 44))
    private let log = Log()

    /// A controller with a button, in the window.
    private func show(_ controller: ViewController) {
        button.addAction(for: .touchUpInside) { [log] _ in log.add("behind") }
        controller.view.addSubview(button)
        host.window.rootViewController = controller
        host.advance(by: .seconds(1))
    }

    private func says(_ text: String) -> Bool { (try? host.find(Label.self, text)) != nil }

    @Test("PG-180: it lies over the content while it is set, is changed in place, and goes")
    func comesAndGoes() throws {
        let page = ViewController()
        show(page)
        #expect(page.contentUnavailableConfiguration == nil)
        let count = page.view.subviews.count
        var configuration = ContentUnavailableConfiguration(text: "No notes")
        configuration.button = Action(title: "New") { [log] _ in log.add("new") }
        page.contentUnavailableConfiguration = configuration
        host.advance(by: .seconds(1))
        #expect(says("No notes"))
        #expect(page.view.subviews.last?.frame == page.view.bounds)
        try host.tap(.button("New"))
        host.finger().tap(at: Point(x: 100, y: 40))
        #expect(log.lines == ["new", "behind"])
        page.contentUnavailableConfiguration = .search(for: "tide")
        host.advance(by: .seconds(1))
        #expect(page.view.subviews.count == count + 1)
        #expect(says("No results for “tide”") && !says("No notes"))
        #expect(page.contentUnavailableConfiguration?.text == "No results for “tide”")
        page.contentUnavailableConfiguration = nil
        #expect(page.view.subviews.count == count)
    }

    @Test("PG-180: over a view that scrolls it stays where the view is")
    func staysOverScrolling() throws {
        let page = ViewController()
        let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = Size(width: 320, height: 2000)
        page.view = scroll
        show(page)
        page.contentUnavailableConfiguration = .loading()
        host.advance(by: .milliseconds(100))
        let overlay = try #require(scroll.subviews.last)
        #expect(overlay.convert(overlay.bounds, to: nil) == Rect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentOffset.y = 300
        host.advance(by: .milliseconds(100))
        #expect(overlay.convert(overlay.bounds, to: nil) == Rect(x: 0, y: 0, width: 320, height: 480))
    }
}

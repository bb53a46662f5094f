import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("The page beside a context menu")
struct MenuPreviewTests {
    /// A page that tells of its life.
    private final class Page: ViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init()
        }
        override func viewDidAppear(_ animated: Bool) { log.add("appears") }
        override func viewDidDisappear(_ animated: Bool) { log.add("disappears") }
    }

    let host = TestHost(size: Size(width: 400, height: 600))
    let log = Log()

    private var rows: [String] {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
    }

    /// Shows a row and holds it.
    private func hold(commits: Bool = true, size: Size = Size(width: 200, height: 120)) throws -> Page {
        let row = View(frame: Rect(0, 300, 400, 50))
        host.window.addSubview(row)
        let page = Page(log)
        page.preferredContentSize = size
        row.addInteraction(
            ContextMenuInteraction(
                preview: { [log] point in
                    log.add("page for \(point.x)")
                    return page
                },
                committing: commits ? { [log] in log.add("opens \($0 === page), \($0.parent == nil)") } : nil
            ) { [log] _ in
                Menu(children: [Action(title: "Share") { _ in log.add("shared") }])
            })
        let finger = host.finger()
        finger.down(at: Point(100, 320))
        host.advance(by: .milliseconds(600))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(rows == ["Share"])
        return page
    }

    private func frame(_ view: View) -> Rect { view.convert(view.bounds, to: nil) }

    @Test("MN-22: the page shows over what it is of, with the menu below, and appears and disappears as others do")
    func shows() throws {
        let page = try hold()
        #expect(log.take() == ["page for 100.0", "appears"])
        #expect(frame(page.view) == Rect(100, 265, 200, 120))
        try host.tap(.menuItem, "Share")
        host.advance(by: .seconds(1))
        #expect(log.take() == ["shared", "disappears"] && rows == [] && host.scene.windows == [host.window])
    }

    @Test(
        "MN-22: a tap on the page closes the menu and opens it; where nothing opens it, the tap closes alone",
        arguments: [true, false])
    func commits(_ commits: Bool) throws {
        let page = try hold(commits: commits)
        _ = log.take()
        host.finger().tap(at: frame(page.view).center)
        host.advance(by: .seconds(1))
        #expect(rows == [] && host.scene.windows == [host.window])
        #expect(log.lines.contains("disappears") && log.lines.contains("opens true, true") == commits)
    }

    @Test("MN-22: a page that is too large leaves the menu its place; a touch beside both closes them")
    func largePage() throws {
        let page = try hold(size: Size(width: 900, height: 900))
        let shown = frame(page.view)
        #expect(shown.width == 384 && shown.minY == 8 && shown.maxY < 560)
        host.finger().tap(at: Point(2, 2))
        host.advance(by: .seconds(1))
        #expect(rows == [] && log.lines.contains("disappears"))
    }
}

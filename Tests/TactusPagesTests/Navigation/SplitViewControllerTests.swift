import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Columns")
struct SplitViewControllerTests {
    let host = TestHost(size: Size(width: 1000, height: 600))
    let log = Log()
    let split = SplitViewController(style: .doubleColumn)
    let (list, note): (Page, Page)

    init() {
        (list, note) = (Page("list", log), Page("note", log))
        split.setViewController(list, for: .primary)
        split.setViewController(note, for: .secondary)
        host.window.rootViewController = split
        host.settle()
        _ = log.take()
    }

    private func resize(to width: Double) {
        host.window.windowScene?.windows.forEach {
            $0.traitOverrides.horizontalSizeClass = width < 600 ? .compact : .regular
        }
        host.window.frame = Rect(0, 0, width, 600)
        host.settle()
        host.settle()
    }

    private func pages(_ column: SplitViewController.Column) -> [String?] {
        split.navigationController(for: column)?.viewControllers.map(\.name) ?? []
    }

    @Test("PG-14: columns lie beside each other; the first one gives way, and comes back")
    func columns() {
        #expect(split.navigationController(for: .primary)?.view.frame == Rect(0, 0, 260, 600))
        #expect(split.navigationController(for: .secondary)?.view.frame == Rect(260, 0, 740, 600))
        split.setPrimaryHidden(true, animated: false)
        host.settle()
        #expect(split.navigationController(for: .secondary)?.view.frame == Rect(0, 0, 1000, 600))
        split.show(.primary)
        host.advance(by: .seconds(1))
        #expect(split.navigationController(for: .secondary)?.view.frame == Rect(260, 0, 740, 600))
        split.primaryColumnWidth = .nan
        #expect(split.primaryColumnWidth == 260)
        split.primaryColumnWidth = 1
        #expect(split.primaryColumnWidth == 120)
        #expect(note.splitViewController === split)
    }

    @Test("PG-15: in a narrow window there is one stack, in a wide one columns again, with the same pages")
    func collapsing() {
        let detail = Page("detail", log)
        split.navigationController(for: .primary)?.pushViewController(detail, animated: false)
        host.settle()
        resize(to: 400)
        #expect(split.isCollapsed)
        #expect(pages(.primary) == ["list", "detail"])
        #expect(note.view.window == nil)
        split.showDetailViewController(Page("other", log), sender: nil)
        host.advance(by: .seconds(1))
        #expect(pages(.primary) == ["list", "detail", "other"])
        split.navigationController(for: .primary)?.popToRootViewController(animated: false)
        host.settle()
        resize(to: 1000)
        #expect(!split.isCollapsed)
        #expect(pages(.primary) == ["list"])
        #expect(pages(.secondary) == ["other"])
        #expect(list.isViewAppearing)
    }

    @Test("PG-15: showing a column brings its pages to the front of the stack; there and back keeps every page")
    func thereAndBack() {
        resize(to: 400)
        split.show(.secondary)
        host.advance(by: .seconds(1))
        #expect(pages(.primary) == ["list", "note"])
        #expect(note.isViewAppearing && !list.isViewAppearing)
        resize(to: 1000)
        #expect(pages(.primary) == ["list"] && pages(.secondary) == ["note"])
        resize(to: 400)
        #expect(pages(.primary) == ["list", "note"])
    }

    @Test("PG-14: two columns that have no room beside each other are one stack, and come apart where they have it")
    func noRoom() {
        split.primaryColumnWidth = 340
        for width in [700.0, 650, 660] {
            resize(to: width)
            #expect(split.isCollapsed == (width < 660))
        }
    }

    @Test("PG-14: a third column lies between; strangers and columns that there are not change nothing")
    func threeColumns() {
        let three = SplitViewController(style: .tripleColumn)
        for (index, column) in SplitViewController.Column.allCases.enumerated() {
            three.setViewController(Page("page \(index)", log), for: column)
        }
        host.window.rootViewController = three
        host.settle()
        #expect(three.navigationController(for: .supplementary)?.view.frame == Rect(260, 0, 300, 600))
        #expect(three.navigationController(for: .secondary)?.view.frame == Rect(560, 0, 440, 600))
        split.setViewController(Page("none", log), for: .supplementary)
        #expect(split.navigationController(for: .supplementary) == nil)
        split.setViewController(three, for: .secondary)
        split.setViewController(list, for: .secondary)
        #expect(pages(.primary) == ["list"])
    }

    @Test("PG-14: where there is no room the first column goes, and never the last")
    func layout() {
        let bounds = Rect(0, 0, 700, 100)
        let layout = SplitLayout(in: bounds, primaryWidth: 260, supplementaryWidth: 300)
        #expect(layout.primary == nil)
        #expect(layout.supplementary == Rect(0, 0, 300, 100))
        #expect(layout.secondary == Rect(300, 0, 400, 100))
    }
}

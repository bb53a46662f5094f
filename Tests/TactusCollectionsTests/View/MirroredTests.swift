import Testing

@testable import TactusCollections

@MainActor
@Suite("Collections and tables that are read from the right, and looks")
struct MirroredTests {
    /// A strip of tiles of 200 points above rows.
    private func posters(
        _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior = .groupPaging
    ) -> Library {
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100)),
            subitems: [item])
        let layout = CollectionLayout { section, environment in
            guard section == 0 else { return .list(CollectionListConfiguration(appearance: .plain), in: environment) }
            var strip = CollectionLayoutSection(group: group)
            strip.orthogonalScrollingBehavior = behavior
            strip.interGroupSpacing = 10
            strip.contentInsets = Insets(top: 0, left: 16, bottom: 0, right: 30)
            return strip
        }
        let library = Library(layout)
        library.host.window.traitOverrides.layoutDirection = .rightToLeft
        library.show([("posters", Array(0..<20)), ("rows", Array(100..<140))])
        return library
    }

    private func place(_ library: Library, _ item: Int) -> Rect? {
        library.collection.rectForItem(at: ItemPath(item: item, section: 0))
    }

    @Test("CV-24: read from the right a section that scrolls sideways begins there, and goes to the left")
    func strip() {
        let library = posters()
        #expect(place(library, 0)?.maxX == 304)
        #expect(place(library, 1)?.maxX == 94)
        #expect(library.collection.cell(forItemAt: ItemPath(item: 1, section: 0)) != nil)
        #expect(library.collection.cell(forItemAt: ItemPath(item: 2, section: 0)) == nil)
        library.host.finger().drag(from: Point(x: 70, y: 50), to: Point(x: 200, y: 50), over: .milliseconds(120))
        library.finish()
        #expect(place(library, 1)?.maxX == 304)
        library.host.finger().drag(from: Point(x: 200, y: 50), to: Point(x: 70, y: 50), over: .milliseconds(120))
        library.finish()
        #expect(place(library, 0)?.maxX == 304)
        library.collection.scrollToItem(at: ItemPath(item: 19, section: 0), animated: false)
        #expect(place(library, 19)?.minX == 30 || (place(library, 19)?.minX ?? -1) >= 0)
    }

    @Test("CV-24: what shows of such a section stays where it is when items come at its end")
    func stripGrows() {
        let library = posters(.continuous)
        library.collection.scrollToItem(at: ItemPath(item: 4, section: 0), animated: false)
        let before = place(library, 4)
        library.show([("posters", Array(0..<60)), ("rows", Array(100..<140))])
        #expect(place(library, 4) == before)
        // It is where it was when it comes back into view, and where one reads from the left, it is as far on.
        library.collection.contentOffset.y = 600
        library.host.settle()
        #expect(library.collection.strips.isEmpty && place(library, 4) == before)
        library.collection.contentOffset.y = 0
        library.host.settle()
        #expect(place(library, 4) == before)
        library.host.window.traitOverrides.layoutDirection = .leftToRight
        library.host.settle()
        #expect(place(library, 4)?.minX == before.map { 320 - $0.maxX })
    }

    @Test("CV-24: pages are as wide as what shows, from the right too")
    func pages() {
        let library = posters(.paging)
        let strip = library.collection.strips[0]
        library.host.finger().drag(from: Point(x: 70, y: 50), to: Point(x: 280, y: 50), over: .milliseconds(100))
        library.finish()
        #expect(strip?.distance == 320)
        library.host.finger().drag(from: Point(x: 70, y: 50), to: Point(x: 120, y: 50), over: .milliseconds(900))
        library.finish()
        #expect(strip?.distance == 320)
        library.host.finger().drag(from: Point(x: 280, y: 50), to: Point(x: 70, y: 50), over: .milliseconds(100))
        library.finish()
        #expect(strip?.distance == 0)
    }

    // MARK: Tables

    private final class Names: TableViewDataSource, TableViewDelegate {
        var resized: [Double] = []
        func numberOfRows(in tableView: TableView) -> Int { 200 }
        func tableView(_ tableView: TableView, textForRow row: Int, in column: TableColumn) -> String {
            "\(row) \(column.id)"
        }
        func tableView(_ tableView: TableView, didResize column: TableColumn) { resized.append(column.width) }
    }

    @Test("CV-64: read from the right a table begins there: columns, frozen ones, resizing, arrows")
    func table() {
        let host = TestHost(size: Size(width: 500, height: 400))
        host.window.traitOverrides.layoutDirection = .rightToLeft
        let table = TableView(
            frame: host.window.bounds, columns: (0..<20).map { TableColumn(id: "\($0)", title: "\($0)") })
        let names = Names()
        table.numberOfFrozenColumns = 1
        table.dataSource = names
        table.delegate = names
        host.window.addSubview(table)
        host.settle()
        func rightEdge(_ column: Int) -> Double? {
            table.rectForCell(at: TablePosition(row: 0, column: column)).map { $0.maxX - table.bounds.minX }
        }
        #expect(rightEdge(0) == 500 && rightEdge(1) == 400 && rightEdge(4) == 100)
        #expect(table.shown.keys.map(\.column).max() == 4)
        host.finger().drag(from: Point(x: 100, y: 200), to: Point(x: 350, y: 200), over: .seconds(1))
        host.advance(by: .seconds(2))
        host.settle()
        #expect(rightEdge(0) == 500 && (rightEdge(4) ?? 0) > 300)
        #expect(table.positionForCell(at: Point(x: table.bounds.maxX - 5, y: table.bounds.minY + 80))?.column == 0)
        let frozen = table.shown[TablePosition(row: 0, column: 0)]
        #expect(frozen?.convert(frozen?.bounds ?? .zero, to: nil).maxX == 500)
        let title = table.headers[6]
        #expect(title?.convert(title?.bounds ?? .zero, to: nil).maxX == rightEdge(6))
        table.scrollToCell(at: TablePosition(row: 0, column: 19), animated: false)
        #expect(rightEdge(19) == 100)
        table.scrollToCell(at: TablePosition(row: 0, column: 1), animated: false)
        #expect(rightEdge(1) == 400)
        // A column is dragged wider to the left, by its end there; what shows stays at the right.
        host.finger().drag(from: Point(x: 302, y: 16), to: Point(x: 272, y: 16))
        #expect(names.resized == [130] && rightEdge(1) == 400 && rightEdge(2) == 270)
        table.selectedRows = [0]
        table.markedCell = TablePosition(row: 0, column: 1)
        table.becomeFirstResponder()
        let keyboard = host.keyboard
        keyboard.enter()
        keyboard.press(.keyboardLeftArrow)
        #expect(table.markedCell?.column == 2)
        table.columns = Array(table.columns.prefix(2))
        host.settle()
        #expect(rightEdge(0) == 500 && rightEdge(1) == 400 && table.bounds.minX == 0)
    }

    @Test("CV-64: larger text makes the rows of a table higher, and the first one stays in sight")
    func largeText() {
        let host = TestHost(size: Size(width: 500, height: 400))
        let table = TableView(frame: host.window.bounds, columns: [TableColumn(id: "a", title: "a")])
        let names = Names()
        table.dataSource = names
        host.window.addSubview(table)
        host.settle()
        table.contentOffset.y = 32 * 50
        host.window.traitOverrides.textScale = 2
        host.settle()
        let label = table.shown.values.first?.label
        #expect(table.rowExtent > 50 && (label?.intrinsicContentSize.height ?? 99) <= table.rowExtent)
        #expect(table.rowsInView.lowerBound == 50 && table.contentOffset.y == 50 * table.rowExtent)
        #expect(table.rowHeight == 32)
        host.window.traitOverrides.textScale = 1
        host.settle()
        #expect(table.contentOffset.y == 32 * 50)
    }

    // MARK: Looks

    @Test("CV-27: room, corners and heights are the theme's, and follow it")
    func theme() {
        let library = Library(.list(.insetGrouped))
        library.show(0..<10)
        let cell = library.collection.cell(forItemAt: ItemPath(item: 0, section: 0))
        #expect(cell?.frame == Rect(x: 16, y: 16, width: 288, height: 44))
        #expect(cell?.cornerRadii.topLeft == Theme.standard.radii.large)
        var theme = Theme()
        theme.spacing.large = 30
        theme.controls.height = 60
        theme.radii = Theme.Radii(base: 0)
        library.host.window.traitOverrides.theme = theme
        library.host.settle()
        #expect(cell?.frame == Rect(x: 30, y: 30, width: 260, height: 60))
        #expect(cell?.cornerRadii.topLeft == 0)
        library.host.window.traitOverrides.textScale = 2
        library.host.settle()
        #expect((cell?.frame.height ?? 0) > 60)
    }

    @Test("CV-27: rows and headers that come in while text is large are measured with it")
    func largeFromTheBeginning() {
        var configuration = CollectionListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let library = Library(.list(configuration))
        library.host.window.traitOverrides.textScale = 2
        library.details = [0: "a line below", 40: "a line below"]
        library.show(0..<80)
        for place in [0, 40] {
            library.collection.scrollToItem(at: ItemPath(item: place, section: 0), at: .top, animated: false)
            let cell = library.collection.cell(forItemAt: ItemPath(item: place, section: 0))
            let texts = cell?.contentView.subviews.first?.subviews.compactMap { $0 as? Label } ?? []
            let bottom = texts.compactMap { cell?.convert($0.bounds, from: $0).maxY }.max() ?? 999
            #expect(texts.count == 2 && bottom < cell?.bounds.height ?? 0)
        }
        let header = library.collection.header(forSection: 0) as? CollectionHeaderFooterView
        #expect(header.map { $0.frame.height >= $0.label.intrinsicContentSize.height } == true)
    }
}

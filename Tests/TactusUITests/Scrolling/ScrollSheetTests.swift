import TactusGeometry
import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Sheets of what lists and scroll views show: a column for each state, a row for each appearance.
@MainActor
@Suite("What lists and scroll views look like")
struct ScrollSheetTests {
    private static let rows: [TraitOverrides] = {
        var rows = [TraitOverrides](repeating: TraitOverrides(), count: 5)
        rows[1].userInterfaceStyle = .dark
        rows[2].accessibilityContrast = .high
        rows[3] = rows[1]
        rows[3].accessibilityContrast = .high
        rows[4].layoutDirection = .rightToLeft
        return rows
    }()

    // MARK: Rows

    /// The rows of a list, one for each state.
    private enum Stand: Int, CaseIterable {
        case atRest, highlighted, selected, highlightedAndSelected, marked, markedAndSelected

        var isSelected: Bool { [.selected, .highlightedAndSelected, .markedAndSelected].contains(self) }
        var isHighlighted: Bool { self == .highlighted || self == .highlightedAndSelected }
        var isMarked: Bool { self == .marked || self == .markedAndSelected }
    }

    private final class StandSource: ListViewDataSource {
        func numberOfRows(in listView: ListView) -> Int { 1 }
        func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
            let row = ListRow()
            row.addSubview(Label(text: "Row", frame: Rect(16, 0, 90, 44)))
            return row
        }
    }

    private static let rowSize = Size(width: 120, height: 52)

    /// Draws a row in one state, on the ground of the window.
    private func row(_ stand: Stand, _ traits: TraitOverrides, _ scale: Double) -> Bitmap {
        let host = TestHost(size: Self.rowSize, scale: scale)
        host.application.traitOverrides = traits
        let source = StandSource()
        let list = ListView(frame: Rect(0, 4, 120, 44))
        list.dataSource = source
        host.window.addSubview(list)
        host.settle()
        if stand.isSelected { list.selectRow(at: 0) }
        if stand.isHighlighted {
            host.finger().down(at: Point(60, 26))
            host.advance(by: .milliseconds(160))
        }
        if stand.isMarked { host.keyboard.press(.keyboardTab) }
        return host.picture
    }

    @Test("AP-21: rows at rest, highlighted, selected, both, marked, marked and selected: in every appearance")
    func rowSheet() throws {
        for scale in [1.0, 2.0] {
            let pictures = Self.rows.map { traits in Stand.allCases.map { row($0, traits, scale) } }
            for states in pictures {
                let different = states.reduce(into: [Bitmap]()) { different, state in
                    if !different.contains(where: state.hasSamePixels) { different.append(state) }
                }
                #expect(different.count == Stand.allCases.count)
            }
            try GoldenImages().expect(Self.sheet(pictures, Self.rowSize, scale), named: "rows@\(scale)x")
        }
    }

    @Test("AP-21: with high contrast what tells a selected row stands out from the ground by 3 to 1")
    func selectedRowsStandOut() {
        for traits in Self.rows where traits.accessibilityContrast == .high {
            for stand in [Stand.highlighted, .selected, .markedAndSelected] {
                let picture = row(stand, traits, 2)
                let ground = picture.color(at: PixelPoint(x: 2, y: 2))
                // Along a line in the middle, from the left edge to where the text begins, inside of the ring.
                let ratios = (stand == .markedAndSelected ? 9..<30 : 0..<30).map {
                    picture.color(at: PixelPoint(x: $0, y: 80)).contrastRatio(to: ground)
                }
                #expect((ratios.max() ?? 0) >= 3, "\(stand), \(traits): \(ratios.max() ?? 0)")
            }
        }
    }

    // MARK: Scroll views

    private static let viewSize = Size(width: 120, height: 100)

    /// The columns of a scroll view.
    private enum Scrolled: Int, CaseIterable {
        case bars, heldBar, blackBars, whiteBars, pulled, refreshing, focused
    }

    private func scrollView(_ stand: Scrolled, _ traits: TraitOverrides, _ scale: Double) -> Bitmap {
        let host = TestHost(size: Self.viewSize, scale: scale)
        host.application.traitOverrides = traits
        host.application.isReduceMotionEnabled = true
        let view = ScrollView(frame: Rect(10, 10, 100, 80))
        view.contentSize = Size(width: 300, height: 240)
        view.backgroundColor = .secondarySystemBackground
        host.window.addSubview(view)
        host.settle()
        switch stand {
        case .bars, .heldBar: break
        case .blackBars: view.indicatorStyle = .black
        case .whiteBars: view.indicatorStyle = .white
        case .pulled, .refreshing: view.refreshControl = RefreshControl()
        case .focused: host.keyboard.press(.keyboardTab)
        }
        switch stand {
        case .bars, .blackBars, .whiteBars, .heldBar: view.flashScrollIndicators()
        case .pulled: host.finger().drag(to: 60)
        case .refreshing: view.refreshControl?.beginRefreshing()
        case .focused: break
        }
        if stand == .heldBar {
            host.settle()
            let isMirrored = traits.layoutDirection == .rightToLeft
            host.pointer.enter(at: Point(isMirrored ? 14 : 106, 20))
            host.pointer.move(to: Point(isMirrored ? 15 : 105, 20))
        }
        return host.picture
    }

    @Test(
        "SV-26, SV-31, AP-21: bars of each style, one under a pointer, what is pulled out and what turns, and the ring")
    func scrollSheet() throws {
        for scale in [1.0, 2.0] {
            let pictures = Self.rows.map { traits in Scrolled.allCases.map { scrollView($0, traits, scale) } }
            try GoldenImages().expect(Self.sheet(pictures, Self.viewSize, scale), named: "scroll-views@\(scale)x")
        }
    }

    /// Puts pictures beside and below each other.
    private static func sheet(_ pictures: [[Bitmap]], _ cell: Size, _ scale: Double) throws -> Bitmap {
        let columns = pictures.map(\.count).max() ?? 0
        let sheet = try Bitmap(
            size: PixelSize(
                width: Int(cell.width * scale) * columns, height: Int(cell.height * scale) * pictures.count))
        let canvas = Canvas(sheet, scale: scale)
        for (y, row) in pictures.enumerated() {
            for (x, picture) in row.enumerated() {
                canvas.draw(
                    picture, in: Rect(Double(x) * cell.width, Double(y) * cell.height, cell.width, cell.height))
            }
        }
        return sheet
    }
}

@MainActor extension Finger {
    /// Draws content down from its beginning, and holds it.
    fileprivate func drag(to way: Double) {
        down(at: Point(60, 20))
        move(to: Point(60, 30))
        move(to: Point(60, 20 + way))
    }
}

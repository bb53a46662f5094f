import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Columns as a program prefers them")
struct SplitPreferenceTests {
    private final class Listener: SplitViewControllerDelegate {
        let log: Log
        var top: SplitViewController.Column?
        init(_ log: Log) { self.log = log }
        func splitViewController(
            _ splitViewController: SplitViewController, willChangeTo mode: SplitViewController.DisplayMode
        ) { log.add("\(mode)") }
        func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column) {
            log.add("show \(column)")
        }
        func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column) {
            log.add("hide \(column)")
        }
        func splitViewController(
            _ splitViewController: SplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
        ) -> SplitViewController.Column {
            log.add("proposed \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
    }

    private let host = TestHost(size: Size(width: 1000, height: 600))
    private let log = Log()
    private let listener: Listener

    init() { listener = Listener(log) }

    private func split(_ style: SplitViewController.Style) -> SplitViewController {
        let split = SplitViewController(style: style)
        for column in split.columns { split.setViewController(Page("\(column)", Log()), for: column) }
        split.delegate = listener
        host.window.rootViewController = split
        host.advance(by: .seconds(1))
        _ = log.take()
        return split
    }

    private func edges(_ split: SplitViewController) -> [Double?] {
        split.columns.map { split.navigationController(for: $0)?.view }.map {
            $0?.isHidden == true ? nil : $0?.presentedFrame.minX
        }
    }

    @Test("PG-68: two columns are shown as is preferred, and the delegate hears of each")
    func two() {
        let split = split(.doubleColumn)
        #expect(split.displayMode == .oneBesideSecondary && edges(split) == [0, 260])
        split.preferredDisplayMode = .secondaryOnly
        host.advance(by: .seconds(1))
        #expect(edges(split) == [nil, 0] && log.take() == ["secondaryOnly", "hide primary"])
        split.preferredDisplayMode = .oneOverSecondary
        host.advance(by: .seconds(1))
        #expect(edges(split) == [0, 0] && log.take() == ["oneOverSecondary", "show primary"])
        host.finger().tap(at: Point(800, 300))
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .secondaryOnly && log.take() == ["secondaryOnly", "hide primary"])
        split.preferredDisplayMode = .oneBesideSecondary
        host.advance(by: .seconds(1))
        #expect(edges(split) == [0, 260] && log.take() == ["oneBesideSecondary", "show primary"])
        split.show(.secondary)
        split.hide(.primary)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["secondaryOnly", "hide primary"])
        split.show(.primary)
        host.advance(by: .seconds(1))
        #expect(edges(split) == [0, 260] && log.take() == ["oneBesideSecondary", "show primary"])
    }

    @Test("PG-68: three columns likewise; what there is not is the nearest, and a preference set before counts")
    func three() {
        let split = SplitViewController(style: .tripleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        for column in split.columns { split.setViewController(Page("\(column)", Log()), for: column) }
        host.window.rootViewController = split
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneBesideSecondary && edges(split) == [nil, 0, 300])
        split.preferredDisplayMode = .twoOverSecondary
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .twoOverSecondary && edges(split) == [0, 0, 300])
        split.preferredDisplayMode = .secondaryOnly
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .twoBesideSecondary
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .twoBesideSecondary && edges(split) == [0, 260, 560])
        split.preferredDisplayMode = .secondaryOnly
        split.preferredDisplayMode = .automatic
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .twoBesideSecondary)
    }

    @Test("PG-69: the first column comes over the others, or moves them aside, as is preferred")
    func behaviors() {
        let split = split(.doubleColumn)
        #expect(split.splitBehavior == .tile)
        split.preferredSplitBehavior = .overlay
        host.advance(by: .seconds(1))
        #expect(split.splitBehavior == .overlay && split.displayMode == .secondaryOnly && edges(split) == [nil, 0])
        split.show(.primary)
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneOverSecondary && edges(split) == [0, 0])
        split.preferredSplitBehavior = .tile
        host.advance(by: .seconds(1))
        #expect(split.displayMode == .oneBesideSecondary && edges(split) == [0, 260])

        let triple = self.split(.tripleColumn)
        host.surface.configure { ($0.width, $0.height) = (800, 600) }
        triple.preferredSplitBehavior = .displace
        host.advance(by: .seconds(1))
        #expect(triple.splitBehavior == .displace && edges(triple) == [nil, 0, 300])
        triple.show(.primary)
        host.advance(by: .seconds(1))
        #expect(triple.displayMode == .twoDisplaceSecondary && edges(triple) == [0, 260, 560])
        host.finger().tap(at: Point(700, 300))
        host.advance(by: .seconds(1))
        #expect(edges(triple) == [nil, 0, 300])
    }

    @Test(
        "PG-70: the delegate says which column is in front of the one stack",
        arguments: [nil, SplitViewController.Column.secondary])
    func collapsing(top: SplitViewController.Column?) {
        let split = split(.doubleColumn)
        listener.top = top
        host.surface.configure { ($0.width, $0.height) = (400, 600) }
        host.advance(by: .seconds(1))
        #expect(split.isCollapsed && log.take().first == "proposed primary")
        let pages = split.navigationController(for: .primary)?.viewControllers.map { $0.title ?? "" }
        #expect(pages == (top == nil ? ["primary"] : ["primary", "secondary"]))
    }

    @Test("PG-71: the first column is a part of the window, within limits")
    func fractions() {
        let split = split(.doubleColumn)
        func width() -> Double? {
            host.settle()
            return split.navigationController(for: .primary)?.view.frame.width
        }
        split.preferredPrimaryColumnWidthFraction = 0.3
        #expect(width() == 300)
        split.minimumPrimaryColumnWidth = 340
        #expect(width() == 340)
        (split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth) = (100, 200)
        #expect(width() == 200)
        split.preferredPrimaryColumnWidthFraction = .nan
        #expect(width() == 260)
    }
}

import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the lines of a list, and of what is selected while it is edited.
@MainActor
@Suite("Habits: lines of lists, and editing them")
struct ListLineHabitTests {
    /// A list of four rows of one section.
    private final class Page: UIViewController, UICollectionViewDelegate {
        var list: UICollectionView?
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        var log = Log()
        var change: ((inout UICollectionLayoutListConfiguration) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            change?(&configuration)
            let list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.backgroundColor = .white
            list.delegate = self
            view.addSubview(list)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
                var content = cell.defaultContentConfiguration()
                content.text = "\(number)"
                cell.contentConfiguration = content
                cell.accessories = [.multiselect(displayed: .whenEditing)]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, number in
                list.dequeueConfiguredReusableCell(using: row, for: path, item: number)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<4))
            source.apply(snapshot, animatingDifferences: false)
            self.list = list
            self.source = source
        }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            list?.isEditing = editing
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.add("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.add("deselect \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.add("mean \(indexPath.item)")
        }
    }

    private func show(_ change: ((inout UICollectionLayoutListConfiguration) -> Void)? = nil) -> (Page, TestHost) {
        let page = Page()
        page.change = change
        return (page, TestHost(playing: page, CGSize(width: 320, height: 480)))
    }

    /// Where in a row of pixels something red is: from the first to the last.
    private func red(_ host: TestHost, _ y: Int) -> ClosedRange<Int>? {
        let picture = host.picture
        let found = (0..<320).filter { x in
            let color = picture.color(at: PixelPoint(x: x, y: y))
            return color.red > 0.9 && color.green < 0.1 && color.blue < 0.1
        }
        guard let first = found.first, let last = found.last else { return nil }
        return first...last
    }

    @Test("CV-205: lines of a list have the colour, the insets and the edges that its configuration says")
    func lines() {
        let (_, host) = show { configuration in
            var lines = UIListSeparatorConfiguration(listAppearance: .plain)
            lines.color = .red
            lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 20)
            configuration.separatorConfiguration = lines
        }
        #expect(red(host, 43) == 40...299 && red(host, 44) == nil && red(host, 175) == 40...299)
    }

    @Test("CV-206: a handler says for each row which lines it has, and where they begin")
    func handler() throws {
        var asked: [Int] = []
        let (page, host) = show { configuration in
            configuration.separatorConfiguration.color = .red
            configuration.itemSeparatorHandler = { indexPath, separator in
                asked.append(indexPath.item)
                var separator = separator
                switch indexPath.item {
                case 0:
                    separator.topSeparatorVisibility = .visible
                    separator.topSeparatorInsets = .zero
                case 1: separator.bottomSeparatorVisibility = .hidden
                case 2: separator.bottomSeparatorInsets.leading = 100
                default: separator.color = .blue
                }
                return separator
            }
        }
        #expect(Set(asked) == [0, 1, 2, 3])
        let automatic = try #require(red(host, 43))
        #expect(red(host, 0) == 0...319 && red(host, 87) == nil && red(host, 131) == 100...319)
        #expect(automatic.lowerBound > 0 && automatic.upperBound == 319 && red(host, 175) == nil)
        asked = []
        page.list?.reloadData()
        host.settle()
        #expect(Set(asked) == [0, 1, 2, 3])
    }

    private func tap(_ row: Int, _ host: TestHost) {
        host.finger().tap(at: CGPoint(x: 100, y: 44 * Double(row) + 22))
        host.advance(by: .seconds(1))
    }

    @Test("CV-207: while a list is edited a tap selects nothing, unless the list says that it does")
    func editing() {
        let (page, host) = show()
        #expect(page.list?.allowsSelectionDuringEditing == false)
        #expect(page.list?.allowsMultipleSelectionDuringEditing == false)
        tap(0, host)
        #expect(page.log.take() == ["select 0", "mean 0"])
        page.setEditing(true, animated: false)
        tap(1, host)
        #expect(page.log.take() == [] && page.list?.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        page.list?.allowsSelectionDuringEditing = true
        tap(1, host)
        #expect(page.log.take() == ["deselect 0", "select 1"])
        page.setEditing(false, animated: false)
        tap(2, host)
        #expect(page.log.take() == ["deselect 1", "select 2", "mean 2"])
    }

    @Test("CV-207: several are selected while a list is edited that says so, and none when that ends")
    func several() {
        let (page, host) = show { _ in }
        page.list?.allowsMultipleSelectionDuringEditing = true
        page.setEditing(true, animated: false)
        tap(0, host)
        tap(2, host)
        #expect(page.log.take() == ["select 0", "select 2"])
        tap(0, host)
        #expect(page.log.take() == ["deselect 0"])
        tap(3, host)
        #expect(page.list?.indexPathsForSelectedItems?.map(\.item) == [2, 3])
        page.setEditing(false, animated: false)
        #expect(page.list?.indexPathsForSelectedItems == [] && page.list?.allowsMultipleSelection == false)
        _ = page.log.take()
        tap(1, host)
        tap(2, host)
        #expect(page.log.take() == ["select 1", "mean 1", "deselect 1", "select 2", "mean 2"])
    }
}

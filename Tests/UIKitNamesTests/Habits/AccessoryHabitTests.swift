import TactusTesting
import Testing
import UIKitNames

/// A page of a list, by registrations.
private final class ListController: UIViewController {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private var source: UICollectionViewDiffableDataSource<Int, String>?
    var dress: (UICollectionViewListCell, String) -> Void = { _, _ in }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        self.appearance = appearance
        super.init()
    }

    private var layout: UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [weak self] cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            self?.dress(cell, text)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, _ in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Header"
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collection, path, text in
            collection.dequeueConfiguredReusableCell(using: row, for: path, item: text)
        }
        source.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two"])
        source.apply(snapshot, animatingDifferences: false)
        self.source = source
    }
}

/// What programs written for UIKit take for granted of what is in rows of a list, and around them.
@MainActor
@Suite("Habits: accessories and looks of lists")
struct AccessoryHabitTests {
    private func label(_ text: String, in view: UIView) throws -> UILabel {
        func found(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == text { return label }
            return view.subviews.lazy.compactMap(found).first
        }
        return try #require(found(view))
    }

    private func row(_ item: Int, of page: ListController) throws -> UICollectionViewListCell {
        try #require(page.collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    @Test("CV-231: rows of a sidebar are away from the sides, on no plate and without lines, round one by one")
    func sidebar() throws {
        let page = ListController(.sidebar)
        let host = TestHost(playing: page)
        let rows = try (0..<2).map { try row($0, of: page) }
        #expect(rows.allSatisfy { $0.frame.minX == 8 && $0.frame.width == 304 && $0.backgroundColor == nil })
        #expect(rows.allSatisfy { $0.cornerRadii.topLeft > 0 && $0.cornerRadii.bottomRight > 0 })
        #expect(page.collection.backgroundColor == .secondarySystemBackground)
        #expect(!UICollectionLayoutListConfiguration(appearance: .sidebar).showsSeparators)
        let plain = ListController(.sidebarPlain)
        host.window.rootViewController = plain
        host.settle()
        let first = try row(0, of: plain)
        #expect(first.frame.minX == 0 && first.backgroundColor == nil)
    }

    @Test("CV-232: a view of one's own stands before a row or at its end, as large as its frame, or as it says")
    func custom() throws {
        let page = ListController(.plain)
        let (star, toggle) = (UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)), UISwitch())
        let button = UIButton(type: .system)
        button.setTitle("Subscribe now", for: .normal)
        page.dress = { cell, text in
            cell.accessories =
                text == "One"
                ? [
                    .customView(configuration: .init(customView: star, placement: .leading())),
                    .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always))),
                ] : [.label(text: "3"), .customView(configuration: .init(customView: button, placement: .trailing()))]
        }
        let host = TestHost(playing: page)
        let first = try row(0, of: page)
        #expect(star.bounds.size == CGSize(width: 60, height: 20) && star.convert(star.bounds, to: first).minX == 16)
        #expect(try label("One", in: first).convert(CGPoint.zero, to: first).x > 76)
        #expect(toggle.convert(toggle.bounds, to: first).maxX == 304)
        host.finger().tap(at: toggle.middleInWindow)
        host.advance(by: .seconds(1))
        #expect(toggle.isOn)
        let second = try row(1, of: page)
        #expect(button.bounds.width > 100 && button.convert(button.bounds, to: second).maxX == 304)
        #expect(try label("3", in: second).convert(CGPoint.zero, to: second).x > 100)
    }

    @Test("CV-232: signs before and behind a row do what the program says")
    func signs() throws {
        let page = ListController(.plain)
        var log: [String] = []
        page.dress = { cell, text in
            cell.accessories = [
                .delete(displayed: .always) { log.append("delete \(text)") }, .detail { log.append("more \(text)") },
            ]
        }
        let host = TestHost(playing: page)
        let first = try row(0, of: page)
        host.finger().tap(at: first.convert(CGPoint(x: 34, y: first.bounds.midY), to: nil))
        host.advance(by: .seconds(1))
        host.finger().tap(at: first.convert(CGPoint(x: 286, y: first.bounds.midY), to: nil))
        host.advance(by: .seconds(1))
        #expect(log == ["delete One", "more One"])
    }

    @Test("CV-233: what a row says is aligned as its configuration asks for")
    func alignment() throws {
        let page = ListController(.insetGrouped)
        page.dress = { cell, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
        }
        let host = TestHost(playing: page)
        let title = try label("One", in: row(0, of: page))
        #expect(title.textAlignment == .center && abs(title.middleInWindow.x - 160) < 1)
        host.settle()
    }

    @Test("CV-235: a row has the room between picture and texts that it asks for, and its texts in capitals")
    func room() throws {
        let page = ListController(.plain)
        page.dress = { cell, text in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            content.secondaryText = "Below"
            content.image = UIImage(systemName: "star")
            content.imageToTextPadding = 10
            if text == "Two" {
                content.imageToTextPadding = 30
                content.textToSecondaryTextVerticalPadding = 15
                content.textProperties.transform = .uppercase
                content.secondaryTextProperties.transform = .lowercase
            }
            cell.contentConfiguration = content
        }
        _ = TestHost(playing: page)
        let (first, second) = try (row(0, of: page), row(1, of: page))
        let (title, other) = try (label("One", in: first), label("TWO", in: second))
        #expect(other.frame.minX == title.frame.minX + 20)
        let (below, low) = try (label("Below", in: first), label("below", in: second))
        #expect(low.frame.minY - other.frame.maxY > 12 && below.frame.minY - title.frame.maxY < 4)
    }

    @Test("CV-234: the words of a row above a section begin where those of its rows do")
    func header() throws {
        let page = ListController(.insetGrouped)
        _ = TestHost(playing: page)
        let header = try #require(
            page.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        let words = try label("Header", in: header)
        let title = try label("One", in: row(0, of: page))
        #expect(words.convert(CGPoint.zero, to: nil).x == title.convert(CGPoint.zero, to: nil).x)
        #expect(words.convert(CGPoint.zero, to: nil).x == 32)
    }
}

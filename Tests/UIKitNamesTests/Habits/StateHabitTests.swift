import TactusTesting
import Testing
import UIKitNames

/// Cells that show what they do by their state, and content that a program makes a view for.
@MainActor
@Suite("Habits: states of cells")
struct StateHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Source: UICollectionViewDataSource {
        var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
        let cellClass: UICollectionViewListCell.Type
        init(_ cellClass: UICollectionViewListCell.Type) { self.cellClass = cellClass }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let row = cell as? UICollectionViewListCell { configure(row, indexPath) }
            return cell
        }
    }

    private func list(_ source: Source) -> UICollectionView {
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        view.register(source.cellClass, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        host.window.addSubview(view)
        host.settle()
        return view
    }

    private final class ItemCell: UICollectionViewListCell {
        var item: String? { didSet { if item != oldValue { setNeedsUpdateConfiguration() } } }
        var log: [String] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state.item = item
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = state.item
            content.secondaryText = state.isSelected ? "chosen" : nil
            contentConfiguration = content
            backgroundConfiguration = UIBackgroundConfiguration.listPlainCell().updated(for: state)
            log.append("\(state.item ?? "-") \(state.isSelected) \(state.isHighlighted)")
        }
    }

    @Test(
        "UK-31: CV-110: a cell is brought up to date by its state before it shows, and once for what changes together")
    func states() throws {
        let source = Source(ItemCell.self)
        source.configure = { cell, path in (cell as? ItemCell)?.item = "Row \(path.item)" }
        let view = list(source)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? ItemCell)
        #expect(cell.log == ["Row 1 false false"])
        let height = cell.bounds.height
        let finger = host.finger()
        finger.down(at: cell.middleInWindow)
        host.advance(by: .milliseconds(300))
        #expect(cell.log == ["Row 1 false false", "Row 1 false true"])
        #expect(cell.backgroundConfiguration?.backgroundColor == .tertiarySystemFill)
        finger.up()
        host.advance(by: .milliseconds(300))
        #expect(cell.log.last == "Row 1 true false" && cell.log.count == 3)
        #expect((cell.contentConfiguration as ListContentConfiguration).secondaryText == "chosen")
        #expect(cell.bounds.height > height)
    }

    @Test("UK-31: a handler is called after the cell's own method, and when it is set")
    func handlers() throws {
        let source = Source(ItemCell.self)
        source.configure = { cell, path in
            (cell as? ItemCell)?.item = "Row \(path.item)"
            cell.configurationUpdateHandler = { cell, state in
                (cell as? ItemCell)?.log.append("handler \(state.isSelected)")
            }
        }
        let view = list(source)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ItemCell)
        #expect(cell.log == ["Row 0 false false", "handler false"])
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        host.settle()
        #expect(cell.log.suffix(2) == ["Row 0 true false", "handler true"])
    }

    private struct Gauge: UIContentConfiguration {
        var value = 0
        var isMarked = false
        func makeContentView() -> UIView & UIContentView { GaugeView(self) }
        func updated(for state: UIConfigurationState) -> Gauge {
            var gauge = self
            gauge.isMarked = (state as? UICellConfigurationState)?.isSelected == true
            return gauge
        }
    }

    private final class GaugeView: UIView, UIContentView {
        var configuration: UIContentConfiguration { didSet { show() } }
        let label = UILabel()

        init(_ gauge: Gauge) {
            configuration = gauge
            super.init(frame: .zero)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 30),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -30),
                label.heightAnchor.constraint(equalToConstant: 40),
            ])
            show()
        }

        private func show() {
            guard let gauge = configuration as? Gauge else { return }
            label.text = "\(gauge.value)\(gauge.isMarked ? "!" : "")"
        }
    }

    @Test(
        "UK-32: CV-110: any cell shows content that makes its own view, which follows its state and says how high it is"
    )
    func content() throws {
        let source = Source(UICollectionViewListCell.self)
        source.configure = { cell, path in cell.contentConfiguration = Gauge(value: path.item) }
        let view = list(source)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
        let gauge = try #require(cell.contentView.subviews.lazy.compactMap { $0 as? GaugeView }.first)
        #expect(gauge.label.text == "2" && cell.bounds.height == 100 && gauge.bounds.size == cell.bounds.size)
        host.finger().tap(at: cell.middleInWindow)
        host.advance(by: .milliseconds(300))
        #expect(gauge.label.text == "2!")
        cell.contentConfiguration = Gauge(value: 7)
        #expect(gauge.label.text == "7!" && gauge.superview === cell.contentView)
        cell.contentConfiguration = nil
        #expect(gauge.superview == nil)
    }

    @Test("UK-32: the view of a row's configuration is there by itself")
    func listContentView() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        host.window.addSubview(view)
        host.settle()
        func labels() -> [String] { host.application.accessibilityTree.flatMap(\.all).compactMap(\.label) }
        #expect(labels().contains("Title") && view.sizeThatFits(CGSize(width: 320, height: 1000)).height == 44)
        content.text = "Other"
        view.configuration = content
        host.settle()
        #expect(labels().contains("Other"))
    }
}

extension UICellConfigurationState {
    fileprivate var item: String? {
        get { self[.item] as? String }
        set { self[.item] = newValue }
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let item = UIConfigurationStateCustomKey("tests.item")
}

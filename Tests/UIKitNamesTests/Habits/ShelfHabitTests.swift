import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of collections that are shelves, outlines and forms.
@MainActor
@Suite("Habits: shelves")
struct ShelfHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))
    private let log = Log()

    private final class Words: UICollectionReusableView {
        let label = UILabel()
        required init(frame: CGRect = .zero) {
            super.init(frame: frame)
            addSubview(label)
        }
    }

    private final class Shelf: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let log: Log
        var counts = [8, 20]
        var mayDeselect = true
        init(_ log: Log) { self.log = log }
        func numberOfSections(in view: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let words = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "words", for: path)
            (words as? Words)?.label.text = "\(kind == UICollectionView.elementKindSectionHeader) \(path.section)"
            return words
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { path.section == 0 ? CGSize(width: 90, height: 60) : CGSize(width: 140, height: 50) }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            section == 0
                ? UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
                : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { section == 0 ? 8 : 2 }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 30) }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
        ) -> CGSize { section == 0 ? CGSize(width: 0, height: 12) : .zero }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            log.add("should \(path.section).\(path.item)")
            return true
        }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            log.add("shouldDeselect \(path.section).\(path.item)")
            return mayDeselect
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            log.add("select \(path.section).\(path.item)")
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
            log.add("deselect \(path.section).\(path.item)")
        }
    }

    private func shelf(_ source: Shelf, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(Words.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "words")
        }
        view.dataSource = source
        view.delegate = source
        host.window.addSubview(view)
        host.settle()
        return view
    }

    @Test("CV-117: a flow layout that is no subclass tells where items, headers and footers lie, and how large all is")
    func asked() {
        let (layout, source) = (UICollectionViewFlowLayout(), Shelf(log))
        let view = shelf(source, layout)
        // 3 of 90 in 300 points; lines of 60 with 8 between: three lines.
        let end: CGFloat = 30 + 5 + 3 * 60 + 2 * 8 + 15
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame
                == CGRect(x: 115, y: 103, width: 90, height: 60))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 8, section: 0)) == nil)
        let header = UICollectionView.elementKindSectionHeader
        let footer = UICollectionView.elementKindSectionFooter
        func frame(_ kind: String, _ section: Int) -> CGRect? {
            let path = IndexPath(item: 0, section: section)
            return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        }
        #expect(frame(header, 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(frame(footer, 0) == CGRect(x: 0, y: end, width: 320, height: 12))
        #expect(frame(header, 1) == CGRect(x: 0, y: end + 12, width: 320, height: 30) && frame(footer, 1) == nil)
        let size = CGSize(width: 320, height: end + 12 + 30 + 10 * 50 + 9 * 2)
        #expect(layout.collectionViewContentSize == size && view.contentSize == size)
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 40)) ?? []
        #expect(
            found.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item) == [0, 1, 2]
                && found.filter { $0.representedElementCategory == .supplementaryView }.map(\.representedElementKind)
                    == [header]
        )
        let whole = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
        #expect(whole.count == 28 + 3)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 19, section: 1))?.frame.maxY == size.height)
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: header, at: IndexPath(item: 0, section: 1))?.frame
                == frame(header, 1))
    }

    @Test("a header that is pinned stays at the edge, and is pushed away by the next one")
    func pinned() {
        let (layout, source) = (UICollectionViewFlowLayout(), Shelf(log))
        layout.sectionHeadersPinToVisibleBounds = true
        let view = shelf(source, layout)
        func header(_ section: Int) -> CGRect? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame
        }
        view.contentOffset.y = 100
        host.settle()
        #expect(header(0)?.minY == 100 && header(0)?.height == 30)
        view.contentOffset.y = 240
        host.settle()
        // The section ends at 258 with its footer.
        #expect(header(0)?.minY == 228 && header(1)?.minY == 258)
        view.contentOffset.y = 300
        host.settle()
        #expect(header(0) == nil && header(1)?.minY == 300)
    }

    @Test(
        "UK-43: an item that the program selects tells nobody, and comes where it is said, or stays; fingers are asked")
    func selecting() {
        let (layout, source) = (UICollectionViewFlowLayout(), Shelf(log))
        let view = shelf(source, layout)
        view.selectItem(at: IndexPath(item: 18, section: 1), animated: false, scrollPosition: [])
        #expect(view.contentOffset.y == 0 && view.indexPathsForSelectedItems == [IndexPath(item: 18, section: 1)])
        view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: .top)
        #expect(view.contentOffset.y == 288)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)] && log.take() == [])
        view.setContentOffset(.zero, animated: false)
        host.settle()
        host.finger().tap(at: CGPoint(x: 50, y: 60))
        #expect(log.take() == ["should 0.0", "deselect 1.0", "select 0.0"])
        view.allowsMultipleSelection = true
        host.finger().tap(at: CGPoint(x: 150, y: 60))
        host.finger().tap(at: CGPoint(x: 50, y: 60))
        #expect(log.take() == ["should 0.1", "select 0.1", "shouldDeselect 0.0", "deselect 0.0"])
        source.mayDeselect = false
        host.finger().tap(at: CGPoint(x: 150, y: 60))
        #expect(log.take() == ["shouldDeselect 0.1"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        #expect(log.take() == [] && view.indexPathsForSelectedItems?.isEmpty != false)
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: true, scrollPosition: .bottom)
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test("CV-118: headers and footers of a compositional layout are asked for by the kinds that it names")
    func kinds() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
        let rowSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: rowSize, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let words = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: words, elementKind: "title-kind", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: words, elementKind: "note-kind", alignment: .bottom),
        ]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.register(Words.self, forSupplementaryViewOfKind: "title-kind", withReuseIdentifier: "words")
        view.register(Words.self, forSupplementaryViewOfKind: "note-kind", withReuseIdentifier: "words")
        host.window.addSubview(view)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        }
        source.supplementaryViewProvider = { [log] view, kind, path in
            log.add("\(kind) \(path.section)")
            let made = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "words", for: path)
            (made as? Words)?.label.text = kind
            return made
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems(Array(0..<5), toSection: "one")
        snapshot.appendItems([5], toSection: "two")
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        #expect(log.take().sorted() == ["note-kind 0", "note-kind 1", "title-kind 0", "title-kind 1"])
        let title = view.supplementaryView(forElementKind: "title-kind", at: IndexPath(item: 0, section: 1)) as? Words
        let note = view.supplementaryView(forElementKind: "note-kind", at: IndexPath(item: 0, section: 0)) as? Words
        #expect(title?.label.text == "title-kind" && title?.frame.minY == 24 + 180 + 24)
        #expect(note?.label.text == "note-kind" && note?.frame.minY == 24 + 180)
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: "note-kind", at: IndexPath(item: 0, section: 1))?.frame
                == CGRect(x: 0, y: 24 + 180 + 24 + 24 + 60, width: 320, height: 24))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
                == CGRect(x: 160, y: 84, width: 160, height: 60))
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 24 + 180 + 24 + 24 + 60 + 24))
    }

    @Test("CV-119: groups that are paged in the middle: the first begins there, a throw leads one on, and no further")
    func paging() {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let card = NSCollectionLayoutSize(widthDimension: .absolute(240), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: card, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.interGroupSpacing = 10
        let source = Shelf(log)
        source.counts = [6]
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = source
        host.window.addSubview(view)
        host.settle()
        func middle(_ item: Int) -> CGFloat? {
            view.cellForItem(at: IndexPath(item: item, section: 0)).map {
                $0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: nil).x
            }
        }
        #expect(middle(0) == 160)
        host.finger().drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 60, y: 50), over: .milliseconds(80))
        host.advance(by: .seconds(2))
        #expect(middle(1).map { abs($0 - 160) < 0.6 } == true)
        host.finger().drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 140, y: 50), over: .milliseconds(600))
        host.advance(by: .seconds(2))
        #expect(middle(1).map { abs($0 - 160) < 0.6 } == true)
        #expect(view.contentOffset == .zero)
    }

    @Test("rows of an outline open and close; an item is carried elsewhere, and the source tells how they lie then")
    func outline() {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: host.window.bounds, collectionViewLayout: layout)
        host.window.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = text.hasPrefix("F") ? [.outlineDisclosure()] : [.reorder(displayed: .always)]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        source.reorderingHandlers.canReorderItem = { !$0.hasPrefix("F") }
        source.reorderingHandlers.didReorder = { [log] transaction in
            log.add(transaction.finalSnapshot.itemIdentifiers.joined(separator: " "))
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["F1", "x", "y"])
        snapshot.append(["a", "b"], to: "F1")
        source.apply(snapshot, to: 0, animatingDifferences: false)
        host.settle()
        #expect(source.snapshot().itemIdentifiers == ["F1", "x", "y"] && view.visibleCells.count == 3)
        snapshot.expand(["F1"])
        source.apply(snapshot, to: 0, animatingDifferences: true)
        host.advance(by: .seconds(1))
        #expect(source.snapshot(for: 0).isExpanded("F1") && view.visibleCells.count == 5)
        #expect(source.snapshot().itemIdentifiers == ["F1", "a", "b", "x", "y"])
        var plain = NSDiffableDataSourceSnapshot<Int, String>()
        plain.appendSections([0])
        plain.appendItems(["x", "y", "z"])
        source.apply(plain, animatingDifferences: false)
        host.settle()
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        let y = cell.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: nil).y } ?? 0
        let finger = host.finger()
        finger.down(at: CGPoint(x: 298, y: y))
        finger.move(to: CGPoint(x: 298, y: y + 110), over: .milliseconds(400))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["y z x"] && source.snapshot().itemIdentifiers == ["y", "z", "x"])
    }

    @Test("CV-116: a collection that is as high as its content, inside a stack that scrolls")
    func contentSized() {
        final class Sized: UICollectionView {
            override func layoutSubviews() {
                super.layoutSubviews()
                if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
            }
            override var intrinsicContentSize: CGSize { collectionViewLayout.collectionViewContentSize }
        }
        let (layout, source) = (UICollectionViewFlowLayout(), Shelf(log))
        source.counts = [8]
        let view = Sized(frame: .zero, collectionViewLayout: layout)
        view.isScrollEnabled = false
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(Words.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "words")
        }
        view.dataSource = source
        view.delegate = source
        let (scroll, stack, last) = (UIScrollView(frame: host.window.bounds), UIStackView(), UIView())
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        stack.addArrangedSubview(view)
        stack.addArrangedSubview(last)
        NSLayoutConstraint.activate([
            last.heightAnchor.constraint(equalToConstant: 40),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        host.window.addSubview(scroll)
        host.settle()
        #expect(view.bounds.size == CGSize(width: 320, height: 258) && view.visibleCells.count == 8)
        #expect(scroll.contentSize.height == 298)
    }
}

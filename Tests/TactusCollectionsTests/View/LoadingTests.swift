import RandomNumbers
import Testing

@testable import TactusCollections

/// Sections of numbers, which a program changes and says so.
@MainActor
final class NumberedSections: CollectionViewDataSource, CollectionViewDelegate {
    var sections: [[Int]] = [[1, 2, 3], [4, 5]]
    let cell = CollectionView.CellRegistration<CollectionListCell, Int> { cell, _, number in
        cell.contentConfiguration.text = "\(number)"
    }

    // Whoever is asked about what there is no more ends the program.
    func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt path: ItemPath) -> Bool {
        sections[path.section][path.item] >= 0
    }
    func collectionView(_ collectionView: CollectionView, canMoveItemAt path: ItemPath) -> Bool {
        sections[path.section][path.item] >= 0
    }
    func collectionView(_ collectionView: CollectionView, moveItemAt path: ItemPath, to newPath: ItemPath) {
        sections[newPath.section].insert(sections[path.section].remove(at: path.item), at: newPath.item)
    }
    func collectionView(
        _ collectionView: CollectionView, trailingSwipeActionsConfigurationForItemAt path: ItemPath
    ) -> SwipeActionsConfiguration? {
        SwipeActionsConfiguration(actions: [
            ContextualAction(style: .normal, title: "\(sections[path.section][path.item])") { $1(true) }
        ])
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: CollectionView, cellForItemAt path: ItemPath) -> CollectionCell {
        collectionView.dequeueConfiguredReusableCell(
            using: cell, for: path, item: sections[path.section][path.item])
    }
}

@MainActor
@Suite("What a collection asks for, and when; sections by numbers")
struct LoadingTests {
    @Test("CV-102: a collection knows what there is as soon as its source is set, and has cells for who asks at once")
    func atOnce() {
        let (library, source) = (Library(), NumberedSections())
        var reports: [String] = []
        library.host.application.reportDiagnostics { reports.append($0) }
        let collection = library.collection
        collection.dataSource = source
        #expect(collection.cell(forItemAt: ItemPath(item: 1, section: 1)) != nil)
        #expect(collection.visibleCells.count == 5 && collection.pathsForVisibleItems.count == 5)
        source.sections[0].append(9)
        collection.insertItems(at: [ItemPath(item: 3, section: 0)])
        library.finish()
        #expect(library.texts == ["1", "2", "3", "9", "4", "5"] && reports == [])
    }

    @Test("CV-102: what a source has more before it shows, without a word, shows as well", arguments: [false, true])
    func changedBefore(says: Bool) {
        let (library, source) = (Library(), NumberedSections())
        var reports: [String] = []
        library.host.application.reportDiagnostics { reports.append($0) }
        library.collection.dataSource = source
        source.sections = [[1, 2, 3, 4, 5], [6]]
        if says { library.collection.insertItems(at: [ItemPath(item: 0, section: 0)]) }
        library.finish()
        #expect(library.texts == ["1", "2", "3", "4", "5", "6"] && reports == [])
        // Once it shows, it has to be said.
        source.sections = [[1]]
        library.collection.deleteItems(at: [ItemPath(item: 0, section: 0)])
        library.finish()
        #expect(library.texts == ["1"] && reports.count == 1)
    }

    @Test(
        "CV-103: sections come, go, move and are loaded anew by numbers, among items that do, as a fresh list has them")
    func sections() {
        let (library, source) = (Library(), NumberedSections())
        source.sections = [[1, 2], [3, 4], [5, 6]]
        library.collection.dataSource = source
        library.finish()
        let five = library.collection.cell(forItemAt: ItemPath(item: 0, section: 2))
        library.collection.selectItem(at: ItemPath(item: 0, section: 2))
        library.collection.performBatchUpdates {
            source.sections = [[5, 7, 2], [8], [3, 9, 4]]
            library.collection.deleteSections([0])
            library.collection.insertSections([1])
            library.collection.moveSection(2, toSection: 0)
            library.collection.deleteItems(at: [ItemPath(item: 1, section: 2)])
            library.collection.insertItems(at: [ItemPath(item: 1, section: 0), ItemPath(item: 1, section: 2)])
            library.collection.moveItem(at: ItemPath(item: 1, section: 0), to: ItemPath(item: 2, section: 0))
        }
        library.finish()
        #expect(library.texts == ["5", "7", "2", "8", "3", "9", "4"])
        #expect(five?.path == ItemPath(item: 0, section: 0) && five?.isSelected == true)
        source.sections[1] = [10, 11]
        library.collection.reloadSections([1])
        library.finish()
        #expect(library.texts == ["5", "7", "2", "10", "11", "3", "9", "4"])
    }

    @Test("CV-103: sections that were not there, or are said twice, are named, and everything is loaded anew")
    func wrongSections() {
        for (sections, sentence) in [
            ([5], "there was no section 5"), ([0, 1], "there are 1 sections, and by what was said 0"),
        ] {
            let (library, source) = (Library(), NumberedSections())
            var reports: [String] = []
            library.host.application.reportDiagnostics { reports.append($0) }
            library.collection.dataSource = source
            library.finish()
            source.sections = [[7]]
            library.collection.deleteSections(sections)
            library.finish()
            #expect(reports == ["\(sentence); everything was loaded anew"] && library.texts == ["7"])
        }
    }

    @Test("CV-103: random changes of sections and items by numbers show what a fresh list shows")
    func random() {
        var random = SplitMix(seed: 11)
        let (library, source) = (Library(), NumberedSections())
        var reports: [String] = []
        library.host.application.reportDiagnostics { reports.append($0) }
        library.collection.dataSource = source
        var next = 100
        for _ in 0..<150 {
            let old = source.sections
            var (deletedSections, kept) = (Set<Int>(), [Int]())
            for section in old.indices {
                if Int.random(in: 0..<4, using: &random) == 0 {
                    deletedSections.insert(section)
                } else {
                    kept.append(section)
                }
            }
            let reloaded = Set(kept.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
            var (deleted, rows) = ([ItemPath](), [Int: [Int]]())
            for section in kept {
                rows[section] = old[section].enumerated().compactMap { item, number in
                    guard Int.random(in: 0..<3, using: &random) == 0 else { return number }
                    deleted.append(ItemPath(item: item, section: section))
                    return nil
                }
            }
            var (now, insertedSections, inserted) = ([[Int]](), Set<Int>(), [ItemPath]())
            for section in kept {
                if Int.random(in: 0..<3, using: &random) == 0 {
                    insertedSections.insert(now.count)
                    now.append([next, next + 1])
                    next += 2
                }
                var items = rows[section] ?? []
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    items.insert(next, at: Int.random(in: 0...items.count, using: &random))
                    next += 1
                }
                for (item, number) in items.enumerated()
                where number >= next - 2 && !(rows[section] ?? []).contains(number) {
                    inserted.append(ItemPath(item: item, section: now.count))
                }
                now.append(items)
            }
            if now.count < 2 {
                insertedSections.insert(now.count)
                now.append([next])
                next += 1
            }
            library.collection.performBatchUpdates {
                source.sections = now
                library.collection.deleteSections(deletedSections)
                library.collection.insertSections(insertedSections)
                library.collection.reloadSections(reloaded)
                library.collection.deleteItems(at: deleted)
                library.collection.insertItems(at: inserted)
            }
            library.host.advance(by: .milliseconds(Int.random(in: 0...200, using: &random)))
            let shown = library.collection.pathsForVisibleItems
            #expect(shown.map { "\(now[$0.section][$0.item])" } == library.texts.filter { !$0.isEmpty })
        }
        #expect(reports == [])
    }
}

import RandomNumbers
import Testing

@testable import TactusCollections

@Suite("Snapshots")
struct SnapshotTests {
    private func snapshot(_ sections: [String: [Int]]) -> Snapshot<String, Int> {
        var snapshot = Snapshot<String, Int>()
        for name in sections.keys.sorted() {
            snapshot.appendSections([name])
            snapshot.appendItems(sections[name] ?? [], toSection: name)
        }
        return snapshot
    }

    @Test("CV-1: items come, go and move between sections")
    func editing() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4, 5]])
        snapshot.insertItems([6, 7], afterItem: 2)
        snapshot.moveItem(4, beforeItem: 1)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 1, 2, 6, 7])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [5])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
        #expect(snapshot.indexOfItem(5) == 5)
        #expect(snapshot.path(of: 6) == ItemPath(item: 3, section: 0))
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [5, 4, 1, 2, 6, 7])
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [5] && snapshot.numberOfItems == 1)
        snapshot.moveItem(5, toIndex: 99, ofSection: "b")
        #expect(snapshot.itemIdentifiers == [5] && snapshot.refused == [])
    }

    @Test("CV-2: what is there already is refused, with its name, and nothing traps")
    func refusing() {
        var snapshot = snapshot(["a": [1, 2], "b": [3]])
        snapshot.appendItems([3, 4, 4], toSection: "a")
        snapshot.appendSections(["b"])
        snapshot.appendItems([9], toSection: "c")
        snapshot.insertItems([9], beforeItem: 77)
        snapshot.moveItem(78, afterItem: 1)
        snapshot.reloadItems([79])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2, 4])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
        #expect(
            snapshot.refused == [
                "item 3 is in the snapshot already; it was not added again",
                "item 4 is in the snapshot already; it was not added again",
                "section b is in the snapshot already; it was not added again",
                "section c is not in the snapshot; nothing was changed there",
                "item 77 is not in the snapshot; nothing was changed there",
                "item 78 is not in the snapshot; nothing was changed there",
                "item 79 is not in the snapshot; it was not marked",
            ])
        var empty = Snapshot<String, Int>()
        empty.appendItems([1])
        #expect(empty.refused == ["the snapshot has no section for items; call appendSections(_:) first"])
    }

    @Test("CV-3: to take away twice as many items of one costs twice as many comparisons")
    func proportion() {
        func comparisons(_ count: Int, in parent: Counted?) -> Int {
            let tally = Counted.Tally()
            let items = (1...count).map { Counted(number: $0, tally: tally) }
            var outline = SectionSnapshot<Counted>()
            if let parent { outline.append([parent]) }
            outline.append(items, to: parent)
            tally.count = 0
            outline.delete(items)
            #expect(outline.items == (parent.map { [$0] } ?? []))
            return tally.count
        }
        for parent in [nil, Counted(number: 0, tally: Counted.Tally())] {
            let (once, twice) = (comparisons(200, in: parent), comparisons(400, in: parent))
            #expect(twice < once * 5 / 2, "\(once), then \(twice)")
        }
    }

    @Test("CV-3: an outline shows what is expanded")
    func outline() {
        var outline = SectionSnapshot<String>()
        outline.append(["Music", "Pictures"])
        outline.append(["Bach", "Satie"], to: "Music")
        outline.append(["Fugues"], to: "Bach")
        #expect(outline.visibleItems == ["Music", "Pictures"])
        outline.expand(["Music", "Bach"])
        #expect(outline.visibleItems == ["Music", "Bach", "Fugues", "Satie", "Pictures"])
        #expect(outline.level(of: "Fugues") == 2 && outline.parent(of: "Fugues") == "Bach")
        outline.collapse(["Music"])
        #expect(outline.visibleItems == ["Music", "Pictures"] && !outline.isVisible("Fugues"))
        outline.delete(["Music"])
        #expect(outline.items == ["Pictures"] && !outline.contains("Fugues"))
        outline.append(["Pictures"])
        outline.append(["x"], to: "gone")
        #expect(outline.refused.count == 2)
    }

    @Test("CV-4: the difference says where each item came from, whatever was done to it")
    func difference() {
        var random = SplitMix(seed: 25)
        for _ in 0..<300 {
            var old = Snapshot<Int, Int>()
            var numbers = Array(0..<Int.random(in: 0...30, using: &random)).shuffled(using: &random)
            old.appendSections(Array(0..<3))
            for item in numbers { old.appendItems([item], toSection: Int.random(in: 0..<3, using: &random)) }
            var new = Snapshot<Int, Int>()
            new.appendSections(Array(0..<4).shuffled(using: &random))
            numbers = (numbers + Array(100..<110)).filter { _ in Bool.random(using: &random) }
            if Bool.random(using: &random) { numbers.shuffle(using: &random) }
            for item in numbers { new.appendItems([item], toSection: Int.random(in: 0..<4, using: &random)) }
            let change = CollectionChange(from: old, to: new)
            let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
            for (index, item) in after.enumerated() {
                #expect(change.old(of: index) == before.firstIndex(of: item))
            }
            for (index, item) in before.enumerated() {
                #expect(change.new(of: index) == after.firstIndex(of: item))
            }
            #expect(change.runs(in: 0..<after.count) == change.runs)
        }
    }

    @Test("CV-4: what was carried past others is what few had to be carried")
    func moved() {
        let old = Array(0..<100)
        var new = old
        new.remove(at: 3)
        new.insert(3, at: 80)
        let runs = IncreasingRuns.marked(CollectionChange.runs(from: old, to: new))
        #expect(runs.filter(\.isMoved).map(\.old) == [3])
        #expect(runs.map(\.count).reduce(0, +) == 100)
    }
}

/// An item that counts how often it is compared.
private struct Counted: Hashable, Sendable {
    final class Tally: @unchecked Sendable { var count = 0 }

    let number: Int
    let tally: Tally

    static func == (left: Counted, right: Counted) -> Bool {
        (left.tally.count, right.tally.count) = (left.tally.count + 1, right.tally.count + 1)
        return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

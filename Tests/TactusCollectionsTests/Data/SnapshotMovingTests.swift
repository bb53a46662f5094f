import RandomNumbers
import Testing

@testable import TactusCollections

@Suite("Items of a snapshot that move")
struct SnapshotMovingTests {
    /// An item that counts how often it is compared.
    private struct Counted: Hashable, Sendable {
        final class Count: @unchecked Sendable { var value = 0 }

        let number: Int
        let count: Count

        static func == (left: Self, right: Self) -> Bool {
            left.count.value += 1
            return left.number == right.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private static let orders = ["anywhere", "the last one to the front", "the first one to the end", "all go"]

    @Test("CV-1: of thousands of items each is moved with some comparisons, in whatever order", arguments: orders)
    func comparisons(order: String) {
        let count = Counted.Count()
        let size = 4000
        let items = (0..<size).map { Counted(number: $0, count: count) }
        var snapshot = Snapshot<Int, Counted>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        var random = SplitMix(seed: 7)
        count.value = 0
        for step in 0..<size {
            switch order {
            case "anywhere":
                let (from, to) = (Int(random.next() % UInt64(size)), Int(random.next() % UInt64(size)))
                snapshot.moveItem(items[from], beforeItem: items[to])
            case "the last one to the front":
                snapshot.moveItem(items[size - 1 - step], toIndex: 0, ofSection: 0)
            case "the first one to the end": snapshot.moveItem(items[step], toIndex: size, ofSection: 0)
            default: snapshot.deleteItems([items[step]])
            }
        }
        #expect(count.value < 200 * size, "\(count.value / size) each")
    }

    @Test("CV-1: whatever comes, goes and moves, items and sections are where they should be", arguments: 1...20)
    func anything(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func below(_ limit: Int) -> Int { limit > 0 ? Int(random.next() % UInt64(limit)) : 0 }
        var snapshot = Snapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2, 3])
        var model: [(id: Int, items: [Int])] = (0..<4).map { ($0, []) }
        var next = 0
        func place(of item: Int) -> (Int, Int)? {
            for (section, part) in model.enumerated() {
                if let index = part.items.firstIndex(of: item) { return (section, index) }
            }
            return nil
        }
        for _ in 0..<400 {
            let all = model.flatMap(\.items)
            switch below(6) {
            case 0, 1:
                let new = Array(next..<(next + 1 + below(30)))
                next = new[new.count - 1] + 1
                if all.isEmpty || below(2) == 0 {
                    let section = below(4)
                    snapshot.appendItems(new, toSection: model[section].id)
                    model[section].items += new
                } else {
                    let other = all[below(all.count)]
                    snapshot.insertItems(new, beforeItem: other)
                    if let (section, index) = place(of: other) {
                        model[section].items.insert(contentsOf: new, at: index)
                    }
                }
            case 2, 3:
                guard all.count > 1 else { continue }
                let (item, other) = (all[below(all.count)], all[below(all.count)])
                let isBehind = below(2) == 0
                isBehind ? snapshot.moveItem(item, afterItem: other) : snapshot.moveItem(item, beforeItem: other)
                guard item != other, let (from, index) = place(of: item) else { continue }
                model[from].items.remove(at: index)
                if let (to, index) = place(of: other) { model[to].items.insert(item, at: isBehind ? index + 1 : index) }
            case 4:
                let gone = all.filter { _ in below(12) == 0 }
                snapshot.deleteItems(gone)
                for index in model.indices { model[index].items.removeAll { gone.contains($0) } }
            default:
                let (section, other) = (below(4), below(4))
                let isBehind = below(2) == 0
                let (id, otherID) = (model[section].id, model[other].id)
                isBehind
                    ? snapshot.moveSection(id, afterSection: otherID) : snapshot.moveSection(id, beforeSection: otherID)
                guard section != other else { continue }
                let part = model.remove(at: section)
                let index = model.firstIndex { $0.id == otherID } ?? 0
                model.insert(part, at: isBehind ? index + 1 : index)
            }
            #expect(snapshot.sectionIdentifiers == model.map(\.id))
            for (index, part) in model.enumerated() {
                #expect(snapshot.indexOfSection(part.id) == index)
                #expect(snapshot.itemIdentifiers(inSection: part.id) == part.items)
                if let item = part.items.last {
                    #expect(snapshot.path(of: item) == ItemPath(item: part.items.count - 1, section: index))
                }
            }
        }
    }
}

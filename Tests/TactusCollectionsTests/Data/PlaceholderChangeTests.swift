import RandomNumbers
import Testing

@testable import TactusCollections

/// Changes of items among cells that stand for what is still to come.
@Suite("Changes among placeholders")
struct PlaceholderChangeTests {
    private typealias Placeholder = CollectionChange.Placeholder

    private func places(_ change: CollectionChange, _ count: Int) -> [Int?] { (0..<count).map { change.new(of: $0) } }

    @Test("CV-100: a placeholder stays behind the item that it is behind, whatever comes and goes")
    func stays() {
        // Items a b c d, of which b goes, and x comes before d; the placeholder is behind b.
        let change = CollectionChange(
            oldCounts: [4], newCounts: [4], sections: [0],
            runs: [.init(old: 0, new: 0, count: 1), .init(old: 2, new: 1, count: 1), .init(old: 3, new: 3, count: 1)])
        let shown = change.including([Placeholder(item: 2, isCommitting: false)], shownCounts: [5])
        #expect(shown.oldCounts == [5] && shown.newCounts == [5])
        // a b _ c d becomes a _ c x d.
        #expect(places(shown, 5) == [0, nil, 1, 2, 4])
    }

    @Test("CV-100: what comes into the place of a placeholder that becomes an item takes its cell's place")
    func commits() {
        let change = CollectionChange.single(1, inSection: 0, counts: [3], isNew: true)
        let shown = change.including([Placeholder(item: 1, isCommitting: true)], shownCounts: [4])
        #expect(shown.newCounts == [4] && places(shown, 4) == [0, 1, 2, 3] && shown.reloaded == [1])
    }

    @Test("CV-100: placeholders in several sections, of which one goes")
    func sections() {
        let change = CollectionChange(
            oldCounts: [2, 2], newCounts: [2], sections: [nil, 0], runs: [.init(old: 2, new: 0, count: 2)])
        let shown = change.including(
            [Placeholder(item: 0, isCommitting: false), Placeholder(item: 5, isCommitting: false)],
            shownCounts: [3, 3])
        #expect(shown.newCounts == [3] && places(shown, 6) == [nil, nil, nil, 0, 1, 2])
    }

    @Test("CV-100: any change of items keeps their order among placeholders", arguments: 0..<40)
    func random(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 11)
        let old = (0..<3).map { _ in Int.random(in: 0...5, using: &random) }
        let total = old.reduce(0, +)
        let kept = (0..<total).filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
        var new: [Int] = []
        var runs: [CollectionChange.Run] = []
        var number = 0
        for (section, count) in old.enumerated() {
            let first = old[..<section].reduce(0, +)
            var size = 0
            for item in first..<(first + count) {
                for _ in 0..<Int.random(in: 0...1, using: &random) { (number, size) = (number + 1, size + 1) }
                guard kept.contains(item) else { continue }
                runs.append(.init(old: item, new: number, count: 1))
                (number, size) = (number + 1, size + 1)
            }
            new.append(size)
        }
        let change = CollectionChange(oldCounts: old, newCounts: new, sections: [0, 1, 2], runs: runs)
        var shownCounts = old
        var placeholders: [Int] = []
        for _ in 0..<3 {
            let section = Int.random(in: 0..<3, using: &random)
            let place = shownCounts[..<section].reduce(0, +) + Int.random(in: 0...shownCounts[section], using: &random)
            placeholders = placeholders.map { $0 >= place ? $0 + 1 : $0 } + [place]
            shownCounts[section] += 1
        }
        placeholders.sort()
        let shown = change.including(
            placeholders.map { Placeholder(item: $0, isCommitting: false) }, shownCounts: shownCounts)
        #expect(shown.newCounts.reduce(0, +) == new.reduce(0, +) + 3)
        let all = placeholders.compactMap { shown.new(of: $0) }
        #expect(Set(all).count == 3)
        // Without the placeholders it is the change that was made.
        let data = (0..<shownCounts.reduce(0, +)).filter { !placeholders.contains($0) }.map { item in
            shown.new(of: item).map { place in place - all.count { $0 < place } }
        }
        #expect(data == (0..<total).map { change.new(of: $0) })
    }
}

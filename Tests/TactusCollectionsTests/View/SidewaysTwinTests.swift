import RandomNumbers
import Testing

@testable import TactusCollections

/// Sideways, too, a collection is after anything what a fresh one is.
@MainActor
@Suite("Collections that scroll sideways, compared with fresh ones")
struct SidewaysTwinTests {
    @Test("CV-39: also sideways, with cells that say how wide they are, and headers that pin", arguments: 0..<8)
    func twin(seed: Int) {
        var random = SplitMix(seed: UInt64(seed) + 900)
        let isMirrored = seed % 2 == 1
        let layout: CollectionLayout = seed % 4 < 2 ? Strip.chips(header: true) : .grid(rows: 2, spacing: 3)
        let strip = Strip(layout, counts: [20, 30], isMirrored: isMirrored)
        strip.collection.allowsSelection = false
        strip.source.reorderingHandlers.canReorderItem = { _ in true }
        var next = 1000
        for _ in 0..<24 {
            change(strip, &next, &random)
            let finger = strip.host.finger()
            var x = Double.random(in: 20..<300, using: &random)
            finger.down(at: Point(x: x, y: 40))
            if Int.random(in: 0..<3, using: &random) == 0 { strip.host.advance(by: .milliseconds(700)) }
            for _ in 0..<6 {
                x = min(max(x + Double.random(in: -50..<50, using: &random), 2), 318)
                finger.move(to: Point(x: x, y: 40))
                if Int.random(in: 0..<4, using: &random) == 0 { change(strip, &next, &random) }
                strip.host.advance(by: .milliseconds(Int.random(in: 5...60, using: &random)))
            }
            if Int.random(in: 0..<4, using: &random) == 0 { finger.cancel() } else { finger.up() }
        }
        strip.finish()
        let fresh = Strip(layout, counts: [0, 0], isMirrored: isMirrored)
        fresh.collection.allowsSelection = false
        let shown = strip.source.shown
        fresh.show(shown.sectionIdentifiers.map { shown.itemIdentifiers(inSection: $0) })
        for strip in [strip, fresh] {
            for start in [0.0, 130] {
                strip.scroll(to: start)
                strip.finish()
            }
        }
        #expect(strip.collection.visibleCells.map(\.frame.size) == fresh.collection.visibleCells.map(\.frame.size))
        #expect(strip.host.picture.hasSamePixels(as: fresh.host.picture))
        #expect(strip.collection.departing.isEmpty && strip.collection.held == nil)
    }

    private func change(_ strip: Strip, _ next: inout Int, _ random: inout SplitMix) {
        var snapshot = strip.source.snapshot()
        for item in snapshot.itemIdentifiers where Int.random(in: 0..<12, using: &random) == 0 {
            snapshot.deleteItems([item])
        }
        for _ in 0..<Int.random(in: 0..<6, using: &random) {
            snapshot.appendItems([next], toSection: Int.random(in: 0..<2, using: &random))
            if let other = snapshot.itemIdentifiers.randomElement(using: &random), other != next {
                snapshot.moveItem(next, beforeItem: other)
            }
            next += 1
        }
        strip.source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
    }
}

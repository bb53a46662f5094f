import Testing

@testable import TactusUI

@Suite("The tracker of damage")
struct DamageTrackerTests {
    @Test("it knows exactly what was added, while that is little")
    func exact() {
        var tracker = DamageTracker()
        #expect(tracker.isEmpty)
        tracker.add(PixelRect(0, 0, 10, 10))
        tracker.add(PixelRect(5, 5, 10, 10))
        tracker.add(PixelRect(2, 2, 3, 3))
        tracker.add(PixelRect(7, 7, 0, 5))

        #expect(tracker.region == PixelRegion([PixelRect(0, 0, 10, 10), PixelRect(5, 5, 10, 10)]))
        tracker.limit(to: PixelSize(width: 8, height: 12))
        #expect(tracker.region == PixelRegion([PixelRect(0, 0, 8, 10), PixelRect(5, 5, 3, 7)]))
        tracker.clear()
        #expect(tracker.isEmpty && tracker.region.isEmpty)
    }

    @Test("it holds all that was added, in few rectangles, however much that is", arguments: 0..<10)
    func covers(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var tracker = DamageTracker()
        var added: [PixelRect] = []
        for _ in 0..<200 {
            let rect = PixelRect(
                .random(in: -20...900, using: &random), .random(in: -20...900, using: &random),
                .random(in: 1...40, using: &random), .random(in: 1...40, using: &random))
            tracker.add(rect)
            added.append(rect)
        }

        let region = tracker.region
        #expect(added.allSatisfy(region.contains))
        #expect(region.bounds == added.dropFirst().reduce(added[0]) { $0.union($1) })
    }
}

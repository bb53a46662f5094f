import RandomNumbers
import Testing

@testable import TactusUI

@Suite("The tracker of damage")
struct DamageTrackerTests {
    @Test("it knows exactly what was added, while that is little")
    func exact() {
        var tracker = DamageTracker()
        #expect(tracker.isEmpty)
        tracker.add(PixelRect(0, 0, 100, 100))
        tracker.add(PixelRect(80, 80, 100, 100))
        tracker.add(PixelRect(2, 2, 3, 3))
        tracker.add(PixelRect(7, 7, 0, 5))

        #expect(tracker.region == PixelRegion([PixelRect(0, 0, 100, 100), PixelRect(80, 80, 100, 100)]))
        tracker.limit(to: PixelSize(width: 90, height: 120))
        #expect(tracker.region == PixelRegion([PixelRect(0, 0, 90, 100), PixelRect(80, 80, 10, 40)]))
        tracker.clear()
        #expect(tracker.isEmpty && tracker.region.isEmpty)
    }

    @Test("what overlaps is joined when little more is painted by it, and what lies apart never is")
    func joining() {
        var moved = DamageTracker()
        moved.add(PixelRect(0, 0, 200, 100))
        moved.add(PixelRect(10, 5, 200, 100))
        #expect(moved.region == PixelRegion(PixelRect(0, 0, 210, 105)))

        var small = DamageTracker()
        small.add(PixelRect(0, 0, 20, 20))
        small.add(PixelRect(19, 19, 20, 20))
        #expect(small.region == PixelRegion(PixelRect(0, 0, 39, 39)))

        var apart = DamageTracker()
        apart.add(PixelRect(0, 0, 20, 20))
        apart.add(PixelRect(20, 20, 20, 20))
        #expect(apart.region.rects.count == 2)
    }

    @Test("a rectangle that closes a gap joins all that it overlaps")
    func bridging() {
        var tracker = DamageTracker()
        tracker.add(PixelRect(0, 0, 20, 20))
        tracker.add(PixelRect(30, 0, 20, 20))
        tracker.add(PixelRect(15, 0, 20, 20))
        #expect(tracker.region == PixelRegion(PixelRect(0, 0, 50, 20)))
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

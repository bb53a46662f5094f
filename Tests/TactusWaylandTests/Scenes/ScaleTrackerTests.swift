import TactusWayland
import Testing

@Suite("The scale of a surface")
struct ScaleTrackerTests {
    var tracker = ScaleTracker()

    @Test("is 1 before the surface is on an output that told its scale")
    mutating func initial() {
        #expect(tracker.scale == 1)
        tracker.enter(1)
        #expect(tracker.scale == 1)
        tracker.setScale(2, of: 1)
        #expect(tracker.scale == 2)
    }

    @Test("is the largest of the entered outputs, whatever the order of the news")
    mutating func largest() {
        tracker.setScale(3, of: 2)
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        #expect(tracker.scale == 2)
        tracker.enter(2)
        #expect(tracker.scale == 3)
        tracker.leave(2)
        #expect(tracker.scale == 2)
    }

    @Test("stays when the surface leaves its last output")
    mutating func leaveLast() {
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        tracker.leave(1)
        #expect(tracker.scale == 2)
    }

    @Test("is never less than 1", arguments: [0, -3])
    func nonsense(scale: Int) {
        var tracker = ScaleTracker()
        tracker.enter(1)
        tracker.setScale(scale, of: 1)
        #expect(tracker.scale == 1)
    }
}

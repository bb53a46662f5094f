import TactusGeometry
import TactusWayland
import Testing

@Suite("The scale of a surface")
struct ScaleTrackerTests {
    var tracker = ScaleTracker()

    @Test("is 1 before the surface is on an output that told its scale")
    mutating func initial() {
        #expect(tracker.scale.value == 1)
        tracker.enter(1)
        #expect(tracker.scale.value == 1)
        tracker.setScale(2, of: 1)
        #expect(tracker.scale.value == 2)
    }

    @Test("rule 24: is the largest of the entered outputs, whatever the order of the news")
    mutating func largest() {
        tracker.setScale(3, of: 2)
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        #expect(tracker.scale.value == 2)
        tracker.enter(2)
        #expect(tracker.scale.value == 3)
        tracker.leave(2)
        #expect(tracker.scale.value == 2)
    }

    @Test("rule 24: stays when the surface leaves its last output, which is told")
    mutating func leaveLast() {
        tracker.setScale(2, of: 1)
        #expect(!tracker.isOffscreen)
        tracker.enter(1)
        tracker.remove(1)
        #expect(tracker.scale.value == 2)
        #expect(tracker.isOffscreen)
        tracker.setScale(1, of: 2)
        #expect(tracker.scale.value == 2)
        tracker.enter(2)
        #expect(tracker.scale.value == 1)
        #expect(!tracker.isOffscreen)
    }

    @Test("rule 24: is what the compositor prefers, when it says so, whatever the outputs have")
    mutating func preferred() {
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        tracker.prefer(in120ths: 150)
        #expect(tracker.scale.value == 1.25)
        tracker.setScale(3, of: 1)
        #expect(tracker.scale.value == 1.25)
        tracker.prefer(in120ths: 0)
        #expect(tracker.scale.value == 3)
    }

    @Test("rule 24: is that of what the surface opens over, else the largest of all outputs, until it is on one")
    mutating func expected() {
        tracker.setScale(1, of: 1)
        tracker.setScale(3, of: 2)
        #expect(tracker.scale.value == 3)
        tracker.expect(PixelScale(in120ths: 150))
        #expect(tracker.scale.value == 1.25)
        tracker.enter(1)
        #expect(tracker.scale.value == 1)
    }

    @Test("rule 24: is the whole number that the compositor prefers, where it names no fraction")
    mutating func preferredWhole() {
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        tracker.prefer(whole: 3)
        #expect(tracker.scale.value == 3)
        tracker.prefer(in120ths: 180)
        #expect(tracker.scale.value == 1.5)
        tracker.prefer(in120ths: 0)
        tracker.prefer(whole: 0)
        #expect(tracker.scale.value == 2)
    }

    @Test("the scale of a surface is one that a display may have", arguments: [UInt32](arrayLiteral: 1, 11, 7681, .max))
    func nonsense(preferred: UInt32) {
        var tracker = ScaleTracker()
        tracker.prefer(in120ths: preferred)
        #expect((0.1...64).contains(tracker.scale.value))
    }

    @Test("is never less than 1 because of an output", arguments: [0, -3])
    func nonsense(scale: Int) {
        var tracker = ScaleTracker()
        tracker.enter(1)
        tracker.setScale(scale, of: 1)
        #expect(tracker.scale.value == 1)
    }
}

extension ScaleTrackerTests {
    @Test("a scale that no display has is none, whole or not, as it is of an output", arguments: [17, 64, 35_791_394])
    func absurdScales(scale: UInt32) {
        var tracker = ScaleTracker()
        tracker.setScale(2, of: 1)
        tracker.enter(1)
        tracker.prefer(in120ths: 120 * scale)
        tracker.prefer(whole: Int32(scale))
        #expect(tracker.scale.value == 2)
        tracker.prefer(whole: 16)
        #expect(tracker.scale.value == 16)
        tracker.prefer(in120ths: 1921)
        #expect(tracker.scale.value == 16)
    }
}

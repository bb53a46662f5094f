import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The sequences of scrolling")
struct ScrollSequencerTests {
    private var sequencer = ScrollSequencer()

    /// Takes a sample; answers each step by its phase and its way.
    private mutating func scroll(
        _ source: ScrollSample.Source, _ delta: Vector, stopped: ScrollSample.Axes = [], at time: Int64 = 0
    ) -> [String] {
        describe(
            sequencer.receive(ScrollSample(source: source, delta: delta, stopped: stopped), at: .milliseconds(time)))
    }

    private func describe(_ steps: [Event.Scroll]) -> [String] {
        steps.map { $0.delta == .zero ? "\($0.phase)" : "\($0.phase) \(Int($0.delta.dx)) \(Int($0.delta.dy))" }
    }

    @Test("RC-29, RC-30: a frame of a wheel is a whole sequence; a notch is 10 pt, parts of it are parts of that")
    mutating func wheel() {
        for (notches, way) in [(120.0, -10.0), (-60, 5), (240, -20)] {
            let steps = sequencer.receive(
                ScrollSample(
                    source: .wheel, delta: Vector(dx: 0, dy: 15), notches120: Vector(dx: 0, dy: notches)), at: .zero)
            #expect(steps.map(\.phase) == [.began, .changed, .ended])
            #expect(steps.map(\.delta) == [.zero, Vector(dx: 0, dy: way), .zero])
            #expect(steps[1].notches == Vector(dx: 0, dy: way / 10))
            #expect(steps.map(\.isDiscrete) == [true, true, true])
        }
        #expect(sequencer.deadline == nil)
    }

    @Test("EV-10: natural scrolling is told with the way, whose sign is as it was", arguments: [false, true])
    mutating func natural(isWheel: Bool) {
        let sample = ScrollSample(
            source: isWheel ? .wheel : .finger, delta: Vector(dx: 0, dy: 15), stopped: .vertical, inverted: .vertical)
        let steps = sequencer.receive(sample, at: .zero)
        #expect(steps.map(\.isDirectionInvertedFromDevice) == [false, true, false])
        #expect(steps.map(\.delta.dy) == [0, -15, 0])
    }

    @Test("RC-29: a wheel whose notches are not told moves by its distance")
    mutating func wheelWithoutNotches() {
        #expect(scroll(.wheel, Vector(dx: 0, dy: 15)) == ["began", "changed 0 -15", "ended"])
        #expect(scroll(.wheelTilt, Vector(dx: 15, dy: 0)) == ["began", "changed -15 0", "ended"])
        #expect(scroll(.wheel, .zero) == [])
    }

    @Test("RC-29: fingers begin when they first move the content, and end when they are lifted")
    mutating func finger() {
        #expect(scroll(.finger, .zero) == [])
        #expect(scroll(.finger, Vector(dx: 0, dy: 3)) == ["began", "changed 0 -3"])
        #expect(scroll(.finger, Vector(dx: -2, dy: 0)) == ["changed 2 0"])
        #expect(sequencer.deadline == nil)
        #expect(scroll(.finger, .zero, stopped: .vertical) == [])
        #expect(scroll(.finger, .zero, stopped: .horizontal) == ["ended"])
        #expect(scroll(.finger, .zero, stopped: [.horizontal, .vertical]) == [])
    }

    @Test("RC-29: what moves and stops in one frame is both")
    mutating func moveAndStop() {
        #expect(scroll(.finger, Vector(dx: 0, dy: 3), stopped: .vertical) == ["began", "changed 0 -3", "ended"])
    }

    @Test(
        "RC-29: a device that does not tell is at rest after 100 ms of silence",
        arguments: [.continuous, .unknown] as [ScrollSample.Source])
    mutating func silence(source: ScrollSample.Source) {
        #expect(scroll(source, Vector(dx: 0, dy: 3), at: 10) == ["began", "changed 0 -3"])
        #expect(scroll(source, Vector(dx: 0, dy: 3), at: 60) == ["changed 0 -3"])
        #expect(sequencer.deadline == .milliseconds(160))
        #expect(describe(sequencer.deadlinePassed()) == ["ended"])
        #expect(sequencer.deadline == nil)
    }

    @Test("RC-29: another source ends the sequence and begins its own")
    mutating func otherSource() {
        _ = scroll(.finger, Vector(dx: 0, dy: 3))
        #expect(scroll(.wheel, Vector(dx: 0, dy: 15)) == ["ended", "began", "changed 0 -15", "ended"])
        _ = scroll(.finger, Vector(dx: 0, dy: 3))
        #expect(scroll(.continuous, Vector(dx: 0, dy: 1)) == ["ended", "began", "changed 0 -1"])
    }

    @Test("RC-29: a pointer that goes breaks a stroke off")
    mutating func cancelled() {
        #expect(sequencer.cancel() == [])
        _ = scroll(.finger, Vector(dx: 0, dy: 3))
        #expect(describe(sequencer.cancel()) == ["cancelled"])
        #expect(scroll(.finger, .zero, stopped: .vertical) == [])
    }

    @Test(
        "RC-30: in a scrolled area a notch is more in a large one, within limits",
        arguments: [(0, 24), (100, 24), (1000, 100), (8000, 120), (-1, 24)] as [(Double, Double)])
    func distancePerNotch(extent: Double, distance: Double) {
        #expect(abs(Event.Scroll.distancePerNotch(inExtent: extent) - distance) < 1e-9)
    }

    @Test(
        "GR-57: notches go to the same place for as long as they follow each other and the pointer stays",
        arguments: [
            (Point(x: 100, y: 100), 250, true), (Point(x: 100, y: 100), 251, false), (Point(x: 104, y: 103), 100, true),
            (Point(x: 104, y: 104), 100, false),
        ] as [(Point, Int64, Bool)])
    func wheelBinding(location: Point, time: Int64, isSame: Bool) {
        var binding = WheelBinding(at: Point(x: 100, y: 100), time: .zero)
        let takes = binding.accepts(notchAt: location, time: .milliseconds(time))
        #expect(takes == isSame)
    }
}

import Testing

@testable import TactusUI

@Suite("EV-4: what a touchpad recognizes becomes sequences")
struct TouchpadSequencerTests {
    private let scene = SceneID(rawValue: 7)
    private var sequencer = TouchpadSequencer()

    private func samples(_ changes: [PointerGestureSample.Change]) -> [PointerGestureSample] {
        changes.enumerated().map { index, change in
            PointerGestureSample(
                change: change, location: Point(x: Double(index), y: 0), time: Instant(nanoseconds: Int64(index)))
        }
    }

    private func line(_ step: TouchpadSequencer.Step) -> String {
        let time = step.time.nanoseconds
        switch step.content {
        case .scroll(let scroll):
            return "\(time) scroll \(scroll.phase) \(scroll.delta.dx) by \(scroll.fingerCount ?? 0)"
        case .pinch(let pinch):
            let degrees = (pinch.rotation * 180 / .pi).rounded()
            return
                "\(time) pinch \(pinch.phase) \(pinch.scale) \(degrees)° \(pinch.translation.dx) by \(pinch.fingerCount)"
        }
    }

    @Test("scales are absolute, turns and ways add up; movements in one frame are told as one")
    mutating func pinch() {
        let steps = sequencer.receive(
            samples([
                .began(.pinch, on: scene, fingerCount: 2),
                .pinched(PinchStep(scale: 1.5, rotation: 100, translation: Vector(dx: 1, dy: 0))),
                .pinched(PinchStep(scale: 2, rotation: 100, translation: Vector(dx: 2, dy: 0))),
            ]))
        #expect(steps.map(line) == ["0 pinch began 1.0 0.0° 0.0 by 2", "2 pinch changed 2.0 200.0° 3.0 by 2"])
        #expect(steps.map(\.scene) == [scene, nil])
        #expect(steps.last?.location == Point(x: 2, y: 0))
        let end = sequencer.receive(samples([.pinched(PinchStep(scale: 3, rotation: 300)), .ended(.pinch)]))
        #expect(end.map(line) == ["0 pinch changed 3.0 500.0° 3.0 by 2", "1 pinch ended 3.0 500.0° 3.0 by 2"])
    }

    @Test("a swipe scrolls as its fingers go, with their number")
    mutating func swipe() {
        let steps = sequencer.receive(
            samples([
                .began(.swipe, on: scene, fingerCount: 4), .swiped(by: Vector(dx: 3, dy: 0)),
                .swiped(by: Vector(dx: 4, dy: 0)), .ended(.swipe),
            ]))
        #expect(
            steps.map(line) == ["0 scroll began 0.0 by 4", "2 scroll changed 7.0 by 4", "3 scroll ended 0.0 by 4"])
    }

    @Test("resting fingers may begin to scroll; lifted or not, it comes to nothing", arguments: [true, false])
    mutating func hold(isLifted: Bool) {
        let steps = sequencer.receive(
            samples([.began(.hold, on: scene, fingerCount: 1), isLifted ? .ended(.hold) : .cancelled(.hold)]))
        #expect(steps.map(line) == ["0 scroll mayBegin 0.0 by 1", "1 scroll cancelled 0.0 by 1"])
    }

    @Test("what was taken away is cancelled, with what it had come to")
    mutating func cancelled() {
        let steps = sequencer.receive(
            samples([
                .began(.pinch, on: scene, fingerCount: 2), .pinched(PinchStep(scale: 2, rotation: 0)),
                .cancelled(.pinch), .cancelled(.pinch),
            ]))
        #expect(steps.map(line).last == "2 pinch cancelled 2.0 0.0° 0.0 by 2")
        #expect(steps.count == 3)
    }

    @Test("what does not belong to the gesture under way, or cannot be, is dropped")
    mutating func nonsense() {
        let stray: [PointerGestureSample.Change] = [
            .pinched(PinchStep(scale: 2, rotation: 0)), .swiped(by: Vector(dx: 1, dy: 1)), .ended(.hold),
        ]
        #expect(sequencer.receive(samples(stray)) == [])
        let impossible = [0, -1, Double.nan, .infinity].map {
            PointerGestureSample.Change.pinched(PinchStep(scale: $0, rotation: 0))
        }
        let begin = PointerGestureSample.Change.began(.pinch, on: scene, fingerCount: -3)
        let others: [PointerGestureSample.Change] = [
            .pinched(PinchStep(scale: 1, rotation: .infinity)), .swiped(by: Vector(dx: 1, dy: 1)), .ended(.swipe),
        ]
        let steps = sequencer.receive(samples([begin] + impossible + others))
        #expect(steps.map(line) == ["0 pinch began 1.0 0.0° 0.0 by 1"])
    }

    @Test("a gesture that begins breaks off the one before")
    mutating func overlapping() {
        let steps = sequencer.receive(
            samples([
                .began(.hold, on: scene, fingerCount: 3), .began(.swipe, on: scene, fingerCount: 3), .ended(.hold),
                .swiped(by: Vector(dx: 1, dy: 0)),
            ]))
        #expect(
            steps.map(line) == [
                "0 scroll mayBegin 0.0 by 3", "1 scroll cancelled 0.0 by 3", "1 scroll began 0.0 by 3",
                "3 scroll changed 1.0 by 3",
            ])
        #expect(sequencer.cancel(at: Instant(nanoseconds: 9)).map(line) == "9 scroll cancelled 0.0 by 3")
        #expect(sequencer.cancel(at: Instant(nanoseconds: 9)) == nil)
    }
}

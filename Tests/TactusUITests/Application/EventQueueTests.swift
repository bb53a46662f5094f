import Testing

@testable import TactusUI

@Suite("The queue of input")
struct EventQueueTests {
    private func frame(_ change: ContactSample.Change, _ milliseconds: Int64, seat: UInt64 = 1) -> InputFrame {
        let time = Instant(nanoseconds: milliseconds * 1_000_000)
        let sample = ContactSample(contact: ContactID(rawValue: 1), change: change, location: .zero, time: time)
        return InputFrame(seat: SeatID(rawValue: seat), time: time, contents: .contacts([sample]))
    }

    private func drain(_ queue: inout EventQueue, before deadline: Instant? = nil) -> [[Int64]] {
        var frames: [[Int64]] = []
        while let frame = queue.removeNext(before: deadline) {
            guard case .contacts(let samples) = frame.contents else { continue }
            frames.append(samples.map { $0.time.nanoseconds / 1_000_000 })
        }
        return frames
    }

    @Test("TC-14: motion that follows motion is merged, all its samples kept in order")
    func mergesMotion() {
        var queue = EventQueue()
        for time in 1...3 { queue.append(frame(.moved, Int64(time))) }
        #expect(queue.first?.time == Instant(nanoseconds: 1_000_000))

        var copy = queue
        #expect(copy.removeNext(before: nil)?.time == Instant(nanoseconds: 3_000_000))
        #expect(drain(&queue) == [[1, 2, 3]])
        #expect(queue.isEmpty)
    }

    @Test(
        "TC-14: what lands, lifts or is taken away is a frame of its own, after the motion before it",
        arguments: [
            ContactSample.Change.down(SceneID(rawValue: 1)), .up, .cancelled,
        ])
    func neverMergesEnds(change: ContactSample.Change) {
        var queue = EventQueue()
        queue.append(frame(.moved, 1))
        queue.append(frame(.moved, 2))
        queue.append(frame(change, 3))
        queue.append(frame(change, 4))
        queue.append(frame(.moved, 5))
        #expect(!queue.mayWait)

        #expect(drain(&queue) == [[1, 2], [3], [4], [5]])
    }

    @Test("TC-14: buttons are never merged, pointer motion is")
    func pointerFrames() {
        var queue = EventQueue()
        let changes: [PointerSample.Change] = [
            .moved, .moved, .button(code: 0x110, isDown: true), .moved, .moved, .left,
        ]
        for change in changes {
            let sample = PointerSample(change: change, location: .zero, time: .zero)
            queue.append(InputFrame(seat: SeatID(rawValue: 1), time: .zero, contents: .pointer([sample])))
        }
        var counts: [Int] = []
        while let frame = queue.removeNext(before: nil) {
            guard case .pointer(let samples) = frame.contents else { continue }
            counts.append(samples.count)
        }

        #expect(counts == [2, 1, 2, 1])
    }

    @Test("TC-14: steps of a touchpad's gesture are merged, its begin and end are not")
    func gestureFrames() {
        var queue = EventQueue()
        let step = PointerGestureSample.Change.pinched(PinchStep(scale: 1.1, rotation: 0))
        let begin = PointerGestureSample.Change.began(.pinch, on: SceneID(rawValue: 1), fingerCount: 2)
        for change in [begin, step, step, step, .ended(.pinch)] {
            let sample = PointerGestureSample(change: change, location: .zero, time: .zero)
            queue.append(InputFrame(seat: SeatID(rawValue: 1), time: .zero, contents: .gesture([sample])))
        }
        var counts: [Int] = []
        while let frame = queue.removeNext(before: nil) {
            guard case .gesture(let samples) = frame.contents else { continue }
            counts.append(samples.count)
        }

        #expect(counts == [1, 3, 1])
    }

    @Test("TC-14: of a tool, coming, going, tip, buttons, wheel and corrections are never merged; motion is")
    func tabletFrames() {
        var queue = EventQueue()
        let changes: [TabletSample.Change] = [
            .entered(SceneID(rawValue: 1), TabletTool(kind: .pen)), .moved, .moved, .down, .moved, .moved, .moved,
            .button(code: 0x14b, isDown: true), .moved, .corrected(index: 1), .moved, .moved,
            .scrolled(ScrollSample(source: .wheel, delta: .zero)), .up, .moved, .left,
        ]
        for change in changes {
            let sample = TabletSample(tool: TabletToolID(rawValue: 1), change: change, location: .zero, time: .zero)
            queue.append(InputFrame(seat: SeatID(rawValue: 1), time: .zero, contents: .tablet([sample])))
        }
        var counts: [Int] = []
        while let frame = queue.removeNext(before: nil) {
            guard case .tablet(let samples) = frame.contents else { continue }
            counts.append(samples.count)
        }

        #expect(counts == [1, 2, 1, 3, 1, 1, 1, 2, 1, 1, 1, 1])
    }

    @Test("frames of different seats are not merged")
    func seats() {
        var queue = EventQueue()
        queue.append(frame(.moved, 1))
        queue.append(frame(.moved, 2, seat: 2))
        queue.append(frame(.moved, 3))

        #expect(drain(&queue) == [[1], [2], [3]])
    }

    @Test("TM-2: nothing is merged across a deadline, since a timer fires there")
    func deadlines() {
        var queue = EventQueue()
        for time in 1...4 { queue.append(frame(.moved, Int64(time))) }

        #expect(queue.removeNext(before: Instant(nanoseconds: 3_000_000))?.time == Instant(nanoseconds: 2_000_000))
        #expect(drain(&queue) == [[3, 4]])
    }

    @Test("it is first in, first out, however long it gets")
    func order() {
        var queue = EventQueue()
        for time in 0..<500 { queue.append(frame(.up, Int64(time))) }
        #expect(drain(&queue) == (0..<500).map { [$0] })
    }

    @Test("motion does not wait for ever for a display that never draws")
    func holdsBounded() {
        var queue = EventQueue()
        for time in 1...EventQueue.mostHeldFrames { queue.append(frame(.moved, Int64(time))) }
        #expect(queue.mayWait)
        queue.append(frame(.moved, 1000))
        #expect(!queue.mayWait)
        #expect(drain(&queue).map(\.count) == [EventQueue.mostHeldFrames + 1])
        queue.append(frame(.up, 1001))
        #expect(!queue.mayWait)
        _ = queue.removeNext(before: nil)
        queue.append(frame(.moved, 1002))
        #expect(queue.mayWait)
    }
}

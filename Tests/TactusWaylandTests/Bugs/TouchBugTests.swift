import TactusUI
import TactusWayland
import Testing

/// The bugs of other programs that Documentation/Wayland.md §2.5 lists, as far as values show them.
@Suite("Bugs of others: touch frames")
struct TouchBugTests {
    var device = TouchDevice()

    @Test("T1: three fingers, a motion and a cancel, without a lift: none is stuck")
    mutating func stuckFingers() {
        for id in 0..<3 as Range<Int32> { device.down(id) }
        device.frame()
        device.move(0, 11, 21)
        device.cancel()
        device.drain()
        device.frame()

        #expect(
            device.lines == [
                "1 down A 10,20; 2 down A 10,20; 3 down A 10,20",
                "1 moved 11,21; 1 cancelled 11,21; 2 cancelled 10,20; 3 cancelled 10,20",
            ])
    }

    @Test("T2: the touch after a cancel is not lost, and the cancel belongs to the scene of its landing")
    mutating func touchAfterCancel() {
        device.down(0)
        device.frame()
        device.cancel()
        device.down(0, on: TouchDevice.sceneB)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20", "2 down B 10,20"])
    }

    @Test("T3: a lift that a window manager swallowed does not swallow the next press", arguments: [true, false])
    func swallowedLift(isHandedOver: Bool) {
        var device = TouchDevice()
        device.down(0)
        device.frame()
        if isHandedOver { device.destroy(TouchDevice.sceneA) }
        device.move(0, 50, 50)
        device.down(0, 30, 40)
        device.frame()
        device.up(0)
        device.frame()

        #expect(device.samples.filter { $0.change == .cancelled }.map(\.contact.rawValue) == [1])
        #expect(device.lines.suffix(1) == ["2 up 30,40"])
        #expect(device.samples.last?.change == .up)
    }

    @Test("T4: a contact ends where it was last, and is gone")
    mutating func endedInPlace() {
        device.down(0)
        device.move(0, 50, 60)
        device.up(0)
        device.frame()
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 1 moved 50,60; 1 up 50,60"])
    }

    @Test("T5: a motion stays a motion")
    mutating func motionStaysMotion() {
        device.down(0)
        device.frame()
        for x in 1...3 {
            device.move(0, Double(x), 0)
            device.frame()
        }

        #expect(device.samples.dropFirst().map(\.change) == [.moved, .moved, .moved])
    }

    @Test("T6: a lift is delivered at once, not with the next tap")
    mutating func lateLift() {
        device.down(0)
        device.frame()
        device.up(0)
        device.drain()

        #expect(device.lines == ["1 down A 10,20", "1 up 10,20"])
    }

    @Test("T7: a compositor that closes the frame of a lift and one that does not give the same touches")
    func framesAfterLifts() {
        let lines = [true, false].map { hasFrames in
            var device = TouchDevice()
            for id in 0..<2 as Range<Int32> { device.down(id) }
            device.frame()
            for id in 0..<2 as Range<Int32> {
                device.up(id)
                if hasFrames { device.frame() }
                device.drain()
            }
            return device.lines
        }

        #expect(lines.first == lines.last)
        #expect(lines.first?.count == 3)
    }

    @Test("T8: a nested compositor that never closes a frame still has touches, four milliseconds late")
    mutating func noFrames() {
        device.down(0)
        device.drain()
        device.now = .zero + TouchFrameBuilder.settlingTime
        device.drain()
        device.up(0)
        device.drain()

        #expect(device.lines == ["1 down A 10,20", "1 up 10,20"])
    }

    @Test("T9: a motion after the lift is nobody's")
    mutating func motionAfterLift() {
        device.down(0)
        device.up(0)
        device.move(0, 1, 1)
        device.frame()
        device.move(0, 2, 2)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 1 up 10,20"])
        #expect(device.builder.strayEventCount == 2)
    }

    @Test("T10: a surface that is destroyed under a finger cancels it; the lift that follows is nobody's")
    mutating func destroyedSurface() {
        device.down(0)
        device.frame()
        device.destroy(TouchDevice.sceneA)
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20"])
    }

    @Test("T11: a screen that is unplugged with a finger on it takes the finger along, and its slot is free")
    mutating func unplugged() {
        device.down(0)
        device.frame()
        device.unplug()
        device.down(0, 30, 40)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20", "2 down A 30,40"])
    }

    @Test("T13: −1 is an id like others, beside 0")
    mutating func minusOne() {
        device.down(-1)
        device.down(0, 30, 40)
        device.up(-1)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 1 up 10,20; 2 down A 30,40"])
    }

    @Test("T14, T25: an id that lands again without a lift was another finger: the first is cancelled")
    mutating func landsTwice() {
        device.down(0)
        device.frame()
        device.down(0, 30, 40)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20", "2 down A 30,40"])
    }

    @Test("T15, rule 6: two fingers on two surfaces each stay with their own, wherever they go")
    mutating func twoSurfaces() {
        device.down(0, on: TouchDevice.sceneA)
        device.down(1, on: TouchDevice.sceneB)
        device.frame()
        device.destroy(TouchDevice.sceneB)
        device.move(0, 500, -3)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 2 down B 10,20", "2 cancelled 10,20", "1 moved 500,-3"])
    }

    @Test("T24: stamps are milliseconds: sixteen of them are sixteen milliseconds")
    func milliseconds() {
        var mapper = EventTimeMapper()
        let first = mapper.instant(of: 1000, receivedAt: Instant(seconds: 5))
        let second = mapper.instant(of: 1016, receivedAt: Instant(seconds: 5.016))

        #expect(second - first == .milliseconds(16))
    }

    @Test("§4: a finer time belongs to the next stamp alone, and counts below its millisecond")
    func finerTimes() {
        var mapper = EventTimeMapper()
        let first = mapper.instant(of: 1000, receivedAt: Instant(seconds: 5))
        mapper.refine(nanoseconds: 1_016_250_000)
        let second = mapper.instant(of: 1016, receivedAt: Instant(seconds: 5.017))
        let third = mapper.instant(of: 1017, receivedAt: Instant(seconds: 5.018))

        #expect(second - first == .microseconds(16_250))
        #expect(third - first == .milliseconds(17))
    }
}

import TactusUI
import TactusWayland
import Testing

@Suite("Touch frames")
struct TouchFrameTests {
    var device = TouchDevice()

    @Test("a frame delivers what came before it: contact by contact, each one's samples in order")
    mutating func frameDeliversWhatCameBefore() {
        device.down(0, 10, 20)
        device.down(1, 30, 40)
        device.frame()
        device.move(1, 31, 41)
        device.move(0, 11, 21)
        device.move(1, 32, 42)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 2 down A 30,40", "1 moved 11,21; 2 moved 31,41; 2 moved 32,42"])
    }

    @Test("rule 8: a lift repeats the last known place")
    mutating func liftRepeatsPlace() {
        device.down(0)
        device.move(0, 50, 60)
        device.frame()
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 1 moved 50,60", "1 up 50,60"])
    }

    @Test("a tap within one frame begins and ends in it")
    mutating func tapInOneFrame() {
        device.down(0)
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 1 up 10,20"])
    }

    @Test("an id that lands again in the frame of its lift closes that frame, and is another finger")
    mutating func reuseWithinFrame() {
        device.down(0)
        device.frame()
        device.up(0)
        device.down(0, 70, 80)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 up 10,20", "2 down A 70,80"])
    }

    @Test("rule 1: any 32-bit integer is an id", arguments: [0, -1, .min, .max, 352] as [Int32])
    func anyIntegerIsAnID(id: Int32) {
        var device = TouchDevice()
        device.down(id)
        device.frame()
        device.up(id)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 up 10,20"])
    }

    @Test("sixty-four fingers are sixty-four contacts")
    mutating func manyFingers() {
        for id in 0..<64 as Range<Int32> { device.down(id) }
        device.frame()
        for id in 0..<64 as Range<Int32> { device.up(id) }
        device.frame()

        #expect(device.lines.count == 2)
        #expect(device.samples.filter { $0.change == .up }.map(\.contact.rawValue) == Array(1...64))
    }

    @Test("rule 6: fingers on two surfaces belong each to its own")
    mutating func twoSurfaces() {
        device.down(0, on: TouchDevice.sceneA)
        device.down(1, on: TouchDevice.sceneB, -5, -7)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 2 down B -5,-7"])
    }

    @Test("empty frames, and a frame before any event, deliver nothing")
    mutating func emptyFrames() {
        device.frame()
        device.down(0)
        device.frame()
        device.frame()
        device.cancel()
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20"])
    }

    @Test("the time of a frame is that of its newest sample")
    func frameTime() throws {
        var builder = TouchFrameBuilder(seat: SeatID(rawValue: 9))
        let contact = ContactID(rawValue: 1)
        let times = [Instant(nanoseconds: 5), Instant(nanoseconds: 8)]
        _ = builder.receive(
            .down(0, contact: contact, scene: TouchDevice.sceneA, location: .zero, time: times[0]))
        _ = builder.receive(.motion(0, location: .zero, time: times[1]))
        let closed = builder.receive(.frame)
        let frame = try #require(closed)

        #expect(frame.seat == SeatID(rawValue: 9))
        #expect(frame.time == times[1])
        guard case .contacts(let samples) = frame.contents else {
            Issue.record("the frame is not one of contacts")
            return
        }
        #expect(samples.map(\.time) == times)
    }
}

@Suite("Touch frames that the compositor does not close")
struct UnclosedTouchFrameTests {
    var device = TouchDevice()

    @Test("rule 3: mutter: a lift without a frame is delivered when everything was read, other fingers down or not")
    mutating func liftWithoutFrame() {
        device.down(0)
        device.down(1, 30, 40)
        device.frame()
        device.up(0)
        device.drain()
        device.up(1)
        device.drain()

        #expect(device.lines == ["1 down A 10,20; 2 down A 30,40", "1 up 10,20", "2 up 30,40"])
        #expect(device.builder.deadline == nil)
    }

    @Test("rule 3: cage: without frames, a landing waits four milliseconds and not longer")
    mutating func landingWithoutFrame() {
        device.down(0)
        device.drain()
        #expect(device.builder.deadline == .zero + .milliseconds(4))
        device.now = .zero + .milliseconds(3)
        device.move(0, 11, 21)
        device.drain()
        #expect(device.lines == [])
        device.now = .zero + .milliseconds(4)
        device.drain()

        #expect(device.lines == ["1 down A 10,20; 1 moved 11,21"])
        #expect(device.builder.deadline == nil)
    }

    @Test("a frame that comes in time disarms the timer")
    mutating func frameDisarms() {
        device.down(0)
        device.drain()
        device.frame()
        #expect(device.builder.deadline == nil)
        device.drain()

        #expect(device.lines == ["1 down A 10,20"])
    }

    @Test("with nothing pending, nothing is waited for")
    mutating func nothingPending() {
        device.down(0)
        device.frame()
        device.drain()

        #expect(device.builder.deadline == nil)
        #expect(device.lines.count == 1)
    }

    @Test("a cancel disarms the timer, and the landing that waited vanishes")
    mutating func cancelDisarms() {
        device.down(0)
        device.drain()
        device.cancel()

        #expect(device.builder.deadline == nil)
        #expect(device.lines == [])
    }
}

@Suite("Shapes of contacts")
struct ContactShapeTests {
    var device = TouchDevice()

    @Test("a shape joins the landing or motion of its frame, before or after it")
    mutating func shapeJoins() {
        device.down(0)
        device.shape(0, 12, 8)
        device.frame()
        device.shape(0, 14, 9)
        device.move(0, 11, 21)
        device.frame()

        #expect(device.lines == ["1 down A 10,20 12x8", "1 moved 11,21 14x9"])
    }

    @Test("a shape alone is a motion that stays in place")
    mutating func shapeAlone() {
        device.down(0)
        device.frame()
        device.shape(0, 12, 8)
        device.orientation(0, -45)
        device.frame()
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 moved 10,20 12x8@-45"])
    }

    @Test("a shape joins its finger's sample, also when another finger's were taken back before it")
    mutating func shapeAfterRepeatedLanding() {
        device.down(0)
        device.down(1, 30, 40)
        device.down(0, 11, 21)
        device.shape(1, 12, 8)
        device.frame()

        #expect(device.lines == ["2 down A 30,40 12x8; 3 down A 11,21"])
    }

    @Test("a finger that is lost keeps the shape that nobody heard of, and tells it once")
    mutating func shapeOfLostFinger() {
        device.down(0)
        device.frame()
        device.shape(0, 12, 8)
        device.down(0, 70, 80)
        device.frame()
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20 12x8", "2 down A 70,80"])
    }

    @Test("a lift on a scene that vanishes is told with it; what others changed waits for its own frame")
    mutating func liftOnVanishingScene() {
        device.down(0)
        device.down(1, on: TouchDevice.sceneB, 30, 40)
        device.frame()
        device.up(0)
        device.shape(1, 12, 8)
        device.destroy(TouchDevice.sceneA)
        device.drain()
        #expect(device.builder.deadline != nil)
        device.frame()

        #expect(device.lines == ["1 down A 10,20; 2 down B 30,40", "1 up 10,20", "2 moved 30,40 12x8"])
    }

    @Test("an orientation without a shape tells nothing")
    mutating func orientationAlone() {
        device.down(0)
        device.frame()
        device.orientation(0, 30)
        device.frame()

        #expect(device.lines == ["1 down A 10,20"])
    }
}

import RandomNumbers
import TactusUI
import TactusWayland
import Testing

@Suite("Touches that end in another way, and touches that never were")
struct TouchBadInputTests {
    var device = TouchDevice()

    @Test("rule 4: motion, lift, shape and orientation of an unknown finger are dropped and counted")
    mutating func unknownFinger() {
        device.move(7, 1, 1)
        device.up(7)
        device.shape(7, 1, 1)
        device.orientation(7, 1)
        device.frame()
        device.drain()

        #expect(device.lines == [])
        #expect(device.builder.strayEventCount == 4)
    }

    @Test("a finger that lands twice was lifted unseen: the first contact is cancelled")
    mutating func duplicateDown() {
        device.down(0)
        device.frame()
        device.down(0, 70, 80)
        device.frame()
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20", "2 down A 70,80", "2 up 70,80"])
    }

    @Test("Mir: a landing that is repeated where the finger rests is no landing; anywhere else it is another finger's")
    mutating func echo() {
        device.down(0)
        device.frame()
        device.down(0)
        device.down(1, 50, 20)
        device.frame()
        device.down(0)
        device.frame()
        device.down(0, on: TouchDevice.sceneB)
        device.frame()

        #expect(
            device.lines == ["1 down A 10,20", "3 down A 50,20", "1 cancelled 10,20", "5 down B 10,20"])
    }

    @Test("Mir: of a landing that is repeated before it was delivered, the last counts")
    mutating func repeatedDown() {
        device.down(0)
        device.down(0, 11, 21)
        device.down(0, 12, 22)
        device.frame()

        #expect(device.lines == ["3 down A 12,22"])
    }

    @Test("rule 5: a finger on a surface that is not ours is ignored until it lands anew")
    mutating func foreignSurface() {
        device.down(0, on: nil)
        device.move(0, 11, 21)
        device.frame()
        device.up(0)
        device.frame()
        device.down(0, 70, 80)
        device.frame()

        #expect(device.lines == ["2 down A 70,80"])
        #expect(device.builder.strayEventCount == 0)
    }

    @Test("a second lift of an ignored finger is a stray one")
    mutating func secondLift() {
        device.down(0, on: nil)
        device.up(0)
        device.up(0)

        #expect(device.builder.strayEventCount == 1)
    }

    @Test("rule 9: a cancel ends every finger once, without a frame, and the ids are free")
    mutating func cancelEndsAll() {
        device.down(0)
        device.down(1, on: TouchDevice.sceneB, 30, 40)
        device.frame()
        device.move(1, 31, 41)
        device.cancel()
        device.cancel()
        device.frame()
        device.down(1)
        device.frame()

        #expect(
            device.lines == [
                "1 down A 10,20; 2 down B 30,40", "1 cancelled 10,20; 2 moved 31,41; 2 cancelled 31,41",
                "3 down A 10,20",
            ])
    }

    @Test("a cancel with nothing active is nothing")
    mutating func cancelOfNothing() {
        device.cancel()
        device.drain()

        #expect(device.lines == [])
    }

    @Test("a landing that a cancel overtakes was never told; a lift before it stays a lift")
    mutating func cancelBeforeFrame() {
        device.down(0)
        device.frame()
        device.up(0)
        device.down(1)
        device.move(1, 11, 21)
        device.cancel()

        #expect(device.lines == ["1 down A 10,20", "1 up 10,20"])
    }

    @Test("a scene that vanishes takes its fingers with it, and swallows what they still do")
    mutating func sceneVanishes() {
        device.down(0, on: TouchDevice.sceneA)
        device.down(1, on: TouchDevice.sceneB, 30, 40)
        device.frame()
        device.move(1, 31, 41)
        device.destroy(TouchDevice.sceneA)
        device.move(0, 1, 1)
        device.up(0)
        device.frame()

        #expect(
            device.lines == ["1 down A 10,20; 2 down B 30,40", "1 cancelled 10,20", "2 moved 31,41"])
        #expect(device.builder.strayEventCount == 0)
    }

    @Test("a scene that vanishes before its finger was told takes it away untold")
    mutating func sceneVanishesBeforeFrame() {
        device.down(0)
        device.destroy(TouchDevice.sceneA)
        device.frame()
        device.up(0)
        device.frame()

        #expect(device.lines == [])
    }

    @Test("a device that vanishes cancels its fingers; one that comes back starts anew")
    mutating func deviceVanishes() {
        device.down(0)
        device.frame()
        device.unplug()
        device.unplug()
        device.up(0)
        device.frame()

        #expect(device.lines == ["1 down A 10,20", "1 cancelled 10,20"])
    }

    @Test(
        "rule 2: whatever comes, every contact that began ends once, and nothing else happens to it after that",
        arguments: 0..<64)
    func randomScripts(seed: Int) {
        var device = TouchDevice()
        var random = SplitMix(seed: seed)
        for _ in 0..<400 { random.act(on: &device) }
        device.unplug()

        var alive: Set<ContactID> = []
        for sample in device.samples {
            switch sample.change {
            case .down: #expect(alive.insert(sample.contact).inserted)
            case .moved: #expect(alive.contains(sample.contact))
            case .up, .cancelled: #expect(alive.remove(sample.contact) != nil)
            }
        }
        #expect(alive.isEmpty)
    }
}

extension SplitMix {
    /// Lets the device do anything a compositor might tell of it, sensible or not.
    fileprivate mutating func act(on device: inout TouchDevice) {
        let id = Int32.random(in: 0..<4, using: &self)
        device.now = device.now + .milliseconds(Int.random(in: 0..<3, using: &self))
        switch Int.random(in: 0..<16, using: &self) {
        case 0...3:
            device.down(id, on: [TouchDevice.sceneA, TouchDevice.sceneB, nil].randomElement(using: &self) ?? nil)
        case 4...6: device.move(id, 1, 2)
        case 7...8: device.up(id)
        case 9: device.shape(id, 3, 4)
        case 10...11: device.frame()
        case 12...13: device.drain()
        case 14: device.cancel()
        default: device.destroy(TouchDevice.sceneA)
        }
    }
}

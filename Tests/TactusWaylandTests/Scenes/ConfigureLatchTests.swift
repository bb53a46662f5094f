import TactusUI
import TactusWayland
import Testing

@Suite("Configuring a toplevel")
struct ConfigureLatchTests {
    var latch = ConfigureLatch()

    @Test("counts as a whole, when xdg_surface.configure says so")
    mutating func latched() {
        latch.receive(width: 300, height: 200, states: [.activated])
        #expect(latch.current == ConfigureLatch().current)
        #expect(!latch.isUnanswered)
        latch.receive(serial: 7)
        #expect(latch.current.width == 300)
        #expect(latch.current.height == 200)
        #expect(latch.current.states == [.activated])
    }

    @Test("the newest serial answers all, once")
    mutating func newestSerial() {
        latch.receive(serial: 7)
        latch.receive(serial: 9)
        #expect(latch.isUnanswered)
        let serials = [latch.consumeSerial(), latch.consumeSerial()]
        #expect(serials == [9, nil])
    }

    @Test("a configure without a toplevel's state repeats the last one")
    mutating func repeated() {
        latch.receive(width: 300, height: 200, states: [])
        latch.receive(serial: 1)
        latch.receive(serial: 2)
        #expect(latch.current.width == 300)
    }

    @Test("zero and negative extents are the client's choice")
    mutating func ownChoice() {
        latch.receive(width: 0, height: -5, states: [])
        latch.receive(serial: 1)
        #expect(latch.current.width == nil)
        #expect(latch.current.height == nil)
    }
}

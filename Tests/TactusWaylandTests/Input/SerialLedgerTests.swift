import TactusUI
import TactusWayland
import Testing

@Suite("Serials")
struct SerialLedgerTests {
    private let scene = SceneID(rawValue: 1)
    private let other = SceneID(rawValue: 2)
    private var ledger = SerialLedger()

    @Test(
        "T17, rule 10: a grab has the serial of the finger that is down there longest, whatever else was pressed since")
    mutating func firstFingerCounts() {
        ledger.contactLanded(3, on: scene, serial: 10)
        ledger.contactLanded(4, on: scene, serial: 11)
        ledger.contactLanded(5, on: other, serial: 12)
        ledger.buttonWentDown(0x110, on: scene, serial: 13)
        ledger.keyWentDown(serial: 14)
        #expect(ledger.grabSerial(on: scene) == 10)
        #expect(ledger.grabSerial(on: other) == 12)
        ledger.contactLifted(3)
        #expect(ledger.grabSerial(on: scene) == 11)
        ledger.contactsVanished()
        #expect(ledger.grabSerial(on: scene) == 13)
        ledger.pointerLeft()

        #expect(ledger.grabSerial(on: scene) == nil)
    }

    @Test("T16: a menu has the serial of what is down, else of the newest key, and never that of a finger that is gone")
    mutating func menus() {
        ledger.contactLanded(0, on: scene, serial: 20)
        #expect(ledger.menuSerial(on: scene) == 20)
        ledger.contactLifted(0)
        #expect(ledger.menuSerial(on: scene) == nil)
        ledger.keyWentDown(serial: 21)

        #expect(ledger.menuSerial(on: scene) == 21)
    }

    @Test(
        "rule 10: a pen on its tablet entitles to a grab until it is lifted, after fingers; a pointer that leaves lets it be"
    )
    mutating func pens() {
        let (pen, other) = (TabletToolID(rawValue: 1), TabletToolID(rawValue: 2))
        ledger.toolTouched(pen, on: scene, serial: 30)
        ledger.toolTouched(other, on: self.other, serial: 31)
        ledger.pointerLeft()
        ledger.contactsVanished()
        #expect(ledger.grabSerial(on: scene) == 30 && ledger.selectionSerial == 31)
        ledger.contactLanded(0, on: scene, serial: 32)
        #expect(ledger.grabSerial(on: scene) == 32)
        ledger.contactLifted(0)
        ledger.toolLifted(pen)

        #expect(ledger.grabSerial(on: scene) == nil)
    }

    @Test("the clipboard has the serial of the newest press of any device")
    mutating func selections() {
        #expect(ledger.selectionSerial == nil)
        ledger.buttonWentDown(0x110, on: scene, serial: 30)
        ledger.buttonCameUp(0x110)
        #expect(ledger.selectionSerial == 30)
        ledger.keyWentDown(serial: 31)
        ledger.contactLanded(0, on: nil, serial: 32)

        #expect(ledger.selectionSerial == 31)
    }

    @Test("serials wrap: which one is newer is never a matter of size")
    mutating func wrap() {
        ledger.contactLanded(0, on: scene, serial: .max)
        ledger.contactLanded(1, on: scene, serial: 0)
        #expect(ledger.grabSerial(on: scene) == .max)
        #expect(ledger.selectionSerial == 0)
        ledger.sceneVanished(scene)

        #expect(ledger.grabSerial(on: scene) == nil)
    }
}

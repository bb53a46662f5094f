import TactusGeometry
import TactusWayland
import Testing

@Suite("Buffers and their ages")
struct BufferLedgerTests {
    static let size = PixelSize(width: 100, height: 50)
    static let whole = PixelRegion(PixelRect(size))

    var ledger = BufferLedger()

    init() { _ = ledger.resize(to: Self.size) }

    private func strip(_ x: Int) -> PixelRegion { PixelRegion(PixelRect(x: x, y: 0, width: 10, height: 50)) }

    /// Presents a picture, and says how it was made.
    private mutating func present(_ damage: PixelRegion) -> BufferLedger.Plan? {
        let plan = ledger.plan(painting: damage)
        if let plan { ledger.commit(plan) }
        return plan
    }

    @Test("the first picture is painted whole, into a new buffer")
    mutating func first() {
        #expect(present(strip(0)) == BufferLedger.Plan(buffer: 1, isNew: true, paint: Self.whole))
    }

    @Test("a buffer that came back at once is used again, with nothing but the damage to paint")
    mutating func released() {
        _ = present(Self.whole)
        #expect(!ledger.release(1))
        #expect(present(strip(0)) == BufferLedger.Plan(buffer: 1, isNew: false, paint: strip(0)))
    }

    @Test("a second buffer gets what it lacks from the newest, without what is painted anyway")
    mutating func second() {
        _ = present(Self.whole)
        let copied = Self.whole.subtracting(strip(0))
        #expect(
            present(strip(0))
                == BufferLedger.Plan(
                    buffer: 2, isNew: true, copy: .init(source: 1, region: copied), paint: strip(0)))
    }

    @Test("a buffer lacks all that changed since it was the newest")
    mutating func ages() {
        _ = present(Self.whole)
        _ = present(strip(0))
        _ = present(strip(10))
        _ = ledger.release(1)
        #expect(
            present(strip(10))
                == BufferLedger.Plan(
                    buffer: 1, isNew: false, copy: .init(source: 3, region: strip(0)), paint: strip(10)))
    }

    @Test("of several free buffers the one that lacks least is taken")
    mutating func youngest() {
        _ = present(Self.whole)
        _ = present(strip(0))
        _ = present(strip(10))
        _ = ledger.release(1)
        _ = ledger.release(2)
        #expect(ledger.plan(painting: strip(20))?.buffer == 2)
        _ = ledger.release(3)
        #expect(ledger.plan(painting: strip(20)) == BufferLedger.Plan(buffer: 3, isNew: false, paint: strip(20)))
    }

    @Test("with three buffers held there is none")
    mutating func cap() {
        for _ in 0..<3 { #expect(present(Self.whole) != nil) }
        #expect(present(Self.whole) == nil)
        _ = ledger.release(2)
        #expect(present(Self.whole)?.buffer == 2)
    }

    @Test("damage outside the surface is not painted")
    mutating func outside() {
        _ = present(Self.whole)
        _ = ledger.release(1)
        #expect(
            ledger.plan(painting: PixelRegion(PixelRect(x: 95, y: 0, width: 10, height: 50)))?.paint
                == PixelRegion(PixelRect(x: 95, y: 0, width: 5, height: 50)))
    }

    @Test("a resize destroys free buffers at once and held ones when they come back, and paints anew")
    mutating func resize() {
        _ = present(Self.whole)
        _ = present(Self.whole)
        _ = ledger.release(1)
        let larger = PixelSize(width: 200, height: 50)
        #expect(ledger.resize(to: larger) == [1])
        #expect(ledger.resize(to: larger) == [])
        #expect(
            ledger.plan(painting: strip(0))
                == BufferLedger.Plan(
                    buffer: 3, isNew: true, paint: PixelRegion(PixelRect(larger))))
        #expect(ledger.release(2))
        #expect(ledger.names == [])
    }

    @Test("buffers of a former size that are still held count towards the three")
    mutating func capAcrossSizes() {
        _ = present(Self.whole)
        _ = present(Self.whole)
        _ = ledger.resize(to: PixelSize(width: 200, height: 50))
        #expect(present(Self.whole) != nil)
        #expect(present(Self.whole) == nil)
        #expect(ledger.release(1))
        #expect(present(Self.whole) != nil)
    }

    @Test("a buffer that was not committed, because there was no memory, leaves no trace")
    mutating func uncommitted() {
        let plan = ledger.plan(painting: Self.whole)
        #expect(ledger.names == [])
        #expect(ledger.plan(painting: Self.whole) == plan)
    }

    @Test("a release of a buffer that is unknown is nothing")
    mutating func unknownRelease() {
        #expect(!ledger.release(9))
    }
}

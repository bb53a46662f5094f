import TactusGeometry
import TactusUI
import TactusWayland
import Testing

@Suite("Buffers and their ages")
final class BufferLedgerTests {
    static let size = PixelSize(width: 100, height: 50)
    static let whole = PixelRegion(PixelRect(size))

    var ledger = BufferLedger()

    init() { _ = ledger.resize(to: Self.size) }

    private func strip(_ x: Int) -> PixelRegion { PixelRegion(PixelRect(x: x, y: 0, width: 10, height: 50)) }

    /// Presents a picture, and says how it was made.
    private func present(_ damage: PixelRegion) -> BufferLedger.Plan? {
        let plan = ledger.plan(painting: damage)
        if let plan { show(plan) }
        return plan
    }

    private func show(_ plan: BufferLedger.Plan) { ledger.commit(plan, showing: plan.change(whenPainted: plan.paint)) }

    private func release(_ buffer: BufferLedger.Name) -> Bool { ledger.release(buffer) }

    private func resize(to size: PixelSize) -> [BufferLedger.Name] { ledger.resize(to: size) }

    @Test("the first picture is painted whole, into a new buffer")
    func first() {
        #expect(present(strip(0)) == BufferLedger.Plan(buffer: 1, isNew: true, paint: Self.whole))
    }

    @Test("a buffer that came back at once is used again, with nothing but the damage to paint")
    func released() {
        _ = present(Self.whole)
        #expect(!release(1))
        #expect(present(strip(0)) == BufferLedger.Plan(buffer: 1, isNew: false, paint: strip(0)))
    }

    @Test("what is scrolled moves within the newest buffer, or out of it into another one that has other pixels")
    func moves() {
        let move = PixelMove(area: PixelRect(x: 20, y: 0, width: 60, height: 50), dx: 0, dy: -10)
        let strip = PixelRegion(PixelRect(x: 20, y: 40, width: 60, height: 10))
        _ = present(Self.whole)
        _ = release(1)
        #expect(
            ledger.plan(painting: strip, moving: [move])
                == BufferLedger.Plan(buffer: 1, isNew: false, moves: [move], paint: strip))
        _ = present(self.strip(0))
        let plan = ledger.plan(painting: strip, moving: [move])
        // What moves is not copied to where it was.
        let rest = Self.whole.subtracting(move.area)
        #expect(
            plan
                == BufferLedger.Plan(
                    buffer: 2, isNew: true, copy: .init(source: 1, region: rest), moves: [move], paint: strip))
        #expect(plan?.change(whenPainted: plan?.paint ?? .empty) == PixelRegion(move.area))
        if let plan { show(plan) }
        _ = release(1)
        #expect(present(self.strip(0))?.copy?.region == PixelRegion(move.area))
    }

    @Test("a picture that comes out as the newest one stays where it is, and what others lack does not grow")
    func unchanged() throws {
        _ = present(Self.whole)
        let plan = try #require(ledger.plan(painting: strip(0)))
        ledger.commit(plan, showing: .empty)
        #expect(ledger.newest == 1 && ledger.names == [1, 2])
        // It has the newest picture, and nobody holds it.
        #expect(present(strip(10)) == BufferLedger.Plan(buffer: 2, isNew: false, paint: strip(10)))
        _ = release(1)
        #expect(present(strip(10))?.buffer == 1)
    }

    @Test("a second buffer gets what it lacks from the newest, without what is painted anyway")
    func second() {
        _ = present(Self.whole)
        let copied = Self.whole.subtracting(strip(0))
        #expect(
            present(strip(0))
                == BufferLedger.Plan(
                    buffer: 2, isNew: true, copy: .init(source: 1, region: copied), paint: strip(0)))
    }

    @Test("a buffer lacks all that changed since it was the newest")
    func ages() {
        _ = present(Self.whole)
        _ = present(strip(0))
        _ = present(strip(10))
        _ = release(1)
        #expect(
            present(strip(10))
                == BufferLedger.Plan(
                    buffer: 1, isNew: false, copy: .init(source: 3, region: strip(0)), paint: strip(10)))
    }

    @Test("of several free buffers the one that lacks least is taken")
    func youngest() {
        _ = present(Self.whole)
        _ = present(strip(0))
        _ = present(strip(10))
        _ = release(1)
        _ = release(2)
        #expect(ledger.plan(painting: strip(20))?.buffer == 2)
        _ = release(3)
        #expect(ledger.plan(painting: strip(20)) == BufferLedger.Plan(buffer: 3, isNew: false, paint: strip(20)))
    }

    @Test("with three buffers held there is none")
    func cap() {
        for _ in 0..<3 { #expect(present(Self.whole) != nil) }
        #expect(present(Self.whole) == nil)
        _ = release(2)
        #expect(present(Self.whole)?.buffer == 2)
    }

    @Test("damage outside the surface is not painted")
    func outside() {
        _ = present(Self.whole)
        _ = release(1)
        #expect(
            ledger.plan(painting: PixelRegion(PixelRect(x: 95, y: 0, width: 10, height: 50)))?.paint
                == PixelRegion(PixelRect(x: 95, y: 0, width: 5, height: 50)))
    }

    @Test("a resize destroys free buffers at once and held ones when they come back, and paints anew")
    func resize() {
        _ = present(Self.whole)
        _ = present(Self.whole)
        _ = release(1)
        let larger = PixelSize(width: 200, height: 50)
        #expect(resize(to: larger) == [1])
        #expect(resize(to: larger) == [])
        #expect(
            ledger.plan(painting: strip(0))
                == BufferLedger.Plan(
                    buffer: 3, isNew: true, paint: PixelRegion(PixelRect(larger))))
        #expect(release(2))
        #expect(ledger.names == [])
    }

    @Test("buffers of a former size that are still held count towards the three")
    func capAcrossSizes() {
        _ = present(Self.whole)
        _ = present(Self.whole)
        _ = resize(to: PixelSize(width: 200, height: 50))
        #expect(present(Self.whole) != nil)
        #expect(present(Self.whole) == nil)
        #expect(release(1))
        #expect(present(Self.whole) != nil)
    }

    @Test("a buffer that was not committed, because there was no memory, leaves no trace")
    func uncommitted() {
        let plan = ledger.plan(painting: Self.whole)
        #expect(ledger.names == [])
        #expect(ledger.plan(painting: Self.whole) == plan)
    }

    @Test("a release of a buffer that is unknown is nothing")
    func unknownRelease() {
        #expect(!release(9))
    }

    @Test("spares go after a while, but not the newest, and not what the compositor holds")
    func spares() throws {
        var ledger = BufferLedger()
        _ = ledger.resize(to: PixelSize(width: 10, height: 10))
        let whole = PixelRegion(PixelRect(x: 0, y: 0, width: 10, height: 10))
        var used: [BufferLedger.Name] = []
        for _ in 0..<3 {
            let plan = try #require(ledger.plan(painting: whole))
            ledger.commit(plan, showing: plan.paint)
            used.append(plan.buffer)
        }
        _ = ledger.release(used[0])
        _ = ledger.release(used[2])
        #expect(ledger.dropSpares() == [used[0]])
        #expect(ledger.names == [used[1], used[2]])
        _ = ledger.release(used[1])
        #expect(ledger.dropSpares() == [used[1]])
        #expect(ledger.dropSpares() == [])
        let part = PixelRegion(PixelRect(x: 0, y: 0, width: 1, height: 1))
        #expect(ledger.plan(painting: part) == BufferLedger.Plan(buffer: used[2], isNew: false, paint: part))
    }
}

import RandomNumbers
import TactusTesting
import Testing

@testable import TactusUI

@Suite("What a view notes of its subviews")
struct SubviewTableTests {
    @Test("the subviews that show somewhere are found from front to back, and no others")
    func reaching() {
        var table = SubviewTable()
        for index in 0..<4 { table.insert(at: index) }
        table.setExtent(PixelRect(0, 0, 10, 10), at: 0)
        table.setExtent(PixelRect(5, 5, 10, 10), at: 1)
        table.setExtent(PixelRect(10, 0, 10, 10), at: 2)

        #expect(found(in: table, PixelRect(9, 9, 1, 1)) == [1, 0])
        #expect(found(in: table, PixelRect(10, 0, 1, 1)) == [2])
        #expect(found(in: table, PixelRect(-5, -5, 100, 100)) == [2, 1, 0])
        #expect(found(in: table, PixelRect(15, 15, 9, 9)) == [])
        #expect(found(in: table, .zero) == [])
    }

    @Test(
        "the rectangle around all is the smallest one, and all are found, whatever has come and gone",
        arguments: 0..<8 as Range<UInt64>)
    func manyExtents(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var table = SubviewTable()
        var extents: [PixelRect] = []
        for _ in 0..<500 {
            let index = extents.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<9, using: &random) {
            case 0 where extents.count > 3:
                table.remove(at: index)
                extents.remove(at: index)
            case 1 where extents.count < 5:
                for _ in 0..<Int.random(in: 1...90, using: &random) {
                    table.insert(at: extents.count)
                    extents.append(.zero)
                }
            case 1 where extents.count < 100:
                table.insert(at: index)
                extents.insert(.zero, at: index)
            case 2 where !extents.isEmpty:
                let place = Int.random(in: 0..<extents.count, using: &random)
                table.move(from: index, to: place)
                extents.insert(extents.remove(at: index), at: place)
            default:
                guard !extents.isEmpty else { continue }
                let size = Int.random(in: 0...3, using: &random)
                let place = { Int.random(in: -9...9, using: &random) }
                extents[index] = PixelRect(place(), place(), size, size)
                table.setExtent(extents[index], at: index)
            }
            let rect = PixelRect(Int.random(in: -9...9, using: &random), Int.random(in: -9...9, using: &random), 2, 2)
            let inside = extents.indices.reversed().filter { extents[$0].intersects(rect) }
            #expect(found(in: table, rect) == inside)
            #expect(table.extent() == extents.reduce(.zero) { $0.union($1) })
            #expect(found(in: table, rect) == inside)
        }
    }

    @Test("marks are found wherever they are among many")
    func marksAmongMany() {
        var table = SubviewTable()
        for index in 0..<30 { table.insert(at: index) }
        for index in [0, 7, 8, 22, 29] {
            table.mark(.display, at: index)
            table.mark(.layout, at: (index + 3) % 30)
        }
        var found: [Int] = []
        while let next = table.first(.display, from: found.last.map { $0 + 1 } ?? 0) { found.append(next) }
        #expect(found == [0, 7, 8, 22, 29])
    }

    @Test("marks stay until they are taken away, and go along with the subview")
    func marks() {
        var table = SubviewTable()
        for index in 0..<4 { table.insert(at: index) }
        table.mark(.display, at: 1)
        table.mark(.layout, at: 3)
        #expect(table.first(.display, from: 0) == 1 && table.first(.layout, from: 0) == 3)

        table.move(from: 1, to: 3)
        #expect(table.first(.display, from: 0) == 3 && table.first(.layout, from: 0) == 2)
        table.remove(at: 0)
        #expect(table.first(.display, from: 0) == 2 && table.first(.layout, from: 0) == 1)
        table.unmark(.display, at: 2)
        #expect(table.first(.display, from: 0) == nil && table.first([.display, .layout], from: 2) == nil)
    }

    @MainActor
    @Test("it is in step with the subviews, whatever happens to them", arguments: 0..<4 as Range<UInt64>)
    func inStep(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let host = TestHost(size: Size(width: 100, height: 100))
        let pool = (0..<12).map { View(frame: Rect(Double($0) * 8, 0, 8, 8)) }
        for _ in 0..<300 {
            let view = pool[Int.random(in: 0..<12, using: &random)]
            switch Int.random(in: 0..<6, using: &random) {
            case 0: view.removeFromSuperview()
            case 1: host.window.bringSubviewToFront(view)
            case 2: host.window.sendSubviewToBack(view)
            case 3: view.center.x += .random(in: -9...9, using: &random)
            case 4: host.window.insertSubview(view, at: 0)
            default: host.window.addSubview(view)
            }
            if Bool.random(using: &random) { host.settle() }
            let places = host.window.subviews.map(host.window.index(of:))
            #expect(places == Array(0..<host.window.subviews.count) && host.window.subviewTable.count == places.count)
        }

        host.settle()
        for (index, view) in host.window.subviews.enumerated() {
            let extent = view.drawing.extent
            #expect(host.window.subviewTable.intersects(PackedPixels(extent), at: index) == !extent.isEmpty)
        }
        #expect(host.window.subviewTable.first([.display, .layout], from: 0) == nil)
        #expect(host.window.index(of: View()) == nil)
    }

    private func found(in table: SubviewTable, _ rect: PixelRect) -> [Int] {
        var all: [Int] = []
        while let next = table.last(intersecting: PackedPixels(rect), before: all.last ?? table.count) {
            all.append(next)
        }
        return all
    }
}

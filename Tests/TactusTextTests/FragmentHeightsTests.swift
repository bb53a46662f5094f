import RandomNumbers
import Testing

@testable import TactusText

@Suite("Heights of the parts of a text")
struct FragmentHeightsTests {
    @Test("what was laid out has its height, all else an estimate")
    func measuring() {
        var heights = FragmentHeights(count: 1000, heightPerByte: 0.25)
        #expect(heights.height == 250)
        heights.set(100..<180, height: 60)
        #expect(heights.height == 230 + 60)
        #expect(heights.entry(atByte: 120)?.range == 100..<180)
        #expect(heights.entry(atByte: 120)?.top == 25)
        #expect(heights.entry(atHeight: 84.9)?.isMeasured == true)
        #expect(heights.entry(atHeight: 85)?.range == 180..<1000)
        #expect(heights.entry(atHeight: -3)?.range == 0..<100)
        #expect(heights.entry(atHeight: 9999)?.range == 180..<1000)
    }

    @Test("what is replaced is forgotten, with all that it cuts")
    func replacing() {
        var heights = FragmentHeights(count: 30, heightPerByte: 1)
        for start in [0, 10, 20] { heights.set(start..<start + 10, height: 5) }
        #expect(heights.height == 15)
        heights.replace(5..<15, count: 2)
        #expect(heights.count == 22)
        #expect(heights.height == 5 + 2 + 5 + 5)
        heights.replace(0..<22, count: 0)
        #expect(heights.count == 0 && heights.height == 0 && heights.entry(atByte: 0) == nil)
    }

    @Test("is like a list of bytes that each know their height, in ten thousand random changes")
    func twin() {
        var random = SplitMix(seed: 7)
        var heights = FragmentHeights(count: 400, heightPerByte: 2)
        // For each byte: how high it is, if it was not laid out, or which fragment it is a part of.
        var twin = [(height: Double, fragment: Int?)](repeating: (2, nil), count: 400)
        var fragments = 0
        for _ in 0..<10_000 {
            let count = twin.count
            let start = Int.random(in: 0..<(count + 1), using: &random)
            let end = min(start + Int.random(in: 0..<(40), using: &random), count)
            if Int.random(in: 0..<(3), using: &random) == 0 {
                let new = start == end ? 5 : count > 2000 ? 0 : Int.random(in: 0..<(45), using: &random)
                heights.replace(start..<end, count: new)
                forget(start, end, &twin, edges: true)
                twin.replaceSubrange(
                    start..<end, with: [(height: Double, fragment: Int?)](repeating: (2, nil), count: new))
            } else if start < end {
                fragments += 1
                let height = Double(1 + Int.random(in: 0..<(90), using: &random))
                heights.set(start..<end, height: height)
                forget(start, end, &twin, edges: true)
                for index in start..<end { twin[index] = (height / Double(end - start), fragments) }
            }
            #expect(heights.count == twin.count)
            #expect(abs(heights.height - twin.reduce(0) { $0 + $1.height }) < 0.001)
            guard !twin.isEmpty, let place = heights.entry(atByte: Int.random(in: 0..<(twin.count), using: &random))
            else { continue }
            let top = twin[..<place.range.lowerBound].reduce(0) { $0 + $1.height }
            #expect(abs(place.top - top) < 0.001)
            #expect(place.isMeasured == (twin[place.range.lowerBound].fragment != nil))
        }
    }

    /// A fragment that is cut is one no longer.
    private func forget(_ start: Int, _ end: Int, _ twin: inout [(height: Double, fragment: Int?)], edges: Bool) {
        var cut: Set<Int> = []
        if start > 0, start < twin.count, let id = twin[start].fragment, twin[start - 1].fragment == id {
            cut.insert(id)
        }
        if end > 0, end < twin.count, let id = twin[end].fragment, twin[end - 1].fragment == id { cut.insert(id) }
        for index in start..<end { if let id = twin[index].fragment { cut.insert(id) } }
        for index in twin.indices where twin[index].fragment.map(cut.contains) == true { twin[index] = (2, nil) }
    }
}

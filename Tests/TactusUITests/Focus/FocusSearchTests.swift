import RandomNumbers
import TactusGeometry
import Testing

@testable import TactusUI

@Suite("Where the focus goes")
struct FocusSearchTests {
    /// Boxes by name, one tree level.
    private func order(_ boxes: [(String, Rect)]) -> [String] {
        FocusNode(nil, boxes.indices.map { FocusNode(FocusItem(id: $0, frame: boxes[$0].1)) })
            .inReadingOrder.map { boxes[$0.id].0 }
    }

    // MARK: The order of reading

    @Test("RS-17: lines from top to bottom, each from left to right, whatever the order of the views")
    func lines() {
        let boxes = [
            ("d", Rect(60, 50, 40, 20)), ("b", Rect(60, 0, 40, 20)), ("c", Rect(0, 50, 40, 20)),
            ("a", Rect(0, 0, 40, 20)),
        ]
        #expect(order(boxes) == ["a", "b", "c", "d"])
        #expect(order(boxes.reversed()) == ["a", "b", "c", "d"])
    }

    @Test(
        "RS-17: what lies lower by less than half its height is in the same line",
        arguments: [(0.0, ["label", "field"]), (9, ["label", "field"]), (11, ["field", "label"])]
            as [(Double, [String])])
    func unevenLines(drop: Double, expected: [String]) {
        let field = Rect(60, 0, 40, 20)
        #expect(order([("field", field), ("label", Rect(0, drop, 40, 20))]) == expected)
    }

    @Test("RS-17: beside a tall view stand several lines, before it on its left and after it on its right")
    func tallViews() {
        let lines = [
            ("1", Rect(100, 0, 20, 20)), ("2", Rect(130, 0, 20, 20)), ("3", Rect(95, 40, 20, 20)),
            ("4", Rect(130, 40, 20, 20)),
        ]
        #expect(order(lines + [("tall", Rect(0, 0, 80, 100))]) == ["tall", "1", "2", "3", "4"])
        #expect(order(lines + [("tall", Rect(200, 0, 80, 100))]) == ["1", "2", "3", "4", "tall"])
    }

    @Test(
        "RS-17: what is inside one view stays together, and comes after the view; where that view ends does not matter")
    func containers() {
        func leaf(_ id: Int, _ box: Rect) -> FocusNode { FocusNode(FocusItem(id: id, frame: box)) }
        let left = FocusNode(nil, [leaf(1, Rect(0, 0, 20, 20)), leaf(2, Rect(0, 60, 20, 20))])
        let card = FocusNode(FocusItem(id: 3, frame: Rect(50, 0, 50, 90)), [leaf(4, Rect(60, 30, 20, 20))])
        #expect(FocusNode(nil, [card, left]).inReadingOrder.map(\.id) == [1, 2, 3, 4])
        #expect(FocusNode(nil).inReadingOrder == [])
    }

    // MARK: Tab

    private func line(_ count: Int, groups: [Int: String] = [:], closed: Set<Int> = []) -> [FocusItem] {
        (0..<count).map {
            FocusItem(
                id: $0, frame: Rect(Double($0) * 30, 0, 20, 20), group: groups[$0], takesFocus: !closed.contains($0))
        }
    }

    @Test(
        "RS-17: Tab goes on and wraps; without a focus it begins at an end",
        arguments: [
            (nil, FocusHeading.next, 0), (nil, .previous, 2), (0, .next, 1), (1, .next, 2), (2, .next, 0),
            (2, .previous, 1), (0, .previous, 2), (7, .next, 0),
        ] as [(Int?, FocusHeading, Int)])
    func tab(current: Int?, heading: FocusHeading, expected: Int) {
        #expect(FocusSearch(line(3), from: current).target(heading) == expected)
    }

    @Test("RS-17: a view that does not take the focus is passed over, and can be where it begins")
    func closed() {
        #expect(FocusSearch(line(3, closed: [1]), from: 0).target(.next) == 2)
        #expect(FocusSearch(line(3, closed: [1]), from: 1).target(.next) == 2)
        #expect(FocusSearch(line(3, closed: [1]), from: 1).target(.previous) == 0)
        #expect(FocusSearch(line(3, closed: [1]), from: 1).target(.right) == nil)
        #expect(FocusSearch(line(1), from: 0).target(.next) == nil)
        #expect(FocusSearch([], from: nil).target(.next) == nil)
    }

    @Test("RS-17: a group is one stop: the view that had the focus last, else the first")
    func groups() {
        let items = line(5, groups: [1: "days", 2: "days", 3: "days"])
        #expect(FocusSearch(items, from: 0).target(.next) == 1)
        #expect(FocusSearch(items, from: 4).target(.previous) == 1)
        #expect(FocusSearch(items, from: 0, lastOfGroups: ["days": 3]).target(.next) == 3)
        #expect(FocusSearch(items, from: 0, lastOfGroups: ["days": 9]).target(.next) == 1)
        #expect(FocusSearch(items, from: 2).target(.next) == 4)
        #expect(FocusSearch(items, from: 2).target(.previous) == 0)
        #expect(FocusSearch(items, from: 3).target(.right) == nil)  // arrows stay in the group
        #expect(FocusSearch(items, from: 2).target(.left) == 1)
    }

    // MARK: Arrows

    @Test(
        "RS-17: arrows go to the nearest view in their direction, rather one on the way than one beside it",
        arguments: [
            (FocusHeading.right, 1), (.down, 2), (.left, nil), (.up, nil),
        ] as [(FocusHeading, Int?)])
    func arrows(heading: FocusHeading, expected: Int?) {
        let boxes = [
            Rect(0, 0, 20, 20), Rect(100, 0, 20, 20), Rect(0, 100, 20, 20), Rect(40, 60, 20, 20),
        ]
        let items = boxes.indices.map { FocusItem(id: $0, frame: boxes[$0]) }
        #expect(FocusSearch(items, from: 0).target(heading) == expected)
    }

    @Test(
        "RS-17: of views equally far the one counts that lies straighter; one that encloses another is passed on its far side"
    )
    func nearTies() {
        let boxes = [Rect(0, 0, 100, 20), Rect(0, 40, 30, 20), Rect(40, 40, 30, 20), Rect(80, 40, 30, 20)]
        let items = boxes.indices.map { FocusItem(id: $0, frame: boxes[$0]) }
        #expect(FocusSearch(items, from: 0).target(.down) == 2)
        #expect(FocusSearch(items, from: 3).target(.up) == 0)
        let nested = [Rect(0, 0, 100, 100), Rect(10, 10, 20, 20)].enumerated().map { FocusItem(id: $0, frame: $1) }
        #expect(FocusSearch(nested, from: 0).target(.down) == nil)
        #expect(FocusSearch(nested, from: 1).target(.down) == 0)
    }

    @Test(
        "RS-17: property: every view is reached by Tab once a round, and Shift and Tab go the same way back",
        arguments: 0..<40)
    func roundTrips(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func node(_ depth: Int, _ count: inout Int) -> FocusNode {
            let box = Rect(
                Double.random(in: 0..<200, using: &random), Double.random(in: 0..<200, using: &random),
                Double.random(in: 5..<80, using: &random), Double.random(in: 5..<80, using: &random))
            let item = Bool.random(using: &random) || depth == 3 ? FocusItem(id: count, frame: box) : nil
            if item != nil { count += 1 }
            let children =
                depth == 3 ? [] : (0..<Int.random(in: 0...4, using: &random)).map { _ in node(depth + 1, &count) }
            return FocusNode(item, children)
        }
        var count = 0
        let items = node(0, &count).inReadingOrder
        #expect(items.map(\.id).sorted() == Array(0..<count))
        guard count > 1 else { return }
        for (index, item) in items.enumerated() {
            let next = items[(index + 1) % count]
            #expect(FocusSearch(items, from: item.id).target(.next) == next.id)
            #expect(FocusSearch(items, from: next.id).target(.previous) == item.id)
        }
    }
}

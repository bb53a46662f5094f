import Tactus

/// Views in one another: what a finger costs for each level, and that nothing grows with the square of them.
enum Depth {
    static func times() -> [Figure] {
        let shallow = fingerTime(depth: 10) / 10
        let deep = fingerTime(depth: 1000) / 1000
        let lives = [25_000, 50_000, 100_000].map(lifeTime)
        return [
            Figure(
                name: "a finger in a view that is in 1,000 others, for each level against ten, times as long",
                value: deep / shallow, unit: "", limit: Limits.timeOfFingerPerLevel),
            Figure(
                name: "50,000 views in one another against 25,000: made, laid out and freed, times as long",
                value: lives[1] / lives[0], unit: "", limit: Limits.timeForTwiceTheDepth),
            Figure(
                name: "100,000 views in one another against 50,000, times as long", value: lives[2] / lives[1],
                unit: "",
                limit: Limits.timeForTwiceTheDepth),
        ]
    }

    /// A finger that lands, moves and lifts.
    private static func fingerTime(depth: Int) -> Double {
        let bench = Bench()
        bench.window.addSubview(chain(depth, around: bench.sink))
        bench.platform.takeTurn()
        return Measuring.microseconds(calls: 20) { _ in
            bench.land(at: Point(x: 701, y: 500))
            for frame in bench.motions(4) { bench.platform.receive(frame) }
            bench.platform.takeTurn()
            bench.lift()
        }
    }

    /// A tree that is made, laid out in a window and freed.
    private static func lifeTime(depth: Int) -> Double {
        let bench = Bench()
        return Measuring.microseconds(calls: 1, rounds: 5) { _ in
            let top = chain(depth, around: View(frame: bench.window.bounds))
            bench.window.addSubview(top)
            bench.window.layoutIfNeeded()
            top.removeFromSuperview()
        }
    }

    private static func chain(_ depth: Int, around leaf: View) -> View {
        let all = Rect(x: 0, y: 0, width: 800, height: 600)
        let top = View(frame: all)
        var last = top
        for _ in 1..<depth {
            let view = View(frame: all)
            last.addSubview(view)
            last = view
        }
        last.addSubview(leaf)
        return top
    }
}

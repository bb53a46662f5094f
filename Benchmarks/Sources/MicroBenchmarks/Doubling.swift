import Tactus

/// A view that can have the focus.
private final class Stop: View {
    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }
}

/// Twice as much of what others decide on costs about twice the time, and not four times.
enum Doubling {
    static func ratios() -> [Figure] {
        figures("recognizers on a view that a finger of 30 frames concerns", of: [250, 500, 1000], recognizers)
            + figures(
                "recognizers that require one another in a chain", of: [200, 400, 800], chain)
            + figures(
                "views that are added, laid out, drawn and taken out", of: [2000, 4000, 8000],
                limit: Limits.timeForTwiceAsManyPairs, siblings)
            + figures("subviews that leave from the front, one by one", of: [4000, 8000, 16_000], leavingViews)
            + figures(
                "recognizers that leave a view from the front, one by one", of: [500, 1000, 2000],
                limit: Limits.timeForTwiceAsManyPairs, leavingRecognizers)
            + figures(
                "fields on one line that Tab goes to", of: [2000, 4000, 8000], focusLine)
    }

    static func figures(
        _ name: String, of counts: [Int], limit: Double = Limits.timeForTwiceAsMuch, per unit: String = "long",
        _ run: (Int) -> Double
    ) -> [Figure] {
        let values = counts.map(run)
        return (1..<counts.count).map { index in
            Figure(
                name: "\(counts[index]) \(name) against \(counts[index - 1]), times as \(unit)",
                value: values[index] / values[index - 1], unit: "", limit: limit)
        }
    }

    private static func recognizers(_ count: Int) -> Double {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        for _ in 0..<count { bench.sink.addGestureRecognizer(PanGestureRecognizer()) }
        bench.platform.takeTurn()
        return touch(bench)
    }

    private static func chain(_ count: Int) -> Double {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        var last: GestureRecognizer?
        for _ in 0..<count {
            let recognizer = TapGestureRecognizer()
            if let last { recognizer.require(toFail: last) }
            bench.sink.addGestureRecognizer(recognizer)
            last = recognizer
        }
        bench.platform.takeTurn()
        return touch(bench)
    }

    /// A finger that lands, moves thirty times and lifts.
    private static func touch(_ bench: Bench) -> Double {
        Measuring.microseconds(calls: 1, rounds: 5) { _ in
            bench.land(at: Point(x: 701, y: 500))
            for frame in bench.motions(30) {
                bench.platform.receive(frame)
                bench.platform.takeTurn()
            }
            bench.lift()
        }
    }

    private static func leavingViews(_ count: Int) -> Double {
        let bench = Bench()
        return Measuring.microseconds(calls: 1, rounds: 5) { _ in
            let views = (0..<count).map { _ in View(frame: Rect(x: 0, y: 0, width: 9, height: 9)) }
            for view in views { bench.window.addSubview(view) }
            for view in views { view.removeFromSuperview() }
        }
    }

    private static func leavingRecognizers(_ count: Int) -> Double {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        return Measuring.microseconds(calls: 1, rounds: 5) { _ in
            let recognizers = (0..<count).map { _ in TapGestureRecognizer() }
            for recognizer in recognizers { bench.sink.addGestureRecognizer(recognizer) }
            for recognizer in recognizers { bench.sink.removeGestureRecognizer(recognizer) }
        }
    }

    private static func focusLine(_ count: Int) -> Double {
        let bench = Bench()
        for index in 0..<count {
            bench.window.addSubview(Stop(frame: Rect(x: Double(index) * 10, y: 0, width: 8, height: 8)))
        }
        return Measuring.microseconds(calls: 1, rounds: 5) { _ in _ = bench.window.moveFocus(.next) }
    }

    private static func siblings(_ count: Int) -> Double {
        let bench = Bench()
        return Measuring.microseconds(calls: 1, rounds: 5) { _ in
            let views = (0..<count).map { index in
                View(frame: Rect(x: Double(index % 80) * 10, y: Double(index / 80 % 60) * 10, width: 9, height: 9))
            }
            for view in views {
                view.backgroundColor = .red
                bench.window.addSubview(view)
            }
            bench.platform.takeTurn()
            for view in views { view.removeFromSuperview() }
            bench.platform.takeTurn()
        }
    }
}

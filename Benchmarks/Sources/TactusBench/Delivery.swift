import Tactus

/// One motion of a finger, from the platform through the whole spine to `touchesMoved` of a view.
enum Delivery {
    static func counts() -> [Figure] {
        let plain = allocations(in: bench(missedRecognizers: 0))
        let crowded = allocations(in: bench(missedRecognizers: 1000))
        return [
            Figure(
                name: "allocations of a Set of one touch, which the signature of touchesMoved costs",
                value: allocationsOfSet(), unit: "", limit: nil),
            Figure(
                name: "allocations of a delivered motion", value: plain, unit: "", limit: Limits.allocationsPerMotion),
            Figure(
                name: "more of them for 1,000 recognizers that the touch misses", value: crowded - plain, unit: "",
                limit: Limits.allocationsForMissedRecognizers),
        ]
    }

    static func times() -> [Figure] {
        let plain = microseconds(in: bench(missedRecognizers: 0))
        let crowded = microseconds(in: bench(missedRecognizers: 1000))
        return [
            Figure(name: "a delivered motion", value: plain, unit: "µs", limit: nil),
            Figure(
                name: "the same with 1,000 recognizers that the touch misses, times as long", value: crowded / plain,
                unit: "", limit: Limits.timeForMissedRecognizers),
        ]
    }

    /// A finger on a view at the lower right, and views with recognizers elsewhere.
    private static func bench(missedRecognizers count: Int) -> Bench {
        let bench = Bench()
        for index in 0..<count {
            let view = View(frame: Rect(x: Double(index % 50) * 10, y: Double(index / 50) * 10, width: 9, height: 9))
            view.addGestureRecognizer(PanGestureRecognizer())
            bench.window.addSubview(view)
        }
        bench.window.addSubview(bench.sink)
        bench.platform.takeTurn()
        bench.land(at: Point(x: 700, y: 500))
        return bench
    }

    private static func allocations(in bench: Bench) -> Double {
        let frames = bench.motions(2000)
        defer { precondition(bench.sink.moves == frames.count, "motions were merged or lost") }
        return Measuring.allocations { bench.platform.send(frames[$0]) }
    }

    private static func microseconds(in bench: Bench) -> Double {
        let frames = bench.motions(15 * 500)
        defer { precondition(bench.sink.moves == frames.count, "motions were merged or lost") }
        return Measuring.microseconds(calls: 500) { bench.platform.send(frames[$0]) }
    }

    private static func allocationsOfSet() -> Double {
        let keeper = Keeper()
        let bench = Bench()
        bench.application.addDeliveryObserver(keeper)
        bench.land(at: Point(x: 10, y: 10))
        guard let touch = keeper.touch else { return .nan }
        var count = 0
        return Measuring.allocations { _ in count += Set([touch]).count }
    }
}

/// Keeps the touch that landed.
private final class Keeper: DeliveryObserver {
    private(set) var touch: Touch?

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .view(let touch) = stage { self.touch = touch }
    }
}

import Tactus

/// Motions of fingers, from the platform through the whole spine to `touchesMoved` of a view.
enum Delivery {
    static func counts() -> [Figure] {
        let plain = allocations(in: bench())
        let crowded = allocations(in: bench(missedRecognizers: 1000))
        return [
            Figure(
                name: "allocations of a Set of one touch, which the signature of touchesMoved costs",
                value: allocationsOfSet(), unit: "", limit: nil),
            figure("allocations of a delivered motion", plain),
            figure("of two fingers that move together", allocations(in: bench(fingers: 2))),
            figure("with a pan in progress", allocations(whilePanningWith: 1)),
            figure("with a pan of two fingers in progress", allocations(whilePanningWith: 2)),
            Figure(
                name: "of a motion that a pan has taken from the view", value: allocationsOfPan(), unit: "",
                limit: Limits.allocationsPerMotionOfRecognizer),
            Figure(
                name: "of four motions that are delivered as one", value: allocations(in: bench(), merging: 4),
                unit: "", limit: Limits.allocationsPerFourMergedMotions),
            Figure(
                name: "more of them for 1,000 recognizers that the touch misses", value: crowded - plain, unit: "",
                limit: Limits.allocationsForMissedRecognizers),
        ]
    }

    static func times() -> [Figure] {
        let (plain, crowded) = microseconds(in: bench(), bench(missedRecognizers: 1000))
        return [
            Figure(name: "a delivered motion", value: plain, unit: "µs", limit: nil),
            Figure(
                name: "the same with 1,000 recognizers that the touch misses, times as long", value: crowded / plain,
                unit: "", limit: Limits.timeForMissedRecognizers),
        ]
    }

    private static func figure(_ name: String, _ value: Double) -> Figure {
        Figure(name: name, value: value, unit: "", limit: Limits.allocationsPerMotion)
    }

    /// Fingers on a view at the lower right, and views with recognizers elsewhere.
    private static func bench(
        fingers: Int = 1, missedRecognizers count: Int = 0, recognizer: GestureRecognizer? = nil
    ) -> Bench {
        let bench = Bench(fingers: fingers)
        for index in 0..<count {
            let view = View(frame: Rect(x: Double(index % 50) * 10, y: Double(index / 50) * 10, width: 9, height: 9))
            view.addGestureRecognizer(PanGestureRecognizer())
            bench.window.addSubview(view)
        }
        if let recognizer { bench.sink.addGestureRecognizer(recognizer) }
        bench.window.addSubview(bench.sink)
        bench.platform.takeTurn()
        bench.land(at: Point(x: 700, y: 500))
        return bench
    }

    /// Motions of which the view is told, one by one or so many at a time.
    private static func allocations(in bench: Bench, merging count: Int = 1) -> Double {
        defer { precondition(bench.sink.moves == 2 * calls, "motions were merged or lost") }
        return allocations(of: bench.motions(2 * calls * count), in: bench, merging: count)
    }

    /// The pan leaves the touches to the view, which is told of each motion as well.
    private static func allocations(whilePanningWith fingers: Int) -> Double {
        let pan = PanGestureRecognizer()
        pan.cancelsTouchesInView = false
        let changes = Changes(of: pan)
        defer { precondition(changes.count > calls, "the pan was not in progress") }
        return allocations(in: bench(fingers: fingers, recognizer: pan))
    }

    private static func allocationsOfPan() -> Double {
        let pan = PanGestureRecognizer()
        let changes = Changes(of: pan)
        let bench = bench(recognizer: pan)
        defer { precondition(changes.count > calls && bench.sink.moves < calls, "the pan was not in progress") }
        return allocations(of: bench.motions(2 * calls), in: bench)
    }

    private static let calls = 1000

    private static func allocations(of frames: [InputFrame], in bench: Bench, merging count: Int = 1) -> Double {
        Measuring.allocations(calls: calls) { call in
            for frame in frames[call * count..<(call + 1) * count] { bench.platform.receive(frame) }
            bench.platform.takeTurn()
        }
    }

    private static func microseconds(in first: Bench, _ second: Bench) -> (Double, Double) {
        let benches = [first, second].map { (bench: $0, frames: $0.motions(15 * 500)) }
        defer {
            for (bench, frames) in benches {
                precondition(bench.sink.moves == frames.count, "motions were merged or lost")
            }
        }
        func move(_ index: Int, _ call: Int) {
            benches[index].bench.platform.receive(benches[index].frames[call])
            benches[index].bench.platform.takeTurn()
        }
        return Measuring.microseconds(calls: 500) {
            move(0, $0)
        } and: {
            move(1, $0)
        }
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

/// Counts the changes of a pan.
private final class Changes {
    private(set) var count = 0

    init(of pan: PanGestureRecognizer) {
        pan.addAction { [weak self] pan in if pan.state == .changed { self?.count += 1 } }
    }
}

/// Keeps the touch that landed.
private final class Keeper: DeliveryObserver {
    private(set) var touch: Touch?

    func application(_ application: Application, didReach stage: DeliveryStage) {
        if case .view(let touch) = stage { self.touch = touch }
    }
}

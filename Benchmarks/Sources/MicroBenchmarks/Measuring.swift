import CAllocationCounter
import Glibc

/// Counts and times code.
enum Measuring {
    /// The mean number of allocations of one call, after the first calls have filled what is kept.
    static func allocations(calls: Int = 1000, _ body: (Int) -> Void) -> Double {
        precondition(tactus_allocations_are_counted(), "this build has an allocator that is not counted")
        for call in 0..<calls { body(call) }
        let before = tactus_allocation_count()
        for call in calls..<2 * calls { body(call) }
        return Double(tactus_allocation_count() - before) / Double(calls)
    }

    /// The number of allocations of one call.
    static func allocations(of body: () -> Void) -> Double {
        precondition(tactus_allocations_are_counted(), "this build has an allocator that is not counted")
        let before = tactus_allocation_count()
        body()
        return Double(tactus_allocation_count() - before)
    }

    /// The least CPU time of one call in milliseconds, over several rounds: of both ends of a wire,
    /// which share a thread.
    static func cpuMilliseconds(rounds: Int = 15, _ body: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<rounds {
            let start = cpuTime()
            try body()
            least = min(least, cpuTime() - start)
        }
        return least
    }

    /// The CPU time that this process has used, in milliseconds.
    private static func cpuTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    /// The least CPU time of one call in microseconds, over several rounds: what disturbs only makes it longer.
    static func microseconds(calls: Int, rounds: Int = 15, _ body: (Int) -> Void) -> Double {
        var least = Double.infinity
        for round in 0..<rounds { least = min(least, microseconds(of: round, calls, body)) }
        return least
    }

    /// The same of two pieces of code that are compared. They take turns, so that what disturbs, disturbs both.
    static func microseconds(
        calls: Int, rounds: Int = 15, _ first: (Int) -> Void, and second: (Int) -> Void
    ) -> (Double, Double) {
        var least = (Double.infinity, Double.infinity)
        for round in 0..<rounds {
            least.0 = min(least.0, microseconds(of: round, calls, first))
            least.1 = min(least.1, microseconds(of: round, calls, second))
        }
        return least
    }

    /// What one call of a round takes.
    private static func microseconds(of round: Int, _ calls: Int, _ body: (Int) -> Void) -> Double {
        let start = cpuTime()
        for call in 0..<calls { body(round * calls + call) }
        return (cpuTime() - start) * 1000 / Double(calls)
    }
}

import CHeapCount
import Foundation
import Tactus
import TactusTesting
import Testing

/// `Scripts/monkey` sets how long the long one is; without it the long one is left out.
private let longRun = ProcessInfo.processInfo.environment["TACTUS_MONKEY"].flatMap(Int.init)

@Suite("A monkey in the gallery")
@MainActor
struct MonkeyTests {
    @Test(
        "a thousand random fingers, pens, keys, resizes and scales: nothing traps, nothing stays pressed",
        arguments: 1...3)
    func short(seed: UInt64) {
        let monkey = Monkey(seed: seed)
        for _ in 0..<1000 { monkey.step() }
        monkey.stop()
        #expect(monkey.remains == [])
        #expect(monkey.viewCount < 400)
    }

    /// What is used is compared where the gallery is at rest and as large as it was at first: a picture of the largest size takes
    /// sixteen megabytes, and one of the smallest an eighth of one. Caches fill in the first fifth, but for Cairo's letters, which take
    /// some sixty bytes a step until there are 16,384: a hundred may be (decision 0960). They need 20,000 steps for it: fewer say
    /// nothing of memory. How much the process has of the machine's
    /// memory is told as well, but decides nothing: that is how much malloc once needed at a time.
    @Test("a hundred thousand: neither, and no more memory than when caches are full", .enabled(if: longRun != nil))
    func long() throws {
        let steps = try #require(longRun)
        let filling = max(steps / 5, 20_000)
        let monkey = Monkey(seed: 7)
        var early = 0
        var late = 0
        for step in 1...steps {
            monkey.step()
            guard step % max(steps / 100, 1) == 0 else { continue }
            monkey.stop()
            #expect(monkey.remains == [], "after \(step) steps")
            monkey.goHome()
            let used = Int(tactus_heap_byte_count())
            if step <= filling { early = max(early, used) } else { late = max(late, used) }
            if step % max(steps / 10, 1) == 0 { try report(step, used) }
        }
        guard steps > filling else {
            return print("monkey: \(steps) steps, \(monkey.viewCount) views; too few to tell whether memory is flat")
        }
        let growth = (late - early) / (steps - filling)
        let isFlat = growth < 100
        print(
            "monkey: \(steps) steps, \(monkey.viewCount) views; used at most \(early >> 10) KiB in the first \(filling), "
                + "\(late >> 10) KiB later, \(growth) bytes a step: \(isFlat ? "flat" : "NOT FLAT")")
        #expect(isFlat, "memory grows by \(growth) bytes a step")
    }

    private func report(_ step: Int, _ used: Int) throws {
        let held = try residentBytes()
        tactus_heap_trim()
        print(
            "monkey: after \(step) steps \(used >> 10) KiB used; resident \(held >> 10), trimmed \(try residentBytes() >> 10)"
        )
        fflush(nil)
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4096
    }
}

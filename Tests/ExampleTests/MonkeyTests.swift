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

    /// What is used is compared where the gallery is at rest and as large as it was at first: a picture of the largest
    /// size takes sixteen megabytes, and one of the smallest an eighth of one. And it is compared between the second
    /// time that the second half of the way is done, and the third: every cache, of ours and of the libraries, has met
    /// then what is asked of it, and is as full as it will be, or nearly so: a mebibyte may be (decision 0960). How
    /// much the process has of the machine's memory is told as well, but decides nothing: that is how much malloc once
    /// needed at a time.
    @Test(
        "a hundred thousand: neither, and what is done again needs no more memory than before",
        .enabled(if: longRun != nil))
    func long() throws {
        let steps = try #require(longRun)
        let half = steps / 2
        let monkey = Monkey(seed: 7)
        _ = try play(monkey, steps: steps - half)
        let used = try (1...3).map { _ in
            monkey.begin(seed: 8)
            return try play(monkey, steps: half)
        }
        let growth = used[2] - used[1]
        let isFlat = growth < 1 << 20
        print(
            "monkey: \(steps) steps, and \(half) of them twice again; \(monkey.viewCount) views; used "
                + "\(used.map { "\($0 >> 10)" }.joined(separator: ", ")) KiB: \(isFlat ? "flat" : "NOT FLAT")")
        #expect(isFlat, "what was done again needs \(growth / half) bytes a step")
    }

    /// Lets the monkey play, and says how many bytes were used when it rested: the mean of fifty times.
    private func play(_ monkey: Monkey, steps: Int) throws -> Int {
        let used = try (1...50).map { rest in
            for _ in (rest - 1) * steps / 50..<rest * steps / 50 { monkey.step() }
            monkey.stop()
            #expect(monkey.remains == [], "after \(monkey.steps) steps")
            monkey.goHome()
            let used = Int(tactus_heap_byte_count())
            if rest.isMultiple(of: 10) { try report(monkey.steps, used) }
            return used
        }
        return used.reduce(0, +) / used.count
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

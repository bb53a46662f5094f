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

    @Test("a hundred thousand: neither, and no more memory than after the first fifth", .enabled(if: longRun != nil))
    func long() throws {
        let steps = try #require(longRun)
        let monkey = Monkey(seed: 7)
        var early = 0
        for step in 1...steps {
            monkey.step()
            if step % 1000 == 0 {
                monkey.stop()
                #expect(monkey.remains == [], "after \(step) steps")
                monkey.host.surface.forgetPaintedRegions()
            }
            if step == steps / 5 { early = try residentBytes() }
        }
        monkey.stop()
        let late = try residentBytes()
        print(
            "monkey: \(steps) steps, \(monkey.viewCount) views, \(early >> 10) KiB after a fifth, \(late >> 10) KiB at the end"
        )
        #expect(monkey.remains == [])
        #expect(Double(late) < 1.15 * Double(early) + 4e6)
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 4096
    }
}

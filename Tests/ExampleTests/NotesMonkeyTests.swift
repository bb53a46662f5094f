import CHeapCount
import Foundation
import Tactus
import TactusTesting
import Testing

@testable import Notes

/// `Scripts/monkey` sets how long the long ones are; without it they are left out.
private let longRun = ProcessInfo.processInfo.environment["TACTUS_MONKEY"].flatMap(Int.init)

@Suite("A monkey in Notes")
@MainActor
struct NotesMonkeyTests {
    /// A file that is a variable.
    private final class Drawer: StateStorage {
        private var text: String?

        func load() -> String? { text }
        func save(_ text: String) { self.text = text }
    }

    private static let now = Moment(
        date: CalendarDate(year: 2026, month: 11, day: 23), time: TimeOfDay(hour: 10, minute: 42))
    private static let letters: [KeyUsage] = [
        .keyboardA, .keyboardC, .keyboardX, .keyboardV, .keyboardZ, .keyboardN, .keyboardF, .keyboardB, .keyboardI,
        .keyboardE, .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardF10, .keyboardApplication,
    ]

    private func monkey(seed: UInt64) -> Monkey {
        let library = Library.samples { Self.now }
        return Monkey(seed: seed, in: NotesApp(library, storage: Drawer()), typing: Self.letters)
    }

    @Test(
        "a thousand steps: nothing traps, nothing stays pressed, no notice or dialog is left over", arguments: 1...2)
    func short(seed: UInt64) { play(monkey(seed: seed), steps: 1000) }

    /// Notes are written and deleted on the way, and each can be brought back: what is used grows with them. What is
    /// told is for people; it decides nothing.
    @Test("a hundred thousand, by several seeds", .enabled(if: longRun != nil), arguments: 3...6)
    func long(seed: UInt64) throws {
        let steps = try #require(longRun)
        let monkey = monkey(seed: seed)
        play(monkey, steps: 1000)
        let first = tactus_heap_byte_count()
        for part in 1...10 {
            play(monkey, steps: steps / 10)
            guard part.isMultiple(of: 5) else { continue }
            print(
                "monkey in Notes, seed \(seed): \(monkey.steps) steps, \(monkey.viewCount) views, "
                    + "\(first >> 10) KiB used at first, \(tactus_heap_byte_count() >> 10) now")
        }
    }

    private func play(_ monkey: Monkey, steps: Int) {
        for step in 1...max(steps, 1) {
            monkey.step()
            guard step.isMultiple(of: 1000) || step == steps else { continue }
            monkey.stop()
            #expect(monkey.remains == [], "after \(monkey.steps) steps")
            for scene in monkey.host.application.scenes {
                let left = scene.windows.flatMap(\.subviews).filter { $0.name == "toasts" && $0.subviews.count > 1 }
                #expect(left == [], "after \(monkey.steps) steps")
            }
        }
    }
}

import Testing
import UIKitNames

/// What programs written for UIKit take for granted of those who are told of something.
@MainActor
@Suite("Habits: observers")
struct ObserverHabitTests {
    private static let name = Notification.Name("Something")

    private final class Listener {
        var count = 0
        func hear() { count += 1 }
    }

    @Test("UK-78: thousands of observers come and go in any order, and those who are left are told in theirs")
    func many() {
        let center = NotificationCenter()
        let all = (0..<5000).map { _ in Listener() }
        for listener in all {
            center.addObserver(listener, selector: Listener.hear, name: Self.name, object: nil)
        }
        center.post(name: Self.name, object: nil)
        for listener in all.dropLast(2) { center.removeObserver(listener) }
        center.post(name: Self.name, object: nil)
        #expect(all.dropLast(2).allSatisfy { $0.count == 1 } && all.suffix(2).allSatisfy { $0.count == 2 })
        for _ in 0..<100 {
            center.addObserver(all[0], selector: Listener.hear, name: Self.name, object: nil)
            center.removeObserver(all[0])
        }
        center.post(name: Self.name, object: nil)
        #expect(all[0].count == 1 && all[4999].count == 3)
    }

    @Test("UK-78: what an observer keeps is let go of when it is removed; one that is removed meanwhile is not told")
    func removal() {
        let center = NotificationCenter()
        var kept: Listener? = Listener()
        weak let gone = kept
        let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { [kept] _ in kept?.hear() }
        kept = nil
        #expect(gone != nil)
        let late = Listener()
        let first = center.addObserver(forName: Self.name, object: nil, queue: nil) { [weak late] _ in
            if let late { center.removeObserver(late) }
        }
        center.addObserver(late, selector: Listener.hear, name: Self.name, object: nil)
        center.post(name: Self.name, object: nil)
        #expect(gone?.count == 1 && late.count == 0)
        center.removeObserver(token)
        center.removeObserver(first)
        #expect(gone == nil)
    }
}

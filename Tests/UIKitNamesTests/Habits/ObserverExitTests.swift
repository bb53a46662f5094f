import Testing
import UIKitNames

/// Notifications without end: a mistake of the caller.
@MainActor
@Suite("Notifications without end: mistakes of the caller")
struct ObserverExitTests {
    @Test("UK-79: an observer that posts what it is told of, each time, ends the program with a sentence")
    func circle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (center, name) = (NotificationCenter(), Notification.Name("Circle"))
                center.addObserver(forName: name, object: nil, queue: nil) { _ in center.post(name: name, object: nil) }
                center.post(name: name, object: nil)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Circle is posted by those who are told of it, again and again"))
    }
}

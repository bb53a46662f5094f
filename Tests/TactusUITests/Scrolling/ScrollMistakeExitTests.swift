import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

/// Numbers that are none stop the program where they are given, with a sentence that tells which one it was.
@MainActor
@Suite("Scroll views: mistakes of the caller")
struct ScrollMistakeExitTests {
    /// What the program says that makes a mistake.
    private func sentence(_ result: ExitTest.Result) -> String {
        String(decoding: result.standardErrorContent, as: UTF8.self)
    }

    @Test("insets of a scroll view that are no numbers stop the program")
    func insets() async throws {
        let content = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().contentInset.top = .nan }
        }
        #expect(sentence(content).contains("a content's insets must be finite, not"))
        let indicators = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().scrollIndicatorInsets.left = .infinity }
        }
        #expect(sentence(indicators).contains("an indicator's insets must be finite, not"))
    }

    @Test("offsets of a scroll view that are no numbers stop the program")
    func offsets() async throws {
        let set = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().contentOffset.y = .nan }
        }
        #expect(sentence(set).contains("a content's offset must be finite, not"))
        let shown = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().scrollRectToVisible(Rect(0, 0, 1, .infinity)) }
        }
        #expect(sentence(shown).contains("a part to show must be finite, not"))
        let target = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let bench = ScrollBench()
                let view = ScrollView(frame: Rect(0, 0, 200, 200))
                view.contentSize = Size(width: 200, height: 1000)
                view.delegate = bench.follower
                bench.host.window.addSubview(view)
                bench.follower.target = Point(0, .nan)
                bench.host.finger().drag(from: Point(100, 180), to: Point(100, 20), over: .milliseconds(100))
            }
        }
        #expect(sentence(target).contains("a content's offset must be finite, not"))
    }

    @Test("zoom scales that make no sense stop the program")
    func scales() async throws {
        let scale = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().zoomScale = .nan }
        }
        #expect(sentence(scale).contains("a content's scale must be a number, not nan"))
        let limit = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().minimumZoomScale = .infinity }
        }
        #expect(sentence(limit).contains("a content's scales must be more than zero, and finite, not inf…1.0"))
        let part = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ScrollView().zoom(to: Rect(0, 0, .infinity, 10), animated: false) }
        }
        #expect(sentence(part).contains("a part to zoom to must be finite, not"))
    }
}

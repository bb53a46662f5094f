import Testing

@testable import TactusUI

/// A view cannot contain itself, by its subviews or by its mask: the program ends with a sentence that says so.
@MainActor
@Suite("Views that would contain themselves: mistakes of the caller")
struct TreeCircleExitTests {
    private func expect(_ sentence: String, _ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence))
    }

    @Test("HT-21: inside itself")
    func itself() async {
        expect(
            "a view cannot be a subview of itself or of a view inside it",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (view, inner) = (View(), View())
                    view.addSubview(inner)
                    inner.insertSubview(view, at: 0)
                }
            })
    }

    @Test("HT-21: inside its own mask, and inside the mask of that", arguments: [true, false])
    func mask(isInner: Bool) async {
        expect(
            "a view cannot be a subview of its own mask or of a view inside that",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isInner] in
                await MainActor.run {
                    let (view, mask, inner) = (View(), View(), View())
                    view.mask = mask
                    mask.mask = inner
                    (isInner ? inner : mask).insertSubview(view, at: 0)
                }
            })
    }
}

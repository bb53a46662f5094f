import TactusTesting
import Testing

@testable import TactusUI

/// A chain of responders that leads back to where it was ends the program with a sentence, and not by a full stack or
/// never.
@MainActor
@Suite("Responders whose chain is a circle: mistakes of the caller")
struct ResponderCircleExitTests {
    private func expectSentence(_ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the responder chain is a circle that leads through a"))
    }

    @Test("RS-37: a touch that goes round")
    func touch() async {
        expectSentence(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let host = TestHost()
                    let (circle, _) = Circular.pair(in: host.window)
                    host.finger().tap(at: circle.center)
                }
            })
    }

    @Test("RS-37: a key that goes round")
    func press() async {
        expectSentence(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let host = TestHost()
                    let (circle, _) = Circular.pair(in: host.window)
                    circle.becomeFirstResponder()
                    host.keyboard.press(.keyboardA)
                }
            })
    }

    @Test("RS-37: an action, and the history of changes")
    func lookUps() async {
        expectSentence(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let outer = View()
                    let (circle, _) = Circular.pair(in: outer)
                    _ = circle.target(for: .cut, sender: nil)
                    _ = outer
                }
            })
        expectSentence(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let outer = View()
                    let (circle, _) = Circular.pair(in: outer)
                    _ = circle.undoManager
                    _ = outer
                }
            })
    }

    @Test("RS-37: the view of a presenter that is put inside what it presents")
    func presenter() async {
        expectSentence(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let host = TestHost()
                    let (root, sheet) = (ViewController(), ViewController())
                    host.window.rootViewController = root
                    sheet.modalPresentationStyle = .fullScreen
                    root.present(sheet, animated: false)
                    host.settle()
                    sheet.view.addSubview(root.view)
                    root.view.pressesBegan([], with: nil)
                }
            })
    }
}

/// A view that names another one as the next responder.
private final class Circular: View {
    weak var other: Circular?

    override var canBecomeFirstResponder: Bool { true }
    override var next: Responder? { other ?? super.next }

    /// Makes two that name each other; between them is a view without a class of its own.
    static func pair(in outer: View) -> (Circular, Circular) {
        let (one, two, inner) = (Circular(), Circular(), View())
        for view in [one, two, inner] { view.frame = Rect(0, 0, 40, 40) }
        outer.addSubview(two)
        two.addSubview(inner)
        inner.addSubview(one)
        two.other = one
        return (one, two)
    }
}

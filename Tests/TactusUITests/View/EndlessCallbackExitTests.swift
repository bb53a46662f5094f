import TactusControls
import TactusGeometry
import TactusTesting
import Testing

@testable import TactusUI

/// A callback that asks each time for what it is called for ends the program with a sentence, and not
/// by a full stack or never.
@MainActor
@Suite("Callbacks without end: mistakes of the caller")
struct EndlessCallbackExitTests {
    private func expect(_ sentence: String, _ result: ExitTest.Result?) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(sentence))
    }

    @Test("HT-62: a view that puts itself back whenever it is told that it was taken out")
    func tree() async {
        expect(
            " of a HookedView calls a callback that leads to it again, and so on without end",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    shortenStack()
                    let (outer, view) = (View(), HookedView())
                    view.whenMoved = { [unowned outer] in
                        $0.removeFromSuperview()
                        outer.addSubview($0)
                    }
                    outer.addSubview(view)
                }
            })
    }

    @Test("HT-62: a view that takes its own picture while it is drawn")
    func picture() async {
        expect(
            "the stack is full: ",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    shortenStack()
                    let view = HookedView()
                    view.bounds = Rect(0, 0, 4, 4)
                    view.whenDrawn = { _ = $0.snapshotView() }
                    _ = view.snapshotView()
                }
            })
    }

    @Test("HT-62: a control that sends its action again in its own action")
    func action() async {
        expect(
            "the stack is full: sendActions(for:) of a Button calls a callback",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    shortenStack()
                    let button = Button()
                    button.addAction(for: .valueChanged) { $0.sendActions(for: .valueChanged) }
                    button.sendActions(for: .valueChanged)
                }
            })
    }

    @Test("HT-62: two responders that take the keys from each other")
    func firstResponder() async {
        expect(
            "the stack is full: becomeFirstResponder() of a HookedView calls a callback",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    shortenStack()
                    let host = TestHost()
                    let view = HookedView()
                    host.window.addSubview(view)
                    view.whenAsked = { $0.becomeFirstResponder() }
                    view.becomeFirstResponder()
                }
            })
    }

    @Test("HT-63: views that each add another one when they are laid out")
    func layout() async {
        expect(
            "callbacks add views without end: 514 were added while views were laid out, told or drawn, the last one a "
                + "HookedView",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let view = HookedView()
                    view.whenLaidOut = { $0.addSubview(HookedView(like: $0)) }
                    view.setNeedsLayout()
                    view.layoutIfNeeded()
                }
            })
    }

    @Test("HT-63: a recognizer whose action sets the state that sends it")
    func recognizer() async {
        expect(
            "the actions of recognizers cause others without end, the last one that of a PanGestureRecognizer",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let host = TestHost(size: Size(width: 100, height: 100))
                    let pan = PanGestureRecognizer()
                    pan.addAction { $0.state = .changed }
                    host.window.addGestureRecognizer(pan)
                    host.finger().drag(
                        from: Point(x: 5, y: 5), to: Point(x: 90, y: 90), over: .milliseconds(100))
                }
            })
    }

    @Test("HT-63: pages that each present another one before they appear")
    func presentation() async {
        expect(
            "callbacks ask without end for what follows the present event",
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let host = TestHost()
                    host.window.rootViewController = ViewController()
                    host.settle()
                    host.window.rootViewController?.present(Presenting(), animated: false)
                }
            })
    }
}

/// Lets the stack count as full a little deeper than here. What is measured is the main thread's, which the main actor
/// of a test need not run on.
@MainActor
private func shortenStack() {
    var mark: UInt8 = 0
    StackRoom.nearEnd = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) } - (128 << 10)
}

/// A view that calls closures.
private final class HookedView: View {
    var whenMoved: ((HookedView) -> Void)?
    var whenDrawn: ((HookedView) -> Void)?
    var whenLaidOut: ((HookedView) -> Void)?
    var whenAsked: ((HookedView) -> Void)?

    convenience init(like other: HookedView) {
        self.init()
        whenLaidOut = other.whenLaidOut
    }

    override var canBecomeFirstResponder: Bool {
        whenAsked?(self)
        return true
    }
    override func didMoveToSuperview() { whenMoved?(self) }
    override func layoutSubviews() { whenLaidOut?(self) }
    override func draw(_ rect: Rect, in canvas: Canvas) { whenDrawn?(self) }
}

/// A page that presents another one like it.
private final class Presenting: ViewController {
    override func viewWillAppear(_ isAnimated: Bool) {
        super.viewWillAppear(isAnimated)
        present(Presenting(), animated: false)
    }
}

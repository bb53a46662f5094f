import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Dismissals")
struct DismissalTests {
    let host = TestHost(size: Size(width: 100, height: 200))
    let root = ViewController()

    init() {
        host.window.rootViewController = root
        host.settle()
    }

    /// Whether a controller is still there.
    private struct Trace {
        weak var controller: ViewController?
    }

    /// Presents so many controllers, each over the one before it, which nobody else holds.
    private func present(_ count: Int, _ style: ModalPresentationStyle) -> [Trace] {
        var front = root
        var traces: [Trace] = []
        for _ in 0..<count {
            let next = ViewController()
            next.modalPresentationStyle = style
            #expect(front.present(next, animated: false))
            traces.append(Trace(controller: next))
            front = next
        }
        host.settle()
        return traces
    }

    @Test(
        "VC-62: controllers that only the ones behind them hold go together, and are freed",
        arguments: [true, false], [false, true])
    func chain(isOver: Bool, animated: Bool) {
        let traces = present(5, isOver ? .overFullScreen : .fullScreen)
        #expect(root.dismiss(animated: animated))
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController == nil && root.view.window === host.window)
        #expect(traces.allSatisfy { $0.controller == nil })
    }

    @Test("VC-62: so do those over one in the middle, and those that are let go of with their window")
    func middle() {
        let traces = present(5, .fullScreen)
        #expect(traces[1].controller?.dismiss(animated: false) == true)
        host.settle()
        #expect(traces.map { $0.controller != nil } == [true, true, false, false, false])
        #expect(traces[1].controller?.view.window === host.window)
        host.window.rootViewController = ViewController()
        host.settle()
        #expect(traces.allSatisfy { $0.controller == nil })
    }

    @Test(
        "VC-63: what a controller has presented that ends goes out of the window with it",
        arguments: [true, false], [true, false])
    func presenterEnds(isOver: Bool, animated: Bool) {
        var presenter: ViewController? = ViewController()
        let view = presenter?.view ?? View()
        host.window.addSubview(view)
        host.settle()
        let next = Trace(controller: presented(by: presenter, isOver ? .overFullScreen : .fullScreen, animated))
        if !animated { host.settle() }
        #expect(next.controller != nil)
        presenter = nil
        host.advance(by: .seconds(2))
        #expect(next.controller == nil && host.window.subviews.allSatisfy { $0.name != "presentation" })
        // What comes after it goes on.
        #expect(root.present(ViewController(), animated: true))
        host.advance(by: .seconds(2))
        #expect(root.dismiss(animated: true))
        host.advance(by: .seconds(2))
        #expect(root.presentedViewController == nil && root.view.window === host.window)
    }

    private func presented(
        by presenter: ViewController?, _ style: ModalPresentationStyle, _ animated: Bool
    ) -> ViewController? {
        let next = ViewController()
        next.modalPresentationStyle = style
        return presenter?.present(next, animated: animated) == true ? next : nil
    }
}

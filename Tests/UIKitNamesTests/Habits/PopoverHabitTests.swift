import TactusTesting
import Testing
import UIKitNames

private final class Adapter: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var mayDismiss = true
    var log: [String] = []

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.append("prepare")
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return mayDismiss
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

/// What programs written for UIKit take for granted of popovers and sheets.
@MainActor
@Suite("Habits: popovers and sheets")
struct PopoverHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 568))
    private let root = UIViewController()
    private let button = UIButton(type: .system)
    private let adapter = Adapter()

    init() {
        button.frame = CGRect(x: 120, y: 100, width: 80, height: 44)
        button.setTitle("Open", for: .normal)
        root.view.backgroundColor = .white
        root.view.addSubview(button)
        host.window.rootViewController = root
        host.settle()
    }

    private func popover() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .yellow
        page.preferredContentSize = CGSize(width: 200, height: 120)
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = button
        page.popoverPresentationController?.sourceRect = button.bounds
        page.popoverPresentationController?.permittedArrowDirections = .up
        page.popoverPresentationController?.delegate = adapter
        return page
    }

    @Test("PG-178: a popover stays one where its delegate says so, below what it is of; a touch beside it closes it")
    func stays() {
        let page = popover()
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
        let frame = page.view.convert(page.view.bounds, to: nil)
        #expect(frame.size == CGSize(width: 200, height: 120) && frame.minY >= 144 && frame.minY < 180)
        #expect(abs(frame.midX - 160) < 1)
        #expect(root.presentedViewController === page && page.presentingViewController === root)
        #expect(adapter.log == ["prepare"])
        adapter.mayDismiss = false
        host.finger().tap(at: CGPoint(x: 30, y: 500))
        host.advance(by: .seconds(1))
        #expect(adapter.log == ["prepare", "should", "attempt"] && root.presentedViewController === page)
        adapter.mayDismiss = true
        adapter.log = []
        host.finger().tap(at: CGPoint(x: 30, y: 500))
        host.advance(by: .seconds(1))
        #expect(adapter.log == ["should", "will", "did"] && root.presentedViewController == nil)
        root.present(page, animated: false)
        adapter.log = []
        page.dismiss(animated: true) { self.adapter.log.append("completion") }
        host.advance(by: .seconds(1))
        #expect(adapter.log == ["completion"])
    }

    @Test("a narrow window makes it a sheet")
    func adapts() {
        adapter.style = .formSheet
        let page = popover()
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
        #expect(page.view.window != nil)
        #expect(root.presentedViewController?.view.window != nil)
        page.dismiss(animated: false)
        host.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("PG-178: a popover’s size follows, and views beside it that still take touches")
    func passing() {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let page = popover()
        page.popoverPresentationController?.sourceView = nil
        page.popoverPresentationController?.sourceItem = button
        #expect(page.popoverPresentationController?.sourceView === button)
        page.popoverPresentationController?.passthroughViews = [button]
        root.present(page, animated: false)
        host.settle()
        host.finger().tap(at: CGPoint(x: 160, y: 120))
        host.advance(by: .seconds(1))
        #expect(taps == 1 && root.presentedViewController === page)
        page.preferredContentSize = CGSize(width: 150, height: 200)
        host.advance(by: .seconds(1))
        #expect(page.view.bounds.size == CGSize(width: 150, height: 200))
    }

    @Test("a sheet is pulled down: its delegate is asked and told, unless it is modal")
    func sheet() {
        let page = UIViewController()
        page.view.backgroundColor = .yellow
        page.modalPresentationStyle = .pageSheet
        page.presentationController?.delegate = adapter
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
        #expect(page.sheetPresentationController?.selectedDetentIdentifier ?? .medium == .medium)
        let top = page.view.convert(CGPoint.zero, to: nil).y
        #expect(top > 200 && top < 320)
        let finger = host.finger()
        finger.drag(from: CGPoint(x: 160, y: top + 20), to: CGPoint(x: 160, y: 40), over: .milliseconds(300))
        host.advance(by: .seconds(1))
        #expect(page.sheetPresentationController?.selectedDetentIdentifier == .large)
        page.sheetPresentationController?.animateChanges {
            page.sheetPresentationController?.selectedDetentIdentifier = .medium
        }
        host.advance(by: .seconds(1))
        #expect(abs(page.view.convert(CGPoint.zero, to: nil).y - top) < 1)
        page.isModalInPresentation = true
        adapter.log = []
        finger.drag(from: CGPoint(x: 160, y: top + 20), to: CGPoint(x: 160, y: 560), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(adapter.log == ["attempt"] && root.presentedViewController === page)
        page.isModalInPresentation = false
        adapter.log = []
        finger.drag(from: CGPoint(x: 160, y: top + 20), to: CGPoint(x: 160, y: 560), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(adapter.log == ["should", "will", "did"] && root.presentedViewController == nil)
    }
}

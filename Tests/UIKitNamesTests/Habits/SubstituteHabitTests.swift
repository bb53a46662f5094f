import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of popovers that become something else.
@MainActor
@Suite("Habits: popovers in narrow windows")
struct SubstituteHabitTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Adapter: UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.automatic
        var log: [String] = []
        var wraps = true
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("asked \(style.rawValue)")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }

    private func present(_ adapter: Adapter, in host: TestHost) -> (UIViewController, UIViewController) {
        let (root, page) = (UIViewController(), UIViewController())
        root.view.backgroundColor = .white
        page.title = "Page"
        page.view.backgroundColor = .yellow
        page.preferredContentSize = CGSize(width: 200, height: 120)
        host.window.rootViewController = root
        host.settle()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.sourceView = root.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        page.popoverPresentationController?.delegate = adapter
        root.present(page, animated: true)
        host.advance(by: .seconds(1))
        return (root, page)
    }

    @Test("UK-111: in a narrow window what a popover's delegate puts around its page is presented")
    func substitute() throws {
        let adapter = Adapter()
        let (root, page) = present(adapter, in: host)
        let stack = try #require(root.presentedViewController as? UINavigationController)
        #expect(adapter.log == ["asked -2"] && stack.viewControllers == [page] && page.view.window != nil)
        #expect(page.presentingViewController === root && page.navigationController === stack)
        #expect(stack.navigationBar.topItem?.title == "Page" && stack.navigationBar.window != nil)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController == nil && adapter.log == ["asked -2", "did"])
    }

    @Test("UK-111: it is presented in the style that is said; none changes nothing, nor does a wide window")
    func styles() throws {
        let adapter = Adapter()
        adapter.style = .fullScreen
        let (root, page) = present(adapter, in: host)
        let stack = try #require(root.presentedViewController as? UINavigationController)
        #expect(stack.modalPresentationStyle == .fullScreen && stack.view.frame.height == 480)
        page.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController == nil)
        adapter.log = []
        adapter.style = .none
        #expect(present(adapter, in: host).0.presentedViewController?.modalPresentationStyle == .popover)
        #expect(adapter.log == [])
        let wide = TestHost(size: CGSize(width: 1000, height: 800))
        adapter.style = .automatic
        #expect(present(adapter, in: wide).0.presentedViewController?.modalPresentationStyle == .popover)
        adapter.wraps = false
        #expect(present(adapter, in: host).0.presentedViewController?.modalPresentationStyle == .popover)
    }

    @Test("UK-113: a popover has the colour that is said of it, around its page and in its arrow")
    func colour() throws {
        let wide = TestHost(size: CGSize(width: 1000, height: 800))
        let adapter = Adapter()
        let (root, page) = present(adapter, in: wide)
        let frame = page.view.convert(page.view.bounds, to: nil)
        func arrow() -> UIColor {
            wide.picture.color(at: PixelPoint(x: Int(frame.midX), y: Int(frame.minY) - 4))
        }
        #expect(arrow().isAlmost(.yellow))
        page.popoverPresentationController?.backgroundColor = .red
        wide.settle()
        #expect(arrow().isAlmost(.red) && root.presentedViewController === page)
    }
}

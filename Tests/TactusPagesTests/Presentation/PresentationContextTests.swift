import TactusTesting
import Testing

@testable import TactusPages
@testable import TactusUI

@MainActor
@Suite("Presentations in a part of the window")
struct PresentationContextTests {
    private let host = TestHost(size: Size(width: 320, height: 480))
    private let log = Log()
    private let page: Page
    private let other: Page
    private let tabs = TabBarController()
    private let card: Page

    init() {
        page = Page("page", log)
        other = Page("other", log)
        card = Page("card", log)
        page.view.backgroundColor = .white
        other.view.backgroundColor = .green
        card.view.backgroundColor = .red
        tabs.viewControllers = [page, other]
        host.window.rootViewController = tabs
        page.definesPresentationContext = true
        host.advance(by: .seconds(1))
        _ = log.take()
    }

    private func color(_ x: Int, _ y: Int) -> Color { host.picture.color(at: PixelPoint(x: x, y: y)) }
    private var isCovered: Bool { color(160, 200) == color(10, 10) && color(160, 200).green < 0.5 }
    private var barIsSeen: Bool { color(160, 476).green > 0.5 }

    @Test(
        "PG-66: it covers the context and nothing else; what it covers disappears and comes again",
        arguments: [false, true])
    func current(animated: Bool) {
        card.modalPresentationStyle = .currentContext
        page.present(card, animated: animated) { [log] in log.add("completed") }
        host.advance(by: .seconds(1))
        #expect(
            log.take() == [
                "page willDisappear", "card willAppear", "card isAppearing", "card didAppear", "page didDisappear",
                "completed",
            ])
        #expect(isCovered && barIsSeen && page.view.window === host.window)
        #expect(card.presentingViewController === page && tabs.presentedViewController == nil)
        #expect(page.presentedViewController === card && card.view.frame.size == page.view.frame.size)
        card.dismiss(animated: animated) { [log] in log.add("dismissed") }
        host.advance(by: .seconds(1))
        #expect(
            log.take() == [
                "card willDisappear", "page willAppear", "page isAppearing", "page didAppear", "card didDisappear",
                "dismissed",
            ])
        #expect(!isCovered && card.presentingViewController == nil && host.window.contextCount == 0)
    }

    @Test("PG-66: over the context what is behind stays, and hears nothing")
    func over() {
        card.modalPresentationStyle = .overCurrentContext
        page.present(card, animated: false)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["card willAppear", "card isAppearing", "card didAppear"])
        page.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["card willDisappear", "card didDisappear"])
    }

    @Test("PG-66: without a context it is the window, and a child presents in the nearest one around it")
    func nearest() {
        page.definesPresentationContext = false
        card.modalPresentationStyle = .currentContext
        page.present(card, animated: false)
        host.advance(by: .seconds(1))
        #expect(card.presentingViewController === tabs && !barIsSeen && page.view.window == nil)
        card.dismiss(animated: false)
        host.advance(by: .seconds(1))
        let inner = ViewController()
        page.definesPresentationContext = true
        page.addChild(inner)
        page.view.addSubview(inner.view)
        inner.present(card, animated: false)
        host.advance(by: .seconds(1))
        #expect(card.presentingViewController === page && inner.presentedViewController === card && barIsSeen)
        inner.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(page.presentedViewController == nil)
    }

    @Test("PG-66: it goes and comes with its context: behind another tab, and with another size")
    func following() {
        card.modalPresentationStyle = .currentContext
        page.present(card, animated: false)
        host.advance(by: .seconds(1))
        _ = log.take()
        tabs.selectedIndex = 1
        host.advance(by: .seconds(1))
        #expect(color(160, 200) == .green && card.view.window == nil && page.presentedViewController === card)
        tabs.selectedIndex = 0
        host.advance(by: .seconds(1))
        #expect(isCovered && card.view.window === host.window)
        #expect(!log.take().contains { $0.hasPrefix("page ") })
        host.surface.configure { ($0.width, $0.height) = (400, 300) }
        host.advance(by: .seconds(1))
        #expect(card.view.frame.size == page.view.frame.size && card.view.frame.width == 400)
    }

    @Test("PG-66: what is covered is neither focused nor read out, and keeps no keys; what is beside it is used on")
    func confinement() {
        let (button, inside) = (Button(title: "Behind"), Button(title: "Inside"))
        page.view.addSubview(button)
        card.view.addSubview(inside)
        for view in [button, inside] { view.frame = Rect(20, 60, 100, 44) }
        host.settle()
        #expect(button.becomeFirstResponder())
        card.modalPresentationStyle = .overCurrentContext
        page.present(card, animated: false)
        host.advance(by: .seconds(1))
        let labels = host.application.accessibilityTree.flatMap(\.all).map(\.label)
        #expect(!labels.contains("Behind") && labels.contains("Inside") && labels.contains("other"))
        #expect(!button.isFirstResponder)
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardTab)
        #expect(!button.isFirstResponder)
        card.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(host.application.accessibilityTree.flatMap(\.all).map(\.label).contains("Behind"))
    }

    @Test("PG-66: a context may say how what is in it comes; and a stack of pages is one")
    func transitions() {
        page.providesPresentationContextTransitionStyle = true
        page.modalTransitionStyle = .crossDissolve
        card.modalPresentationStyle = .overCurrentContext
        page.present(card, animated: true)
        host.advance(by: .milliseconds(100))
        #expect(card.view.presentedAlpha < 0.9 && card.view.presentedFrame.minY == 0)
        host.advance(by: .seconds(1))
        page.dismiss(animated: false)
        host.advance(by: .seconds(1))
        let stack = NavigationController(rootViewController: ViewController())
        tabs.viewControllers = [stack]
        host.advance(by: .seconds(1))
        stack.topViewController?.present(card, animated: false)
        host.advance(by: .seconds(1))
        #expect(card.presentingViewController === stack && barIsSeen && isCovered)
        stack.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(host.window.contextCount == 0)
    }

    @Test("PG-66: a presentation over the window lies over one in a context, and both end")
    func both() {
        card.modalPresentationStyle = .overCurrentContext
        page.present(card, animated: false)
        host.advance(by: .seconds(1))
        let sheet = Page("sheet", log)
        sheet.modalPresentationStyle = .fullScreen
        #expect(tabs.present(sheet, animated: false))
        host.advance(by: .seconds(1))
        #expect(page.view.window == nil && card.view.window == nil && page.presentedViewController === card)
        sheet.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(isCovered && card.view.window === host.window)
        host.window.rootViewController = ViewController()
        host.advance(by: .seconds(1))
        #expect(card.view.window == nil)
    }
}

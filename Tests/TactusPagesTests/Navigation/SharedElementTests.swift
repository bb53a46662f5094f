import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("What two pages share")
struct SharedElementTests {
    private let host = TestHost(size: Size(width: 400, height: 600))
    private let log = Log()
    private let list: Page
    private let detail: Page
    private let navigation: NavigationController
    private let small = View(frame: Rect(20, 100, 40, 40))
    private let large = View(frame: Rect(0, 300, 400, 300))

    private final class Delegate: NavigationControllerDelegate {
        var elements: (Bool) -> [SharedElement] = { _ in [] }

        func navigationController(
            _ navigationController: NavigationController, animationControllerFrom from: ViewController,
            to: ViewController, isPush: Bool
        ) -> (any ViewControllerAnimatedTransitioning)? {
            SharedElementTransition { [elements] _ in elements(isPush) }
        }
    }

    private let delegate = Delegate()

    init() {
        (list, detail) = (Page("list", log), Page("detail", log))
        for (page, view) in [(list, small), (detail, large)] {
            page.view.backgroundColor = .white
            view.backgroundColor = .red
            page.view.addSubview(view)
        }
        navigation = NavigationController(rootViewController: list)
        navigation.delegate = delegate
        delegate.elements = { [small, large] isPush in
            [isPush ? SharedElement(from: small, to: large) : SharedElement(from: large, to: small)]
        }
        host.window.rootViewController = navigation
        host.settle()
    }

    @Test("AP-32: a push takes what pages share along, a pop takes it back, and all is as it was")
    func pushAndPop() {
        navigation.pushViewController(detail, animated: true)
        host.advance(by: .milliseconds(60))
        #expect(small.alpha == 0 && large.alpha == 0)
        host.advance(by: .seconds(3))
        #expect(host.picture[200, 500] == 0xFFFF_0000)
        #expect(small.alpha == 1 && large.alpha == 1 && detail.view.alpha == 1)

        navigation.popViewController(animated: true)
        host.advance(by: .milliseconds(60))
        #expect(small.alpha == 0 && large.alpha == 0)
        host.advance(by: .seconds(3))
        #expect(host.picture[200, 500] == 0xFFFF_FFFF)
        #expect(small.alpha == 1 && large.alpha == 1 && detail.view.alpha == 1 && list.view.alpha == 1)
        #expect(navigation.viewControllers == [list])
    }
}

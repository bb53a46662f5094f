import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Transitions of a program's own")
struct OwnTransitionTests {
    /// Lets the page in front come, or go, little by little.
    private final class Fade: ViewControllerAnimatedTransitioning {
        private let isPush: Bool

        init(isPush: Bool) { self.isPush = isPush }

        func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
            let front = isPush ? transition.toViewController?.view : transition.fromViewController?.view
            View.performWithoutAnimation { front?.alpha = isPush ? 0 : 1 }
            return PropertyAnimator(duration: .milliseconds(200), curve: .linear) { [isPush] in
                front?.alpha = isPush ? 1 : 0
            }
        }
    }

    private final class Delegate: NavigationControllerDelegate {
        func navigationController(
            _ navigationController: NavigationController, animationControllerFrom from: ViewController,
            to: ViewController, isPush: Bool
        ) -> (any ViewControllerAnimatedTransitioning)? { Fade(isPush: isPush) }
    }

    private let delegate = Delegate()

    @Test("AP-56: nothing of the container lies between two pages, of which one fades in and out over the other")
    func fade() {
        let host = TestHost(size: Size(width: 200, height: 200))
        let (red, blue) = (ViewController(), ViewController())
        let navigation = NavigationController(rootViewController: red)
        navigation.delegate = delegate
        host.window.rootViewController = navigation
        red.view.backgroundColor = Color(hex: 0xFF0000)
        blue.view.backgroundColor = Color(hex: 0x0000FF)
        func color() -> Color { host.picture.color(at: PixelPoint(x: 100, y: 150)) }
        host.settle()
        navigation.pushViewController(blue, animated: true)
        host.advance(by: .milliseconds(100))
        #expect(color().green == 0 && abs(color().red - 0.5) < 0.2 && abs(color().blue - 0.5) < 0.2)
        host.advance(by: .seconds(1))
        #expect(color().blue == 1 && color().red == 0)
        navigation.popViewController(animated: true)
        host.advance(by: .milliseconds(100))
        #expect(color().green == 0 && abs(color().red - 0.5) < 0.2 && abs(color().blue - 0.5) < 0.2)
        host.advance(by: .seconds(1))
        #expect(color().red == 1 && color().blue == 0)
    }
}

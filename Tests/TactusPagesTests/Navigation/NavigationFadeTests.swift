import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Pages that fade")
struct NavigationFadeTests {
    private let host = TestHost(size: Size(width: 400, height: 600))
    private let pages = (red: Page("red", Log()), blue: Page("blue", Log()))
    private let navigation: NavigationController
    private let fader = Fader()

    /// Fades what comes in over what goes, or what goes out over what comes.
    private final class Fader: NavigationControllerDelegate, ViewControllerAnimatedTransitioning {
        var isPush = true
        var driver: PercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: NavigationController,
            interactionControllerFor animation: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { driver }

        func navigationController(
            _ navigationController: NavigationController, animationControllerFrom from: ViewController,
            to: ViewController, isPush: Bool
        ) -> (any ViewControllerAnimatedTransitioning)? {
            self.isPush = isPush
            return self
        }

        func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
            let front = (isPush ? transition.toViewController : transition.fromViewController)?.view ?? View()
            let isPush = isPush
            if isPush { front.alpha = 0 }
            return PropertyAnimator(duration: .seconds(1), curve: .linear) { front.alpha = isPush ? 1 : 0 }
        }
    }

    init() {
        pages.red.view.backgroundColor = .red
        pages.blue.view.backgroundColor = .blue
        navigation = NavigationController(rootViewController: pages.red)
        navigation.delegate = fader
        host.window.rootViewController = navigation
        host.advance(by: .seconds(1))
    }

    private var color: String { String(host.picture[200, 400], radix: 16) }
    /// How much of the way the fade has made, as a picture of it says that is no mixture with a third colour.
    private var share: Double? {
        let pixel = host.picture[200, 400]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return green == 0 && (254...256).contains(red + blue) ? Double(blue) / 255 : nil
    }

    @Test("PG-58: a pop that is drawn along rests where it is drawn; given up, the stack is what it was, else one less")
    func drawnAlong() throws {
        navigation.pushViewController(pages.blue, animated: false)
        host.advance(by: .seconds(1))
        for isGivenUp in [true, false] {
            let driver = PercentDrivenInteractiveTransition()
            fader.driver = driver
            navigation.popViewController(animated: true)
            host.advance(by: .seconds(3))
            #expect(color == "ff0000ff")
            driver.update(0.5)
            host.settle()
            let half = try #require(share)
            #expect((0.45..<0.55).contains(half))
            if isGivenUp { driver.cancel() } else { driver.finish() }
            host.advance(by: .seconds(2))
            #expect(navigation.viewControllers == (isGivenUp ? [pages.red, pages.blue] : [pages.red]))
            #expect(color == (isGivenUp ? "ff0000ff" : "ffff0000"))
        }
    }

    @Test("PG-51: half-way through a fade of a program's own, each page gives half of the colour")
    func halfWay() throws {
        #expect(color == "ffff0000")
        navigation.pushViewController(pages.blue, animated: true)
        host.advance(by: .milliseconds(500))
        // Frames are made while pictures are taken.
        let half = try #require(share)
        #expect((0.5..<0.6).contains(half))
        host.advance(by: .seconds(1))
        #expect(color == "ff0000ff")
        navigation.popViewController(animated: true)
        host.advance(by: .milliseconds(250))
        let quarter = try #require(share)
        #expect((0.65...0.75).contains(quarter))
        host.advance(by: .seconds(1))
        #expect(color == "ffff0000")
        #expect(pages.red.view.alpha == 1)
    }
}

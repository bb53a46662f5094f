import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("Presentations")
struct PresentationTests {
    let host = TestHost(size: Size(width: 100, height: 200))
    let log = Log()
    let root: LivingController

    init() {
        root = LivingController("root", log)
        host.window.rootViewController = root
        host.settle()
        _ = log.take()
    }

    private func sheet(_ style: ModalPresentationStyle, _ name: String = "sheet") -> LivingController {
        let sheet = LivingController(name, log)
        sheet.modalPresentationStyle = style
        return sheet
    }

    private func takeLife() -> [String] { log.take().filter { !$0.hasSuffix("ayout") && !$0.hasSuffix("traits") } }

    @Test("VC-58: a controller that is presented and taken in by the one behind it is presented no more")
    func presentedChild() {
        let sheet = sheet(.fullScreen)
        #expect(root.present(sheet, animated: false))
        host.settle()
        root.addChild(sheet)
        root.view.addSubview(sheet.view)
        sheet.didMove(toParent: root)
        host.settle()
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(sheet.parent === root && sheet.view.window === host.window && root.view.superview === host.window)
    }

    @Test("VC-58: one that presents itself when it hears that it is taken in is inside, and not in front")
    func presentedInHook() {
        let child = Hasty(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        host.settle()
        #expect(child.parent === root && root.presentedViewController == nil && root.children.count == 1)
        #expect(child.view.window === host.window)
    }

    @Test("VC-10: what presents a controller cannot be presented by it, nor by what that presents")
    func circle() {
        let (sheet, second) = (sheet(.fullScreen), sheet(.fullScreen, "second"))
        #expect(root.present(sheet, animated: false))
        host.settle()
        #expect(root.view.superview == nil && !sheet.present(root, animated: false))
        #expect(sheet.present(second, animated: false))
        host.settle()
        #expect(!second.present(root, animated: false) && root.presentingViewController == nil)
        root.dismiss(animated: false)
        host.settle()
        #expect(root.view.window === host.window && sheet.presentingViewController == nil)
    }

    @Test("VC-10: a full screen comes: the presenter leaves the window, and hears last")
    func fullScreen() {
        let sheet = sheet(.fullScreen)
        root.present(sheet, animated: true) { [log] in log.add("completed") }
        #expect(sheet.isBeingPresented)
        #expect(
            takeLife() == [
                "sheet loaded", "root willDisappear animated", "sheet willAppear animated",
                "sheet isAppearing animated",
            ])
        host.advance(by: .seconds(2))
        #expect(takeLife() == ["sheet didAppear animated", "root didDisappear animated", "completed"])
        #expect(root.view.window == nil)
        #expect(!sheet.isBeingPresented)

        sheet.dismiss(animated: true) { [log] in log.add("dismissed") }
        #expect(sheet.isBeingDismissed)
        #expect(root.view.window === host.window)
        host.advance(by: .seconds(2))
        #expect(
            takeLife() == [
                "sheet willDisappear animated", "root willAppear animated", "root isAppearing animated",
                "root didAppear animated", "sheet didDisappear animated", "dismissed",
            ])
        #expect(host.window.subviews == [root.view])
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    }

    @Test("VC-10: a presenter with a place of its own in the window keeps it; what it presents is as any other's")
    func presenterInPlace() {
        let panel = LivingController("panel", log)
        panel.view.translatesAutoresizingMaskIntoConstraints = false
        host.window.addSubview(panel.view)
        for constraint in [
            panel.view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 10),
            panel.view.topAnchor.constraint(equalTo: host.window.topAnchor, constant: 20),
            panel.view.trailingAnchor.constraint(equalTo: host.window.trailingAnchor, constant: -30),
            panel.view.heightAnchor.constraint(equalToConstant: 40),
        ] { constraint.isActive = true }
        host.settle()
        #expect(panel.view.frame == Rect(10, 20, 60, 40))
        _ = log.take()
        let sheet = sheet(.fullScreen)
        panel.present(sheet, animated: false)
        host.settle()
        #expect(
            takeLife() == [
                "sheet loaded", "panel willDisappear", "sheet willAppear", "sheet isAppearing", "sheet didAppear",
                "panel didDisappear",
            ])
        host.surface.configure { ($0.width, $0.height) = (120, 150) }
        host.settle()
        #expect(sheet.view.frame == Rect(0, 0, 120, 150) && panel.view.frame.width == 80)
        _ = log.take()
        host.window.isHidden = true
        host.window.isHidden = false
        host.settle()
        #expect(!takeLife().contains { $0.hasPrefix("panel") })
        sheet.dismiss(animated: true)
        host.advance(by: .seconds(2))
        #expect(
            takeLife() == [
                "sheet willDisappear animated", "panel willAppear animated", "panel isAppearing animated",
                "panel didAppear animated", "sheet didDisappear animated",
            ])
        #expect(panel.view.frame == Rect(10, 20, 80, 40) && host.window.subviews == [root.view, panel.view])
    }

    @Test("VC-12, VC-13: Escape ends what a controller in a place of its own presents, and the focus stays in it")
    func presenterInPlaceConfines() {
        let panel = LivingController("panel", log)
        panel.view.frame = Rect(10, 20, 60, 40)
        host.window.addSubview(panel.view)
        let behind = Control(frame: Rect(0, 100, 50, 44))
        root.view.addSubview(behind)
        let sheet = sheet(.dialog)
        panel.present(sheet, animated: false)
        host.settle()
        host.keyboard.press(.keyboardTab)
        #expect(host.window.focusRoot === sheet.view)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(panel.presentedViewController == nil && host.window.focusRoot === host.window)
    }

    @Test("VC-15: what is inside knows who presents what it is in, and dismisses that")
    func ancestors() {
        let (inner, page) = (ViewController(), ViewController())
        root.addChild(inner)
        let sheet = sheet(.overFullScreen)
        sheet.addChild(page)
        #expect(inner.present(sheet, animated: false))
        host.settle()
        #expect(inner.presentedViewController === sheet && root.presentedViewController === sheet)
        #expect(page.presentingViewController === root && sheet.presentingViewController === root)
        #expect(page.presentationController === sheet.presentationController)
        #expect(page.presentedViewController == nil && inner.presentingViewController == nil)
        page.presentingViewController?.dismiss(animated: false)
        host.settle()
        #expect(inner.presentedViewController == nil && page.presentingViewController == nil)
    }

    @Test("VC-10: over a full screen the presenter stays, and hears nothing")
    func overFullScreen() {
        let sheet = sheet(.overFullScreen)
        root.present(sheet, animated: false) { [log] in log.add("completed") }
        host.settle()
        #expect(
            takeLife() == [
                "sheet loaded", "sheet willAppear", "sheet isAppearing", "sheet didAppear", "completed",
            ])
        #expect(root.view.window === host.window)
        root.dismiss(animated: false) { [log] in log.add("dismissed") }
        host.settle()
        #expect(takeLife() == ["sheet willDisappear", "sheet didDisappear", "dismissed"])
    }

    @Test("VC-10: it slides up from the lower edge, and touches go by where it will be")
    func sliding() {
        let sheet = sheet(.overFullScreen)
        root.present(sheet, animated: true)
        host.advance(by: .milliseconds(100))
        let top = sheet.view.presentedFrame.minY
        #expect(top > 0 && top < 200)
        #expect(sheet.view.frame == Rect(0, 0, 100, 200))
        host.advance(by: .seconds(2))
        #expect(sheet.view.presentedFrame.minY == 0)
    }

    @Test("VC-11: a presentation that is dismissed on its way turns back")
    func turnedBack() {
        let sheet = sheet(.fullScreen)
        root.present(sheet, animated: true) { [log] in log.add("completed") }
        host.advance(by: .milliseconds(100))
        _ = log.take()
        sheet.dismiss(animated: true) { [log] in log.add("dismissed") }
        #expect(takeLife() == ["sheet willDisappear animated", "root willAppear animated"])
        let top = sheet.view.presentedFrame.minY
        host.advance(by: .milliseconds(50))
        #expect(sheet.view.presentedFrame.minY > top)
        host.advance(by: .seconds(2))
        #expect(
            takeLife() == [
                "root isAppearing animated", "root didAppear animated", "sheet didDisappear animated", "completed",
                "dismissed",
            ])
        #expect(host.window.subviews == [root.view])
    }

    @Test("VC-11: what is dismissed and presented in one breath comes at once")
    func dismissedAndPresented() {
        let (first, second) = (sheet(.overFullScreen, "first"), sheet(.overFullScreen, "second"))
        root.present(first, animated: false)
        host.settle()
        #expect(!root.present(second, animated: false))
        root.dismiss(animated: true)
        #expect(root.present(second, animated: true))
        #expect(root.presentedViewController === second)
        host.advance(by: .seconds(2))
        #expect(second.view.window === host.window)
        #expect(first.view.window == nil)
    }

    @Test("VC-11: presenting where nothing is shown, twice, or what is shown elsewhere answers no")
    func refusals() {
        let (sheet, other) = (sheet(.fullScreen), sheet(.fullScreen, "other"))
        #expect(!other.present(sheet, animated: true))
        #expect(!root.present(root, animated: true))
        #expect(root.present(sheet, animated: true))
        #expect(!root.present(sheet, animated: true))
        #expect(!root.present(other, animated: true))
        #expect(!other.dismiss(animated: true))
        let parent = ViewController()
        parent.addChild(other)
        #expect(!sheet.present(other, animated: true))
    }

    @Test("VC-12: Escape ends a presentation that lets it, and asks first")
    func escape() {
        let sheet = sheet(.dialog)
        let judge = Judge(log)
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: false)
        host.settle()
        sheet.isModalInPresentation = true
        host.keyboard.press(.keyboardEscape)
        sheet.isModalInPresentation = false
        judge.allows = false
        host.keyboard.press(.keyboardEscape)
        #expect(root.presentedViewController === sheet)
        judge.allows = true
        _ = log.take()
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(2))
        #expect(
            takeLife() == [
                "asked", "will dismiss", "sheet willDisappear animated", "sheet didDisappear animated", "did dismiss",
            ])
        #expect(judge.attempts == 2)

        let full = self.sheet(.fullScreen, "full")
        root.present(full, animated: false)
        host.settle()
        host.keyboard.press(.keyboardEscape)
        #expect(root.presentedViewController === full)
    }

    @Test("VC-13: the first responder behind loses its place, and gets it back")
    func firstResponder() {
        let field = Field()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let sheet = sheet(.overFullScreen)
        root.present(sheet, animated: false)
        host.settle()
        #expect(!field.isFirstResponder)
        sheet.dismiss(animated: false)
        host.settle()
        #expect(field.isFirstResponder)
    }

    @Test("VC-14: a delegate's animation is drawn along, and taken back, by whoever drives it")
    func interactive() {
        let sheet = sheet(.overFullScreen)
        let puppeteer = Puppeteer()
        sheet.transitioningDelegate = puppeteer
        root.present(sheet, animated: true)
        host.settle()
        #expect(sheet.view.presentedFrame.minX == 100)
        puppeteer.driver.update(0.5)
        host.settle()
        #expect(sheet.view.presentedFrame.minX == 50)
        puppeteer.driver.update(.nan)
        #expect(puppeteer.driver.percentComplete == 0.5)
        _ = log.take()
        puppeteer.driver.cancel()
        host.advance(by: .seconds(2))
        #expect(takeLife() == ["sheet willDisappear animated", "sheet didDisappear animated"])
        #expect(root.presentedViewController == nil)
    }

    @Test("VC-9: what is asked for in viewWillAppear runs along with the presentation, and back with it")
    func alongside() {
        let veil = View(frame: Rect(0, 0, 100, 200))
        root.view.addSubview(veil)
        let sheet = sheet(.overFullScreen)
        sheet.onAppearing = { [unowned sheet] in
            sheet.transitionCoordinator?.animate { _ in
                veil.alpha = 0.5
            } completion: { [log] coordinator in
                log.add("over, cancelled \(coordinator.isCancelled)")
            }
        }
        root.present(sheet, animated: true)
        host.advance(by: .milliseconds(150))
        #expect(veil.alpha == 0.5)
        _ = log.take()
        sheet.dismiss(animated: true)
        host.advance(by: .seconds(2))
        #expect(veil.alpha == 1)
        #expect(log.take().contains("over, cancelled true"))
    }
}

@MainActor
extension ModalPresentationStyle {
    fileprivate static let dialog = ModalPresentationStyle("dialog") {
        Dialog(presentedViewController: $0, presenting: $1)
    }
}

private final class Dialog: PresentationController {
    override var dismissesOnCancel: Bool { true }
    override var frameOfPresentedViewInContainerView: Rect { Rect(10, 10, 50, 50) }
}

private final class Field: View {
    override var canBecomeFirstResponder: Bool { true }
}

@MainActor
private final class Judge: PresentationControllerDelegate {
    private let log: Log
    var allows = true
    var attempts = 0

    init(_ log: Log) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
        log.add("asked")
        return allows
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) { attempts += 1 }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) { log.add("will dismiss") }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) { log.add("did dismiss") }
}

@MainActor
private final class Puppeteer: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    let driver = PercentDrivenInteractiveTransition()

    func animationController(
        forPresented presented: ViewController, presenting: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionController(
        forPresentation presented: ViewController
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func interruptibleAnimator(using transition: ViewControllerTransition) -> PropertyAnimator {
        let view = transition.toViewController?.view
        let place = view?.center ?? .zero
        View.performWithoutAnimation { view?.center = place + Vector(dx: 100, dy: 0) }
        return PropertyAnimator(duration: .milliseconds(300), curve: .linear) { view?.center = place }
    }
}

/// A page that wants to be presented as soon as it hears of a parent.
private final class Hasty: ViewController {
    private let behind: ViewController

    init(_ behind: ViewController) {
        self.behind = behind
        super.init()
    }

    override func willMove(toParent parent: ViewController?) {
        if parent != nil { behind.present(self, animated: false) }
    }
}

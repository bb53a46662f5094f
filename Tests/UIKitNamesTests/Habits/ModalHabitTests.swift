import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of what they present, and of bars that they colour.
@MainActor
@Suite("Habits: presentations and bars")
struct ModalHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))
    private let root = UIViewController()

    init() {
        root.view.backgroundColor = .white
        host.window.rootViewController = root
        host.settle()
    }

    private func color(_ x: Int, _ y: Int) -> UIColor { host.picture.color(at: PixelPoint(x: x, y: y)) }

    @Test("a dialog over the current context dims what stays behind, and goes")
    func dialog() {
        let dialog = UIViewController()
        dialog.modalPresentationStyle = .overCurrentContext
        dialog.modalTransitionStyle = .crossDissolve
        dialog.view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        root.present(dialog, animated: true)
        host.advance(by: .seconds(1))
        #expect(color(10, 10).isAlmost(UIColor(white: 0.5, alpha: 1)) && root.view.window != nil)
        dialog.dismiss(animated: true)
        host.advance(by: .seconds(1))
        #expect(color(10, 10).isAlmost(.white) && root.presentedViewController == nil)
        let page = UIViewController()
        page.modalPresentationStyle = .currentContext
        page.view.backgroundColor = .green
        root.present(page, animated: false)
        host.settle()
        #expect(color(10, 10).isAlmost(.green) && root.view.window == nil)
    }

    @Test("a style of the program's own shows as its delegate's presentation controller says")
    func custom() {
        final class Half: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                let room = containerView?.bounds ?? .zero
                return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
            }
        }
        final class Presenter: UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                Half(presentedViewController: presented, presenting: presenting)
            }
        }
        let presenter = Presenter()
        let card = UIViewController()
        card.view.backgroundColor = .blue
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = presenter
        root.present(card, animated: true, completion: nil)
        host.advance(by: .seconds(1))
        #expect(color(200, 100).isAlmost(.white) && color(200, 300).isAlmost(.blue))
        #expect(card.presentationController is Half)
    }

    @Test("bars are coloured by appearances, those of the bar and those of an item")
    func bars() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.title = "Title"
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        host.window.rootViewController = navigation
        host.settle()
        #expect(color(4, 4).isAlmost(.blue))
        let next = UIViewController()
        let own = UINavigationBarAppearance()
        own.configureWithTransparentBackground()
        next.navigationItem.scrollEdgeAppearance = own
        next.view.backgroundColor = .green
        navigation.pushViewController(next, animated: false)
        host.settle()
        #expect(color(4, 4).isAlmost(.green))

        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        let dark = UITabBarAppearance()
        dark.configureWithOpaqueBackground()
        dark.backgroundColor = .black
        tabs.tabBar.standardAppearance = dark
        tabs.tabBar.scrollEdgeAppearance = dark
        host.window.rootViewController = tabs
        host.settle()
        #expect(color(2, 398).isAlmost(.black))
    }

    private final class Listener: AccessibilityObserver {
        var log: [String] = []
        func applicationAccessibilityMayDiffer(_ application: Application) {}
        func application(_ application: Application, didPost notification: AccessibilityNotification) {
            log.append("\(notification)".prefix { $0 != "(" }.description)
        }
    }

    @Test("AX-14: UIKit's posts come to whoever listens; a text beside a new screen is read out")
    func posting() {
        host.application.shareApplication()
        let listener = Listener()
        #expect(!UIAccessibility.isVoiceOverRunning)
        host.application.addAccessibilityObserver(listener)
        #expect(UIAccessibility.isVoiceOverRunning)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .announcement, argument: nil)
        UIAccessibility.post(notification: .layoutChanged, argument: UIView())
        UIAccessibility.post(notification: .screenChanged, argument: "The end")
        UIAccessibility.post(notification: .pageScrolled, argument: "page 2")
        #expect(
            listener.log == ["announcement", "layoutChanged", "screenChanged", "announcement", "pageScrolled"])
        let view = UIView()
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Archive"])
        let direction = UIAccessibilityScrollDirection.down
        #expect(!view.accessibilityScroll(direction) && !view.accessibilityPerformEscape())
    }

    @Test("a placeholder has attributes, the screen a size, and animations can be switched off")
    func small() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Name", attributes: [.foregroundColor: UIColor.red])
        #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
        host.application.shareApplication()
        #expect(UIScreen.main.bounds.size == CGSize(width: 400, height: 400))
        #expect(UIScreen.main.scale == host.window.traitCollection.displayScale)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var isDone = false
        UIView.animate(withDuration: 1) {
            root.view.alpha = 0.5
        } completion: {
            isDone = $0
        }
        #expect(isDone && !UIView.areAnimationsEnabled)
    }
}

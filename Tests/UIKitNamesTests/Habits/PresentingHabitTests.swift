import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit say of a presentation before it begins.
@MainActor
@Suite("Habits: presentations that are set up before")
struct PresentingHabitTests {
    private final class Editor: UIViewController, UIAdaptivePresentationControllerDelegate {
        var log = Log()
        var hasChanges = true
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            !hasChanges
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.add("attempt \(presentationController === self.presentationController)")
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
            alert.addAction(
                UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            present(alert, animated: true)
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
    }

    private func drawAway(_ host: TestHost) {
        host.finger().drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 790), over: .milliseconds(150))
        host.advance(by: .seconds(2))
    }

    @Test("UK-54: a delegate that is set before a presentation in the automatic style is asked and told")
    func automatic() throws {
        let (page, editor) = (UIViewController(), Editor())
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        let before = try #require(editor.presentationController)
        #expect(before === editor.presentationController && before is UISheetPresentationController)
        editor.presentationController?.delegate = editor
        page.present(editor, animated: true)
        host.advance(by: .seconds(2))
        #expect(editor.presentationController === before && editor.presentingViewController === page)
        drawAway(host)
        #expect(editor.log.take() == ["attempt true"] && page.presentedViewController === editor)
        try host.tap(.button, "Keep")
        host.advance(by: .seconds(2))
        editor.hasChanges = false
        drawAway(host)
        #expect(editor.log.take() == ["will", "did"] && page.presentedViewController == nil)
    }

    @Test("UK-54: so of a stack of pages, asked by the stack or by the page in it")
    func stack() throws {
        let (page, editor) = (UIViewController(), Editor())
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        let stack = UINavigationController(rootViewController: editor)
        stack.presentationController?.delegate = editor
        editor.hasChanges = false
        page.present(stack, animated: false)
        host.settle()
        #expect(editor.presentationController === stack.presentationController)
        drawAway(host)
        #expect(editor.log.take() == ["will", "did"] && page.presentedViewController == nil)
    }

    @Test("UK-54: a style that was said stays, and one that is said afterwards is the one that counts")
    func said() {
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        #expect(!(full.presentationController is UISheetPresentationController))
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        #expect(popover.presentationController is UIPopoverPresentationController)
        let changed = UIViewController()
        #expect(changed.presentationController is UISheetPresentationController)
        changed.modalPresentationStyle = .fullScreen
        let page = UIViewController()
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        page.present(changed, animated: false)
        host.settle()
        #expect(page.view.window == nil && !(changed.presentationController is UISheetPresentationController))
    }

    @Test("UK-56: a container says traits for one child; the others and the container keep theirs")
    func childTraits() {
        final class Told: UIViewController {
            var log = Log()
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection) {
                super.traitCollectionDidChange(previousTraitCollection)
                log.add("\(traitCollection.horizontalSizeClass)")
            }
        }
        let (page, left, right) = (UIViewController(), Told(), Told())
        for child in [left, right] {
            page.addChild(child)
            page.view.addSubview(child.view)
            child.didMove(toParent: page)
        }
        let host = TestHost(playing: page, CGSize(width: 1000, height: 800))
        for child in [left, right] { _ = child.log.take() }
        #expect(page.overrideTraitCollection(forChild: left) == nil)
        page.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: left)
        host.settle()
        #expect(left.log.take() == ["compact"] && right.log.take() == [])
        #expect(
            left.traitCollection.horizontalSizeClass == .compact
                && left.view.traitCollection.userInterfaceStyle == .light)
        #expect(right.traitCollection.horizontalSizeClass == .regular)
        #expect(page.overrideTraitCollection(forChild: left)?.horizontalSizeClass == .compact)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(verticalSizeClass: .compact),
        ])
        page.setOverrideTraitCollection(both, forChild: left)
        host.settle()
        #expect(
            left.traitCollection.horizontalSizeClass == .regular && left.traitCollection.verticalSizeClass == .compact)
        #expect(left.view.traitCollection.userInterfaceStyle == .dark)
        page.setOverrideTraitCollection(nil, forChild: left)
        host.settle()
        #expect(left.traitCollection == right.traitCollection)
    }
}

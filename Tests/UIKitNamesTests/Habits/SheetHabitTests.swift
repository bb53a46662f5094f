import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of sheets that rest where they say, and do not go away.
@MainActor
@Suite("Habits: sheets")
struct SheetHabitTests {
    private final class Form: UIViewController, UIAdaptivePresentationControllerDelegate {
        var log = Log()
        var mayGo = true
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.add("should")
            return mayGo
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.add("attempt")
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.add("will") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.add("did") }
    }

    @Test("PG-179: a sheet asks anew how high its own detents are when they are invalidated")
    func invalidated() throws {
        let (page, form) = (UIViewController(), UIViewController())
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        var height: CGFloat = 200
        var asked = 0
        let sheet = try #require(form.sheetPresentationController)
        sheet.detents = [
            .custom(identifier: .init("form")) { context in
                asked += 1
                return min(height, context.maximumDetentValue)
            }
        ]
        page.present(form, animated: false)
        host.settle()
        #expect(form.view.frame.height == 200)
        height = 300
        asked = 0
        host.settle()
        #expect(form.view.frame.height == 200 && asked == 0)
        sheet.animateChanges { sheet.invalidateDetents() }
        host.advance(by: .seconds(2))
        #expect(form.view.frame.height == 300 && asked > 0)
        height = 5000
        sheet.invalidateDetents()
        host.settle()
        #expect(form.view.frame.height < 800 && form.view.frame.height > 600)
    }

    @Test("a sheet that may not go says that it was drawn away, and one that may tells that it will go and has gone")
    func drawnAway() {
        let (page, form) = (UIViewController(), Form())
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        form.modalPresentationStyle = .pageSheet
        form.presentationController?.delegate = form
        page.present(form, animated: false)
        host.settle()
        func draw() {
            host.finger().drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 790), over: .milliseconds(150))
            host.advance(by: .seconds(2))
        }
        form.mayGo = false
        draw()
        #expect(form.log.take().filter { $0 != "should" } == ["attempt"] && page.presentedViewController === form)
        form.mayGo = true
        draw()
        #expect(form.log.take().filter { $0 != "should" } == ["will", "did"] && page.presentedViewController == nil)
        page.present(form, animated: false)
        host.settle()
        form.isModalInPresentation = true
        draw()
        #expect(form.log.take().filter { $0 != "should" } == ["attempt"] && page.presentedViewController === form)
        form.dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(form.log.take() == [] && page.presentedViewController == nil)
    }

    @Test("several presented over one another go at once when the first is told to end what it presents")
    func severalAtOnce() {
        final class Told: UIViewController {
            var log = Log()
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                log.add("\(title ?? "") gone")
            }
        }
        let log = Log()
        let page = UIViewController()
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        let pages = (1...3).map { number in
            let told = Told()
            told.title = "\(number)"
            told.log = log
            told.modalPresentationStyle = .fullScreen
            return told
        }
        var top: UIViewController = page
        for next in pages {
            top.present(next, animated: false)
            host.settle()
            top = next
        }
        _ = log.take()
        var completed = 0
        page.dismiss(animated: true) { completed += 1 }
        host.advance(by: .seconds(2))
        #expect(page.presentedViewController == nil && completed == 1)
        #expect(pages.allSatisfy { $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil })
        #expect(log.take().contains("3 gone"))
    }
}

import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of several that are presented over one another, and go at once.
@MainActor
@Suite("Habits: several presented")
struct SeveralPresentedTests {
    private final class Told: UIViewController {
        var log = Log()
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 40))
        convenience init(_ title: String, _ log: Log, style: UIModalPresentationStyle = .fullScreen) {
            self.init()
            self.title = title
            self.log = log
            modalPresentationStyle = style
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            view.addSubview(field)
        }
        private func add(_ what: String, _ animated: Bool) {
            log.add("\(title ?? "") \(what)\(animated ? " slowly" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { add("will appear", animated) }
        override func viewDidAppear(_ animated: Bool) { add("did appear", animated) }
        override func viewWillDisappear(_ animated: Bool) { add("will disappear", animated) }
        override func viewDidDisappear(_ animated: Bool) { add("did disappear", animated) }
    }

    private func present(_ pages: [Told], over page: Told) -> TestHost {
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        var top = page
        for next in pages {
            top.present(next, animated: false)
            host.settle()
            host.settle()
            top = next
        }
        _ = page.log.take()
        return host
    }

    @Test(
        "PG-183: over the full screen the frontmost goes alone, and those between, which have disappeared, hear nothing"
    )
    func fullScreen() {
        let log = Log()
        let page = Told("0", log)
        let pages = ["1", "2", "3"].map { Told($0, log) }
        let host = present(pages, over: page)
        var completed = 0
        page.dismiss(animated: true) { completed += 1 }
        host.settle()
        #expect(page.view.window != nil && page.presentedViewController === pages[2] && pages[2].isBeingDismissed)
        host.advance(by: .seconds(2))
        #expect(
            log.take() == [
                "3 will disappear slowly", "0 will appear slowly", "0 did appear slowly", "3 did disappear slowly",
            ])
        #expect(completed == 1 && page.presentedViewController == nil)
        #expect(pages.allSatisfy { $0.presentingViewController == nil && $0.view.window == nil })
        page.present(pages[0], animated: false)
        host.advance(by: .seconds(1))
        #expect(log.take().contains("1 did appear") && page.presentedViewController === pages[0])
    }

    @Test("PG-183: a page behind a sheet is there all along, and gets its keys back")
    func overSheet() {
        let log = Log()
        let page = Told("0", log)
        let pages = [Told("sheet", log, style: .pageSheet), Told("full", log)]
        let host = TestHost(playing: page, CGSize(width: 400, height: 800))
        #expect(page.field.becomeFirstResponder())
        page.present(pages[0], animated: false)
        host.advance(by: .seconds(1))
        pages[0].present(pages[1], animated: false)
        host.advance(by: .seconds(1))
        #expect(!page.field.isFirstResponder)
        _ = log.take()
        page.dismiss(animated: true)
        host.advance(by: .seconds(2))
        #expect(log.take() == ["full will disappear slowly", "full did disappear slowly"])
        #expect(page.field.isFirstResponder && page.presentedViewController == nil)
    }

    @Test("PG-183: the middle one of three is told to end what it presents: that alone goes")
    func middle() {
        let log = Log()
        let page = Told("0", log)
        let pages = ["1", "2", "3"].map { Told($0, log) }
        let host = present(pages, over: page)
        pages[0].dismiss(animated: false)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["3 will disappear", "1 will appear", "1 did appear", "3 did disappear"])
        #expect(page.presentedViewController === pages[0] && pages[0].presentedViewController == nil)
        #expect(pages[0].view.window != nil && page.view.window == nil)
    }
}

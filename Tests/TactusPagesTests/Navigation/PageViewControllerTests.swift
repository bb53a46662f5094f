import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("A row of pages")
struct PageViewControllerTests {
    let host = TestHost(size: Size(width: 400, height: 600))
    let log = Log()
    let row = PageViewController()
    let book: Book

    init() {
        book = Book((1...3).map { [log] in Page("page \($0)", log) })
        row.dataSource = book
        row.delegate = book
        row.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        host.window.rootViewController = row
        host.settle()
        _ = log.take()
    }

    @Test("PG-8: a drag turns the page; both hear, and who watches")
    func turning() {
        host.finger().drag(from: Point(300, 300), to: Point(60, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[1]])
        #expect(
            log.take() == [
                "page 2 willCome", "page 1 willLeave", "page 1 willDisappear", "page 2 willAppear",
                "page 2 isAppearing", "page 1 didLeave", "page 2 didCome", "page 1 didDisappear", "page 2 didAppear",
            ])
        #expect(book.told == ["to page 2", "from page 1: turned"])
        host.finger().drag(from: Point(60, 300), to: Point(300, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[0]])
    }

    @Test("PG-8: let go early it goes back: will, will-back, did; at the ends nothing moves")
    func turnedBack() {
        let finger = host.finger()
        finger.down(at: Point(300, 300))
        finger.move(to: Point(240, 300), over: .milliseconds(600))
        host.advance(by: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[0]])
        #expect(
            log.take() == [
                "page 2 willCome", "page 1 willLeave", "page 1 willDisappear", "page 2 willAppear",
                "page 2 isAppearing", "page 2 willDisappear", "page 1 willAppear", "page 1 isAppearing",
                "page 2 didLeave", "page 1 didCome", "page 2 didDisappear", "page 1 didAppear",
            ])
        host.finger().drag(from: Point(60, 300), to: Point(300, 300))
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && book.told == ["to page 2", "from page 1: turned back"])
    }

    @Test("PG-8: a page that is elsewhere is not shown; one that is set tells nobody")
    func programs() {
        let owner = ViewController()
        let owned = Page("owned", log)
        owner.addChild(owned)
        row.setViewControllers([owned], direction: .forward, animated: true)
        #expect(row.viewControllers == [book.pages[0]])
        row.setViewControllers([book.pages[2]], direction: .reverse, animated: true)
        row.setViewControllers([book.pages[1]], direction: .forward, animated: true)
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[1]] && row.children == [book.pages[1]])
        #expect(book.told == [])
    }

    @Test("PG-8: who asked for a page hears whether it came")
    func completions() {
        var ends: [String] = []
        func show(_ number: Int, _ name: String, animated: Bool = true) {
            row.setViewControllers([book.pages[number]], direction: .forward, animated: animated) { isThere in
                ends.append("\(name) \(isThere)")
            }
        }
        show(1, "slides")
        #expect(ends == [])
        host.advance(by: .seconds(1))
        show(1, "is there")
        #expect(ends == ["slides true", "is there true"])
        show(2, "cut short")
        show(0, "at once", animated: false)
        host.advance(by: .seconds(1))
        #expect(ends.dropFirst(2) == ["cut short true", "at once true"])
        let owner = ViewController()
        owner.addChild(book.pages[2])
        show(2, "elsewhere")
        #expect(ends.last == "elsewhere false")
        show(1, "caught")
        host.advance(by: .milliseconds(100))
        let finger = host.finger()
        finger.down(at: Point(100, 300))
        finger.move(to: Point(390, 300), over: .milliseconds(200))
        finger.up()
        #expect(row.viewControllers == [book.pages[0]])
        host.advance(by: .seconds(1))
        #expect(ends.last == "caught false" && row.children == [book.pages[0]])
        row.setViewControllers([], direction: .forward, animated: true)
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [] && row.children == [] && book.pages[0].view.window == nil)
    }

    @Test("PG-8: pages that lie one below the other turn by a drag upward, a gap apart")
    func vertical() {
        let column = PageViewController(navigationOrientation: .vertical, interPageSpacing: 20)
        for page in book.pages { page.removeFromParent() }
        column.dataSource = book
        column.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        host.window.rootViewController = column
        host.settle()
        let finger = host.finger()
        finger.down(at: Point(200, 500))
        finger.move(to: Point(200, 340), over: .milliseconds(160))
        host.settle()
        let (upper, lower) = (book.pages[0].view.presentedFrame, book.pages[1].view.presentedFrame)
        #expect(upper.minY < -100 && abs(lower.minY - upper.maxY - 20) < 0.01)
        finger.move(to: Point(200, 100), over: .milliseconds(160))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(column.viewControllers == [book.pages[1]])
        host.finger().drag(from: Point(200, 300), to: Point(20, 300))
        host.advance(by: .seconds(1))
        #expect(column.viewControllers == [book.pages[1]])
    }

    @Test("PG-52: dots below the pages follow what turns, and turn by a tap", arguments: [false, true])
    func dots(isMirrored: Bool) {
        book.count = 3
        host.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        row.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        host.advance(by: .seconds(1))
        let dots = row.pageControl
        #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && !dots.isHidden)
        #expect(book.pages[1].view.frame == Rect(0, 0, 400, 600 - dots.frame.height) && dots.frame.maxY == 600)
        host.finger().drag(from: Point(isMirrored ? 60 : 300, 300), to: Point(isMirrored ? 300 : 60, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[2]] && dots.currentPage == 2)
        host.finger().tap(at: Point(isMirrored ? 390 : 10, 590))
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [book.pages[1]] && dots.currentPage == 1)
        #expect(book.told.suffix(2) == ["to page 2", "from page 3: turned"])
        book.count = 0
        row.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
        host.advance(by: .seconds(1))
        #expect(dots.isHidden && book.pages[0].view.frame == Rect(0, 0, 400, 600))
    }

    @Test("PG-47: what is asked for while a page comes follows it; a page that leaves by itself is not shown")
    func nested() {
        let other = Page("other", log)
        book.onTurned = { [row] in row.setViewControllers([other], direction: .forward, animated: false) }
        host.finger().drag(from: Point(300, 300), to: Point(60, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [other] && row.children == [other] && other.view.window != nil)
        #expect(
            log.take().suffix(11) == [
                "page 1 didDisappear", "page 2 didAppear", "other willCome", "page 2 willLeave",
                "page 2 willDisappear", "other willAppear", "other isAppearing", "page 2 didLeave", "other didCome",
                "page 2 didDisappear", "other didAppear",
            ])
        other.removeFromParent()
        host.advance(by: .seconds(1))
        #expect(row.viewControllers == [] && row.children == [] && other.view.window == nil)
    }
}

@MainActor
final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    let pages: [Page]
    var count = 0
    var told: [String] = []
    var onTurned: (() -> Void)?

    init(_ pages: [Page]) { self.pages = pages }

    private func page(_ offset: Int, from page: ViewController) -> ViewController? {
        guard let index = pages.firstIndex(where: { $0 === page }), pages.indices.contains(index + offset) else {
            return nil
        }
        return pages[index + offset]
    }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: PageViewController) -> Int { count }

    func presentationIndex(for pageViewController: PageViewController) -> Int {
        pages.firstIndex { $0 === pageViewController.viewControllers.first } ?? 0
    }

    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
    ) {
        told += pendingViewControllers.map { "to \($0.name ?? "")" }
    }

    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {
        told += previousViewControllers.map { "from \($0.name ?? ""): turned\(completed ? "" : " back")" }
        onTurned?()
    }
}

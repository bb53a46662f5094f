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
        row.setViewController(book.pages[0], direction: .forward, animated: false)
        host.window.rootViewController = row
        host.settle()
        _ = log.take()
    }

    @Test("PG-8: a drag turns the page; both hear, and who watches")
    func turning() {
        host.finger().drag(from: Point(300, 300), to: Point(60, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewController === book.pages[1])
        #expect(
            log.take() == [
                "page 2 willCome", "page 1 willLeave", "page 1 willDisappear", "page 2 willAppear",
                "page 2 isAppearing", "page 1 didLeave", "page 2 didCome", "page 1 didDisappear", "page 2 didAppear",
            ])
        #expect(book.turned == ["page 1"])
        host.finger().drag(from: Point(60, 300), to: Point(300, 300))
        host.advance(by: .seconds(1))
        #expect(row.viewController === book.pages[0])
    }

    @Test("PG-8: let go early it goes back: will, will-back, did; at the ends nothing moves")
    func turnedBack() {
        let finger = host.finger()
        finger.down(at: Point(300, 300))
        finger.move(to: Point(240, 300), over: .milliseconds(600))
        host.advance(by: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(row.viewController === book.pages[0])
        #expect(
            log.take() == [
                "page 2 willCome", "page 1 willLeave", "page 1 willDisappear", "page 2 willAppear",
                "page 2 isAppearing", "page 2 willDisappear", "page 1 willAppear", "page 1 isAppearing",
                "page 2 didLeave", "page 1 didCome", "page 2 didDisappear", "page 1 didAppear",
            ])
        host.finger().drag(from: Point(60, 300), to: Point(300, 300))
        host.advance(by: .seconds(1))
        #expect(log.take() == [] && book.turned == [])
    }

    @Test("PG-8: a page that is elsewhere is not shown; one that is set tells nobody")
    func programs() {
        let owner = ViewController()
        let owned = Page("owned", log)
        owner.addChild(owned)
        row.setViewController(owned, direction: .forward, animated: true)
        #expect(row.viewController === book.pages[0])
        row.setViewController(book.pages[2], direction: .reverse, animated: true)
        row.setViewController(book.pages[1], direction: .forward, animated: true)
        host.advance(by: .seconds(1))
        #expect(row.viewController === book.pages[1] && row.children == [book.pages[1]])
        #expect(book.turned == [])
    }
}

@MainActor
final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    let pages: [Page]
    var turned: [String?] = []

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

    func pageViewController(_ pageViewController: PageViewController, didTurnFrom former: ViewController) {
        turned.append(former.name)
    }
}

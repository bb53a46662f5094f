import TactusTesting
import Testing
import UIKitNames

/// A page that writes down how it appears.
private final class NumberPage: UIViewController {
    let number: Int
    var note: (String) -> Void = { _ in }
    init(_ number: Int, note: @escaping (String) -> Void) {
        self.number = number
        self.note = note
        super.init()
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("\(number) will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("\(number) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("\(number) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("\(number) did disappear")
    }
}

/// A book of five pages.
private final class BookController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    let count = 5

    init() { super.init(navigationOrientation: .horizontal, interPageSpacing: 20) }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([page(0)], direction: .forward, animated: false, completion: nil)
    }

    func page(_ number: Int) -> UIViewController { NumberPage(number) { [unowned self] in log.append($0) } }

    private func number(_ controller: UIViewController) -> Int { (controller as? NumberPage)?.number ?? -1 }
    var current: Int { viewControllers?.first.map { number($0) } ?? -1 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { number(viewController) == 0 ? nil : page(number(viewController) - 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { number(viewController) == count - 1 ? nil : page(number(viewController) + 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("to \(pendingViewControllers.map { number($0) }), at \(current)") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("from \(previousViewControllers.map { number($0) }) \(finished) \(completed), at \(current)") }
}

/// What programs written for UIKit take for granted of pages that turn.
@MainActor
@Suite("Habits: pages that turn")
struct TurningHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private let book = BookController()

    init() {
        host.window.rootViewController = book
        host.settle()
    }

    private func drag(_ way: Double, lifting: Bool = true) -> Finger {
        let finger = host.finger()
        finger.down(at: CGPoint(x: 160 - way / 2, y: 200))
        finger.move(to: CGPoint(x: 160 + way / 2, y: 200), over: .milliseconds(200))
        if lifting {
            finger.up()
            host.advance(by: .seconds(1))
        }
        return finger
    }

    @Test("a page that is turned appears, and the other goes; the pages are told around it")
    func turning() {
        #expect(book.log == ["0 will appear", "0 did appear"] && book.current == 0)
        book.log = []
        _ = drag(-200)
        #expect(book.log.first == "to [1], at 0" && book.log.count == 6)
        #expect(
            Set(book.log.dropFirst()) == [
                "1 will appear", "0 will disappear", "1 did appear", "0 did disappear", "from [0] true true, at 1",
            ])
        #expect(book.children.count == 1 && book.viewControllers?.first?.view.frame.size == book.view.bounds.size)
    }

    @Test("PG-177: a page that is let go early goes back, and was never the one that shows")
    func goingBack() {
        book.log = []
        let finger = drag(-100, lifting: false)
        #expect(book.current == 0)
        finger.move(to: CGPoint(x: 205, y: 200), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(book.log.first == "to [1], at 0" && book.log.count == 8)
        #expect(
            Set(book.log.dropFirst()) == [
                "1 will appear", "0 will disappear", "1 will disappear", "1 did disappear", "0 will appear",
                "0 did appear", "from [0] true false, at 0",
            ])
        #expect(book.current == 0 && book.children.count == 1)
    }

    @Test("at the ends nobody is told of a turn")
    func ends() {
        book.log = []
        _ = drag(200)
        #expect(book.log == [] && book.current == 0)
        for _ in 0..<6 { _ = drag(-200) }
        #expect(book.current == 4)
        #expect(book.log.filter { $0.hasPrefix("from") }.count == 4)
    }

    @Test("a program turns pages without a word to the delegate, and is told at the end")
    func program() {
        book.log = []
        book.setViewControllers([book.page(3)], direction: .forward, animated: true) {
            self.book.log.append("done \($0)")
        }
        host.advance(by: .seconds(1))
        #expect(book.log.contains("done true") && book.current == 3)
        #expect(!book.log.contains { $0.hasPrefix("to") || $0.hasPrefix("from") })
        _ = drag(200)
        #expect(book.current == 2)
        book.setViewControllers([book.page(0)], direction: .reverse, animated: false)
        #expect(book.current == 0)
        _ = drag(200)
        #expect(book.current == 0)
    }

    @Test("a program that shows another page while a finger turns has its way")
    func meanwhile() {
        book.log = []
        let finger = drag(-150, lifting: false)
        book.setViewControllers([book.page(4)], direction: .forward, animated: false)
        finger.move(to: CGPoint(x: 20, y: 200), over: .milliseconds(100))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(book.current == 4 && book.children.count == 1)
        #expect(book.viewControllers?.first?.view.window != nil)
        _ = drag(200)
        #expect(book.current == 3)
    }

    @Test("without a data source pages do not turn; with its dots they do")
    func dots() {
        book.dataSource = nil
        book.log = []
        _ = drag(-200)
        #expect(book.current == 0 && book.log == [])
        for view in book.view.subviews { (view as? UIScrollView)?.isScrollEnabled = false }
        book.dataSource = book
        _ = drag(-200)
        #expect(book.current == 1)
    }
}

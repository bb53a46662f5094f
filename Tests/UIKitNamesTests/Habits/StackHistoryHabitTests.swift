import TactusTesting
import Testing
import UIKitNames

/// A page that writes down how it comes and goes.
private final class StationController: UIViewController {
    let number: Int
    var note: (String) -> Void
    init(_ number: Int, note: @escaping (String) -> Void) {
        self.number = number
        self.note = note
        super.init()
        title = "Page \(number)"
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("\(number) will appear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("\(number) is appearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("\(number) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("\(number) will disappear\(isMovingFromParent ? ", moving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("\(number) did disappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("\(number) will move\(parent == nil ? " out" : "")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("\(number) did move\(parent == nil ? " out" : "")")
    }
}

/// What programs written for UIKit take for granted of stacks of pages.
@MainActor
@Suite("Habits: stacks of pages")
struct StackHistoryHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))
    private final class Book { var log: [String] = [] }
    private let book = Book()
    private let stack: UINavigationController

    init() {
        let book = book
        stack = UINavigationController(rootViewController: StationController(0) { book.log.append($0) })
        host.window.rootViewController = stack
        host.settle()
    }

    private func page(_ number: Int) -> UIViewController { StationController(number) { [book] in book.log.append($0) } }

    @Test("a page is pushed and popped: who hears what, and when")
    func pushing() throws {
        book.log = []
        stack.pushViewController(page(1), animated: true)
        host.advance(by: .seconds(1))
        #expect(book.log.first == "1 will move" && book.log.last == "1 did move" || book.log.last == "1 did appear")
        #expect(
            book.log.filter { $0.contains("appear") } == [
                "0 will disappear", "1 will appear", "1 is appearing", "0 did disappear", "1 did appear",
            ])
        book.log = []
        try host.tap(.button, "Page 0")
        host.advance(by: .seconds(1))
        #expect(
            book.log.filter { $0.contains("appear") } == [
                "1 will disappear, moving", "0 will appear", "0 is appearing", "1 did disappear", "0 did appear",
            ])
        #expect(book.log.contains("1 will move out") && book.log.contains("1 did move out"))
    }

    @Test("a finger from the edge pops, and puts back what it lets go early")
    func swiping() {
        stack.pushViewController(page(1), animated: false)
        host.settle()
        book.log = []
        let finger = host.finger()
        finger.down(at: CGPoint(x: 2, y: 240))
        finger.move(to: CGPoint(x: 80, y: 240), over: .milliseconds(300))
        #expect(stack.transitionCoordinator?.isInteractive == true)
        finger.move(to: CGPoint(x: 40, y: 240), over: .milliseconds(300))
        finger.up()
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 2)
        #expect(
            book.log.filter { $0.contains("appear") } == [
                "1 will disappear, moving", "0 will appear", "0 is appearing", "0 will disappear", "0 did disappear",
                "1 will appear", "1 is appearing", "1 did appear",
            ]
                || book.log.filter { $0.contains("appear") }.suffix(1) == ["1 did appear"])
        book.log = []
        finger.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 280, y: 240), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 1 && book.log.contains("0 did appear"))
        stack.interactivePopGestureRecognizer?.isEnabled = false
        stack.pushViewController(page(2), animated: false)
        host.settle()
        finger.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 280, y: 240), over: .milliseconds(200))
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 2)
    }

    @Test("several pages at once: only the last one comes, and popping returns what went")
    func several() {
        book.log = []
        stack.setViewControllers([stack.viewControllers[0], page(1), page(2), page(3)], animated: true)
        host.advance(by: .seconds(1))
        #expect(book.log.filter { $0.contains("did appear") } == ["3 did appear"])
        #expect(stack.topViewController?.title == "Page 3" && stack.visibleViewController === stack.topViewController)
        let gone = stack.popToRootViewController(animated: true)
        host.advance(by: .seconds(1))
        #expect(gone.map { $0.title ?? "" } == ["Page 1", "Page 2", "Page 3"])
        #expect(stack.popViewController(animated: false) == nil && stack.viewControllers.count == 1)
        stack.pushViewController(page(4), animated: false)
        stack.pushViewController(page(5), animated: false)
        let middle = stack.viewControllers[1]
        #expect(stack.popToViewController(middle, animated: false)?.count == 1)
        let sheet = UIViewController()
        stack.present(sheet, animated: false)
        host.settle()
        #expect(stack.visibleViewController === sheet && sheet.presentingViewController === stack)
    }

    @Test("bars: large titles, hidden bars, items on both sides, and a title view")
    func bars() throws {
        var saved = 0
        let top = try #require(stack.topViewController)
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { _ in saved += 1 })
        let label = UILabel()
        label.text = "Own"
        top.navigationItem.titleView = label
        host.settle()
        #expect(label.window != nil)
        try host.tap(.button, "Save")
        host.settle()
        #expect(saved == 1)
        stack.setNavigationBarHidden(true, animated: true)
        host.advance(by: .seconds(1))
        #expect(stack.isNavigationBarHidden && top.view.safeAreaInsets.top == 0)
        stack.setNavigationBarHidden(false, animated: false)
        host.settle()
        let plain = top.view.safeAreaInsets.top
        stack.navigationBar.prefersLargeTitles = true
        top.navigationItem.largeTitleDisplayMode = .always
        host.settle()
        #expect(top.view.safeAreaInsets.top >= plain)
        let next = page(1)
        next.navigationItem.hidesBackButton = true
        next.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
        stack.setToolbarHidden(false, animated: false)
        stack.pushViewController(next, animated: false)
        host.advance(by: .seconds(1))
        #expect(next.view.safeAreaInsets.bottom > 0)
        #expect(throws: (any Error).self) { try host.tap(.button, "Page 0") }
    }
}

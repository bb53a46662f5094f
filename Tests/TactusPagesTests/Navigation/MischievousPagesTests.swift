import RandomNumbers
import TactusPages
import TactusTesting
import Testing

/// Pages that push, pop, present and dismiss inside of the very callbacks that tell them of such things.
@MainActor
@Suite("Pages that change everything in their callbacks")
struct MischievousPagesTests {
    @Test("whatever pages do in their callbacks, the stack holds together, and the next page shows", arguments: 0..<8)
    func random(seed: Int) {
        let mischief = Mischief(seed: seed)
        let host = TestHost(size: Size(width: 320, height: 480))
        mischief.host = host
        let tabs = TabBarController()
        mischief.tabs = tabs
        let row = PageViewController()
        mischief.row = row
        row.dataSource = mischief
        row.delegate = mischief
        tabs.viewControllers = [
            NavigationController(rootViewController: MischievousPage(mischief)),
            NavigationController(rootViewController: MischievousPage(mischief)), MischievousPage(mischief), row,
        ]
        host.window.rootViewController = tabs
        for _ in 0..<30 {
            mischief.act(from: tabs.selectedViewController ?? tabs)
            host.advance(by: .milliseconds(Int64(mischief.number(700))))
            let place = Point(x: Double(mischief.number(320)), y: Double(mischief.number(480)))
            if mischief.number(2) == 0 {
                host.finger().tap(at: place)
            } else {
                host.finger().drag(from: place, to: Point(x: Double(mischief.number(320)), y: place.y))
            }
        }
        mischief.isOver = true
        host.advance(by: .seconds(5))

        tabs.dismiss(animated: false)
        host.advance(by: .seconds(2))
        host.window.rootViewController = tabs
        for navigation in mischief.navigations(in: tabs) {
            #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation })
            #expect(Set(navigation.children) == Set(navigation.viewControllers))
        }
        #expect(row.children == row.viewControllers)
        let page = ViewController()
        row.removeFromParent()
        tabs.viewControllers = [row]
        row.setViewControllers([page], direction: .forward, animated: true)
        host.advance(by: .seconds(2))
        #expect(row.children == [page] && page.view.window === host.window)
        let fresh = NavigationController(rootViewController: ViewController())
        tabs.viewControllers = [fresh]
        tabs.selectedIndex = 0
        host.advance(by: .seconds(2))
        let last = ViewController()
        fresh.pushViewController(last, animated: true)
        host.advance(by: .seconds(2))
        #expect(last.view.window === host.window && fresh.topViewController === last)
        #expect(fresh.popViewController(animated: true) === last)
        host.advance(by: .seconds(2))
        #expect(last.parent == nil && last.viewIfLoaded?.window == nil)
    }
}

/// What pages do: the same for the same seed.
@MainActor
private final class Mischief {
    weak var host: TestHost?
    weak var tabs: TabBarController?
    weak var row: PageViewController?
    var isOver = false
    private var random: SplitMix
    private var depth = 0
    private var count = 0

    init(seed: Int) { random = SplitMix(seed: seed) }

    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    func navigations(in tabs: TabBarController) -> [NavigationController] {
        tabs.viewControllers.compactMap { $0 as? NavigationController }
    }

    /// Something happens in a callback, now and then.
    func callback(of page: ViewController) {
        guard number(5) == 0 else { return }
        act(from: page)
    }

    func act(from page: ViewController) {
        guard !isOver, depth < 4, count < 400, let tabs else { return }
        depth += 1
        count += 1
        defer { depth -= 1 }
        let isAnimated = number(2) == 0
        let all = navigations(in: tabs)
        let navigation = page.navigationController ?? all.first
        switch number(19) {
        case 0, 1: navigation?.pushViewController(MischievousPage(self), animated: isAnimated)
        case 2, 3: navigation?.popViewController(animated: isAnimated)
        case 4: navigation?.popToRootViewController(animated: isAnimated)
        case 5:
            let kept = (navigation?.viewControllers ?? []).filter { _ in number(2) == 0 }
            navigation?.setViewControllers(kept + [MischievousPage(self)], animated: isAnimated)
        case 6, 7:
            let sheet = MischievousPage(self)
            sheet.modalPresentationStyle = number(2) == 0 ? .automatic : .fullScreen
            page.present(sheet, animated: isAnimated) { [weak self] in self?.callback(of: page) }
        case 8, 9: page.dismiss(animated: isAnimated) { [weak self] in self?.callback(of: page) }
        case 10: tabs.selectedIndex = number(max(tabs.viewControllers.count, 1))
        case 11: navigation?.setNavigationBarHidden(number(2) == 0, animated: isAnimated)
        case 12: page.viewIfLoaded?.setNeedsLayout()
        case 13: page.removeFromParent()
        case 14:
            navigation?.topViewController?.title = "Title \(count)"
            navigation?.setToolbarHidden(number(2) == 0, animated: isAnimated)
        case 15...17:
            let isForward = number(2) == 0
            row?.setViewControllers(
                number(6) == 0 ? [] : [MischievousPage(self)], direction: isForward ? .forward : .reverse,
                animated: isAnimated
            ) { [weak self] _ in self?.callback(of: page) }
        default:
            tabs.viewControllers =
                [NavigationController(rootViewController: MischievousPage(self)), MischievousPage(self)]
                + [row].compactMap { $0?.parent == nil || $0?.parent === tabs ? $0 : nil }
        }
    }
}

extension Mischief: PageViewControllerDataSource, PageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? {
        callback(of: viewController)
        return number(4) == 0 ? nil : MischievousPage(self)
    }

    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? {
        callback(of: viewController)
        return number(4) == 0 ? nil : MischievousPage(self)
    }

    func presentationCount(for pageViewController: PageViewController) -> Int { number(5) }
    func presentationIndex(for pageViewController: PageViewController) -> Int { number(7) - 1 }

    func pageViewController(
        _ pageViewController: PageViewController, willTransitionTo pendingViewControllers: [ViewController]
    ) { callback(of: pageViewController) }

    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { callback(of: pageViewController) }
}

/// A page that does something in each callback.
private final class MischievousPage: ViewController {
    private let mischief: Mischief

    init(_ mischief: Mischief) {
        self.mischief = mischief
        super.init()
    }

    override func viewDidLoad() { mischief.callback(of: self) }
    override func viewWillAppear(_ animated: Bool) { mischief.callback(of: self) }
    override func viewIsAppearing(_ animated: Bool) { mischief.callback(of: self) }
    override func viewDidAppear(_ animated: Bool) { mischief.callback(of: self) }
    override func viewWillDisappear(_ animated: Bool) { mischief.callback(of: self) }
    override func viewDidDisappear(_ animated: Bool) { mischief.callback(of: self) }
    override func viewWillLayoutSubviews() { mischief.callback(of: self) }
    override func viewDidLayoutSubviews() { mischief.callback(of: self) }
    override func willMove(toParent parent: ViewController?) { mischief.callback(of: self) }
    override func didMove(toParent parent: ViewController?) { mischief.callback(of: self) }
}

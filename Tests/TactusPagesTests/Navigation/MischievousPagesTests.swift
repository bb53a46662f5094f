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
        tabs.viewControllers = [
            NavigationController(rootViewController: MischievousPage(mischief)),
            NavigationController(rootViewController: MischievousPage(mischief)), MischievousPage(mischief),
        ]
        host.window.rootViewController = tabs
        for _ in 0..<30 {
            mischief.act(from: tabs.selectedViewController ?? tabs)
            host.advance(by: .milliseconds(Int64(mischief.number(700))))
            host.finger().tap(at: Point(x: Double(mischief.number(320)), y: Double(mischief.number(480))))
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
        switch number(16) {
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
        default:
            tabs.viewControllers = [
                NavigationController(rootViewController: MischievousPage(self)), MischievousPage(self),
            ]
        }
    }
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

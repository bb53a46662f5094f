import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Going back by key and button")
struct GoingBackTests {
    /// What a person goes back by.
    enum Way: CaseIterable {
        case key, side, back, altAndArrow
    }

    private let host = TestHost(size: Size(width: 400, height: 700))
    private let stack = NavigationController(rootViewController: ViewController())
    private let page = ViewController()

    init() {
        page.title = "Page"
        host.window.rootViewController = stack
        stack.pushViewController(page, animated: false)
        host.advance(by: .seconds(1))
    }

    private func goBack(by way: Way) {
        switch way {
        case .key: host.keyboard.press(.acBack)
        case .side: host.pointer.click(at: Point(host.window.bounds.width - 60, 600), .side)
        case .back: host.pointer.click(at: Point(host.window.bounds.width - 60, 600), .back)
        case .altAndArrow: host.keyboard.press(.keyboardLeftArrow, holding: .alternate)
        }
        host.advance(by: .seconds(1))
    }

    @Test("PG-84: the key and the buttons for going back pop a page, and the last one stays", arguments: Way.allCases)
    func popping(way: Way) {
        goBack(by: way)
        #expect(stack.viewControllers.count == 1)
        goBack(by: way)
        #expect(stack.viewControllers.count == 1)
    }

    @Test(
        "RS-11, PG-84: so they do behind a tab and beside a column, without anything focused", arguments: Way.allCases)
    func inContainers(way: Way) {
        host.window.rootViewController = nil
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), stack]
        tabs.selectedIndex = 1
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(ViewController(), for: .primary)
        split.setViewController(tabs, for: .secondary)
        host.resize(to: Size(width: 900, height: 700))
        host.window.rootViewController = split
        host.advance(by: .seconds(1))
        goBack(by: way)
        #expect(stack.viewControllers.count == 1)
    }

    @Test("RS-11: keys of a page work behind a tab without anything focused, and those of what is around it")
    func commands() {
        let log = Log()
        let tabs = TabBarController()
        let (inner, other) = (NoisyPage("page", log), NoisyPage("other", log))
        host.window.rootViewController = tabs
        tabs.viewControllers = [other, NavigationController(rootViewController: inner)]
        tabs.selectedIndex = 1
        host.advance(by: .seconds(1))
        host.keyboard.press("n", holding: .control)
        host.keyboard.press(.keyboardF5)
        #expect(log.take() == ["page command", "page key"])
        tabs.selectedIndex = 0
        host.advance(by: .seconds(1))
        host.keyboard.press("n", holding: .control)
        #expect(log.take() == ["other command"])
    }

    @Test("PG-84: other buttons of a pointer do not")
    func others() {
        for button in [Pointer.Button.left, .right, .middle, .extra, .forward, .task] {
            host.pointer.click(at: Point(200, 600), button)
        }
        host.advance(by: .seconds(1))
        #expect(stack.viewControllers.count == 2)
    }

    @Test("PG-84: a dialog or a sheet in front goes, and no page behind it", arguments: Way.allCases, [false, true])
    func presented(way: Way, isDialog: Bool) {
        let inner = NavigationController(rootViewController: ViewController())
        var front: ViewController = inner
        if isDialog {
            let alert = AlertController(title: "Go on?")
            alert.addAction(AlertAction(title: "Cancel", style: .cancel))
            front = alert
        } else {
            inner.modalPresentationStyle = .pageSheet
            inner.pushViewController(ViewController(), animated: false)
        }
        page.present(front, animated: false)
        host.advance(by: .seconds(1))
        if !isDialog {
            goBack(by: way)
            #expect(inner.viewControllers.count == 1 && stack.presentedViewController === inner)
        }
        goBack(by: way)
        #expect((stack.presentedViewController == nil) == (way != .altAndArrow))
        #expect(stack.viewControllers.count == 2)
    }

    @Test("PG-84: what may not go stays, and the page behind too")
    func modal() {
        let sheet = ViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.isModalInPresentation = true
        page.present(sheet, animated: false)
        host.advance(by: .seconds(1))
        for way in Way.allCases { goBack(by: way) }
        #expect(stack.presentedViewController === sheet && stack.viewControllers.count == 2)
    }
}

/// Performs a command, and uses a key.
private final class NoisyPage: ViewController {
    private let label: String
    private let log: Log

    init(_ label: String, _ log: Log) {
        (self.label, self.log) = (label, log)
        super.init()
        addKeyCommand(
            KeyCommand(
                title: "New", input: "n", modifierFlags: .control, action: ActionKey<any NoisyCommands> { $0.make($1) })
        )
    }

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard key.usage == .keyboardF5 else { return super.handleKey(key, isRepetition: isRepetition) }
        log.add("\(label) key")
        return .used
    }
}

@MainActor private protocol NoisyCommands {
    func make(_ sender: Any?)
}

extension NoisyPage: NoisyCommands {
    func make(_ sender: Any?) { log.add("\(label) command") }
}

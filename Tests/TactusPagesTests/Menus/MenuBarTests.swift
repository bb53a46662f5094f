import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Bars of menus")
struct MenuBarTests {
    private final class Page: ViewController {
        let log: Log
        init(_ log: Log) { self.log = log }

        override var canBecomeFirstResponder: Bool { true }

        override func buildMenu(with builder: MenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            let log = log
            let new = Action(title: "New") { log.add($0.title) }
            builder.insertChild(Menu(options: .displayInline, children: [new]), atStartOfMenu: .file)
            let zoom = Action(title: "Zoom") { log.add($0.title) }
            let more = Menu(title: "More", children: [Action(title: "Grid") { log.add($0.title) }])
            builder.replaceChildren(ofMenu: .view) { _ in [zoom, more] }
        }
    }

    private final class Text: View, Finding, Copying {
        var log: Log?
        override var canBecomeFirstResponder: Bool { true }
        func find(_ sender: Any?) { log?.add("find") }
        func copy(_ sender: Any?) { log?.add("copy") }
    }

    private let host = TestHost(size: Size(width: 700, height: 400))
    private let log = Log()
    private let bar = MenuBar()

    init() {
        host.window.rootViewController = Page(log)
        host.window.menuBar = bar
        host.settle()
    }

    private func labels() -> [String] {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
    }

    /// The middle of a title.
    private func place(_ title: String) throws -> Point {
        host.settle()
        let element = host.application.accessibilityTree.flatMap(\.all).first {
            $0.label == title && $0.role == .menuItem
        }
        return try #require(element).frame.center
    }

    @Test("MN-13: a bar has the menus that responders build, without empty ones, and the page begins below it")
    func titles() {
        #expect(labels() == ["File", "Edit", "View"])
        #expect(bar.frame.minY == 0 && bar.frame.width == 700 && bar.frame.height >= 36)
        #expect(host.window.rootViewController?.view.safeAreaInsets.top == bar.frame.height)
        host.window.menuBar = nil
        host.settle()
        #expect(host.window.rootViewController?.view.safeAreaInsets.top == 0)
        #expect(bar.superview == nil && host.window.interactions.isEmpty)
    }

    @Test("MN-13: in a compact width it is hidden, and takes no room")
    func compact() {
        host.surface.configure { ($0.width, $0.height) = (320, 500) }
        host.settle()
        #expect(bar.isHidden)
        #expect(host.window.rootViewController?.view.safeAreaInsets.top == 0)
    }

    @Test("MN-14: a press opens a menu; dragged on it goes from one to the next, and chooses by being lifted")
    func pressDragRelease() throws {
        let finger = host.finger()
        finger.down(at: try place("File"))
        #expect(labels().contains("New"))
        finger.move(to: try place("View"))
        #expect(labels().contains("Zoom") && !labels().contains("New"))
        finger.move(to: try place("Zoom"))
        finger.up()
        #expect(log.take() == ["Zoom"])
        host.advance(by: .seconds(1))
        #expect(labels() == ["File", "Edit", "View"])
        #expect(host.window.isKeyWindow)
    }

    @Test("MN-14: a tap leaves it open; a pointer goes on to the next title by being there; a second tap closes")
    func tapping() throws {
        host.pointer.click(at: try place("File"))
        host.advance(by: .milliseconds(300))
        #expect(labels().contains("New"))
        host.pointer.move(to: try place("View"))
        #expect(labels().contains("Zoom") && !labels().contains("New"))
        host.pointer.click(at: try place("View"))
        host.advance(by: .seconds(1))
        #expect(labels() == ["File", "Edit", "View"])
    }

    @Test("MN-15: F10 opens the first menu, arrows go from one to the next around the end, F10 and Escape close")
    func keys() {
        host.keyboard.press(.keyboardF10)
        #expect(labels().contains("New"))
        host.keyboard.press(.keyboardLeftArrow)
        #expect(labels().contains("Zoom"))
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardRightArrow)
        #expect(labels().contains("Grid"))
        host.keyboard.press(.keyboardLeftArrow)
        #expect(!labels().contains("Grid") && labels().contains("Zoom"))
        host.keyboard.press(.keyboardUpArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["Zoom"])
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardF10)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["New"])
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardF10)
        host.keyboard.press(.keyboardF10)
        host.advance(by: .seconds(1))
        #expect(labels() == ["File", "Edit", "View"])
    }

    @Test("MN-18: Alt alone brings the keys to the titles, where arrows and letters work, and takes them back")
    func alt() {
        let text = Text(frame: Rect(20, 100, 100, 40))
        text.log = log
        host.window.rootViewController?.view.addSubview(text)
        text.becomeFirstResponder()
        host.keyboard.press(.keyboardLeftAlt)
        #expect(bar.isFocusedByKeys && !bar.isMenuOpen && bar.isFirstResponder)
        host.keyboard.press(.keyboardLeftAlt)
        #expect(!bar.isFocusedByKeys && text.isFirstResponder)

        host.keyboard.press(.keyboardLeftAlt, holding: .alternate)
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(labels().contains("Copy") && text.isFirstResponder)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardLeftAlt)
        host.keyboard.press("v")
        #expect(labels().contains("Zoom"))
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Zoom"] && text.isFirstResponder)
        host.keyboard.press(.keyboardLeftAlt)
        host.keyboard.press(.keyboardEscape)
        #expect(!bar.isFocusedByKeys && text.isFirstResponder)
    }

    @Test("MN-18: Alt with another key, a click or a loss of the keyboard is not alone; a touch elsewhere ends it")
    func altWithOthers() {
        host.keyboard.down(.keyboardLeftAlt)
        host.keyboard.press("x", holding: .alternate)
        host.keyboard.up(.keyboardLeftAlt)
        #expect(!bar.isFocusedByKeys)
        host.keyboard.down(.keyboardLeftAlt)
        host.pointer.click(at: Point(x: 300, y: 300))
        host.keyboard.up(.keyboardLeftAlt)
        #expect(!bar.isFocusedByKeys)
        host.keyboard.down(.keyboardLeftAlt)
        host.keyboard.leave()
        host.keyboard.enter()
        host.keyboard.up(.keyboardLeftAlt)
        #expect(!bar.isFocusedByKeys)
        host.keyboard.down(.keyboardLeftAlt)
        host.pointer.move(to: Point(x: 310, y: 300))
        host.keyboard.up(.keyboardLeftAlt)
        #expect(bar.isFocusedByKeys)
        host.finger().tap(at: Point(x: 300, y: 300))
        #expect(!bar.isFocusedByKeys)
    }

    @Test("MN-16: what nobody performs now is dimmed, and the keys of what somebody does work while no menu is open")
    func commands() throws {
        let text = Text(frame: Rect(20, 100, 100, 40))
        text.log = log
        host.window.rootViewController?.view.addSubview(text)
        host.keyboard.press("f", holding: .control)
        #expect(log.take() == [])
        text.becomeFirstResponder()
        host.keyboard.press("f", holding: .control)
        #expect(log.take() == ["find"])
        host.finger().tap(at: try place("Edit"))
        host.settle()
        let rows = host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }
        let enabled = rows.filter(\.state.isEnabled).compactMap(\.label)
        #expect(enabled.sorted() == ["Copy", "Edit", "File", "Find…", "View"])
        #expect(rows.contains { $0.label == "Paste" })
        try host.tap(.menuItem, "Copy")
        #expect(log.take() == ["copy"])
    }

    @Test("MN-17: rebuilt while a menu is open, the bar leaves that as it is, and follows when it has closed")
    func rebuilt() throws {
        host.finger().tap(at: try place("File"))
        let page = ViewController()
        bar.setNeedsRebuild()
        #expect(labels().contains("New"))
        host.window.rootViewController = page
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        bar.setNeedsRebuild()
        #expect(labels() == ["Edit"])
    }
}

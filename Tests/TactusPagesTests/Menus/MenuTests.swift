import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Menus")
struct MenuTests {
    let host = TestHost(size: Size(width: 400, height: 600))
    let log = Log()
    let button = Button(title: "More", frame: Rect(20, 20, 100, 44))

    private func action(_ title: String, _ attributes: MenuElement.Attributes = []) -> Action {
        Action(title: title, attributes: attributes) { [log] action in log.add(action.title) }
    }

    private func open(_ children: [MenuElement], options: Menu.Options = []) -> Menu {
        let menu = Menu(options: options, children: children)
        host.window.addSubview(button)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        host.settle()
        return menu
    }

    private var rows: [String] {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
    }

    @Test("MN-1: a tap opens the menu of a button, a tap on a row chooses, and the menu is gone")
    func tapping() throws {
        _ = open([action("Copy"), action("Delete", .destructive), action("Secret", .hidden)])
        try host.tap(.button("More"))
        #expect(rows == ["Copy", "Delete"])
        try host.tap(.menuItem, "Delete")
        #expect(log.take() == ["Delete"])
        host.advance(by: .seconds(1))
        #expect(rows == [])
        #expect(host.scene.windows == [host.window])
        #expect(host.window.isKeyWindow)
    }

    @Test("AP-97: a menu looks as the view looks that it opens from: its theme, contrast, size of text and tint")
    func traits() throws {
        _ = open([action("Copy")])
        var theme = Theme()
        theme.radii = Theme.Radii(base: 0)
        button.traitOverrides.theme = theme
        button.traitOverrides.userInterfaceStyle = .dark
        button.traitOverrides.accessibilityContrast = .high
        button.traitOverrides.accessibilityReduceTransparency = true
        button.traitOverrides.textScale = 1.5
        button.traitOverrides.tintColor = .systemOrange
        host.settle()
        try host.tap(.button("More"))
        host.settle()
        let window = try #require(host.scene.windows.first { $0 !== host.window })
        let traits = window.traitCollection
        #expect(traits.theme == theme && traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
        #expect(traits.accessibilityReduceTransparency && traits.textScale == 1.5 && traits.tintColor == .systemOrange)
    }

    @Test("MN-1: a touch beside it closes it, and nobody else gets that touch")
    func outside() throws {
        _ = open([action("Copy")])
        let behind = Button(title: "Behind", frame: Rect(20, 400, 200, 44))
        behind.addAction(for: .touchUpInside) { [log] _ in log.add("behind") }
        host.window.addSubview(behind)
        try host.tap(.button("More"))
        host.finger().tap(at: Point(100, 420))
        host.advance(by: .seconds(1))
        #expect(rows == [] && log.take() == [])
        host.finger().tap(at: Point(100, 420))
        #expect(log.take() == ["behind"])
    }

    @Test("MN-1: what is disabled cannot be chosen, and what keeps the menu leaves it open")
    func disabledAndKept() throws {
        _ = open([action("Off", .disabled), action("Again", .keepsMenuPresented)])
        try host.tap(.button("More"))
        host.finger().tap(at: Point(100, 20 + 44 + 6 + 22))
        #expect(log.take() == [] && rows == ["Off", "Again"])
        try host.tap(.menuItem, "Again")
        try host.tap(.menuItem, "Again")
        #expect(log.take() == ["Again", "Again"])
    }

    @Test("MN-2: press, drag, release: the finger that opens the menu chooses from it")
    func pressDragRelease() {
        _ = open([action("Copy"), action("Paste")])
        let finger = host.finger()
        finger.down(at: Point(60, 40))
        host.advance(by: .milliseconds(300))
        #expect(rows == ["Copy", "Paste"])
        finger.move(to: Point(60, 70 + 44 + 20))
        finger.up()
        #expect(log.take() == ["Paste"])
        host.advance(by: .seconds(1))
        #expect(rows == [])
    }

    @Test("MN-3: arrows, Return, the beginning of a title and Escape do what fingers do")
    func keys() throws {
        _ = open([action("Cut"), action("Off", .disabled), action("Copy"), action("Paste")])
        try host.tap(.button("More"))
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["Copy"])
        host.advance(by: .seconds(1))
        try host.tap(.button("More"))
        host.keyboard.type("p")
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["Paste"])
        host.advance(by: .seconds(1))
        try host.tap(.button("More"))
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(rows == [])
    }

    @Test("MN-4: a submenu opens beside its row, by a tap and by keys, and closes before the menu does")
    func submenus() throws {
        _ = open([Menu(title: "Share", children: [action("Mail"), action("Print")]), action("Copy")])
        try host.tap(.button("More"))
        try host.tap(.menuItem, "Share")
        #expect(rows == ["Mail", "Print", "Share", "Copy"] || rows == ["Share", "Copy", "Mail", "Print"])
        host.keyboard.press(.keyboardEscape)
        #expect(rows == ["Share", "Copy"])
        host.keyboard.press(.keyboardRightArrow)
        host.keyboard.press(.keyboardDownArrow)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["Print"])
    }

    @Test("MN-5: of a single selection one is on, and a pop-up button shows it")
    func singleSelection() throws {
        let menu = open([action("Small"), action("Large")], options: .singleSelection)
        button.changesSelectionAsPrimaryAction = true
        try host.tap(.button("More"))
        #expect(!button.isSelected)
        try host.tap(.menuItem, "Large")
        #expect(menu.selectedElements.map(\.title) == ["Large"])
        host.settle()
        #expect(button.title == "Large" && !button.isSelected)
        // Two chevrons tell that there is a choice.
        let width = button.intrinsicContentSize.width
        button.indicator = .none
        #expect(button.intrinsicContentSize.width < width - 10)
        button.indicator = .popup
        #expect(button.intrinsicContentSize.width == width)
    }

    @Test("MN-6: what comes later takes its place when it is there; what comes too late is not shown")
    func deferred() throws {
        var answers: [([MenuElement]) -> Void] = []
        _ = open([action("Copy"), DeferredMenuElement.uncached { answers.append($0) }])
        try host.tap(.button("More"))
        #expect(rows == ["Copy"])
        answers[0]([action("Recent")])
        answers[0]([action("Twice")])
        #expect(rows == ["Copy", "Recent"])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        try host.tap(.button("More"))
        host.keyboard.press(.keyboardEscape)
        answers[1]([action("Late")])
        host.advance(by: .seconds(1))
        #expect(rows == [])
    }

    @Test("MN-6: what came once is there the next time, and what came too late then; nobody is asked again")
    func kept() throws {
        var answers: [([MenuElement]) -> Void] = []
        _ = open([action("Copy"), DeferredMenuElement { answers.append($0) }])
        try host.tap(.button("More"))
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        answers[0]([action("Recent")])
        try host.tap(.button("More"))
        #expect(rows == ["Copy", "Recent"] && answers.count == 1)
    }

    @Test("MN-6: what comes in the place of as many rows lies where they were")
    func late() throws {
        var answers: [([MenuElement]) -> Void] = []
        _ = open([DeferredMenuElement { answers.append($0) }, action("Copy")])
        try host.tap(.button("More"))
        host.advance(by: .seconds(1))
        answers[0]([action("Recent")])
        host.settle()
        try host.tap(.menuItem, "Recent")
        #expect(log.take() == ["Recent"])
    }

    @Test(
        "CT-43: a control whose tap opens a menu sends that it does, and nothing else, in whichever order it is set up")
    func primary() throws {
        for (number, name) in ["touch", "primary", "menu"].enumerated() {
            let events: [ControlEvents] = [.touchUpInside, .primaryActionTriggered, .menuActionTriggered]
            button.addAction(for: events[number]) { [log] _ in log.add(name) }
        }
        button.showsMenuAsPrimaryAction = true
        host.window.addSubview(button)
        host.settle()
        try host.tap(.button("More"))
        #expect(log.take() == ["touch", "primary"] && rows == [])
        button.menu = Menu(children: [action("Copy")])
        try host.tap(.button("More"))
        #expect(log.take() == ["menu"] && rows == ["Copy"])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(button.activate() && log.take() == ["menu"] && rows == ["Copy"])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        button.showsMenuAsPrimaryAction = false
        try host.tap(.button("More"))
        #expect(log.take() == ["touch", "primary"])
        button.menu = nil
        #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
    }

    @Test(
        "MN-5: a pop-up button whose menu says nothing of a selection has its first action on, and one of them at a time"
    )
    func popup() throws {
        button.changesSelectionAsPrimaryAction = true
        let menu = open([Menu(options: .displayInline, children: [action("Day"), action("Week")]), action("Year")])
        #expect(button.title == "Day" && menu.selectedElements.map(\.title) == ["Day"])
        try host.tap(.button("Day"))
        try host.tap(.menuItem, "Year")
        #expect(button.title == "Year" && menu.selectedElements.map(\.title) == ["Year"] && log.take() == ["Year"])
    }

    @Test("MN-42: each element that comes later is asked once while the menu is open, those in inline menus too")
    func manyDeferred() throws {
        var asked: [String] = []
        var late: [([MenuElement]) -> Void] = []
        func soon(_ name: String, _ elements: [MenuElement]) -> MenuElement {
            DeferredMenuElement { answer in
                asked.append(name)
                answer(elements)
            }
        }
        let inline = Menu(options: .displayInline, children: [soon("inner", [action("Inner")])])
        let chained = soon("outer", [soon("next", [action("Chained")])])
        let later = (0..<3).map { number in
            DeferredMenuElement { answer in
                asked.append("late \(number)")
                late.append(answer)
            }
        }
        let many = (0..<20).map { soon("\($0)", [action("Row \($0)")]) }
        _ = open([inline, chained] + later + many)
        try host.tap(.button("More"))
        let early = ["Inner", "Chained"]
        let end = (0..<20).map { "Row \($0)" }
        #expect(rows == early + end)
        #expect(asked.count == 26 && Set(asked).count == 26)
        late[1]([action("Second")])
        late[0]([action("First")])
        late[2]([])
        #expect(rows == early + ["First", "Second"] + end && asked.count == 26)
    }

    @Test("MN-43: what comes later and stands for more of its kind without end, or for itself, is left out")
    func endlessDeferred() throws {
        var count = 0
        func endless() -> MenuElement {
            DeferredMenuElement { answer in
                count += 1
                answer([endless()])
            }
        }
        var circle: MenuElement?
        let itself = DeferredMenuElement { answer in answer([circle, circle].compactMap { $0 }) }
        circle = itself
        _ = open([action("Copy"), endless(), itself])
        try host.tap(.button("More"))
        #expect(rows == ["Copy"] && count == 16)
        circle = nil
    }

    @Test("MN-7: a long press and a secondary click open a context menu where they are; the finger may go on to a row")
    func contextMenu() {
        let view = View(frame: Rect(0, 100, 400, 400))
        host.window.addSubview(view)
        view.addInteraction(
            ContextMenuInteraction { [log] point in
                log.add("asked \(point.x) \(point.y)")
                return point.x < 300 ? Menu(children: [action("Copy")]) : nil
            })
        let elsewhere = host.finger()
        elsewhere.down(at: Point(350, 200))
        host.advance(by: .seconds(1))
        elsewhere.up()
        #expect(log.take() == ["asked 350.0 100.0"])
        #expect(rows == [])
        let finger = host.finger()
        finger.down(at: Point(100, 200))
        host.advance(by: .milliseconds(600))
        #expect(rows == ["Copy"])
        finger.move(to: Point(120, 225))
        finger.up()
        #expect(log.take() == ["asked 100.0 100.0", "Copy"])
        host.advance(by: .seconds(1))
        host.pointer.click(at: Point(50, 300), .right)
        #expect(rows == ["Copy"])
    }

    @Test("MN-8: the edit menu has what somebody performs, and what responders up the chain have added")
    func editMenu() throws {
        let field = CopyingView(frame: Rect(0, 0, 100, 40))
        field.log = log
        let controller = BuildingController()
        host.window.rootViewController = controller
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        host.settle()
        let open = try #require(controller.presentEditMenu(over: field, at: field.bounds))
        #expect(rows == ["Copy", "Look Up"])
        try host.tap(.menuItem, "Copy")
        #expect(log.take() == ["copied"])
        #expect(!open.isOpen)
        field.resignFirstResponder()
        #expect(field.log != nil)
    }

    @Test("MN-9: a menu builder finds, adds, replaces and removes; what is not there changes nothing")
    func builder() {
        let builder = MenuBuilder(
            root: Menu(
                identifier: .root,
                children: [
                    Menu(title: "A", identifier: "a", children: [action("one")]), Menu(title: "B", identifier: "b"),
                ]))
        func titles() -> [String] { builder.root.children.map(\.title) }
        builder.insertSibling(Menu(title: "C", identifier: "c"), afterMenu: "a")
        builder.insertChild(Menu(title: "D", identifier: "d"), atStartOfMenu: .root)
        builder.insertChild(Menu(title: "E", identifier: "e"), atEndOfMenu: "b")
        #expect(titles() == ["D", "A", "C", "B"])
        #expect(builder.menu(for: "e")?.title == "E")
        builder.remove(menu: "c")
        builder.replace(menu: "d", with: Menu(title: "F"))
        builder.insertSibling(Menu(title: "G"), beforeMenu: "nowhere")
        builder.replaceChildren(ofMenu: "a") { $0 + [action("two")] }
        #expect(titles() == ["F", "A", "B"])
        #expect(builder.menu(for: "a")?.children.map(\.title) == ["one", "two"])
    }
}

private final class CopyingView: View, Copying {
    var log: Log?
    override var canBecomeFirstResponder: Bool { true }
    func copy(_ sender: Any?) { log?.add("copied") }
}

private final class BuildingController: ViewController {
    override func buildMenu(with builder: MenuBuilder) {
        super.buildMenu(with: builder)
        builder.insertChild(
            Menu(options: .displayInline, children: [Action(title: "Look Up") { _ in }]), atEndOfMenu: .root)
    }
}

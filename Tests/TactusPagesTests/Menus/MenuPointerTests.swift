@testable import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Menus by pointer and by keys")
struct MenuPointerTests {
    private let host = TestHost(size: Size(width: 700, height: 500))
    private let log = Log()
    private let button = Button(title: "More", frame: Rect(20, 20, 100, 44))

    private func action(_ title: String) -> Action { Action(title: title) { [log] in log.add($0.title) } }

    init() throws {
        host.window.addSubview(button)
        let export = Menu(title: "Export", children: [action("Text"), action("Picture"), action("Print")])
        let share = Menu(title: "Share", children: [action("Mail"), action("Letter"), action("Link")])
        button.menu = Menu(children: [export, share, action("Delete")])
        button.showsMenuAsPrimaryAction = true
        try host.tap(.button("More"))
        host.advance(by: .seconds(1))
    }

    private var rows: [String] {
        host.settle()
        return host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
    }

    private func row(_ title: String) throws -> Rect {
        host.settle()
        let element = host.application.accessibilityTree.flatMap(\.all).first { $0.label == title }
        return try #require(element).frame
    }

    @Test("MN-11: a pointer marks the row that it is on, and a submenu opens where it rests for 0.18 s")
    func resting() throws {
        let share = try row("Share")
        host.pointer.move(to: share.center)
        host.advance(by: .milliseconds(150))
        #expect(!rows.contains("Mail"))
        host.advance(by: .milliseconds(60))
        #expect(rows.contains("Mail"))
        host.pointer.move(to: try row("Delete").center)
        #expect(!rows.contains("Mail"))
    }

    @Test("MN-11: one that comes back to where it has left the menu, as when a finger lifts, marks and closes nothing")
    func comesBack() throws {
        let share = try row("Share").center
        host.pointer.move(to: share)
        host.pointer.leave()
        let export = try row("Export").center
        host.finger().tap(at: export)
        host.advance(by: .seconds(1))
        #expect(rows.contains("Picture"))
        host.pointer.enter(at: share)
        host.advance(by: .seconds(1))
        #expect(rows.contains("Picture") && !rows.contains("Mail"))
        host.pointer.move(to: Point(share.x, share.y + 1))
        host.advance(by: .seconds(1))
        #expect(!rows.contains("Picture") && rows.contains("Mail"))
    }

    @Test("MN-11: on its way to a submenu a pointer may cross other rows; it may not stay there for more than 0.3 s")
    func safeTriangle() throws {
        let export = try row("Export")
        host.pointer.move(to: Point(x: export.maxX - 40, y: export.midY))
        host.advance(by: .milliseconds(300))
        let link = try row("Print")
        // Down to the right, over Share.
        host.pointer.move(to: Point(x: export.maxX - 15, y: export.maxY + 6))
        #expect(rows.contains("Picture"))
        host.pointer.move(to: link.center)
        host.pointer.click(at: link.center)
        #expect(log.take() == ["Print"])
    }

    @Test("MN-11: one that stays on a row on its way means that row")
    func staying() throws {
        let export = try row("Export")
        host.pointer.move(to: Point(x: export.maxX - 40, y: export.midY))
        host.advance(by: .milliseconds(300))
        host.pointer.move(to: Point(x: export.maxX - 15, y: export.maxY + 6))
        host.advance(by: .milliseconds(250))
        #expect(rows.contains("Picture"))
        host.advance(by: .milliseconds(400))
        #expect(!rows.contains("Picture") && rows.contains("Letter"))
    }

    @Test("MN-11: the way is a triangle from the pointer to the near edge of the submenu, on either side")
    func triangle() {
        let right = SafeTriangle(from: Point(100, 100), to: Rect(200, 50, 100, 100))
        #expect(right.contains(Point(150, 100)) && right.contains(Point(190, 60)))
        #expect(!right.contains(Point(110, 120)) && !right.contains(Point(90, 100)))
        let left = SafeTriangle(from: Point(100, 100), to: Rect(0, 50, 50, 100))
        #expect(left.contains(Point(70, 110)) && !left.contains(Point(120, 100)))
    }

    @Test("MN-11: a menu that an event closes under the pointer is gone, and the pointer leaves it without a word")
    func closesUnderPointer() throws {
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        var menu = MenuPresentation.open(Menu(children: [action("One")]), over: button)
        host.pointer.move(to: try row("One").center)
        host.application.schedule(after: .milliseconds(10)) {
            View.performWithoutAnimation { menu?.close() }
            menu = nil
        }
        host.advance(by: .seconds(1))
        #expect(menu == nil && rows == [] && host.window.isKeyWindow)
    }

    @Test("MN-12: the Menu key and Shift with F10 open the context menu of what has the focus, its first row marked")
    func menuKey() {
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        let list = View(frame: Rect(0, 100, 700, 300))
        let item = Button(title: "Item", frame: Rect(20, 20, 100, 44))
        list.addSubview(item)
        host.window.addSubview(list)
        list.addInteraction(
            ContextMenuInteraction { [log] point in
                log.add("asked \(Int(point.x)) \(Int(point.y))")
                return Menu(children: [action("Rename")])
            })
        host.keyboard.press(.keyboardApplication)
        #expect(log.take() == [])
        item.becomeFirstResponder()
        host.keyboard.press(.keyboardApplication)
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(log.take() == ["asked 70 42", "Rename"])
        host.advance(by: .seconds(1))
        host.keyboard.press(.keyboardF10, holding: .shift)
        #expect(rows == ["Rename"])
        #expect(log.take() == ["asked 70 42"])
    }
}

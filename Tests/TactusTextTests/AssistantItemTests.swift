import TactusControls
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

@MainActor
@Suite("Buttons of a program's own in the bar of a keyboard")
struct AssistantItemTests {
    private let host = TestHost(size: Size(width: 400, height: 480))
    private let fields = [
        TextField(frame: Rect(x: 10, y: 20, width: 300, height: 44)),
        TextField(frame: Rect(x: 10, y: 80, width: 300, height: 44)),
    ]

    init() { for field in fields { host.window.addSubview(field) } }

    private func settle() {
        host.advance(by: .milliseconds(400))
        host.settle()
    }

    private func item(_ title: String, _ action: @escaping () -> Void = {}) -> BarButtonItem {
        BarButtonItem(title: title) { _ in action() }
    }

    private func group(_ titles: String...) -> BarButtonItemGroup {
        BarButtonItemGroup(barButtonItems: titles.map { item($0) })
    }

    /// The titles in the bar with their left edges in the window, from left to right.
    private var shown: [(title: String, x: Double)] {
        guard let bar = host.scene.windows.first(where: { $0.name == "input views" && !$0.isHidden }) else { return [] }
        var found: [(title: String, x: Double)] = []
        func collect(_ view: View) {
            if let button = view as? Button, !button.title.isEmpty {
                found.append((button.title, button.convert(Point.zero, to: nil).x))
            }
            for child in view.subviews { collect(child) }
        }
        collect(bar)
        return found.sorted { $0.x < $1.x }
    }

    @Test(
        "TI-58: a field with groups has a bar: what leads on first, trailing groups before Done; fields without have none"
    )
    func bar() throws {
        var count = 0
        let bold = item("Bold") { count += 1 }
        fields[0].inputAssistantItem.leadingBarButtonGroups = [
            BarButtonItemGroup(barButtonItems: [bold]), group("List"),
        ]
        fields[0].inputAssistantItem.trailingBarButtonGroups = [group("Go on")]
        fields[0].becomeFirstResponder()
        settle()
        #expect(shown.map(\.title) == ["Bold", "List", "Go on", "Done"])
        #expect(shown[0].x == 104 && shown[2].x > 200)
        try host.tap(.button, "Bold")
        #expect(count == 1 && fields[0].isFirstResponder)
        bold.isEnabled = false
        settle()
        #expect(try !host.find(.button, "Bold").state.isEnabled)
        fields[1].becomeFirstResponder()
        settle()
        #expect(shown.isEmpty && host.scene.keyboardInset == 0)
    }

    @Test("TI-58: what changes while a field is edited shows at once, and so does that there is nothing any more")
    func changes() {
        fields[0].becomeFirstResponder()
        settle()
        #expect(shown.isEmpty)
        let group = group("A")
        fields[0].inputAssistantItem.leadingBarButtonGroups = [group]
        settle()
        #expect(shown.map(\.title) == ["A", "Done"])
        group.barButtonItems.append(item("B"))
        settle()
        #expect(shown.map(\.title) == ["A", "B", "Done"])
        group.barButtonItems[0].isHidden = true
        settle()
        #expect(shown.map(\.title) == ["B", "Done"])
        fields[0].inputAssistantItem.leadingBarButtonGroups = []
        settle()
        #expect(shown.isEmpty)
    }

    @Test("TI-58: a bar that fields share shows the groups of the one that is edited")
    func shared() {
        let bar = FormAccessoryView()
        for field in fields { field.inputAccessoryView = bar }
        fields[0].inputAssistantItem.leadingBarButtonGroups = [group("A")]
        fields[1].inputAssistantItem.trailingBarButtonGroups = [group("B")]
        fields[0].becomeFirstResponder()
        settle()
        #expect(shown.map(\.title) == ["A", "Done"])
        fields[1].becomeFirstResponder()
        settle()
        #expect(shown.map(\.title) == ["B", "Done"])
    }

    @Test("TI-58: from right to left the groups are mirrored; too many scroll under a finger")
    func mirroredAndScrolled() throws {
        let titles = (1...12).map { "Button \($0)" }
        fields[0].inputAssistantItem.leadingBarButtonGroups = titles.map { group($0) }
        fields[0].becomeFirstResponder()
        settle()
        let first = try #require(shown.first { $0.title == "Button 1" })
        #expect(first.x == 104)
        let finger = host.finger()
        finger.drag(from: Point(x: 250, y: 458), to: Point(x: 120, y: 458))
        settle()
        #expect(try #require(shown.first { $0.title == "Button 1" }).x < 50)
        host.window.endEditing(true)
        settle()
        host.application.traitOverrides.layoutDirection = .rightToLeft
        fields[0].inputAssistantItem.leadingBarButtonGroups = [group("A"), group("B")]
        fields[0].becomeFirstResponder()
        settle()
        #expect(shown.map(\.title) == ["Done", "B", "A"])
    }

    @Test("TI-58: a view of the program's own is shown in place of a button, and spaces keep their width")
    func customViews() {
        let slider = Slider(frame: Rect(x: 0, y: 0, width: 120, height: 44))
        let items = [item("A"), .fixedSpace(30), BarButtonItem(customView: slider)]
        fields[0].inputAssistantItem.leadingBarButtonGroups = [BarButtonItemGroup(barButtonItems: items)]
        fields[0].becomeFirstResponder()
        settle()
        let a = shown.first { $0.title == "A" }
        #expect(slider.window != nil && slider.convert(Point.zero, to: nil).x >= (a?.x ?? 0) + 44 + 30)
    }
}

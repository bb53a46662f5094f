import Foundation
import TactusTesting
import Testing

@MainActor
@Suite("Views that a test names")
struct QueryTests {
    let host = TestHost(size: Size(width: 400, height: 300))
    let save = Button(title: "Save", frame: Rect(x: 20, y: 20, width: 100, height: 44))

    init() { host.window.addSubview(save) }

    private func failure(_ body: () throws(TestFailure) -> Void) -> TestFailure? {
        do throws(TestFailure) { try body() } catch { return error }
        return nil
    }

    private func add<V: View>(_ view: V, to superview: View? = nil) -> V {
        (superview ?? host.window).addSubview(view)
        return view
    }

    @Test("a button is tapped by its title, its label or its name")
    func tap() throws {
        var count = 0
        save.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        try host.tap(.button("Save"))
        save.accessibilityLabel = "Keep"
        try host.tap(.control("Keep"), count: 2)
        save.name = "save"
        try host.tap(.view("save"))
        #expect(count == 4)
        #expect(
            failure { () throws(TestFailure) in try host.tap(.button("Save")) }?.summary == "there is no button “Save”")
    }

    @Test("a finger on a view goes on as any finger does")
    func touch() throws {
        let log = host.record(["save": save])
        let finger = try host.touch(.button("Save"))
        #expect(finger.location == Point(x: 70, y: 42))
        finger.cancel()
        try host.expectLog(log, ["save began", "save cancelled"])
    }

    @Test("what can be seen of a view in a scrolled list is tapped; of one that is scrolled away nothing can")
    func clipped() throws {
        let list = add(ScrollView(frame: Rect(x: 0, y: 100, width: 400, height: 100)))
        list.contentSize = Size(width: 400, height: 1000)
        let row = add(Button(title: "Row", frame: Rect(x: 0, y: 80, width: 100, height: 60)), to: list)
        let finger = try host.touch(.button("Row"))
        #expect(finger.location == Point(x: 50, y: 190))
        finger.cancel()
        list.contentOffset = Point(x: 0, y: 500)
        let away = failure { () throws(TestFailure) in _ = try host.touch(.button("Row")) }
        #expect(away?.summary == "button “Row” lies outside of what its superviews show; scroll to it first")
        #expect(row.superview === list)
    }

    @Test("a view of a class is found, whatever it is called; the same name twice needs another")
    func find() throws {
        let slider = add(Slider(frame: Rect(x: 0, y: 200, width: 200, height: 44)))
        #expect(try host.find(Slider.self) === slider)
        #expect(try host.find(Control.self, "Save") === save)
        _ = add(Button(title: "Save"))
        let twice = failure { () throws(TestFailure) in _ = try host.find(Button.self, "Save") }
        #expect(twice?.summary == "2 views are meant by button “Save”; give them names to tell them apart")
    }

    @Test("of two views of a name the one that can be seen is meant; when none can, the reason is said")
    func hidden() throws {
        let page = add(View(frame: Rect(x: 0, y: 0, width: 400, height: 300)))
        page.name = "page"
        let other = add(Button(title: "Save", frame: Rect(x: 200, y: 20, width: 100, height: 44)), to: page)
        page.isHidden = true
        #expect(try host.find(Button.self, "Save") === save)
        save.alpha = 0
        let first = failure { () throws(TestFailure) in try host.tap(.button("Save")) }
        #expect(first?.summary == "button “Save” cannot be seen: it has an alpha of 0.0")
        save.removeFromSuperview()
        let second = failure { () throws(TestFailure) in try host.tap(.button("Save")) }
        #expect(second?.summary.hasPrefix("button “Save” cannot be seen: View ‘page’") == true)
        #expect(other.window === host.window)
    }

    @Test("what is covered says by what, and shows the views and the gestures")
    func covered() throws {
        let sheet = add(View(frame: Rect(x: 0, y: 0, width: 400, height: 100)))
        sheet.name = "sheet"
        sheet.addGestureRecognizer(TapGestureRecognizer())
        host.finger().tap(at: Point(x: 5, y: 5))
        let failure = try #require(failure { () throws(TestFailure) in try host.tap(.button("Save")) })
        #expect(
            failure.summary.hasPrefix("a touch at (70.0, 42.0), in the middle of button “Save”, goes to View ‘sheet’"))
        let lines = failure.report.split(separator: "\n").map(String.init)
        #expect(lines.count == 6)
        #expect(lines.first?.hasPrefix("scene “Test” 400") == true)
        #expect(lines.dropFirst(2).first?.hasPrefix("    Button “Save” (20.0, 20.0") == true)
        #expect(lines.dropFirst(4).first == "gestures")
        #expect(lines.last?.contains("tap of ‘sheet’ recognized") == true)
    }

    @Test("a disabled button takes the tap, and does nothing with it")
    func disabled() throws {
        save.isEnabled = false
        var count = 0
        save.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        try host.tap(.button("Save"))
        #expect(count == 0)
    }

    @Test("AX-7: what is meant is found by its role, its name and its value, also where it is no view")
    func roles() throws {
        let group = add(RadioGroup(titles: ["Small", "Large"], frame: Rect(x: 20, y: 100, width: 200, height: 88)))
        let slider = add(Slider(frame: Rect(x: 20, y: 200, width: 200, height: 44)))
        slider.name = "volume"
        slider.value = 0.4
        var count = 0
        save.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        try host.tap(.button, "Save")
        #expect(count == 1)
        try host.tap(.radioButton, "Large")
        #expect(group.selectedIndex == 1)
        #expect(try host.find(.radioButton, "Large").state.check == .on)
        #expect(try host.find(.slider, "volume", value: "40%").view === slider)
        try host.find(.radioGroup).activate()
    }

    @Test("AX-7: what is not there is told with the tree as an assistive tool sees it, and with the views")
    func missingRole() throws {
        let none = try #require(
            failure { () throws(TestFailure) in try host.find(.checkbox, "Milk") })
        #expect(none.summary == "there is no checkbox “Milk”")
        #expect(
            none.report.hasPrefix("window “Test” (0, 0, 400×300)\n  button “Save” (20, 20, 100×44)\n\nscene “Test”"))
        _ = add(Button(title: "Save", frame: Rect(x: 200, y: 20, width: 100, height: 44)))
        let twice = failure { () throws(TestFailure) in try host.tap(.button, "Save") }
        #expect(twice?.summary == "2 things are meant by button “Save”; give them names to tell them apart")
        let value = failure { () throws(TestFailure) in try host.find(.button, value: "on") }
        #expect(value?.summary == "there is no button that shows “on”")
    }

    @Test("a log that differs is shown line by line beside what was expected")
    func log() throws {
        let log = host.record(["save": save])
        host.finger().tap(at: Point(x: 30, y: 30))
        let failure = try #require(
            failure { () throws(TestFailure) in
                try host.expectLog(log, ["save began", "save moved", "save ended", "card began"])
            })
        let expected = [
            "the log is not what was expected (- missing, + too much):", "    save began", "  - save moved",
            "    save ended", "  - card began",
        ]
        #expect(failure.summary.split(separator: "\n").map(String.init) == expected)
    }

    @Test("a picture that differs says where the pictures are, and what the views were")
    func picture() throws {
        let failure = try #require(
            failure { () throws(TestFailure) in try host.expectImage(named: "never-drawn") })
        #expect(failure.summary.hasPrefix("There is no golden image "))
        #expect(failure.report.contains("Button “Save”"))
    }

    @Test("two fingers turn a view that is named")
    func rotate() {
        let rotation = RotationGestureRecognizer()
        host.window.addGestureRecognizer(rotation)
        let states = host.states(of: rotation)
        var angle = 0.0
        rotation.addAction { angle = $0.rotation }
        host.rotate(at: Point(x: 300, y: 150), by: .pi / 2, radius: 60)
        #expect(states.all.first == .began && states.all.last == .ended)
        #expect(abs(angle - .pi / 2) < 0.3 && angle > 1)
    }

    @Test("a view is tapped by its name over the wire as well")
    func pair() throws {
        let window = Window(title: "Test", size: Size(width: 200, height: 100))
        let button = Button(title: "Go", frame: Rect(x: 10, y: 10, width: 100, height: 44))
        window.addSubview(button)
        var count = 0
        button.addAction(for: .primaryActionTriggered) { _ in count += 1 }
        let pair = try CompositorPair(window: window)
        let log = pair.record(["button": button])
        #expect(try pair.find(Button.self) === button)
        try pair.tap(.button("Go"))
        #expect(count == 1)
        try pair.expectLog(log, ["button began", "button ended"])
        try pair.tap(.button, "Go")
        #expect(count == 2)
        #expect(try pair.find(.button).view === button)
        try pair.verify()
    }

    @Test("a picture of a pair is compared with a golden image, and a failure shows the views")
    func pairPicture() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tactus-\(UUID().uuidString)")
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let window = Window(title: "Test", size: Size(width: 120, height: 64))
        let button = Button(title: "Go", frame: Rect(x: 10, y: 10, width: 100, height: 44))
        window.addSubview(button)
        let pair = try CompositorPair(window: window)
        let file = folder.appendingPathComponent("Tests.swift").path
        let missing = failure { () throws(TestFailure) in try pair.expectImage(named: "go", file: file) }
        #expect(missing?.summary.hasPrefix("There is no golden image \(goldens.path)/go.png.") == true)
        #expect(missing?.report.contains("Button “Go”") == true)

        try pair.picture.writePNG(to: goldens.appendingPathComponent("go.png").path)
        try pair.expectImage(named: "go", file: file)
        button.title = "Stop"
        let different = failure { () throws(TestFailure) in try pair.expectImage(named: "go", file: file) }
        #expect(different?.summary.hasPrefix("Not like the golden image: ") == true)
    }
}

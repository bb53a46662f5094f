import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What views are to somebody who does not see them")
struct AccessibilityTests {
    private let host = TestHost(size: Size(width: 300, height: 600))

    private func add<V: View>(_ view: V, _ frame: Rect = Rect(0, 0, 100, 44)) -> V {
        view.frame = frame
        host.window.addSubview(view)
        return view
    }

    /// The lines of the tree below the window.
    private var lines: [String] {
        host.settle()
        return host.application.accessibilityTree.map(\.description).joined(separator: "\n").split(separator: "\n")
            .dropFirst().map { String($0.dropFirst(2)) }
    }

    @Test("AX-22: what a program says of how a view stands goes before what its class says, until it says nothing")
    func saidState() {
        let button = add(Button(title: "Save"))
        button.isEnabled = false
        #expect(lines == ["button “Save” disabled (0, 0, 100×44)"])
        (button.isAccessibilityEnabled, button.isAccessibilitySelected) = (true, true)
        #expect(lines == ["button “Save” selected (0, 0, 100×44)"])
        (button.isAccessibilityEnabled, button.isAccessibilitySelected) = (nil, nil)
        #expect(lines == ["button “Save” disabled (0, 0, 100×44)"])
    }

    @Test("AX-1: every control has a role, a name, a value and a state")
    func controls() {
        let controls: [(Control, String)] = [
            (Button(title: "Save"), "button “Save”"), (Switch(), "switch “x” off"), (Slider(), "slider “x” “30%”"),
            (Stepper(), "stepper “x” “2.5”"), (Checkbox(title: "Milk"), "checkbox “Milk” mixed"),
            (PageControl(), "pageControl “x” “2 of 5”"), (Control(), "control “x”"),
        ]
        for (control, expected) in controls {
            if control.accessibilityLabel == nil { control.accessibilityLabel = "x" }
            (control as? Slider)?.value = 0.3
            (control as? Stepper)?.value = 2.5
            (control as? Checkbox)?.checkState = .mixed
            (control as? PageControl)?.numberOfPages = 5
            (control as? PageControl)?.currentPage = 1
            _ = add(control)
            #expect(lines == [expected + " (0, 0, 100×44)"])
            control.isEnabled = false
            let words = expected.hasSuffix("”") && !expected.contains("” “") ? " disabled" : ", disabled"
            #expect(lines == [expected + words + " (0, 0, 100×44)"])
            control.removeFromSuperview()
        }
    }

    @Test("AX-2: views that only arrange others are no nodes; what is inside them stands in their place")
    func tree() {
        let card = add(View(), Rect(10, 20, 200, 200))
        let title = Label(text: "Sounds", frame: Rect(10, 10, 100, 20))
        let control = Switch(frame: Rect(140, 0, 0, 0))
        control.accessibilityLabel = "Sounds"
        control.isOn = true
        for view in [title, control, ImageView(image: nil), Label()] { card.addSubview(view) }
        let photo = ImageView(image: nil)
        photo.accessibilityLabel = "A lake"
        card.addSubview(photo)
        #expect(
            lines == [
                "label “Sounds” (20, 30, 100×20)", "switch “Sounds” on (150, 20, 52×44)",
                "image “A lake” (10, 20, 0×0)",
            ])
        card.accessibilityLabel = "Settings"
        #expect(lines.first == "none “Settings” (10, 20, 200×200)")
        card.accessibilityRole = .group
        #expect(lines.prefix(2) == ["group “Settings” (10, 20, 200×200)", "  label “Sounds” (20, 30, 100×20)"])
        control.isHidden = true
        photo.accessibilityElementsHidden = true
        #expect(lines.count == 2)
        card.isAccessibilityElement = true
        #expect(lines == ["group “Settings” (10, 20, 200×200)"])
        card.alpha = 0
        #expect(lines == [])
    }

    @Test("AX-3: segments and options are nodes of their own, though they are no views")
    func parts() throws {
        let segments = add(SegmentedControl(titles: ["Day", "Week"]), Rect(0, 0, 200, 44))
        segments.accessibilityLabel = "Range"
        segments.selectedSegmentIndex = 1
        let group = add(RadioGroup(titles: ["Small", "Large"]), Rect(0, 100, 200, 88))
        group.becomeFirstResponder()
        #expect(
            lines == [
                "segmentedControl “Range” “Week” (0, 0, 200×44)", "  segment “Day” (0, 0, 100×44)",
                "  segment “Week” selected (100, 0, 100×44)", "radioGroup focused (0, 100, 200×88)",
                "  radioButton “Small” off, focused (0, 100, 200×44)", "  radioButton “Large” off (0, 144, 200×44)",
            ])
        let large = try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Large" })
        #expect(large.activate())
        let day = try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Day" })
        day.activate()
        host.settle()
        #expect(group.selectedIndex == 1 && segments.selectedSegmentIndex == 0)
        #expect(lines.contains("  radioButton “Large” on, selected, focused (0, 144, 200×44)"))
    }

    @Test("AX-4: activating does what a tap does, but not on what is disabled or gone; steps go up and down")
    func actions() throws {
        let box = add(Checkbox(title: "Milk"))
        let slider = add(Slider(), Rect(0, 100, 200, 44))
        func node(_ role: AccessibilityRole) throws -> AccessibilityNode {
            try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.role == role })
        }
        #expect(try node(.checkbox).activate())
        #expect(box.isOn)
        box.isEnabled = false
        #expect(try !node(.checkbox).activate())
        #expect(box.isOn)
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        slider.accessibilityDecrement()
        #expect(slider.accessibilityValue == "2%")
        slider.isEnabled = false
        slider.accessibilityIncrement()
        #expect(slider.accessibilityValue == "2%")
        box.isEnabled = true
        let stale = try node(.checkbox)
        box.removeFromSuperview()
        #expect(!stale.activate())
    }

    @Test("AX-5, AX-17: rows are called by what their labels say, in a list; a scroll view holds what is in it")
    func rows() {
        final class Source: ListViewDataSource {
            func numberOfRows(in listView: ListView) -> Int { 2 }
            func listView(_ listView: ListView, rowAt index: Int) -> ListRow {
                let row = ListRow()
                row.addSubview(Label(text: "Row \(index)", frame: Rect(0, 0, 50, 20)))
                row.addSubview(Label(text: "Detail", frame: Rect(0, 20, 50, 20)))
                return row
            }
        }
        let source = Source()
        let list = add(ListView(), Rect(0, 0, 100, 88))
        list.dataSource = source
        host.settle()
        list.selectRow(at: 1)
        #expect(lines.first == "list “rows 1 to 2 of 2” (0, 0, 100×88)")
        #expect(lines.contains("  row “Row 0, Detail” (0, 0, 100×44)"))
        #expect(lines.contains("  row “Row 1, Detail” selected (0, 44, 100×44)"))
        #expect(lines.contains("    label “Row 1” (0, 44, 50×20)"))
        list.allowsSelection = true
        host.keyboard.enter()
        list.becomeFirstResponder()
        host.keyboard.press(.keyboardUpArrow)
        #expect(lines.filter { $0.contains("focused") }.count == 2)
        list.removeFromSuperview()
        let scrollView = add(ScrollView(), Rect(0, 0, 100, 100))
        scrollView.contentSize = Size(width: 100, height: 500)
        scrollView.addSubview(Label(text: "Deep", frame: Rect(0, 400, 50, 20)))
        #expect(lines == ["scrollView “0%” (0, 0, 100×100)", "  label “Deep” (0, 400, 50×20)"])
    }

    @Test("AX-6: windows are nodes, the frontmost first; behind a presented controller nothing is")
    func windows() {
        _ = add(Label(text: "Behind"))
        let front = Window(windowScene: host.scene)
        front.isHidden = false
        front.addSubview(Label(text: "In front", frame: Rect(5, 5, 50, 20)))
        let tree = host.application.accessibilityTree
        #expect(tree.map(\.role) == [.window, .window] && tree.map(\.label) == ["Test", "Test"])
        #expect(tree.flatMap(\.all).compactMap(\.label) == ["Test", "In front", "Test", "Behind"])
        front.isHidden = true

        let root = ViewController()
        host.window.rootViewController = root
        let dialog = ViewController()
        dialog.view.addSubview(Button(title: "OK", frame: Rect(0, 0, 80, 44)))
        root.present(dialog, animated: false)
        host.settle()
        #expect(host.application.accessibilityTree.flatMap(\.all).compactMap(\.label) == ["Test", "OK"])
    }

    @Test("AX-1: bars and signs of activity say how far they are")
    func progress() {
        let bar = add(ProgressView(), Rect(0, 0, 100, 6))
        bar.progress = 0.4
        let sign = add(ActivityIndicatorView(), Rect(0, 50, 20, 20))
        sign.startAnimating()
        #expect(
            lines == ["progressIndicator “40%” (0, 0, 100×6)", "activityIndicator busy (0, 50, 20×20)"])
    }

    @Test("AX-1: what a program says goes before what the class says")
    func overriding() {
        let button = add(Button(title: "×"))
        button.accessibilityLabel = "Close"
        button.accessibilityRole = .image
        button.accessibilityValue = "now"
        button.isAccessibilityElement = true
        #expect(lines == ["image “Close” “now” (0, 0, 100×44)"])
        button.accessibilityLabel = nil
        #expect(lines == ["image “×” “now” (0, 0, 100×44)"])
    }
}

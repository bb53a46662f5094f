import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Colours that are chosen")
struct ColorPickerTests {
    private final class Listener: ColorPickerViewControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }

        func colorPickerViewController(
            _ controller: ColorPickerViewController, didSelect color: Color, continuously: Bool
        ) {
            log.add(continuously ? "sliding" : "chosen")
        }

        func colorPickerViewControllerDidFinish(_ controller: ColorPickerViewController) { log.add("finished") }
    }

    private let log = Log()
    private let listener: Listener
    private let picker = ColorPickerViewController()
    private let host = TestHost(size: Size(width: 360, height: 480))

    init() {
        listener = Listener(log)
        picker.delegate = listener
        host.window.rootViewController = picker
        host.settle()
    }

    private func element(_ label: String) throws -> AccessibilityNode {
        host.settle()
        let all = host.application.accessibilityTree.flatMap(\.all)
        return try #require(all.first { $0.label == label })
    }

    @Test("PK-20: a finger slides over the shades, and the colour under it when it is lifted is chosen")
    func finger() throws {
        let grid = try element("Colour").frame
        let finger = host.finger()
        finger.down(at: Point(grid.minX + 4, grid.minY + 4))
        #expect(picker.selectedColor == .white)
        finger.move(to: Point(grid.maxX - 4, grid.minY + 4))
        #expect(picker.selectedColor == .black)
        finger.move(to: Point(grid.midX, grid.maxY + 300))
        finger.up()
        #expect(log.take() == ["sliding", "sliding", "sliding", "chosen"])
        #expect(picker.selectedColor != .black)
    }

    @Test("PK-21: a dynamic colour counts as it is shown here, also when that changes")
    func dark() throws {
        picker.selectedColor = .systemGreen
        #expect(host.application.accessibilityTree.flatMap(\.all).contains { $0.label == "#1D8239" })
        host.window.traitOverrides.userInterfaceStyle = .dark
        host.settle()
        #expect(host.application.accessibilityTree.flatMap(\.all).contains { $0.label == "#4BBA63" })
    }

    @Test("PK-20: arrows go from shade to shade, and stay inside; from right to left they go where they point")
    func keys() throws {
        picker.selectedColor = .white
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardLeftArrow)
        #expect(picker.selectedColor == .white)
        host.keyboard.press(.keyboardEnd)
        #expect(picker.selectedColor == .black)
        host.keyboard.press(.keyboardHome)
        #expect(picker.selectedColor == .white)
        host.keyboard.press(.keyboardRightArrow)
        let grey = picker.selectedColor
        #expect(grey.red == grey.blue && grey.red < 1)
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        host.keyboard.press(.keyboardRightArrow)
        #expect(picker.selectedColor == .white)
    }

    @Test("PK-21: the sliders are its parts; a part changes the colour, and a colour the parts")
    func sliders() throws {
        picker.selectedColor = Color(red: 1, green: 0.5, blue: 0)
        try host.tap(.segment, "Sliders")
        let red = try element("Red").frame
        host.finger().tap(at: red.center)
        #expect(try element("Green").value == "50%")
        let finger = host.finger()
        finger.down(at: Point(red.maxX - 14, red.midY))
        finger.move(to: Point(red.minX + 2, red.midY))
        finger.up()
        #expect(picker.selectedColor.red == 0)
        #expect(abs(picker.selectedColor.green - 0.5) < 0.01)
        #expect(log.take().last == "chosen")
    }

    @Test("PK-22: without opacity every colour is opaque; with it a chosen shade keeps how opaque it was")
    func opacity() throws {
        picker.selectedColor = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        let grid = try element("Colour").frame
        host.finger().tap(at: Point(grid.minX + 4, grid.minY + 4))
        #expect(picker.selectedColor == Color(white: 1, alpha: 0.5))
        picker.supportsAlpha = false
        #expect(picker.selectedColor == .white)
        host.settle()
        #expect(!host.application.accessibilityTree.flatMap(\.all).contains { $0.label == "Opacity" })
    }

    @Test("PK-23: a well opens a picker, follows what is chosen, sends valueChanged, and says the colour")
    func well() throws {
        let host = TestHost(size: Size(width: 700, height: 600))
        host.window.rootViewController = ViewController()
        let well = ColorWell(frame: Rect(20, 20, 44, 44))
        well.title = "Paper"
        well.addAction(for: .valueChanged) { [log] well in
            log.add(well.selectedColor == .white ? "white" : "other")
        }
        host.window.rootViewController?.view.addSubview(well)
        host.settle()
        func element(_ label: String) throws -> AccessibilityNode {
            host.settle()
            return try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == label })
        }
        #expect(try element("Paper").value == "None")
        try host.tap(.button, "Paper")
        host.advance(by: .seconds(1))
        let grid = try element("Colour").frame
        host.finger().tap(at: Point(grid.minX + 4, grid.minY + 4))
        #expect(log.take().last == "white")
        #expect(well.selectedColor == .white)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(try element("Paper").value == "#FFFFFF")
        well.isEnabled = false
        host.finger().tap(at: Point(40, 40))
        host.advance(by: .seconds(1))
        #expect(host.window.rootViewController?.presentedViewController == nil)
    }
}

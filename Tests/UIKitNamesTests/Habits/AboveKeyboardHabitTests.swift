import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted while something stands in the place of a keyboard.
@MainActor
@Suite("Habits: above a keyboard")
struct AboveKeyboardHabitTests {
    private final class Page: UIViewController, UIEditMenuInteractionDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        let label = UILabel(frame: CGRect(x: 20, y: 330, width: 260, height: 30))
        var log: [String] = []
        lazy var menu = UIEditMenuInteraction(delegate: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Count"
            label.isUserInteractionEnabled = true
            label.addInteraction(menu)
            view.addSubview(label)
            view.addSubview(field)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [UIBarButtonItem(systemItem: .done)]
            field.inputAccessoryView = bar
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(
                children: ["Copy", "Move", "Share"].map { title in
                    UIAction(title: title) { [unowned self] _ in log.append(title) }
                })
        }
    }

    @Test("UK-124: a menu lies above what stands in the place of a keyboard, and is chosen from there")
    func menu() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        let page = Page()
        host.window.rootViewController = page
        host.settle()
        page.field.becomeFirstResponder()
        host.advance(by: .seconds(1))
        page.menu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: "count", sourcePoint: CGPoint(x: 100, y: 10)))
        host.advance(by: .seconds(1))
        for title in ["Copy", "Share"] {
            try host.tap(.menuItem, title)
            host.advance(by: .seconds(1))
            page.menu.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: "count", sourcePoint: CGPoint(x: 100, y: 10)))
            host.advance(by: .seconds(1))
        }
        #expect(page.log == ["Copy", "Share"])
    }

    @Test("UK-125: a path is written as a list of its section and its item")
    func paths() { #expect("\(IndexPath(item: 14, section: 2))" == "[2, 14]") }
}

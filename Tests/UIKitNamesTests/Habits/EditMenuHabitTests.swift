import TactusTesting
import Testing
import UIKitNames

/// Edit menus that a program opens, and constraints that controllers bring up to date.
@MainActor
@Suite("Habits: edit menus and constraints")
struct EditMenuHabitTests {
    let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Shape: UIView, UIEditMenuInteractionDelegate, Copying {
        var log: [String] = []
        lazy var menu = UIEditMenuInteraction(delegate: self)
        override var canBecomeFirstResponder: Bool { true }

        func copy(_ sender: Any?) { log.append("copied") }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            guard configuration.identifier as? String != "plain" else { return nil }
            return UIMenu(
                children: suggestedActions + [UIAction(title: "Paint") { [unowned self] _ in log.append("painted") }])
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { bounds }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: UIEditMenuInteractionAnimating
        ) {
            log.append("will come")
            animator.addCompletion { [unowned self] in log.append("came") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: UIEditMenuInteractionAnimating
        ) { log.append("will go") }
    }

    @Test(
        "UK-33: an edit menu opens where the program says, with what the first responder performs, and what the delegate adds"
    )
    func editMenu() throws {
        let shape = Shape(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
        shape.addInteraction(shape.menu)
        host.window.addSubview(shape)
        shape.becomeFirstResponder()
        shape.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
        host.advance(by: .seconds(1))
        #expect(shape.log == ["will come", "came"])
        try host.tap(.menuItem, "Copy")
        host.advance(by: .seconds(1))
        #expect(Set(shape.log.suffix(2)) == ["will go", "copied"])
        shape.log = []
        shape.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        host.advance(by: .seconds(1))
        try host.tap(.menuItem, "Paint")
        host.advance(by: .seconds(1))
        #expect(shape.log.contains("painted"))
        shape.menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "plain", sourcePoint: .zero))
        host.advance(by: .seconds(1))
        func titles() -> [String] {
            host.application.accessibilityTree.flatMap(\.all).filter { $0.role == .menuItem }.compactMap(\.label)
        }
        #expect(titles() == ["Copy"])
        shape.menu.dismissMenu()
        host.advance(by: .seconds(1))
        #expect(titles() == [])
    }

    private final class Inner: UIView {
        var log: (String) -> Void = { _ in }
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            log("inner")
            super.updateConstraints()
        }
        override func layoutSubviews() { log("inner layout") }
    }

    private final class Page: UIViewController {
        var log: [String] = []
        let inner = Inner(frame: .zero)

        override func viewDidLoad() {
            super.viewDidLoad()
            inner.log = { [unowned self] in log.append($0) }
            view.addSubview(inner)
        }

        override func updateViewConstraints() {
            if log.allSatisfy({ $0 != "page" }) {
                inner.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: view.topAnchor),
                    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    inner.widthAnchor.constraint(equalToConstant: 50),
                    inner.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            log.append("page")
            super.updateViewConstraints()
        }

        override func viewDidLayoutSubviews() { log.append("laid out") }
    }

    @Test("LY-58: a controller brings constraints up to date before the first layout, after the views inside")
    func constraints() {
        let page = Page()
        host.window.rootViewController = page
        host.settle()
        #expect(page.log.prefix(4) == ["inner", "page", "laid out", "inner layout"])
        #expect(page.log.count { $0 == "inner" } == 1 && page.log.count { $0 == "page" } == 1)
        #expect(page.inner.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        page.log = ["page"]
        page.view.setNeedsUpdateConstraints()
        page.view.setNeedsUpdateConstraints()
        host.settle()
        #expect(page.log == ["page", "page"])
    }
}

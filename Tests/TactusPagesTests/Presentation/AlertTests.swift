import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Alerts and action sheets")
struct AlertTests {
    let host = TestHost(size: Size(width: 400, height: 700))
    let log = Log()
    let root = ViewController()

    init() {
        host.window.rootViewController = root
        host.settle()
    }

    private func alert(_ style: AlertController.Style, _ titles: [(String, AlertAction.Style)]) -> AlertController {
        let alert = AlertController(title: "Delete?", message: "It will be gone.", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(AlertAction(title: title, style: style) { [log] action in log.add(action.title) })
        }
        root.present(alert, animated: true)
        host.advance(by: .seconds(1))
        return alert
    }

    @Test("PG-30: a button ends the dialog, and acts when that has gone")
    func answering() throws {
        let alert = alert(.alert, [("Cancel", .cancel), ("Delete", .destructive)])
        try host.tap(.button("Delete"))
        #expect(log.take() == [])
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Delete"])
        #expect(root.presentedViewController == nil && alert.view.window == nil)
    }

    @Test("PG-30: a touch beside an alert does nothing; Escape is its cancel button, and Return the preferred one")
    func keys() {
        let first = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        host.finger().tap(at: Point(10, 10))
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController === first)
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Cancel"])
        let second = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        second.preferredAction = second.actions[1]
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(log.take() == ["OK"])
        let third = alert(.alert, [("OK", .default)])
        host.keyboard.press(.keyboardEscape)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController === third)
    }

    @Test("AX-12: escape from a node of an alert is its cancel button; without one the alert stays")
    func escape() throws {
        _ = alert(.alert, [("Cancel", .cancel), ("OK", .default)])
        func dialog() throws -> AccessibilityNode {
            try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.role == .dialog })
        }
        #expect(try dialog().performEscape())
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Cancel"])
        let second = alert(.alert, [("OK", .default)])
        #expect(try !dialog().performEscape())
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController === second && log.take() == [])
    }

    @Test("PG-31: a touch beside an action sheet is its cancel button; it lies at the lower edge of a narrow window")
    func actionSheet() {
        let sheet = alert(.actionSheet, [("Copy", .default), ("Move", .default), ("Cancel", .cancel)])
        #expect(sheet.view.frame.maxY == 684 && sheet.view.frame.width == 368)
        host.finger().tap(at: Point(10, 10))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Cancel"])
        #expect(root.presentedViewController == nil)
    }

    @Test("PG-30: a button that is disabled does nothing, until it is enabled; two taps are one answer")
    func disabled() throws {
        let alert = alert(.alert, [("Save", .default)])
        alert.actions[0].isEnabled = false
        host.settle()
        host.finger().tap(at: Point(alert.view.frame.midX, alert.view.frame.maxY - 40))
        alert.actions[0].isEnabled = true
        host.settle()
        try host.tap(.button("Save"))
        host.finger().tap(at: Point(alert.view.frame.midX, alert.view.frame.maxY - 40))
        host.advance(by: .seconds(1))
        #expect(log.take() == ["Save"])
    }

    @Test("PG-32: the tree of roles shows the dialog alone, by its name")
    func accessibility() {
        _ = alert(.alert, [("OK", .default)])
        let tree = host.application.accessibilityTree.flatMap(\.all)
        #expect(tree.first { $0.role == .dialog }?.label == "Delete?")
        #expect(tree.filter { $0.role == .button }.map(\.label) == ["OK"])
    }
}

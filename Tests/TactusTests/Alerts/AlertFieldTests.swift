import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("Alerts with fields")
struct AlertFieldTests {
    let host = TestHost(size: Size(width: 400, height: 700))
    let root = ViewController()
    let alert = AlertController(title: "Sign in", message: "To the harbour.")

    init() {
        host.window.rootViewController = root
        host.settle()
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField(SecureField()) { $0.placeholder = "Password" }
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    }

    private func present() {
        root.present(alert, animated: true)
        host.advance(by: .seconds(1))
    }

    @Test("PG-54: the first field is edited at once; Return goes on, and answers at the end", arguments: [false, true])
    func answering(isPreferred: Bool) {
        var answers: [String] = []
        alert.addAction(AlertAction(title: "Sign in") { _ in answers.append("sign in") })
        if isPreferred {
            alert.addAction(AlertAction(title: "Register") { _ in answers.append("register") })
            alert.preferredAction = alert.actions[1]
        }
        present()
        #expect(alert.textFields.map(\.isFirstResponder) == [true, false])
        host.keyboard.type("ada")
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(alert.textFields.map(\.isFirstResponder) == [false, true])
        host.keyboard.type("boat")
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(answers == ["sign in"] && root.presentedViewController == nil)
        #expect(alert.textFields.map(\.text) == ["ada", "boat"])
    }

    @Test("PG-54: with two answers and none preferred, Return in the last field chooses none")
    func undecided() {
        alert.addAction(AlertAction(title: "Sign in"))
        alert.addAction(AlertAction(title: "Register"))
        present()
        alert.textFields[1].becomeFirstResponder()
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(root.presentedViewController === alert)
    }

    @Test("PG-54: fields lie between message and buttons, one below the other, above a keyboard")
    func places() throws {
        present()
        let fields = alert.textFields.map { $0.convert($0.bounds, to: nil) }
        let message = try #require(
            host.application.accessibilityTree.flatMap(\.all).first { $0.label == "To the harbour." })
        let button = try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Cancel" })
        #expect(message.frame.maxY < fields[0].minY && fields[0].maxY < fields[1].minY)
        #expect(fields[1].maxY < button.frame.minY && fields.allSatisfy { $0.width == 280 && $0.height >= 34 })
        host.scene.moveKeyboard(to: 300)
        host.advance(by: .seconds(1))
        let above = alert.view.convert(alert.view.bounds, to: nil)
        #expect(above.maxY <= 400 - 16 && above.minY >= 16)
    }

    @Test("PG-54: a view that is taken out of the dialog leaves it")
    func takenOut() {
        present()
        let field = alert.textFields[0]
        let height = alert.view.frame.height
        alert.contentViews.removeFirst()
        host.advance(by: .seconds(1))
        #expect(field.superview == nil && alert.view.frame.height < height)
    }
}

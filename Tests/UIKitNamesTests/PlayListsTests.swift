import TactusTesting
import Testing
import UIKitNames

/// What fingers and keys do to lists, grids and forms that were written for UIKit.
@MainActor
@Suite("Programs for UIKit, played: lists, grids and forms")
struct PlayListsTests {
    @Test("a list of things to do: done by a button and by a swipe, asked before it is deleted, renamed, added to")
    func todo() throws {
        let controller = TodoListViewController(style: .plain)
        let host = TestHost(playing: UINavigationController(rootViewController: controller))
        func titles() -> [String] { controller.items.map { String($0.title.prefix(9)) } }
        func row(_ index: Int) throws -> UITableViewCell {
            try #require(controller.tableView.cellForRow(at: IndexPath(row: index, section: 0)))
        }
        #expect(try row(2).frame.height > row(0).frame.height + 20)

        let check = try row(0).contentView.convert(CGPoint(x: 30, y: row(0).bounds.midY), to: nil)
        host.finger().tap(at: check)
        host.advance(by: .seconds(1))
        #expect(controller.items.map(\.isDone) == [true, false, false])
        let second = try row(1).middleInWindow
        host.finger().drag(from: CGPoint(x: 20, y: second.y), to: CGPoint(x: 310, y: second.y))
        host.advance(by: .seconds(1))
        #expect(controller.items.map(\.isDone) == [true, true, false])

        // Deleting asks: no at first, then yes.
        for (answer, left) in [("Cancel", 3), ("Delete", 2)] {
            let place = try row(0).middleInWindow
            host.finger().drag(from: CGPoint(x: 280, y: place.y), to: CGPoint(x: 140, y: place.y))
            host.advance(by: .seconds(1))
            try host.tap(.button, "Delete")
            host.advance(by: .seconds(1))
            #expect(controller.presentedViewController is UIAlertController)
            try host.tap(.button, answer)
            host.advance(by: .seconds(1))
            #expect(controller.presentedViewController == nil)
            #expect(controller.items.count == left)
        }

        let place = try row(0).middleInWindow
        host.finger().drag(from: CGPoint(x: 280, y: place.y), to: CGPoint(x: 140, y: place.y))
        host.advance(by: .seconds(1))
        try host.tap(.button, "Rename")
        host.advance(by: .seconds(1))
        host.keyboard.press("a", holding: .control)
        host.keyboard.type("Feed the cat")
        try host.tap(.button, "Save")
        host.advance(by: .seconds(1))
        #expect(titles() == ["Feed the ", "Write a l"])

        try host.tap(.button, "Add")
        host.advance(by: .seconds(1))
        host.keyboard.type("Sleep")
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(titles() == ["Feed the ", "Write a l", "Sleep"])
        #expect(controller.presentedViewController == nil)

        host.finger().tap(at: try row(2).middleInWindow)
        host.advance(by: .seconds(1))
        #expect(controller.navigationController?.topViewController?.title == "Sleep")
    }

    @Test("a layout of one's own lays columns of pictures, whose cells a finger highlights and selects")
    func pinterest() throws {
        let controller = PhotoStreamViewController()
        let host = TestHost(playing: controller)
        let list = try #require(controller.collectionView)
        func frame(_ item: Int) -> CGRect? { list.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
        // Two columns of 144 points, with 6 around each picture; the third lies below the first.
        #expect(frame(0) == CGRect(x: 6, y: 6, width: 132, height: 120))
        #expect(frame(1) == CGRect(x: 150, y: 6, width: 132, height: 200))
        #expect(frame(2) == CGRect(x: 6, y: 138, width: 132, height: 80))
        #expect(list.contentSize.height == 1062)
        let place = list.convert(CGPoint(x: 70, y: 60), to: nil)
        host.finger().tap(at: place)
        host.advance(by: .seconds(1))
        #expect(controller.log == ["highlight 0", "select 0", "unhighlight 0"])
        #expect(frame(0) == CGRect(x: 6, y: 6, width: 132, height: 120))
        host.finger().tap(at: place)
        host.advance(by: .seconds(1))
        #expect(controller.log.suffix(2) == ["deselect 0", "unhighlight 0"])
        host.surface.configure { ($0.width, $0.height) = (420, 568) }
        host.settle()
        #expect(frame(1)?.width == 182)
        #expect(frame(1)?.minX == 200)
    }

    @Test("a layout that changes another's lets the middle item be the largest, and rest in the middle")
    func carousel() throws {
        let controller = CarouselViewController()
        let host = TestHost(playing: controller)
        let list = try #require(controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
        func scale(_ item: Int) -> CGFloat? { list.cellForItem(at: IndexPath(item: item, section: 0))?.transform.a }
        #expect(list.contentSize.width == 6 * 200 + 5 * 20 + 120)
        #expect(scale(0) == 1)
        #expect(scale(1) == 0.75)
        host.finger().drag(from: CGPoint(x: 250, y: 284), to: CGPoint(x: 120, y: 284), over: .milliseconds(400))
        host.advance(by: .seconds(3))
        let first = Int((list.contentOffset.x / 220).rounded())
        #expect(first > 0)
        #expect(list.contentOffset.x == CGFloat(first) * 220)
        #expect(scale(first) == 1)
        #expect(controller.centered == [first])
        controller.scroll(to: 5)
        host.advance(by: .seconds(2))
        #expect(list.contentOffset.x == 1100)
        #expect(scale(5) == 1)
    }

    @Test("a chat grows its field, sends by Return, scrolls to the last message, and keeps clear of a keyboard")
    func chat() throws {
        let controller = ChatViewController()
        let host = TestHost(playing: UINavigationController(rootViewController: controller))
        let table = controller.tableView
        func last() -> CGRect { table.rectForRow(at: IndexPath(row: controller.messages.count - 1, section: 0)) }
        host.advance(by: .seconds(1))
        #expect(abs(last().maxY - table.bounds.maxY) < 1)
        host.finger().tap(at: controller.textView.middleInWindow)
        host.advance(by: .seconds(1))
        host.keyboard.type("Hello")
        #expect(controller.placeholderLabel.isHidden)
        #expect(controller.sendButton.isEnabled)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(controller.messages.count == 31)
        #expect(controller.messages.last?.text == "Hello")
        #expect(controller.textView.text == "")
        #expect(abs(last().maxY - table.bounds.maxY) < 1)
        let height = controller.textView.frame.height
        host.keyboard.type("A text that is longer than the field is wide, and so takes another line of it")
        host.settle()
        #expect(controller.textView.frame.height > height + 15)
        host.scene.moveKeyboard(to: 216, duration: .milliseconds(250))
        host.advance(by: .seconds(1))
        let bar = controller.inputBar.convert(controller.inputBar.bounds, to: nil)
        #expect(abs(bar.maxY - (568 - 216)) < 1)
        #expect(abs(last().maxY - table.bounds.maxY) < 1)
        host.scene.moveKeyboard(to: 0)
        host.advance(by: .seconds(1))
        #expect(abs(controller.inputBar.convert(controller.inputBar.bounds, to: nil).maxY - 568) < 1)
    }

    @Test("a form goes from field to field by Return, says what is wrong, and logs in after a while")
    func login() throws {
        let controller = LoginViewController()
        let host = TestHost(playing: controller)
        var logins: [String] = []
        controller.onLogin = { logins.append($0) }
        #expect(!controller.loginButton.isEnabled)
        #expect(controller.loginButton.alpha == 0.5)
        #expect(controller.passwordField.placeholder == "Password")
        host.finger().tap(at: controller.emailField.middleInWindow)
        host.keyboard.type("ada")
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(controller.passwordField.isFirstResponder)
        host.keyboard.type("12345678")
        #expect(controller.loginButton.isEnabled)
        host.keyboard.press(.keyboardReturnOrEnter)
        host.advance(by: .seconds(1))
        #expect(controller.errorLabel.text == "This is no address.")
        #expect(!controller.errorLabel.isHidden)
        host.finger().tap(at: controller.emailField.middleInWindow)
        host.keyboard.type("@example.org")
        host.advance(by: .seconds(1))
        #expect(controller.errorLabel.isHidden)
        host.finger().tap(at: controller.loginButton.middleInWindow)
        #expect(controller.activityIndicator.isAnimating)
        #expect(logins == [])
        host.advance(by: .seconds(1))
        #expect(logins == ["ada@example.org"])
        #expect(!controller.activityIndicator.isAnimating)
    }
}

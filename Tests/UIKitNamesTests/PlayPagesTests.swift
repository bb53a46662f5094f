import TactusTesting
import Testing
import UIKitNames

/// What fingers, keys and time do to pages that were written for UIKit.
@MainActor
@Suite("Programs for UIKit, played: fields, pictures and timers")
struct PlayPagesTests {
    @Test("a number is set in groups of four as it is typed, the bar above the keys leads on, and keyboards are told")
    func payment() throws {
        let controller = PaymentViewController()
        let host = TestHost(playing: controller)
        host.finger().tap(at: controller.numberField.middleInWindow)
        #expect(controller.numberField.isFirstResponder)
        host.keyboard.type("12345678")
        #expect(controller.numberField.text == "1234 5678")
        host.keyboard.type("9")
        #expect(controller.numberField.text == "1234 5678 9")
        host.keyboard.type("0123456")
        #expect(controller.numberField.text == "1234 5678 9012 3456")
        #expect(controller.nameField.isFirstResponder)
        #expect(controller.log.contains("complete 3456"))
        #expect(controller.log.contains("name begins"))
        host.keyboard.type("Ada")
        host.keyboard.press(.keyboardReturnOrEnter)
        #expect(controller.log.suffix(3) == ["name Ada", "keyboard gone", "name ends"])
        #expect(!controller.nameField.isFirstResponder)
        host.scene.moveKeyboard(to: 250, duration: .milliseconds(250))
        host.advance(by: .seconds(1))
        #expect(controller.keyboardHeight == 250)
        #expect(controller.scrollView.contentInset.bottom == 250)
        host.scene.moveKeyboard(to: 0)
        host.advance(by: .seconds(1))
        #expect(controller.log.last == "keyboard gone")
        #expect(controller.scrollView.contentInset.bottom == 0)
    }

    @Test("pictures are paged through, zoomed by two taps and by two fingers, and shrink back on the next page")
    func zooming() {
        let controller = GalleryController()
        let host = TestHost(playing: controller)
        host.finger().drag(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 60, y: 300), over: .milliseconds(150))
        host.advance(by: .seconds(2))
        #expect(controller.pageControl.currentPage == 1)
        #expect(controller.log == ["will drag", "target 1", "did drag true", "rest 1"])
        host.finger().tap(at: CGPoint(x: 160, y: 280), count: 2)
        host.advance(by: .seconds(1))
        let page = controller.pages[1]
        #expect(abs(page.zoomScale - 2.5) < 0.01)
        #expect(page.events == ["begin zoom", "end zoom true"])
        let center = page.imageView.convert(page.imageView.bounds, to: nil)
        #expect(center.width > 700)
        host.finger().tap(at: CGPoint(x: 160, y: 280), count: 2)
        host.advance(by: .seconds(1))
        #expect(page.zoomScale == 1)
        let (left, right) = (host.finger(), host.finger())
        left.down(at: CGPoint(x: 140, y: 280))
        right.down(at: CGPoint(x: 180, y: 280))
        left.move(to: CGPoint(x: 100, y: 280), over: .milliseconds(200))
        right.move(to: CGPoint(x: 220, y: 280), over: .milliseconds(200))
        left.up()
        right.up()
        host.advance(by: .seconds(1))
        #expect(page.zoomScale > 1.5)
        #expect(page.zoomScale <= 4)
    }

    @Test("a stopwatch runs by a timer and a display link, laps are told by a notification, and all of it stops")
    func stopwatch() throws {
        let controller = StopwatchController()
        let host = TestHost(playing: UINavigationController(rootViewController: controller))
        try host.tap(.button, "Start")
        host.advance(by: .milliseconds(2020))
        #expect(controller.tenths == 20)
        #expect(controller.isRunning)
        // Thirty frames a second, of sixty.
        #expect((55...66).contains(controller.frames))
        // Taps last a twentieth of a second each.
        try host.tap(.button, "Lap")
        #expect(controller.laps == ["00:02.0"])
        try host.tap(.button, "Stop")
        host.advance(by: .seconds(3))
        #expect(controller.tenths == 21)
        #expect(!controller.isRunning)
        let frames = controller.frames
        host.advance(by: .seconds(1))
        #expect(controller.frames == frames)
    }

    @Test("keys add, take away and undo, and a label that is dragged by a finger is dropped where it is thrown away")
    func notesBoard() throws {
        let controller = NotesBoardController()
        let host = TestHost(playing: controller)
        func texts() -> [String] { controller.notes.map(\.text) }
        host.advance(by: .milliseconds(100))
        host.keyboard.press("n", holding: .control)
        #expect(texts() == ["Milk", "Bread", "Tea", "New 3"])
        host.keyboard.press("z", holding: .control)
        #expect(texts() == ["Milk", "Bread", "Tea"])
        #expect(controller.log == ["undo Insert"])
        host.keyboard.press("z", holding: [.control, .shift])
        #expect(texts() == ["Milk", "Bread", "Tea", "New 3"])
        host.keyboard.press(.keyboardDeleteOrBackspace)
        #expect(texts() == ["Milk", "Bread", "Tea"])
        host.keyboard.press(.keyboardUpArrow, holding: .alternate)
        #expect(texts() == ["Tea", "Milk", "Bread"])
        host.keyboard.press("z", holding: .control)
        #expect(texts() == ["Milk", "Bread", "Tea"])
        controller.log = []
        host.settle()
        let finger = host.finger()
        finger.down(at: controller.sourceList.arrangedSubviews[1].middleInWindow)
        host.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 200, y: 200), over: .milliseconds(200))
        finger.move(to: controller.trashView.middleInWindow, over: .milliseconds(200))
        #expect(controller.trashView.alpha == 0.5)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(texts() == ["Milk", "Tea"])
        #expect(controller.log == ["drag", "dropped", "drag ended"])
    }

    @Test("what observers asked for they are told, in order, until they let it be or are gone")
    func notifications() {
        final class Observer {
            var log: [String] = []
            func note(_ notification: Notification) { log.append(notification.name.rawValue) }
        }
        let center = NotificationCenter()
        let name = Notification.Name("n")
        let observer = Observer()
        var other: Observer? = Observer()
        center.addObserver(observer, selector: Observer.note(_:), name: name, object: nil)
        if let other { center.addObserver(other, selector: Observer.note(_:), name: nil, object: observer) }
        let token = center.addObserver(forName: nil, object: nil, queue: .main) {
            observer.log.append("all \($0.name.rawValue)")
        }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("m"), object: observer)
        #expect(observer.log == ["n", "all n", "all m"])
        #expect(other?.log == ["m"])
        other = nil
        center.removeObserver(token)
        center.removeObserver(observer, name: name, object: nil)
        center.post(name: name, object: observer)
        #expect(observer.log == ["n", "all n", "all m"])
    }
}

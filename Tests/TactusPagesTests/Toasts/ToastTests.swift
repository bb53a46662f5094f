import TactusPages
import TactusTesting
import Testing

@MainActor
@Suite("Toasts and banners")
struct ToastTests {
    let host = TestHost(size: Size(width: 390, height: 700))
    let log = Log()
    let root = ViewController()

    init() {
        host.window.rootViewController = root
        host.settle()
    }

    @discardableResult
    private func show(
        _ title: String, style: Toast.Style = .toast, action: String? = nil, timeout: Duration? = .seconds(5),
        priority: Toast.Priority = .normal
    ) -> Toast {
        let toast = Toast(title: title, style: style, actionTitle: action) { [log] in log.add("\(title) acts") }
        toast.timeout = timeout
        toast.priority = priority
        toast.onDismiss = { [log] in log.add("\(title) is gone") }
        root.present(toast)
        host.settle()
        return toast
    }

    @Test("PG-40: a toast goes by itself after five seconds of the application's clock, and not before")
    func timeout() {
        let toast = show("Saved")
        host.advance(by: .milliseconds(4900))
        #expect(toast.isShown && log.take() == [])
        host.advance(by: .milliseconds(200))
        #expect(!toast.isShown && log.take() == ["Saved is gone"])
        host.advance(by: .seconds(1))
        #expect(host.window.subviews.allSatisfy { $0.name != "toasts" })
    }

    @Test("PG-40: its button acts once, and the toast goes; what is behind can be touched all the while")
    func action() throws {
        let behind = Button(title: "Behind", frame: Rect(x: 20, y: 100, width: 120, height: 44))
        behind.addAction(for: .primaryActionTriggered) { [log] _ in log.add("behind") }
        root.view.addSubview(behind)
        show("Deleted", action: "Undo", timeout: nil)
        host.advance(by: .seconds(60))
        try host.tap(.button("Behind"))
        #expect(log.take() == ["behind"])
        try host.tap(.button("Undo"))
        #expect(log.take() == ["Deleted acts", "Deleted is gone"])
    }

    @Test("PG-41: others wait in their order; an urgent one comes at once, before those that wait")
    func queue() {
        let toasts = ["One", "Two"].map { show($0) }
        #expect(toasts.map(\.isShown) == [true, false])
        let urgent = show("Now", priority: .high)
        #expect(urgent.isShown && log.take() == ["One is gone"])
        host.advance(by: .milliseconds(5100))
        #expect(toasts[1].isShown && log.take() == ["Now is gone"])
        toasts[1].dismiss()
        toasts[1].dismiss()
        #expect(log.take() == ["Two is gone"])
    }

    @Test("PG-41: one that waits can be taken out, and one that shows is not shown twice")
    func dismissed() {
        let first = show("One")
        let second = show("Two")
        second.dismiss()
        #expect(log.take() == ["Two is gone"])
        #expect(root.present(first) && first.isShown)
        host.advance(by: .seconds(6))
        #expect(log.take() == ["One is gone"])
        #expect(!ViewController().present(Toast(title: "Nowhere")))
    }

    @Test("PG-42: a finger that rests on it keeps it; drawn over its edge it goes, let go too early it comes back")
    func fingers() throws {
        let toast = show("Saved")
        host.advance(by: .seconds(1))
        let place = try #require(host.window.subviews.last?.subviews.first).center
        let finger = host.finger()
        finger.down(at: place)
        finger.move(to: place + Vector(dx: 0, dy: 12), over: .milliseconds(100))
        host.advance(by: .seconds(10))
        #expect(toast.isShown)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(toast.isShown)
        finger.drag(from: place, to: place + Vector(dx: 0, dy: 60), over: .milliseconds(150))
        #expect(!toast.isShown && log.take() == ["Saved is gone"])
    }

    @Test("PG-42: a banner comes from above, and does what it does when it is tapped")
    func banner() throws {
        show("Ada", style: .banner)
        host.advance(by: .seconds(1))
        let plate = try #require(host.window.subviews.last?.subviews.first)
        #expect(plate.frame.minY < 20)
        host.finger().tap(at: plate.center)
        #expect(log.take() == ["Ada acts", "Ada is gone"])
    }

    @Test("PG-43: what stands in the place of content is in the middle of what is not covered, and its button acts")
    func unavailable() throws {
        var configuration = ContentUnavailableConfiguration(
            text: "No notes", secondaryText: "Write one.", icon: .pencil)
        configuration.button = Action(title: "New") { [log] _ in log.add("new") }
        let view = ContentUnavailableView(configuration: configuration, frame: root.view.bounds)
        root.view.addSubview(view)
        host.settle()
        try host.tap(.button("New"))
        #expect(log.take() == ["new"])
        view.configuration = .search(for: "tide")
        host.settle()
        _ = try host.find(Label.self, "No results for “tide”")
        view.frame = .zero
        host.settle()
    }
}

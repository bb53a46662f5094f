import TactusGraphics
import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("What users of assistive tools do with views")
struct AccessibilityActionTests {
    private let host = TestHost(size: Size(width: 300, height: 600))

    private func add<V: View>(_ view: V, _ frame: Rect = Rect(0, 0, 100, 44)) -> V {
        view.frame = frame
        host.window.addSubview(view)
        return view
    }

    private func node(_ view: View) throws -> AccessibilityNode {
        host.settle()
        return try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.view === view })
    }

    private final class Part: View {
        var log: [String] = []
        override var accessibilityElements: [AccessibilityElement] {
            var bar = AccessibilityElement(.image, label: "Bar", frame: Rect(0, 0, 10, 10))
            bar.hint = "Opens the day"
            bar.customActions = [
                AccessibilityCustomAction(name: "Hide") { [unowned self] _ in
                    log.append("hide")
                    return true
                }
            ]
            return [bar]
        }
    }

    @Test("AX-8: a view and a part of one offer actions by name, and say whether they were done")
    func customActions() throws {
        let card = add(View())
        card.accessibilityRole = .group
        #expect(card.accessibilityCustomActions == nil)
        #expect(try node(card).customActions.isEmpty)
        var log: [String] = []
        let picture = try ImageViewTests.image(.red)
        card.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Delete", image: picture) {
                log.append($0.name)
                return true
            },
            AccessibilityCustomAction(name: "Move up") { _ in false },
        ]
        let actions = try node(card).customActions
        #expect(actions.map(\.name) == ["Delete", "Move up"] && actions.map { $0.image == nil } == [false, true])
        #expect(actions.map { $0.perform() } == [true, false])
        #expect(log == ["Delete"])
        let part = add(Part(), Rect(0, 100, 100, 44))
        host.settle()
        let bar = try #require(host.application.accessibilityTree.flatMap(\.all).first { $0.label == "Bar" })
        #expect(bar.hint == "Opens the day" && bar.customActions.map(\.name) == ["Hide"])
        bar.customActions.first?.perform()
        #expect(part.log == ["hide"])
        #expect(!bar.increment() && !bar.adjust(to: 1) && !bar.focus())
    }

    @Test("AX-9: what has a value as a number tells it with its limits, and takes another one as from its user")
    func ranges() throws {
        let slider = add(Slider())
        slider.maximumValue = 10
        var values: [Double] = []
        slider.addAction(for: .valueChanged) { [unowned slider] _ in values.append(slider.value) }
        #expect(try node(slider).range == AccessibilityRange(value: 0, in: 0...10))
        #expect(try node(slider).adjust(to: 4))
        #expect(try node(slider).adjust(to: 400))
        #expect(try node(slider).adjust(to: 400))
        #expect(try !node(slider).adjust(to: .nan))
        #expect(values == [4, 10])
        #expect(try node(slider).decrement())
        #expect(values == [4, 10, 9.8])
        slider.isEnabled = false
        #expect(try !node(slider).adjust(to: 1))
        #expect(try !node(slider).increment())
        let stepper = add(Stepper(), Rect(0, 100, 104, 44))
        stepper.addAction(for: .valueChanged) { [unowned stepper] _ in values.append(stepper.value) }
        #expect(try node(stepper).range == AccessibilityRange(value: 0, in: 0...100, step: 1))
        #expect(try node(stepper).adjust(to: 7))
        #expect(values == [4, 10, 9.8, 7])
        let bar = add(ProgressView(), Rect(0, 200, 100, 6))
        bar.progress = 0.25
        #expect(try node(bar).range == AccessibilityRange(value: 0.25, in: 0...1))
        #expect(try !node(bar).adjust(to: 1))
        #expect(bar.progress == 0.25)
        #expect(try node(add(Checkbox(title: "Milk"), Rect(0, 300, 100, 44))).range == nil)
        let odd = AccessibilityRange(value: .nan, in: 2...3, step: -1)
        #expect(odd.value == 2 && odd.step == 0)
    }

    private final class Board: View {
        var taps: [Point] = []
        override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
            taps += touches.map { $0.location(in: self) }
        }
    }

    @Test("AX-10: a view that does not activate itself is tapped at its activation point")
    func activationPoint() throws {
        let board = add(Board(), Rect(20, 30, 200, 100))
        board.accessibilityRole = .group
        #expect(board.accessibilityActivationPoint == Point(100, 50))
        #expect(try node(board).activate())
        board.accessibilityActivationPoint = Point(10, 90)
        #expect(try node(board).activationPoint == Point(30, 120))
        #expect(try node(board).activate())
        #expect(board.taps == [Point(100, 50), Point(10, 90)])
    }

    @Test("AX-11: subviews are read in their order, those with a higher priority before others")
    func order() {
        let labels = ["one", "two", "three", "four"].map { Label(text: $0, frame: Rect(0, 0, 10, 10)) }
        for label in labels { host.window.addSubview(label) }
        func read() -> [String] { host.application.accessibilityTree.flatMap(\.all).dropFirst().compactMap(\.label) }
        host.settle()
        #expect(read() == ["one", "two", "three", "four"])
        labels[2].accessibilitySortPriority = 1
        labels[0].accessibilitySortPriority = -1
        #expect(read() == ["three", "two", "four", "one"])
    }

    private final class Page: ViewController {
        var log: [String] = []
        var answers = true
        override func accessibilityPerformEscape() -> Bool {
            log.append("escape")
            return answers
        }
    }

    @Test("AX-12: escape is for the first that takes it, from the view on; nothing behind a presentation is asked")
    func escape() throws {
        let root = Page()
        host.window.rootViewController = root
        let button = Button(title: "Back", frame: Rect(0, 0, 80, 44))
        root.view.addSubview(button)
        #expect(try node(button).performEscape())
        root.answers = false
        #expect(try !node(button).performEscape())
        #expect(root.log == ["escape", "escape"])
        let stale = try node(button)
        let dialog = ViewController()
        dialog.modalPresentationStyle = .fullScreen
        let close = Button(title: "Close", frame: Rect(0, 0, 80, 44))
        dialog.view.addSubview(close)
        root.present(dialog, animated: false)
        root.answers = true
        #expect(try !node(close).performEscape())
        #expect(root.log.count == 2)
        button.removeFromSuperview()
        #expect(!stale.performEscape())
    }

    private final class Listener: AccessibilityObserver {
        var log: [String] = []
        func applicationAccessibilityMayDiffer(_ application: Application) { log.append("differs") }
        func application(_ application: Application, didPost notification: AccessibilityNotification) {
            switch notification {
            case .announcement(let text): log.append("announcement \(text)")
            case .layoutChanged(let view): log.append("layout \(view?.accessibilityLabel ?? "-")")
            case .screenChanged(let view): log.append("screen \(view?.accessibilityLabel ?? "-")")
            case .pageScrolled(let text): log.append("scrolled \(text ?? "-")")
            }
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test("AX-13: scroll views show what is asked for, a page of it, say how far they are, and refuse at the end")
    func scrolling() throws {
        let scrollView = add(ScrollView(), Rect(0, 0, 100, 100))
        scrollView.contentSize = Size(width: 100, height: 290)
        let label = Label(text: "Deep", frame: Rect(0, 0, 50, 20))
        scrollView.addSubview(label)
        host.settle()
        let listener = Listener()
        host.application.addAccessibilityObserver(listener)
        #expect(try node(label).scroll(.down))
        host.advance(by: .seconds(1))
        #expect(scrollView.contentOffset == Point(0, 90))
        #expect(try !node(label).scroll(.right) && !node(label).scroll(.left))
        #expect(try node(label).scroll(.next))
        host.advance(by: .seconds(1))
        #expect(scrollView.contentOffset == Point(0, 180))
        #expect(try node(scrollView).scroll(.up))
        host.advance(by: .seconds(1))
        #expect(scrollView.contentOffset == Point(0, 90))
        for _ in 0..<3 { _ = try node(scrollView).scroll(.down) }
        host.advance(by: .seconds(1))
        #expect(try !node(scrollView).scroll(.down))
        #expect(
            listener.take().filter { $0 != "differs" } == [
                "scrolled 47%", "scrolled 95%", "scrolled 47%", "scrolled 95%", "scrolled 100%",
            ])
        scrollView.isScrollEnabled = false
        #expect(try !node(scrollView).scroll(.up))
    }

    @Test("AX-14: what a program posts comes to whoever listens, and is lost when nobody does")
    func posting() {
        host.application.post(.announcement("Nobody hears it"))
        #expect(!host.application.isAssistiveToolRunning)
        let listener = Listener()
        host.application.addAccessibilityObserver(listener)
        host.application.addAccessibilityObserver(listener)
        #expect(host.application.isAssistiveToolRunning)
        let button = add(Button(title: "Save"))
        _ = listener.take()
        host.application.post(.announcement("Saved"))
        host.application.post(.layoutChanged(button))
        host.application.post(.screenChanged(nil))
        host.application.post(.pageScrolled("page 2 of 5"))
        #expect(
            listener.take() == ["announcement Saved", "layout Save", "screen -", "scrolled page 2 of 5"])
        host.application.removeAccessibilityObserver(listener)
        host.application.post(.announcement("Gone"))
        #expect(listener.take() == [] && !host.application.isAssistiveToolRunning)
    }

    @Test("AX-15: a listener hears of frames, focus, what is said of views, windows and scenes; else of nothing")
    func listening() {
        let field = add(Control())
        host.settle()
        let listener = Listener()
        host.application.addAccessibilityObserver(listener)
        func hears(_ change: () -> Void) -> Bool {
            _ = listener.take()
            change()
            return !listener.take().isEmpty
        }
        #expect(!hears { host.advance(by: .seconds(1)) })
        #expect(!hears { field.accessibilityHint = nil })
        #expect(hears { field.accessibilityHint = "Opens" })
        #expect(hears { field.accessibilityLabel = "Door" })
        host.settle()
        #expect(
            hears {
                field.backgroundColor = .red
                host.settle()
            })
        #expect(hears { _ = field.becomeFirstResponder() })
        #expect(hears { _ = field.resignFirstResponder() })
        var second: WindowScene?
        #expect(hears { second = host.application.openScene(title: "Two", size: Size(width: 100, height: 100)) })
        #expect(hears { second?.close() })
        host.settle()
        weak var gone: Listener?
        do {
            let other = Listener()
            gone = other
            host.application.removeAccessibilityObserver(listener)
            host.application.addAccessibilityObserver(other)
        }
        #expect(gone == nil && !host.application.isAssistiveToolRunning)
        #expect(!hears { field.accessibilityLabel = "Gate" })
    }

    @Test("AX-16: a node is the same one in the next tree, whatever it says; parts are so by their number")
    func identity() throws {
        let label = add(Label(text: "A", frame: .zero))
        let before = try node(label).id
        label.text = "B"
        #expect(try node(label).id == before && before.part == nil && before.view == ObjectIdentifier(label))
        let segments = add(SegmentedControl(titles: ["Day", "Week"]), Rect(0, 100, 200, 44))
        #expect(try node(segments).children.map(\.id.part) == [0, 1])
        #expect(Set(host.application.accessibilityTree.flatMap(\.all).map(\.id)).count == 5)
    }
}

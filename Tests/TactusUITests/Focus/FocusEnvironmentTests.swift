import TactusControls
import TactusGeometry
import TactusTesting
import TactusUI
import Testing

@MainActor
@Suite("Environments of the focus")
struct FocusEnvironmentTests {
    let host = TestHost(size: Size(width: 300, height: 300))
    private let log = Log()

    private final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A view that may say where the focus goes, and writes down what it hears.
    private final class Room: View {
        let log: Log
        var prefers: [any FocusEnvironment] = []
        var forbids: View?
        var heard: ((FocusUpdateContext, FocusAnimationCoordinator) -> Void)?

        init(_ name: String, _ log: Log, _ frame: Rect) {
            self.log = log
            super.init(frame: frame)
            self.name = name
        }

        override var preferredFocusEnvironments: [any FocusEnvironment] { prefers }

        override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
            log.lines.append("may \(name ?? "")?")
            return forbids == nil || context.nextFocusedView !== forbids
        }

        override func didUpdateFocus(
            in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
        ) {
            let (old, new) = (context.previouslyFocusedView?.name ?? "-", context.nextFocusedView?.name ?? "-")
            log.lines.append("\(name ?? ""): \(old) → \(new)")
            heard?(context, coordinator)
        }
    }

    /// A page that says where the focus goes.
    private final class Page: ViewController {
        var prefers: [any FocusEnvironment] = []
        override var preferredFocusEnvironments: [any FocusEnvironment] {
            prefers.isEmpty ? super.preferredFocusEnvironments : prefers
        }
    }

    private func addButton(_ name: String, _ frame: Rect, to view: View? = nil) -> Button {
        let button = Button(title: name, frame: frame)
        button.name = name
        (view ?? host.window).addSubview(button)
        return button
    }

    private func addRoom(_ name: String, _ frame: Rect, to view: View? = nil) -> Room {
        let room = Room(name, log, frame)
        (view ?? host.window).addSubview(room)
        return room
    }

    private var focused: String { (host.window.firstResponder as? View)?.name ?? "-" }

    @Test("FE-1: of both chains all are asked before, and told after, upwards, each once, the former ones first")
    func order() {
        let house = addRoom("house", Rect(0, 0, 300, 200))
        let left = addRoom("left", Rect(0, 0, 100, 100), to: house)
        let right = addRoom("right", Rect(100, 0, 100, 100), to: house)
        _ = addButton("a", Rect(0, 0, 50, 40), to: left)
        _ = addButton("b", Rect(0, 0, 50, 40), to: right)
        host.keyboard.press(.keyboardTab)
        #expect(log.take() == ["may left?", "may house?", "left: - → a", "house: - → a"])
        host.keyboard.press(.keyboardTab)
        #expect(
            log.take() == [
                "may left?", "may house?", "may right?", "left: a → b", "house: a → b", "right: a → b",
            ])
    }

    @Test("FE-1: one that says no keeps the focus where it is, for keys, for programs that move it, and for updates")
    func forbidden() {
        let house = addRoom("house", Rect(0, 0, 300, 200))
        _ = addButton("a", Rect(0, 0, 50, 40), to: house)
        let second = addButton("b", Rect(60, 0, 50, 40), to: house)
        host.keyboard.press(.keyboardTab)
        house.forbids = second
        host.keyboard.press(.keyboardTab)
        #expect(focused == "a" && !host.window.moveFocus(.next))
        house.prefers = [second]
        house.setNeedsFocusUpdate()
        house.updateFocusIfNeeded()
        #expect(focused == "a")
        second.becomeFirstResponder()
        #expect(focused == "b")
    }

    @Test("FE-2: whoever makes something the first responder, touches or removes is told, and nobody is asked")
    func otherCauses() {
        let house = addRoom("house", Rect(0, 0, 300, 200))
        let first = addButton("a", Rect(0, 0, 50, 40), to: house)
        let second = addButton("b", Rect(60, 0, 50, 40), to: house)
        first.becomeFirstResponder()
        #expect(log.take() == [])
        host.keyboard.press(.keyboardTab)
        #expect(log.take() == ["may house?", "house: - → b"] || focused == "b")
        _ = log.take()
        first.becomeFirstResponder()
        #expect(log.take() == ["house: b → a"])
        first.removeFromSuperview()
        #expect(log.take() == ["house: a → -"])
        second.becomeFirstResponder()
        #expect(log.take() == ["house: - → b"])
        host.finger().tap(at: Point(200, 250))
        #expect(log.take() == ["house: b → -"])
    }

    @Test("FE-3: the first Tab goes to what the front controller prefers, and inside that to what it prefers")
    func preferred() {
        let page = Page()
        host.window.rootViewController = page
        _ = addButton("a", Rect(0, 0, 50, 40), to: page.view)
        let room = addRoom("room", Rect(0, 50, 200, 100), to: page.view)
        _ = addButton("b", Rect(0, 0, 50, 40), to: room)
        let third = addButton("c", Rect(60, 0, 50, 40), to: room)
        page.prefers = [room]
        host.keyboard.press(.keyboardTab)
        #expect(focused == "b")
        host.window.firstResponder?.resignFirstResponder()
        room.prefers = [third]
        host.keyboard.press(.keyboardTab)
        #expect(focused == "c")
        host.window.firstResponder?.resignFirstResponder()
        third.isEnabled = false
        host.keyboard.press(.keyboardTab)
        #expect(focused == "b")
        host.window.firstResponder?.resignFirstResponder()
        page.prefers = []
        room.prefers = []
        host.keyboard.press(.keyboardTab)
        #expect(focused == "a")
    }

    @Test("FE-3: a child controller's wish counts; wishes that go round in a circle, or are elsewhere, are none")
    func circles() {
        let (page, child) = (Page(), Page())
        host.window.rootViewController = page
        _ = addButton("a", Rect(0, 0, 50, 40), to: page.view)
        page.addChild(child)
        child.view.frame = Rect(0, 50, 200, 100)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        _ = addButton("b", Rect(0, 0, 50, 40), to: child.view)
        let third = addButton("c", Rect(60, 0, 50, 40), to: child.view)
        child.prefers = [third]
        host.keyboard.press(.keyboardTab)
        #expect(focused == "c")
        host.window.firstResponder?.resignFirstResponder()
        child.prefers = [page, Button(title: "elsewhere")]
        page.prefers = [child]
        host.keyboard.press(.keyboardTab)
        #expect(focused == "b")
    }

    @Test("FE-4: an update moves the focus to what is preferred before the next frame, if the focus is inside")
    func update() {
        let room = addRoom("room", Rect(0, 0, 200, 100))
        let other = addRoom("other", Rect(0, 100, 200, 100))
        _ = addButton("a", Rect(0, 0, 50, 40), to: room)
        let second = addButton("b", Rect(60, 0, 50, 40), to: room)
        let third = addButton("c", Rect(0, 0, 50, 40), to: other)
        room.prefers = [second]
        other.prefers = [third]
        room.setNeedsFocusUpdate()
        host.clock.advance(by: .seconds(1))
        #expect(focused == "-")
        host.keyboard.press(.keyboardTab)
        host.keyboard.press(.keyboardTab, holding: .shift)
        host.keyboard.press(.keyboardTab)
        #expect(focused == "a")
        other.setNeedsFocusUpdate()
        host.clock.advance(by: .milliseconds(100))
        #expect(focused == "a")
        room.setNeedsFocusUpdate()
        #expect(focused == "a")
        host.clock.advance(by: .milliseconds(1))
        #expect(focused == "b" && second.isFocused)
        #expect(host.window.contains(second) && room.contains(second) && !other.contains(second))
    }

    @Test("FE-5: changes move along with the focus once all were told, and at once for whoever wishes for less motion")
    func coordinated() {
        let room = addRoom("room", Rect(0, 0, 200, 100))
        let first = addButton("a", Rect(0, 0, 50, 40), to: room)
        _ = addButton("b", Rect(60, 0, 50, 40), to: room)
        var durations: [Duration] = []
        var ends = 0
        room.heard = { context, coordinator in
            coordinator.addCoordinatedFocusingAnimations { durations.append($0.duration) }
            coordinator.addCoordinatedUnfocusingAnimations { durations.append($0.duration) }
            coordinator.addCoordinatedAnimations {
                first.alpha = context.nextFocusedView === first ? 1 : 0.5
            } completion: {
                ends += 1
            }
            #expect(durations.count.isMultiple(of: 2))
        }
        host.keyboard.press(.keyboardTab)
        host.clock.advance(by: .seconds(1))
        host.keyboard.press(.keyboardTab)
        #expect(durations.suffix(2) == [.milliseconds(150), .milliseconds(200)] && ends == 1 && first.alpha == 0.5)
        host.clock.advance(by: .seconds(1))
        #expect(ends == 2)
        host.application.isReduceMotionEnabled = true
        host.keyboard.press(.keyboardTab)
        #expect(durations.suffix(2) == [.zero, .zero])
    }

    @Test("FE-6: whoever moves the focus when told is heard after all were told; a quarrel comes to an end")
    func quarrel() {
        let house = addRoom("house", Rect(0, 0, 300, 200))
        let room = addRoom("room", Rect(0, 0, 300, 100), to: house)
        let first = addButton("a", Rect(0, 0, 50, 40), to: room)
        let second = addButton("b", Rect(60, 0, 50, 40), to: room)
        room.heard = { context, _ in if context.nextFocusedView === first { second.becomeFirstResponder() } }
        host.keyboard.press(.keyboardTab)
        #expect(
            log.take() == ["may room?", "may house?", "room: - → a", "house: - → a", "room: a → b", "house: a → b"])
        room.heard = { context, _ in (context.nextFocusedView === first ? second : first).becomeFirstResponder() }
        host.keyboard.press(.keyboardTab)
        #expect((2...40).contains(log.take().count))
    }

    @Test(
        "FE-7: a guide leads arrows elsewhere, while it is enabled and what it prefers can have the focus; Tab reads on"
    )
    func guide() {
        _ = addButton("a", Rect(0, 0, 50, 40))
        let far = addButton("far", Rect(200, 200, 50, 40))
        let below = addButton("below", Rect(0, 250, 50, 40))
        let guide = FocusGuide()
        host.window.addLayoutGuide(guide)
        guide.leadingAnchor.constraint(equalTo: host.window.leadingAnchor).isActive = true
        guide.topAnchor.constraint(equalTo: host.window.topAnchor, constant: 60).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 100).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 20).isActive = true
        func down() -> String {
            host.window.firstResponder?.resignFirstResponder()
            host.keyboard.press(.keyboardTab)
            host.keyboard.press(.keyboardDownArrow)
            return focused
        }
        #expect(down() == "below")
        guide.preferredFocusEnvironments = [far]
        #expect(down() == "far")
        guide.isEnabled = false
        #expect(down() == "below")
        guide.isEnabled = true
        far.isHidden = true
        #expect(down() == "below")
        far.isHidden = false
        host.window.firstResponder?.resignFirstResponder()
        let stops = (0..<3).map { _ in
            host.keyboard.press(.keyboardTab)
            return focused
        }
        #expect(stops == ["a", "far", "below"] && guide.parentFocusEnvironment === host.window)
        _ = below
    }
}

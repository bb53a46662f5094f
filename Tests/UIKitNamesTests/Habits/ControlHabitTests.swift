import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of controls, scroll views, controllers and the responder chain.
@MainActor
@Suite("Habits: controls, scroll views and controllers")
struct ControlHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 400))

    // MARK: Controls

    private func note(_ control: UIControl, _ log: Lines) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events { control.addAction(UIAction { _ in log.add(name) }, for: event) }
    }

    @MainActor private final class Lines {
        var all: [String] = []
        func add(_ line: String) { all.append(line) }
        func take() -> [String] {
            defer { all = [] }
            return all
        }
    }

    @Test("a button: down, up inside and primary action; out and in again; far away it is up outside, and nothing else")
    func button() {
        let (button, log) = (UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50)), Lines())
        note(button, log)
        host.window.addSubview(button)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 150, y: 125))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside && log.take() == ["down"])
        finger.up()
        #expect(!button.isHighlighted && Set(log.take()) == ["up", "primary"])
        finger.down(at: CGPoint(x: 150, y: 125))
        finger.move(to: CGPoint(x: 150, y: 130))
        finger.move(to: CGPoint(x: 150, y: 350))
        #expect(!button.isHighlighted && !button.isTouchInside)
        finger.move(to: CGPoint(x: 150, y: 130))
        #expect(button.isHighlighted)
        finger.move(to: CGPoint(x: 150, y: 350))
        finger.up()
        #expect(
            log.take() == [
                "down", "inside", "outside", "exit", "inside", "enter", "outside", "exit", "up outside",
            ])
    }

    @Test("a disabled button sends nothing, and keeps touches from what is behind it")
    func disabled() {
        let (behind, button, log) = (
            UIControl(frame: host.window.bounds), UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), Lines()
        )
        note(behind, log)
        note(button, log)
        host.window.addSubview(behind)
        host.window.addSubview(button)
        button.isEnabled = false
        host.finger().tap(at: CGPoint(x: 50, y: 25))
        #expect(log.take() == [] && button.state == .disabled)
        button.isEnabled = true
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 25))
        button.isEnabled = false
        #expect(log.take() == ["down", "cancel"] && !button.isTracking)
        finger.up()
        #expect(log.take() == [])
    }

    @Test("a recognizer of a superview does not take the tap of a button, and does that of a plain control")
    func superviewTap() {
        let tap = UITapGestureRecognizer()
        let log = Lines()
        tap.addAction { _ in log.add("tap") }
        host.window.addGestureRecognizer(tap)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let control = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
        control.addAction(UIAction { _ in log.add("control") }, for: .touchUpInside)
        host.window.addSubview(button)
        host.window.addSubview(control)
        host.finger().tap(at: CGPoint(x: 50, y: 25))
        #expect(log.take() == ["button"])
        host.finger().tap(at: CGPoint(x: 50, y: 125))
        #expect(log.take() == ["tap"])
    }

    @Test("a value that the program sets sends nothing; sendActions sends; a state that is overridden is heard of")
    func values() {
        final class Lamp: UIButton {
            var changes: [Bool] = []
            override var isHighlighted: Bool {
                didSet { changes.append(isHighlighted) }
            }
            override var isSelected: Bool {
                didSet { backgroundColor = isSelected ? .systemYellow : .clear }
            }
            override var isEnabled: Bool {
                didSet { alpha = isEnabled ? 1 : 0.5 }
            }
        }
        let log = Lines()
        let (toggle, slider, segments) = (UISwitch(), UISlider(), UISegmentedControl(items: ["a", "b"]))
        for control in [toggle, slider, segments] as [UIControl] { note(control, log) }
        toggle.setOn(true, animated: false)
        slider.value = 2
        segments.selectedSegmentIndex = 1
        #expect(log.take() == [] && toggle.isOn && slider.value == 1 && slider.maximumValue == 1)
        toggle.sendActions(for: .valueChanged)
        #expect(log.take() == ["value"])

        let lamp = Lamp(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        host.window.addSubview(lamp)
        host.finger().tap(at: CGPoint(x: 50, y: 25))
        #expect(lamp.changes == [true, false])
        lamp.isSelected = true
        lamp.isEnabled = false
        #expect(lamp.backgroundColor == .systemYellow && lamp.alpha == 0.5 && lamp.state == [.selected, .disabled])
        #expect(Lamp().changes == [])
    }

    // MARK: Scroll views

    private final class Watcher: UIScrollViewDelegate {
        var notes: [String] = []
        private func add(_ note: String) { if notes.last != note { notes.append(note) } }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { add("scrolls") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will drag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGVector, targetContentOffset: inout CGPoint
        ) { add("will end") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
            add("did end, \(willDecelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will glide") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did glide") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("animated") }
        func take() -> [String] {
            defer { notes = [] }
            return notes
        }
    }

    private func scroller() -> (UIScrollView, Watcher) {
        let (view, watcher) = (UIScrollView(frame: host.window.bounds), Watcher())
        view.contentSize = CGSize(width: 400, height: 2000)
        view.delegate = watcher
        host.window.addSubview(view)
        host.settle()
        return (view, watcher)
    }

    @Test("a drag that is held at its end, and one that is flung, tell the delegate in this order")
    func dragging() {
        let (view, watcher) = scroller()
        let finger = host.finger()
        finger.down(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 200), over: .milliseconds(300))
        #expect(view.isDragging && view.isTracking && !view.isDecelerating)
        host.advance(by: .milliseconds(300))
        finger.up()
        #expect(watcher.take() == ["will drag", "scrolls", "will end", "did end, false"])
        #expect(abs(view.contentOffset.y - 90) < 1 && !view.isDragging)
        finger.down(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 200), over: .milliseconds(80))
        finger.up()
        #expect(view.isDecelerating)
        host.advance(by: .seconds(4))
        #expect(
            watcher.take() == [
                "will drag", "scrolls", "will end", "did end, true", "will glide", "scrolls", "did glide",
            ])
        #expect(!view.isDecelerating)
    }

    @Test("offsets that a program sets: once, not at all for the same, beyond the end if it likes, and with an end")
    func offsets() {
        let (view, watcher) = scroller()
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(watcher.take() == ["scrolls"] && view.bounds.origin == CGPoint(x: 0, y: 100))
        view.contentOffset = CGPoint(x: 0, y: 100)
        #expect(watcher.take() == [])
        view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        #expect(view.contentOffset.y == 5000)
        view.setContentOffset(.zero, animated: false)
        _ = watcher.take()
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        host.advance(by: .seconds(1))
        #expect(view.contentOffset.y == 300 && watcher.take() == ["scrolls", "animated"])
        view.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 450)
        view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 450)
    }

    @Test("insets widen what can be scrolled; a drag beyond the end bounces back; content that fits does not scroll")
    func insets() {
        let (view, _) = scroller()
        view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        #expect(view.adjustedContentInset.top >= 50)
        view.contentInset = .zero
        view.contentOffset = .zero
        let finger = host.finger()
        finger.down(at: CGPoint(x: 200, y: 100))
        finger.move(to: CGPoint(x: 200, y: 300), over: .milliseconds(300))
        #expect(view.contentOffset.y < -50)
        finger.up()
        host.advance(by: .seconds(2))
        #expect(view.contentOffset.y == 0)
        view.contentSize = CGSize(width: 400, height: 100)
        host.finger().drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 100))
        host.advance(by: .seconds(2))
        #expect(view.contentOffset.y == 0)
    }

    // MARK: Controllers and responders

    private class Page: UIViewController {
        let log: Lines
        let word: String
        init(_ word: String, _ log: Lines) {
            (self.word, self.log) = (word, log)
            super.init()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            log.add("\(word) loads")
        }
        override func viewWillAppear(_ animated: Bool) { log.add("\(word) will appear") }
        override func viewDidAppear(_ animated: Bool) { log.add("\(word) appears") }
        override func viewWillDisappear(_ animated: Bool) { log.add("\(word) will go") }
        override func viewDidDisappear(_ animated: Bool) { log.add("\(word) goes") }
        override func viewWillLayoutSubviews() { log.add("\(word) will lay out") }
        override func viewDidLayoutSubviews() { log.add("\(word) lays out") }
        override func willMove(toParent parent: UIViewController?) {
            log.add("\(word) \(parent == nil ? "will leave" : "will join")")
        }
        override func didMove(toParent parent: UIViewController?) {
            log.add("\(word) \(parent == nil ? "left" : "joined")")
        }
    }

    @Test("a controller loads its view when it is asked for it, and appears around its layout")
    func appearance() {
        let log = Lines()
        let page = Page("a", log)
        #expect(!page.isViewLoaded && log.take() == [])
        host.window.rootViewController = page
        host.settle()
        #expect(log.take() == ["a loads", "a will appear", "a will lay out", "a lays out", "a appears"])
        #expect(page.view.frame == host.window.bounds && page.view.window === host.window)
    }

    @Test("a controller that is presented appears over the other, and goes; both know each other meanwhile")
    func presenting() {
        let log = Lines()
        let (first, second) = (Page("a", log), Page("b", log))
        host.window.rootViewController = first
        host.settle()
        _ = log.take()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: false) { log.add("presented") }
        host.settle()
        #expect(first.presentedViewController === second && second.presentingViewController === first)
        let lines = log.take().filter { !$0.contains("lay") }
        #expect(Set(lines) == ["b loads", "a will go", "b will appear", "a goes", "b appears", "presented"])
        #expect(lines.last == "presented")
        second.dismiss(animated: false) { log.add("dismissed") }
        host.settle()
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        #expect(Set(log.take()).isSuperset(of: ["b will go", "a will appear", "b goes", "a appears", "dismissed"]))
    }

    @Test("a child joins and leaves with a word, and what it does not handle goes to its parent’s view")
    func children() {
        let log = Lines()
        let (parent, child) = (Page("p", log), Page("c", log))
        host.window.rootViewController = parent
        host.settle()
        _ = log.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        host.settle()
        #expect(
            log.take().filter { $0.hasPrefix("c") && !$0.contains("lay") } == [
                "c will join", "c loads", "c will appear", "c joined", "c appears",
            ])
        #expect(child.parent === parent && parent.children == [child] && child.view.next === child)
        #expect(child.next === parent.view)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        host.settle()
        #expect(log.take().filter { $0.hasPrefix("c") } == ["c will leave", "c will go", "c goes", "c left"])
    }

    @Test("the first responder: refused by what cannot be, taken and given up, and keys go to it")
    func firstResponder() {
        final class Keys: UIView {
            var pressed: [String] = []
            var isWilling = true
            override var canBecomeFirstResponder: Bool { isWilling }
            override var keyCommands: [UIKeyCommand] {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Keys.save)]
            }
            func save() { pressed.append("save") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                pressed += presses.map(\.key.characters)
            }
        }
        let (plain, keys) = (UIView(), Keys())
        host.window.addSubview(plain)
        host.window.addSubview(keys)
        #expect(!plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
        host.keyboard.press("a")
        host.keyboard.press("s", holding: .control)
        #expect(keys.pressed == ["a", "save"])
        #expect(keys.resignFirstResponder() && !keys.isFirstResponder)
        keys.isWilling = false
        #expect(!keys.becomeFirstResponder())
    }

    private final class FieldWatcher: UITextFieldDelegate {
        var notes: [String] = []
        var ends = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            notes.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { notes.append("began") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            notes.append("return")
            return true
        }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            notes.append("should end")
            return ends
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            notes.append("ended")
        }
    }

    @Test("a field asks and tells its delegate in this order, and the window ends editing")
    func textField() {
        let (field, watcher) = (UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44)), FieldWatcher())
        field.delegate = watcher
        host.window.addSubview(field)
        host.finger().tap(at: CGPoint(x: 100, y: 40))
        #expect(watcher.notes == ["should begin", "began"] && field.isFirstResponder && field.isEditing)
        host.keyboard.type("hi")
        #expect(field.text == "hi")
        watcher.ends = false
        #expect(!field.resignFirstResponder() && field.isFirstResponder)
        watcher.ends = true
        #expect(host.window.endEditing(false) && !field.isFirstResponder)
        #expect(watcher.notes == ["should begin", "began", "should end", "should end", "ended"])
    }
}

import TactusTesting
import Testing
import UIKitNames

/// Forms that programs written for UIKit take for granted.
@MainActor
@Suite("Habits: forms")
struct FormHabitTests {
    private let host = TestHost(size: CGSize(width: 400, height: 300))

    @Test("UK-21: moments are numbers of seconds, fonts and colours optional, levels are counted on")
    func forms() throws {
        final class Pad: UIView {
            var times: [TimeInterval] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
            private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
                guard let touch = touches.first, let event else { return }
                let (time, other): (TimeInterval, TimeInterval) = (touch.timestamp, event.timestamp)
                if time == other { times.append(time) }
            }
        }
        let pad = Pad(frame: host.window.bounds)
        host.window.addSubview(pad)
        let finger = host.finger()
        finger.down(at: CGPoint(x: 20, y: 20))
        host.clock.advance(by: .milliseconds(250))
        finger.move(to: CGPoint(x: 90, y: 20))
        finger.up()
        let passed = try #require(pad.times.last) - pad.times[0]
        #expect(pad.times.count == 2 && abs(passed - 0.25) < 1e-6)
        let (field, view) = (UITextField(), UITextView())
        field.font = UIFont.systemFont(ofSize: 20)
        view.textColor = UIColor.systemRed
        #expect(field.font?.pointSize == 20 && view.textColor! == .systemRed && view.font?.pointSize == 17)
        field.font = nil
        #expect(field.font?.pointSize == 17)
        #expect(UIWindow.Level.alert + 1 > .alert && (UIWindow.Level.statusBar - 1).rawValue == 999)
    }

    @Test("UK-22: a label of several lines is as wide as it prefers, where nothing else says how wide it is")
    func preferredWidth() {
        let label = UILabel()
        label.text = "one two three four five six seven"
        label.numberOfLines = 0
        let plain = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 100
        let narrow = label.intrinsicContentSize
        #expect(narrow.width <= 100 && narrow.height > plain.height * 2)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == plain)
    }

    @Test("UK-26: a label of several lines fits into the width that it has, one of a line is as wide as its text")
    func fitting() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 0))
        label.text = "one two three four five six seven"
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.frame.width <= 100 && label.frame.height > 40 && label.frame.minX == 10)
        label.numberOfLines = 1
        label.sizeToFit()
        #expect(label.frame.width > 150 && label.frame.height < 30)
        final class Wide: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }
        }
        let wide = Wide(frame: CGRect(x: 0, y: 0, width: 70, height: 5))
        wide.sizeToFit()
        #expect(wide.frame.size == CGSize(width: 70, height: 20))
    }

    @Test("UK-23: a class of buttons brings itself up to date when it comes into a window, and by its state")
    func updating() {
        final class Marked: UIButton {
            var states: [UIControl.State] = []
            override func updateConfiguration() {
                super.updateConfiguration()
                states.append(state)
            }
        }
        let button = Marked(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        host.window.addSubview(button)
        #expect(button.states == [.normal])
        button.isSelected = true
        #expect(button.states == [.normal, .selected])
        button.setNeedsUpdateConfiguration()
        #expect(button.states.count == 3)
    }

    @Test("UK-24: a scene that is wider than high lies on its side")
    func orientation() {
        #expect(host.scene.interfaceOrientation.isLandscape)
        host.resize(to: CGSize(width: 300, height: 500))
        #expect(host.scene.interfaceOrientation == .portrait)
    }

    @Test("UK-25: a section of a table lies around its rows, its header and its footer")
    func sections() {
        final class Source: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (table, source) = (UITableView(frame: host.window.bounds), Source())
        table.rowHeight = 40
        table.dataSource = source
        host.window.addSubview(table)
        host.settle()
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 120))
        #expect(table.rect(forSection: 1).minY == 120 && table.rect(forSection: 2) == .zero)
        withExtendedLifetime(source) {}
    }
}

import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("What constraints do not say, or say twice")
struct ConflictTests {
    let log = Log()
    let host = TestHost(size: Size(width: 300, height: 200))

    @Test("LY-13: the youngest of required constraints that contradict each other is given up, and told in words, once")
    func conflict() {
        host.application.startTrace(.diagnostics) { [log] in log.add($0.withoutTime) }
        let box = Box("box", nil, 10)
        host.window.name = "main"
        host.window.add(box)
        box.put(at: host.window, 20, 0)
        let right = box.trailingAnchor.constraint(equalTo: host.window.trailingAnchor, constant: -20)
        right.isActive = true
        host.settle()
        let width = box.widthAnchor.constraint(equalToConstant: 400)
        width.identifier = "wish"
        width.isActive = true
        host.settle()

        #expect(
            log.take() == [
                """
                diagnostics ‘box’.width == 400 [wish] was given up, the youngest of constraints that cannot all hold:
                    ‘main’.width is 300 by its frame
                    ‘box’.leading == ‘main’.leading + 20
                    ‘box’.trailing == ‘main’.trailing - 20
                """
            ])
        #expect(box.frame == Rect(20, 0, 260, 10))
        #expect(host.window.layoutConflicts.map(\.broken?.description) == [width.description])
        box.setNeedsLayout()
        host.resize(310, 200)
        #expect(log.take() == [])

        right.isActive = false
        host.settle()
        #expect(box.frame == Rect(20, 0, 400, 10))
        #expect(host.window.layoutConflicts.isEmpty)
        right.isActive = true
        host.settle()
        #expect(log.take().count == 1)
    }

    @Test("LY-13: frames are facts, and the sentence says that a view is placed by its frame")
    func frames() {
        let box = View(frame: Rect(0, 0, 30, 30))
        box.name = "box"
        host.window.add(box)
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        host.window.layoutIfNeeded()
        #expect(box.frame == Rect(0, 0, 30, 30))
        #expect(
            host.window.layoutConflicts.first?.description == """
                ‘box’.width == 50 was given up, the youngest of constraints that cannot all hold:
                    ‘box’.width is 30 by its frame (translatesAutoresizingMaskIntoConstraints is true)
                """)
    }

    @Test("LY-13: nothing is as wide as less than nothing; but about views of no size nobody complains")
    func negative() {
        host.application.startTrace(.diagnostics) { [log] in log.add($0.withoutTime) }
        let panel = View()
        panel.name = "panel"
        let box = Box("box", nil, 10)
        host.window.add(panel)
        panel.add(box)
        box.pin(to: panel, 20)
        host.settle()
        #expect(log.take() == [])
        #expect(host.window.layoutConflicts.isEmpty == false)

        panel.frame = Rect(0, 0, 30, 100)
        host.settle()
        let text = log.take().joined()
        #expect(text.contains("‘box’.trailing == ‘panel’.trailing - 20 was given up"))
        #expect(text.contains("‘box’.width cannot be less than 0"))
        panel.frame.size.width = 100
        host.settle()
        #expect(box.frame == Rect(20, 20, 60, 60) && host.window.layoutConflicts.isEmpty)
    }

    @Test("LY-14: what the constraints leave open is told, with its limits")
    func ambiguity() {
        let box = Box("box", nil, 10)
        host.window.add(box)
        box.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
        box.leadingAnchor.constraint(greaterThanOrEqualTo: host.window.leadingAnchor, constant: 5).isActive = true
        box.trailingAnchor.constraint(lessThanOrEqualTo: host.window.trailingAnchor).isActive = true
        #expect(box.hasAmbiguousLayout)
        #expect(
            host.window.layoutAmbiguities.map(\.description) == [
                "‘box’: left could be anything from 5 to 300, width could be anything from 0 to 295"
            ])
        box.content = Size(width: 40, height: 10)
        box.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 5).isActive = true
        #expect(!box.hasAmbiguousLayout && host.window.layoutAmbiguities.isEmpty)
        let lost = Box("lost", 1, 1)
        host.window.add(lost)
        #expect(
            host.window.layoutAmbiguities.map(\.description) == ["‘lost’ is in no constraint: it stays where it is"])
    }

    @Test("LY-14: the constraints that a place follows from are listed, and those that do not matter are not")
    func affecting() {
        let box = Box("box", 10, 10)
        host.window.add(box)
        let left = box.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 5)
        let loose = box.trailingAnchor.constraint(lessThanOrEqualTo: host.window.trailingAnchor)
        let top = box.topAnchor.constraint(equalTo: host.window.topAnchor)
        LayoutConstraint.activate([left, loose, top])
        #expect(box.constraintsAffectingLayout(for: .horizontal).map(\.description) == [left.description])
        #expect(box.constraintsAffectingLayout(for: .vertical).map(\.description) == [top.description])
    }

    @Test("LY-14: a trace of layout tells what was laid out, and what is left open")
    func trace() {
        let box = Box("box", nil, 10)
        box.name = "box"
        host.window.name = "main"
        host.window.add(box)
        box.put(at: host.window, 0, 0)
        host.application.startTrace(.layout) { [log] in log.add($0.withoutTime) }
        host.settle()
        let lines = log.take()
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("layout ‘main’: 2 views laid out; rounds: 1, steps of the solver: ") == true)
        #expect(lines.last == "layout ambiguous: ‘box’: width could be anything from 0 on")
        host.settle()
        #expect(log.take() == [])
    }
}

extension String {
    /// A line of a trace without its first word.
    fileprivate var withoutTime: String { String(drop { $0 != " " }.dropFirst()) }
}

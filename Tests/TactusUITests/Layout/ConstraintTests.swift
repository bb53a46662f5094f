import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Constraints")
struct ConstraintTests {
    let log = Log()
    let host = TestHost(size: Size(width: 300, height: 200))

    @Test("LY-79: constraints are in the order in which they came, however many came and went in whatever order")
    func manyConstraints() {
        let view = View(frame: Rect(0, 0, 10, 10))
        host.window.add(view)
        var kept: [LayoutConstraint] = []
        for round in 0..<200 {
            let constraint = view.heightAnchor.constraint(greaterThanOrEqualToConstant: Double(round % 3))
            constraint.isActive = true
            kept.append(constraint)
            if round % 3 == 2 { kept.remove(at: round * 7 % kept.count).isActive = false }
            #expect(view.constraints.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
        }
        host.settle()
        while !kept.isEmpty {
            kept.remove(at: kept.count / 2).isActive = false
            #expect(view.constraints.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
        }
        view.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        #expect(view.constraints.count == 1)
    }

    @Test("LY-5: views are where constraints put them before they are laid out, and follow the window's size")
    func following() {
        let panel = Box("panel", log: log)
        host.window.add(panel)
        panel.pin(to: host.window, 20)
        panel.onLayout = { [log] in log.add("\(panel.frame)") }
        host.settle()
        #expect(log.take() == ["panel", "\(Rect(20, 20, 260, 160))"])

        host.resize(200, 300)  // turned
        #expect(log.take() == ["panel", "\(Rect(20, 20, 160, 260))"])
        host.settle()
        #expect(log.take() == [])
    }

    @Test("LY-5: at least, at most, multiplied, in the middle")
    func relations() {
        let wide = Box("wide")
        let half = Box("half")
        host.window.add(wide, half)
        wide.put(at: host.window, 10, 10)
        LayoutConstraint.activate([
            wide.heightAnchor.constraint(equalToConstant: 30),
            wide.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
            wide.widthAnchor.constraint(equalToConstant: 500).with(priority: 700),
            half.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.5, constant: 5),
            half.heightAnchor.constraint(greaterThanOrEqualTo: wide.heightAnchor, constant: 8),
            half.heightAnchor.constraint(equalToConstant: 0).with(priority: 1),
            half.centerXAnchor.constraint(equalTo: host.window.centerXAnchor),
            half.centerYAnchor.constraint(equalTo: wide.bottomAnchor, constant: 40),
        ])
        host.settle()
        #expect(host.window.places == ["wide": Rect(10, 10, 120, 30), "half": Rect(117.5, 61, 65, 38)])
    }

    @Test("LY-5: constraints reach across the tree, and views that are placed by frames count as they are")
    func acrossTheTree() {
        let card = View(frame: Rect(40, 30, 200, 100))
        card.name = "card"
        let inner = View(frame: Rect(10, 5, 100, 50))
        let label = Box("label", 20, 10)
        let mark = Box("mark", 4, 4)
        host.window.add(card, mark)
        card.add(inner)
        inner.add(label)
        label.put(at: inner, 3, 4)
        LayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 1),
            mark.topAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        host.settle()
        #expect(label.frame == Rect(3, 4, 20, 10))
        #expect(mark.frame == Rect(74, 49, 4, 4))

        card.center.x += 7
        inner.frame.origin.y = 0
        host.settle()
        #expect(mark.frame == Rect(81, 44, 4, 4))
        #expect(label.frame == Rect(3, 4, 20, 10))
    }

    @Test("LY-6: another constant or priority holds from the next frame on; inactive constraints do not hold")
    func changing() {
        let box = Box("box", 10, 10)
        host.window.add(box)
        let left = box.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: 5)
        let right = box.trailingAnchor.constraint(equalTo: host.window.trailingAnchor).with(priority: 500)
        LayoutConstraint.activate([left, right, box.topAnchor.constraint(equalTo: host.window.topAnchor)])
        host.settle()
        #expect(box.frame == Rect(5, 0, 295, 10))

        left.constant = 50
        #expect(box.frame == Rect(5, 0, 295, 10))
        host.settle()
        #expect(box.frame == Rect(50, 0, 250, 10))
        right.priority = 200
        host.settle()
        #expect(box.frame == Rect(50, 0, 10, 10))
        left.isActive = false
        right.priority = .required
        host.settle()
        #expect(box.frame == Rect(290, 0, 10, 10))
    }

    @Test("LY-6: constraints that reach out of a view go when it leaves; those inside it come along")
    func leaving() {
        let panel = Box("panel")
        let box = Box("box", 10, 10)
        host.window.add(panel)
        panel.add(box)
        panel.pin(to: host.window)
        box.put(at: panel, 3, 3)
        let out = box.widthAnchor.constraint(equalTo: host.window.widthAnchor, multiplier: 0.5)
        out.isActive = true
        host.settle()
        #expect(box.frame == Rect(3, 3, 150, 10))

        panel.removeFromSuperview()
        #expect(!out.isActive && host.window.constraints.isEmpty && panel.constraints.count == 2)
        panel.translatesAutoresizingMaskIntoConstraints = true
        panel.frame = Rect(0, 0, 50, 50)
        panel.layoutIfNeeded()
        #expect(box.frame == Rect(3, 3, 10, 10))
        panel.constraints.first?.constant = 8
        host.window.add(panel)
        host.settle()
        #expect(box.frame == Rect(8, 3, 10, 10))
    }

    @Test("LY-6: only what changed is laid out, in one round, and nothing at all when nothing did")
    func economy() {
        let boxes = (0..<40).map { Box("\($0)", 5, 5, log: log) }
        for (index, box) in boxes.enumerated() {
            host.window.add(box)
            box.put(at: host.window, Double(index) * 6, 0)
        }
        let report = LayoutPass.run(on: host.window)
        #expect(report.rounds == 1 && report.views == 41)
        _ = log.take()

        host.window.constraints[6].constant = 100
        let second = LayoutPass.run(on: host.window)
        #expect(second.rounds == 1 && second.views == 1 && second.steps == 0)
        #expect(log.lines == [])  // it moved, and has the size that it had
        #expect(boxes[3].frame == Rect(100, 0, 5, 5))
        #expect(LayoutPass.run(on: host.window).rounds == 0)
    }

    @Test("LY-7: another text is measured, and what depends on it placed, once, in the frame that draws it")
    func text() throws {
        try PinnedFonts.install()
        let label = Label(text: "Hi")
        label.translatesAutoresizingMaskIntoConstraints = false
        let below = Box("below", 10, 10, log: log)
        host.window.add(label, below)
        label.numberOfLines = 0
        label.put(at: host.window, 10, 10)
        LayoutConstraint.activate([
            label.trailingAnchor.constraint(lessThanOrEqualTo: host.window.trailingAnchor, constant: -10),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            below.widthAnchor.constraint(equalTo: label.widthAnchor),
        ])
        host.settle()
        let line = label.frame.height
        #expect(label.frame.width < 40 && below.frame.minY == 14 + line)
        _ = log.take()

        label.text = "A text that is so long that it needs a second line to be seen as a whole, and perhaps a third"
        let report = LayoutPass.run(on: host.window)
        #expect(report.rounds == 1)
        #expect(label.frame.width > 200 && label.frame.maxX <= 290.001)
        #expect(label.frame.height == label.sizeThatFits(Size(width: label.frame.width, height: 1000)).height)
        #expect(label.frame.height > 1.9 * line && abs(below.frame.minY - label.frame.maxY - 4) < 0.001)
        #expect(log.take() == ["below"])
    }

    @Test("LY-7: the content that hugs least grows, the one that resists least is cut")
    func priorities() {
        let name = Box("name", 50, 10)
        let value = Box("value", 60, 10)
        host.window.add(name, value)
        name.put(at: host.window, 0, 0)
        LayoutConstraint.activate([
            value.topAnchor.constraint(equalTo: host.window.topAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor),
            value.trailingAnchor.constraint(equalTo: host.window.trailingAnchor),
        ])
        name.setContentHuggingPriority(251, for: .horizontal)
        name.setContentCompressionResistancePriority(749, for: .horizontal)
        host.settle()
        #expect(host.window.places == ["name": Rect(0, 0, 50, 10), "value": Rect(50, 0, 250, 10)])
        host.resize(80, 200)
        #expect(host.window.places == ["name": Rect(0, 0, 20, 10), "value": Rect(20, 0, 60, 10)])
    }

    @Test("LY-8: lines of text are aligned, and a view without text stands on its lower edge")
    func baselines() {
        let large = Box("large", 30, 40)
        let small = Box("small", 30, 20)
        let picture = Box("picture", 10, 10)
        host.window.add(large, small, picture)
        large.lines = Baselines(first: 12, last: 34)
        small.lines = Baselines(first: 7, last: 15)
        large.put(at: host.window, 0, 50)
        for (view, x) in [(small, 40.0), (picture, 80.0)] {
            view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor, constant: x).isActive = true
        }
        small.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
        picture.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor, constant: 2).isActive = true
        host.settle()
        #expect(small.frame.minY == 50 + 34 - 7)
        #expect(picture.frame.maxY == 50 + 12 + 2)

        large.lines = Baselines(first: 14, last: 30)
        host.settle()
        #expect(small.frame.minY == 50 + 30 - 7)
        #expect(picture.frame.maxY == 50 + 14 + 2)
    }

    @Test("LY-8: a label's line is where its letters are drawn, however high the label is")
    func labelBaselines() throws {
        try PinnedFonts.install()
        let title = Label(text: "Ag")
        title.font = .systemFont(ofSize: 40)
        let note = Label(text: "Ag")
        let button = Button(title: "Ag")
        for view in [title, note, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            host.window.add(view)
            view.leadingAnchor.constraint(equalTo: host.window.leadingAnchor).isActive = true
        }
        title.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
        title.heightAnchor.constraint(equalToConstant: 100).isActive = true
        note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
        button.lastBaselineAnchor.constraint(equalTo: note.lastBaselineAnchor).isActive = true
        host.settle()
        func line(_ view: View) throws -> Double {
            view.frame.minY + (try #require(view.baselines(in: view.bounds.size)).first)
        }
        let expected = try line(title)
        #expect(expected > 50)
        for other in [try line(note), try line(button)] { #expect(abs(other - expected) < 0.001) }
    }

    @Test("LY-9: what the constraints make of fractions lies on whole pixels, and neighbours touch")
    func pixels() {
        let host = TestHost(size: Size(width: 100, height: 10), scale: 1)
        let colors: [Color] = [.red, .blue, .red]
        let thirds = colors.enumerated().map { Box("\($0.offset)") }
        for (box, color) in zip(thirds, colors) {
            box.backgroundColor = color
            host.window.add(box)
            box.topAnchor.constraint(equalTo: host.window.topAnchor).isActive = true
            box.heightAnchor.constraint(equalTo: host.window.heightAnchor).isActive = true
            box.widthAnchor.constraint(equalTo: host.window.widthAnchor, multiplier: 1.0 / 3).isActive = true
        }
        thirds[0].leadingAnchor.constraint(equalTo: host.window.leadingAnchor).isActive = true
        thirds[1].leadingAnchor.constraint(equalTo: thirds[0].trailingAnchor).isActive = true
        thirds[2].leadingAnchor.constraint(equalTo: thirds[1].trailingAnchor).isActive = true
        let row = (0..<100).map { host.picture[$0, 5] }
        #expect(row[..<33].allSatisfy { $0 == row[0] } && row[33..<67].allSatisfy { $0 == row[33] })
        #expect(row[67...].allSatisfy { $0 == row[0] } && row[0] != row[33])
        #expect(abs(thirds[1].frame.minX - 100.0 / 3) < 1e-6)
    }

    /// Two views that write down when they are updated, one in the other.
    private func nested() -> (outer: Updating, inner: Updating) {
        let (outer, inner) = (Updating("outer", log), Updating("inner", log))
        host.window.add(outer)
        outer.add(inner)
        return (outer, inner)
    }

    @Test("LY-10: updateConstraintsIfNeeded() calls it at once, and the layout not again")
    func updatesConstraintsNow() {
        let (outer, inner) = nested()
        host.settle()
        _ = log.take()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        #expect(log.take() == ["inner updates"])
        #expect(!inner.needsUpdateConstraints())
        host.settle()
        #expect(log.take() == [])
    }

    @Test("LY-10: updateConstraints() is called once before the layout, inside first, when it was asked for")
    func updating() {
        let (outer, inner) = nested()
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        host.settle()
        #expect(log.take() == ["inner updates", "outer updates", "outer is laid out", "inner is laid out"])
        inner.setNeedsUpdateConstraints()
        host.settle()
        #expect(log.take() == ["inner updates"])
    }

    @Test("LY-12: a view is measured by its constraints without being placed")
    func fitting() {
        let card = View()
        let title = Box("title", 80, 20)
        let body = Box("body", 10, 10)
        body.area = 4000
        card.add(title, body)
        title.put(at: card, 10, 10)
        LayoutConstraint.activate([
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -10),
            body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
            body.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            card.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 10),
        ])
        #expect(card.layoutSizeFitting(View.compressedFittingSize) == Size(width: 100, height: 95))
        #expect(
            card.layoutSizeFitting(Size(width: 220, height: 0), horizontal: .required) == Size(width: 220, height: 65))
        #expect(title.frame == .zero && card.frame == .zero)
    }
}

private final class Updating: View {
    let log: Log

    init(_ name: String, _ log: Log) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
    }

    override func updateConstraints() {
        log.add("\(name ?? "") updates")
        super.updateConstraints()
    }

    override func layoutSubviews() { log.add("\(name ?? "") is laid out") }
}

@Suite("Constraints: mistakes of the caller")
struct ConstraintExitTests {
    @Test("LY-11: numbers that are none are refused in a sentence")
    func refusal() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = View()
                view.name = "title"
                view.widthAnchor.constraint(equalToConstant: 10).constant = .infinity
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("the constant of ‘title’.width == inf must be finite"))
    }

    @Test("LY-11: views of different trees cannot be compared, and the sentence says what to do")
    func strangers() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = View()
                let other = View()
                other.name = "other"
                view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("View.width == ‘other’.width: the items are in no common view; add them to one"))
    }
}

import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Stack views")
struct StackViewTests {
    let log = Log()
    let host = TestHost(size: Size(width: 300, height: 100))
    let a = Box("a", 50, 20)
    let b = Box("b", 30, 40)
    let c = Box("c", 20, 10)

    /// A row of all three that fills the window.
    private func row(_ change: (StackView) -> Void = { _ in }) -> StackView {
        let stack = StackView(arrangedSubviews: [a, b, c])
        stack.translatesAutoresizingMaskIntoConstraints = false
        host.window.add(stack)
        stack.pin(to: host.window)
        change(stack)
        host.settle()
        return stack
    }

    private var spans: [ClosedRange<Double>] {
        [a, b, c].map { ($0.frame.minX * 1000).rounded() / 1000...($0.frame.maxX * 1000).rounded() / 1000 }
    }

    @Test("LY-24: a box and its text stand in line with the texts above and below them", arguments: [false, true])
    func sides(isMirrored: Bool) {
        let label = Label(text: "Milk")
        let box = Checkbox(title: "With milk")
        let group = RadioGroup(titles: ["Small", "Large"])
        let stack = StackView(arrangedSubviews: [label, box, group])
        stack.axis = .vertical
        stack.frame = Rect(20, 0, 200, 300)
        host.window.traitOverrides.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        host.window.addSubview(stack)
        host.settle()
        // Filled to the same sides, and six points beyond them for the ring of the focus.
        #expect(label.frame.minX == 0 && label.frame.width == 200)
        for control in [box, group] { #expect(control.frame.minX == -6 && control.frame.width == 212) }
        stack.alignment = .leading
        host.settle()
        for control in [box, group] {
            #expect((isMirrored ? control.frame.maxX : control.frame.minX) == (isMirrored ? 206 : -6))
            #expect(abs(control.frame.width - control.intrinsicContentSize.width) < 0.01)
        }
        #expect(box.layoutSizeFitting(Size(width: 120, height: 0), horizontal: .required).width == 120)
    }

    @Test("LY-20: the view that hugs its content least takes the room that is left; gaps are as they are set")
    func fill() {
        b.setContentHuggingPriority(249, for: .horizontal)
        let stack = row {
            $0.spacing = 10
            $0.setCustomSpacing(4, after: b)
        }
        #expect(stack.places == ["a": Rect(0, 0, 50, 100), "b": Rect(60, 0, 216, 100), "c": Rect(280, 0, 20, 100)])
        stack.setCustomSpacing(nil, after: b)
        host.settle()
        #expect(spans == [0...50, 60...270, 280...300])
        #expect(stack.customSpacing(after: b) == nil)
    }

    @Test(
        "LY-20: shares of the room",
        arguments: [
            (StackView.Distribution.fillEqually, [0.0...92.0, 104.0...196.0, 208.0...300.0]),
            (.fillProportionally, [0.0...138.0, 150.0...232.8, 244.8...300.0]),
            (.equalSpacing, [0.0...50.0, 150.0...180.0, 280.0...300.0]),
            (.equalCentering, [0.0...50.0, 142.5...172.5, 280.0...300.0]),
        ] as [(StackView.Distribution, [ClosedRange<Double>])])
    func distributions(distribution: StackView.Distribution, expected: [ClosedRange<Double>]) {
        let stack = row {
            $0.spacing = 12
            $0.distribution = distribution
        }
        #expect(spans == expected)
        #expect(stack.layoutConflicts.isEmpty)
    }

    @Test("LY-20: middles give way to gaps")
    func centering() {
        host.resize(140, 100)
        _ = row {
            $0.spacing = 10
            $0.distribution = .equalCentering
        }
        #expect(spans[0] == 0...50 && spans[2] == 120...140)
        #expect(spans[1].lowerBound >= 60 && spans[1].upperBound <= 110)
    }

    @Test(
        "LY-21: across the row a stack aligns its views as it is told",
        arguments: [
            (StackView.Alignment.fill, [0.0, 0, 0], [100.0, 100, 100]), (.top, [0, 0, 0], [20, 40, 10]),
            (.center, [40, 30, 45], [20, 40, 10]), (.bottom, [80, 60, 90], [20, 40, 10]),
            (.firstBaseline, [20, 0, 22], [20, 40, 10]), (.lastBaseline, [19, 0, 28], [20, 40, 10]),
        ] as [(StackView.Alignment, [Double], [Double])])
    func alignments(alignment: StackView.Alignment, tops: [Double], heights: [Double]) {
        a.lines = Baselines(first: 12, last: 18)
        b.lines = Baselines(first: 32, last: 37)
        c.lines = Baselines(first: 10, last: 9)
        let stack = row { $0.alignment = alignment }
        #expect([a, b, c].map(\.frame.minY) == tops)
        #expect([a, b, c].map(\.frame.height) == heights)
        #expect(stack.layoutConflicts.isEmpty)
    }

    @Test("LY-21: a column, and lines that are so far apart")
    func column() {
        a.lines = Baselines(first: 12, last: 18)
        b.lines = Baselines(first: 32, last: 37)
        let stack = row {
            $0.axis = .vertical
            $0.alignment = .trailing
            $0.spacing = 5
            $0.isBaselineRelativeArrangement = true
        }
        host.window.constraints.last?.isActive = false  // as high as it wants to be
        host.settle()
        #expect(stack.frame.height == 33)
        #expect(stack.places == ["a": Rect(250, 0, 50, 20), "b": Rect(270, -9, 30, 40), "c": Rect(280, 23, 20, 10)])
    }

    @Test("LY-22: a hidden view takes up no room, nor does the gap after it, until it is shown")
    func hiding() {
        let stack = row {
            $0.spacing = 10
            $0.setCustomSpacing(50, after: b)
        }
        c.setContentHuggingPriority(1, for: .horizontal)
        b.isHidden = true
        host.settle()
        #expect(stack.arrangedSubviews == [a, b, c])
        #expect(a.frame == Rect(0, 0, 50, 100) && c.frame == Rect(60, 0, 240, 100))
        b.isHidden = false
        host.settle()
        #expect(spans == [0...50, 60...90, 140...300])
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [a, c])
        host.settle()
        #expect(c.frame == Rect(60, 0, 240, 100))
    }

    @Test("LY-22: without a view that is shown the stack is as small as can be")
    func empty() {
        let stack = row()
        for view in [a, b, c] { view.isHidden = true }
        #expect(stack.layoutSizeFitting(View.compressedFittingSize) == .zero)
        a.isHidden = false
        b.isHidden = false
        stack.spacing = 7
        #expect(stack.sizeThatFits(Size(width: Double.infinity, height: .infinity)) == Size(width: 87, height: 40))
    }

    @Test("LY-20: inside the margins, and views that come, go and change places")
    func margins() {
        let stack = row {
            $0.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
            $0.isLayoutMarginsRelativeArrangement = true
            $0.distribution = .equalSpacing
        }
        #expect(a.frame == Rect(20, 1, 50, 96) && c.frame.maxX == 260)
        stack.insertArrangedSubview(c, at: 0)
        stack.removeArrangedSubview(b)
        host.settle()
        #expect(stack.arrangedSubviews == [c, a] && b.superview === stack)
        #expect(c.frame.minX == 20 && a.frame.maxX == 260)
    }

    @Test("LY-78: of a view that is hidden, of a gap and of a priority the constraints change, and no others")
    func reuse() {
        let views = (0..<40).map { Box("\($0)", 10, 10) }
        let stack = StackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = Rect(0, 0, 90, 800)
        host.window.add(stack)
        host.settle()
        // Kept, lest a new one lies where an old one did.
        var met: [LayoutConstraint] = []
        func identities() -> Set<ObjectIdentifier> {
            met += stack.constraints
            return Set(stack.constraints.map(ObjectIdentifier.init))
        }
        let all = identities()

        views[7].isHidden = true
        host.settle()
        // Two gaps and two sides of the hidden one went, and a gap between its neighbours came.
        #expect(all.subtracting(identities()).count == 4 && identities().subtracting(all).count == 1)
        #expect(views[8].frame.minY == views[6].frame.maxY)

        let fewer = identities()
        stack.spacing = 3
        stack.setCustomSpacing(9, after: views[6])
        host.settle()
        #expect(identities() == fewer)
        #expect(views[8].frame.minY == views[6].frame.maxY + 9 && views[9].frame.minY == views[8].frame.maxY + 3)

        // What a program has taken away comes back with the next change.
        stack.constraints.first?.isActive = false
        views[7].isHidden = false
        host.settle()
        #expect(stack.constraints.count == all.count && identities().intersection(all).count == all.count - 5)
    }

    @Test("LY-23: stacks in stacks are solved as one, and each view is laid out once")
    func nesting() {
        let boxes = (0..<9).map { Box("\($0)", 10, 10, log: log) }
        let column = StackView(
            arrangedSubviews: (0..<3).map { row in
                let stack = StackView(arrangedSubviews: Array(boxes[row * 3..<row * 3 + 3]))
                stack.distribution = .fillEqually
                return stack
            })
        column.axis = .vertical
        column.distribution = .fillEqually
        column.frame = Rect(0, 0, 90, 60)
        host.window.add(column)
        let report = LayoutPass.run(on: host.window)
        #expect(report.rounds == 1)
        #expect(log.take().sorted() == boxes.compactMap(\.name))
        #expect(boxes[4].frame == Rect(30, 0, 30, 20) && boxes[7].superview?.frame == Rect(0, 40, 90, 20))

        boxes[4].content = Size(width: 50, height: 10)
        boxes[0].isHidden = true
        #expect(LayoutPass.run(on: host.window).rounds == 1)
        #expect(boxes[1].frame == Rect(0, 0, 45, 20) && boxes[2].frame == Rect(45, 0, 45, 20))
    }

    @Test("LY-30: where one reads from the right the row begins at the right, and leading is right")
    func mirrored() {
        let stack = row {
            $0.spacing = 10
            $0.directionalLayoutMargins = DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        c.setContentHuggingPriority(1, for: .horizontal)
        host.settle()
        #expect(spans == [5...55, 65...95, 105...300])
        host.application.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(spans == [245...295, 205...235, 0...195])

        stack.semanticContentAttribute = .playback
        host.settle()
        #expect(spans == [5...55, 65...95, 105...300])
        stack.semanticContentAttribute = .unspecified
        host.window.traitOverrides.layoutDirection = .leftToRight
        host.settle()
        #expect(spans == [5...55, 65...95, 105...300])
        stack.traitOverrides.layoutDirection = .rightToLeft
        host.settle()
        #expect(spans == [245...295, 205...235, 0...195])
    }
}

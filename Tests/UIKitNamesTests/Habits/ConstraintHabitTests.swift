import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of constraints that are made by attributes and by visual formats.
@MainActor
@Suite("Habits: constraints")
struct ConstraintHabitTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()
    private let third = UIView()

    init() {
        for view in [first, second, third] {
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
        }
        outer.layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    }

    private func frames(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "low": 100.5],
                    views: ["a": first, "b": second, "c": third]))
        }
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        return [first.frame, second.frame, third.frame]
    }

    @Test("attributes of two items, a size alone, margins and multiples of a size")
    func attributes() {
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: first, attribute: .leading, relatedBy: .equal, toItem: outer, attribute: .leadingMargin,
                multiplier: 1, constant: 4),
            NSLayoutConstraint(
                item: first, attribute: .centerY, relatedBy: .equal, toItem: outer, attribute: .centerY, multiplier: 1,
                constant: 0),
            NSLayoutConstraint(
                item: first, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width, multiplier: 0.5,
                constant: 10),
            NSLayoutConstraint(
                item: first, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 40),
        ])
        outer.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 20, y: 80, width: 160, height: 40))
    }

    @Test("a row from margin to margin, with the usual distance between")
    func row() {
        let frames = frames("H:|-[a(50)]-[b]-|", "V:|-[a(20)]", "V:|-[b(20)]")
        #expect(frames[0] == CGRect(x: 16, y: 10, width: 50, height: 20))
        #expect(frames[1] == CGRect(x: 74, y: 10, width: 210, height: 20))
    }

    @Test("distances are numbers, metrics and none, and sizes are those of others")
    func distances() {
        let frames = frames("H:|-5-[a(==b)]-gap-[b][c(30)]|", "V:|-0-[a(20)]-(-4)-[b(20)]", "V:|[c(a)]")
        #expect(frames[0].minX == 5 && abs(frames[0].width - 126.5) < 0.51)
        #expect(abs(frames[1].minX - frames[0].maxX - 12) < 0.51)
        #expect(frames[2].minX == frames[1].maxX && frames[2].maxX == 300 && frames[2].width == 30)
        #expect(frames[1].minY == 16 && frames[2].height == 20)
    }

    @Test("conditions hold by their priorities")
    func conditions() {
        let frames = frames("H:|[a(>=80,<=90,200@750)]-(>=10,30@250)-[b(60@999)]-(0)-|", "V:|[a(1)]", "V:|[b(1)]")
        #expect(frames[0].width == 90 && frames[1].width == 60 && frames[1].maxX == 300)
    }

    @Test("views are in line across the row, and a row may be read from right to left")
    func options() {
        let frames = frames("H:|-10-[a(20)]-10-[b(40)]", options: [.alignAllTop, .directionRightToLeft])
        #expect(frames[0].maxX == 290 && frames[1].maxX == 260)
        #expect(frames[0].minY == frames[1].minY)
    }

    @Test("constraints are not active until they are activated, and have the item and the priority that was said")
    func inactive() throws {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "[a(>=low@500)]", metrics: ["low": 100.5], views: ["a": first])
        let constraint = try #require(made.first)
        #expect(made.count == 1 && !constraint.isActive && constraint.priority == UILayoutPriority(500))
        #expect(constraint.constant == 100.5 && constraint.relation == .greaterThanOrEqual)
        #expect(constraint.firstItem === first)
    }

    @Test("usual distances to other places, and sizes that views want")
    func systemSpacing() {
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 2),
            first.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1),
            first.widthAnchor.constraint(equalToConstant: 70), first.heightAnchor.constraint(equalToConstant: 30),
            first.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            first.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        #expect(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 86, height: 38))
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.spacing = UIStackView.spacingUseSystem
        #expect(stack.spacing == 8)
    }
}

/// What ends a program that writes a format which is none.
@Suite("Habits: mistakes in constraints")
struct ConstraintExitTests {
    @Test(
        "a format that cannot be read says what it wants and where",
        arguments: [
            ("H:|-[a", "a closing bracket"), ("[a(>=)]", "a number or a name"), ("|-8[a]", "- after a distance"),
        ])
    func formats(format: String, sentence: String) async throws {
        let result = try await #require(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { [format] in
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: [:])
            }
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(sentence))
    }
}

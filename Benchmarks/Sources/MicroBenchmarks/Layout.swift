import Tactus

/// Constraints that are solved, and trees that are laid out.
enum Layout {
    static func counts() -> [Figure] {
        let form = Form(rows: 250)
        form.lay()
        let idle = form.layouts
        form.lay()
        precondition(form.layouts == idle, "views were laid out though nothing asked")
        form.nudge(1)
        form.lay()
        return [
            Figure(
                name: "views laid out for another constant among 1,000 constraints",
                value: Double(form.layouts - idle), unit: "", limit: Limits.viewsLaidOutForAConstant),
            Figure(
                name: "allocations of a turn in which 10,000 views have nothing to lay out",
                value: allocationsAtRest(), unit: "", limit: Limits.allocationsAtRest),
        ]
    }

    static func times() -> [Figure] {
        let (first, half) = firstSolves(rows: 250, 125)
        let form = Form(rows: 250)
        form.lay()
        let change = Measuring.microseconds(calls: 50) { call in
            form.nudge(Double(call % 7))
            form.lay()
        }
        let (walk, pass) = treeWalkAndPass()
        return [
            Figure(name: "a first layout with 1,000 constraints", value: first, unit: "µs", limit: nil),
            Figure(
                name: "the same against one with 500, times as long", value: first / half, unit: "",
                limit: Limits.timeForTwiceTheConstraints),
            Figure(name: "another constant among 1,000 constraints", value: change, unit: "µs", limit: nil),
            Figure(
                name: "the same against the first layout", value: change / first, unit: "",
                limit: Limits.timeForAConstant),
            Figure(name: "a layout of 10,000 views that all ask", value: pass, unit: "µs", limit: nil),
            Figure(
                name: "the same against a plain walk that places as many views, times as long", value: pass / walk,
                unit: "", limit: Limits.layoutAgainstPlainWalk),
        ]
    }

    private static func firstSolves(rows: Int, _ fewerRows: Int) -> (Double, Double) {
        // Trees are made outside of what is measured: one for each call.
        let forms = (0..<15).map { _ in (Form(rows: rows), Form(rows: fewerRows)) }
        let rounds = forms.count
        return Measuring.microseconds(calls: 1, rounds: rounds) { round in
            forms[round].0.lay()
        } and: { round in
            forms[round].1.lay()
        }
    }

    /// A tree of 100 columns with 100 views each, which place their subviews themselves.
    private static func tree() -> (root: View, columns: [Column]) {
        let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
        let columns = (0..<100).map { _ in Column() }
        for column in columns { root.addSubview(column) }
        root.layoutIfNeeded()
        return (root, columns)
    }

    private static func treeWalkAndPass() -> (Double, Double) {
        let (_, walked) = tree()
        let (root, columns) = tree()
        return Measuring.microseconds(calls: 10) { call in
            for column in walked { column.place(Double(call % 2)) }
        } and: { call in
            for column in columns { column.ask(Double(call % 2)) }
            root.layoutIfNeeded()
        }
    }

    private static func allocationsAtRest() -> Double {
        let (root, _) = tree()
        return Measuring.allocations(calls: 100) { _ in root.layoutIfNeeded() }
    }
}

/// Views in a column, which it places itself.
private final class Column: View {
    private var inset = 0.0

    init() {
        super.init(frame: .zero)
        for _ in 0..<100 { addSubview(View()) }
    }

    /// Asks for a layout in which every view moves, and those inside ask as well.
    func ask(_ inset: Double) {
        self.inset = inset
        setNeedsLayout()
    }

    override func layoutSubviews() { place(inset) }

    func place(_ inset: Double) {
        for (index, view) in subviews.enumerated() {
            view.frame = Rect(x: inset, y: Double(index) * 6, width: 8 - inset, height: 5)
        }
    }
}

/// Rows that constraints place beneath each other: four constraints a row, and what their content wants.
private final class Form {
    let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    private var last: LayoutConstraint?
    private(set) var layouts = 0

    init(rows: Int) {
        var above = root.topAnchor
        for _ in 0..<rows {
            let row = Row { [weak self] in self?.layouts += 1 }
            row.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(row)
            let top = row.topAnchor.constraint(equalTo: above, constant: 2)
            LayoutConstraint.activate([
                top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
                row.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ])
            above = row.bottomAnchor
            last = row.widthAnchor.constraint(equalToConstant: 50)
        }
        last?.isActive = true
    }

    /// Changes one constant.
    func nudge(_ distance: Double) { last?.constant = 50 + distance }

    func lay() { root.layoutIfNeeded() }
}

/// A view with a size of its own.
private final class Row: View {
    private let onLayout: () -> Void

    init(onLayout: @escaping () -> Void) {
        self.onLayout = onLayout
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { Size(width: 40, height: 12) }
    override func layoutSubviews() { onLayout() }
}

import Tactus
import UIKitNames

/// Twice as much of what a program makes costs twice the allocations and about twice the time.
enum DoublingOfPrograms {
    /// What is made more and more of.
    struct Case {
        let name: String
        let sizes: [Int]
        /// How large the ratio of times may be.
        var limit = Limits.timeForTwiceAsMuch
        /// Makes what is measured, of a size, and returns what is measured.
        let prepare: @MainActor (Int) -> @MainActor () -> Void
    }

    private static let cases = [
        Case(name: "taps on a view, of which one excludes the others", sizes: [250, 500, 1000], prepare: excludedTaps),
        Case(
            name: "pans on views in one another, of which the innermost excludes the others", sizes: [125, 250, 500],
            prepare: excludedPans),
        Case(name: "stack views in one another, laid out", sizes: [25, 50, 100], prepare: stacks),
        Case(
            name: "rows of three views in a stack view, laid out", sizes: [50, 100, 200],
            limit: Limits.timeForTwiceAsManyPairs, prepare: stackedRows),
        Case(name: "groups of animations in one another", sizes: [16, 32, 64], prepare: groupsInGroups),
        Case(name: "animations in a group, shown", sizes: [250, 500, 1000], prepare: groupOfAnimations),
        Case(name: "labels beside one another that tools read", sizes: [2000, 4000, 8000], prepare: labels),
        Case(name: "groups in one another that tools read", sizes: [500, 1000, 2000], prepare: groups),
        Case(name: "rows of a snapshot that come all at once", sizes: [10_000, 20_000, 40_000], prepare: rows),
        Case(name: "sections of a snapshot with a row each", sizes: [2000, 4000, 8000], prepare: sections),
        Case(
            name: "rows of a snapshot that come before the first, one by one", sizes: [2000, 4000, 8000],
            prepare: insertedRows),
        Case(
            name: "rows of a snapshot that leave from the front, one by one", sizes: [2000, 4000, 8000],
            prepare: leavingRows),
        Case(name: "rows of a snapshot that are turned round", sizes: [2000, 4000, 8000], prepare: turnedRows),
        Case(name: "menus that a builder puts behind the first", sizes: [250, 500, 1000], prepare: builtMenus),
        Case(name: "changes of as many targets, which leave", sizes: [1000, 2000, 4000], prepare: leavingTargets),
        Case(name: "actions of a control, each with a name", sizes: [500, 1000, 2000], prepare: namedActions),
    ]

    /// Allocations, which are the same on every machine.
    static func counts() -> [Figure] {
        (cases + crowds).flatMap { piece in
            Doubling.figures(
                piece.name, of: piece.sizes, limit: Limits.allocationsForTwiceAsMuch, per: "many allocations"
            ) { size in
                let run = piece.prepare(size)
                run()
                return Measuring.allocations(of: run)
            }
        }
    }

    static func times() -> [Figure] {
        (cases + crowds).flatMap { piece in
            Doubling.figures(piece.name, of: piece.sizes, limit: piece.limit) { size in
                let run = piece.prepare(size)
                return Measuring.microseconds(calls: 1, rounds: 5) { _ in run() }
            }
        }
    }

    // MARK: Gestures

    private static func excludedTaps(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        for _ in 0..<count { bench.sink.addGestureRecognizer(TapGestureRecognizer()) }
        bench.platform.takeTurn()
        return {
            bench.land(at: Point(x: 701, y: 500))
            bench.lift()
        }
    }

    private static func excludedPans(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        var outer: View = bench.window
        for _ in 0..<count {
            let view = View(frame: bench.window.bounds)
            view.addGestureRecognizer(PanGestureRecognizer())
            outer.addSubview(view)
            outer = view
        }
        bench.platform.takeTurn()
        return {
            bench.land(at: Point(x: 701, y: 500))
            for frame in bench.motions(30) {
                bench.platform.receive(frame)
                bench.platform.takeTurn()
            }
            bench.lift()
        }
    }

    // MARK: Layout

    private static func stacks(_ count: Int) -> @MainActor () -> Void {
        {
            var inner = View()
            for number in 0..<count {
                let label = StackView()
                label.widthAnchor.constraint(equalToConstant: 20).isActive = true
                let stack = StackView(arrangedSubviews: [inner, label])
                stack.axis = number % 2 == 0 ? .vertical : .horizontal
                stack.spacing = 2
                inner = stack
            }
            inner.frame = Rect(x: 0, y: 0, width: 4000, height: 4000)
            inner.layoutIfNeeded()
        }
    }

    private static func stackedRows(_ count: Int) -> @MainActor () -> Void {
        {
            let column = StackView(
                arrangedSubviews: (0..<count).map { _ in
                    StackView(arrangedSubviews: (0..<3).map { _ in Button(title: "") })
                })
            column.axis = .vertical
            column.frame = Rect(x: 0, y: 0, width: 400, height: 60 * Double(count))
            column.layoutIfNeeded()
        }
    }

    // MARK: Animations

    private static func groupsInGroups(_ count: Int) -> @MainActor () -> Void {
        var animation: CAAnimation = turn(1)
        for _ in 0..<count {
            let group = CAAnimationGroup()
            group.duration = 1
            group.animations = [animation, turn(2)]
            animation = group
        }
        return shown(animation)
    }

    private static func groupOfAnimations(_ count: Int) -> @MainActor () -> Void {
        let group = CAAnimationGroup()
        group.duration = 1
        group.animations = (0..<count).map { turn(Double($0)) }
        return shown(group)
    }

    private static func turn(_ angle: Double) -> CAAnimation {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = angle
        turn.duration = 1
        return turn
    }

    private static func shown(_ animation: CAAnimation) -> @MainActor () -> Void {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        bench.platform.takeTurn()
        return {
            bench.sink.layer.add(animation, forKey: "bench")
            for _ in 0..<10 { bench.platform.takeTurn() }
            bench.sink.layer.removeAllAnimations()
        }
    }

    // MARK: Assistive tools

    private static func labels(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        for number in 0..<count {
            bench.window.addSubview(Label(text: "Label \(number)", frame: Rect(x: 0, y: 0, width: 50, height: 20)))
        }
        bench.platform.takeTurn()
        return { precondition(bench.application.accessibilityTree.first?.children.count ?? 0 >= count) }
    }

    private static func groups(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        var outer: View = bench.window
        for number in 0..<count {
            let view = View(frame: bench.window.bounds)
            view.accessibilityLabel = "Group \(number)"
            view.accessibilityRole = .group
            outer.addSubview(view)
            outer = view
        }
        bench.platform.takeTurn()
        return { precondition(!bench.application.accessibilityTree.isEmpty) }
    }

    // MARK: Lists

    private static func rows(_ count: Int) -> @MainActor () -> Void {
        {
            var snapshot = Snapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            show(snapshot)
        }
    }

    private static func sections(_ count: Int) -> @MainActor () -> Void {
        {
            var snapshot = Snapshot<Int, Int>()
            for section in 0..<count {
                snapshot.appendSections([section])
                snapshot.appendItems([section])
            }
            show(snapshot)
            snapshot.deleteSections([0])
            for section in 1..<count { snapshot.deleteItems([section]) }
            show(snapshot)
        }
    }

    private static func insertedRows(_ count: Int) -> @MainActor () -> Void {
        {
            var snapshot = Snapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0])
            for item in 1..<count { snapshot.insertItems([item], beforeItem: item - 1) }
        }
    }

    private static func leavingRows(_ count: Int) -> @MainActor () -> Void {
        {
            var snapshot = Snapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            for item in 0..<count { snapshot.deleteItems([item]) }
        }
    }

    // MARK: Menus, histories and actions

    private static func builtMenus(_ count: Int) -> @MainActor () -> Void {
        {
            let first = Menu(title: "First", identifier: "first")
            let builder = MenuBuilder(root: Menu(identifier: .root, children: [first]))
            for number in 0..<count {
                builder.insertSibling(
                    Menu(title: "\(number)", identifier: .init("\(number)")), afterMenu: "first")
            }
            precondition(builder.root.children.count == count + 1)
        }
    }

    private static func leavingTargets(_ count: Int) -> @MainActor () -> Void {
        let targets = (0..<count).map { _ in View() }
        return {
            let history = UndoHistory()
            for target in targets { history.registerUndo(withTarget: target) { _ in } }
            for target in targets { history.removeAllActions(withTarget: target) }
            precondition(!history.canUndo)
        }
    }

    private static func namedActions(_ count: Int) -> @MainActor () -> Void {
        {
            let control = Control()
            for number in 0..<count {
                control.addAction(for: .valueChanged, identifier: "\(number)") { _ in }
            }
        }
    }

    /// The list shows rows, and then the same rows the other way round.
    private static func turnedRows(_ count: Int) -> @MainActor () -> Void {
        {
            var snapshots = [Snapshot<Int, Int>(), Snapshot<Int, Int>()]
            for index in 0..<2 { snapshots[index].appendSections([0]) }
            snapshots[0].appendItems(Array(0..<count))
            snapshots[1].appendItems((0..<count).reversed())
            show(snapshots[0], snapshots[1])
        }
    }

    private static func show(_ snapshots: Snapshot<Int, Int>...) {
        let bench = Bench()
        let list = CollectionView(frame: bench.window.bounds)
        bench.window.addSubview(list)
        let cell = CollectionView.CellRegistration<CollectionCell, Int> { _, _, _ in }
        let source = ListSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        for snapshot in snapshots {
            source.apply(snapshot, animatingDifferences: false)
            bench.platform.takeTurn()
        }
    }
}

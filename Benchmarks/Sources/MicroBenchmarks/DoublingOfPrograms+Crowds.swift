import Tactus
import UIKitNames

/// Many of what programs have a few of, beside one another and in one another.
extension DoublingOfPrograms {
    static let crowds = [
        Case(name: "controllers in one another", sizes: [500, 1000, 2000], prepare: nestedControllers),
        Case(name: "labels in one another, drawn", sizes: [500, 1000, 2000], prepare: nestedLabels),
        Case(
            name: "controllers in one another, told of a wider window", sizes: [250, 500, 1000],
            prepare: widenedControllers),
        Case(name: "interactions that come to a view, and leave it", sizes: [500, 1000, 2000], prepare: interactions),
        Case(name: "recognizers that hear of a first touch", sizes: [500, 1000, 2000], prepare: newRecognizers),
        Case(name: "actions of a control that leave", sizes: [500, 1000, 2000], prepare: leavingActions),
        Case(name: "behaviors in one another, in an animator", sizes: [500, 1000, 2000], prepare: nestedBehaviors),
        Case(name: "parts of a text that are coloured", sizes: [500, 1000, 2000], prepare: colouredParts),
        Case(
            name: "views in sight that leave from the front, one by one", sizes: [2000, 4000, 8000],
            limit: Limits.timeForTwiceAsManyPairs, prepare: leavingSiblings),
        Case(name: "views that leave a stack from the front", sizes: [1000, 2000, 4000], prepare: leavingArranged),
        Case(name: "views of a stack that are equally large", sizes: [300, 600, 1200], prepare: equalViews),
        Case(name: "views of a stack in proportion", sizes: [300, 600, 1200], prepare: proportionalViews),
        Case(
            name: "views in one another, each pinned to the one around it", sizes: [500, 1000, 2000],
            limit: Limits.timeForTwiceAsManyPairs, prepare: pinnedViews),
        Case(name: "views as wide as the one before", sizes: [500, 1000, 2000], prepare: equallyWideViews),
        Case(
            name: "views in one another, told what is safe", sizes: [1000, 2000, 4000], prepare: nestedSafeAreas),
        Case(name: "controllers presented each by the last", sizes: [100, 200, 400], prepare: presentedControllers),
    ]

    private static func nestedControllers(_ count: Int) -> @MainActor () -> Void {
        {
            let top = ViewController()
            var outer = top
            for _ in 0..<count {
                let inner = ViewController()
                outer.addChild(inner)
                inner.didMove(toParent: outer)
                outer = inner
            }
        }
    }

    private static func nestedLabels(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        let labels = (0..<count).map { _ in Label(text: "text", frame: Rect(x: 0, y: 0, width: 50, height: 20)) }
        bench.window.addSubview(labels[0])
        for (outer, inner) in zip(labels, labels.dropFirst()) { outer.addSubview(inner) }
        bench.platform.takeTurn()
        return {
            for label in labels { label.setNeedsDisplay() }
            bench.platform.takeTurn()
        }
    }

    private static func widenedControllers(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        let top = ViewController()
        var outer = top
        for _ in 0..<count {
            let inner = ViewController()
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
            inner.didMove(toParent: outer)
            outer = inner
        }
        bench.window.rootViewController = top
        bench.platform.takeTurn()
        return {
            for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
                bench.window.traitOverrides.horizontalSizeClass = sizeClass
                bench.window.updateTraitsIfNeeded()
            }
        }
    }

    private static func interactions(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        return {
            let pencils = (0..<count).map { _ in PencilInteraction() }
            for pencil in pencils { bench.sink.addInteraction(pencil) }
            for pencil in pencils { bench.sink.removeInteraction(pencil) }
        }
    }

    private static func newRecognizers(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        bench.window.addSubview(bench.sink)
        return {
            let taps = (0..<count).map { _ in TapGestureRecognizer() }
            for tap in taps { bench.sink.addGestureRecognizer(tap) }
            bench.land(at: Point(x: 701, y: 500))
            bench.lift()
            for tap in taps { bench.sink.removeGestureRecognizer(tap) }
        }
    }

    private static func leavingActions(_ count: Int) -> @MainActor () -> Void {
        {
            let control = Control()
            let actions = (0..<count).map { _ in Action { _ in } }
            for action in actions { control.addAction(action, for: .valueChanged) }
            for action in actions { control.removeAction(action, for: .valueChanged) }
        }
    }

    private static func nestedBehaviors(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        return {
            let animator = DynamicAnimator(referenceView: bench.window)
            var outer = DynamicBehavior()
            animator.addBehavior(outer)
            for _ in 0..<count {
                let inner = DynamicBehavior()
                outer.addChildBehavior(inner)
                outer = inner
            }
        }
    }

    private static func colouredParts(_ count: Int) -> @MainActor () -> Void {
        {
            let text = NSMutableAttributedString(string: String(repeating: "ab ", count: count))
            for part in 0..<count {
                text.addAttribute(
                    .foregroundColor, value: UIColor.red, range: NSRange(location: part * 3, length: 2))
            }
            precondition(text.attributes(at: 3 * count - 1).isEmpty)
        }
    }

    private static func leavingArranged(_ count: Int) -> @MainActor () -> Void {
        {
            let views = (0..<count).map { _ in View() }
            let stack = StackView(arrangedSubviews: views)
            for view in views { view.removeFromSuperview() }
            precondition(stack.arrangedSubviews.isEmpty)
        }
    }

    private static func equalViews(_ count: Int) -> @MainActor () -> Void { stack(count, .fillEqually) }

    private static func proportionalViews(_ count: Int) -> @MainActor () -> Void { stack(count, .fillProportionally) }

    private static func stack(_ count: Int, _ distribution: StackView.Distribution) -> @MainActor () -> Void {
        {
            let stack = StackView(arrangedSubviews: (0..<count).map { _ in Button(title: "") })
            stack.axis = .vertical
            stack.distribution = distribution
            stack.frame = Rect(x: 0, y: 0, width: 400, height: 60 * Double(count))
            stack.layoutIfNeeded()
        }
    }

    private static func pinnedViews(_ count: Int) -> @MainActor () -> Void {
        {
            let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
            var outer = root
            for _ in 0..<count {
                let view = View()
                view.translatesAutoresizingMaskIntoConstraints = false
                outer.addSubview(view)
                view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
                view.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
                outer = view
            }
            root.layoutIfNeeded()
        }
    }

    private static func equallyWideViews(_ count: Int) -> @MainActor () -> Void {
        {
            let root = View(frame: Rect(x: 0, y: 0, width: 8 * Double(count), height: 600))
            var former: View?
            for _ in 0..<count {
                let view = View()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
                view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                view.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
                view.leadingAnchor.constraint(equalTo: former?.trailingAnchor ?? root.leadingAnchor).isActive = true
                if let former { view.widthAnchor.constraint(equalTo: former.widthAnchor).isActive = true }
                former = view
            }
            former?.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
            root.layoutIfNeeded()
        }
    }

    private static func nestedSafeAreas(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        let page = ViewController()
        bench.window.rootViewController = page
        var outer: View = page.view
        for _ in 0..<count {
            let view = View(frame: bench.window.bounds)
            outer.addSubview(view)
            outer = view
        }
        bench.platform.takeTurn()
        return {
            for inset in [4.0, 8.0] {
                page.additionalSafeAreaInsets.top = inset
                bench.platform.takeTurn()
            }
        }
    }

    private static func presentedControllers(_ count: Int) -> @MainActor () -> Void {
        {
            let bench = Bench()
            let root = ViewController()
            bench.window.rootViewController = root
            var front = root
            for _ in 0..<count {
                let next = ViewController()
                next.modalPresentationStyle = .fullScreen
                front.present(next, animated: false)
                front = next
            }
            bench.platform.takeTurn()
            root.dismiss(animated: false)
            bench.platform.takeTurn()
        }
    }

    private static func leavingSiblings(_ count: Int) -> @MainActor () -> Void {
        let bench = Bench()
        return {
            let views = (0..<count).map { _ in View(frame: Rect(x: 0, y: 0, width: 9, height: 9)) }
            for view in views {
                view.backgroundColor = .red
                bench.window.addSubview(view)
            }
            bench.platform.takeTurn()
            for view in views { view.removeFromSuperview() }
        }
    }
}

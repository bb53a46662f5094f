import TactusGeometry
import TactusUI

/// The constraints that make a stack of views, and the guides that stand in the gaps.
struct StackConstraints {
    private var constraints: [LayoutConstraint] = []
    private var guides: [LayoutGuide] = []
    /// Guides that may be used again, the first one last.
    private var unusedGuides: [LayoutGuide] = []

    /// Nothing.
    init() {}

    /// Makes what the views of a stack need now that are not hidden, with guides of what is there already.
    init(of stack: StackView, replacing former: StackConstraints) {
        unusedGuides = former.guides.reversed()
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let area: any LayoutItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        shrink(stack)
        guard let first = views.first, let last = views.last else { return }
        let parts = parts(of: views, in: stack)
        fillAxis(of: stack, from: first, to: parts == nil ? last : nil, in: area)
        distribute(views, in: stack)
        if let parts { share(area, between: parts, gaps(between: views, in: stack), in: stack) }
        for view in views { align(view, with: first, in: stack, area) }
    }

    /// Lets the constraints hold in place of others. Those that both have stay as they are: where one of a thousand
    /// views is hidden, a few constraints change and not thousands.
    mutating func activate(in stack: StackView, replacing former: StackConstraints) {
        var known: [Meaning: LayoutConstraint] = [:]
        known.reserveCapacity(former.constraints.count)
        for constraint in former.constraints where constraint.isActive { known[Meaning(of: constraint)] = constraint }
        var kept: Set<ObjectIdentifier> = []
        for index in constraints.indices where !known.isEmpty {
            guard let same = known.removeValue(forKey: Meaning(of: constraints[index])) else { continue }
            same.constant = constraints[index].constant
            constraints[index] = same
            kept.insert(ObjectIdentifier(same))
        }
        LayoutConstraint.deactivate(former.constraints.filter { !kept.contains(ObjectIdentifier($0)) })
        for guide in unusedGuides { stack.removeLayoutGuide(guide) }
        for guide in guides where guide.owningView !== stack { stack.addLayoutGuide(guide) }
        unusedGuides = []
        for constraint in constraints where !kept.contains(ObjectIdentifier(constraint)) {
            constraint.identifier = "stack"
            constraint.isActive = true
        }
    }

    /// What a constraint says, but for its constant. Of two that say the same one is known.
    private struct Meaning: Hashable {
        private let first: ObjectIdentifier?
        private let firstAttribute: LayoutAttribute
        private let second: ObjectIdentifier?
        private let secondAttribute: LayoutAttribute?
        private let relation: LayoutConstraint.Relation
        private let multiplier: Double
        private let priority: LayoutPriority

        @MainActor init(of constraint: LayoutConstraint) {
            first = constraint.firstItem.map(ObjectIdentifier.init)
            firstAttribute = constraint.firstAttribute
            second = constraint.secondItem.map(ObjectIdentifier.init)
            secondAttribute = constraint.secondAttribute
            relation = constraint.relation
            multiplier = constraint.multiplier
            priority = constraint.priority
        }
    }

    // MARK: Along the axis

    /// Where nothing else says how large the stack is, it is as small as can be.
    private mutating func shrink(_ stack: StackView) {
        constraints.append(stack.widthAnchor.constraint(equalToConstant: 0).with(priority: Self.shrinking))
        constraints.append(stack.heightAnchor.constraint(equalToConstant: 0).with(priority: Self.shrinking))
    }

    private mutating func fillAxis(of stack: StackView, from first: View, to last: View?, in area: any LayoutItem) {
        switch stack.axis {
        case .horizontal:
            constraints.append(first.leadingAnchor.constraint(equalTo: area.leadingAnchor))
            if let last { constraints.append(area.trailingAnchor.constraint(equalTo: last.trailingAnchor)) }
        case .vertical:
            constraints.append(first.topAnchor.constraint(equalTo: area.topAnchor))
            if let last { constraints.append(area.bottomAnchor.constraint(equalTo: last.bottomAnchor)) }
        }
    }

    /// How many parts of the room each view gets, and how important that is; `nil` where the views decide it among
    /// themselves: where what is between them is not known beforehand, or they give way to one another.
    private func parts(of views: [View], in stack: StackView) -> [(view: View, count: Double, LayoutPriority)]? {
        guard stack.axis == .horizontal || !stack.isBaselineRelativeArrangement else { return nil }
        switch stack.distribution {
        case .fillEqually: return views.map { ($0, 1, .required) }
        case .fillProportionally where views.count > Self.mostRelated:
            return sized(views, along: stack.axis).map { ($0.view, $0.size, Self.proportioning) }
        case .fill, .fillProportionally, .equalSpacing, .equalCentering: return nil
        }
    }

    private func gaps(between views: [View], in stack: StackView) -> Double {
        views.dropLast().reduce(0) { $0 + (stack.customSpacing(after: $1) ?? stack.spacing) }
    }

    /// Makes each view as large as its parts of the room. One guide stands for a part. That the last view ends where
    /// the room does follows: said of it, it would be a sum of all views, which comes into what each of them is.
    private mutating func share(
        _ area: any LayoutItem, between parts: [(view: View, count: Double, LayoutPriority)], _ gaps: Double,
        in stack: StackView
    ) {
        let total = parts.reduce(0) { $0 + $1.count }
        guard total > 0 else { return }
        let part = makeGuide()
        constraints.append(
            part.extent(along: stack.axis).constraint(
                equalTo: area.extent(along: stack.axis), multiplier: 1 / total, constant: -gaps / total))
        for (view, count, priority) in parts {
            constraints.append(
                view.extent(along: stack.axis).constraint(equalTo: part.extent(along: stack.axis), multiplier: count)
                    .with(priority: priority))
        }
    }

    /// A guide of before, where one is left.
    private mutating func makeGuide() -> LayoutGuide {
        let guide = unusedGuides.popLast() ?? LayoutGuide()
        guides.append(guide)
        return guide
    }

    private mutating func distribute(_ views: [View], in stack: StackView) {
        let pairs = zip(views, views.dropFirst())
        for (view, next) in pairs {
            let room = stack.customSpacing(after: view) ?? stack.spacing
            constraints.append(gap(from: view, to: next, room, in: stack))
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually where stack.axis == .vertical && stack.isBaselineRelativeArrangement:
            for (view, next) in pairs {
                constraints.append(next.extent(along: stack.axis).constraint(equalTo: view.extent(along: stack.axis)))
            }
        case .fillEqually: break
        case .fillProportionally where views.count > Self.mostRelated: break
        case .fillProportionally: proportion(views, along: stack.axis)
        case .equalCentering where views.count <= Self.mostRelated:
            even(pairs.map { ($0, $1) }, between: .middles, Self.centering, along: stack.axis)
        case .equalSpacing, .equalCentering:
            even(pairs.map { ($0, $1) }, between: .edges, .required, along: stack.axis)
        }
    }

    /// From the end of a view to the beginning of the next one.
    private func gap(from view: View, to next: View, _ room: Double, in stack: StackView) -> LayoutConstraint {
        let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
        func constraint<Place>(_ end: LayoutAnchor<Place>, _ start: LayoutAnchor<Place>) -> LayoutConstraint {
            isExact
                ? start.constraint(equalTo: end, constant: room)
                : start.constraint(greaterThanOrEqualTo: end, constant: room)
        }
        guard stack.axis == .vertical else { return constraint(view.trailingAnchor, next.leadingAnchor) }
        return stack.isBaselineRelativeArrangement
            ? constraint(view.lastBaselineAnchor, next.firstBaselineAnchor)
            : constraint(view.bottomAnchor, next.topAnchor)
    }

    /// The views that have a size of their own.
    private func sized(_ views: [View], along axis: LayoutAxis) -> [(view: View, size: Double)] {
        views.map { view in
            (view, axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
        }.filter { $0.1 > 0 }
    }

    /// Views without a size of their own are as large as their constraints say.
    private mutating func proportion(_ views: [View], along axis: LayoutAxis) {
        let sized = sized(views, along: axis)
        guard let (first, size) = sized.first else { return }
        for (view, other) in sized.dropFirst() {
            constraints.append(
                view.extent(along: axis).constraint(equalTo: first.extent(along: axis), multiplier: other / size)
                    .with(priority: Self.proportioning))
        }
    }

    private enum Ends {
        case edges
        case middles
    }

    /// Puts a guide between each two views, and makes all guides as large as each other.
    private mutating func even(
        _ pairs: [(View, View)], between ends: Ends, _ priority: LayoutPriority, along axis: LayoutAxis
    ) {
        var before: LayoutGuide?
        for (view, next) in pairs {
            let guide = makeGuide()
            switch axis {
            case .horizontal:
                let isMiddle = ends == .middles
                let start = isMiddle ? view.centerXAnchor : view.trailingAnchor
                let end = isMiddle ? next.centerXAnchor : next.leadingAnchor
                constraints.append(guide.leadingAnchor.constraint(equalTo: start))
                constraints.append(guide.trailingAnchor.constraint(equalTo: end))
            case .vertical:
                let isMiddle = ends == .middles
                let start = isMiddle ? view.centerYAnchor : view.bottomAnchor
                let end = isMiddle ? next.centerYAnchor : next.topAnchor
                constraints.append(guide.topAnchor.constraint(equalTo: start))
                constraints.append(guide.bottomAnchor.constraint(equalTo: end))
            }
            if let before {
                constraints.append(
                    guide.extent(along: axis).constraint(equalTo: before.extent(along: axis)).with(priority: priority))
            }
            before = guide
        }
    }

    // MARK: Across the axis

    private mutating func align(_ view: View, with first: View, in stack: StackView, _ area: any LayoutItem) {
        switch stack.axis {
        case .horizontal:
            if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
                let isFirst = stack.alignment == .firstBaseline
                let line = isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor
                if view !== first {
                    let other = isFirst ? first.firstBaselineAnchor : first.lastBaselineAnchor
                    constraints.append(line.constraint(equalTo: other))
                }
                // As high up as the highest of them can be.
                constraints.append(view.topAnchor.constraint(equalTo: area.topAnchor).with(priority: Self.pulling))
            }
            place(
                stack.alignment, view.topAnchor, view.centerYAnchor, view.bottomAnchor,
                in: (area.topAnchor, area.centerYAnchor, area.bottomAnchor))
        case .vertical:
            let isLine = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
            place(
                isLine ? .leading : stack.alignment, view.leadingAnchor, view.centerXAnchor, view.trailingAnchor,
                in: (area.leadingAnchor, area.centerXAnchor, area.trailingAnchor))
        }
    }

    private mutating func place<Place>(
        _ alignment: StackView.Alignment, _ start: LayoutAnchor<Place>, _ middle: LayoutAnchor<Place>,
        _ end: LayoutAnchor<Place>,
        in area: (start: LayoutAnchor<Place>, middle: LayoutAnchor<Place>, end: LayoutAnchor<Place>)
    ) {
        let touchesStart = alignment == .fill || alignment == .leading
        let touchesEnd = alignment == .fill || alignment == .trailing
        constraints.append(
            touchesStart ? start.constraint(equalTo: area.start) : start.constraint(greaterThanOrEqualTo: area.start))
        constraints.append(
            touchesEnd ? area.end.constraint(equalTo: end) : area.end.constraint(greaterThanOrEqualTo: end))
        if alignment == .center { constraints.append(middle.constraint(equalTo: area.middle)) }
    }

    /// How many views of a stack may give way to one another, each to all others.
    static let mostRelated = 256

    // MARK: Priorities

    /// Almost required: proportions give way to what must be.
    private static let proportioning: LayoutPriority = 999
    /// Middles give way to sizes and gaps.
    private static let centering: LayoutPriority = 149
    /// Less than anything that a view may want of itself.
    private static let shrinking: LayoutPriority = 25
    /// Less than that.
    private static let pulling: LayoutPriority = 24
}

extension LayoutItem {
    /// The width or the height.
    fileprivate func extent(along axis: LayoutAxis) -> LayoutDimension {
        axis == .horizontal ? widthAnchor : heightAnchor
    }
}

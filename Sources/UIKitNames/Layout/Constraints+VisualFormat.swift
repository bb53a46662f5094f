public import Tactus

extension LayoutConstraint {
    /// How the views of a visual format lie across its direction, and which way it is read.
    nonisolated public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates the options of the given bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Left sides in line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Right sides in line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Upper sides in line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Lower sides in line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Sides where one begins to read in line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Sides where one ends in line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Middles below each other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Middles beside each other.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Last lines of text beside each other.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// First lines of text beside each other.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// From where one begins to read, as without any.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate var aligned: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }

    /// Makes the constraints of a row or a column that is written in signs: `"H:|-[name(>=80)]-10-[field]-|"`. They are
    /// not active.
    ///
    /// `|` is the superview of the views, `[name]` a view, with what is said of its size in parentheses; `-` the usual
    /// distance, `-10-` one of 10 points, and nothing none. `V:` begins a column. The program ends with a sentence that
    /// says where a format cannot be read, and for a name that is neither among `views` nor `metrics`.
    ///
    /// - Parameters:
    ///   - format: The row or column.
    ///   - options: How the views lie across it.
    ///   - metrics: Numbers by their names.
    ///   - views: Views and layout guides by their names.
    /// - Returns: The constraints.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [LayoutConstraint] {
        let parsed = VisualFormat(format)
        return FormatBuilder(
            text: format, format: parsed, options: options, metrics: metrics ?? [:], views: views
        ).constraints
    }
}

/// Makes constraints of a format that was read.
private struct FormatBuilder {
    let text: String
    let format: VisualFormat
    let options: LayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    var constraints: [LayoutConstraint] {
        var result: [LayoutConstraint] = []
        for item in format.items {
            guard case .view(let name, let conditions) = item else { continue }
            for condition in conditions { result.append(size(of: self.item(name), condition)) }
        }
        for (index, distance) in format.distances.enumerated() {
            result += between(format.items[index], distance, format.items[index + 1])
        }
        let items = format.items.compactMap { item -> (any LayoutItem)? in
            if case .view(let name, _) = item { self.item(name) } else { nil }
        }
        for attribute in options.aligned {
            for (first, second) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return result
    }

    private func item(_ name: String) -> any LayoutItem {
        guard let item = views[name] as? any LayoutItem else {
            preconditionFailure("the format \(text) names \(name), and there is no such view")
        }
        return item
    }

    private func number(_ name: String) -> CGFloat? {
        switch metrics[name] {
        case let value as Double: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        default: nil
        }
    }

    private func distance(_ condition: VisualFormat.Condition) -> CGFloat {
        switch condition.object {
        case .number(let number): return number
        case .name(let name):
            guard let number = number(name) else {
                preconditionFailure("the format \(text) names \(name), and there is no such metric")
            }
            return number
        }
    }

    private func size(of item: any LayoutItem, _ condition: VisualFormat.Condition) -> LayoutConstraint {
        let anchor = format.isVertical ? item.heightAnchor : item.widthAnchor
        let constraint: LayoutConstraint
        if case .name(let name) = condition.object, number(name) == nil {
            let other = self.item(name)
            constraint = anchor.constraint(
                condition.relation, format.isVertical ? other.heightAnchor : other.widthAnchor, 0)
        } else {
            constraint = anchor.constraint(condition.relation, distance(condition))
        }
        return condition.priority.map { constraint.with(priority: $0) } ?? constraint
    }

    private func between(
        _ first: VisualFormat.Item, _ distance: VisualFormat.Distance, _ second: VisualFormat.Item
    ) -> [LayoutConstraint] {
        switch distance {
        case .touching: return [gap(first, second, .equal, 0)]
        case .standard:
            // To the superview, the usual distance is its margins.
            if case .superview = first { return [gap(first, second, .equal, 0, insideMargins: true)] }
            if case .superview = second { return [gap(first, second, .equal, 0, insideMargins: true)] }
            return [gap(first, second, .equal, SystemSpacing.beside)]
        case .conditions(let conditions):
            return conditions.map { condition in
                let constraint = gap(first, second, condition.relation, self.distance(condition))
                return condition.priority.map { constraint.with(priority: $0) } ?? constraint
            }
        }
    }

    private func gap(
        _ first: VisualFormat.Item, _ second: VisualFormat.Item, _ relation: LayoutConstraint.Relation,
        _ constant: CGFloat, insideMargins: Bool = false
    ) -> LayoutConstraint {
        let (before, after) = (place(first, insideMargins), place(second, insideMargins))
        let (isFirstOuter, isSecondOuter) = (isSuperview(first), isSuperview(second))
        guard !format.isVertical else {
            let end = isFirstOuter ? before.topAnchor : before.bottomAnchor
            return (isSecondOuter ? after.bottomAnchor : after.topAnchor).constraint(relation, end, constant)
        }
        if options.contains(.directionLeftToRight) {
            let end = isFirstOuter ? before.leftAnchor : before.rightAnchor
            return (isSecondOuter ? after.rightAnchor : after.leftAnchor).constraint(relation, end, constant)
        }
        if options.contains(.directionRightToLeft) {
            let end = isSecondOuter ? after.leftAnchor : after.rightAnchor
            return (isFirstOuter ? before.rightAnchor : before.leftAnchor).constraint(relation, end, constant)
        }
        let end = isFirstOuter ? before.leadingAnchor : before.trailingAnchor
        return (isSecondOuter ? after.trailingAnchor : after.leadingAnchor).constraint(relation, end, constant)
    }

    private func isSuperview(_ item: VisualFormat.Item) -> Bool { if case .superview = item { true } else { false } }

    private func place(_ item: VisualFormat.Item, _ insideMargins: Bool) -> any LayoutItem {
        guard case .view(let name, _) = item else { return insideMargins ? superview.layoutMarginsGuide : superview }
        return self.item(name)
    }

    private var superview: View {
        for case .view(let name, _) in format.items {
            let item = item(name)
            let container = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
            if let container { return container }
        }
        preconditionFailure("the format \(text) speaks of a superview: add the views to one first")
    }
}

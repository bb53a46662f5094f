/// The kind of anchors for horizontal positions.
nonisolated public enum XAxis {}
/// The kind of anchors for vertical positions.
nonisolated public enum YAxis {}
/// The kind of anchors for widths and heights.
nonisolated public enum Extent {}

/// A side, or the middle, of a view or a layout guide.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxis>
/// An upper or lower edge, a middle, or a baseline.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxis>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<Extent>

/// An attribute of a view or a layout guide, of which constraints are made.
///
/// ```swift
/// title.translatesAutoresizingMaskIntoConstraints = false
/// card.addSubview(title)
/// LayoutConstraint.activate([
///     title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
///     title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
///     title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
/// ])
/// ```
///
/// What cannot be compared does not compile: a side with an upper edge, or a place with a width. Constraints that are
/// made do nothing until they are activated.
public struct LayoutAnchor<Kind> {
    /// The view or guide.
    public let item: any LayoutItem
    /// The attribute of the item.
    public let attribute: LayoutAttribute

    /// Makes a constraint: this is where the other one is, `constant` points further on.
    ///
    /// - Parameters:
    ///   - other: The anchor to compare with, of a view or guide in the same tree.
    ///   - constant: A distance in points: to the right, from leading to trailing, or downwards. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(equalTo other: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
        LayoutConstraint(self, .equal, other, 1, constant)
    }

    /// Makes a constraint: this is where the other one is, `constant` points further on, or beyond that.
    ///
    /// - Parameters:
    ///   - other: The anchor to compare with, of a view or guide in the same tree.
    ///   - constant: A distance in points: to the right, from leading to trailing, or downwards. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(greaterThanOrEqualTo other: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
        LayoutConstraint(self, .greaterThanOrEqual, other, 1, constant)
    }

    /// Makes a constraint: this is where the other one is, `constant` points further on, or before that.
    ///
    /// - Parameters:
    ///   - other: The anchor to compare with, of a view or guide in the same tree.
    ///   - constant: A distance in points: to the right, from leading to trailing, or downwards. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(lessThanOrEqualTo other: LayoutAnchor<Kind>, constant: Double = 0) -> LayoutConstraint {
        LayoutConstraint(self, .lessThanOrEqual, other, 1, constant)
    }
}

extension LayoutAnchor where Kind == Extent {
    /// Makes a constraint: this is `multiplier` times the other one, and `constant` points more.
    ///
    /// - Parameters:
    ///   - other: The measure to compare with, of a view or guide in the same tree.
    ///   - multiplier: How often the other one counts. It must be finite.
    ///   - constant: A distance in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(
        equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint { LayoutConstraint(self, .equal, other, multiplier, constant) }

    /// Makes a constraint: this is at least `multiplier` times the other one, and `constant` points more.
    ///
    /// - Parameters:
    ///   - other: The measure to compare with, of a view or guide in the same tree.
    ///   - multiplier: How often the other one counts. It must be finite.
    ///   - constant: A distance in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(
        greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint { LayoutConstraint(self, .greaterThanOrEqual, other, multiplier, constant) }

    /// Makes a constraint: this is at most `multiplier` times the other one, and `constant` points more.
    ///
    /// - Parameters:
    ///   - other: The measure to compare with, of a view or guide in the same tree.
    ///   - multiplier: How often the other one counts. It must be finite.
    ///   - constant: A distance in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(
        lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0
    ) -> LayoutConstraint { LayoutConstraint(self, .lessThanOrEqual, other, multiplier, constant) }

    /// Makes a constraint: this is so many points.
    ///
    /// - Parameter constant: A length in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(self, .equal, nil, 1, constant)
    }

    /// Makes a constraint: this is so many points at least.
    ///
    /// - Parameter constant: A length in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(self, .greaterThanOrEqual, nil, 1, constant)
    }

    /// Makes a constraint: this is so many points at most.
    ///
    /// - Parameter constant: A length in points. It must be finite.
    /// - Returns: The constraint, which is not active.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(self, .lessThanOrEqual, nil, 1, constant)
    }
}

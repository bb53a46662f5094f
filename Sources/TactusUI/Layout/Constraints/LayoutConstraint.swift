/// A relation between attributes of two views or layout guides, or between one and a number.
///
/// *first* `==` *second* `×` ``multiplier`` `+` ``constant``, or `>=`, or `<=`. Constraints are made by anchors, see
/// ``LayoutAnchor``, and hold from the next layout on once they are active. Changing ``constant`` is cheap.
///
/// **Which way leading leads.** Where one of the attributes is leading or trailing, and the view that contains both is
/// read from the right, the relation is mirrored: leading is the right edge, and the constant leads to the left.
///
/// **Contradictions.** When required constraints cannot all hold, the youngest of them is given up until they can: see
/// ``LayoutConflict``.
///
/// Views keep the active constraints alive that are between them and views inside them.
public final class LayoutConstraint {
    /// How both sides compare.
    nonisolated public enum Relation: String, Hashable, Sendable {
        /// At most as large.
        case lessThanOrEqual = "<="
        /// Equal.
        case equal = "=="
        /// At least as large.
        case greaterThanOrEqual = ">="
    }

    /// The view or guide on the left; `nil` when it is gone.
    public private(set) weak var firstItem: (any LayoutItem)?
    /// The attribute of the first item.
    public let firstAttribute: LayoutAttribute
    /// How both sides compare.
    public let relation: Relation
    /// The view or guide on the right; `nil` when there is none, or it is gone.
    public private(set) weak var secondItem: (any LayoutItem)?
    /// The attribute of the second item; `nil` when the left side is compared with a number.
    public let secondAttribute: LayoutAttribute?
    /// How often the attribute on the right counts.
    public let multiplier: Double

    /// A text for logs and tests.
    public var identifier: String?

    /// The constant that is added on the right, in points. It must be finite. Setting it is cheap, and holds
    /// from the next layout on.
    public var constant: Double {
        didSet {
            precondition(constant.isFinite, "the constant of \(self) must be finite")
            guard constant != oldValue else { return }
            engine?.constantDidChange(self)
        }
    }

    /// How important the constraint is: ``LayoutPriority/required`` by default.
    public var priority: LayoutPriority {
        didSet {
            guard priority != oldValue, let holder else { return }
            engine?.remove(self)
            holder.setNeedsConstraints()
        }
    }

    /// The view that keeps the constraint: the nearest one that is or contains both items. `nil` while
    /// it is not active.
    weak var holder: View?
    /// What holds it to be true; `nil` until the first layout.
    weak var engine: LayoutEngine?

    init<Kind>(
        _ first: LayoutAnchor<Kind>, _ relation: Relation, _ second: LayoutAnchor<Kind>?, _ multiplier: Double,
        _ constant: Double, priority: LayoutPriority = .required
    ) {
        firstItem = first.item
        firstAttribute = first.attribute
        self.relation = relation
        secondItem = second?.item
        secondAttribute = second?.attribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        precondition(
            constant.isFinite && multiplier.isFinite, "the numbers of a constraint must be finite: \(self)")
        precondition(!mixesSides, "left and right cannot be compared with leading and trailing: \(self)")
    }

    /// Gives the constraint another priority, in the expression that makes it.
    ///
    /// - Parameter priority: How important it is.
    /// - Returns: The constraint.
    public func with(priority: LayoutPriority) -> LayoutConstraint {
        self.priority = priority
        return self
    }

    // MARK: Activation

    /// Whether the constraint holds, or will from the next layout on. `false` at first.
    ///
    /// Both items must be in one view tree when it is activated. It is deactivated when an item leaves that tree, or
    /// the part of it that the constraint reached across.
    public var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    /// Activates constraints.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard let first = firstItem?.nearestView else { preconditionFailure("the items of \(self) are gone") }
        let second = secondAttribute == nil ? first : secondItem?.nearestView
        guard let second, let common = first.commonSuperview(with: second) else {
            preconditionFailure("\(self): the items are in no common view; add them to one before activating it")
        }
        holder = common
        common.madeLayoutState.constraints.append(self)
        for item in items { item.use(self) }
        common.setNeedsConstraints()
    }

    private func deactivate() {
        engine?.remove(self)
        holder?.layoutState?.constraints.remove(self)
        for item in items { item.disuse(self) }
        holder = nil
    }

    /// The views and guides that it is between.
    var items: [any LayoutItem] { [firstItem, secondItem].compactMap(\.self) }

    /// Whether it is mirrored where one reads from the right.
    var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute?.isDirectional == true }

    private var mixesSides: Bool {
        guard let secondAttribute else { return false }
        let sides: Set<LayoutAttribute> = [.left, .right]
        return (firstAttribute.isDirectional && sides.contains(secondAttribute))
            || (secondAttribute.isDirectional && sides.contains(firstAttribute))
    }
}

extension View {
    /// The nearest view that is, or contains, both.
    fileprivate final func commonSuperview(with other: View) -> View? {
        sequence(first: self, next: \.parent).first { other.isDescendant(of: $0) }
    }
}

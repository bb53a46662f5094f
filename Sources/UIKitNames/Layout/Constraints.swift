public import Tactus

extension LayoutConstraint {
    /// A place or a measure of a view that a constraint speaks of.
    nonisolated public enum Attribute: Hashable, Sendable, CaseIterable {
        /// The left side.
        case left
        /// The right side.
        case right
        /// The upper side.
        case top
        /// The lower side.
        case bottom
        /// The side where one begins to read.
        case leading
        /// The side where one ends.
        case trailing
        /// How wide.
        case width
        /// How high.
        case height
        /// The middle between left and right.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The line that the last text stands on.
        case lastBaseline
        /// The line that the first text stands on.
        case firstBaseline
        /// The left side, inside of the margins.
        case leftMargin
        /// The right side, inside of the margins.
        case rightMargin
        /// The upper side, inside of the margins.
        case topMargin
        /// The lower side, inside of the margins.
        case bottomMargin
        /// The side where one begins to read, inside of the margins.
        case leadingMargin
        /// The side where one ends, inside of the margins.
        case trailingMargin
        /// The middle between left and right, inside of the margins.
        case centerXWithinMargins
        /// The middle between top and bottom, inside of the margins.
        case centerYWithinMargins
        /// None: for a constraint that speaks of one item alone.
        case notAnAttribute
    }

    /// Which way: ``LayoutAxis`` under UIKit's name.
    public typealias Axis = LayoutAxis
}

/// What ``NSLayoutConstraint`` is made of by attributes: conforms to nothing else.
///
/// It is there so that the class has an initializer which answers what the toolkit's anchors make.
@MainActor public protocol ConstraintOfAttributes {}

extension LayoutConstraint: ConstraintOfAttributes {}

extension ConstraintOfAttributes where Self == LayoutConstraint {
    /// Makes a constraint between attributes of two items: the first is `multiplier` times the second, and `constant`
    /// points more. It is not active.
    ///
    /// The multiplier of a place, such as an edge or a middle, is 1: only a width or a height can be a multiple.
    ///
    /// - Parameters:
    ///   - item: A view or a layout guide.
    ///   - attribute: The attribute of it.
    ///   - relation: How both sides compare.
    ///   - other: The other view or guide; `nil` for a width or a height of its own.
    ///   - otherAttribute: The attribute of the other.
    ///   - multiplier: How often the other counts.
    ///   - constant: A distance in points.
    public init(
        item: any LayoutItem, attribute: LayoutConstraint.Attribute, relatedBy relation: LayoutConstraint.Relation,
        toItem other: (any LayoutItem)?, attribute otherAttribute: LayoutConstraint.Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) {
        let first = AttributeAnchor(item, attribute)
        guard let other else {
            guard case .extent(let extent) = first else {
                preconditionFailure("\(attribute) is a place: it needs a second item to be compared with")
            }
            self = extent.constraint(relation, constant)
            return
        }
        self = first.constraint(relation, AttributeAnchor(other, otherAttribute), multiplier, constant)
    }
}

/// An anchor of an item by the name of its attribute.
enum AttributeAnchor {
    case x(LayoutXAxisAnchor)
    case y(LayoutYAxisAnchor)
    case extent(LayoutDimension)

    init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
        switch attribute {
        case .left, .leftMargin: self = .x(AttributeAnchor.inside(item, attribute).leftAnchor)
        case .right, .rightMargin: self = .x(AttributeAnchor.inside(item, attribute).rightAnchor)
        case .leading, .leadingMargin: self = .x(AttributeAnchor.inside(item, attribute).leadingAnchor)
        case .trailing, .trailingMargin: self = .x(AttributeAnchor.inside(item, attribute).trailingAnchor)
        case .centerX, .centerXWithinMargins: self = .x(AttributeAnchor.inside(item, attribute).centerXAnchor)
        case .top, .topMargin: self = .y(AttributeAnchor.inside(item, attribute).topAnchor)
        case .bottom, .bottomMargin: self = .y(AttributeAnchor.inside(item, attribute).bottomAnchor)
        case .centerY, .centerYWithinMargins: self = .y(AttributeAnchor.inside(item, attribute).centerYAnchor)
        case .firstBaseline, .lastBaseline:
            guard let view = item as? View else { preconditionFailure("a layout guide has no \(attribute)") }
            self = .y(attribute == .firstBaseline ? view.firstBaselineAnchor : view.lastBaselineAnchor)
        case .width: self = .extent(item.widthAnchor)
        case .height: self = .extent(item.heightAnchor)
        case .notAnAttribute: preconditionFailure("a constraint needs an attribute of each of its items")
        }
    }

    /// The rectangle that an attribute speaks of.
    private static func inside(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> any LayoutItem {
        switch attribute {
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            guard let view = item as? View else { preconditionFailure("a layout guide has no \(attribute)") }
            return view.layoutMarginsGuide
        default: return item
        }
    }

    func constraint(
        _ relation: LayoutConstraint.Relation, _ other: AttributeAnchor, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> LayoutConstraint {
        switch (self, other) {
        case (.extent(let first), .extent(let second)):
            return first.constraint(relation, second, multiplier, constant)
        case (.x(let first), .x(let second)):
            AttributeAnchor.demandPlain(multiplier)
            return first.constraint(relation, second, constant)
        case (.y(let first), .y(let second)):
            AttributeAnchor.demandPlain(multiplier)
            return first.constraint(relation, second, constant)
        default: preconditionFailure("a place across, a place down and a measure cannot be compared with each other")
        }
    }

    private static func demandPlain(_ multiplier: CGFloat) {
        precondition(multiplier == 1, "only a width or a height can be \(multiplier) times another; of places it is 1")
    }
}

extension LayoutAnchor {
    /// Makes a constraint by a relation that is a value.
    func constraint(
        _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor<Kind>, _ constant: CGFloat
    ) -> LayoutConstraint {
        switch relation {
        case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
        case .equal: constraint(equalTo: other, constant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
        }
    }
}

extension LayoutAnchor where Kind == Extent {
    func constraint(
        _ relation: LayoutConstraint.Relation, _ other: LayoutDimension, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> LayoutConstraint {
        switch relation {
        case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case .equal: constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
    }

    func constraint(_ relation: LayoutConstraint.Relation, _ constant: CGFloat) -> LayoutConstraint {
        switch relation {
        case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
        case .equal: constraint(equalToConstant: constant)
        case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
        }
    }
}

/// Distances that nobody says a number for.
nonisolated enum SystemSpacing {
    /// Between two views, in points.
    static let beside: CGFloat = 8
}

extension LayoutAnchor where Kind == XAxis {
    /// Makes a constraint: this is so many usual distances behind another place.
    public func constraint(equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: CGFloat) -> LayoutConstraint
    {
        constraint(equalTo: other, constant: SystemSpacing.beside * multiplier)
    }

    /// Makes a constraint: this is at least so many usual distances behind another place.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: other, constant: SystemSpacing.beside * multiplier) }

    /// Makes a constraint: this is at most so many usual distances behind another place.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(lessThanOrEqualTo: other, constant: SystemSpacing.beside * multiplier) }
}

extension LayoutAnchor where Kind == YAxis {
    /// Makes a constraint: this is so many usual distances below another place.
    public func constraint(equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: CGFloat) -> LayoutConstraint
    {
        constraint(equalTo: other, constant: SystemSpacing.beside * multiplier)
    }

    /// Makes a constraint: this is at least so many usual distances below another place.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(greaterThanOrEqualTo: other, constant: SystemSpacing.beside * multiplier) }

    /// Makes a constraint: this is at most so many usual distances below another place.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint { constraint(lessThanOrEqualTo: other, constant: SystemSpacing.beside * multiplier) }
}

nonisolated extension LayoutPriority {
    /// Creates a priority, from 1 to 1000.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// A priority that is so much higher, and at most 1000.
    @_disfavoredOverload
    public static func + (priority: LayoutPriority, difference: CGFloat) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue + difference)
    }

    /// A priority that is so much lower, and at least 1.
    @_disfavoredOverload
    public static func - (priority: LayoutPriority, difference: CGFloat) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue - difference)
    }

    /// What dragging makes of a scene's size is stronger.
    public static let dragThatCanResizeScene = LayoutPriority(rawValue: 510)
    /// As strong as that a scene keeps its size.
    public static let sceneSizeStayPut = LayoutPriority(rawValue: 500)
    /// What dragging makes of a split is stronger.
    public static let dragThatCannotResizeScene = LayoutPriority(rawValue: 490)
}

extension StackView {
    /// The usual distance between two views, in points.
    nonisolated public static var spacingUseSystem: CGFloat { SystemSpacing.beside }

    /// For ``setCustomSpacing(_:after:)``: the stack's own distance.
    nonisolated public static var spacingUseDefault: CGFloat? { nil }
}

extension View {
    /// The smallest size, to fit a view to.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// A very large size, to fit a view to.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that the view's constraints want, near a size.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { layoutSizeFitting(targetSize) }

    /// Returns the size that the view's constraints want, near a size.
    ///
    /// - Parameters:
    ///   - targetSize: The size, in points.
    ///   - horizontal: How much its width matters.
    ///   - vertical: How much its height matters.
    /// - Returns: The size, in points.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { layoutSizeFitting(targetSize, horizontal: horizontal, vertical: vertical) }

    /// Adds a constraint: activates it.
    public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// Adds constraints: activates them.
    public func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Takes a constraint away: deactivates it.
    public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

    /// Takes constraints away: deactivates them.
    public func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

    /// Which way one reads in the view.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveLayoutDirection }
}

nonisolated extension Insets {
    /// Insets that are no different from none.
    public init() { self = .zero }
}

/// An item that constraints relate: a ``View`` or a ``LayoutGuide``.
@MainActor public protocol LayoutItem: AnyObject {
    /// The view in whose coordinate space the item is placed: a view's superview, a guide's owner.
    var layoutContainer: View? { get }
}

extension LayoutItem {
    /// The side where reading begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .leading) }
    /// The side where reading ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .trailing) }
    /// The left side, however one reads.
    public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .left) }
    /// The right side, however one reads.
    public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .right) }
    /// Halfway between the sides.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .centerX) }
    /// The upper edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .top) }
    /// The lower edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .bottom) }
    /// Halfway between the upper and the lower edge.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .centerY) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .height) }

    /// The item if it is a view, else the view that it belongs to.
    var nearestView: View? { self as? View ?? layoutContainer }
}

extension View: LayoutItem {
    /// The superview.
    public final var layoutContainer: View? { parent }

    /// The line that the letters of the first line stand on, see ``baselines(in:)``; the lower edge
    /// where there is no text.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .firstBaseline) }
    /// The line that the letters of the last line stand on, see ``baselines(in:)``; the lower edge
    /// where there is no text.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .lastBaseline) }
}

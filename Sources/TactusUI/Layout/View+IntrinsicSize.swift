/// How far down the lines of a text lie in a view, in points from its upper edge.
nonisolated public struct Baselines: Hashable, Sendable {
    /// The distance from the upper edge to the baseline of the first line, in points.
    public var first: Double
    /// The distance from the upper edge to the baseline of the last line, in points.
    public var last: Double

    /// Creates baselines.
    public init(first: Double, last: Double) {
        self.first = first
        self.last = last
    }
}

extension View {
    /// The value of ``intrinsicContentSize`` in a dimension in which a view has no size of its own: -1.
    nonisolated public static let noIntrinsicMetric = -1.0

    /// Says that ``intrinsicContentSize``, ``intrinsicHeight(forWidth:)`` or ``baselines(in:)`` may answer
    /// otherwise than before.
    ///
    /// They are asked again, and what depends on them is laid out, before the next frame is drawn. The superview is
    /// laid out as well, for it may place the view by ``sizeThatFits(_:)``.
    public final func invalidateIntrinsicContentSize() {
        layoutState?.placingEngine?.contentDidChange(of: self)
        parent?.subviewIntrinsicContentSizeDidChange(self)
        parent?.setNeedsLayout()
    }

    /// How much the view resists being larger than its content: ``LayoutPriority/defaultLow`` by default.
    ///
    /// - Parameter axis: In which direction.
    /// - Returns: The priority.
    public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
        layoutState?.hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being larger than its content.
    ///
    /// - Parameters:
    ///   - priority: Of several views in a row, the one with the lowest takes the room that is left.
    ///   - axis: In which direction.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        madeLayoutState.hugging[axis] = priority
        layoutState?.placingEngine?.placementDidChange(self)
    }

    /// How much the view resists being smaller than its content: ``LayoutPriority/defaultHigh`` by default.
    ///
    /// - Parameter axis: In which direction.
    /// - Returns: The priority.
    public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
        layoutState?.compressionResistance[axis] ?? .defaultHigh
    }

    /// Sets how much the view resists being smaller than its content.
    ///
    /// - Parameters:
    ///   - priority: Of several views in a row that lack room, the one with the lowest is cut.
    ///   - axis: In which direction.
    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
        madeLayoutState.compressionResistance[axis] = priority
        layoutState?.placingEngine?.placementDidChange(self)
    }
}

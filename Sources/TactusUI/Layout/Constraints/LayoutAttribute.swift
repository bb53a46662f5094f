/// A place or a measure of a view or a layout guide.
nonisolated public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The edge where reading begins: the left one, or the right one where text is read from the right.
    case leading
    /// The edge where reading ends.
    case trailing
    /// Halfway between the left and the right edge.
    case centerX
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// Halfway between the upper and the lower edge.
    case centerY
    /// The line that the letters of the first line stand on; the lower edge where there is no text.
    case firstBaseline
    /// The line that the letters of the last line stand on; the lower edge where there is no text.
    case lastBaseline
    /// The extent from side to side.
    case width
    /// The extent from top to bottom.
    case height

    /// The axis along which it is measured.
    public var axis: LayoutAxis {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: .vertical
        }
    }

    /// Whether it changes sides with the direction of reading.
    var isDirectional: Bool { self == .leading || self == .trailing }

    /// Whether it depends on where lines of text lie.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

public import Tactus

/// Which height of a bar a picture is for.
nonisolated public enum UIBarMetrics: Int, Hashable, Sendable, CaseIterable {
    /// The one that bars have.
    case `default`
}

extension SegmentedControl {
    /// Shows a picture behind segments in place of the plate and its ground.
    ///
    /// - Parameters:
    ///   - backgroundImage: The picture, stretched but for its cap insets; `nil` for the toolkit's own. One of no size
    ///     leaves the place empty.
    ///   - state: The segment's state, as a whole.
    ///   - barMetrics: In bars of which height.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: state) }

    /// Returns the picture that was set for segments in a state; `nil` when none was.
    public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: state)
    }

    /// Shows a picture on the line between two segments.
    ///
    /// - Parameters:
    ///   - dividerImage: The picture, in its own width and as high as the control; `nil` for that of the normal state.
    ///   - leftState: The state of the segment to its left, as a whole.
    ///   - rightState: The state of the segment to its right, as a whole.
    ///   - barMetrics: In bars of which height.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState) }

    /// Returns the picture that was set for between two segments; `nil` when none was.
    public final func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState) }
}

extension TextField {
    /// Creates a field with a border of a kind. `Scripts/port` writes it for `UITextField()`, which has none.
    ///
    /// - Parameters:
    ///   - borderStyle: The border.
    ///   - frame: Where it is placed, in points of its future superview.
    public convenience init(borderStyle: BorderStyle, frame: CGRect = .zero) {
        self.init(frame: frame)
        self.borderStyle = borderStyle
    }
}

public import TactusGeometry
import TactusUI

/// A view that puts views in a row or a column.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title, switch])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: title)
/// ```
///
/// It works by constraints: those of the program's own hold beside them, and stack views in stack views are solved as
/// one. Sizes come from `View.intrinsicContentSize`; of several views, the one that hugs its content least takes the
/// room that is left, and the one that resists least is cut. A view that is hidden takes up no room. Rows go the other
/// way where one reads from the right.
///
/// The stack view is as large as its own constraints or frame say; where they do not, as small as its views allow.
open class StackView: View {
    /// How the views share the room along the axis.
    nonisolated public enum Distribution: Hashable, Sendable {
        /// They fill it: the one that hugs its content least grows, or the one that resists least shrinks.
        case fill
        /// They fill it, all as large as each other.
        case fillEqually
        /// They fill it, in proportion to their intrinsic sizes. Of more than 256 each has its part, and one that is of
        /// another size leaves some of it empty or exceeds it.
        case fillProportionally
        /// The gaps between them are as large as each other, and at least ``StackView/spacing``.
        case equalSpacing
        /// Their middles are as far apart as each other as far as can be, and the gaps at least ``StackView/spacing``.
        /// More than 256 are spaced as by ``equalSpacing``.
        case equalCentering
    }

    /// The alignment of the arranged views across the axis.
    nonisolated public enum Alignment: Hashable, Sendable {
        /// They are as large as the stack view.
        case fill
        /// At the edge where reading begins; in a row, at the upper edge.
        case leading
        /// In the middle.
        case center
        /// At the edge where reading ends; in a row, at the lower edge.
        case trailing
        /// Their first lines are on one line. In a column it is as ``leading``.
        case firstBaseline
        /// Their last lines are on one line. In a column it is as ``leading``.
        case lastBaseline

        /// In a row: at the upper edge.
        public static let top = Alignment.leading
        /// In a row: at the lower edge.
        public static let bottom = Alignment.trailing
    }

    /// The views in the stack, in their order, hidden ones included. All of them are subviews.
    public private(set) final var arrangedSubviews: [View] = []

    /// Along which axis the views lie: from side to side by default.
    public final var axis = LayoutAxis.horizontal {
        didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
    }
    /// How the views share the room along the axis: ``Distribution/fill`` by default.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The alignment of the views across the axis: ``Alignment/fill`` by default.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
    }
    /// The room between two views, in points; none by default. It must be finite.
    public final var spacing = 0.0 {
        didSet {
            precondition(spacing.isFinite, "the spacing of \(debugTitle) must be finite, not \(spacing)")
            if spacing != oldValue { setNeedsUpdateConstraints() }
        }
    }
    /// Whether the room between two views of a column is measured from the last line of the upper one to the first line
    /// of the lower one. `false` by default.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }
    /// Whether the views lie inside `View.layoutMargins`, not inside the edges. `false` by default.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() } }
    }

    private var customSpacings: [View: Double] = [:]
    /// What the stack view has activated, and the guides for it.
    private var made = StackConstraints()

    /// Creates a stack view with views in their order.
    ///
    /// - Parameters:
    ///   - arrangedSubviews: The views.
    ///   - frame: Where it is placed in its future superview, in points.
    public convenience init(arrangedSubviews: [View] = [], frame: Rect = .zero) {
        self.init(frame: frame)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// Creates a stack view without views, placed at `frame` in its future superview, in points. A subclass overrides
    /// this initializer, and has the other by it.
    public override init(frame: Rect) {
        super.init(frame: frame)
        setNeedsUpdateConstraints()
    }

    /// This class.
    open override class var geometricClass: View.Type { StackView.self }

    open override class var nonDrawingClass: View.Type? { StackView.self }

    // MARK: Views

    /// Puts a view at the end of the stack. It becomes a subview, and is placed by constraints from now on.
    public final func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedIndex(of: view) == nil ? 0 : 1))
    }

    /// Puts a view into the stack. It becomes a subview, and is placed by constraints from now on.
    ///
    /// - Parameters:
    ///   - view: The view. One that is in the stack changes its place.
    ///   - index: Its place among ``arrangedSubviews`` as they are without it.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        if let former = arrangedIndex(of: view) { arrangedSubviews.remove(at: former) }
        precondition(
            (0...arrangedSubviews.count).contains(index),
            "there is no place \(index) among \(arrangedSubviews.count + 1) in \(debugTitle)")
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: index)
        setNeedsUpdateConstraints()
    }

    /// Takes a view out of the stack. It stays a subview, where it is; to take it away altogether, let
    /// it leave its superview.
    public final func removeArrangedSubview(_ view: View) {
        guard let index = arrangedIndex(of: view) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[view] = nil
        setNeedsUpdateConstraints()
    }

    /// Takes a subview that leaves out of the stack. An override calls `super`.
    open override func willRemoveSubview(_ subview: View) { removeArrangedSubview(subview) }

    /// Where a view is among those that are arranged, which are subviews all. Those that leave are mostly at an end.
    private func arrangedIndex(of view: View) -> Int? {
        guard view.superview === self else { return nil }
        var first = 0
        var last = arrangedSubviews.count - 1
        while first <= last {
            if arrangedSubviews[first] === view { return first }
            if arrangedSubviews[last] === view { return last }
            first += 1
            last -= 1
        }
        return nil
    }

    // MARK: Spacing

    /// Sets the room after one view, in place of ``spacing``.
    ///
    /// - Parameters:
    ///   - spacing: The room in points, which must be finite; `nil` for ``spacing``.
    ///   - view: One of ``arrangedSubviews``. A hidden view has no room after it.
    public final func setCustomSpacing(_ spacing: Double?, after view: View) {
        precondition(spacing?.isFinite ?? true, "the spacing after \(view.debugTitle) must be finite")
        guard arrangedSubviews.contains(view), customSpacings[view] != spacing else { return }
        customSpacings[view] = spacing
        setNeedsUpdateConstraints()
    }

    /// Returns the room after one view that was set for it, in points.
    ///
    /// - Parameter view: One of ``arrangedSubviews``.
    /// - Returns: The room; `nil` when ``spacing`` counts.
    public final func customSpacing(after view: View) -> Double? { customSpacings[view] }

    // MARK: Layout

    /// Makes the constraints between the views that are not there yet, and removes those that hold no more. An
    /// override calls `super`.
    open override func updateConstraints() {
        var wanted = StackConstraints(of: self, replacing: made)
        wanted.activate(in: self, replacing: made)
        made = wanted
        super.updateConstraints()
    }

    /// The size that the views give the stack view when it would like to be of another one, see
    /// `View.layoutSizeFitting(_:horizontal:vertical:)`. Infinite room asks for as little as can be.
    open override func sizeThatFits(_ size: Size) -> Size {
        layoutSizeFitting(
            Size(width: size.width.isFinite ? size.width : 0, height: 0),
            horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    /// Arranges the views anew when one of them was hidden or shown. An override calls `super`.
    open override func subviewVisibilityDidChange(_ subview: View) { setNeedsUpdateConstraints() }

    /// Arranges the views anew where they share the room by their own sizes. An override calls `super`.
    open override func subviewIntrinsicContentSizeDidChange(_ subview: View) {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    }
}

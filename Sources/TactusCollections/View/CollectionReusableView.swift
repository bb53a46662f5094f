public import TactusGeometry
import TactusUI

/// A view that a ``CollectionView`` shows for one thing, and again for another when the first has left the screen: what
/// cells, headers and footers have in common.
open class CollectionReusableView: View {
    /// As what it was registered; `nil` for one that was made otherwise, which is not shown again.
    final var kind: ReuseKind?
    /// Whether it was measured as what it shows now.
    final var isMeasured = false
    /// Whether it was placed as what it shows now.
    final var isPlaced = false
    /// Whether it shows as attributes say, which are more than a frame.
    final var isAttributed = false
    /// Whether it fades on its way out.
    final var isFading = true
    /// How it shows at last, where its section says so; `nil` otherwise, and as soon as it is on its way there.
    final var finalAttributes: CollectionLayoutAttributes?
    final weak var collectionView: CollectionView?

    /// Creates a view. A ``CollectionView`` places it.
    public required override init(frame: Rect = .zero) { super.init(frame: frame) }

    /// This class.
    open override class var geometricClass: View.Type { CollectionReusableView.self }

    open override class var nonDrawingClass: View.Type? { CollectionReusableView.self }

    /// Sent before the view shows something else. Does nothing by default.
    open func prepareForReuse() {}

    /// Returns how high the view is when it is so wide, where the layout asks it
    /// (``CollectionLayoutDimension/estimated(_:)``); by default what ``sizeThatFits(_:)`` says.
    ///
    /// - Parameter width: The width in points.
    /// - Returns: The height in points. What is no number, or less than 0, is reported, and the estimate counts.
    open func height(forWidth width: Double) -> Double { sizeThatFits(Size(width: width, height: .infinity)).height }

    /// Returns how wide the view is when it is so high, where a layout that scrolls sideways asks it
    /// (``CollectionLayoutDimension/estimated(_:)``); by default what ``sizeThatFits(_:)`` says.
    ///
    /// - Parameter height: The height in points.
    /// - Returns: The width in points. What is no number, or less than 0, is reported, and the estimate counts.
    open func width(forHeight height: Double) -> Double { sizeThatFits(Size(width: .infinity, height: height)).width }

    /// What constraints inside the view want, in the room that there is; where it has none, the view's present size.
    open override func sizeThatFits(_ size: Size) -> Size {
        guard hasSizeOfConstraints else { return super.sizeThatFits(size) }
        let content = sizedContent
        let (width, height) = (size.width.isFinite, size.height.isFinite)
        let fitting = content.layoutSizeFitting(
            Size(width: width ? max(size.width, 0) : 0, height: height ? max(size.height, 0) : 0),
            horizontal: width ? .required : .fittingSizeLevel, vertical: height ? .required : .fittingSizeLevel)
        // Constraints that say nothing of a dimension leave it as it is.
        return Size(
            width: fitting.width > 0 ? fitting.width : bounds.width,
            height: fitting.height > 0 ? fitting.height : bounds.height)
    }

    /// Whether constraints inside say something of the size.
    final var hasSizeOfConstraints: Bool {
        sizedContent.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The view whose constraints tell the size.
    var sizedContent: View { self }

    /// Asks anew how high the view is, with the next layout: for a view that shows something else by itself.
    public final func setNeedsMeasuring() {
        isMeasured = false
        collectionView?.setNeedsLayout()
    }
}

/// As what views were registered: those of one kind are shown for each other.
final class ReuseKind {
    let make: () -> CollectionReusableView

    init(_ make: @escaping () -> CollectionReusableView) { self.make = make }
}

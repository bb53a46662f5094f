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
    /// What the view was told last of how it shows; `nil` for a view that is told nothing, and one that is to show
    /// something else.
    final var reported: CollectionElementAttributes?

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

    /// Called when the collection has placed the view as its layout says, before it shows: at first, and whenever that
    /// is otherwise. In an animated change it is called in the animation. Does nothing by default. UIKit's
    /// `apply(_:)`.
    ///
    /// - Parameter layoutAttributes: How the view shows: an object of the class that the layout says it by
    ///   (``CollectionLayoutAttributes/object``).
    open func apply(_ layoutAttributes: CollectionElementAttributes) {}

    /// Returns how large the view would like to be, where the layout asks it
    /// (``CollectionLayoutDimension/estimated(_:)``): of the dimensions that are estimated, what it says counts. By
    /// default what ``height(forWidth:)``, ``width(forHeight:)``, or ``sizeThatFits(_:)`` for both say. UIKit's
    /// `preferredLayoutAttributesFitting(_:)`.
    ///
    /// - Parameter layoutAttributes: How the view would show by the estimate, for the override to change.
    /// - Returns: The same with another size, or others.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionElementAttributes
    ) -> CollectionElementAttributes {
        guard let preferred = layoutAttributes.copy() as? CollectionElementAttributes else { return layoutAttributes }
        let size = layoutAttributes.size
        switch (layoutAttributes.estimatesWidth, layoutAttributes.estimatesHeight) {
        case (true, true): preferred.frame.size = sizeThatFits(Size(width: .infinity, height: .infinity))
        case (true, false): preferred.frame.size.width = width(forHeight: size.height)
        case (false, true): preferred.frame.size.height = height(forWidth: size.width)
        case (false, false): break
        }
        return preferred
    }

    /// Whether the view's class may override what it is notified of: those of this module do not.
    final var receivesAttributes: Bool {
        let own = type(of: self)
        return own != CollectionCell.self && own != CollectionListCell.self && own != CollectionHeaderFooterView.self
            && own != CollectionReusableView.self
    }

    /// Tells the view how it shows, where that is otherwise than it was told.
    ///
    /// - Parameters:
    ///   - attributes: How it shows.
    ///   - element: What it is, where the attributes do not say it.
    ///   - isPlacedAnew: Whether it was elsewhere just now.
    final func notify(
        _ attributes: CollectionLayoutAttributes, _ element: CollectionLayoutAttributes.Element?, isPlacedAnew: Bool
    ) {
        guard receivesAttributes else { return }
        var attributes = attributes
        if attributes.element == nil { attributes.element = element }
        guard isPlacedAnew || reported?.says(attributes) != true else { return }
        let object = attributes.reported
        guard isPlacedAnew || !object.isEqual(reported) else { return }
        reported = object
        apply(object)
    }

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

import TactusControls
public import TactusGeometry
public import TactusGraphics
public import TactusUI

/// A row: what a ``ListContentConfiguration`` says, with accessories at the end. UIKit's `UICollectionViewListCell`.
///
/// In a section of rows (`CollectionLayout.list(_:)`) it draws the plate that the section's style asks for, and the
/// line below, which begins where the text does.
open class CollectionListCell: CollectionCell {
    /// What the row shows.
    public final var contentConfiguration = ListContentConfiguration() {
        didSet { if contentConfiguration != oldValue { configurationDidChange() } }
    }

    /// What stands at the end of the row, in its order; nothing by default.
    public final var accessories: [CellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How deep the row is in an outline; 0 by default. Each level moves what it shows by
    /// `Theme.Spacing.extraLarge`, 20 points by default.
    public final var indentationLevel = 0 {
        didSet {
            guard indentationLevel != oldValue else { return }
            contentView.setNeedsLayout()
            setNeedsMeasuring()
            setNeedsDisplay()
        }
    }

    /// What shows the configuration and the accessories. It lies in ``CollectionCell/contentView``, behind what a
    /// program has put there, while there is a text or a picture to show; until then `contentView` is empty, and this
    /// is over it, with the accessories alone.
    public final var listContentView: View { content }

    private let content = RowContentView()

    /// Creates a row. A ``CollectionView`` places it.
    public required init(frame: Rect = .zero) {
        super.init(frame: frame)
        content.cell = self
        content.removed = { [weak self] in self?.setNeedsLayout() }
        addSubview(content)
    }

    /// This class.
    open override class var geometricClass: View.Type { CollectionListCell.self }

    open override func layoutSubviews() {
        holdContent()
        super.layoutSubviews()
        content.showExpansion()
        roundCorners()
    }

    /// Brings what shows the row to where it belongs: who takes everything out of the content to fill it anew means
    /// what is the program's own.
    private func holdContent() {
        if contentConfiguration.isEmpty {
            guard content.superview !== self else { return }
            insertSubview(content, aboveSubview: contentView)
        } else if content.superview !== contentView {
            contentView.insertSubview(content, at: 0)
        } else {
            return
        }
        setNeedsLayout()
    }

    override func layOutContent() {
        let place = bounds.insetBy(dx: min(boundaryInset, bounds.width / 2), dy: 0)
        content.frame = content.superview === self ? place.offsetBy(dx: contentShift, dy: 0) : place
        super.layOutContent()
    }

    override var spokenContent: String? {
        guard content.superview === self, let signs = content.spokenLabels else { return super.spokenContent }
        return super.spokenContent.map { "\($0), \(signs)" } ?? signs
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        let row = content.height(forWidth: size.width - 2 * boundaryInset)
        guard hasSizeOfConstraints else { return Size(width: size.width, height: row) }
        // What the program has put into the row decides, unless the row says something itself.
        let own = super.sizeThatFits(size).height
        let isBare = contentConfiguration == ListContentConfiguration() && accessories.isEmpty
        return Size(width: size.width, height: isBare ? own : max(own, row))
    }

    /// Draws the row anew, and shows the accessories that are for its state.
    open override func stateDidChange() {
        super.stateDidChange()
        content.showSelection(isSelected)
        roundCorners()
        if content.showAccessories(isEditing: isEditing) { setNeedsMeasuring() }
    }

    /// Selects the item, or expands and collapses it where an accessory says so.
    open override func touchWasLiftedInside(_ touch: Touch, with event: Event?) {
        guard !isEditing, accessories.contains(where: \.expandsByRow) else {
            return super.touchWasLiftedInside(touch, with: event)
        }
        toggleExpansion()
    }

    /// There are words at the side of the collection, or none any more.
    final func indexDidChange() {
        content.setNeedsLayout()
        setNeedsMeasuring()
        setNeedsDisplay()
    }

    private func configurationDidChange() {
        content.show(contentConfiguration)
        holdContent()
        setNeedsMeasuring()
        setNeedsDisplay()
    }

    private func accessoriesDidChange() {
        content.setAccessories(accessories, isEditing: isEditing)
        content.showSelection(isSelected)
        setNeedsMeasuring()
    }

    override func rowPositionDidChange() {
        super.rowPositionDidChange()
        roundCorners()
        let plate = rowPosition.map { $0.appearance.appearance.hasPlates ? CollectionLook.plate : nil } ?? nil
        // In the hand a plain row keeps what it lies on.
        if plate != nil || !isLifted { backgroundColor = plate }
    }

    private func roundCorners() {
        let appearance = rowPosition?.appearance.appearance
        let isAlone = isLifted || appearance == .sidebar
        let radius = appearance == .insetGrouped ? theme.radii.large : isAlone ? theme.radii.medium : 0
        // In the hand it is no part of its plate.
        let top = isAlone || rowPosition?.isFirst == true ? radius : 0
        let bottom = isAlone || rowPosition?.isLast == true ? radius : 0
        var radii = CornerRadii(topLeft: top, topRight: top, bottomLeft: bottom, bottomRight: bottom)
        radii.curve = theme.radii.curve
        if cornerRadii != radii { cornerRadii = radii }
    }

    /// Draws what is behind the content of a row that is selected or has a finger on it, and the line below.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if isSelected { canvas.fill(bounds, with: CollectionLook.selected) }
        if isHighlighted { canvas.fill(bounds, with: CollectionLook.highlighted) }
        if isSelected || isHighlighted, canvas.colorTraits.accessibilityContrast == .high {
            let line = bounds.insetBy(dx: 1.5, dy: 1.5)
            if !line.isEmpty {
                canvas.stroke(
                    Path(rect: line), with: isSelected ? .tintColor.signShade : .secondaryLabel,
                    width: isSelected ? 3 : 1)
            }
        }
        if let rowPosition, !isLifted { drawSeparators(of: rowPosition, on: canvas) }
        if isMarked { FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas) }
    }

    private func drawSeparators(of row: RowPosition, on canvas: Canvas) {
        let (lines, separators) = (row.lines, row.separators)
        let pixel = 1 / (window?.windowScene?.scale ?? 1)
        if lines.top { drawSeparator(at: 0, pixel, separators.topSeparatorInsets, separators.color, on: canvas) }
        if lines.bottom {
            let y = bounds.maxY - pixel
            drawSeparator(at: y, pixel, separators.bottomSeparatorInsets, separators.color, on: canvas)
        }
    }

    private func drawSeparator(
        at y: Double, _ pixel: Double, _ insets: DirectionalInsets, _ color: Color, on canvas: Canvas
    ) {
        let automatic = ListSeparatorConfiguration.automaticInsets
        let start =
            insets.leading == automatic.leading ? content.textStart(indentation: indentation) : insets.leading
        let strip = max((collectionView?.indexStrip?.width ?? 0) - sideInset, 0)
        let end = bounds.width - (insets.trailing == automatic.trailing ? strip : insets.trailing)
        guard start.isFinite, end.isFinite, end > start else { return }
        let x = effectiveLayoutDirection == .rightToLeft ? bounds.width - end : start
        canvas.fill(Rect(x: x, y: y, width: end - start, height: pixel), with: color)
    }

    /// How far the row is from the side of the collection.
    private var sideInset: Double { look.sideInset(of: rowPosition?.appearance.appearance) }

    /// How far the rows are from the sides that this row stands above or below: its words begin where theirs do.
    final var boundaryInset = 0.0 {
        didSet {
            guard boundaryInset != oldValue else { return }
            setNeedsLayout()
            setNeedsMeasuring()
        }
    }

    /// What the words at the side of the collection take of the row, in points from its end.
    final var indexRoom: Double {
        guard let strip = collectionView?.indexStrip else { return 0 }
        return max(strip.width + look.accessorySpacing - sideInset, 0)
    }

    final var indentation: Double { Double(max(indentationLevel, 0)) * look.indentation }
}

public import TactusControls
public import TactusGeometry
import TactusGraphics
public import TactusUI

/// The words above or below a section of rows.
open class CollectionHeaderFooterView: CollectionReusableView {
    /// The words.
    public final let label = Label()

    /// How far the rows are from the sides: the words begin where the text of the rows does.
    final var sideInset = 0.0 { didSet { if sideInset != oldValue { setNeedsLayout() } } }

    /// Whether the view stays in sight while its section is scrolled past, and lies over rows.
    public internal(set) final var isPinned = false {
        didSet { if isPinned != oldValue { backgroundColor = isPinned ? CollectionLook.pinnedHeader : nil } }
    }

    /// Creates a header. A ``CollectionView`` places it.
    public required init(frame: Rect = .zero) {
        super.init(frame: frame)
        label.font = .preferred(.footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
    }

    /// This class.
    open override class var geometricClass: View.Type { CollectionHeaderFooterView.self }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isPinned = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(sideInset + look.margin, bounds.width / 2), dy: 0)
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        let look = look
        let room = max(size.width - 2 * (sideInset + look.margin), 0)
        let text = label.sizeThatFits(Size(width: room, height: .infinity))
        return Size(
            width: size.width.isFinite ? size.width : (text.width + 2 * (sideInset + look.margin)).rounded(.up),
            height: (text.height + 2 * look.headerMargin).rounded(.up))
    }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.heading, label: label.text, isElement: true)
    }
}

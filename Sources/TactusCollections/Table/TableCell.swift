import TactusControls
import TactusGeometry
import TactusGraphics
import TactusUI

/// One cell of a table: a text, or a view of the data source.
final class TableCell: View {
    let label = Label()
    private weak var table: TableView?
    /// Where it is; `nil` while it shows nothing.
    var position: TablePosition?

    var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    /// Whether the mark of the keys is on it.
    var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }

    /// The view that shows the cell otherwise than as a text.
    var custom: View? {
        didSet {
            guard custom !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let custom { addSubview(custom) }
            label.isHidden = custom != nil
            setNeedsLayout()
        }
    }

    init(of table: TableView) {
        self.table = table
        super.init(frame: .zero)
        clipsToBounds = true
        label.lineBreakMode = .truncatingTail
        addSubview(label)
    }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: min(look.tableMargin, bounds.width / 2), dy: 0)
        custom?.frame = bounds
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        if isSelected { canvas.fill(bounds, with: CollectionLook.selected) }
        let pixel = 1 / (window?.windowScene?.scale ?? 1)
        canvas.fill(Rect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel), with: .separator)
        if isMarked { FocusRing.draw(in: bounds, cornerRadius: 0, on: canvas) }
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .cell, label: custom == nil ? label.text : custom?.spokenLabels,
            isElement: custom == nil, state: AccessibilityState(isSelected: isSelected))
    }

    override var isFocusedPart: Bool { isMarked }

    override func accessibilityActivate() -> Bool {
        guard let position else { return false }
        table?.select(position, [])
        return true
    }
}

/// What stands above a column.
final class TableHeaderCell: View {
    let label = Label()
    private let sign = IconView(.chevronUp)
    private(set) var column: TableColumn?

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        clipsToBounds = true
        label.font = .preferred(.subheadline)
        label.textColor = .secondaryLabel
        sign.tintColor = .secondaryLabel
        sign.isUserInteractionEnabled = false
        backgroundColor = CollectionLook.tableHeader
        addSubview(label)
        addSubview(sign)
    }

    func show(_ column: TableColumn, sort: TableSort?) {
        self.column = column
        if label.text != column.title { label.text = column.title }
        label.textAlignment = column.alignment
        let isSorted = sort?.column == column.id
        sign.isHidden = !isSorted
        if isSorted { sign.icon = sort?.isAscending == true ? .chevronUp : .chevronDown }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let margin = look.tableMargin
        let side = scaledValue(12, for: label.font)
        let room = sign.isHidden ? 0.0 : side + margin
        let width = max(bounds.width - 2 * margin - room, 0)
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        label.frame = Rect(x: margin + (isMirrored ? room : 0), y: 0, width: width, height: bounds.height)
        sign.frame = Rect(
            x: isMirrored ? margin : bounds.width - margin - side, y: (bounds.height - side) / 2, width: side,
            height: side)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let pixel = 1 / (window?.windowScene?.scale ?? 1)
        canvas.fill(Rect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel), with: .separator)
        let end = effectiveLayoutDirection == .rightToLeft ? bounds.minX : bounds.maxX - pixel
        let inset = look.tableMargin
        canvas.fill(
            Rect(x: end, y: inset, width: pixel, height: max(bounds.height - 2 * inset, 0)), with: .separator)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.columnHeader, label: label.text, isElement: true)
    }
}

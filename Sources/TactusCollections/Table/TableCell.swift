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
        label.frame = bounds.insetBy(dx: CollectionLook.tableMargin, dy: 0)
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
        let room = sign.isHidden ? 0.0 : 18
        label.frame = Rect(
            x: CollectionLook.tableMargin, y: 0, width: max(bounds.width - 2 * CollectionLook.tableMargin - room, 0),
            height: bounds.height)
        sign.frame = Rect(
            x: bounds.width - CollectionLook.tableMargin - 12, y: (bounds.height - 12) / 2, width: 12, height: 12)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let pixel = 1 / (window?.windowScene?.scale ?? 1)
        canvas.fill(Rect(x: 0, y: bounds.maxY - pixel, width: bounds.width, height: pixel), with: .separator)
        canvas.fill(
            Rect(x: bounds.maxX - pixel, y: 6, width: pixel, height: max(bounds.height - 12, 0)), with: .separator)
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.columnHeader, label: label.text, isElement: true)
    }
}

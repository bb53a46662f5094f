import Tactus

/// Draws the plate behind a row that is chosen, has a finger on it, or is marked by keys.
@MainActor
private func drawPlate(of cell: CollectionCell, on canvas: Canvas) {
    let plate = cell.bounds.insetBy(dx: 8, dy: 1)
    guard !plate.isEmpty else { return }
    let radius = cell.theme.radii.medium
    if cell.isSelected {
        canvas.fill(Path(roundedRect: plate, cornerRadius: radius), with: .tintColor.withAlphaComponent(0.16))
    } else if cell.isHighlighted {
        canvas.fill(Path(roundedRect: plate, cornerRadius: radius), with: .tertiarySystemFill)
    }
    if cell.isMarked { FocusRing.draw(in: plate, cornerRadius: radius, on: canvas) }
}

/// A folder in the list of folders.
final class FolderCell: CollectionListCell {
    override func draw(_ rect: Rect, in canvas: Canvas) { drawPlate(of: self, on: canvas) }
}

/// A note in a list: its title, when it was written, and how it begins.
final class NoteCell: CollectionCell {
    private let title = Label()
    private let date = Label()
    private let excerpt = Label()
    private let pin = IconView(.pinFill)

    required init(frame: Rect = .zero) {
        super.init(frame: frame)
        title.font = .preferred(.headline)
        date.font = .preferred(.subheadline)
        date.textColor = .secondaryLabel
        excerpt.font = .preferred(.subheadline)
        excerpt.textColor = .secondaryLabel
        pin.isUserInteractionEnabled = false
        for view in [title, date, excerpt, pin] { contentView.addSubview(view) }
    }

    override class var nonDrawingClass: View.Type? { nil }

    func show(_ note: Note, at now: Moment) {
        title.text = note.shownTitle
        date.text = note.edited.spoken(at: now)
        excerpt.text = note.excerpt
        pin.isHidden = !note.isPinned
        setNeedsLayout()
    }

    private var lines: (title: Double, detail: Double) {
        (title.intrinsicContentSize.height, date.intrinsicContentSize.height)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: (lines.title + lines.detail + 3 + 2 * 12).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveLayoutDirection == .rightToLeft
        let box = contentView.bounds
        func lay(_ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
            let left = isMirrored ? box.width - x - width : x
            view.frame = Rect(x: left, y: y.rounded(), width: max(width, 0), height: height)
        }
        let (first, second) = lines
        let margin = 16.0
        let width = box.width - 2 * margin
        let sign = pin.isHidden ? 0.0 : 22
        let top = (box.height - first - second - 3) / 2
        lay(title, margin, top, width - sign, first)
        lay(pin, box.width - margin - 16, top + first / 2 - 8, 16, 16)
        let dateWidth = min(date.intrinsicContentSize.width.rounded(.up), width)
        lay(date, margin, top + first + 3, dateWidth, second)
        lay(excerpt, margin + dateWidth + 8, top + first + 3, width - dateWidth - 8, second)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { drawPlate(of: self, on: canvas) }
}

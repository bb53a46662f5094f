import Tactus

/// A card that can be chosen with a tap, and dragged to wherever something like it is wanted.
final class CardView: Control, DragInteractionDelegate {
    let card: Card
    private let journal: Journal
    private let title: Label
    private let detail: Label
    private let picture: ImageView

    init(_ card: Card, journal: Journal) {
        self.card = card
        self.journal = journal
        title = Label(text: card.title)
        detail = Label(text: card.detail)
        picture = ImageView(image: card.picture)
        super.init(frame: .zero)
        name = "card \(card.title)"
        accessibilityLabel = card.title
        backgroundColor = Palette.card
        cornerRadius = 14
        shadow = Theme.standard.shadows.card
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.textColor = Palette.ink
        detail.font = .systemFont(ofSize: 14)
        detail.textColor = Palette.faintInk
        detail.numberOfLines = 2
        picture.contentMode = .scaleAspectFill
        picture.cornerRadius = 6
        picture.clipsToBounds = true
        for view in [title, detail, picture] { addSubview(view) }
        addInteraction(DragInteraction(delegate: self))
        stateDidChange()
    }

    private static let inset = Vector(dx: 14, dy: 12)

    /// How wide the card is at the least: its title can be read.
    var leastWidth: Double { title.intrinsicContentSize.width + 2 * Self.inset.dx }

    /// How high the card is with all that it says.
    func height(forWidth width: Double) -> Double {
        let room = Size(width: max(width - 2 * Self.inset.dx, 0), height: .infinity)
        let rest = max(detail.sizeThatFits(room).height, 60)
        return max(title.intrinsicContentSize.height, 22) + 6 + rest + 2 * Self.inset.dy
    }

    override func layoutSubviews() {
        let inner = bounds.insetBy(dx: Self.inset.dx, dy: Self.inset.dy)
        let line = max(title.intrinsicContentSize.height, 22)
        title.frame = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: line)
        let above = line + 6
        let rest = Rect(
            x: inner.minX, y: inner.minY + above, width: inner.width, height: max(inner.height - above, 0))
        detail.frame = Rect(origin: rest.origin, size: detail.sizeThatFits(rest.size))
        picture.frame = rest
    }

    override func stateDidChange() {
        borderWidth = isSelected ? 2 : 0
        borderColor = Palette.accent
    }

    // MARK: Dragging it

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
        card.item.types.isEmpty ? [] : [card.item]
    }

    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        journal.record("drags \(card.title)")
    }

    func dragInteraction(_ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?) {
        journal.record("dragged \(card.title): \(operation.map { "\($0)" } ?? "nothing")")
    }
}

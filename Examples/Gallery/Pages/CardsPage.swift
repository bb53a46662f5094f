import Tactus

/// A table with cards, and a button that lays them side by side.
final class CardsPage: View {
    private let table = View()
    private let button = Button(title: "Tidy up", style: .filled)
    private let cards: [CardView]
    private static let margin = 20.0

    override init(frame: Rect = .zero) {
        cards = Palette.cards.indices.map { CardView(number: $0 + 1, colors: Palette.cards[$0]) }
        super.init(frame: frame)
        table.name = "table"
        table.backgroundColor = .secondarySystemGroupedBackground
        table.cornerRadius = 18
        table.clipsToBounds = true
        button.name = "button"
        button.addTarget(self, action: CardsPage.tidyUp, for: .primaryActionTriggered)
        addSubview(table)
        addSubview(button)
        for card in cards { table.addSubview(card) }
    }

    override func layoutSubviews() {
        // As wide as the cards of the other pages, and where they are.
        let side = max(Self.margin, (bounds.width - FormPage.widest) / 2)
        let inner = bounds.inset(by: Insets(top: 4, left: side, bottom: 16, right: side))
        guard !inner.isNull else { return }
        let height = max(button.intrinsicContentSize.height, 52)
        // In the middle, and clear of the button that opens the log.
        let width = min(button.intrinsicContentSize.width + 96, inner.width)
        button.frame = Rect(x: (bounds.width - width) / 2, y: inner.maxY - height, width: width, height: height)
        let size = Size(width: inner.width, height: max(inner.height - height - 16, 0))
        guard table.bounds.size != size else { return }
        table.frame = Rect(origin: inner.origin, size: size)
        tidyUp()
    }

    /// Lays the cards side by side, face up.
    private func tidyUp() {
        let step = table.bounds.width / Double(cards.count)
        for (index, card) in cards.enumerated() {
            card.stop()
            card.isTurned = false
            card.center = Point(x: step * (Double(index) + 0.5), y: table.bounds.height / 2)
        }
    }
}

import Tactus

/// The content of the window: a heading, a table with cards, a button, and the log.
final class GalleryView: View {
    let logView = LogView()

    private let title = Label(text: "Tactus Gallery")
    private let subtitle = Label(text: "Drag the cards, fling them, tap to turn them over.")
    private let table = View()
    private let button = Button(title: "Tidy up", style: .filled)
    private let cards: [CardView]
    private static let margin = 20.0

    override init(frame: Rect) {
        cards = Palette.cards.indices.map { CardView(number: $0 + 1, colors: Palette.cards[$0]) }
        super.init(frame: frame)
        name = "gallery"
        title.font = .systemFont(ofSize: 26, weight: .bold)
        subtitle.font = .systemFont(ofSize: 14)
        subtitle.textColor = .secondaryLabel
        table.name = "table"
        table.backgroundColor = .tertiarySystemGroupedBackground
        table.cornerRadius = 18
        table.clipsToBounds = true
        button.name = "button"
        button.font = .systemFont(ofSize: 18, weight: .semibold)
        button.addTarget(self, action: GalleryView.tidyUp, for: .primaryActionTriggered)
        for view in [title, subtitle, table, button, logView] { addSubview(view) }
        for card in cards { table.addSubview(card) }
    }

    override func layoutSubviews() {
        // The gallery fills its window, whatever size the desktop gives that.
        if let superview, frame != superview.bounds { frame = superview.bounds }
        let width = bounds.width - 2 * Self.margin
        let left = Self.margin
        title.frame = Rect(x: left, y: 18, width: width, height: 34)
        subtitle.frame = Rect(x: left, y: 54, width: width, height: 20)
        let logHeight = 150.0
        let logTop = bounds.height - logHeight
        logView.frame = Rect(x: 0, y: logTop, width: bounds.width, height: logHeight)
        button.frame = Rect(x: left, y: logTop - 68, width: width, height: 52)
        table.frame = Rect(x: left, y: 88, width: width, height: max(logTop - 68 - 16 - 88, 0))
        if cards.allSatisfy({ $0.center == .zero }) { tidyUp() }
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

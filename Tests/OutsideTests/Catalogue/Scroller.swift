import Tactus

/// A scroll view that the catalogue goes through, with what is its own: where it rests, and how far its keys go.
@MainActor
struct Scroller {
    /// The view: 200 by 120 points, five cards side by side, the lowest 16 points of which are free.
    let view: ScrollView
    /// Where the content begins and ends.
    let offsets: ClosedRange<Double>
    /// Where the content is after an arrow to the right at its beginning.
    let offsetAfterArrow: Double
    /// What assistive tools are told at the beginning, and after an increment.
    let values: [String]
    /// The places at which the content rests that is let go; `nil` for any.
    let stops: [Double]?

    /// Whether content that was let go may rest at an offset.
    func mayRest(at offset: Double) -> Bool { stops.map { $0.contains(offset) } ?? offsets.contains(offset) }
}

/// The scroll views that the catalogue goes through.
enum ScrollerKind: CaseIterable {
    case scrollView, carousel

    @MainActor func make() -> Scroller {
        let cards = (0..<5).map { _ in View() }
        for (index, card) in cards.enumerated() {
            card.backgroundColor = index.isMultiple(of: 2) ? .systemGray3 : .systemGray4
            card.name = "card \(index)"
        }
        let frame = Rect(x: 0, y: 0, width: 200, height: 120)
        switch self {
        case .scrollView:
            let view = ScrollView(frame: frame)
            view.contentSize = Size(width: 750, height: 120)
            for (index, card) in cards.enumerated() {
                card.frame = Rect(x: Double(index) * 150, y: 0, width: 140, height: 104)
                view.addSubview(card)
            }
            return Scroller(
                view: view, offsets: 0...550, offsetAfterArrow: 40, values: ["0%", "33%"], stops: nil)
        case .carousel:
            let view = Carousel(frame: frame)
            view.cards = cards
            return Scroller(
                view: view, offsets: -30...570, offsetAfterArrow: 120, values: ["card 1 of 5", "card 2 of 5"],
                stops: [-30, 120, 270, 420, 570])
        }
    }
}

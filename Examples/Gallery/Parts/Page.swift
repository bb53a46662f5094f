import Tactus

/// What the gallery shows, a page each.
enum Page: String, CaseIterable {
    case cards = "Cards"
    case controls = "Controls"
    case gestures = "Gestures"
    case scrolling = "Scrolling"
    case lists = "Lists"
    case text = "Text"
    case looks = "Looks"

    var icon: Icon {
        switch self {
        case .cards: .layers
        case .controls: .sliders
        case .gestures: .handTap
        case .scrolling: .arrowsUpDown
        case .lists: .list
        case .text: .textSize
        case .looks: .palette
        }
    }

    /// What one can do there.
    var summary: String {
        switch self {
        case .cards: "Drag the cards, fling them, tap to turn them over."
        case .controls: "By finger, pointer, pen and keys."
        case .gestures: "Recognizers on one field, each off or on."
        case .scrolling: "Content, pages and a list of 100,000 rows."
        case .lists: "Swipe rows, take them elsewhere, pinch tiles."
        case .text: "Styles, scripts, pictures and icons."
        case .looks: "Light and dark, contrast, size of text, direction, tint."
        }
    }

    func makeView() -> View {
        switch self {
        case .cards: CardsPage()
        case .controls: ControlsPage()
        case .gestures: GesturesPage()
        case .scrolling: ScrollingPage()
        case .lists: ListsPage()
        case .text: TextPage()
        case .looks: LooksPage()
        }
    }
}

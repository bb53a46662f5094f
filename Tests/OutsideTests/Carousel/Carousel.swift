import Tactus

/// A scroll view that shows cards side by side, one in the middle and the edges of its neighbours, and comes to rest
/// with a card in the middle.
final class Carousel: ScrollView {
    /// The cards, the first one first.
    var cards: [View] = [] {
        didSet {
            for card in oldValue where !cards.contains(card) { card.removeFromSuperview() }
            for card in cards where card.superview !== self { addSubview(card) }
            setNeedsLayout()
        }
    }

    /// How much of the neighbours shows on each side, with the gap, in points.
    static let peek = 30.0
    static let gap = 10.0

    /// How far it is from one card to the next, in points.
    private var step: Double { max(bounds.width - 2 * Self.peek + Self.gap, 1) }

    /// The card that is nearest to the middle, counted from 0 in reading order of the cards.
    var currentCard: Int { card(nearestTo: contentOffset.x) }

    private func card(nearestTo x: Double) -> Int {
        min(max(Int(((x + Self.peek) / step).rounded()), 0), max(cards.count - 1, 0))
    }

    private func offset(of card: Int) -> Point { Point(x: Double(card) * step - Self.peek, y: contentOffset.y) }

    /// Shows a card in the middle.
    func show(_ card: Int, animated: Bool) {
        setContentOffset(offset(of: min(max(card, 0), max(cards.count - 1, 0))), animated: animated)
    }

    // MARK: Snapping

    override func targetContentOffset(
        forProposedContentOffset proposedOffset: Point, withVelocity velocity: Vector
    ) -> Point { offset(of: card(nearestTo: proposedOffset.x)) }

    // MARK: Layout

    override func boundsDidChange(from old: Rect) {
        guard bounds.size != old.size, old.width > 0, !cards.isEmpty else {
            super.boundsDidChange(from: old)
            return updateRing()
        }
        let oldStep = max(old.width - 2 * Self.peek + Self.gap, 1)
        let card = Int(((contentOffset.x + Self.peek) / oldStep).rounded())
        layOutCards()
        super.boundsDidChange(from: old)
        show(card, animated: false)
        updateRing()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutCards()
        updateRing()
    }

    private func layOutCards() {
        contentInset = Insets(top: 0, left: Self.peek, bottom: 0, right: Self.peek)
        for (index, card) in cards.enumerated() {
            card.frame = Rect(
                x: Double(index) * step, y: 0, width: step - Self.gap, height: max(bounds.height - 16, 0))
        }
        contentSize = Size(width: Double(cards.count) * step - Self.gap, height: bounds.height)
    }

    // MARK: Keys and assistive tools

    override func handleKey(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard isFirstResponder, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
            return super.handleKey(key, isRepetition: isRepetition)
        }
        switch key.usage {
        case .keyboardLeftArrow where currentCard > 0: show(currentCard - 1, animated: false)
        case .keyboardRightArrow where currentCard < cards.count - 1: show(currentCard + 1, animated: false)
        case .keyboardHome: show(0, animated: false)
        case .keyboardEnd: show(cards.count - 1, animated: false)
        default: return super.handleKey(key, isRepetition: isRepetition)
        }
        window?.showsFocus = true
        return .usedRepeatedly
    }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(.scrollView, value: "card \(currentCard + 1) of \(cards.count)")
    }

    override func accessibilityIncrement() { show(currentCard + 1, animated: false) }

    override func accessibilityDecrement() { show(currentCard - 1, animated: false) }

    // MARK: Focus

    /// The ring is drawn around the card in the middle.
    override var showsFocusRing: Bool { false }

    private let ring = CardRing()

    override func focusRingDidChange() {
        super.focusRingDidChange()
        updateRing()
    }

    private func updateRing() {
        guard isFocused, cards.indices.contains(currentCard) else { return ring.removeFromSuperview() }
        let card = cards[currentCard]
        ring.frame = card.bounds
        if ring.superview !== card { card.addSubview(ring) }
    }
}

/// The ring around the card in the middle.
private final class CardRing: View {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { FocusRing.draw(in: bounds, cornerRadius: 10, on: canvas) }
}

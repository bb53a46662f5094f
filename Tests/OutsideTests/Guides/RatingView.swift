import Tactus

/// Stars that rate something, as the guide on accessibility makes them.
final class RatingView: View {
    var rating = 3 { didSet { if rating != oldValue { setNeedsDisplay() } } }

    override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .slider, label: "Rating", value: "\(rating) of 5",
            range: AccessibilityRange(value: Double(rating), in: 0...5, step: 1), isElement: true)
    }

    override func accessibilityIncrement() { rating = min(rating + 1, 5) }
    override func accessibilityDecrement() { rating = max(rating - 1, 0) }
    override func accessibilityAdjust(to number: Double) -> Bool {
        rating = Int(number.rounded())
        return true
    }
}

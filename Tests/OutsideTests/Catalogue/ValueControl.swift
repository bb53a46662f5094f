import Tactus

/// A control for a value from 0 to 1, as the catalogue handles it: which one it is makes no difference.
@MainActor
protocol ValueControl: Control {
    var value: Double { get set }

    func setValue(_ value: Double, animated: Bool)

    /// Returns where a finger holds the control when it has a value, in points of the control; also for values
    /// beyond the ends.
    func position(of value: Double) -> Point

    /// The value at which a finger catches the control while the control is animated.
    var valueToCatch: Double { get }

    /// Whether the control grows with the size of text.
    static var growsWithText: Bool { get }
}

extension Slider: ValueControl {
    /// Where the thumb is going.
    var valueToCatch: Double { value }

    static var growsWithText: Bool { false }

    func position(of value: Double) -> Point {
        let x = 14 + value * (bounds.width - 28)
        return Point(x: effectiveLayoutDirection == .rightToLeft ? bounds.width - x : x, y: 22)
    }
}

extension Dial: ValueControl {
    /// Where the pointer is.
    var valueToCatch: Double { presentedValue }

    static var growsWithText: Bool { true }

    func position(of value: Double) -> Point { scale.position(of: value, at: 0.8) }
}

/// The controls that the catalogue goes through.
enum ValueControlKind: CaseIterable {
    case slider, dial

    /// Creates a control of its usual size.
    @MainActor func make() -> any ValueControl {
        switch self {
        case .slider: return Slider(frame: Rect(x: 0, y: 0, width: 128, height: 44))
        case .dial:
            let dial = Dial()
            dial.sizeToFit()
            return dial
        }
    }
}

import Tactus

/// A recognizer of a finger that is drawn over the glass, as the catalogue handles it.
@MainActor
protocol DragRecognizer: GestureRecognizer {
    /// What it is called in explanations.
    static var kind: String { get }

    /// Why it fails when the finger is lifted where it landed.
    static var reasonForLift: String { get }
}

extension PanGestureRecognizer: DragRecognizer {
    static var kind: String { "pan" }
    static var reasonForLift: String { "touches were lifted, or did not land in time, before there were enough" }
}

extension StampGestureRecognizer: DragRecognizer {
    static var kind: String { "stamp" }
    static var reasonForLift: String { "the stamp was lifted before it rolled" }
}

/// The recognizers that the catalogue goes through.
enum DragRecognizerKind: CaseIterable {
    case pan, stamp

    @MainActor var type: any DragRecognizer.Type {
        switch self {
        case .pan: PanGestureRecognizer.self
        case .stamp: StampGestureRecognizer.self
        }
    }

    /// Creates one that takes part in every kind of scrolling.
    @MainActor func make() -> any DragRecognizer {
        switch self {
        case .pan:
            let pan = PanGestureRecognizer()
            pan.allowedScrollTypesMask = .all
            return pan
        case .stamp: return StampGestureRecognizer()
        }
    }
}

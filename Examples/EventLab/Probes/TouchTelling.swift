import Tactus

/// How the four touch methods are written down.
enum TouchFormat {
    /// Not at all.
    case silent
    /// `B1.touchesBegan`.
    case method
    /// `level_3 began`.
    case named
    /// `began`, where there is one view only.
    case bare
    /// `began`, and for those that are cancelled which touch it was: `cancelled (first)`.
    case counted
}

/// Writes the touches that reach one view into the journal.
final class TouchTelling {
    private let format: TouchFormat
    private let journal: Journal
    private var numbers: [Touch: Int] = [:]

    init(_ format: TouchFormat, journal: Journal) {
        self.format = format
        self.journal = journal
    }

    /// One of the four methods was called.
    func report(_ phase: Touch.Phase, of touches: Set<Touch>, on view: View) {
        switch format {
        case .silent: break
        case .method: journal.record("\(view.logName).\(phase.methodName)")
        case .named: journal.record("\(view.logName) \(phase)")
        case .bare: journal.record("\(phase)")
        case .counted:
            for touch in touches.sorted(by: { $0.number < $1.number }) { count(phase, of: touch) }
        }
    }

    private func count(_ phase: Touch.Phase, of touch: Touch) {
        if phase == .began {
            // The first touch is forgotten when the second is over.
            if numbers.count == 2 { numbers = [:] }
            numbers[touch] = numbers.count + 1
        }
        let ordinal = numbers[touch] == 1 ? "first" : "second"
        journal.record(phase == .cancelled ? "\(phase) (\(ordinal))" : "\(phase)")
    }
}

extension Touch.Phase {
    /// The method that tells a view of it.
    var methodName: String {
        switch self {
        case .began: "touchesBegan"
        case .moved: "touchesMoved"
        case .ended: "touchesEnded"
        case .cancelled: "touchesCancelled"
        default: "\(self)"
        }
    }
}

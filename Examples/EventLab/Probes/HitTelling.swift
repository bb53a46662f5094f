import Tactus

/// How a hit test is written down.
enum HitFormat {
    /// Not at all.
    case silent
    /// `B.hitTest` and `B.inside` when the method is entered.
    case entered
    /// `B.hitTest` when it is entered, `B.inside=false` with its answer.
    case answered
    /// `B.inside=false` and `B.hitTest=nil`, both with their answers, which come in the opposite order.
    case results
    /// Like ``results``, shorter: `level_2.inside=0` and `level_2=nil`.
    case digits
}

/// Writes the hit tests of one view into the journal.
struct HitTelling {
    var format: HitFormat
    var journal: Journal

    /// `hitTest` was called.
    func hitTestWasCalled(on view: View) {
        if format == .entered || format == .answered { journal.record("\(view.logName).hitTest") }
    }

    /// `hitTest` returns `found`.
    func hitTest(on view: View, returns found: View?) {
        let answer = found?.logName ?? "nil"
        switch format {
        case .results: journal.record("\(view.logName).hitTest=\(answer)")
        case .digits: journal.record("\(view.logName)=\(answer)")
        case .silent, .entered, .answered: break
        }
    }

    /// `point(inside:)` was called.
    func insideWasCalled(on view: View) {
        if format == .entered { journal.record("\(view.logName).inside") }
    }

    /// `point(inside:)` returns `isInside`.
    func inside(of view: View, returns isInside: Bool) {
        switch format {
        case .answered, .results: journal.record("\(view.logName).inside=\(isInside)")
        case .digits: journal.record("\(view.logName).inside=\(isInside ? 1 : 0)")
        case .silent, .entered: break
        }
    }
}

extension View {
    /// What the log calls this view.
    var logName: String { name ?? "\(type(of: self))" }
}

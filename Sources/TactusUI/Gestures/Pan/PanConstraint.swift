import Glibc
import TactusGeometry

/// The directions in which a pan may go, to begin and later: rules RC-18 and RC-19.
nonisolated package enum PanConstraint: Hashable, Sendable {
    /// Along these axes.
    case along(PanGestureRecognizer.Axes)
    /// Away from one of these edges, into the middle.
    case awayFrom(RectEdge)

    /// What the translation of the fingers so far amounts to.
    enum Verdict: Hashable, Sendable {
        /// They have not gone far enough to tell.
        case wait
        /// It is the pan.
        case begin
        /// They have gone another way.
        case fail
    }

    /// An axis that a translation is kept to.
    package enum Lock: Hashable, Sendable {
        case none
        case horizontal
        case vertical

        /// What of `translation` lies along the axis.
        package func keep(_ translation: Vector) -> Vector {
            switch self {
            case .none: translation
            case .horizontal: Vector(dx: translation.dx, dy: 0)
            case .vertical: Vector(dx: 0, dy: translation.dy)
            }
        }
    }

    /// Judges the translation of the fingers. Before they have gone as far as `slop`, in points, nothing is told.
    func verdict(on translation: Vector, slop: Double) -> Verdict {
        let isFar = translation.length >= slop
        switch self {
        case .along(.both), .along(.lockToDominant): return isFar ? .begin : .wait
        case .along(.horizontal):
            return verdict(along: translation.dx, across: translation.dy, isFar: isFar, slop: slop)
        case .along(.vertical): return verdict(along: translation.dy, across: translation.dx, isFar: isFar, slop: slop)
        case .awayFrom(let edges): return isFar ? (leads(translation, awayFrom: edges) ? .begin : .fail) : .wait
        }
    }

    private func verdict(along: Double, across: Double, isFar: Bool, slop: Double) -> Verdict {
        if isFar, abs(along) >= abs(across) { return .begin }
        return abs(across) >= slop ? .fail : .wait
    }

    /// Whether the translation is within 45° of straight away from one of the edges.
    private func leads(_ translation: Vector, awayFrom edges: RectEdge) -> Bool {
        edges.contains(.left) && translation.dx >= abs(translation.dy)
            || edges.contains(.right) && -translation.dx >= abs(translation.dy)
            || edges.contains(.top) && translation.dy >= abs(translation.dx)
            || edges.contains(.bottom) && -translation.dy >= abs(translation.dx)
    }

    /// What a pan that began with `translation` is kept to.
    func lock(after translation: Vector) -> Lock {
        switch self {
        case .along(.both), .awayFrom: .none
        case .along(.horizontal): .horizontal
        case .along(.vertical): .vertical
        case .along(.lockToDominant): abs(translation.dx) >= abs(translation.dy) ? .horizontal : .vertical
        }
    }
}

import Glibc
import TactusGeometry

/// Which ways a pan may take, to begin and later: rules RC-18 and RC-19.
nonisolated package enum PanCourse: Hashable, Sendable {
    /// Along these axes.
    case along(PanGestureRecognizer.Axes)
    /// Away from one of these edges, into the middle.
    case awayFrom(RectEdge)

    /// What the way of the fingers so far amounts to.
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

        /// What of `way` lies along the axis.
        package func keep(_ way: Vector) -> Vector {
            switch self {
            case .none: way
            case .horizontal: Vector(dx: way.dx, dy: 0)
            case .vertical: Vector(dx: 0, dy: way.dy)
            }
        }
    }

    /// Judges the way that the fingers have gone. Before they have gone as far as `slop`, in points, nothing is told.
    func verdict(on way: Vector, slop: Double) -> Verdict {
        let isFar = way.length >= slop
        switch self {
        case .along(.both), .along(.lockToDominant): return isFar ? .begin : .wait
        case .along(.horizontal): return verdict(along: way.dx, across: way.dy, isFar: isFar, slop: slop)
        case .along(.vertical): return verdict(along: way.dy, across: way.dx, isFar: isFar, slop: slop)
        case .awayFrom(let edges): return isFar ? (leads(way, awayFrom: edges) ? .begin : .fail) : .wait
        }
    }

    private func verdict(along: Double, across: Double, isFar: Bool, slop: Double) -> Verdict {
        if isFar, abs(along) >= abs(across) { return .begin }
        return abs(across) >= slop ? .fail : .wait
    }

    /// Whether the way is within 45° of straight away from one of the edges.
    private func leads(_ way: Vector, awayFrom edges: RectEdge) -> Bool {
        edges.contains(.left) && way.dx >= abs(way.dy)
            || edges.contains(.right) && -way.dx >= abs(way.dy)
            || edges.contains(.top) && way.dy >= abs(way.dx)
            || edges.contains(.bottom) && -way.dy >= abs(way.dx)
    }

    /// What a pan that began with `way` is kept to.
    func lock(after way: Vector) -> Lock {
        switch self {
        case .along(.both), .awayFrom: .none
        case .along(.horizontal): .horizontal
        case .along(.vertical): .vertical
        case .along(.lockToDominant): abs(way.dx) >= abs(way.dy) ? .horizontal : .vertical
        }
    }
}

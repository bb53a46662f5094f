import TactusGeometry

/// A surface among its subsurfaces, from bottom to top.
///
/// New members and changes of order are pending until the surface commits.
struct SurfaceFamily {
    /// One place in the order.
    enum Member {
        /// The surface itself.
        case parent
        case subsurface(Subsurface)

        func isSame(as other: Member) -> Bool {
            switch (self, other) {
            case (.parent, .parent): true
            case (.subsurface(let one), .subsurface(let other)): one === other
            default: false
            }
        }
    }

    private var present = SurfaceOrder()
    private var pending = SurfaceOrder()
    /// Whether ``pending`` may be another order than the present one.
    private var isPendingOther = false
    /// The subsurfaces that have something to hand over, or that have others beneath them which have.
    private var waiting = ObjectList<Subsurface>()
    /// The subsurfaces that have been asked to be elsewhere.
    private var moving = ObjectList<Subsurface>()
    /// The members as they were listed last; `nil` when one has left since.
    private var listed: [Member]? = [.parent]

    /// The members, from bottom to top.
    var members: [Member] {
        mutating get {
            if let listed { return listed }
            let members = present.members
            listed = members
            return members
        }
    }

    /// The subsurfaces that take part, from bottom to top.
    var subsurfaces: [Subsurface] {
        mutating get { members.compactMap { if case .subsurface(let subsurface) = $0 { subsurface } else { nil } } }
    }

    /// Those and the ones that will.
    var allSubsurfaces: [Subsurface] {
        pending.members.compactMap { if case .subsurface(let subsurface) = $0 { subsurface } else { nil } }
    }

    /// How many subsurfaces have something to hand over.
    var waitingCount: Int { waiting.count }

    /// Whether a subsurface has something to hand over.
    var isAnyWaiting: Bool { !waiting.isEmpty }

    /// Whether a subsurface has been asked to be elsewhere.
    var isAnyMoving: Bool { !moving.isEmpty }

    /// Records that a subsurface has been asked to be elsewhere.
    mutating func recordMoving(_ subsurface: Subsurface) {
        if !moving.contains(subsurface) { moving.append(subsurface) }
    }

    /// The subsurfaces that have been asked to be elsewhere; none is known to afterwards.
    mutating func consumeMoving() -> [Subsurface] {
        guard !moving.isEmpty else { return [] }
        defer { moving.removeAll() }
        return Array(moving)
    }

    /// Records that a subsurface has something to hand over; `false` when that is known.
    mutating func recordWaiting(_ subsurface: Subsurface) -> Bool {
        if waiting.contains(subsurface) { return false }
        waiting.append(subsurface)
        return true
    }

    /// The subsurfaces that have something to hand over, in the order in which they had; none is known to afterwards.
    mutating func consumeWaiting() -> [Subsurface] {
        guard !waiting.isEmpty else { return [] }
        defer { waiting.removeAll() }
        return Array(waiting)
    }

    /// Whether there are no subsurfaces, neither now nor with the next commit.
    var isEmpty: Bool { present.count == 1 && pending.count == 1 }

    /// Whether the next commit changes the order.
    var hasPendingOrder: Bool {
        guard isPendingOther else { return false }
        return present.count != pending.count || !zip(present.members, pending.members).allSatisfy { $0.isSame(as: $1) }
    }

    /// Puts a new subsurface on top.
    mutating func add(_ subsurface: Subsurface) {
        pending.append(.subsurface(subsurface))
        isPendingOther = true
    }

    /// Removes a subsurface at once.
    mutating func remove(_ subsurface: Subsurface) {
        pending.remove(.subsurface(subsurface))
        waiting.remove(subsurface)
        moving.remove(subsurface)
        guard present.contains(.subsurface(subsurface)) else { return }
        present.remove(.subsurface(subsurface))
        listed = nil
    }

    /// Moves a subsurface directly above or below another member; `false` when that one is none.
    mutating func insert(_ subsurface: Subsurface, above: Bool, _ reference: Member) -> Bool {
        guard !reference.isSame(as: .subsurface(subsurface)), pending.contains(reference) else { return false }
        pending.remove(.subsurface(subsurface))
        pending.insert(.subsurface(subsurface), above: above, reference)
        isPendingOther = true
        return true
    }

    /// Makes the pending order the present one; `false` when it is.
    mutating func applyOrder() -> Bool {
        guard isPendingOther else { return false }
        isPendingOther = false
        present = pending
        listed = nil
        return true
    }
}

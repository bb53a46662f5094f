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

    private(set) var members: [Member] = [.parent]
    private var pending: [Member] = [.parent]

    /// The subsurfaces that take part, from bottom to top.
    var subsurfaces: [Subsurface] {
        members.compactMap { if case .subsurface(let subsurface) = $0 { subsurface } else { nil } }
    }

    /// Those and the ones that will.
    var allSubsurfaces: [Subsurface] {
        pending.compactMap { if case .subsurface(let subsurface) = $0 { subsurface } else { nil } }
    }

    /// Whether the next commit changes the order.
    var hasPendingOrder: Bool {
        members.count != pending.count || !zip(members, pending).allSatisfy { $0.isSame(as: $1) }
    }

    /// Puts a new subsurface on top.
    mutating func add(_ subsurface: Subsurface) {
        pending.append(.subsurface(subsurface))
    }

    /// Removes a subsurface at once.
    mutating func remove(_ subsurface: Subsurface) {
        members.removeAll { $0.isSame(as: .subsurface(subsurface)) }
        pending.removeAll { $0.isSame(as: .subsurface(subsurface)) }
    }

    /// Moves a subsurface directly above or below another member; `false` when that one is none.
    mutating func insert(_ subsurface: Subsurface, above: Bool, _ reference: Member) -> Bool {
        guard !reference.isSame(as: .subsurface(subsurface)),
            pending.contains(where: { $0.isSame(as: reference) })
        else { return false }
        pending.removeAll { $0.isSame(as: .subsurface(subsurface)) }
        guard let index = pending.firstIndex(where: { $0.isSame(as: reference) }) else { return false }
        pending.insert(.subsurface(subsurface), at: above ? index + 1 : index)
        return true
    }

    /// Makes the pending order the present one.
    mutating func applyOrder() { members = pending }
}

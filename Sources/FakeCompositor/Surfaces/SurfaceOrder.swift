/// An order of surfaces, from bottom to top: the surface itself and its subsurfaces. Each change of it takes the same
/// time, however many there are.
struct SurfaceOrder {
    /// The neighbours of one place; ``end`` where there are none.
    private struct Links {
        var below: Int
        var above: Int
        let member: SurfaceFamily.Member
    }

    /// Before the lowest and after the topmost one.
    private static let end = -1
    /// By the number of the surface; that of the surface itself is 0.
    private var links: [Int: Links] = [0: Links(below: end, above: end, member: .parent)]
    private var lowest = 0
    private var topmost = 0

    /// How many members there are.
    var count: Int { links.count }

    /// All members, from bottom to top.
    var members: [SurfaceFamily.Member] {
        var all: [SurfaceFamily.Member] = []
        all.reserveCapacity(links.count)
        var key = lowest
        while let place = links[key] {
            all.append(place.member)
            key = place.above
        }
        return all
    }

    /// Whether a member has a place.
    func contains(_ member: SurfaceFamily.Member) -> Bool { links[member.key] != nil }

    /// Puts a new member on top.
    mutating func append(_ member: SurfaceFamily.Member) {
        links[topmost]?.above = member.key
        links[member.key] = Links(below: topmost, above: Self.end, member: member)
        topmost = member.key
    }

    /// Takes a member out.
    mutating func remove(_ member: SurfaceFamily.Member) {
        guard let old = links.removeValue(forKey: member.key) else { return }
        if old.below == Self.end { lowest = old.above } else { links[old.below]?.above = old.above }
        if old.above == Self.end { topmost = old.below } else { links[old.above]?.below = old.below }
    }

    /// Puts a member that has no place directly above or below one that has.
    mutating func insert(_ member: SurfaceFamily.Member, above: Bool, _ reference: SurfaceFamily.Member) {
        guard let place = links[reference.key] else { return }
        let below = above ? reference.key : place.below
        let next = above ? place.above : reference.key
        links[member.key] = Links(below: below, above: next, member: member)
        if below == Self.end { lowest = member.key } else { links[below]?.above = member.key }
        if next == Self.end { topmost = member.key } else { links[next]?.below = member.key }
    }
}

extension SurfaceFamily.Member {
    /// The number of the subsurface's surface; 0 for the surface itself.
    fileprivate var key: Int {
        switch self {
        case .parent: 0
        case .subsurface(let subsurface): subsurface.surface.number
        }
    }
}

/// What somebody is about to buy: how many tickets of each kind.
struct Order: Equatable {
    /// A kind of ticket.
    enum Ticket: CaseIterable {
        case adult
        case child
        case senior
        case family

        var name: String {
            switch self {
            case .adult: "Adult"
            case .child: "Child"
            case .senior: "Senior"
            case .family: "Family"
            }
        }

        var remark: String {
            switch self {
            case .adult: "18 to 64 years"
            case .child: "6 to 17 years"
            case .senior: "65 years and more"
            case .family: "2 adults, 4 children"
            }
        }

        var price: Price {
            switch self {
            case .adult: Price(cents: 1400)
            case .child: Price(cents: 650)
            case .senior: Price(cents: 1050)
            case .family: Price(cents: 3200)
            }
        }
    }

    /// The most tickets of a kind that the counter sells at once.
    static let limit = 12

    private var counts: [Ticket: Int] = [:]

    /// How many tickets of a kind; between 0 and ``limit``, whatever is set.
    subscript(ticket: Ticket) -> Int {
        get { counts[ticket, default: 0] }
        set { counts[ticket] = newValue > 0 ? min(newValue, Self.limit) : nil }
    }

    /// How many tickets in all.
    var count: Int { counts.values.reduce(0, +) }

    /// What they cost together.
    var total: Price { counts.reduce(Price(cents: 0)) { $0 + $1.key.price * $1.value } }

    var isEmpty: Bool { counts.isEmpty }

    /// In words, as in `2 tickets`.
    var summary: String {
        switch count {
        case 0: "No tickets yet"
        case 1: "1 ticket"
        default: "\(count) tickets"
        }
    }
}

/// An amount of money.
struct Price: Equatable, CustomStringConvertible {
    var cents: Int

    /// As in `€ 6.50`.
    var description: String {
        let rest = cents % 100
        return "€ \(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    static func + (left: Price, right: Price) -> Price { Price(cents: left.cents + right.cents) }
    static func * (price: Price, count: Int) -> Price { Price(cents: price.cents * count) }
}

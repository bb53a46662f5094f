/// Whose the content of a seat's clipboard, or primary selection, is.
///
/// Compositors tell a program of its own offers as of any other's, and not whose they are; and they tell it
/// nothing while it does not have the keyboard. What they do say for sure is when a program's own content is no
/// longer what others get.
nonisolated package struct SelectionLedger: Hashable, Sendable {
    /// Whose it is.
    nonisolated package enum Content: Hashable, Sendable {
        /// Our own.
        case own
        /// Another program's: the newest offer.
        case other
        /// There is none, as far as we know.
        case nothing
    }

    /// The names of the types of what we have put there; `nil` when we have not, or others have done so since.
    private var claim: [String]?
    /// The names of the newest offer's types; `nil` when there was none since our claim, or there is nothing.
    private var offer: [String]?

    /// Creates the ledger of a selection of which nothing is known.
    package init() {}

    /// Whose the content is.
    package var content: Content {
        if claim != nil { .own } else if offer != nil { .other } else { .nothing }
    }

    /// We have put something there.
    ///
    /// - Parameter names: The names of its types.
    package mutating func claim(_ names: [String]) { (claim, offer) = (names, nil) }

    /// We have taken what was there away.
    package mutating func clear() { (claim, offer) = (nil, nil) }

    /// The compositor has told of something; `nil` for nothing.
    package mutating func receive(_ names: [String]?) { offer = names }

    /// What we have put there is no longer what others get. An offer since then is another program's, unless it
    /// looks like our own.
    package mutating func cancelled() {
        if offer == claim { offer = nil }
        claim = nil
    }
}

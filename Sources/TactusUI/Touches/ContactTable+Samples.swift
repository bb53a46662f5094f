nonisolated extension ContactTable {
    /// The samples of one contact since the dispatch before, oldest first. Never empty.
    ///
    /// Mostly there is one, and it needs no list.
    struct Samples: RandomAccessCollection, Hashable, Sendable {
        /// The newest sample.
        private(set) var newest: Sample
        private var earlier: [Sample] = []

        init(_ sample: Sample) { newest = sample }

        /// Adds what came after.
        mutating func append(_ following: Samples) {
            // As many as the fastest touch screens report in one display frame.
            if earlier.isEmpty { earlier.reserveCapacity(4) }
            earlier.append(newest)
            earlier += following.earlier
            newest = following.newest
        }

        var startIndex: Int { 0 }
        var endIndex: Int { earlier.count + 1 }
        subscript(position: Int) -> Sample { position == earlier.count ? newest : earlier[position] }
    }
}

public import TactusEditing

/// Decides which way a ``FindSession`` goes from one place to the next.
nonisolated public enum TextStorageDirection: Hashable, Sendable {
    /// To the end of the text.
    case forward
    /// To its beginning.
    case backward
}

/// What a ``FindInteraction`` finds in: from when its navigator is presented until it is dismissed.
///
/// For a text, ``TextSearchingFindSession`` does everything. For something else, such as a picture with words or pages
/// of a catalogue, a subclass of one's own overrides all of this, and calls ``FindInteraction/updateResultCount()``
/// when its numbers are others.
@MainActor open class FindSession {
    /// Decides what is told of the number of places.
    public enum SearchResultDisplayStyle: Hashable, Sendable {
        /// Which one it is, and how many there are.
        case currentAndTotal
        /// How many there are.
        case total
        /// Nothing.
        case none
    }

    /// The interaction that the session belongs to now.
    final weak var interaction: FindInteraction?

    /// Creates a session.
    public init() {}

    /// How many places there are. None by default.
    open var resultCount: Int { 0 }

    /// Which one the user looks at, from zero; `nil`, by default, for none.
    open var highlightedResultIndex: Int? { nil }

    /// Whether places are still being found, so that there may be more. `false` by default.
    open var isSearching: Bool { false }

    /// What is told of the number of places; both numbers by default.
    open var searchResultDisplayStyle: SearchResultDisplayStyle { .currentAndTotal }

    /// Whether places can be replaced. `false` by default.
    open var supportsReplacement: Bool { false }

    /// Whether the place can be replaced that the user looks at. `false` by default.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Looks for something, and shows the first place. Does nothing by default.
    ///
    /// - Parameters:
    ///   - query: What is looked for; empty for nothing.
    ///   - options: How it is compared.
    open func performSearch(query: String, options: TextSearchOptions) {}

    /// Replaces the place that the user looks at, and shows the next one. Does nothing by default.
    ///
    /// - Parameters:
    ///   - searchQuery: What was looked for.
    ///   - replacementString: What is put there.
    ///   - options: How it was compared.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: TextSearchOptions
    ) {}

    /// Replaces all places. Does nothing by default.
    ///
    /// - Parameters:
    ///   - searchQuery: What was looked for.
    ///   - replacementString: What is put there.
    ///   - options: How it was compared.
    open func replaceAll(searchQuery: String, replacementString: String, options: TextSearchOptions) {}

    /// Goes to the next place, from the last one to the first. Does nothing by default.
    open func highlightNextResult(in direction: TextStorageDirection) {}

    /// Looks for the places again, because what they are in has changed. Does nothing by default.
    open func invalidateFoundResults() {}

    /// Sent when the navigator was dismissed: takes all marks away. Does nothing by default.
    open func endSearch() {}
}

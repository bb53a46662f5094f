public import TactusEditing

/// A session that finds in a text: it remembers the places, marks them, and goes from one to the next.
///
/// While the text is edited the places move along, and are looked for again. More than a million are counted as a
/// million.
public final class TextSearchingFindSession: FindSession {
    /// The text.
    public private(set) weak var searchableObject: (any TextSearching)?

    /// How many places are remembered at most.
    static let mostResults = 1_000_000

    private var query = ""
    private var options = TextSearchOptions()
    private var aggregator: TextSearchAggregator?
    private var results = FoundRanges()
    /// The places that a search finds which goes on while those of before still show.
    private var pending: FoundRanges?
    private var highlighted: Int?
    /// Where the place begins that is to be shown next, in a text that is being replaced.
    private var nextStart: Int?
    /// Counts up with each search.
    private var searchCount = 0

    /// Creates a session.
    ///
    /// - Parameter searchableObject: The text. Not kept alive.
    public init(searchableObject: any TextSearching) { self.searchableObject = searchableObject }

    /// The places that were found so far, in order.
    public var foundRanges: [Range<Int>] { results.ranges }

    /// The place that the user looks at.
    public var highlightedRange: Range<Int>? { highlighted.map { results[$0] } }

    public override var resultCount: Int { results.count }
    public override var highlightedResultIndex: Int? { highlighted }
    public override var isSearching: Bool { aggregator != nil }
    public override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    public override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlighted != nil && !isSearching
    }

    // MARK: Finding

    public override func performSearch(query: String, options: TextSearchOptions) {
        let start = highlightedRange?.lowerBound ?? searchableObject?.selectedTextRange?.lowerBound ?? 0
        forgetResults()
        self.query = query
        self.options = options
        guard !query.isEmpty else { return numbersDidChange() }
        search(
            take: { [weak self] in self?.take($0, from: start) },
            finish: { [weak self] in
                guard let self else { return }
                if highlighted == nil, !results.isEmpty { highlight(0) }
            })
    }

    private func search(take: @escaping (Range<Int>) -> Void, finish: @escaping () -> Void) {
        aggregator?.invalidate()
        guard let searchableObject else { return }
        searchCount += 1
        let aggregator = TextSearchAggregator(take: take) { [weak self] in
            finish()
            self?.aggregator = nil
            self?.numbersDidChange()
        }
        self.aggregator = aggregator
        searchableObject.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
        numbersDidChange()
    }

    private func take(_ range: Range<Int>, from start: Int) {
        guard results.append(range) else { return }
        searchableObject?.decorate(foundTextRange: range, usingStyle: .found)
        if highlighted == nil, range.lowerBound >= start { highlight(results.count - 1) }
        numbersDidChange()
        if results.count == Self.mostResults { aggregator?.finishedSearching() }
    }

    private func forgetResults() {
        aggregator?.invalidate()
        aggregator = nil
        pending = nil
        highlighted = nil
        guard !results.isEmpty else { return }
        results = FoundRanges()
        searchableObject?.clearAllDecoratedFoundText()
    }

    private func numbersDidChange() { interaction?.updateResultCount() }

    // MARK: Going on

    public override func highlightNextResult(in direction: TextStorageDirection) {
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : results.count - 1
        guard let highlighted else { return highlight(direction == .forward ? 0 : results.count - 1) }
        highlight((highlighted + step) % results.count)
        numbersDidChange()
    }

    private func highlight(_ index: Int, scrolls: Bool = true) {
        guard let searchableObject else { return }
        if let highlightedRange { searchableObject.decorate(foundTextRange: highlightedRange, usingStyle: .found) }
        highlighted = index
        let range = results[index]
        searchableObject.willHighlight(foundTextRange: range)
        searchableObject.decorate(foundTextRange: range, usingStyle: .highlighted)
        if scrolls { searchableObject.scrollRangeToVisible(range) }
    }

    // MARK: Replacing

    public override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: TextSearchOptions
    ) {
        guard allowsReplacementForCurrentlyHighlightedResult, let searchableObject, let range = highlightedRange,
            searchableObject.shouldReplace(foundTextRange: range, withText: replacementString)
        else { return }
        nextStart = range.lowerBound + replacementString.utf8.count
        replace { searchableObject.replace(foundTextRange: range, withText: replacementString) }
    }

    public override func replaceAll(searchQuery: String, replacementString: String, options: TextSearchOptions) {
        guard supportsReplacement, !searchQuery.isEmpty, let searchableObject else { return }
        replace {
            searchableObject.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
        }
    }

    /// Looks again where the text has not asked for it itself.
    private func replace(_ body: () -> Void) {
        let count = searchCount
        body()
        if searchCount == count { invalidateFoundResults() }
    }

    // MARK: Edits

    public override func invalidateFoundResults() {
        refresh(from: nextStart ?? highlightedRange?.lowerBound)
    }

    /// Follows an edit: places behind it move at once, and are looked for again.
    ///
    /// - Parameter change: What was replaced in the text.
    public func invalidateFoundResults(after change: TextChange) {
        let start = highlightedRange.map { change.offset(of: $0.lowerBound) }
        results.shift(by: change)
        let index = start.map { results.index(atOrAfter: $0) }
        highlighted = index.flatMap { $0 < results.count ? $0 : nil }
        refresh(from: nextStart ?? start)
    }

    /// Looks for the places again, while those of before still show.
    private func refresh(from start: Int?) {
        let scrolls = nextStart != nil
        nextStart = nil
        guard !query.isEmpty else { return }
        pending = FoundRanges()
        search(
            take: { [weak self] range in
                guard let self else { return }
                pending?.append(range)
                if pending?.count == Self.mostResults { aggregator?.finishedSearching() }
            },
            finish: { [weak self] in self?.showPending(from: start, scrolls: scrolls) })
    }

    private func showPending(from start: Int?, scrolls: Bool) {
        guard let found = pending, let searchableObject else { return }
        pending = nil
        highlighted = nil
        results = found
        searchableObject.clearAllDecoratedFoundText()
        for range in found.ranges { searchableObject.decorate(foundTextRange: range, usingStyle: .found) }
        guard let start, !found.isEmpty else { return }
        let index = found.index(atOrAfter: start)
        highlight(index < found.count ? index : 0, scrolls: scrolls)
    }

    public override func endSearch() {
        forgetResults()
        query = ""
    }
}

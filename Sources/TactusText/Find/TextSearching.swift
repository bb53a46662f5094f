public import TactusEditing

/// Decides how a place looks that a ``FindSession`` has found.
nonisolated public enum FoundTextStyle: Hashable, Sendable {
    /// Like other text: it is found no longer.
    case normal
    /// As one of the places.
    case found
    /// As the place that the user looks at.
    case highlighted
}

/// A text in which a ``FindInteraction`` finds and replaces: UIKit's `UITextSearching`, with ranges in bytes.
///
/// ``TextView`` is one. A view that draws its own text adopts the protocol, and gives its interaction a
/// ``TextSearchingFindSession`` of itself; the session remembers the places, asks for them to be marked, and goes from
/// one to the next.
///
/// ```swift
/// func performTextSearch(
///     queryString: String, options: TextSearchOptions, resultAggregator: TextSearchAggregator
/// ) {
///     var search = TextSearch(for: queryString, in: text, options: options)
///     while !search.isFinished {
///         for range in search.next() { resultAggregator.foundRange(range, searchString: queryString) }
///     }
///     resultAggregator.finishedSearching()
/// }
/// ```
@MainActor public protocol TextSearching: AnyObject {
    /// What is selected: the search shows the first place at or behind its beginning. `nil` for the beginning of the
    /// text.
    var selectedTextRange: Range<Int>? { get }

    /// Whether places may be replaced now. `false` by default.
    var supportsTextReplacement: Bool { get }

    /// Looks for all places of a text, and tells the aggregator of each in their order, and when there are no more: at
    /// once or later.
    ///
    /// - Parameters:
    ///   - queryString: What is looked for, never empty.
    ///   - options: How it is compared.
    ///   - resultAggregator: Takes the places. The search may end when it is no longer
    ///     ``TextSearchAggregator/isValid``.
    func performTextSearch(
        queryString: String, options: TextSearchOptions, resultAggregator: TextSearchAggregator)

    /// Marks a place, or takes its mark away.
    func decorate(foundTextRange: Range<Int>, usingStyle style: FoundTextStyle)

    /// Takes all marks away.
    func clearAllDecoratedFoundText()

    /// Sent before a place is marked as the one that the user looks at. Does nothing by default.
    func willHighlight(foundTextRange: Range<Int>)

    /// Scrolls until a place is seen.
    func scrollRangeToVisible(_ range: Range<Int>)

    /// Whether a place may be replaced. `true` by default.
    func shouldReplace(foundTextRange: Range<Int>, withText replacementText: String) -> Bool

    /// Replaces a place, as one step of undo.
    func replace(foundTextRange: Range<Int>, withText replacementText: String)

    /// Replaces all places, as one step of undo.
    func replaceAll(queryString: String, options: TextSearchOptions, withText replacementText: String)
}

extension TextSearching {
    /// They may not.
    public var supportsTextReplacement: Bool { false }

    /// Does nothing.
    public func willHighlight(foundTextRange: Range<Int>) {}

    /// It may.
    public func shouldReplace(foundTextRange: Range<Int>, withText replacementText: String) -> Bool { true }

    /// Does nothing: ``supportsTextReplacement`` is `false`.
    public func replace(foundTextRange: Range<Int>, withText replacementText: String) {}

    /// Does nothing: ``supportsTextReplacement`` is `false`.
    public func replaceAll(queryString: String, options: TextSearchOptions, withText replacementText: String) {}
}

/// Takes the places that a search finds.
///
/// ``TextSearchingFindSession`` makes one for each search, and drops it when something else is looked for.
@MainActor public final class TextSearchAggregator {
    /// Whether anybody still wants to know: until it is ``invalidate()``d, or finished.
    public private(set) var isValid = true
    private let take: (Range<Int>) -> Void
    private let finish: () -> Void

    init(take: @escaping (Range<Int>) -> Void, finish: @escaping () -> Void) {
        self.take = take
        self.finish = finish
    }

    /// Adds a place, behind those that were added before. Places in no order, or over another, are left out.
    ///
    /// - Parameters:
    ///   - range: The place, in bytes.
    ///   - searchString: What was looked for.
    public func foundRange(_ range: Range<Int>, searchString: String) {
        if isValid { take(range) }
    }

    /// Says that there are no more places.
    public func finishedSearching() {
        guard isValid else { return }
        isValid = false
        finish()
    }

    /// Drops what is found from now on.
    public func invalidate() { isValid = false }
}

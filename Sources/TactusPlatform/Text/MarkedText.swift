/// Text that an input method shows while it is not decided yet.
public struct MarkedText: Hashable, Sendable {
    /// The text; not empty.
    public let text: String
    /// The part that is selected in it, in bytes of UTF-8, between scalars; an empty one is the place of the cursor.
    /// `nil` hides the cursor.
    public let selection: Range<Int>?

    /// Creates marked text; `nil` for an empty text: there is none then.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - selection: What is selected, in bytes of UTF-8. Ends outside of the text, or within a scalar, are moved
    ///     towards its beginning.
    public init?(_ text: String, selection: Range<Int>?) {
        guard !text.isEmpty else { return nil }
        self.text = text
        self.selection = selection.map {
            let lower = text.scalarBoundary(atOrBefore: $0.lowerBound)
            return lower..<max(lower, text.scalarBoundary(atOrBefore: $0.upperBound))
        }
    }
}

/// Names a recognizer for the arbiter, which knows nothing else about it. Unique among the recognizers of one attempt.
nonisolated package struct RecognizerID: Hashable, Sendable {
    /// The name.
    package let rawValue: UInt

    /// Creates a name from a number.
    package init(rawValue: UInt) { self.rawValue = rawValue }
}

/// Names a touch, a press or a sequence of events for the arbiter. The number counts up in the order in which inputs of
/// a kind arrive.
nonisolated package struct InputID: Hashable, Comparable, Sendable {
    /// The input's index in the order of arrival.
    package let rawValue: UInt64

    /// Creates a name from a number.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static func < (left: InputID, right: InputID) -> Bool { left.rawValue < right.rawValue }
}

/// What in a tree of views asks where pointers hover. Where nothing does, nobody looks.
nonisolated struct HoverInterest: Hashable, Sendable {
    /// Views that say how the pointer looks over them.
    var cursors = 0
    /// Recognizers that follow pointers.
    var recognizers = 0

    static func += (sum: inout Self, other: Self) {
        sum.cursors += other.cursors
        sum.recognizers += other.recognizers
    }

    static func -= (sum: inout Self, other: Self) {
        sum.cursors -= other.cursors
        sum.recognizers -= other.recognizers
    }
}

extension View {
    /// What this view alone asks for, without its subviews.
    final var ownHoverInterest: HoverInterest {
        HoverInterest(
            cursors: saysCursor ? 1 : 0, recognizers: attachedRecognizers.count(where: \.receivesHovering))
    }

    /// Whether the view, or an interaction of it, says how the pointer looks over it. What was added last is looked at
    /// first: that of many interactions of a kind each costs the same to add, and to take away.
    final var saysCursor: Bool {
        hitting.cursor != nil || attachedInteractions.last { $0 is any CursorProviding } != nil
    }
}

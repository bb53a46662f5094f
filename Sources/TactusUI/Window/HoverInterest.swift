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
        let saysCursor = hitting.cursor != nil || attachedInteractions.contains { $0 is any CursorProviding }
        return HoverInterest(
            cursors: saysCursor ? 1 : 0, recognizers: attachedRecognizers.count(where: \.receivesHovering))
    }
}

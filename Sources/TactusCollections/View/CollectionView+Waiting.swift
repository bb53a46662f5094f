import TactusUI

// Changes that are asked for in the middle of another one, or of a layout.
extension CollectionView {
    /// Whether the rest of a layout asks the source for no more views: what it would ask about is about to be something
    /// else, and the source may know that already.
    final var asksForNothing: Bool { !waiting.isEmpty }

    /// How many changes that are asked for in callbacks follow one another at once.
    static let mostWaitingChanges = 16

    /// Does something now; in the middle of a layout or of a change, which the calls of the source, the delegate and
    /// cells are part of, at the end of that.
    final func whenSettled(_ body: @escaping () -> Void) {
        if isChanging { waiting.append(body) } else { body() }
    }

    /// Lays out, or changes what there is; nothing else does meanwhile. What has waited for the end of it follows.
    final func whileChanging(_ body: () -> Void) {
        isChanging = true
        body()
        isChanging = false
        endWaiting()
    }

    /// Does what has waited. Who asks for more each time goes on with the next layout.
    final func endWaiting() {
        guard !isEndingWaiting, !waiting.isEmpty else { return }
        isEndingWaiting = true
        defer { isEndingWaiting = false }
        for _ in 0..<Self.mostWaitingChanges where !waiting.isEmpty { waiting.removeFirst()() }
        setNeedsLayout()
    }
}

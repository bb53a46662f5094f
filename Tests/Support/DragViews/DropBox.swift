package import TactusGeometry
package import TactusUI

/// A view that takes drops, and writes down what it is told.
@MainActor
package final class DropBox: View, DropInteractionDelegate {
    package var proposal = DropProposal.copy
    package var type: ContentType? = .text
    /// What to do with what was dropped.
    package var onDrop: (DropSession) -> Void = { _ in }
    package private(set) var log: [String] = []
    package private(set) var session: DropSession?

    package override init(frame: Rect) {
        super.init(frame: frame)
        addInteraction(DropInteraction(delegate: self))
    }

    package func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }

    package func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        type.map(session.contains) ?? false
    }

    package func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        self.session = session
        let place = session.location(in: self)
        log.append("enters at \(place.x), \(place.y)")
    }

    package func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal
    {
        proposal
    }

    package func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        log.append("exits")
    }

    package func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        log.append("drop to \(session.operation.map { "\($0)" } ?? "nothing")")
        onDrop(session)
    }

    package func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        self.session = nil
        log.append("over")
    }
}

package import TactusGeometry
package import TactusUI

/// A view that can be dragged, which writes down what becomes of it.
@MainActor
package final class DragPiece: View, DragInteractionDelegate {
    package var items: [ItemProvider] = [.text("piece")]
    package var operations = DropOperations.copy
    package var isRestricted = false
    package private(set) var log: [String] = []
    package private(set) var session: DragSession?
    package private(set) lazy var interaction = DragInteraction(delegate: self)

    package override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .red
        addInteraction(interaction)
    }

    package func consumeLog() -> [String] {
        defer { log = [] }
        return log
    }

    package override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.append("touched") }
    package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.append("lifted") }
    package override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log.append("touch cancelled") }

    package func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession)
        -> [ItemProvider]
    {
        self.session = session
        return items
    }

    package func dragInteraction(_ interaction: DragInteraction, operationsAllowedFor session: DragSession)
        -> DropOperations
    {
        operations
    }

    package func dragInteraction(_ interaction: DragInteraction, isRestrictedToApplication session: DragSession) -> Bool
    {
        isRestricted
    }

    package func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        log.append("begins")
    }

    package func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) {
        log.append("ends with \(operation.map { "\($0)" } ?? "nothing")")
    }
}

import TactusGeometry
import TactusTesting
import TactusUI

/// A view that can be dragged, which writes down what becomes of it.
@MainActor
final class DragPiece: View, DragInteractionDelegate {
    var items: [ItemProvider] = [.text("piece")]
    var operations = DropOperations.copy
    var isRestricted = false
    private(set) var log: [String] = []
    private(set) var session: DragSession?
    private(set) lazy var interaction = DragInteraction(delegate: self)

    override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .red
        addInteraction(interaction)
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { log.append("touched") }
    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { log.append("lifted") }
    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { log.append("touch cancelled") }

    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
        self.session = session
        return items
    }

    func dragInteraction(_ interaction: DragInteraction, operationsAllowedFor session: DragSession) -> DropOperations {
        operations
    }

    func dragInteraction(_ interaction: DragInteraction, isRestrictedToApplication session: DragSession) -> Bool {
        isRestricted
    }

    func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) { log.append("begins") }

    func dragInteraction(_ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?) {
        log.append("ends with \(operation.map { "\($0)" } ?? "nothing")")
    }
}

/// A view that takes drops, and writes down what it is told.
@MainActor
final class DropBox: View, DropInteractionDelegate {
    var proposal = DropProposal.copy
    var type: ContentType? = .text
    /// What to do with what was dropped.
    var onDrop: (DropSession) -> Void = { _ in }
    private(set) var log: [String] = []
    private(set) var session: DropSession?

    override init(frame: Rect) {
        super.init(frame: frame)
        addInteraction(DropInteraction(delegate: self))
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        type.map(session.contains) ?? false
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        self.session = session
        let place = session.location(in: self)
        log.append("enters at \(place.x), \(place.y)")
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession) -> DropProposal {
        proposal
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) { log.append("exits") }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        log.append("drop to \(session.operation.map { "\($0)" } ?? "nothing")")
        onDrop(session)
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        self.session = nil
        log.append("over")
    }
}

import TactusPlatform

/// What this program drags, over the scene from which it drags it, in a drag that the toolkit runs itself.
final class LocalDragOffer: DragOffer {
    private unowned let session: DragSession
    private let onProposal: (DropProposal?) -> Void

    /// - Parameters:
    ///   - session: The drag.
    ///   - onProposal: Is told what a drop would do.
    init(_ session: DragSession, onProposal: @escaping (DropProposal?) -> Void) {
        self.session = session
        self.onProposal = onProposal
    }

    var allowedOperations: DropOperations { session.allowedOperations }
    var types: [ContentType] { session.mergedItem.types }

    func content(as type: ContentType) throws(ContentError) -> ContentStream {
        try session.mergedItem.content(as: type)
    }

    func propose(_ proposal: DropProposal?) { onProposal(proposal) }

    /// The session's own operation is all that there is to settle.
    func settle(on operation: DropOperation) { session.operation = operation }
}

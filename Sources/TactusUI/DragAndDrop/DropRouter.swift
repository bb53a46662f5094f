import TactusGeometry
import TactusPlatform

/// Tells the views that something is dragged over them.
final class DropRouter {
    private unowned let application: Application
    private var session: DropSession?
    private var target = DropTarget()
    private var proposal: DropProposal?
    /// Who hears of it without having a say.
    private weak var hovered: (any DragHovering)?

    init(application: Application) { self.application = application }

    /// Something came over a scene.
    func enter(_ offer: any DragOffer, of local: DragSession?, _ scene: WindowScene, at point: Point) {
        leave()
        session = DropSession(offer, of: local, over: scene, at: point)
        proposal = nil
        update()
        // Nobody has said anything so far: whoever drags it must know that nobody takes it.
        if target.current == nil { offer.propose(nil) }
    }

    /// It moved.
    func move(to point: Point) {
        session?.location = point
        update()
    }

    /// What a drop would do was decided anew.
    func operationChanged(_ operation: DropOperation?) {
        guard let session, session.operation != operation else { return }
        session.operation = operation
        propose()
    }

    /// Whoever drags it allows other operations: the view may want another one.
    func allowedOperationsChanged() { propose() }

    /// It went elsewhere, or was taken away.
    func leave() {
        guard let session else { return }
        if let exited = target.move(to: nil).exited {
            exited.delegate?.dropInteraction(exited, sessionDidExit: session)
        }
        end(session)
    }

    /// It was dropped.
    ///
    /// - Returns: Whether somebody took it.
    @discardableResult
    func drop() -> Bool {
        guard let session else { return false }
        guard let interaction = target.current, session.operation != nil else {
            leave()
            return false
        }
        interaction.delegate?.dropInteraction(interaction, performDrop: session)
        interaction.delegate?.dropInteraction(interaction, concludeDrop: session)
        end(session)
        return true
    }

    private func update() {
        guard let session, let scene = session.scene else { return }
        let hit = scene.application == nil ? nil : DropTarget.view(in: scene, at: session.location)
        hover(over: hit, session)
        let next = hit.flatMap { target.interaction(over: $0, for: session) }
        let change = target.move(to: next)
        if let exited = change.exited { exited.delegate?.dropInteraction(exited, sessionDidExit: session) }
        if let entered = change.entered { entered.delegate?.dropInteraction(entered, sessionDidEnter: session) }
        propose()
    }

    /// Lets the innermost view that wants to know hear of it.
    private func hover(over hit: View?, _ session: DropSession?) {
        var next: (any DragHovering)?
        if let hit {
            next =
                sequence(first: hit, next: \.superview).lazy.compactMap { view in
                    view.attachedInteractions.lazy.compactMap { $0 as? any DragHovering }.first
                }.first
        }
        if let hovered, hovered !== next { hovered.dragDidLeave() }
        hovered = next
        if let session { next?.dragDidHover(session) }
    }

    /// Asks the view what it would do, and tells whoever drags it when that is something else than before.
    private func propose() {
        guard let session else { return }
        let wish = target.current.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
        let new = wish?.operations.isEmpty == true ? nil : wish
        guard new != proposal else { return }
        proposal = new
        session.offer.propose(new)
    }

    private func end(_ session: DropSession) {
        self.session = nil
        hover(over: nil, nil)
        let visited = target.visited
        target = DropTarget()
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }
}

import TactusGeometry
import TactusPlatform

/// Runs the application's drags: what it drags itself, and what is dragged over its scenes.
///
/// A drag that the platform has taken is told by the platform, wherever it goes. One that it has not is run here: it
/// follows the finger, within its scene.
final class DragRouter {
    /// Who moves a drag of the application.
    private enum Mover {
        /// The finger has lifted it, and it may still be put back.
        case lifted
        /// Its finger, which still touches the scene.
        case finger
        /// The platform.
        case platform
    }

    private unowned let application: Application
    private lazy var drops = DropRouter(application: application)
    /// What the application drags, or has lifted.
    private(set) var session: DragSession?
    private var mover = Mover.lifted
    /// What was dropped on somebody who still reads it, oldest first. It is out of the user's hands, which may drag
    /// something else.
    private var dropped: [DragSession] = []
    private var sessionCount: UInt64 = 0
    private var preview: DragPreviewWindow?
    /// Whether what is over a scene is the platform's: what it says of one that it gave back is of no interest.
    private var isPlatformOver = false
    /// What the view under a drag that is run here would do.
    private var proposal: DropProposal?

    init(application: Application) { self.application = application }

    /// Whether something can be dragged now: nothing else is.
    var isFree: Bool { session == nil }

    /// A name for the next session.
    func makeID() -> DragID {
        sessionCount += 1
        return DragID(rawValue: sessionCount)
    }

    // MARK: The finger

    /// A finger has lifted something.
    func lift(_ session: DragSession, isSeen: Bool) {
        if let former = self.session { cancel(former) }
        self.session = session
        mover = .lifted
        if isSeen { showPreview(of: session, at: session.start) }
    }

    /// What was lifted shows no longer, until it is dragged.
    func conceal(_ session: DragSession) {
        if session === self.session, case .lifted = mover { hidePreview() }
    }

    /// What was lifted is dragged.
    func begin(_ session: DragSession, at point: Point) {
        guard let interaction = session.interaction, let scene = interaction.view?.window?.windowScene else { return }
        if let former = self.session, former !== session { cancel(former) }
        self.session = session
        let look = interaction.delegate?.dragInteraction(interaction, previewFor: session)
        let request = DragRequest(
            id: session.id, scene: scene.id,
            item: session.isRestrictedToApplication ? ItemProvider() : session.mergedItem,
            operations: session.allowedOperations, preview: look,
            mayCarryScene: interaction.delegate?.dragInteraction(interaction, mayCarrySceneIn: session) ?? false)
        // The platform takes the finger away meanwhile.
        mover = .platform
        if application.platform.beginDrag(request) {
            hidePreview()
            application.cancelTouches(in: scene)
        } else {
            mover = .finger
            if preview == nil { showPreview(of: session, at: point) } else { preview?.move(to: point) }
        }
        interaction.delegate?.dragInteraction(interaction, sessionDidBegin: session)
        // It is over something once it is dragged.
        guard session === self.session, case .finger = mover else { return }
        enter(scene, at: point, session)
    }

    /// Lets a scene go along with a drag that the platform runs.
    func attach(_ scene: WindowScene, to session: DragSession, offset: Vector) -> Bool {
        guard session === self.session, case .platform = mover else { return false }
        return application.platform.attach(scene.id, to: session.id, offset: offset)
    }

    /// The finger moved.
    func fingerMoved(to point: Point, of session: DragSession) {
        guard session === self.session, case .finger = mover else { return }
        preview?.move(to: point)
        drops.move(to: point)
    }

    /// The finger was lifted.
    func fingerLifted(of session: DragSession) {
        guard session === self.session, case .finger = mover else { return fingerCancelled(of: session) }
        let operation = session.operation
        let isTaken = drops.drop()
        // Whoever was asked has said by now what it was.
        end(session, with: isTaken ? session.operation ?? operation : nil)
    }

    /// The finger was taken away, or has put back what it had lifted.
    func fingerCancelled(of session: DragSession) {
        guard session === self.session else { return session.interaction?.forget(session) ?? () }
        switch mover {
        case .platform: break  // that is how it takes the finger
        case .lifted:
            hidePreview()
            self.session = nil
            session.isActive = false
            session.interaction?.forget(session)
        case .finger:
            drops.leave()
            end(session, with: nil)
        }
    }

    // MARK: The keyboard

    /// The modifier keys have changed: a drag that is run here does something else perhaps.
    func modifiersChanged() {
        if case .finger = mover { negotiate() }
    }

    /// A key went down.
    ///
    /// - Returns: Whether it ended a drag.
    func keyWentDown(_ key: Key) -> Bool {
        guard let session, key.usage == .keyboardEscape else { return false }
        cancel(session)
        return true
    }

    /// Ends a drag without a drop, or what its target reads of it.
    func cancel(_ session: DragSession) {
        if dropped.contains(where: { $0 === session }) {
            application.platform.cancelDrag(session.id)
            return end(session, with: nil)
        }
        guard session === self.session else { return }
        switch mover {
        case .lifted, .finger: fingerCancelled(of: session)
        case .platform:
            application.platform.cancelDrag(session.id)
            drops.leave()
            end(session, with: nil)
        }
    }

    // MARK: The platform

    /// The platform tells of a drag.
    func receive(_ event: DragEvent) {
        switch event {
        case .entered(let id, let location, let offer): entered(id, at: location, offer)
        case .moved, .operationChanged, .allowedOperationsChanged, .left, .dropped:
            if isPlatformOver { receiveOverScene(event) }
        case .sourceOperationChanged(let id, let operation): platformSession(id)?.operation = operation
        case .sourceDropped(let id):
            guard let session = platformSession(id), session === self.session else { return }
            self.session = nil
            mover = .lifted
            dropped.append(session)
        case .sourceRefused(let id, let point):
            if let session = platformSession(id), session === self.session { takeBack(session, at: point) }
        case .sourceMoved(let id, let point): if let session = ownSession(id) { fingerMoved(to: point, of: session) }
        case .sourceLifted(let id): if let session = ownSession(id) { fingerLifted(of: session) }
        case .sourceEnded(let id, let operation):
            if let session = ownSession(id) { return fingerCancelled(of: session) }
            if let session = platformSession(id) { end(session, with: operation) }
        }
    }

    /// The platform tells of what it has over a scene.
    private func receiveOverScene(_ event: DragEvent) {
        switch event {
        case .moved(let point): drops.move(to: point)
        case .operationChanged(let operation): drops.operationChanged(operation)
        case .allowedOperationsChanged: drops.allowedOperationsChanged()
        case .left: drops.leave()
        default: drops.drop()
        }
    }

    /// The session of that name, if its finger moves it here.
    private func ownSession(_ id: DragID) -> DragSession? {
        if let session, session.id == id, case .finger = mover { session } else { nil }
    }

    /// The platform does not carry what it was given: it goes on here, with the finger that it was given with.
    private func takeBack(_ session: DragSession, at point: Point) {
        guard let scene = session.interaction?.view?.window?.windowScene else { return end(session, with: nil) }
        mover = .finger
        showPreview(of: session, at: point)
        enter(scene, at: point, session)
    }

    /// The session of that name, if the platform moves it, or has.
    private func platformSession(_ id: DragID) -> DragSession? {
        if let session, session.id == id, case .platform = mover { return session }
        return dropped.first { $0.id == id }
    }

    private func entered(_ id: SceneID, at point: Point, _ offer: any DragOffer) {
        isPlatformOver = true
        guard let scene = application.scenes.first(where: { $0.id == id }) else { return drops.leave() }
        let own: DragSession? = if case .platform = mover { session } else { nil }
        drops.enter(offer, of: own, scene, at: point)
    }

    // MARK: Drags within the application

    private func enter(_ scene: WindowScene, at point: Point, _ session: DragSession) {
        isPlatformOver = false
        proposal = nil
        let offer = LocalDragOffer(session) { [weak self] proposal in
            self?.proposal = proposal
            self?.negotiate()
        }
        drops.enter(offer, of: session, scene, at: point)
    }

    private func negotiate() {
        guard let session else { return }
        session.operation = proposal.flatMap {
            DragNegotiation.operation(
                allowed: session.allowedOperations, proposal: $0, modifiers: application.modifierFlags)
        }
        drops.operationChanged(session.operation)
    }

    private func end(_ session: DragSession, with operation: DropOperation?) {
        dropped.removeAll { $0 === session }
        if session === self.session {
            hidePreview()
            self.session = nil
            mover = .lifted
        }
        session.isActive = false
        session.operation = operation
        guard let interaction = session.interaction else { return }
        interaction.forget(session)
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    }

    // MARK: What it looks like

    private func showPreview(of session: DragSession, at point: Point) {
        guard let interaction = session.interaction, let scene = interaction.view?.window?.windowScene,
            let look = interaction.delegate?.dragInteraction(interaction, previewFor: session)
        else { return }
        preview = DragPreviewWindow(look, in: scene)
        preview?.move(to: point)
    }

    private func hidePreview() {
        preview?.isHidden = true
        if let preview { preview.windowScene?.remove(preview) }
        preview = nil
    }
}

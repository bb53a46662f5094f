package import TactusPlatform

/// How far the two ends of a drag have come to terms, at the end that it is over: what to say, and when it may be said.
///
/// From version 3 on both ends say what can be done with what is dragged, and the compositor decides;
/// before, a drop copies.
nonisolated package struct DragOfferTerms: Hashable, Sendable {
    /// What to send.
    nonisolated package enum Request: Hashable, Sendable {
        /// `wl_data_offer.accept`.
        case accept(String?)
        /// `wl_data_offer.set_actions`.
        case setActions(DropOperations, preferred: DropOperations)
        /// `wl_data_offer.finish`.
        case finish
        /// `wl_data_offer.destroy`.
        case destroy
    }

    nonisolated private enum Phase: Hashable, Sendable { case dragged, dropped, ended }

    /// What whoever drags it allows.
    package private(set) var allowed: DropOperations
    /// What a drop would do, as far as it is known.
    package private(set) var operation: DropOperation?

    private let hasActions: Bool
    private var isAccepted = false
    private var phase = Phase.dragged

    /// Creates the terms of an offer that has just come.
    ///
    /// - Parameters:
    ///   - hasActions: Whether the compositor and we know of actions: version 3.
    ///   - sourceActions: What whoever drags it allows, as the bits of the wire.
    package init(hasActions: Bool, sourceActions: UInt32) {
        self.hasActions = hasActions
        allowed = hasActions ? DropOperations(rawValue: sourceActions & 7) : .copy
    }

    /// Whoever drags it says anew what it allows. The compositor then decides anew by itself.
    ///
    /// - Parameter sourceActions: That, as the bits of the wire.
    /// - Returns: Whether it is something else than before.
    package mutating func allow(_ sourceActions: UInt32) -> Bool {
        let operations = DropOperations(rawValue: sourceActions & 7)
        guard hasActions, phase != .ended, operations != allowed else { return false }
        allowed = operations
        return true
    }

    /// The view under it would do something with it, or nothing.
    ///
    /// - Parameters:
    ///   - proposal: What; `nil` for nothing.
    ///   - name: The name of the type in which it would be taken; `nil` when it can be had in none.
    /// - Returns: What to send.
    package mutating func propose(_ proposal: DropProposal?, as name: String?) -> [Request] {
        guard phase == .dragged else { return [] }
        let name = proposal == nil ? nil : name
        isAccepted = name != nil
        guard hasActions else {
            operation = name == nil || proposal?.operations.contains(.copy) != true ? nil : .copy
            return [.accept(operation == nil ? nil : name)]
        }
        let operations = isAccepted ? proposal?.operations.intersection(.everything) ?? [] : []
        let preferred = proposal?.preferred.map { DropOperations($0) } ?? []
        return [.accept(name), .setActions(operations, preferred: preferred.intersection(operations))]
    }

    /// The compositor has decided what a drop would do.
    ///
    /// - Parameter action: One bit of the wire, or none.
    /// - Returns: The operation; `nil` for none.
    package mutating func decided(_ action: UInt32) -> DropOperation? {
        if phase != .ended { operation = DropOperation(wire: action) }
        return operation
    }

    /// It was dropped.
    package mutating func dropped() { if phase == .dragged { phase = .dropped } }

    /// The user has said what the drop was to do, which had asked.
    package mutating func settle(on operation: DropOperation) -> [Request] {
        guard phase == .dropped, hasActions, self.operation == .ask else { return [] }
        self.operation = operation
        return [.setActions(DropOperations(operation), preferred: DropOperations(operation))]
    }

    /// It went elsewhere; or it was dropped, and nobody will read any more of it.
    ///
    /// - Parameter wasRead: Whether all that was begun to be read was read to its end.
    /// - Returns: What to send: that the drag is finished only if both ends had come to terms, which
    ///   else would be an error.
    package mutating func end(wasRead: Bool) -> [Request] {
        guard phase != .ended else { return [] }
        let isFinished =
            phase == .dropped && wasRead && hasActions && isAccepted && operation != nil && operation != .ask
        phase = .ended
        return isFinished ? [.finish, .destroy] : [.destroy]
    }
}

extension DropOperations {
    nonisolated fileprivate static let everything: DropOperations = [.copy, .move, .ask]
}

extension DropOperation {
    /// The operation of a bit of `wl_data_device_manager.dnd_action`; `nil` for none, and for what we do not know.
    nonisolated init?(wire action: UInt32) {
        switch action {
        case 1: self = .copy
        case 2: self = .move
        case 4: self = .ask
        default: return nil
        }
    }
}

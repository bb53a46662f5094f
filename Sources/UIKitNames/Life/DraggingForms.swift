public import Tactus

/// Something that is dragged.
public final class UIDragItem {
    /// What it is, for whoever takes it.
    public let itemProvider: ItemProvider
    /// What it is for this program; `nil` for nothing.
    public var localObject: Any?

    /// Creates an item.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }

    var provider: ItemProvider {
        if let localObject { itemProvider.localObject = localObject }
        return itemProvider
    }
}

/// Gives what is dragged out of a view.
@MainActor public protocol UIDragInteractionDelegate: DragInteractionDelegate {
    /// Returns what is dragged; nothing for no drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
    ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
    /// The providers of the items.
    public func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [ItemProvider] {
        let items: [UIDragItem] = dragInteraction(interaction, itemsForBeginning: session)
        return items.map(\.provider)
    }
}

/// What a drop does.
nonisolated public enum UIDropOperation: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case cancel
    /// Nothing, and that is told.
    case forbidden
    /// Takes a copy.
    case copy
    /// Takes it for good.
    case move
}

nonisolated extension DropProposal {
    /// Creates a proposal of one operation.
    public init(operation: UIDropOperation) {
        switch operation {
        case .cancel, .forbidden: self = .forbidden
        case .copy: self = .copy
        case .move: self = .move
        }
    }
}

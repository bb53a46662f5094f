public import Tactus

/// Something that is dragged.
public final class UIDragItem {
    /// What it is, for whoever takes it.
    public let itemProvider: ItemProvider
    /// What it is for this program; `nil` for nothing.
    public var localObject: Any?

    /// Creates an item.
    public init(itemProvider: ItemProvider) { self.itemProvider = itemProvider }

    convenience init(of provider: ItemProvider) {
        self.init(itemProvider: provider)
        localObject = provider.localObject
    }

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

    /// Returns whether a drop may move the items. `true` by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool

    /// Returns what shows of an item while it is dragged: the interaction's view, by default; `nil` for nothing. Asked
    /// of the first item, which stands for all.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession
    ) -> UITargetedDragPreview?

    /// Sent before the drag begins: a time to let something happen along.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession)

    /// Sent when the drag begins.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)

    /// Sent when the drag has ended, before ``dragInteraction(_:session:didEndWith:)``.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation)

    /// Sent when the drag has ended, with what became of the items.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
    /// It may.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession
    ) -> Bool { true }

    /// The view of the interaction.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession
    ) {}

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) {}

    /// Draws what the form for items says.
    public func dragInteraction(_ interaction: DragInteraction, previewFor session: DragSession) -> DragPreview? {
        guard let item = session.dragItems.first,
            let preview = dragInteraction(interaction, previewForLifting: item, session: session)
        else { return nil }
        if preview.isPlain, preview.view === interaction.view {
            return StandardPreview().dragInteraction(interaction, previewFor: session)
        }
        return preview.picture(for: session)
    }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation
    ) {}

    /// Asks by UIKit's form.
    public func dragInteraction(
        _ interaction: DragInteraction, operationsAllowedFor session: DragSession
    ) -> DropOperations {
        dragInteraction(interaction, sessionAllowsMoveOperation: session) ? [.copy, .move] : .copy
    }

    /// Tells by UIKit's form.
    public func dragInteraction(_ interaction: DragInteraction, sessionDidBegin session: DragSession) {
        let animator = UIDragAnimating(duration: .milliseconds(200))
        dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        animator.startAnimation()
        dragInteraction(interaction, sessionWillBegin: session)
    }

    /// Tells by UIKit's forms.
    public func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation?
    ) {
        let form: UIDropOperation = operation.map { $0 == .move ? .move : .copy } ?? .cancel
        dragInteraction(interaction, session: session, willEndWith: form)
        dragInteraction(interaction, session: session, didEndWith: form)
    }

    /// The providers of the items.
    public func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [ItemProvider] {
        let items: [UIDragItem] = dragInteraction(interaction, itemsForBeginning: session)
        return items.map(\.provider)
    }
}

/// Draws the view of an interaction as it is seen.
private final class StandardPreview: DragInteractionDelegate {
    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [ItemProvider] {
        []
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

extension DragSession {
    /// What is dragged, each with what it is for this program.
    public var dragItems: [UIDragItem] { items.map(UIDragItem.init(of:)) }
}

extension DropSession {
    /// What is dragged out of this program, each with what it is for it; nothing for a drag of another program, whose
    /// content ``loadObjects(ofClass:completion:)`` loads.
    public var items: [UIDragItem] { localItems.map(UIDragItem.init(of:)) }

    /// Returns whether what is dragged can be had as a text or a picture.
    public func canLoadObjects<Object: DroppedObject>(ofClass type: Object.Type) -> Bool {
        types.contains(Object.contentType)
    }

    /// Loads what is dragged, and hands it over when it is there: nothing where it cannot be had.
    ///
    /// - Parameters:
    ///   - type: As what: `NSString.self`, which is `String`, or `UIImage.self`.
    ///   - completion: Called once, on the main actor.
    public func loadObjects<Object: DroppedObject>(
        ofClass type: Object.Type, completion: @escaping @MainActor ([Object]) -> Void
    ) {
        Task { completion((try? await Object.load(from: self)).map { [$0] } ?? []) }
    }
}

/// What a drop can be loaded as.
public protocol DroppedObject {
    /// The type in which it is offered.
    static var contentType: ContentType { get }
    /// Loads it; throws why it cannot be had.
    @MainActor static func load(from offer: any ContentOffer) async throws -> Self
}

extension String: DroppedObject {
    /// Plain text.
    public static var contentType: ContentType { .text }
    /// Loads the text.
    @MainActor public static func load(from offer: any ContentOffer) async throws -> String {
        try await offer.string()
    }
}

extension Image: DroppedObject {
    /// A picture.
    public static var contentType: ContentType { .png }
    /// Loads the picture.
    @MainActor public static func load(from offer: any ContentOffer) async throws -> Image {
        try await offer.image()
    }
}

extension ItemProvider {
    /// Returns whether the item can be had as a text or a picture.
    public func canLoadObject<Object: DroppedObject>(ofClass type: Object.Type) -> Bool {
        types.contains(Object.contentType)
    }

    /// Loads the item, and hands it over when it is there, or why it cannot be had.
    ///
    /// - Parameters:
    ///   - type: As what: `NSString.self`, which is `String`, or `UIImage.self`.
    ///   - completionHandler: Called once, on the main actor.
    public func loadObject<Object: DroppedObject>(
        ofClass type: Object.Type, completionHandler: @escaping @MainActor (Object?, (any Error)?) -> Void
    ) {
        Task {
            do {
                completionHandler(try await Object.load(from: self), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Creates a provider of a text.
    public convenience init(object text: String) {
        self.init()
        register(.text) { Array(text.utf8) }
    }

    /// Creates a provider of a picture.
    public convenience init(object image: Image) {
        self.init()
        register(.png) { try image.pngContents() }
    }
}

extension DragSession {
    private static var contexts = Notes<DragSession, Any>()

    /// What the drag is for this program, as a whole; `nil` for nothing.
    public var localContext: Any? {
        get { DragSession.contexts[self] }
        set { DragSession.contexts[self] = newValue }
    }
}

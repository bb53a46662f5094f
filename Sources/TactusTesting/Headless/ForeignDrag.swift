import TactusPlatform
public import TactusUI

/// Something that another program drags over the application, in a test.
///
/// ```swift
/// let drag = host.beginDrag([.text("hello")], at: Point(x: 20, y: 20))
/// drag.move(to: Point(x: 60, y: 20))
/// #expect(drag.operation == .copy)
/// drag.drop()
/// ```
public final class ForeignDrag {
    /// The operation that a drop would perform, as the application and the other program have agreed; `nil` for none.
    public private(set) var operation: DropOperation?
    /// The modifier keys that are held, by which the user chooses what a drop does. Changing them is told at once.
    public var modifiers: ModifierFlags = [] {
        didSet { negotiate() }
    }

    private let host: TestHost
    private let allowed: DropOperations
    private var proposal: DropProposal?
    private var isOver = false

    init(
        _ items: [ItemProvider], allowing allowed: DropOperations, at point: Point, on scene: WindowScene,
        of host: TestHost
    ) {
        self.host = host
        self.allowed = allowed
        let offer = ForeignDragOffer(ItemProvider(merging: items), allowing: allowed) { [weak self] proposal in
            self?.proposal = proposal
            self?.negotiate()
        }
        host.platform.receive(.entered(scene.id, location: point, offer: offer))
    }

    /// Moves it to a point of the scene.
    public func move(to point: Point) { send(.moved(point)) }

    /// Drops it.
    ///
    /// - Returns: What the application has done with it; `nil` when it did not take it.
    @discardableResult
    public func drop() -> DropOperation? {
        send(operation == nil ? .left : .dropped)
        isOver = true
        return operation
    }

    /// Takes it away.
    public func leave() {
        send(.left)
        isOver = true
    }

    private func send(_ event: DragEvent) {
        precondition(!isOver, "the drag is over; begin another one")
        host.platform.receive(event)
    }

    private func negotiate() {
        let chosen = proposal.flatMap {
            DragNegotiation.operation(allowed: allowed, proposal: $0, modifiers: modifiers)
        }
        guard chosen != operation else { return }
        operation = chosen
        host.platform.receive(.operationChanged(chosen))
    }
}

/// What another program offers of it.
private final class ForeignDragOffer: @MainActor DragOffer {
    let allowedOperations: DropOperations
    private let item: ItemProvider
    private let onProposal: (DropProposal?) -> Void

    init(_ item: ItemProvider, allowing allowed: DropOperations, onProposal: @escaping (DropProposal?) -> Void) {
        self.item = item
        allowedOperations = allowed
        self.onProposal = onProposal
    }

    var types: [ContentType] { item.types }
    func content(as type: ContentType) throws(ContentError) -> ContentStream { try item.content(as: type) }
    func propose(_ proposal: DropProposal?) { onProposal(proposal) }
    func settle(on operation: DropOperation) {}
}

extension TestHost {
    /// Begins to drag something over the application, as another program does.
    ///
    /// - Parameters:
    ///   - items: What is dragged. The application gets it as one: each type from the first item that has it.
    ///   - point: Where it comes, in points of the scene.
    ///   - scene: The scene; by default the first that is open.
    ///   - operations: What may be done with it.
    /// - Returns: The drag.
    public func beginDrag(
        _ items: [ItemProvider], at point: Point, on scene: WindowScene? = nil,
        allowing operations: DropOperations = .copy
    ) -> ForeignDrag {
        ForeignDrag(items, allowing: operations, at: point, on: scene ?? self.scene, of: self)
    }

    /// Drags something over the application, as another program does, and drops it.
    ///
    /// ```swift
    /// #expect(host.drop([.text("hello")], at: Point(x: 20, y: 20)) == .copy)
    /// ```
    ///
    /// - Parameters:
    ///   - items: What is dragged.
    ///   - point: Where it comes and is dropped, in points of the scene.
    ///   - scene: The scene; by default the first that is open.
    ///   - operations: What may be done with it.
    /// - Returns: What the application does with it; `nil` when nobody takes it.
    @discardableResult
    public func drop(
        _ items: [ItemProvider], at point: Point, on scene: WindowScene? = nil,
        allowing operations: DropOperations = .copy
    ) -> DropOperation? {
        beginDrag(items, at: point, on: scene, allowing: operations).drop()
    }
}

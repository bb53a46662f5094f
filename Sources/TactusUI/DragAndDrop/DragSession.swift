public import TactusGeometry
import TactusPlatform

/// A drag that began in this program, from its beginning to its end.
public final class DragSession {
    /// What is dragged. Another program gets all of it as one: each type from the first item that has it.
    public internal(set) var items: [ItemProvider] = []
    /// The operations that ``DragInteractionDelegate`` allowed at the beginning.
    public internal(set) var allowedOperations = DropOperations.copy
    /// The operation that a drop at the present location would perform; `nil` for none.
    public internal(set) var operation: DropOperation?
    /// Whether it is of use to this program alone.
    public internal(set) var isRestrictedToApplication = false
    /// Whether it has not ended.
    public internal(set) var isActive = true

    /// The interaction that began it.
    public private(set) weak var interaction: DragInteraction?
    /// Where it began, in points of the scene.
    let start: Point
    /// Its name, for the platform.
    let id: DragID
    weak var router: DragRouter?

    init(of interaction: DragInteraction, id: DragID, at start: Point) {
        self.interaction = interaction
        self.id = id
        self.start = start
    }

    /// Returns the location at which the drag began, in points of a view; with `nil`, of the scene.
    ///
    /// - Parameter view: A view of the scene in which it began.
    /// - Returns: The place.
    public func startLocation(in view: View?) -> Point { view.map { $0.fromScene(start) } ?? start }

    /// Lets a scene go along with the drag, under the pointer or the finger, until it is dropped: a tab that was torn
    /// off, as a window of its own. Where it is dropped it stays, unless a view took the items and the program closes
    /// it. It is no target of the drag meanwhile.
    ///
    /// Call it while the drag is active, for a new scene as soon as it is opened, and for one at a time. The delegate
    /// has answered `true` to ``DragInteractionDelegate/dragInteraction(_:mayCarrySceneIn:)`` before.
    ///
    /// - Parameters:
    ///   - scene: The scene, a toplevel.
    ///   - offset: How far the pointer is from the upper left corner of its window, in points.
    /// - Returns: Whether it goes along. `false` where the system cannot do that (`xdg_toplevel_drag_v1`; GNOME and KDE
    ///   can), where the drag runs within the program, and while another scene goes along: open the window when the
    ///   drag has ended then.
    @discardableResult
    public func attach(_ scene: WindowScene, offset: Vector) -> Bool {
        guard isActive, scene.application != nil else { return false }
        return router?.attach(scene, to: self, offset: offset) ?? false
    }

    /// Ends it without a drop. Nothing happens when it has ended.
    public func cancel() { router?.cancel(self) }

    /// What other programs get.
    var mergedItem: ItemProvider { ItemProvider(merging: items) }
}

extension ItemProvider {
    /// Creates an item out of several: it can be had in each type that one of them has, as the first
    /// that has it provides it.
    package convenience init(merging items: [ItemProvider]) {
        self.init()
        for item in items {
            for type in item.types where !contains(type) { add(type) { try item.source(of: type) } }
        }
    }
}

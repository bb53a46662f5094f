public import TactusGraphics
import TactusUI

/// Something that can be done with an item, behind its cell. UIKit's `UIContextualAction`.
public final class ContextualAction {
    /// What an action does to its item.
    nonisolated public enum Style: Hashable, Sendable {
        /// Something that can be taken back, or leaves the item as it is.
        case normal
        /// Takes the item away: its plate is red, and a full swipe carries the cell off.
        case destructive
    }

    /// Does what the action says. Call `completion` when it is done, with whether it was; the cell closes then.
    public typealias Handler = (_ action: ContextualAction, _ completion: @escaping (Bool) -> Void) -> Void

    /// What it does to its item.
    public let style: Style
    /// What is written on it; `nil` for an icon alone.
    public let title: String?
    /// What is drawn on it; `nil` for none.
    public let icon: Icon?
    /// A picture on it, where there is no ``icon``, at its own size unless that is too high; a template is white. `nil`
    /// for none.
    public let image: Image?
    /// The colour of its plate. Grey, and red for what is destructive, by default.
    public var backgroundColor: Color
    let handler: Handler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: What it does to its item.
    ///   - title: What is written on it, and what assistive tools call it.
    ///   - icon: What is drawn on it.
    ///   - image: A picture on it, where there is no icon.
    ///   - handler: Does it.
    public init(
        style: Style = .normal, title: String?, icon: Icon? = nil, image: Image? = nil, handler: @escaping Handler
    ) {
        self.style = style
        self.title = title
        self.icon = icon
        self.image = image
        self.handler = handler
        backgroundColor = style == .destructive ? CollectionLook.destructive : CollectionLook.ordinaryAction
    }
}

/// The actions at one side of an item. UIKit's `UISwipeActionsConfiguration`.
public final class SwipeActionsConfiguration {
    /// The actions, the first of them at the side.
    public let actions: [ContextualAction]
    /// Whether a swipe over more than half of the cell performs the first one. `true` by default.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    ///
    /// - Parameter actions: The actions, the first of them at the side.
    public init(actions: [ContextualAction]) { self.actions = actions }
}

public import Tactus

/// Something that can be done with a row, behind its cell.
public final class UIContextualAction {
    /// What an action does to its row.
    public typealias Style = ContextualAction.Style

    /// Does what an action says, in the view of the row. Call the last parameter when it is done, with whether it was.
    public typealias Handler = (UIContextualAction, View, @escaping (Bool) -> Void) -> Void

    /// What it does to its row.
    public let style: Style
    /// What is written on it; `nil` for an icon alone.
    public var title: String?
    /// What is drawn on it; `nil` for none.
    public var icon: Icon?
    /// A picture on it, where there is no ``icon``; `nil` for none.
    public var image: Image?
    /// The colour of its plate; `nil` for grey, and red for what is destructive.
    public var backgroundColor: Color?
    /// Does it.
    public let handler: Handler

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: What it does to its row.
    ///   - title: What is written on it.
    ///   - handler: Does it.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    func action(of cell: View?) -> ContextualAction {
        let action = ContextualAction(style: style, title: title, icon: icon, image: image) { [weak cell] _, done in
            self.handler(self, cell ?? View(), done)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

/// The actions at one side of a row.
public final class UISwipeActionsConfiguration {
    /// The actions, the first of them at the side.
    public let actions: [UIContextualAction]
    /// Whether a swipe over more than half of the row performs the first one. `true` by default.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    ///
    /// - Parameter actions: The actions, the first of them at the side.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    func configuration(of cell: View?) -> SwipeActionsConfiguration {
        let configuration = SwipeActionsConfiguration(actions: actions.map { $0.action(of: cell) })
        configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
        return configuration
    }
}

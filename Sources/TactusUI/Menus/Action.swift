import TactusGeometry
public import TactusGraphics

/// Something to do, with what a menu, a bar or a button shows for it.
///
/// ```swift
/// let remove = Action(title: "Delete", icon: .trash, attributes: .destructive) { _ in library.delete(picture) }
/// ```
///
/// A ``Command`` names an action that somebody up the responder chain performs; this one does it itself.
public final class Action: MenuElement {
    /// The name by which ``Action``s are told apart; made by the toolkit unless it is given.
    nonisolated public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a literal.
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The name of the action; `nil` for one without.
    public let identifier: Identifier?
    /// How the action is offered.
    public var attributes: Attributes
    /// Whether what the action stands for is in force: shown by a check mark.
    public var state: State
    /// What somebody is told who does not know the title yet; `nil` by default.
    public var discoverabilityTitle: String?
    /// Who performs it: the control, while its handler runs; `nil` where none does, and at other times.
    public private(set) weak var sender: AnyObject?
    private let handler: (Action) -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - subtitle: A second line under it.
    ///   - icon: A sign beside it.
    ///   - identifier: Its name.
    ///   - attributes: How it is offered.
    ///   - state: Whether what it stands for is in force.
    ///   - handler: What it does; called on the main actor with the action.
    public init(
        title: String = "", subtitle: String? = nil, icon: Icon? = nil, identifier: Identifier? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping (Action) -> Void
    ) {
        self.identifier = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, icon: icon)
        self.subtitle = subtitle
    }

    /// Does it, unless it is disabled or hidden.
    ///
    /// - Parameter sender: Who performs it, for the handler to ask for.
    /// - Returns: Whether it was done.
    @discardableResult
    public func perform(sender: AnyObject? = nil) -> Bool {
        guard attributes.allowsChoosing else { return false }
        StackRoom.check("perform()", of: self)
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
        return true
    }

    /// Whether the two are the same action: the same object, or of the same identifier.
    package func isSame(as other: Action) -> Bool {
        self === other || identifier != nil && identifier == other.identifier
    }
}

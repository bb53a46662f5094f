public import TactusPlatform

/// Something that a user can choose to have done: a title, and the action behind it.
///
/// A command names an action rather than a target: it is performed by whoever up the responder chain does so at the
/// time. Before it is shown or fired that one may bring it up to date, see ``Responder/validate(_:)``.
open class Command: MenuElement {
    /// How the command is offered.
    public final var attributes: Attributes
    /// Whether what the command stands for is in force.
    public final var state: State

    /// A longer title for a list of commands, such as that of the keys; `nil` for `title`.
    public final var discoverabilityTitle: String?
    /// What tells commands of one action apart, for whoever performs them; `nil` when there is nothing to tell.
    public final var propertyList: (any Sendable)?
    /// The commands that take this one's place while certain modifiers are held.
    public final var alternates: [CommandAlternate] = []

    /// Finds who performs the action, from a responder on.
    private let find: (Responder, Command) -> AnyObject?
    private let action: SentAction

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - action: What is done.
    ///   - attributes: How it is offered.
    ///   - state: Whether what it stands for is in force.
    public init<P>(title: String, action: ActionKey<P>, attributes: Attributes = [], state: State = .off) {
        self.attributes = attributes
        self.state = state
        self.action = SentAction(action)
        find = { responder, command in responder.target(for: action, sender: command).map { $0 as AnyObject } }
        super.init(title: title)
    }

    /// Returns whether the command performs an action: for who brings it up to date in `validate(_:)`.
    ///
    /// ```swift
    /// override func validate(_ command: Command) {
    ///     if command.performs(.toggleBoldface) { command.state = isBold ? .on : .off }
    /// }
    /// ```
    public final func performs<P>(_ action: ActionKey<P>) -> Bool { self.action.performs(action) }

    /// Brings the command up to date as seen from `responder`: finds who would perform it, and lets
    /// that one validate it.
    ///
    /// - Returns: Whether the command can be chosen: somebody performs it, and it is neither disabled nor hidden.
    public final func validate(from responder: Responder) -> Bool { performer(from: responder) != nil }

    /// Validates the command, and performs it.
    ///
    /// - Parameters:
    ///   - responder: Where the search begins.
    ///   - event: The event because of which it is performed.
    /// - Returns: Whether it was performed.
    @discardableResult
    public final func perform(from responder: Responder, for event: Event? = nil) -> Bool {
        guard let performer = performer(from: responder) else { return false }
        guard let application = responder.hostApplication else {
            return action.perform(on: performer, sender: self, event: event)
        }
        return application.sendAction(action, to: performer, from: self, for: event)
    }

    private func performer(from responder: Responder) -> AnyObject? {
        guard let performer = find(responder, self) else { return nil }
        (performer as? Responder)?.validate(self)
        return attributes.allowsChoosing ? performer : nil
    }
}

/// What a command does while modifiers are held besides.
public struct CommandAlternate {
    /// The title that the user reads.
    public let title: String
    /// The modifiers to hold.
    public let modifierFlags: ModifierFlags
    /// What is done.
    let command: Command

    /// Creates an alternative.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - action: What is done in place of the command's own action.
    ///   - modifierFlags: The modifiers to hold.
    public init<P>(title: String, action: ActionKey<P>, modifierFlags: ModifierFlags) {
        self.title = title
        self.modifierFlags = modifierFlags
        command = Command(title: title, action: action)
    }
}

extension Command {
    /// Returns what the command is while modifiers are held: the first of its ``alternates`` that wants all of them and
    /// no others, or the command itself.
    ///
    /// - Parameter flags: The modifiers that are held.
    /// - Returns: The command to show and to perform; it shares ``propertyList`` and ``attributes`` with this one.
    public final func alternate(for flags: ModifierFlags) -> Command {
        let wanted = flags.intersection([.shift, .control, .alternate, .command])
        guard !wanted.isEmpty, let alternate = alternates.first(where: { $0.modifierFlags == wanted }) else {
            return self
        }
        alternate.command.propertyList = propertyList
        alternate.command.attributes = attributes
        return alternate.command
    }
}

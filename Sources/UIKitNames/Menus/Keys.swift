public import Tactus

/// Who a method of a command is called with.
private final class CommandSender {
    weak var command: KeyCommand?
}

extension KeyCommand {
    /// The arrow up.
    public static var inputUpArrow: Input { .upArrow }
    /// The arrow down.
    public static var inputDownArrow: Input { .downArrow }
    /// The arrow to the left.
    public static var inputLeftArrow: Input { .leftArrow }
    /// The arrow to the right.
    public static var inputRightArrow: Input { .rightArrow }
    /// Escape.
    public static var inputEscape: Input { .escape }
    /// Backspace.
    public static var inputDelete: Input { .backspace }
    /// Home.
    public static var inputHome: Input { .home }
    /// End.
    public static var inputEnd: Input { .end }
    /// Page Up.
    public static var inputPageUp: Input { .pageUp }
    /// Page Down.
    public static var inputPageDown: Input { .pageDown }

    /// Creates a command that keys fire, whose action is a method: it is performed by the first responder up the chain
    /// that is of the method's class.
    ///
    /// - Parameters:
    ///   - title: What the user reads.
    ///   - action: The method.
    ///   - input: The key.
    ///   - modifierFlags: The modifiers that are held with it.
    ///   - discoverabilityTitle: What somebody is told who does not know the title yet.
    public convenience init<Performer: Responder>(
        title: String = "", action: @escaping @MainActor (Performer) -> @MainActor () -> Void, input: Input,
        modifierFlags: ModifierFlags = [], discoverabilityTitle: String? = nil
    ) {
        let key = ActionKey<Performer> { performer, _ in action(performer)() }
        self.init(title: title, input: input, modifierFlags: modifierFlags, action: key)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command that keys fire, whose action is a method; like the one with a title.
    ///
    /// - Parameters:
    ///   - input: The key.
    ///   - modifierFlags: The modifiers that are held with it.
    ///   - action: The method.
    public convenience init<Performer: Responder>(
        input: Input, modifierFlags: ModifierFlags,
        action: @escaping @MainActor (Performer) -> @MainActor () -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// The same with a method that is called with the command.
    public convenience init<Performer: Responder>(
        title: String = "", action: @escaping @MainActor (Performer) -> @MainActor (KeyCommand) -> Void, input: Input,
        modifierFlags: ModifierFlags = [], discoverabilityTitle: String? = nil
    ) {
        let sender = CommandSender()
        let key = ActionKey<Performer> { performer, _ in if let command = sender.command { action(performer)(command) }
        }
        self.init(title: title, input: input, modifierFlags: modifierFlags, action: key)
        self.discoverabilityTitle = discoverabilityTitle
        sender.command = self
    }

    /// The same with a method that is called with the command, and no title.
    public convenience init<Performer: Responder>(
        input: Input, modifierFlags: ModifierFlags,
        action: @escaping @MainActor (Performer) -> @MainActor (KeyCommand) -> Void
    ) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
}

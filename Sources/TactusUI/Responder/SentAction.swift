/// An action on its way from who sends it to who performs it, as
/// ``Application/sendAction(_:to:from:for:)-(SentAction,_,_,_)`` gets it.
///
/// It is a method of a target, a closure, or an action that is found along the responder chain (``ActionKey``).
public struct SentAction {
    /// The name under which the sender registered it; `nil` for none.
    public let identifier: String?
    /// The protocol of an action that is found along the responder chain; `nil` for a method or a closure.
    private let performing: Any.Type?
    private let find: (@MainActor (Application, Any?) -> AnyObject?)?
    private let call: @MainActor (AnyObject?, Any?, Event?) -> Bool

    /// Creates the action of a key, which finds its target where it is given none.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - identifier: The name under which it is registered.
    public init<P>(_ key: ActionKey<P>, identifier: String? = nil) {
        self.identifier = identifier
        performing = P.self
        find = { application, sender in application.target(for: key, from: sender).map { $0 as AnyObject } }
        call = { target, sender, event in
            guard let target = target as? P else { return false }
            key.perform(on: target, sender: sender, event: event)
            return true
        }
    }

    /// Creates an action of a sender's own.
    ///
    /// - Parameters:
    ///   - identifier: The name under which it is registered.
    ///   - call: Performs it on a target, for a sender and because of an event; `false` where that target cannot.
    public init(
        identifier: String? = nil,
        _ call: @escaping @MainActor (_ target: AnyObject?, _ sender: Any?, _ event: Event?) -> Bool
    ) {
        self.identifier = identifier
        performing = nil
        find = nil
        self.call = call
    }

    /// Whether it is the action of a key.
    public func performs<P>(_ key: ActionKey<P>) -> Bool { performing == P.self }

    /// Finds the target of an action that was given none; `nil` when nobody performs it, or it needs none.
    @MainActor func target(in application: Application, from sender: Any?) -> AnyObject? {
        find?(application, sender)
    }

    /// Performs the action, without asking anybody else.
    ///
    /// - Parameters:
    ///   - target: Who performs it; for a method an object of the class that has it.
    ///   - sender: Who sends it.
    ///   - event: The event because of which it is sent.
    /// - Returns: Whether the target could.
    @MainActor @discardableResult
    public func perform(on target: AnyObject?, sender: Any?, event: Event?) -> Bool { call(target, sender, event) }
}

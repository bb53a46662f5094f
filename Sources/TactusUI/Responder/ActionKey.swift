/// Names an action that is sent to whoever up the responder chain performs it.
///
/// There is one protocol for each action, with one method; the key ties the two together. So conforming is claiming: a
/// responder that conforms to ``Copying`` is found for ``ActionKey/copy``, and the compiler sees to it that it can.
///
/// ```swift
/// protocol Saving { func save(_ sender: Any?) }
///
/// extension ActionKey where P == any Saving {
///     static var save: Self { ActionKey { $0.save($1) } }
/// }
///
/// application.sendAction(.save, from: self)
/// ```
///
/// Keys are equal when they are for the same protocol.
///
/// See ``Responder/canPerform(_:withSender:)``, ``Responder/target(for:sender:)`` and
/// ``Application/sendAction(_:to:from:for:)-(_,P?,_,_)``.
nonisolated public struct ActionKey<P> {
    private let call: @MainActor (P, Any?, Event?) -> Void

    /// Creates the key of the protocol `P`.
    ///
    /// - Parameter call: Calls the protocol's method on a target, with the sender.
    public init(_ call: @escaping @MainActor (_ target: P, _ sender: Any?) -> Void) {
        self.call = { target, sender, _ in call(target, sender) }
    }

    /// Creates the key of the protocol `P`, whose method wants to know the event as well.
    ///
    /// - Parameter call: Calls the protocol's method on a target, with the sender and the event that made it send.
    public init(withEvent call: @escaping @MainActor (_ target: P, _ sender: Any?, _ event: Event?) -> Void) {
        self.call = call
    }

    /// Performs the action.
    @MainActor func perform(on target: P, sender: Any?, event: Event?) { call(target, sender, event) }

    /// Whether both are for the same action.
    public static func == <Other>(left: Self, right: ActionKey<Other>) -> Bool { P.self == Other.self }

    /// Whether the two are for different actions.
    public static func != <Other>(left: Self, right: ActionKey<Other>) -> Bool { P.self != Other.self }
}

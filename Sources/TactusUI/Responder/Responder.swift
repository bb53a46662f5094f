/// An object that can receive events, and knows who receives them after it.
///
/// The application, its scenes, their windows and all views are responders. Each names the ``next`` one, so that they
/// form a chain from the view under the finger up to the application and its delegate. There is no stored chain: `next`
/// is computed whenever it is asked for.
///
/// What a responder does not handle travels on: the touch methods of this class call the same method of ``next``, with
/// the same arguments. A subclass that handles touches overrides all four of them, and calls `super` where the touch
/// should travel on as well:
///
/// ```swift
/// final class Pad: View {
///     override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .orange }
///     override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
///     override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .white }
///     override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { backgroundColor = .white }
/// }
/// ```
///
/// Responders are equal when they are the same object.
// The module isolates it to the main actor anyway. Only what is written reaches direct subclasses in modules that do not.
@MainActor open class Responder: nonisolated Hashable {
    /// Creates a responder without a next one.
    public init() {}

    /// Who receives the events that this responder does not handle; `nil` at the end of the chain.
    ///
    /// A view answers with its superview, a window with its scene, a scene with its application, and the application
    /// with its delegate when that is a responder too.
    open var next: Responder? { nil }

    /// Sent when fingers landed on this responder's view, or on a view below it that let them travel on.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that began in this event. A view gets the second finger only when it allows
    ///     several touches, see ``View/isMultipleTouchEnabled``.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Sent when touches changed their place or their shape.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that changed. Those that rest are in `event` only.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Sent when fingers were lifted. The touches are over; do not keep them.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that ended.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Sent when touches were taken away, instead of ``touchesEnded(_:with:)``.
    ///
    /// A gesture recognizer recognized and wants them for itself, the compositor took them over, their device or their
    /// window went away, or the view left its window. Undo what the touch had started.
    ///
    /// - Parameters:
    ///   - touches: The touches of one view that were taken away.
    ///   - event: The event they belong to. Never `nil` when the toolkit calls.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Whether the two are the same object.
    nonisolated public static func == (left: Responder, right: Responder) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

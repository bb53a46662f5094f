/// Something that has a say in where the focus goes, and hears of it: a view, a window, a controller, a guide.
/// UIKit's `UIFocusEnvironment`.
///
/// The focus is the place of the first responder, as keys move it (``View/canBecomeFocused``). Before it moves all
/// environments that contain the view that has it are asked, and those that contain the view that is to get it, from
/// the views upwards, each once; after it has moved all are told, in the same order.
///
/// ```swift
/// final class SignInPage: ViewController {
///     override var preferredFocusEnvironments: [any FocusEnvironment] { [nameField] }
///
///     override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
///         context.nextFocusedView !== sendButton || isComplete
///     }
/// }
/// ```
///
/// Nobody is asked or told of touches, which show no focus, nor of the ring that a window shows or does not as it
/// becomes key.
@MainActor public protocol FocusEnvironment: AnyObject {
    /// Where the focus goes when it comes to this environment and may choose: to the first of these that can have it,
    /// or has something inside that can. None leaves it to the order of reading.
    ///
    /// Asked when Tab is pressed and nothing has the focus, of the window or the controller that is in front, and by
    /// ``setNeedsFocusUpdate()``.
    var preferredFocusEnvironments: [any FocusEnvironment] { get }

    /// The environment around this one: of a controller's root view the controller, of another view its superview; of a
    /// controller what its view is in.
    var parentFocusEnvironment: (any FocusEnvironment)? { get }

    /// Whether the focus may move. One `false` is enough, and it stays where it is.
    ///
    /// Asked when a key, ``Window/moveFocus(_:)`` or a focus update would move it; not when a program makes something
    /// the first responder, nor when what had the focus is gone.
    ///
    /// - Parameter context: From where to where.
    /// - Returns: `false` to prevent it.
    func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool

    /// Sent after the focus has moved, for whatever reason, has appeared or has gone.
    ///
    /// - Parameters:
    ///   - context: From where to where.
    ///   - coordinator: Lets something move along with it.
    func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator)
}

extension FocusEnvironment {
    /// Asks for the focus to be moved to what this environment prefers, before the next frame.
    ///
    /// It counts while the window shows a focus, and this environment contains it or nothing has it; the last one that
    /// asks counts.
    public func setNeedsFocusUpdate() { focusWindow?.requestFocusUpdate(of: self) }

    /// Moves the focus now if ``setNeedsFocusUpdate()`` asked for it.
    public func updateFocusIfNeeded() { focusWindow?.performFocusUpdate() }

    /// Whether this environment is the other one, or contains it.
    ///
    /// - Parameter other: The other one.
    /// - Returns: Whether this one is met on the way up from the other.
    public func contains(_ other: any FocusEnvironment) -> Bool {
        other.focusChain.contains { $0 === self }
    }

    /// This environment and all around it, the innermost first.
    var focusChain: [any FocusEnvironment] {
        var chain: [any FocusEnvironment] = []
        var met: Set<ObjectIdentifier> = []
        var environment: (any FocusEnvironment)? = self
        while let known = environment, met.insert(ObjectIdentifier(known)).inserted {
            chain.append(known)
            environment = known.parentFocusEnvironment
        }
        return chain
    }

    private var focusWindow: Window? { focusChain.last as? Window }
}

extension View: FocusEnvironment {
    /// The controller whose root view this is; else the superview. `nil` for a window.
    public final var parentFocusEnvironment: (any FocusEnvironment)? { controller ?? superview }
}

extension ViewController: FocusEnvironment {
    /// What the controller's view is in: a view of its parent's, or the window. `nil` before that.
    public final var parentFocusEnvironment: (any FocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}

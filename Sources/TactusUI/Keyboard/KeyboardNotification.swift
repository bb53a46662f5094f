public import TactusGeometry

/// Tells that an on-screen keyboard, or what is shown in its place, comes, goes or changes its size.
///
/// ``WindowScene/addKeyboardObserver(_:)`` asks for them. It is UIKit's user info of `keyboardWillShowNotification` and
/// its like, with names for keys. Keyboards of the compositor are none of these: they make the scene smaller.
nonisolated public struct KeyboardNotification: Hashable, Sendable {
    /// Tells what happens to the keyboard.
    public enum Name: Hashable, Sendable {
        /// It changes its frame; sent before ``willShow`` and ``willHide``.
        case willChangeFrame
        /// It comes.
        case willShow
        /// It goes.
        case willHide
        /// It has changed its frame; sent before ``didShow`` and ``didHide``.
        case didChangeFrame
        /// It is there.
        case didShow
        /// It is gone.
        case didHide
    }

    /// What happens.
    public var name: Name
    /// Where it was, in points of the scene: below the lower edge when it was not there.
    public var frameBegin: Rect
    /// Where it will be, in points of the scene.
    public var frameEnd: Rect
    /// How long it takes; zero when it happens at once.
    public var animationDuration: Duration
    /// How it is spread over that time.
    public var animationCurve: AnimationCurve
}

/// Hears of a scene's keyboard until it is cancelled.
///
/// ``WindowScene/addKeyboardObserver(_:)`` makes them.
public final class KeyboardObserver {
    private weak var scene: WindowScene?
    let action: (KeyboardNotification) -> Void

    init(_ scene: WindowScene, _ action: @escaping (KeyboardNotification) -> Void) {
        self.scene = scene
        self.action = action
    }

    /// Ends the calls.
    public func cancel() {
        scene?.keyboardObservers.removeAll { $0 === self }
        scene = nil
    }
}

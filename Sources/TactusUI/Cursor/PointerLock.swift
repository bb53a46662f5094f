public import TactusGeometry
public import TactusPlatform

/// What the hand does with a pointer that is locked in its place.
nonisolated public struct PointerMotion: Hashable, Sendable {
    /// How far the pointer would have gone, in points: with the acceleration that the user has set.
    public let delta: Vector
    /// How far the hand went, in points, without acceleration: for turning a view.
    public let unacceleratedDelta: Vector
    /// When.
    public let timestamp: Instant
}

/// What a scene knows of the pointers that are locked on it.
struct PointerLockState {
    /// Whether the controller in front wishes for it.
    var isPreferred = false
    var isLocked = false
    var observers: [PointerLockObserver] = []
}

/// Somebody who hears of locked pointers, until ``cancel()``.
public final class PointerLockObserver {
    fileprivate enum Action {
        case change((Bool) -> Void)
        case motion((PointerMotion) -> Void)
    }

    fileprivate private(set) var action: Action?
    private weak var scene: WindowScene?

    fileprivate init(_ scene: WindowScene, _ action: Action) {
        self.scene = scene
        self.action = action
    }

    /// Ends it.
    public func cancel() {
        action = nil
        scene?.pointerLock.observers.removeAll { $0 === self }
    }
}

extension WindowScene {
    /// Whether the system holds pointers in their places on this scene, and hides them. UIKit's
    /// `UIPointerLockState.isLocked`.
    ///
    /// It does while the controller in front wishes for it (``ViewController/prefersPointerLocked``), the scene has the
    /// keys and the pointer is on it; and only where it can.
    public var isPointerLocked: Bool { pointerLock.isLocked }

    /// Calls `action` whenever ``isPointerLocked`` is another one.
    ///
    /// - Parameter action: What to call, with the new value.
    /// - Returns: The observer, to end it with. The scene keeps it.
    @discardableResult
    public func addPointerLockObserver(_ action: @escaping (Bool) -> Void) -> PointerLockObserver {
        add(.change(action))
    }

    /// Calls `action` with what the hand does while the pointer is locked: in place of events, of which there are none
    /// for a pointer that stays where it is. On iPadOS the game controller's `GCMouse` does it.
    ///
    /// - Parameter action: What to call, once for each motion.
    /// - Returns: The observer, to end it with. The scene keeps it.
    @discardableResult
    public func addPointerMotionObserver(_ action: @escaping (PointerMotion) -> Void) -> PointerLockObserver {
        add(.motion(action))
    }

    private func add(_ action: PointerLockObserver.Action) -> PointerLockObserver {
        let observer = PointerLockObserver(self, action)
        pointerLock.observers.append(observer)
        return observer
    }

    /// Asks the controller in front whether pointers are to be locked.
    func updatePointerLock() {
        let window = windows.last { !$0.isHidden && $0.rootController != nil }
        var front = window?.presentedControllers.last
        while let child = front?.childViewControllerForPointerLock { front = child }
        let isPreferred = front.map { $0.isViewAppearing && $0.prefersPointerLocked } ?? false
        guard isPreferred != pointerLock.isPreferred else { return }
        pointerLock.isPreferred = isPreferred
        application?.platform.setPrefersPointerLocked(isPreferred, on: id)
    }

    func pointerLockDidChange(_ isLocked: Bool) {
        guard isLocked != pointerLock.isLocked else { return }
        pointerLock.isLocked = isLocked
        for observer in pointerLock.observers {
            if case .change(let action) = observer.action { action(isLocked) }
        }
    }

    func receive(_ motion: PointerMotion) {
        guard motion.delta.length.isFinite, motion.unacceleratedDelta.length.isFinite else { return }
        for observer in pointerLock.observers {
            if case .motion(let action) = observer.action { action(motion) }
        }
    }
}

extension ViewController {
    /// Asks again whether pointers are to be locked, see ``prefersPointerLocked``.
    public final func setNeedsUpdateOfPrefersPointerLocked() {
        viewIfLoaded?.window?.windowScene?.updatePointerLock()
    }
}

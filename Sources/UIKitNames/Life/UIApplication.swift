public import Tactus

/// Which application is the shared one.
private enum SharedApplication {
    static weak var application: Application?
}

extension Application {
    /// Whether anybody sees the program, and whether it has the keyboard's attention.
    nonisolated public enum State: Int, Hashable, Sendable, CaseIterable {
        /// A scene of it has the keyboard's attention.
        case active
        /// It is seen, and others have the keyboard.
        case inactive
        /// Nobody sees it.
        case background
    }

    /// The program: the application that was launched last with a `UIApplicationDelegate`, or that was told to be this
    /// one (``shareApplication()``). There is one in a program, and in a test the one that it has just launched.
    public static var shared: Application {
        guard let application = SharedApplication.application else {
            preconditionFailure(
                "no application is shared: launch one whose delegate is a UIApplicationDelegate, or call shareApplication() of it"
            )
        }
        return application
    }

    /// Makes this the ``shared`` application, where its delegate is no `UIApplicationDelegate`; call it once, when its
    /// scenes are open. `NotificationCenter.default` hears of their keyboards then.
    public func shareApplication() {
        becomeShared()
        postNotifications()
    }

    /// The ``shared`` application, if there is one.
    static var sharedIfAny: Application? { SharedApplication.application }

    func becomeShared() {
        SharedApplication.application = self
        if linkOpener == nil { linkOpener = { [weak self] in self?.open($0) } }
        AppearanceRules.applicationDidBecomeShared(self)
    }

    /// The scenes that are open.
    public var connectedScenes: Set<UIScene> { Set(scenes.filter { !$0.isPopup }) }

    /// The windows of all scenes.
    public var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// Whether anybody sees the program, and whether it has the keyboard's attention.
    public var applicationState: State {
        if scenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
        return scenes.contains { $0.activationState == .foregroundInactive } ? .inactive : .background
    }

    /// Calls a method of a responder, as `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil,
    /// for: nil)` does to put a keyboard away.
    ///
    /// - Parameters:
    ///   - action: The method. `Scripts/port` leaves it of a selector.
    ///   - target: Whose method is called; that of the first responder in the key window if it is `nil`.
    ///   - sender: Who sends it.
    ///   - event: The event because of which it is sent.
    /// - Returns: Whether there is such a responder.
    @discardableResult
    public func sendAction(
        _ action: @escaping @MainActor @Sendable (UIResponder) -> @MainActor @Sendable () -> Bool, to target: Any?,
        from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let method = SentAction { target, _, _ in
            guard let responder = target as? UIResponder else { return false }
            _ = action(responder)()
            return true
        }
        let responder = target.map { $0 as AnyObject } ?? keyWindow?.firstResponder
        return sendAction(method, to: responder, from: sender, for: event)
    }
}

extension WindowScene {
    /// Whether a scene is seen, and whether it has the keyboard's attention.
    nonisolated public enum ActivationState: Int, Hashable, Sendable {
        /// It is closed.
        case unattached = -1
        /// It has the keyboard's attention.
        case foregroundActive
        /// It is seen, and another one has the keyboard.
        case foregroundInactive
        /// Nobody sees it.
        case background
    }

    /// Whether the scene is seen, and whether it has the keyboard's attention.
    public var activationState: ActivationState {
        guard application != nil else { return .unattached }
        if states.contains(.suspended) { return .background }
        return states.contains(.activated) ? .foregroundActive : .foregroundInactive
    }

    /// The key window, if it is one of the scene's.
    public var keyWindow: UIWindow? { application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil } }
}

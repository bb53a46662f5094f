public import Tactus

extension WindowScene {
    /// What may be said where a scene is asked for: nothing, so that the options are `nil`.
    nonisolated public enum ActivationRequestOptions {}
}

extension SceneSession {
    /// The scene of the session; `nil` while it is closed.
    public var scene: UIScene? { Application.sharedIfAny?.scenes.first { $0.session === self } }

    /// What the scene is filled as, for the program; the same for all.
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

extension Application {
    /// The sessions of the scenes that are open.
    public var openSessions: Set<UISceneSession> { Set(scenes.compactMap(\.session)) }

    /// Whether the program may open several scenes: it may.
    public var supportsMultipleScenes: Bool { true }

    /// Brings the scene of a session to the front, or opens a scene, which the application's delegate names a delegate
    /// for.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of a scene that is open; `nil`, or that of one that is closed, for a new scene.
    ///   - userActivity: What the scene is to show; its delegate finds it in the options. A scene that is open is told
    ///     by ``UIWindowSceneDelegate/scene(_:continue:)``.
    ///   - options: `nil`.
    ///   - errorHandler: Called when no delegate fills scenes.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let scene = scenes.first(where: { $0.session === sceneSession && sceneSession != nil }) {
            let window = scene.windows.last { !$0.isHidden && $0.rootViewController != nil } ?? scene.windows.last
            window?.makeKeyAndVisible()
            if let userActivity, let delegate = scene.delegate as? any UIWindowSceneDelegate {
                delegate.scene(scene, continue: userActivity)
            }
            return
        }
        let delegate = delegate as? any UIApplicationDelegate
        let activities = userActivity.map { [$0] } ?? []
        guard let delegate, openScene(of: delegate, activities: activities) else {
            errorHandler?(UISceneError.nobodyFillsScenes)
            return
        }
    }

    /// Closes the scene of a session.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: `nil`: how a scene goes is the desktop's.
    ///   - errorHandler: Called when the scene is closed already.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let scene = scenes.first(where: { $0.session === sceneSession }) else {
            errorHandler?(UISceneError.isClosed)
            return
        }
        scene.close()
    }
}

/// Why a scene was not opened or closed.
nonisolated public enum UISceneError: Error, Equatable, Sendable {
    /// The application's delegate names nobody who fills scenes.
    case nobodyFillsScenes
    /// The scene is closed already.
    case isClosed
}

/// How small and how large a scene may be made.
public struct UISceneSizeRestrictions {
    private let scene: WindowScene

    init(of scene: WindowScene) { self.scene = scene }

    /// How small, in points; `.zero` where nobody has said it.
    public var minimumSize: CGSize {
        get { scene.minimumSize ?? .zero }
        nonmutating set { scene.minimumSize = newValue }
    }

    /// How large, in points; as large as can be where nobody has said it.
    public var maximumSize: CGSize {
        get { scene.maximumSize ?? CGSize(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude) }
        nonmutating set {
            let isLimit = newValue.width < 1_000_000 && newValue.height < 1_000_000
            scene.maximumSize = isLimit ? newValue : nil
        }
    }
}

extension WindowScene {
    /// How small and how large the scene may be made; never `nil`.
    public var sizeRestrictions: UISceneSizeRestrictions? { UISceneSizeRestrictions(of: self) }
}

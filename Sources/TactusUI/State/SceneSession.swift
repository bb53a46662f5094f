import TactusPlatform

/// A scene that was open when the program was left, or is open now, as it is kept. UIKit's `UISceneSession`.
///
/// ``Application/restoreSessions(from:)`` returns those of the last run.
public final class SceneSession {
    /// Tells the session from others of the program, also in later runs.
    public let persistentIdentifier: String
    /// What the user was doing when the session was kept last; `nil` where nobody said.
    public internal(set) var stateRestorationActivity: UserActivity?
    /// What views and controllers keep, by their paths.
    var parts: [String: [String: StateValue]] = [:]

    init(identifier: String) { persistentIdentifier = identifier }

    convenience init(_ written: StateArchive.Scene) {
        self.init(identifier: written.identifier)
        stateRestorationActivity = written.activity.map { UserActivity($0) }
        parts = written.parts
    }

    var archived: StateArchive.Scene {
        StateArchive.Scene(
            identifier: persistentIdentifier, activity: stateRestorationActivity?.archived, parts: parts)
    }
}

import TactusPlatform

/// A scene that was open when the program was left, or is open now, and what is kept of it. UIKit's `UISceneSession`.
///
/// ``Application/restoreSessions(from:)`` returns those of the last run. A scene that is opened without one has a new
/// one, which is kept if the program keeps its state.
public final class SceneSession: Hashable {
    /// Tells the session from others of the program, and, where it is kept, also from those of later runs.
    public let persistentIdentifier: String
    /// What the user was doing when the session was kept last; `nil` where nobody said.
    public internal(set) var stateRestorationActivity: UserActivity?
    /// What views and controllers keep, by their paths.
    var parts: [String: [String: StateValue]] = [:]

    /// Whether it comes back with the next run.
    var isKept: Bool

    init(identifier: String, isKept: Bool) {
        persistentIdentifier = identifier
        self.isKept = isKept
    }

    convenience init(_ written: StateArchive.Scene) {
        self.init(identifier: written.identifier, isKept: true)
        stateRestorationActivity = written.activity.map { UserActivity($0) }
        parts = written.parts
    }

    var archived: StateArchive.Scene {
        StateArchive.Scene(
            identifier: persistentIdentifier, activity: stateRestorationActivity?.archived, parts: parts)
    }

    /// Whether both are the same object.
    nonisolated public static func == (one: SceneSession, other: SceneSession) -> Bool { one === other }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

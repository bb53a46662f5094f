public import TactusPlatform

/// What the user is doing, in a form that can be kept and taken up again. UIKit's `NSUserActivity`.
///
/// ```swift
/// final class NotePage: ViewController {
///     override func viewDidLoad() { userActivity = UserActivity(activityType: "org.example.notes.read") }
///
///     override func updateUserActivityState(_ activity: UserActivity) {
///         activity.userInfo["note"] = StateValue(note.id)
///     }
///
///     override func restoreUserActivityState(_ activity: UserActivity) {
///         if let id = activity.userInfo["note"]?.intValue { show(id) }
///     }
/// }
/// ```
///
/// A scene keeps one: that of its ``WindowScene/userActivity``, or else of its root controller. What is in it is
/// written to a file that others on this machine may be able to read: no secrets.
public final class UserActivity: Hashable {
    /// What is done, in reverse domain form: `org.example.notes.read`.
    public let activityType: String
    /// What is done, for people; empty by default.
    public var title = ""
    /// What it takes to go on with it.
    public var userInfo: [String: StateValue] = [:]

    /// Creates an activity.
    ///
    /// - Parameter activityType: What is done, in reverse domain form.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries; those with the same names are replaced.
    public func addUserInfoEntries(from other: [String: StateValue]) { userInfo.merge(other) { $1 } }

    /// Whether both are the same object.
    nonisolated public static func == (one: UserActivity, other: UserActivity) -> Bool { one === other }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    convenience init(_ written: StateArchive.Activity) {
        self.init(activityType: written.type)
        title = written.title
        userInfo = written.userInfo
    }

    var archived: StateArchive.Activity {
        StateArchive.Activity(type: activityType, title: title, userInfo: userInfo)
    }
}

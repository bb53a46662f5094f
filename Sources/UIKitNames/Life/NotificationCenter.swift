import Tactus

/// Tells of something that has happened, to whoever asked for it.
public struct Notification {
    /// What has happened, by its name.
    nonisolated public struct Name: RawRepresentable, Hashable, Sendable {
        /// The text that tells it from others.
        public let rawValue: String
        /// Creates a name of a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What has happened.
    public var name: Name
    /// To what; `nil` for nothing in particular.
    public var object: Any?
    /// What else there is to know; `nil` for nothing.
    public var userInfo: [AnyHashable: Any]?

    /// Creates a notification.
    ///
    /// - Parameters:
    ///   - name: What has happened.
    ///   - object: To what.
    ///   - userInfo: What else there is to know.
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        (self.name, self.object, self.userInfo) = (name, object, userInfo)
    }
}

/// The same, where a program hands one to Objective-C.
public typealias NSNotification = Notification

/// Hands notifications to those who asked for them, at once and in the order in which they did.
///
/// ```swift
/// NotificationCenter.default.addObserver(
///     self, selector: Page.keyboardWillShow(_:), name: UIResponder.keyboardWillShowNotification, object: nil)
/// ```
///
/// Observers are not kept alive. The keyboards and the life of ``Tactus/Application/shared`` are told to ``default``.
public final class NotificationCenter {
    /// Where an observer's closure is called: where the notification was posted, on the main actor.
    nonisolated public enum Queue: Hashable, Sendable {
        /// There.
        case main
    }

    private struct Entry {
        weak var observer: AnyObject?
        /// What was made for an observer that is a closure.
        let token: AnyObject?
        let name: Notification.Name?
        let object: ObjectIdentifier?
        let call: (Notification) -> Void
        let number: Int
    }

    /// The one of the program.
    nonisolated public static let `default` = NotificationCenter()

    private var entries: [Entry] = []
    private var count = 0

    /// Creates a center of its own.
    nonisolated public init() {}

    private func add(
        _ observer: AnyObject, token: AnyObject?, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping (Notification) -> Void
    ) {
        count += 1
        if self === NotificationCenter.default { TextNotifications.begin(for: name, of: object) }
        entries.removeAll { $0.observer == nil }
        let object = object.map { ObjectIdentifier($0 as AnyObject) }
        entries.append(
            Entry(observer: observer, token: token, name: name, object: object, call: call, number: count))
    }

    /// Lets a method of an observer be called.
    ///
    /// - Parameters:
    ///   - observer: Whose method it is; it is not kept alive.
    ///   - selector: The method, which is called with the notification.
    ///   - name: What it is told of; `nil` for everything.
    ///   - object: Of what alone it is told; `nil` for anything.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, token: nil, name, object) { [weak observer] notification in
            if let observer { selector(observer)(notification) }
        }
    }

    /// Lets a method of an observer be called.
    public func addObserver<Observer: AnyObject>(
        _ observer: Observer, selector: @escaping @MainActor (Observer) -> @MainActor () -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, token: nil, name, object) { [weak observer] _ in if let observer { selector(observer)() } }
    }

    /// Lets a closure be called, until ``removeObserver(_:)``.
    ///
    /// - Parameters:
    ///   - name: What it is told of; `nil` for everything.
    ///   - object: Of what alone it is told; `nil` for anything.
    ///   - queue: Where it is called.
    ///   - block: What is called, with the notification.
    /// - Returns: What to end it with.
    @discardableResult
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: Queue?, using block: @escaping (Notification) -> Void
    ) -> AnyObject {
        final class Token {}
        let token = Token()
        add(token, token: token, name, object, block)
        return token
    }

    /// Calls an observer no more. Called on the main actor, also where the observer is let go of (`deinit`).
    nonisolated public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

    /// Calls an observer no more for some notifications.
    ///
    /// - Parameters:
    ///   - observer: The observer, or what was returned for a closure.
    ///   - name: Which; `nil` for all.
    ///   - object: Of what; `nil` for anything.
    nonisolated public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        let (observer, object) = (
            ObjectIdentifier(observer as AnyObject), object.map { ObjectIdentifier($0 as AnyObject) }
        )
        MainActor.assumeIsolated {
            entries.removeAll { entry in
                entry.observer.map { ObjectIdentifier($0) } == observer && (name == nil || entry.name == name)
                    && (object == nil || entry.object == object)
            }
        }
    }

    /// Tells of something that has happened. Called on the main actor, also by models that do not belong to it.
    ///
    /// - Parameters:
    ///   - name: What.
    ///   - object: To what.
    ///   - userInfo: What else there is to know.
    nonisolated public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        nonisolated(unsafe) let (object, userInfo) = (object, userInfo)
        MainActor.assumeIsolated { hand(Notification(name: name, object: object, userInfo: userInfo)) }
    }

    /// Hands a notification to those who asked for it. Who asks meanwhile is told of the next one.
    public func post(_ notification: Notification) { hand(notification) }

    private func hand(_ notification: Notification) {
        let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        for entry in entries where entry.name == nil || entry.name == notification.name {
            guard entry.object == nil || entry.object == object else { continue }
            if entries.contains(where: { $0.number == entry.number }) { entry.call(notification) }
        }
    }
}

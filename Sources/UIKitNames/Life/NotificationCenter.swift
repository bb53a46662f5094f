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
        var token: AnyObject?
        let name: Notification.Name?
        let object: ObjectIdentifier?
        var call: (Notification) -> Void
        let number: Int
        var isRemoved = false

        var isGone: Bool { isRemoved || observer == nil }

        /// Lets go of all that it keeps.
        mutating func end() { (isRemoved, token, call) = (true, nil, { _ in }) }
    }

    /// The one of the program.
    nonisolated public static let `default` = NotificationCenter()

    /// By age.
    private var entries: [Entry] = []
    /// Those of each observer, by their numbers: with thousands of observers each comes and goes as
    /// quickly as the first.
    private var numbers: [ObjectIdentifier: [Int]] = [:]
    /// With how many entries those are looked for that are gone.
    private var sweepCount = 16
    private var count = 0
    /// How many notifications are being handed out, each while the one before is.
    private var depth = 0
    /// How many may be: with more the program ends with a sentence.
    private static let deepest = 1000

    /// Creates a center of its own.
    nonisolated public init() {}

    private func add(
        _ observer: AnyObject, token: AnyObject?, _ name: Notification.Name?, _ object: Any?,
        _ call: @escaping (Notification) -> Void
    ) {
        count += 1
        if self === NotificationCenter.default {
            TextNotifications.begin(for: name, of: object)
            UndoHistory.beginNotifications(for: name, of: object)
        }
        if entries.count >= sweepCount { sweep() }
        let object = object.map { ObjectIdentifier($0 as AnyObject) }
        entries.append(
            Entry(observer: observer, token: token, name: name, object: object, call: call, number: count))
        numbers[ObjectIdentifier(observer), default: []].append(count)
    }

    /// Lets go of what is gone.
    private func sweep() {
        entries.removeAll(where: \.isGone)
        numbers = [:]
        for case let (observer?, number) in entries.lazy.map({ ($0.observer, $0.number) }) {
            numbers[ObjectIdentifier(observer), default: []].append(number)
        }
        sweepCount = max(16, 2 * entries.count)
    }

    /// The place of an entry, found by halves; `nil` when it is gone.
    private func index(of number: Int) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].number == number && !entries[low].isRemoved ? low : nil
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
            let own = numbers[observer] ?? []
            for index in own.compactMap(index(of:)) {
                let entry = entries[index]
                guard entry.observer.map({ ObjectIdentifier($0) }) == observer, name == nil || entry.name == name,
                    object == nil || entry.object == object
                else { continue }
                entries[index].end()
            }
            let rest = own.filter { index(of: $0) != nil }
            numbers[observer] = rest.isEmpty ? nil : rest
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
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            preconditionFailure(
                "\(notification.name.rawValue) is posted by those who are told of it, again and again: an observer must not "
                    + "post, each time, what it is told of")
        }
        let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        for entry in entries where entry.name == nil || entry.name == notification.name {
            guard entry.object == nil || entry.object == object else { continue }
            if index(of: entry.number) != nil { entry.call(notification) }
        }
    }
}

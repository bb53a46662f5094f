/// Is told when those who do not see the screen may find something else there, see
/// ``Application/addAccessibilityObserver(_:)``.
///
/// A bridge to assistive tools is one: it asks for ``Application/accessibilityTree`` again and compares.
@MainActor public protocol AccessibilityObserver: AnyObject {
    /// Sent when the tree may be another: a frame was made, the focus or the key window is another, a scene was opened
    /// or closed, a program has said something else about a view.
    ///
    /// It may come many times for one change, and in the middle of it: ask for the tree afterwards, and not each time.
    func applicationAccessibilityMayDiffer(_ application: Application)

    /// Sent when the program has posted something.
    func application(_ application: Application, didPost notification: AccessibilityNotification)
}

/// Those who watch an application for others who do not see it. None is kept alive.
struct AccessibilityObservers {
    private struct Entry {
        weak var observer: (any AccessibilityObserver)?
    }

    private var entries: [Entry] = []

    /// Whether nobody watches.
    var isEmpty: Bool { entries.isEmpty }

    /// Those that live.
    var all: [any AccessibilityObserver] { entries.compactMap(\.observer) }

    /// Adds an observer at the end, unless it is there.
    mutating func add(_ observer: any AccessibilityObserver) {
        guard !entries.contains(where: { $0.observer === observer }) else { return }
        entries.removeAll { $0.observer == nil }
        entries.append(Entry(observer: observer))
    }

    /// Removes an observer, and what is left of those that are gone.
    mutating func remove(_ observer: any AccessibilityObserver) {
        entries.removeAll { $0.observer == nil || $0.observer === observer }
    }
}

extension Application {
    /// Lets an observer know whenever assistive tools may find something else, until it is removed or gone. Without
    /// observers nothing is noted, and nothing is done.
    public final func addAccessibilityObserver(_ observer: any AccessibilityObserver) {
        accessibilityObservers.add(observer)
    }

    /// Lets an observer know no more. Nothing happens to one that was not added.
    public final func removeAccessibilityObserver(_ observer: any AccessibilityObserver) {
        accessibilityObservers.remove(observer)
    }

    /// Whether anybody reads the screen for a user now: a bridge that assistive tools are connected to. UIKit's
    /// `UIAccessibility.isVoiceOverRunning`.
    public final var isAssistiveToolRunning: Bool { !accessibilityObservers.all.isEmpty }

    /// Tells the observers, if there are any.
    final func accessibilityMayDiffer() {
        guard !accessibilityObservers.isEmpty else { return }
        for observer in accessibilityObservers.all { observer.applicationAccessibilityMayDiffer(self) }
    }
}

public import Tactus

extension BarButtonItem.Style {
    /// The one that most users want.
    public static let done = BarButtonItem.Style.prominent
}

extension BarButtonItem {
    /// Does something by a method of a target, which is not kept alive.
    private func perform<Target: AnyObject>(
        _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        guard let target else { return }
        primaryAction = Action(title: title ?? "", icon: icon) { [weak self, weak target] _ in
            if let self, let target { action(target)(self) }
        }
    }

    private static var targets = Notes<BarButtonItem, WeakTarget>()

    private struct WeakTarget {
        weak var object: AnyObject?
    }

    /// Whose method ``setAction(_:)-(_)`` lets the button call; it is not kept alive. Set it before the method.
    public final var target: AnyObject? {
        get { BarButtonItem.targets[self]?.object }
        set { BarButtonItem.targets[self] = newValue.map { WeakTarget(object: $0) } }
    }

    /// Lets the button call a method of its ``target``, with itself: what UIKit's programs set as its `action`.
    public final func setAction<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        primaryAction = Action(title: title ?? "", icon: icon) { [weak self] _ in
            if let self, let target = target as? Target { action(target)(self) }
        }
    }

    /// Lets the button call a method of its ``target``.
    public final func setAction<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        setAction { (target: Target) in { _ in action(target)() } }
    }

    /// Creates a button with a text, which calls a method of a target with itself.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - style: How prominent it is.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(title: title, style: style)
        perform(target, action)
    }

    /// Creates a button with a text, which calls a method of a target.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - style: How prominent it is.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style)
        perform(target) { target in { _ in action(target)() } }
    }

    /// Creates a button with a text that does nothing, such as the one that leads back.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: title, style: style)
    }

    /// Creates a button with a picture, which calls a method of a target with itself.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - style: How prominent it is.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        image: Image?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(style: style)
        self.image = image
        perform(target, action)
    }

    /// Creates a button with a picture, which calls a method of a target.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - style: How prominent it is.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        image: Image?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(style: style)
        self.image = image
        perform(target) { target in { _ in action(target)() } }
    }

    /// Creates a button with a picture that does nothing.
    public convenience init(image: Image?, style: Style, target: AnyObject?, action: Never?) {
        self.init(style: style)
        self.image = image
    }

    /// Creates a button with a text and a picture.
    ///
    /// - Parameters:
    ///   - title: Its text.
    ///   - image: A picture beside it.
    ///   - primaryAction: What it does; `nil` for one that only opens its menu.
    ///   - menu: What it opens.
    public convenience init(title: String? = nil, image: Image?, primaryAction: Action? = nil, menu: Menu? = nil) {
        self.init(title: title ?? primaryAction?.title, menu: menu)
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates a button that shows what an action says.
    ///
    /// - Parameters:
    ///   - primaryAction: What it does, with its title, sign and picture.
    ///   - menu: What it opens.
    public convenience init(primaryAction: Action?, menu: Menu? = nil) {
        self.init(title: primaryAction?.title, icon: primaryAction?.icon, menu: menu)
        image = primaryAction?.image
        self.primaryAction = primaryAction
    }
}

extension BarButtonItem {
    /// The buttons that many programs have, and spaces.
    nonisolated public enum SystemItem: Hashable, Sendable, CaseIterable {
        /// A space that takes what is left.
        case flexibleSpace
        /// A space as wide as its item's `width`.
        case fixedSpace
        /// "Done", prominent.
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save", prominent.
        case save
        /// "Undo".
        case undo
        /// "Redo".
        case redo
        /// A plus.
        case add
        /// A cross.
        case close
        /// A pencil.
        case compose
        /// An arrow back.
        case reply
        /// The sign for sharing.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A loupe.
        case search
        /// A round arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// The sign for playing.
        case play
        /// The sign for pausing.
        case pause
        /// The sign for going back.
        case rewind
        /// The sign for going on.
        case fastForward

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        var icon: Icon? {
            switch self {
            case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
            case .add: .plus
            case .close, .stop: .cross
            case .compose: .pencil
            case .reply: .reply
            case .action: .share
            case .organize: .folder
            case .bookmarks: .book
            case .search: .search
            case .refresh: .arrowClockwise
            case .camera: .camera
            case .trash: .trash
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            }
        }

        var style: Style { self == .done || self == .save ? .prominent : .plain }

        /// What assistive tools call it.
        var label: String {
            switch self {
            case .add: "Add"
            case .close: "Close"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            default: title ?? ""
            }
        }
    }

    /// Creates one of the buttons that many programs have.
    ///
    /// - Parameters:
    ///   - systemItem: Which one.
    ///   - primaryAction: What it does; `nil` for one that only opens its menu.
    ///   - menu: What it opens.
    public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
        guard systemItem != .flexibleSpace, systemItem != .fixedSpace else {
            self.init(spaceWidth: systemItem == .fixedSpace ? 0 : nil)
            return
        }
        self.init(
            title: systemItem.title, icon: systemItem.icon, style: systemItem.style,
            accessibilityLabel: systemItem.label, menu: menu)
        self.primaryAction = primaryAction
    }

    /// Creates one of the buttons that many programs have, which calls a method of a target with itself.
    ///
    /// - Parameters:
    ///   - barButtonSystemItem: Which one.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (BarButtonItem) -> Void
    ) {
        self.init(systemItem: barButtonSystemItem)
        perform(target, action)
    }

    /// Creates one of the buttons that many programs have, which calls a method of a target.
    ///
    /// - Parameters:
    ///   - barButtonSystemItem: Which one.
    ///   - target: Whose method is called; it is not kept alive.
    ///   - action: The method.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(systemItem: barButtonSystemItem)
        perform(target) { target in { _ in action(target)() } }
    }

    /// Creates one of the buttons that many programs have, which does nothing yet.
    public convenience init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Never?) {
        self.init(systemItem: barButtonSystemItem)
    }
}

public import TactusGraphics

/// A list of things to choose from, some of which may be lists themselves.
///
/// ```swift
/// let menu = Menu(title: "Sort by", children: [
///     Action(title: "Name", state: .on) { _ in sort(by: .name) },
///     Action(title: "Date") { _ in sort(by: .date) },
///     Menu(options: .displayInline, children: [Action(title: "Reversed") { _ in reverse() }]),
/// ])
/// ```
///
/// A menu is a value that happens to be an object: what shows it, a button, a long press, a bar, reads
/// it when it opens.
public final class Menu: MenuElement {
    /// The name of a menu, by which it is found in a ``MenuBuilder``.
    nonisolated public struct Identifier: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public let rawValue: String
        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a literal.
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// How a menu is shown inside another one, and how one chooses from it.
    nonisolated public struct Options: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt8
        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Its elements stand in the menu around it, between lines, and not in one of their own.
        public static let displayInline = Options(rawValue: 1)
        /// What it leads to takes something away for good: shown in red.
        public static let destructive = Options(rawValue: 2)
        /// One of its actions is on at a time: choosing one turns the others off.
        public static let singleSelection = Options(rawValue: 4)
    }

    /// The name of the menu; `nil` for one without.
    public let identifier: Identifier?
    /// How it is shown and chosen from.
    public let options: Options
    /// What is in it, in order.
    public let children: [MenuElement]

    /// How many menus are in one another here, this one included.
    let height: Int
    /// How many menus may be in one another. Of one that has more in it, this one shows what is in it in its stead.
    static let deepest = 64

    /// Creates a menu.
    ///
    /// Up to 64 menus may be in one another: of one in which there are as many, the elements come in its stead.
    ///
    /// - Parameters:
    ///   - title: What the user reads: of a menu inside another one, and above a context menu.
    ///   - icon: A sign beside it.
    ///   - identifier: Its name.
    ///   - options: How it is shown and chosen from.
    ///   - children: What is in it.
    public init(
        title: String = "", icon: Icon? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [MenuElement] = []
    ) {
        self.identifier = identifier
        self.options = options
        self.children = children.flatMap { child -> [MenuElement] in
            guard let menu = child as? Menu, menu.height >= Self.deepest else { return [child] }
            return menu.children
        }
        height = 1 + (self.children.lazy.compactMap { ($0 as? Menu)?.height }.max() ?? 0)
        super.init(title: title, icon: icon)
    }

    /// Returns a menu like this one with other elements in it.
    ///
    /// - Parameter children: The elements.
    /// - Returns: Another menu.
    public func replacingChildren(_ children: [MenuElement]) -> Menu {
        let menu = Menu(title: title, icon: icon, identifier: identifier, options: options, children: children)
        (menu.subtitle, menu.image) = (subtitle, image)
        return menu
    }

    /// The actions of the menu that are on, those of inline menus included, in order.
    public var selectedElements: [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            switch child {
            case let action as Action: action.state == .on ? [action] : []
            case let command as Command: command.state == .on ? [command] : []
            case let menu as Menu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }

    /// Notes that an action was chosen: of a menu with a single selection it is the one that is on.
    ///
    /// - Parameter action: One of the menu's actions, or of an inline menu's.
    public func select(_ action: Action) {
        for case let menu as Menu in children where menu.options.contains(.displayInline) { menu.select(action) }
        guard options.contains(.singleSelection) else { return }
        let inside = actionsInside
        guard inside.contains(where: { $0 === action }) else { return }
        for other in inside { other.state = other === action ? .on : .off }
    }

    private var actionsInside: [Action] {
        children.flatMap { child -> [Action] in
            switch child {
            case let action as Action: [action]
            case let menu as Menu: menu.options.contains(.displayInline) ? menu.actionsInside : []
            default: []
            }
        }
    }
}

/// Elements of a menu that are made when it opens, and may come later than that.
///
/// ```swift
/// DeferredMenuElement { show in
///     Task { show(await recentFiles().map { file in Action(title: file.name) { _ in open(file) } }) }
/// }
/// ```
public final class DeferredMenuElement: MenuElement {
    private let provider: (@escaping ([MenuElement]) -> Void) -> Void
    private let keepsElements: Bool
    /// What was answered, where that is kept.
    private var kept: [MenuElement]?

    /// Creates an element that stands for others, which are asked for once.
    ///
    /// - Parameter provider: Called when the menu opens, until it has answered. It calls what it is given once, at once
    ///   or later, with the elements. Until then a row says that something comes; what comes after the menu was closed
    ///   is shown the next time.
    public convenience init(_ provider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) {
        self.init(keepsElements: true, provider)
    }

    private init(keepsElements: Bool, _ provider: @escaping (@escaping ([MenuElement]) -> Void) -> Void) {
        self.provider = provider
        self.keepsElements = keepsElements
        super.init(title: "")
    }

    /// Returns an element that stands for others, which are asked for each time the menu opens.
    ///
    /// - Parameter provider: Called each time the menu opens, as that of ``init(_:)``; what comes after the menu was
    ///   closed is not shown.
    /// - Returns: The element.
    public static func uncached(
        _ provider: @escaping (@escaping ([MenuElement]) -> Void) -> Void
    ) -> DeferredMenuElement { DeferredMenuElement(keepsElements: false, provider) }

    /// Asks for the elements, or has them from the last time.
    ///
    /// - Parameter completion: Called with them; only the first answer counts.
    public func load(_ completion: @escaping ([MenuElement]) -> Void) {
        if let kept { return completion(kept) }
        var isAnswered = false
        provider { [weak self] elements in
            guard !isAnswered else { return }
            isAnswered = true
            if let self, keepsElements { kept = elements }
            completion(elements)
        }
    }
}

import TactusUI

/// What a menu shows, one row after the other: hidden elements left out, inline menus spread out between lines.
struct MenuRows {
    /// One row.
    struct Row {
        let element: MenuElement
        /// Whether a line above it keeps it apart from the rows before.
        var beginsGroup = false
        /// Whether nobody performs it now; only the menus of a bar show such rows.
        var isIdle = false

        /// Whether the row can be chosen.
        var allowsChoosing: Bool { element.allowsChoosing && !isIdle }
    }

    private(set) var rows: [Row] = []
    private let keepsIdle: Bool

    /// - Parameters:
    ///   - menu: What to show.
    ///   - responder: Who is asked whether commands can be performed: those that nobody performs are left out.
    ///   - keepsIdle: Whether those are shown instead, dimmed.
    init(_ menu: Menu, from responder: Responder?, keepsIdle: Bool = false) {
        self.keepsIdle = keepsIdle
        add(menu.children, responder)
        rows = rows.enumerated().map { index, row in
            var row = row
            if index == 0 { row.beginsGroup = false }
            return row
        }
    }

    private mutating func add(_ elements: [MenuElement], _ responder: Responder?) {
        var beginsGroup = false
        for element in elements {
            if let menu = element as? Menu, menu.options.contains(.displayInline) {
                let count = rows.count
                add(menu.children, responder)
                if rows.count > count {
                    rows[count].beginsGroup = true
                    beginsGroup = true
                }
                continue
            }
            let isShown = isShown(element, responder)
            guard isShown || keepsIdle && element is Command else { continue }
            rows.append(Row(element: element, beginsGroup: beginsGroup, isIdle: !isShown))
            beginsGroup = false
        }
    }

    private func isShown(_ element: MenuElement, _ responder: Responder?) -> Bool {
        switch element {
        case let action as Action: !action.attributes.contains(.hidden)
        case let command as Command:
            responder.map { command.validate(from: $0) || command.isOnlyDisabled(from: $0) } ?? false
        default: true
        }
    }
}

extension Command {
    /// Whether somebody would perform the command, and has disabled it.
    fileprivate final func isOnlyDisabled(from responder: Responder) -> Bool {
        guard attributes.contains(.disabled), !attributes.contains(.hidden) else { return false }
        let before = attributes
        attributes.remove(.disabled)
        defer { attributes = before }
        return validate(from: responder) || attributes.contains(.disabled)
    }
}

extension MenuElement {
    /// Whether the row can be chosen.
    var allowsChoosing: Bool {
        switch self {
        case let action as Action: action.attributes.allowsChoosing
        case let command as Command: command.attributes.allowsChoosing
        case let menu as Menu: !menu.children.isEmpty
        default: false
        }
    }

    /// Whether the row warns by its colour.
    var isDestructive: Bool {
        switch self {
        case let action as Action: action.attributes.contains(.destructive)
        case let command as Command: command.attributes.contains(.destructive)
        case let menu as Menu: menu.options.contains(.destructive)
        default: false
        }
    }

    /// Whether the row has a mark.
    var shownState: State {
        switch self {
        case let action as Action: action.state
        case let command as Command: command.state
        default: .off
        }
    }

    /// Whether the menu stays open when the row is chosen.
    var keepsMenu: Bool {
        switch self {
        case let action as Action: action.attributes.contains(.keepsMenuPresented)
        case let command as Command: command.attributes.contains(.keepsMenuPresented)
        default: false
        }
    }
}

/// Finds the row that somebody means who types the beginning of its title.
nonisolated struct TypeAhead: Hashable, Sendable {
    /// After this long what is typed begins anew.
    static let pause = Duration.seconds(1)

    private var typed = ""
    private var lastKey = Instant.zero

    /// A key was typed.
    ///
    /// - Parameters:
    ///   - text: What it typed.
    ///   - moment: When.
    ///   - titles: The titles of the rows; `nil` for those that cannot be chosen.
    ///   - current: The row that is highlighted.
    /// - Returns: The row that is meant; `nil` when there is none.
    mutating func type(_ text: String, at moment: Instant, in titles: [String?], from current: Int?) -> Int? {
        if moment - lastKey > Self.pause { typed = "" }
        lastKey = moment
        let isAgain = typed == text.lowercased()
        typed = isAgain ? typed : typed + text.lowercased()
        // The same letter again goes on to the next row; more letters look at the present one first.
        let first = current.map { isAgain || typed.count == 1 ? $0 + 1 : $0 } ?? 0
        let order = titles.indices.map { (first + $0) % titles.count }
        return order.first { titles[$0]?.lowercased().hasPrefix(typed) ?? false }
    }
}

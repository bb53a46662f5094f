import TactusGeometry

/// Collects the menus of a place: responders up the chain add theirs, or change those of others.
///
/// ```swift
/// override func buildMenu(with builder: MenuBuilder) {
///     super.buildMenu(with: builder)
///     builder.insertChild(Menu(title: "Insert", identifier: "insert", children: [picture, table]), atEndOfMenu: .root)
///     builder.remove(menu: .share)
/// }
/// ```
///
/// A builder begins with the standard edit menu, or with the standard menus of a bar (``system``): see
/// ``Menu/Identifier``. What is asked for of a menu that is not there
/// does nothing.
public final class MenuBuilder {
    /// The menu that holds all others.
    public var root: Menu { tree.root }
    private var tree: MenuTree
    /// What is built: the menus of a bar, or one that opens over content.
    public let system: MenuSystem

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - root: What it begins with, whose identifier should be ``Menu/Identifier/root``.
    ///   - system: What is built.
    public init(root: Menu, system: MenuSystem = .context) {
        tree = MenuTree(root)
        self.system = system
    }

    /// Returns the menu of an identifier; `nil` when it is not there.
    public func menu(for identifier: Menu.Identifier) -> Menu? { tree.menu(for: identifier) }

    /// Returns the action of an identifier; `nil` when it is not there.
    public func action(for identifier: Action.Identifier) -> Action? { tree.action(for: identifier) }

    /// Puts a menu before another one.
    public func insertSibling(_ sibling: Menu, beforeMenu identifier: Menu.Identifier) {
        tree.replaceMenus(identifier, by: [sibling, nil])
    }

    /// Puts a menu behind another one.
    public func insertSibling(_ sibling: Menu, afterMenu identifier: Menu.Identifier) {
        tree.replaceMenus(identifier, by: [nil, sibling])
    }

    /// Puts a menu into another one, as its first element.
    public func insertChild(_ child: Menu, atStartOfMenu identifier: Menu.Identifier) {
        tree.insert(child, into: identifier, isFirst: true)
    }

    /// Puts a menu into another one, as its last element.
    public func insertChild(_ child: Menu, atEndOfMenu identifier: Menu.Identifier) {
        tree.insert(child, into: identifier, isFirst: false)
    }

    /// Puts a menu in the place of another one.
    public func replace(menu identifier: Menu.Identifier, with menu: Menu) {
        if tree.isTop(identifier) { return tree = MenuTree(menu) }
        tree.replaceMenus(identifier, by: [menu])
    }

    /// Changes what is in a menu.
    ///
    /// - Parameters:
    ///   - identifier: The menu.
    ///   - change: Returns what is to be in it, given what is in it.
    public func replaceChildren(
        ofMenu identifier: Menu.Identifier, from change: ([MenuElement]) -> [MenuElement]
    ) {
        tree.replaceChildren(of: identifier, by: change)
    }

    /// Takes a menu away, with all that is in it.
    public func remove(menu identifier: Menu.Identifier) {
        tree.replaceMenus(identifier, by: [])
    }

    /// Takes an action away.
    public func remove(action identifier: Action.Identifier) {
        tree.removeActions(identifier)
    }
}

extension Menu.Identifier {
    /// The menu that holds all others.
    public static let root: Self = "root"
    /// The menu of a bar for files: empty unless a program fills it.
    public static let file: Self = "file"
    /// The menu of a bar for editing, in which ``undoRedo``, ``standardEdit`` and ``find`` are.
    public static let edit: Self = "edit"
    /// The menu of a bar for what is shown: empty unless a program fills it.
    public static let view: Self = "view"
    /// The menu of a bar for windows: empty unless a program fills it.
    public static let window: Self = "window"
    /// The menu of a bar for help: empty unless a program fills it.
    public static let help: Self = "help"
    /// Undo and redo.
    public static let undoRedo: Self = "undoRedo"
    /// Cut, copy, paste and the like.
    public static let standardEdit: Self = "standardEdit"
    /// Find and its like.
    public static let find: Self = "find"
    /// Bold, italic, underlined, larger and smaller.
    public static let format: Self = "format"
    /// Print.
    public static let print: Self = "print"
    /// Share: empty unless a program fills it.
    public static let share: Self = "share"
}

extension MenuBuilder {
    /// Collects the edit menu of a responder: the standard actions, and what it and those after it in the chain add,
    /// the outermost first.
    ///
    /// - Parameter responder: Where the menu is asked for: the first responder, or what was pressed.
    /// - Returns: The root menu; what nobody performs now is still in it.
    public static func editMenu(for responder: Responder) -> Menu {
        MenuBuilder(root: standardEditMenu).collect(from: responder)
    }

    /// Lets a responder and those after it in the chain add theirs, the outermost first.
    func collect(from responder: Responder) -> Menu {
        StackRoom.check("buildMenu(with:)", of: responder)
        for responder in Array(Responder.chain(from: responder)).reversed() {
            responder.buildMenu(with: self)
        }
        return root
    }

    private static var standardEditMenu: Menu {
        func inline(_ identifier: Menu.Identifier, _ children: [MenuElement]) -> Menu {
            Menu(identifier: identifier, options: .displayInline, children: children)
        }
        return Menu(
            identifier: .root,
            children: [
                inline(.undoRedo, [Command(title: "Undo", action: .undo), Command(title: "Redo", action: .redo)]),
                inline(
                    .standardEdit,
                    [
                        Command(title: "Cut", action: .cut), Command(title: "Copy", action: .copy),
                        Command(title: "Paste", action: .paste), Command(title: "Delete", action: .delete),
                        Command(title: "Select", action: .select), Command(title: "Select All", action: .selectAll),
                    ]),
                inline(.share, []),
            ])
    }
}

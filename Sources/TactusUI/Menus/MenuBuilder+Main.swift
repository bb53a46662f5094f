extension MenuBuilder {
    /// Collects the menus of a bar: the standard ones, and what a responder and those after it in the chain add, the
    /// outermost first.
    ///
    /// - Parameter responder: Where commands begin: the first responder, or the window.
    /// - Returns: The root menu, whose children are the menus of the bar; those that are empty are still in it.
    public static func mainMenu(for responder: Responder) -> Menu {
        MenuBuilder(root: standardMainMenu, system: .main).collect(from: responder)
    }

    private static var standardMainMenu: Menu {
        Menu(
            identifier: .root,
            children: [
                Menu(title: "File", identifier: .file),
                Menu(title: "Edit", identifier: .edit, children: [undoRedoMenu, standardEditKeys, findMenu]),
                Menu(title: "View", identifier: .view),
                Menu(title: "Window", identifier: .window),
                Menu(title: "Help", identifier: .help),
            ])
    }

    private static var undoRedoMenu: Menu {
        Menu(
            identifier: .undoRedo, options: .displayInline,
            children: [
                KeyCommand(title: "Undo", input: "z", modifierFlags: .command, action: .undo),
                KeyCommand(title: "Redo", input: "z", modifierFlags: [.command, .shift], action: .redo),
            ])
    }

    private static var standardEditKeys: Menu {
        Menu(
            identifier: .standardEdit, options: .displayInline,
            children: [
                KeyCommand(title: "Cut", input: "x", modifierFlags: .command, action: .cut),
                KeyCommand(title: "Copy", input: "c", modifierFlags: .command, action: .copy),
                KeyCommand(title: "Paste", input: "v", modifierFlags: .command, action: .paste),
                Command(title: "Delete", action: .delete),
                KeyCommand(title: "Select All", input: "a", modifierFlags: .command, action: .selectAll),
            ])
    }

    private static var findMenu: Menu {
        Menu(
            identifier: .find, options: .displayInline,
            children: [
                KeyCommand(title: "Find…", input: "f", modifierFlags: .command, action: .find),
                KeyCommand(title: "Find Next", input: "g", modifierFlags: .command, action: .findNext),
                KeyCommand(
                    title: "Find Previous", input: "g", modifierFlags: [.command, .shift], action: .findPrevious),
                KeyCommand(title: "Replace…", input: "h", modifierFlags: .command, action: .findAndReplace),
                KeyCommand(
                    title: "Use Selection for Find", input: "e", modifierFlags: .command, action: .useSelectionForFind),
            ])
    }
}

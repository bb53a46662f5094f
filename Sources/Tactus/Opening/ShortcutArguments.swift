package import TactusUI

/// What the command line says about a program's shortcut items. A program without any has a command line of its own.
nonisolated package struct ShortcutArguments: Hashable, Sendable {
    /// The item that the program was started for; `nil` for none, or one that there is not.
    package let item: ApplicationShortcutItem?
    /// What is to be printed for a desktop file; `nil` for nothing.
    package let desktopEntry: [String]?

    /// Reads a command line.
    ///
    /// - Parameters:
    ///   - arguments: The command line, with the program's name first.
    ///   - items: The program's items.
    package init(_ arguments: [String], items: [ApplicationShortcutItem]) {
        func value(of option: String) -> String? {
            guard !items.isEmpty, let place = arguments.firstIndex(of: option) else { return nil }
            return arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
        }
        item = value(of: "--action").flatMap { type in items.first { $0.type == type } }
        desktopEntry = value(of: "--shortcut-items").map {
            ApplicationShortcutItem.desktopEntry(of: items, command: $0)
        }
    }
}

/// Something that a program can be started with, from the menu of its icon: a new message, the last recording. UIKit's
/// `UIApplicationShortcutItem`; a `[Desktop Action]` of the desktop file.
///
/// ```swift
/// static var shortcutItems: [ApplicationShortcutItem] {
///     [ApplicationShortcutItem(type: "compose", localizedTitle: "New Message")]
/// }
///
/// func application(_ application: Application, performActionFor item: ApplicationShortcutItem) {
///     if item.type == "compose" { compose() }
/// }
/// ```
///
/// `Scripts/package` writes them into the desktop file. A desktop starts the program with `--action compose` then, also
/// while another one of it runs.
nonisolated public struct ApplicationShortcutItem: Hashable, Sendable {
    /// The name of the action: letters, digits and hyphens, which is what desktop files allow.
    public let type: String
    /// What the menu says.
    public let localizedTitle: String
    /// The name of an icon of the user's theme; `nil` for none.
    public let iconName: String?

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - type: The name of the action: letters, digits and hyphens, one at least.
    ///   - localizedTitle: What the menu says; one line.
    ///   - iconName: The name of an icon of the user's theme; `nil` for none.
    public init(type: String, localizedTitle: String, iconName: String? = nil) {
        let isName =
            !type.isEmpty
            && type.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == UInt8(ascii: "-")
            }
        precondition(isName, "a desktop file allows no action to be called “\(type)”: use letters, digits and hyphens")
        self.type = type
        self.localizedTitle = localizedTitle
        self.iconName = iconName
    }

    /// The lines of a desktop file about some items, for a program that is started by a command.
    ///
    /// - Parameters:
    ///   - items: The items, in the order of the menu.
    ///   - command: The command, as in the line `Exec`.
    /// - Returns: The line `Actions`, and a group for each item; nothing for no items.
    package static func desktopEntry(of items: [ApplicationShortcutItem], command: String) -> [String] {
        guard !items.isEmpty else { return [] }
        func escaped(_ text: String) -> String {
            text.reduce(into: "") { line, character in
                switch character {
                case "\\": line += "\\\\"
                case "\n", "\r", "\r\n": line += "\\n"
                default: line.append(character)
                }
            }
        }
        var lines = ["Actions=" + items.map { $0.type + ";" }.joined()]
        for item in items {
            lines += ["", "[Desktop Action \(item.type)]", "Name=\(escaped(item.localizedTitle))"]
            if let icon = item.iconName { lines.append("Icon=\(escaped(icon))") }
            lines.append("Exec=\(command) --action \(item.type)")
        }
        return lines
    }
}

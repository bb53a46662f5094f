import TactusUI

extension Menu {
    /// The commands with keys in it, and in the menus in it.
    final var keyCommands: [KeyCommand] {
        children.flatMap { child -> [KeyCommand] in
            if let menu = child as? Menu { return menu.keyCommands }
            return (child as? KeyCommand).map { [$0] } ?? []
        }
    }
}

extension ViewController {
    /// Lets keys fire a command while the controller, or what is in it, has them: besides those that
    /// ``Responder/keyCommands`` says, and before them. One that was added already stays as it is.
    public final func addKeyCommand(_ command: KeyCommand) {
        if !items.keyCommands.contains(where: { $0 === command }) { items.keyCommands.append(command) }
    }

    /// Takes back what ``addKeyCommand(_:)`` has added; a command that was not added changes nothing.
    public final func removeKeyCommand(_ command: KeyCommand) {
        items.keyCommands.removeAll { $0 === command }
    }
}

extension Responder {
    /// The commands that keys fire here: those that were added to a controller, and those that it says.
    package final var allKeyCommands: [KeyCommand] {
        guard let added = (self as? ViewController)?.items.keyCommands, !added.isEmpty else { return keyCommands }
        return added + keyCommands
    }
}

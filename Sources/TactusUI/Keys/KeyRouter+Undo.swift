extension KeyRouter {
    private static let undoCommand = KeyCommand(title: "Undo", input: "z", modifierFlags: .command, action: .undo)
    private static let redoCommand = KeyCommand(
        title: "Redo", input: "z", modifierFlags: [.command, .shift], action: .redo)

    /// Takes back, or makes again, the last change of whoever is the first responder, for a key that nobody has used.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - window: The window that has the keyboard.
    /// - Returns: What became of it; `nil` where it is another key, or there is nothing to take back.
    func undo(_ key: Key, in window: Window) -> KeyUse? {
        guard let first = window.firstResponder, key.modifierFlags != [] else { return nil }
        let primary = application.primaryCommandModifier
        if Self.undoCommand.matches(key, primary: primary), let history = first.undoManager, history.canUndo {
            history.undo()
            return .usedRepeatedly
        }
        if Self.redoCommand.matches(key, primary: primary), let history = first.undoManager, history.canRedo {
            history.redo()
            return .usedRepeatedly
        }
        return nil
    }
}

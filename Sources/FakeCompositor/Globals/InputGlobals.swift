/// The globals that belong to input devices, each of which a client can do without.
final class InputGlobals {
    private let globals: [AnyObject]

    init(compositor: Compositor) {
        globals = [
            TextInputGlobal(compositor: compositor), InputMethodGlobal(compositor: compositor),
        ]
    }
}

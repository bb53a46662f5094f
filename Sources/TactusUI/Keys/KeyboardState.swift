import TactusPlatform

/// What is known about the keyboard of one seat.
final class KeyboardState {
    /// The scene that gets what is typed; `nil` while it is another program's.
    var focus: SceneID?
    /// The modifiers in force.
    var modifierFlags: ModifierFlags = []
    /// How keys repeat; `nil` when they do not.
    var repetition: KeyRepetition? = .standard
    /// The keys that are down and were not used, by their numbers.
    var presses: [UInt32: Press] = [:]
    /// The event of those presses.
    var event: PressesEvent?
    /// The key that repeats, and its timer.
    var repeating: (code: UInt32, timer: ScheduledTimer)?
    /// The keys that are down and control media.
    var mediaKeys: [UInt32: RemoteControlButton] = [:]

    /// Whether it is as a keyboard is of which nothing was told.
    var isAsNew: Bool {
        focus == nil && modifierFlags.isEmpty && repetition == .standard && presses.isEmpty && event == nil
            && repeating == nil && mediaKeys.isEmpty
    }

    /// Lets no key repeat any more.
    func stopRepeating() {
        repeating?.timer.invalidate()
        repeating = nil
    }
}

package import TactusPlatform

/// Knows screens again when a lost connection is back, so that what the application says of a screen
/// holds for the same one.
///
/// A value.
nonisolated package struct ScreenMemory: Hashable, Sendable {
    /// Those that were not met again.
    private var missing: [Screen]

    /// Remembers screens.
    package init(_ screens: [Screen] = []) { missing = screens }

    /// Whether there is a screen left to be met again.
    package var isEmpty: Bool { missing.isEmpty }

    /// Returns the name that a screen had, if it was there before: it has the same connector, or where nobody tells of
    /// connectors the same maker and model. Each name is returned once.
    package mutating func consumeID(of screen: Screen) -> ScreenID? {
        let index = missing.firstIndex { former in
            former.name == screen.name && (screen.name != nil || former.description == screen.description)
        }
        return index.map { missing.remove(at: $0).id }
    }
}

import TactusGraphics

/// The fonts of the process.
///
/// What is kept here is a cache of what the system has, not state of an application: every view on the main actor sets
/// its text with it.
enum Typography {
    static let typesetter = Typesetter()
}

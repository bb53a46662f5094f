/// Keeps the state of a program from one run to the next: a text that is there whole, or not at all.
///
/// Programs use `StateFile`; tests one of their own, which need be no more than a variable.
@MainActor public protocol StateStorage: AnyObject {
    /// Takes out what was kept last. It is asked once, when the program starts, and must not return the same again
    /// until something is kept: a state with which a program cannot start is not met twice.
    ///
    /// - Returns: The text; `nil` where there is none.
    /// - Throws: A sentence, where there is one that cannot be read.
    func load() throws(StateStorageError) -> String?

    /// Keeps a text in the place of the former one.
    ///
    /// - Parameter text: The text, of at most a mebibyte.
    /// - Throws: A sentence, where it could not be kept.
    func save(_ text: String) throws(StateStorageError)
}

/// Why a state could not be read or kept.
public struct StateStorageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence, such as `/home/ada/.local/state/notes/state.json: No space left on device`.
    public var description: String

    /// Creates an error.
    ///
    /// - Parameter description: A sentence that names the place and the cause.
    public init(_ description: String) { self.description = description }
}

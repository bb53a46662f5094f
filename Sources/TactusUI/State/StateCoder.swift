public import TactusPlatform

/// What a view or a controller keeps of itself from one run of the program to the next. UIKit's `NSCoder`, as far as
/// restoration needs it.
///
/// Given to ``Responder/encodeRestorableState(with:)`` to be filled, and to ``Responder/decodeRestorableState(with:)``
/// to be read. A class and its superclass share it: a name of one's own begins with that of the class.
public final class StateCoder {
    /// What is kept, by name.
    public var values: [String: StateValue]

    /// Creates a coder, as a test may.
    public init(values: [String: StateValue] = [:]) { self.values = values }

    /// What is kept under a name; `nil` for nothing.
    public subscript(name: String) -> StateValue? {
        get { values[name] }
        set { values[name] = newValue }
    }
}

// This module knows none of the toolkit's others, and so not their `precondition` (TactusGeometry), which keeps its
// sentence in an optimized build; the standard library's says nothing there. A declaration of a module takes the place
// of the standard library's in all its files.

/// Ends the program with a sentence unless a condition holds, in every build.
@inline(__always)
func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { preconditionFailure(message(), file: file, line: line) }
}

/// Ends the program with a sentence, in every build.
@inline(never)
func preconditionFailure(
    _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never { fatalError(message(), file: file, line: line) }

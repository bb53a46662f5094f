// The standard library's `precondition` and `preconditionFailure` say nothing in an optimized build, and a program in
// the field would end without a word. The toolkit's own, of the same names, keep their sentence: a declaration of a
// module takes the place of the standard library's in all that import it.

/// Ends the program with a sentence unless a condition holds, in every build.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: A sentence that says what was wrong and what to do instead.
///   - file: The file to name.
///   - line: The line to name.
@inlinable @inline(__always)
package func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { preconditionFailure(message(), file: file, line: line) }
}

/// Ends the program with a sentence, in every build.
///
/// - Parameters:
///   - message: A sentence that says what was wrong and what to do instead.
///   - file: The file to name.
///   - line: The line to name.
@usableFromInline @inline(never)
package func preconditionFailure(
    _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) -> Never { fatalError(message(), file: file, line: line) }

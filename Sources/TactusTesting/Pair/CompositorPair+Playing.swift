public import CompositorScripts
public import FakeCompositor

extension CompositorPair {
    /// Plays what hands do in a script, and lets the time between pass.
    ///
    /// ```swift
    /// try pair.play(Script(parsing: "tap 1 20 20\nwait 100\nswipe 1 20 20 200 20 250"))
    /// ```
    ///
    /// - Parameter script: What hands do, and waits. What a script can ask of a program run by `tactus-headless`
    ///   besides (pictures, the client's output, its end) a test asks for itself.
    /// - Throws: ``PlayingError`` for a line that asks for something else, or that types what no key gives. What comes
    ///   before it has happened.
    public func play(_ script: Script) throws(PlayingError) { try play(script.steps) }

    /// Plays what was recorded, and lets the time between pass.
    ///
    /// - Parameter trace: What hands did. Its places are logical pixels of the output.
    /// - Throws: ``PlayingError`` when it types what no key gives. What comes before it has happened.
    public func play(_ trace: InputTrace) throws(PlayingError) { try play(trace.steps) }

    private func play(_ steps: [ScriptStep]) throws(PlayingError) {
        for step in steps {
            if step.delay > .zero { advance(by: step.delay) }
            switch step.action {
            case .pause: break
            case .input(let action):
                do {
                    try seat.perform(action)
                } catch {
                    throw .cannotType(error, line: step.line)
                }
                settle()
            default: throw .notForPairs(line: step.line)
            }
        }
    }
}

/// Why a script or a trace cannot be played to a ``CompositorPair``.
nonisolated public enum PlayingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line asks for what only `tactus-headless` does.
    case notForPairs(line: Int)
    /// No key gives what is to be typed. The line is that of the script or the trace.
    case cannotType(TypingError, line: Int)

    /// The line, and what is wrong with it.
    public var description: String {
        switch self {
        case .notForPairs(let line):
            "line \(line): only tactus-headless does that; a test looks at pictures and logs itself"
        case .cannotType(let error, let line): "line \(line): \(error)"
        }
    }
}

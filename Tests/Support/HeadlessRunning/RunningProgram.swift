import Foundation

/// A program of this package that runs beside the test, which reads what it says as it comes.
package final class RunningProgram {
    /// What it has said on standard error so far, as far as that was read.
    package private(set) var errors = ""

    private let process = Process()
    private let errorPipe = Pipe()

    /// Starts it.
    ///
    /// - Parameters:
    ///   - program: The name of its file.
    ///   - arguments: The arguments.
    ///   - variables: What its environment has more than that of the tests.
    ///   - input: What it reads on standard input; nothing when it is `nil`.
    ///   - output: Where its standard output goes; nowhere when it is `nil`.
    /// - Throws: What Foundation meets when it starts the program.
    package init(
        _ program: String, _ arguments: [String], variables: [String: String] = [:], input: Pipe? = nil,
        output: Pipe? = nil
    ) throws {
        process.executableURL = HeadlessRun.program(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = output ?? FileHandle.nullDevice
        process.standardError = errorPipe
        try process.run()
    }

    deinit {
        if process.isRunning { kill() }
    }

    /// Waits until it has said something on standard error, or can say nothing more.
    ///
    /// - Parameter words: What it is to say.
    /// - Returns: Whether it did.
    package func says(_ words: String) -> Bool {
        while !errors.contains(words) {
            let more = errorPipe.fileHandleForReading.availableData
            guard !more.isEmpty else { return false }
            errors += String(decoding: more, as: UTF8.self)
        }
        return true
    }

    /// Ends it as `kill -9` does. That is not waited for: Foundation would wait for what the program has started, too.
    package func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Waits for its end.
    ///
    /// - Returns: Its exit status; 128 + n when signal n ended it.
    package func end() -> Int32 {
        while true {
            let more = errorPipe.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            errors += String(decoding: more, as: UTF8.self)
        }
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}

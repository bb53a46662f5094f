import Foundation

/// One run of `tactus-headless`, or another program of this package, and what came of it.
package struct HeadlessRun {
    /// Its exit status; 128 + n when signal n ended it.
    package let status: Int32
    /// What came on standard output.
    package let output: String
    /// What came on standard error.
    package let errors: String

    /// The lines of ``output``.
    package var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Runs it to its end, with these arguments and this text on its standard input.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - input: What it reads.
    ///   - variables: What its environment has more than that of the tests.
    /// - Throws: What Foundation meets when it starts the program.
    package init(_ arguments: [String], input: String = "", variables: [String: String] = [:]) throws {
        try self.init(program: "tactus-headless", arguments, input: input, variables: variables)
    }

    /// Runs a program of this package to its end, without a compositor unless it is one.
    ///
    /// - Parameters:
    ///   - program: The name of its file.
    ///   - arguments: The arguments.
    ///   - input: What it reads.
    ///   - variables: What its environment has more than that of the tests.
    /// - Throws: What Foundation meets when it starts the program.
    package init(
        program: String, _ arguments: [String], input: String = "", variables: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = Self.program(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        let (output, errors, inputPipe) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = inputPipe
        try process.run()
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        // Little enough for a pipe: neither has to be read while the other fills.
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        self.output = String(decoding: outputData, as: UTF8.self)
        self.errors = String(decoding: errorData, as: UTF8.self)
        status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// A program of this package, which SwiftPM builds beside the tests.
    package static func program(_ name: String) -> URL {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(name)
    }
}

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
    ///   - program: The name of its file, or the path of another program.
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
        let (output, inputPipe) = (Pipe(), Pipe())
        // A file, and no pipe, which would fill while the other is read: the kernel gives many pipes little room.
        let errors = FileManager.default.temporaryDirectory.appending(path: "tactus-errors-\(UUID().uuidString)")
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = inputPipe
        try process.run()
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let errorData = try Data(contentsOf: errors)
        self.output = String(decoding: outputData, as: UTF8.self)
        self.errors = String(decoding: errorData, as: UTF8.self)
        status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// A program of this package, which SwiftPM builds beside the tests.
    package static func program(_ name: String) -> URL {
        if name.hasPrefix("/") { return URL(fileURLWithPath: name) }
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(name)
    }
}

import Foundation

/// One run of `tactus-headless` as a program, and what came of it.
struct HeadlessRun {
    /// Its exit status; 128 + n when signal n ended it.
    let status: Int32
    let output: String
    let errors: String

    /// Runs it to its end, with these arguments and this text on its standard input.
    init(_ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
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

    /// The program, which SwiftPM builds beside the tests.
    static var executable: URL {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent("tactus-headless")
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("tactus-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }
}

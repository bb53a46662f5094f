import Foundation

/// One run of a program of this package on `tactus-headless`, from its start to its end.
struct HeadlessRun {
    /// What the program wrote to its standard output, line by line.
    var lines: [String]
    /// What it, or the compositor, wrote to standard error.
    var complaints: String
    /// The exit status.
    var status: Int32

    /// Runs `program` while `script` is played to it, on an output of 800 × 600.
    init(_ program: String, _ arguments: String..., script: String) throws {
        let products = try Self.products()
        let process = Process()
        process.executableURL = products.appending(path: "tactus-headless")
        process.arguments =
            ["--size", "800x600", "--timeout", "30", "--script", "-", "--"]
            + [products.appending(path: program).path] + arguments
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        try input.fileHandleForWriting.close()
        lines = try output.text().split(separator: "\n").map(String.init)
        complaints = try errors.text()
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The folder that the tests and the programs were built into.
    private static func products() throws -> URL {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent()
    }
}

extension Pipe {
    /// All that comes, until the other end is closed.
    fileprivate func text() throws -> String {
        String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}

import Glibc

/// What the command line of `WaylandScanner` asks for.
public struct ScannerOptions: Equatable, Sendable {
    /// A command line that is wrong; its description names the argument.
    public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
        /// What is wrong, and what to write instead.
        public var description: String
    }

    /// The path of the manifest; our own XML lies beside it.
    public var manifest = ""
    /// The data directory of each package that a manifest's origin may name.
    public var packages: [String: String] = [:]
    /// The side to write bindings for.
    public var side = BindingsGenerator.Side.client
    /// The path of the Swift file to write.
    public var output = ""

    /// Reads `--manifest FILE --side client|server --output FILE`, and `--package NAME=DIRECTORY` as often as needed.
    public init(parsing arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw UsageError(description: "\(option) has no value") }
            switch option {
            case "--manifest": manifest = value
            case "--output": output = value
            case "--side":
                guard let side = BindingsGenerator.Side(rawValue: value) else {
                    throw UsageError(description: "--side is client or server, not \"\(value)\"")
                }
                self.side = side
            case "--package":
                let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { throw UsageError(description: "--package wants NAME=DIRECTORY") }
                packages[parts[0]] = parts[1]
            default: throw UsageError(description: "unknown option \(option)")
            }
        }
        guard !manifest.isEmpty, !output.isEmpty else {
            throw UsageError(description: "--manifest FILE and --output FILE are needed")
        }
    }

    /// Reads the manifest and its protocols, and writes the bindings.
    public func run() throws(ScanError) {
        let directory = manifest.lastIndex(of: "/").map { String(manifest[..<$0]) } ?? "."
        let protocols = try Binding.load(
            Manifest(parsing: SourceText(readingFile: manifest)), directory: directory, packages: packages)
        try write(BindingsGenerator(side: side, protocols: protocols).swiftText())
    }

    private func write(_ text: String) throws(ScanError) {
        guard let stream = fopen(output, "wb") else { throw unwritable(errno) }
        let written = text.withCString { fputs($0, stream) }
        let code = errno
        guard fclose(stream) == 0, written >= 0 else { throw unwritable(code) }
    }

    private func unwritable(_ code: Int32) -> ScanError {
        ScanError(file: output, line: nil, message: "cannot be written: \(String(cString: strerror(code)))")
    }
}

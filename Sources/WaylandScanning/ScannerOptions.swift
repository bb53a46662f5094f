import Glibc

/// What the command line of `WaylandScanner` asks for.
public struct ScannerOptions: Equatable, Sendable {
    /// A command line that is wrong; its description names the argument.
    public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
        /// What is wrong, and what to write instead.
        public var description: String
    }

    /// What is to be written.
    public enum Task: Equatable, Sendable {
        /// The bindings of all that the manifest names, for one side.
        case bindings(BindingsGenerator.Side)
        /// The definition of a protocol of the manifest, from its XML.
        case definition(of: String, xml: String)
    }

    /// The path of the manifest; our own XML and the definitions lie beside it.
    public var manifest = ""
    /// The data directory of each package that a manifest's origin may name.
    public var packages: [String: String] = [:]
    /// What to write.
    public var task = Task.bindings(.client)
    /// The path of the file to write.
    public var output = ""

    /// Reads `--manifest FILE --output FILE`, and what to write: `--side client|server`, with
    /// `--package NAME=DIRECTORY` as often as needed, or `--define PROTOCOL --xml FILE`.
    public init(parsing arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        var defined: String?
        var xml: String?
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw UsageError(description: "\(option) has no value") }
            switch option {
            case "--manifest": manifest = value
            case "--output": output = value
            case "--define": defined = value
            case "--xml": xml = value
            case "--side":
                guard let side = BindingsGenerator.Side(rawValue: value) else {
                    throw UsageError(description: "--side is client or server, not \"\(value)\"")
                }
                task = .bindings(side)
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
        switch (defined, xml) {
        case (nil, nil): break
        case (let defined?, let xml?): task = .definition(of: defined, xml: xml)
        default: throw UsageError(description: "--define PROTOCOL and --xml FILE go together")
        }
    }

    /// Reads the manifest and what it needs, and writes the bindings or the definition.
    public func run() throws(ScanError) {
        let manifest = try Manifest(parsing: SourceText(readingFile: manifest))
        switch task {
        case .bindings(let side):
            let directory = self.manifest.lastIndex(of: "/").map { String(self.manifest[..<$0]) } ?? "."
            let protocols = try Binding.load(manifest, directory: directory, packages: packages)
            try write(BindingsGenerator(side: side, protocols: protocols).swiftText())
        case .definition(let name, let xml):
            guard let item = manifest.items.first(where: { $0.name == name }) else {
                throw ScanError(file: manifest.file, line: nil, message: "the manifest names no protocol \(name)")
            }
            let parsed = try ProtocolParser.parse(SourceText(readingFile: xml))
            try write(DefinitionWriter.text(of: try Binding.cut(parsed, to: item, of: manifest)))
        }
    }

    /// Writes the output, unless it is there with this text: a file that is written anew is compiled anew, with
    /// everything that stands on it.
    private func write(_ text: String) throws(ScanError) {
        if let present = try? SourceText(readingFile: output), present.bytes.elementsEqual(text.utf8) { return }
        guard let stream = fopen(output, "wb") else { throw unwritable(errno) }
        let written = text.withCString { fputs($0, stream) }
        let code = errno
        guard fclose(stream) == 0, written >= 0 else { throw unwritable(code) }
    }

    private func unwritable(_ code: Int32) -> ScanError {
        ScanError(file: output, line: nil, message: "cannot be written: \(String(cString: strerror(code)))")
    }
}

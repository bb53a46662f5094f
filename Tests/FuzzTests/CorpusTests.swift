import FuzzTargets
import Glibc
import Testing

@MainActor
@Suite("What fuzzers have kept")
struct CorpusTests {
    @Test(
        "every input that was kept is played: neither a trap nor a broken rule", arguments: FuzzTarget.all.map(\.name))
    func kept(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let files = try Self.files(of: name)
        #expect(!files.isEmpty, "Tests/FuzzTests/Corpus/\(name) is empty")
        for file in files { target.run(try Self.bytes(of: file)) }
        target.run([])
    }

    private static func files(of name: String) throws -> [String] {
        let folder = String("\(#filePath)".prefix { _ in true }).replacing("CorpusTests.swift", with: "Corpus/\(name)")
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(folder + "/" + name) }
        }
        return names.sorted()
    }

    private static func bytes(of file: String) throws -> [UInt8] {
        let stream = try #require(fopen(file, "rb"))
        defer { fclose(stream) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, stream)
        return Array(bytes.prefix(count))
    }
}

import Foundation
import Tactus
import Testing

@MainActor
@Suite("The file in which a state is kept")
struct StateFileTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/state-\(UUID().uuidString)"

    private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

    @Test("ST-6: it is written whole, in folders that are made, for its owner alone, and nothing is left beside it")
    func writes() throws {
        defer { cleanUp() }
        let file = StateFile(path: folder + "/a/b/state.json")
        #expect(try file.load() == nil)
        try file.save("one\n")
        try file.save("two\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["state.json"])
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("ST-5: what was read is taken out of its place, and kept beside it")
    func reads() throws {
        defer { cleanUp() }
        let file = StateFile(path: folder + "/state.json")
        try file.save("one\n")
        #expect(try file.load() == "one\n")
        #expect(try file.load() == nil)
        #expect(FileManager.default.fileExists(atPath: file.path + ".restored"))
    }

    @Test("ST-6: where it cannot be written, a sentence says where and why, and what was there stays")
    func unwritable() throws {
        defer { cleanUp() }
        try StateFile(path: folder + "/state.json").save("one\n")
        let inside = StateFile(path: folder + "/state.json/state.json")
        #expect(throws: StateStorageError("\(folder)/state.json/state.json.draft: Not a directory")) {
            try inside.save("two\n")
        }
        #expect(try StateFile(path: folder + "/state.json").load() == "one\n")
    }

    @Test(
        "ST-6: what is no file is neither read nor written to: no pipe holds a program up, and no link leads elsewhere")
    func oddFiles() throws {
        defer { cleanUp() }
        let file = KeptFile(path: folder + "/settings.json")
        try file.write("one")
        #expect(symlink("settings.json", file.path + ".draft") == 0)
        try file.write("two")
        #expect(mkfifo(file.path + ".draft", 0o600) == 0)
        try file.write("three")
        #expect(try file.read() == "three")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.json"])

        let pipe = KeptFile(path: folder + "/pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let sentence = "it is a pipe or a device, and no ordinary file"
        #expect(throws: StateStorageError("\(pipe.path): \(sentence)")) { try pipe.read() }
        #expect(throws: StateStorageError("/dev/zero: \(sentence)")) { try KeptFile(path: "/dev/zero").read() }
        #expect(throws: StateStorageError("\(folder): Is a directory")) { try KeptFile(path: folder).read() }
        try pipe.write("now a file")
        #expect(try pipe.read() == "now a file")
    }

    @Test("ST-6: the folders of a path from the present folder on are made there")
    func relativeFolders() throws {
        defer { cleanUp() }
        // Up to the root and down again, whatever the present folder is.
        let up = String(repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
        let file = KeptFile(path: up + folder.dropFirst() + "/a/b/scores")
        try file.write("Ada 4711")
        #expect(try String(contentsOfFile: folder + "/a/b/scores", encoding: .utf8) == "Ada 4711")
    }

    @Test("ST-6: a name cannot lead out of the folder for states", arguments: ["..", ".", "", "a/../../b"])
    func names(name: String) {
        let parts = StateFile(name: name).path.split(separator: "/")
        #expect(!parts.contains("..") && !parts.contains(".") && parts.last == "state.json")
    }
}

import Foundation
import Glibc
import Testing

@testable import TactusWayland

@Suite("The user's own Compose file")
struct ComposeFileTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/compose-\(UUID().uuidString)"

    @Test("is read when it is a file of some size, and nothing waits for what is none")
    func kinds() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, pipe, large) = (folder + "/file", folder + "/pipe", folder + "/large")
        try "<Multi_key> <a> : \"b\"\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(FileManager.default.createFile(atPath: large, contents: nil) && truncate(large, 4 << 20 + 1) == 0)
        func isUsable(_ variables: [String: String]) -> Bool { ComposeFile.isUsable { variables[$0] } }

        #expect(isUsable([:]))
        for path in [file, folder + "/absent"] { #expect(isUsable(["XCOMPOSEFILE": path])) }
        for path in [pipe, folder, large, "/dev/zero"] { #expect(!isUsable(["XCOMPOSEFILE": path])) }

        #expect(mkfifo(folder + "/.XCompose", 0o600) == 0)
        #expect(!isUsable(["HOME": folder]) && isUsable(["HOME": folder, "XCOMPOSEFILE": file]))
        try FileManager.default.copyItem(atPath: file, toPath: folder + "/XCompose")
        #expect(isUsable(["HOME": folder, "XDG_CONFIG_HOME": folder]))
    }

    @Test("is not read when it has more lines than anybody needs, with those of files that it includes")
    func lines() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let line = "<Multi_key> <a> : \"b\"\n"
        try String(repeating: line, count: 5000).write(
            toFile: folder + "/other", atomically: true, encoding: .utf8)
        func isUsable(_ count: Int, and text: String = "") throws -> Bool {
            let path = folder + "/.XCompose"
            try (text + String(repeating: line, count: count)).write(toFile: path, atomically: true, encoding: .utf8)
            return ComposeFile.isUsable { ["HOME": folder][$0] }
        }
        #expect(try isUsable(20_000))
        #expect(try !isUsable(20_001))
        #expect(try isUsable(14_999, and: "include \"%H/other\"\n"))
        #expect(try !isUsable(15_000, and: "include \"%H/other\"\n"))
        #expect(try isUsable(13_999, and: "include \"%L\"\n"))
        #expect(try !isUsable(14_000, and: "include \"%L\"\n"))
    }

    @Test("is not read when what it includes is none, is too much, or is included without end")
    func includes() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func isUsable(_ lines: String...) throws -> Bool {
            let text = lines.joined(separator: "\n") + "\n<Multi_key> <a> : \"b\"\n"
            try text.write(toFile: folder + "/.XCompose", atomically: true, encoding: .utf8)
            return ComposeFile.isUsable { ["HOME": folder][$0] }
        }
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        for (name, lines) in [("one", ""), ("two", "include \"%H/one\"\n"), ("three", "include \"%H/two\"\n")] {
            try String(repeating: lines, count: 10).write(
                toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }

        #expect(try isUsable("include \"%L\""))
        #expect(try isUsable("include \"%L\"", " \tinclude  \"\(folder)/two\"", "include \"%H/absent\""))
        #expect(try !isUsable("include \"%H/pipe\""))
        #expect(try !isUsable("include \"/dev/zero\""))
        #expect(try !isUsable("include \"%H/.XCompose\""))
        #expect(try !isUsable("include \"%H/three\""))
        #expect(try !isUsable(String(repeating: "include \"%L\"\n", count: 5)))
        #expect(try isUsable("# include \"%H/pipe\""))
    }
}

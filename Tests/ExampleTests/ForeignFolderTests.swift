import Foundation
import HeadlessRunning
import Testing

/// A program whose folder for sockets is somebody else's.
@Suite("A runtime folder of somebody else", .serialized)
struct ForeignFolderTests {
    /// What runs a program as a user who owns nothing here; nothing where the tests have no right to, and then a folder
    /// that nobody may enter stands for one of somebody else.
    private static let asNobody = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""

    private func start(_ program: String, in folder: String, _ display: String = "wayland-0") throws -> HeadlessRun {
        // A program is not everybody's to read where this package lies: so it is handed over open.
        let path = HeadlessRun.program(program).path
        return try HeadlessRun(
            program: "/bin/sh",
            [
                "-c",
                "exec 9<'\(path)'; export XDG_RUNTIME_DIR='\(folder)' WAYLAND_DISPLAY='\(display)'; "
                    + "exec \(Self.asNobody)timeout -s KILL 20 /proc/self/fd/9",
            ])
    }

    @Test("that may not be entered: one sentence says so, and the program ends with status 1", arguments: ["TouchDots"])
    func closed(program: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.setAttributes(
            [.posixPermissions: Self.asNobody.isEmpty ? 0 : 0o700], ofItemAtPath: folder.path)
        let run = try start(program, in: folder.path)
        #expect(run.status == 1 && run.errors.contains("cannot be connected to (Permission denied)"), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }

    @Test(
        "where anybody may write: what lies there in the place of a socket is none, and nothing of it is read",
        arguments: ["file", "folder", "pipe", "link", "nothing"])
    func open(kind: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/wayland-0"
        switch kind {
        case "file": try Data("secret".utf8).write(to: URL(fileURLWithPath: path))
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case "pipe": #expect(mkfifo(path, 0o666) == 0)
        case "link": #expect(symlink(path, path) == 0)
        default: break
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
        let run = try start("TouchDots", in: folder.path)
        #expect(run.status == 1 && run.errors.split(separator: "\n").count == 1, "\(run.status) \(run.errors)")
        #expect(run.errors.contains(path) && !run.errors.contains("secret"))
    }
}

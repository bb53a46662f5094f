import Foundation
import TactusTesting
import Testing

@testable import Tactus

nonisolated private enum Size: String, Sendable { case small, large }

nonisolated extension SettingsKey<Bool> {
    fileprivate static let sounds = SettingsKey("sounds", default: true)
}
nonisolated extension SettingsKey<Int> {
    fileprivate static let rounds = SettingsKey("rounds", default: 3)
}
nonisolated extension SettingsKey<Double> {
    fileprivate static let pace = SettingsKey("pace", default: 1.5)
}
nonisolated extension SettingsKey<String> {
    fileprivate static let player = SettingsKey("player", default: "Ada")
}
nonisolated extension SettingsKey<[String]> {
    fileprivate static let friends = SettingsKey("friends", default: [])
}
nonisolated extension SettingsKey<Size> {
    fileprivate static let size = SettingsKey("size", default: .small)
}

@MainActor
@Suite("Settings and the folders of a program")
struct SettingsTests {
    private let host = TestHost()
    private let folder = FileManager.default.temporaryDirectory.path + "/settings-\(UUID().uuidString)"
    private let lines = Lines()

    private final class Lines { var all: [String] = [] }

    init() { host.application.reportDiagnostics { [lines] in lines.all.append($0) } }

    private var file: KeptFile { KeptFile(path: folder + "/a/settings.json") }
    private func settings() -> Settings { Settings(file: file, for: host.application) }
    private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

    @Test(
        "ST-7: a program's folders are where the environment says, if that is an absolute path, or below the home folder"
    )
    func folders() {
        let full = [
            "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/k",
            "HOME": "/home/ada",
        ]
        func paths(_ environment: [String: String], _ name: String = "marbles") -> [String] {
            StandardFolder.allCases.map { $0.path(for: name) { environment[$0] } }
        }
        #expect(paths(full) == ["/c/marbles", "/d/marbles", "/s/marbles", "/k/marbles"])
        let home = ["/h/.config/marbles", "/h/.local/share/marbles", "/h/.local/state/marbles", "/h/.cache/marbles"]
        #expect(paths(["HOME": "/h"]) == home)
        #expect(paths(["HOME": "/h", "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "data"]) == home)
        #expect(paths([:]).first == "/tmp/.config/marbles")
        #expect(paths(["HOME": "/h"], "a/../b").first == "/h/.config/a_.._b")
        #expect(
            paths(["HOME": "/h"], "..").first == "/h/.config/_" && paths(["HOME": "/h"], "").first == "/h/.config/_")
    }

    @Test("ST-8: a file is written whole, read back, limited where one asks, and put aside when it is damaged")
    func keptFile() throws {
        defer { cleanUp() }
        #expect(try file.read() == nil)
        try file.write("Zoë\n")
        #expect(try file.read() == "Zoë\n")
        #expect(throws: StateStorageError("\(file.path): it has more than 4 bytes")) { try file.read(upTo: 4) }
        #expect(try file.setAside() == file.path + ".damaged" && file.read() == nil)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/a")
        #expect(names == ["settings.json.damaged"])
        #expect(throws: StateStorageError("\(file.path): No such file or directory")) { try file.setAside() }
    }

    @Test("ST-9: what is chosen is written a second later, for people to read, and there the next time")
    func comesBack() throws {
        defer { cleanUp() }
        let first = settings()
        #expect(first[.sounds] && first[.rounds] == 3 && first[.size] == .small && !first.contains(.sounds))
        first[.sounds] = false
        first[.rounds] = 7
        first[.pace] = 0.25
        first[.player] = "Zoë \"Z\"\n"
        first[.friends] = ["a", "b"]
        first[.size] = .large
        host.clock.advance(by: .milliseconds(999))
        #expect(try file.read() == nil)
        host.clock.advance(by: .milliseconds(1))
        let text = """
            {
              "friends": ["a","b"],
              "pace": 0.25,
              "player": "Zoë \\"Z\\"\\n",
              "rounds": 7,
              "size": "large",
              "sounds": false
            }

            """
        #expect(try file.read() == text)
        let second = settings()
        #expect(!second[.sounds] && second[.rounds] == 7 && second[.pace] == 0.25 && second[.friends] == ["a", "b"])
        #expect(second[.player] == "Zoë \"Z\"\n" && second[.size] == .large && second.contains(.size))
        second.removeValue(for: .size)
        second.save()
        #expect(settings()[.size] == .small && lines.all == [])
    }

    @Test("ST-9: the end of the application writes what has changed; settings without a file are kept in memory alone")
    func ending() throws {
        defer { cleanUp() }
        let (settings, other) = (settings(), Settings(file: nil, for: host.application))
        settings[.rounds] = 5
        other[.rounds] = 6
        #expect(other[.rounds] == 6)
        host.application.terminate()
        #expect(try file.read() == "{\n  \"rounds\": 5\n}\n")
    }

    @Test(
        "ST-9: what the program does not know stays in the file, also when people wrote it; the wrong type counts as not set"
    )
    func unknown() throws {
        defer { cleanUp() }
        try file.write("{ \"later\": [1, {\"a\": null}],\n\n\"rounds\": \"many\", \"size\": \"huge\", \"pace\": 2 }")
        let settings = settings()
        #expect(settings[.pace] == 2 && settings[.rounds] == 3 && settings[.size] == .small && settings[.rounds] == 3)
        #expect(
            lines.all == [
                "\(file.path): “rounds” is no Int, and counts as not set",
                "\(file.path): “size” is no Size, and counts as not set",
            ])
        settings[.rounds] = 4
        settings.save()
        #expect(
            try file.read()
                == "{\n  \"later\": [1,{}],\n  \"pace\": 2,\n  \"rounds\": 4,\n  \"size\": \"huge\"\n}\n")
    }

    @Test(
        "ST-9: a damaged file is put aside with a line, and everything is as if nobody had chosen",
        arguments: ["", "{\"rounds\": 4", "[1]", "\u{0}\u{1}"])
    func damaged(text: String) throws {
        defer { cleanUp() }
        try file.write(text)
        let settings = settings()
        #expect(settings[.rounds] == 3 && lines.all.count == 1)
        #expect(lines.all.first?.hasPrefix("\(file.path) is damaged: ") == true)
        #expect(lines.all.first?.hasSuffix("; it is kept as \(file.path).damaged") == true)
        settings[.rounds] = 9
        settings.save()
        #expect(try file.read() == "{\n  \"rounds\": 9\n}\n")
    }

    @Test("ST-9: what could not be read again is not written: values in more than ten others, and more than a megabyte")
    func unreadable() throws {
        defer { cleanUp() }
        let settings = settings()
        var deep: StateValue = 1
        for _ in 0..<1000 { deep = .array([deep]) }
        let key = SettingsKey<Int>("deep", default: 0, read: { _ in 1 }, write: { [deep] _ in deep })
        settings[key] = 1
        settings[.rounds] = 4
        settings.save()
        #expect(try file.read() == "{\n  \"rounds\": 4\n}\n")
        settings[.friends] = (0..<40).map { String(repeating: "\($0 % 10)", count: 32_000) }
        settings.save()
        #expect(try file.read() == "{\n  \"rounds\": 4\n}\n" && settings[.friends].count == 40)
        #expect(
            lines.all == [
                "\(file.path): “deep” is not kept: its values are in too many others",
                "\(file.path): they would have more than 1048576 bytes; settings hold for this run alone",
            ])
    }

    @Test("ST-9: a file that cannot be read is not written over, and one that cannot be written is told of once")
    func unusable() throws {
        defer { cleanUp() }
        try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
        let settings = settings()
        settings[.rounds] = 9
        settings.save()
        #expect(settings[.rounds] == 9)
        #expect(lines.all == ["\(file.path): Is a directory; settings hold for this run alone"])
        let inside = Settings(file: KeptFile(path: "/dev/null/x/settings.json"), for: host.application)
        #expect(lines.all.count == 2)
        inside[.rounds] = 1
        inside.save()
        #expect(lines.all.count == 2 && inside[.rounds] == 1)
    }
}

#if DBus
    import Foundation
    import Glibc
    import TactusDBus

    /// A bus of a test's own: a `dbus-daemon` that knows no services, and is gone with this object.
    @MainActor
    final class PrivateBus {
        /// Where it is.
        let address: String
        private let daemon = Process()
        private let folder: URL

        /// Starts it, and waits until it says where it is.
        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("tactus-bus-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let configuration = folder.appendingPathComponent("bus.conf")
            try Data(
                """
                <busconfig>
                <type>session</type>
                <listen>unix:dir=\(folder.path)</listen>
                <policy context="default">
                <allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/>
                <deny own="org.mpris.MediaPlayer2.Forbidden"/>
                </policy>
                </busconfig>
                """.utf8
            ).write(to: configuration)
            let output = Pipe()
            daemon.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
            daemon.arguments = ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"]
            daemon.standardOutput = output
            try daemon.run()
            guard let line = output.fileHandleForReading.firstLine() else { throw Failure.silentDaemon }
            address = line
        }

        enum Failure: Error {
            case silentDaemon
            case silentProgram(String)
        }

        /// Ends it, as a crash does.
        func kill() {
            guard daemon.isRunning else { return }
            Glibc.kill(daemon.processIdentifier, SIGKILL)
            daemon.waitUntilExit()
        }

        isolated deinit {
            kill()
            try? FileManager.default.removeItem(at: folder)
        }

        // MARK: Other programs on the bus

        /// Calls a method of a player with `dbus-send`, while the player is at work.
        ///
        /// - Returns: What it prints: the reply, or the error.
        func send(_ member: String, _ arguments: String..., to player: NowPlayingCenter) throws -> String {
            let name = player.busName ?? "org.mpris.MediaPlayer2.none"
            return try run(
                "dbus-send",
                [
                    "--bus=\(address)", "--print-reply", "--reply-timeout=5000", "--dest=\(name)",
                    "/org/mpris/MediaPlayer2", member,
                ] + arguments, besides: player)
        }

        /// The names on the bus.
        func names(besides player: NowPlayingCenter) throws -> String {
            try run(
                "dbus-send",
                [
                    "--bus=\(address)", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
                    "org.freedesktop.DBus.ListNames",
                ], besides: player)
        }

        /// A program that prints the signals of players.
        func monitor() throws -> Monitor { try Monitor(address) }

        private func run(_ program: String, _ arguments: [String], besides player: NowPlayingCenter) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
            process.arguments = arguments
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            guard player.work(until: { !process.isRunning }) else {
                process.terminate()
                throw Failure.silentProgram(program)
            }
            return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        }
    }

    /// A `dbus-monitor` that prints the signals of players.
    @MainActor
    final class Monitor {
        private let process = Process()
        private let output = Pipe()
        private(set) var text = ""

        init(_ address: String) throws {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-monitor")
            process.arguments = ["--address", address, "type='signal',path='/org/mpris/MediaPlayer2'"]
            process.standardOutput = output
            try process.run()
            // It says that it has its name when it is ready.
            guard read(until: { $0.contains("NameAcquired") || $0.contains("NameLost") }, besides: nil) else {
                throw PrivateBus.Failure.silentProgram("dbus-monitor")
            }
            text = ""
        }

        isolated deinit { process.terminate() }

        /// Reads until the text says so.
        func read(until isDone: (String) -> Bool, besides player: NowPlayingCenter?) -> Bool {
            let descriptor = output.fileHandleForReading.fileDescriptor
            for _ in 0..<100 {
                if isDone(text) { return true }
                player?.processMessages()
                if descriptor.isReadable(within: 100) {
                    text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
                }
            }
            return false
        }
    }

    extension NowPlayingCenter {
        /// Does its work until something is so, for ten seconds at most.
        ///
        /// - Returns: Whether it came to be so.
        @MainActor func work(until isDone: () -> Bool) -> Bool {
            for _ in 0..<1000 {
                processMessages()
                if isDone() { return true }
                // A descriptor of -1 is never readable: then it is a pause.
                _ = (descriptor ?? -1).isReadable(within: 10)
            }
            return false
        }
    }

    extension Int32 {
        /// Waits until the descriptor can be read.
        fileprivate func isReadable(within milliseconds: Int32) -> Bool {
            var request = pollfd(fd: self, events: Int16(POLLIN), revents: 0)
            return poll(&request, 1, milliseconds) > 0
        }
    }

    extension FileHandle {
        /// The first line that comes within ten seconds.
        fileprivate func firstLine() -> String? {
            var text = ""
            while !text.contains("\n") {
                guard fileDescriptor.isReadable(within: 10_000) else { return nil }
                let data = availableData
                if data.isEmpty { return nil }
                text += String(decoding: data, as: UTF8.self)
            }
            return text.split(separator: "\n").first.map(String.init)
        }
    }
#endif

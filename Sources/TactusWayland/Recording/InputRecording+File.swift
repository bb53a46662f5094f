import Glibc
import TactusGraphics
public import TactusPlatform

extension InputRecording {
    /// Reads a recording from a file of JSON lines.
    ///
    /// - Parameter path: Where the file is, as the C library takes it.
    /// - Throws: Why the file cannot be read, or the line in it that is wrong. Nothing of a broken recording is kept.
    nonisolated public init(contentsOfFile path: String) throws(InputRecordingFileError) {
        let bytes = try RecordingFile.read(path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw InputRecordingFileError(path: path, reason: .notText)
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last?.isEmpty == true { lines.removeLast() }
        do throws(InputRecordingError) {
            try self.init(lines: lines)
        } catch {
            throw InputRecordingFileError(path: path, reason: .invalid(error))
        }
    }

    /// Writes the recording to a file, a line for every frame. A file that is there already is replaced.
    ///
    /// - Parameter path: Where to write, as the C library takes it.
    /// - Throws: Why the file cannot be written.
    nonisolated public func write(toFile path: String) throws(InputRecordingFileError) {
        try RecordingFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
    }
}

/// Why a file of recorded input cannot be read or written.
nonisolated public struct InputRecordingFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The fault of the file.
    nonisolated public enum Reason: Hashable, Sendable {
        /// The system does not let it be opened or read; its `errno`.
        case unreadable(errno: Int32)
        /// The system does not let it be made or written; its `errno`.
        case unwritable(errno: Int32)
        /// It is a pipe or a device, which may never answer.
        case notFile
        /// It has more than so many bytes.
        case tooLarge(limit: Int)
        /// It is not text in UTF-8.
        case notText
        /// It is no recording, or a broken one.
        case invalid(InputRecordingError)
    }

    /// The file.
    public var path: String
    /// The fault.
    public var reason: Reason

    /// Creates an error.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// One sentence that names the file, and the line where one is wrong.
    public var description: String {
        switch reason {
        case .unreadable(let errno): "\(path): cannot be read: \(String(cString: strerror(errno)))"
        case .unwritable(let errno): "\(path): cannot be written: \(String(cString: strerror(errno)))"
        case .notFile: "\(path): a pipe or a device, and not read; copy the recording into a file"
        case .tooLarge(let limit): "\(path): has more than \(limit) bytes; no recording is as long"
        case .notText: "\(path): not a recording of input; it is not text"
        case .invalid(let error): "\(path): \(error)"
        }
    }
}

/// Whole files, by the C library.
nonisolated private enum RecordingFile {
    /// Larger files are not read: hours of ten fingers have a tenth of that.
    static let largestSize = 256 << 20

    static func read(_ path: String) throws(InputRecordingFileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw InputRecordingFileError(path: path, reason: .unreadable(errno: errno)) }
        defer { close(descriptor) }
        guard isPlainFile(descriptor) else { throw InputRecordingFileError(path: path, reason: .notFile) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            if count > 0 {
                bytes += chunk[..<count]
                guard bytes.count <= largestSize else {
                    throw InputRecordingFileError(path: path, reason: .tooLarge(limit: largestSize))
                }
            } else if errno != EINTR {
                throw InputRecordingFileError(path: path, reason: .unreadable(errno: errno))
            }
        }
    }

    static func write(_ bytes: [UInt8], to path: String) throws(InputRecordingFileError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw InputRecordingFileError(path: path, reason: .unwritable(errno: errno)) }
        defer { close(descriptor) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                written += count
            } else if errno != EINTR {
                throw InputRecordingFileError(path: path, reason: .unwritable(errno: errno))
            }
        }
    }
}

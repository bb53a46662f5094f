import FakeCompositor
import Foundation
import TactusGeometry

/// A file to which input is written as it happens.
final class TraceFile {
    private let path: String
    private let handle: FileHandle
    private var start: Duration?

    /// Makes the file, and writes its header.
    init(path: String, size: Size) throws(HeadlessError) {
        self.path = path
        // What lies there is written to, be it a pipe, a link or a device, and never replaced.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .environment("cannot write \(path): \(String(cString: strerror(errno)))") }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try write(InputTrace(size: size).header)
    }

    /// Writes down what was done; the first time is the beginning.
    func append(_ action: InputAction, at time: Duration) throws(HeadlessError) {
        let began = start ?? time
        start = began
        try write(InputTrace.line(InputTrace.Event(at: time - began, action)))
    }

    private func write(_ line: String) throws(HeadlessError) {
        do {
            try handle.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            throw .environment("cannot write \(path): \(error.localizedDescription)")
        }
    }

    /// Reads a trace that somebody recorded, in any form that is known.
    static func read(_ path: String, mappedTo size: Size) throws(HeadlessError) -> InputTrace {
        let data: Data
        do {
            data = try readFile(path)
        } catch {
            throw .script("cannot read the trace \(path): \(error.localizedDescription)")
        }
        do {
            return try InputTrace(parsing: String(decoding: data, as: UTF8.self), mappedTo: size)
        } catch {
            throw .script("\(path): \(error)")
        }
    }
}

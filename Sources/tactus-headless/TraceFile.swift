import CompositorScripts
import FakeCompositor
import Foundation
import TactusGeometry

/// A file to which input is written as it happens.
final class TraceFile {
    private let path: String
    private let handle: FileHandle
    private var beginning = Duration.zero
    private var eventCount = 0

    /// Makes the file, and writes its header.
    init(path: String, size: Size) throws(HeadlessError) {
        self.path = path
        // What lies there is written to, be it a pipe, a link or a device, and never replaced.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw .environment("cannot write \(path): \(SystemFailure.latest)") }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try write(InputTrace(size: size).header)
    }

    /// Counts times from now on: what is played begins.
    func begin(at time: Duration) { beginning = time }

    /// Writes down what was done.
    func append(_ action: InputAction, at time: Duration) throws(HeadlessError) {
        try write(InputTrace.line(InputTrace.Event(at: time - beginning, action)))
        eventCount += 1
    }

    /// Says that this is all: whoever reads it knows that nothing is missing.
    func end() throws(HeadlessError) { try write(InputTrace.lastLine(eventCount: eventCount)) }

    private func write(_ line: String) throws(HeadlessError) {
        do {
            try handle.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            throw .environment("cannot write \(path): \(SystemFailure(error))")
        }
    }

    /// Reads a trace that somebody recorded, in any form that is known.
    static func read(_ path: String, mappedTo size: Size) throws(HeadlessError) -> InputTrace {
        let data: Data
        do {
            data = try Data(ofFile: path, most: 256 << 20)
        } catch {
            throw .script("cannot read the trace \(path): \(SystemFailure(error))")
        }
        let trace: InputTrace
        do {
            trace = try InputTrace(parsing: Array(data), mappedTo: size)
        } catch {
            throw .script("\(path): \(error)")
        }
        guard !trace.events.isEmpty else {
            throw .script("\(path): the trace holds no input that could be played")
        }
        return trace
    }
}

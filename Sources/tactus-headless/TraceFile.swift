import CompositorScripts
import FakeCompositor
import Foundation
import TactusGeometry

/// A file to which input is written as it happens.
final class TraceFile {
    private let path: String
    private let file: SlowOutput
    private var beginning = Duration.zero
    private var eventCount = 0

    /// Makes the file, and writes its header.
    ///
    /// - Parameters:
    ///   - path: Where. What lies there is written to, be it a pipe, a link or a device, and never replaced.
    ///   - size: The extent of the space that input is in.
    ///   - timeout: How long it is waited for whoever reads a pipe.
    /// - Throws: Why it cannot be written.
    init(path: String, size: Size, timeout: Duration) throws(HeadlessError) {
        self.path = path
        do {
            file = try SlowOutput(path, timeout: timeout)
        } catch {
            throw .environment("cannot write \(path): \(error)")
        }
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
            try file.write(Array((line + "\n").utf8))
        } catch {
            throw .environment("cannot write \(path): \(error)")
        }
    }

    /// Reads a trace that somebody recorded, in any form that is known.
    ///
    /// - Parameters:
    ///   - path: Where it is.
    ///   - size: The extent that it is made to fit.
    ///   - timeout: How long it may take to come through a pipe.
    /// - Returns: The trace.
    /// - Throws: What is wrong with it, and in which line.
    static func read(_ path: String, mappedTo size: Size, timeout: Duration) throws(HeadlessError) -> InputTrace {
        let data: Data
        do {
            let input = SlowInput("the trace \(path)", timeout: timeout)
            data = try Data(ofFile: path, most: 256 << 20, whenReady: input.waitUntilReadable)
        } catch let error as HeadlessError {
            throw error
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

import Glibc
import TactusWayland
import Testing

@MainActor
@Suite("Watching file descriptors")
struct FileDescriptorWatchTests {
    let bench: WireBench
    /// A pipe: the end to read and the end to write.
    let pipe: (output: Int32, input: Int32)

    init() throws {
        bench = try WireBench()
        bench.settle()
        var ends: [Int32] = [-1, -1]
        try #require(Glibc.pipe(&ends) == 0)
        pipe = (ends[0], ends[1])
    }

    private func write(_ text: String) { _ = Glibc.write(pipe.input, text, text.utf8.count) }

    private func read() -> Int {
        var bytes = [UInt8](repeating: 0, count: 16)
        return Glibc.read(pipe.output, &bytes, bytes.count)
    }

    @Test("the handler is called when there is something to read, until it was read")
    func readable() {
        var counts: [Int] = []
        let watch = bench.platform.watch(pipe.output, for: .readable) { ready in
            #expect(ready == .readable)
            counts.append(read())
        }
        #expect(!bench.platform.turn())
        write("abc")
        #expect(bench.platform.turn())
        #expect(!bench.platform.turn())

        #expect(counts == [3])
        watch.cancel()
        close(pipe.input)
        close(pipe.output)
    }

    @Test("a pipe whose writer is gone is read to its end, then the watch is over")
    func closed() {
        var told: [FileDescriptorWatch.Readiness] = []
        let watch = bench.platform.watch(pipe.output, for: .readable) { ready in
            told.append(ready)
            if ready.contains(.readable) { _ = read() }
        }
        write("abc")
        close(pipe.input)
        for _ in 0..<4 { bench.platform.turn() }

        #expect(told == [.readable, .closed])
        #expect(!watch.isActive)
        close(pipe.output)
    }

    @Test("a descriptor that was closed too early ends its watch, and does not keep the loop awake")
    func closedDescriptor() {
        var told: [FileDescriptorWatch.Readiness] = []
        _ = bench.platform.watch(pipe.output, for: .readable) { told.append($0) }
        close(pipe.output)
        #expect(bench.platform.turn())
        #expect(!bench.platform.turn())

        #expect(told == [.closed])
        close(pipe.input)
    }

    @Test("writable is told when asked for; a handler may cancel another watch of the same turn")
    func writable() {
        var told: [String] = []
        var second: FileDescriptorWatch?
        let first = bench.platform.watch(pipe.input, for: .writable) { _ in
            told.append("first")
            second?.cancel()
        }
        second = bench.platform.watch(pipe.input, for: .writable) { _ in told.append("second") }
        bench.platform.turn()
        first.cancel()
        #expect(!bench.platform.turn())

        #expect(told == ["first"])
        close(pipe.input)
        close(pipe.output)
    }
}

import Glibc
import Tactus

/// A text that another program has copied goes into a text view.
enum Pasting {
    static func counts() async -> [Figure] {
        let count = 64 << 20
        guard let bytes = await peak(of: count) else { return [] }
        return [
            Figure(
                name: "memory at the peak of a paste of 64 MiB, for each of its bytes",
                value: Double(bytes) / Double(count), unit: "bytes", limit: Limits.memoryPerPastedByte)
        ]
    }

    /// How many bytes more the process has at most while it takes a text in, and shows it; `nil` where the system does
    /// not tell.
    static func peak(of count: Int) async -> Int? {
        let bench = Bench()
        let view = TextView(frame: bench.window.bounds)
        bench.window.addSubview(view)
        view.becomeFirstResponder()
        let item = ItemProvider()
        let piece = Array(
            String(repeating: "A line of text that is as long as lines of texts are.\n", count: 1200).utf8)
        item.registerPieces(of: .text) {
            var left = count
            return {
                defer { left -= min(left, piece.count) }
                return left > 0 ? Array(piece.prefix(left)) : nil
            }
        }
        bench.application.pasteboard.setItem(item)
        bench.platform.takeTurn()
        guard forgetPeak() else { return nil }
        let before = memory("VmRSS")
        view.paste(nil)
        while view.currentPaste != nil {
            bench.platform.takeTurn()
            await Task.yield()
        }
        bench.platform.takeTurn()
        precondition(view.textBuffer.count == count, "not all of the text was pasted")
        return memory("VmHWM") - before
    }

    private static func forgetPeak() -> Bool {
        guard let file = fopen("/proc/self/clear_refs", "w") else { return false }
        defer { fclose(file) }
        return fputs("5", file) >= 0
    }

    /// A line of what the kernel says of the process, in bytes.
    private static func memory(_ name: String) -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, Int32(line.count), file) != nil {
            let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
                .split { " \t:".contains($0) }
            if words.count > 1, words[0] == name { return (Int(words[1]) ?? 0) << 10 }
        }
        return 0
    }
}

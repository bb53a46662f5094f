import CHeapCount
import Glibc
import TactusTesting
import UIKitNames

/// What programs do for days, again and again, and what is left of it.
///
///     Cycles [N] [NAME…]
///
/// Plays each cycle N times and says how many bytes of the heap and how many descriptors are in use after a quarter, a
/// half and all of them. Ends with status 1 when bytes, or descriptors, go on growing with each. It is for
/// `Scripts/leaks --cycles`.
@main
struct Cycles {
    static func main() throws {
        var names = Array(CommandLine.arguments.dropFirst())
        let count = names.first.flatMap { Int($0) } ?? 200
        if Int(names.first ?? "") != nil { names.removeFirst() }
        guard count >= 8, names.allSatisfy({ name in all.contains { $0.name == name } }) else {
            print("usage: Cycles [N] [NAME…], with names of: \(all.map(\.name).joined(separator: ", "))")
            exit(2)
        }
        var grows = false
        for cycle in all where names.isEmpty || names.contains(cycle.name) {
            let growth = try play(cycle, count: count)
            write(growth.line)
            grows = grows || growth.isSteady
        }
        exit(grows ? 1 : 0)
    }

    private static let all = pageCycles + textCycles + listCycles + viewCycles + touchCycles + wireCycles

    /// Says a line at once, also where nobody reads it on a terminal.
    private static func write(_ line: String) { Glibc.write(1, line + "\n", line.utf8.count + 1) }

    /// Plays one cycle, in a program of its own that is gone afterwards.
    private static func play(_ cycle: Cycle, count: Int) throws -> Growth {
        let step = try cycle.prepare()
        var growth = Growth(name: cycle.name, count: count)
        for number in 1...count {
            try step(number)
            if [count / 4, count / 2, count].contains(number) { growth.add(try Census()) }
        }
        return growth
    }
}

/// One thing that programs do.
struct Cycle {
    let name: String
    /// Makes a program, and what is done to it with each number.
    let prepare: @MainActor () throws -> @MainActor (Int) throws -> Void

    init(_ name: String, prepare: @escaping @MainActor () throws -> @MainActor (Int) throws -> Void) {
        (self.name, self.prepare) = (name, prepare)
    }
}

/// What is in use at a moment.
struct Census {
    let bytes: Int
    let descriptors: Int

    init() throws {
        bytes = Int(tactus_heap_byte_count())
        guard let folder = opendir("/proc/self/fd") else { throw Unreadable() }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        descriptors = count
    }

    private struct Unreadable: Error {}
}

/// How what is in use has grown.
struct Growth {
    let name: String
    let count: Int
    private var all: [Census] = []

    init(name: String, count: Int) { (self.name, self.count) = (name, count) }

    mutating func add(_ census: Census) { all.append(census) }

    /// The bytes of each in the second quarter and in the second half.
    private var rates: (Double, Double) {
        (
            Double(all[1].bytes - all[0].bytes) / Double(count / 2 - count / 4),
            Double(all[2].bytes - all[1].bytes) / Double(count - count / 2)
        )
    }

    /// What may be left of each: the test kit remembers the last sixteen thousand pictures of a scene, and the
    /// compositor the last thousands of messages and touches. After some thousand cycles they are full.
    private static let remembered = 1500.0

    /// Whether it grew in both spans. What a cache keeps comes to an end, and what a list doubles comes once.
    var isSteady: Bool {
        min(rates.0, rates.1) >= Self.remembered || all[2].descriptors > all[1].descriptors
    }

    var line: String {
        let bytes = all.map { "\($0.bytes / 1024)" }.joined(separator: " ")
        let open = all.map { "\($0.descriptors)" }.joined(separator: " ")
        let share = "\(Int(rates.0.rounded())) \(Int(rates.1.rounded()))"
        return "\(isSteady ? "GROWS" : "rests") \(name): KiB \(bytes), bytes each \(share), descriptors \(open)"
    }
}

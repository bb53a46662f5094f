import FakeCompositor

/// What reached nobody, and of which that was told already: a line's whole swipe, text or trace is told of once.
struct StrayNotes {
    /// A line, and what it did.
    private struct Key: Hashable {
        let line: Int
        let kind: Int
    }

    private var told: Set<Key> = []
    /// How much reached nobody.
    private(set) var count = 0

    /// Counts something that reached nobody.
    ///
    /// - Parameters:
    ///   - input: What it was.
    ///   - line: The line of the script; 0 for a trace.
    /// - Returns: Whether it is to be told.
    mutating func add(_ input: StrayInput, line: Int) -> Bool {
        count += 1
        return told.insert(Key(line: line, kind: Self.kind(of: input.act))).inserted
    }

    private static func kind(of act: StrayInput.Act) -> Int {
        switch act {
        case .finger: 0
        case .button: 1
        case .scroll: 2
        case .gesture: 3
        case .pen: 4
        case .key: 5
        }
    }
}

extension Session {
    /// Tells what reached nobody: a script's mistake, as a rule.
    func report(_ input: StrayInput) {
        guard let step = lastStep, strays.add(input, line: step.line) else { return }
        writeError("\(plan.place(of: step)): \(input)")
    }
}

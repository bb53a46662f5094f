import CompositorScripts
import FakeCompositor

/// What reached nobody, and of which that was told already: a line's whole swipe, text or trace is told of once.
struct UndeliveredInputReport {
    /// A line, and what it did.
    private struct Key: Hashable {
        let source: ScriptStep.Source
        let line: Int
        let kind: Int
    }

    private var reported: Set<Key> = []
    /// How much reached nobody.
    private(set) var count = 0
    /// How many lines of a trace were not told of, because there were so many.
    private(set) var unreported = 0

    /// How much is told of a trace: it has a line for everything.
    static let mostOfTrace = 10

    /// Counts something that reached nobody.
    ///
    /// - Parameters:
    ///   - input: What it was.
    ///   - step: The step that did it.
    /// - Returns: Whether it is to be told.
    mutating func add(_ input: UndeliveredInput, of step: ScriptStep) -> Bool {
        count += 1
        let key = Key(source: step.source, line: step.line, kind: Self.kind(of: input.action))
        guard reported.insert(key).inserted else { return false }
        guard step.source == .trace, reported.count(where: { $0.source == .trace }) > Self.mostOfTrace else {
            return true
        }
        unreported += 1
        return false
    }

    private static func kind(of action: UndeliveredInput.Action) -> Int {
        switch action {
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
    func report(_ input: UndeliveredInput) {
        guard let step = lastStep, undelivered.add(input, of: step) else { return }
        writeError("\(plan.location(of: step)): \(input)")
    }
}

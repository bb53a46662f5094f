public import FakeCompositor
public import TactusGeometry

/// One thing to send or to ask for, and how long after the one before.
public struct ScriptStep: Hashable, Sendable {
    /// What a step does.
    public enum Action: Hashable, Sendable {
        /// A user's hands do something, or somebody changes the devices.
        case input(InputAction)
        /// Nothing: time passes.
        case pause
        /// The player's owner lets something go wrong from now on.
        case fault(Fault)
        /// The player's owner lets something happen to the connections.
        case wire(WireAction)
        /// The player's owner lets the compositor die, and starts another one after that time.
        case restartCompositor(after: Duration)
        /// The player's owner waits until something shows.
        case waitForWindow(Duration)
        /// The player's owner takes a picture of an output; of the first one when there is no name.
        case shot(name: String, output: String?)
        /// The player's owner takes a picture of the first output and compares it.
        case compare(name: String, file: String, tolerance: Int)
        /// The player's owner looks at a pixel.
        case expectPixel(at: Point, PixelColor, tolerance: Int)
        /// The player's owner looks how late pictures followed fingers since it did so last, in refreshes.
        case expectFramesLate(Int)
        /// The player's owner makes sure that the client lives.
        case expectClientAlive
        /// The player's owner waits for a line of the client's output.
        case waitForText(Duration, pattern: String)
        /// The player's owner waits for the client's rest.
        case waitForIdle(Duration, quiet: Duration)
        /// The player's owner waits for another picture than one that it took before.
        case waitForChange(Duration, since: String, in: PixelRect?)
        /// The player's owner waits for the client's end.
        case waitForExit(Duration)
    }

    /// Where a step comes from.
    public enum Source: Hashable, Sendable {
        /// A ``Script``.
        case script
        /// An ``InputTrace``.
        case trace
    }

    /// How long after the step before this one it happens.
    public var delay: Duration
    /// The line that it belongs to, counted from 1; 0 for what stands in none.
    public var line: Int
    /// What that is a line of.
    public var source: Source
    /// What happens.
    public var action: Action

    /// Creates a step.
    public init(after delay: Duration = .zero, line: Int, of source: Source = .script, action: Action) {
        self.delay = delay
        self.line = line
        self.source = source
        self.action = action
    }
}

extension Script {
    /// Everything that the script does, in order: taps, swipes, pinches and clicks taken apart.
    public var steps: [ScriptStep] {
        var expansion = ScriptExpansion(pinchContacts: unnamedContacts(count: 2))
        for line in lines { expansion.expand(line) }
        return expansion.steps
    }
}

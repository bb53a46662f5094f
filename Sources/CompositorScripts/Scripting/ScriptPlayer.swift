/// Says what of a ``Script`` is due at a given time: the script without a clock and without a seat.
///
/// Its owner asks again and again with the time of its own clock, virtual or real, and does what it is told:
///
///     var player = ScriptPlayer(script, startingAt: clock.now)
///     while case .perform(let step) = player.next(at: clock.now) {
///         if case .input(let action) = step.action { try compositor.seat.perform(action) }
///     }
///
/// A step is due when its delay has passed since the step before it was *due*, so that a late owner does not stretch
/// the script. What takes an unknown time, such as a picture, is followed by ``resume(at:)``.
public struct ScriptPlayer: Sendable {
    /// What to do now.
    public enum Instruction: Hashable, Sendable {
        /// This step is due.
        case perform(ScriptStep)
        /// Nothing is due before that time.
        case sleep(until: Duration)
        /// Nothing is left.
        case finished
    }

    private var steps: ArraySlice<ScriptStep>
    /// When the last performed step was due.
    private var reference: Duration

    /// Creates a player at the script's beginning.
    public init(_ script: Script, startingAt time: Duration) {
        self.init(script.steps, startingAt: time)
    }

    /// Creates a player of steps, from wherever they come.
    public init(_ steps: [ScriptStep], startingAt time: Duration) {
        self.steps = steps[...]
        reference = time
    }

    /// What is due at `time`; a step that it returns counts as done.
    public mutating func next(at time: Duration) -> Instruction {
        guard let step = steps.first else { return .finished }
        let due = reference + step.delay
        guard due <= time else { return .sleep(until: due) }
        steps.removeFirst()
        reference = due
        return .perform(step)
    }

    /// Goes on counting from `time`: what was performed last took until now.
    public mutating func resume(at time: Duration) {
        reference = max(reference, time)
    }

    /// The step that comes next.
    public var upcoming: ScriptStep? { steps.first }

    /// The steps that are not yet done.
    public var remaining: [ScriptStep] { Array(steps) }
}

import FakeCompositor

/// The time of a script: the machine's, or one that stands still unless the script moves it.
final class ScriptTime {
    /// Whether it moves only by the script.
    let isVirtual: Bool
    private let real = CompositorClock.monotonic
    /// A program may take the time 0 for none at all.
    private var virtualNow = Duration.seconds(1)

    /// Begins a time.
    init(isVirtual: Bool) { self.isVirtual = isVirtual }

    /// The machine's time, by which processes are waited for.
    var realNow: Duration { real.now }

    /// The time that clients see.
    var now: Duration { isVirtual ? virtualNow : real.now }

    /// What a compositor reads it by.
    var clock: CompositorClock { CompositorClock { [self] in now } }

    /// Moves a virtual time on; the machine's moves by itself.
    func advance(to time: Duration) { virtualNow = max(virtualNow, time) }
}

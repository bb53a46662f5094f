import FakeCompositor
public import TactusGeometry

/// What hands did on devices, and when: recorded once, played again as often as one likes.
///
/// ```swift
/// let trace = try InputTrace(parsing: text, mappedTo: compositor.outputSize)
/// var player = ScriptPlayer(trace.steps, startingAt: clock.now)
/// ```
///
/// It holds what happened to the glass, not what a client was told: a compositor with another
/// ``/FakeCompositor/CompositorProfile`` tells its client of the same hands in other words. As text it is a line of
/// JSON for the header and a line for each action (``lines``), the same text every time for the same trace.
/// `init(parsing:mappedTo:)` reads that, and what others record as well: the output of programs under
/// `WAYLAND_DEBUG=1`, of `libinput debug-events` and `libinput record`, and of `evemu-record`. What it should have and
/// has not is among its ``warnings``.
public struct InputTrace: Hashable, Sendable {
    /// One action and when it happened. Two of them are equal wherever they were read.
    public struct Event: Hashable, Sendable {
        /// The time since the trace began.
        public var time: Duration
        /// What was done.
        public var action: InputAction
        /// The line of text that it was read from, counted from 1; 0 for one that was read from none.
        public var line: Int

        /// Creates an event.
        public init(at time: Duration, _ action: InputAction, line: Int = 0) {
            self.time = time
            self.action = action
            self.line = line
        }

        /// Whether the same was done at the same time.
        public static func == (left: Event, right: Event) -> Bool {
            left.time == right.time && left.action == right.action
        }

        /// Hashes what was done and when.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(time)
            hasher.combine(action)
        }
    }

    /// How long after the first event the last one may be: a hundred days.
    public static let longestDuration = Duration.seconds(8_640_000)

    /// The newest version of the text form that is read, and the one that is written.
    public static let formatVersion = 2

    /// The extent of the outputs on which it was made, in logical pixels.
    public var size: Size
    /// What was done, oldest first.
    public var events: [Event]
    /// What was odd about the text that it was read from.
    var textWarnings: [Warning] = []

    /// Creates a trace.
    ///
    /// - Parameters:
    ///   - size: The extent of the outputs on which it was made, in logical pixels.
    ///   - events: What was done, oldest first.
    public init(size: Size, events: [Event] = []) {
        self.size = size
        self.events = events
    }

    /// The steps that do it all again, for a ``ScriptPlayer``. Their lines are those of the trace.
    public var steps: [ScriptStep] {
        var last = Duration.zero
        return events.map { event in
            defer { last = max(last, event.time) }
            return ScriptStep(
                after: max(event.time - last, .zero), line: event.line, of: .trace, action: .input(event.action))
        }
    }
}

/// Why a text is no trace.
public struct InputTraceError: Error, Hashable, Sendable {
    /// What is wrong with it.
    public enum Problem: Hashable, Sendable {
        /// It is in none of the forms that are read.
        case unknownForm
        /// It was written by a newer version of this library.
        case newer(version: Int)
        /// A line is no JSON.
        case malformed(String)
        /// A line is JSON, but a member is missing or is not what it should be.
        case badMember(String, expected: String)
        /// A line says that something happened which nobody knows.
        case unknownAction(String)
        /// What was recorded holds nothing that can be played: no touch, no pointer on glass, no key.
        case nothingToPlay
        /// Something happened later after the first event than ``InputTrace/longestDuration``.
        case tooLate
    }

    /// The line, counted from 1.
    public var line: Int
    /// What is wrong with it.
    public var problem: Problem

    /// Creates an error.
    public init(line: Int, problem: Problem) {
        self.line = line
        self.problem = problem
    }
}

extension InputTraceError: CustomStringConvertible {
    /// One sentence that names the line and says what is wrong with it.
    public var description: String { "line \(line): \(sentence)" }

    private var sentence: String {
        switch problem {
        case .unknownForm:
            "not a trace of input: it is neither one of ours, whose first line names the format \"tactus-trace\", nor "
                + "written by WAYLAND_DEBUG=1, libinput debug-events, libinput record or evemu-record"
        case .newer(let version):
            "written in version \(version) of the format; this program reads up to version \(InputTrace.formatVersion)"
        case .malformed(let what): what
        case .badMember(let name, let expected): "\"\(name)\" must be \(expected)"
        case .unknownAction(let name):
            "nobody knows the action \"\(name)\""
                + (NearestWord.find(name, in: InputTrace.actionNames).map { " (\"\($0)\"?)" } ?? "")
        case .tooLate: "it is more than \(InputTrace.longestDuration) after the first event: a clock went wrong"
        case .nothingToPlay: "it holds no touch, no pointer and no key that could be played"
        }
    }
}

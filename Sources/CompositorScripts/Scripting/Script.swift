import FakeCompositor

/// A script: what somebody does to a program, line by line, with the times between, and what should come of it.
///
///     # A tap, a swipe with a second finger resting, and a picture.
///     tap 0 120 80
///     down 7 20 20
///     swipe 1 200 40 200 300 250
///     up 7
///     type "Hello, world\n"
///     wait-text 2000 'saved .*\.txt'
///     expect-pixel 20 20 #FF8000
///     shot after-swipe
///
/// Each line is one command; coordinates are logical pixels of the outputs, times are milliseconds. ``ScriptCommand``
/// lists the commands. A touch command is followed by a `wl_touch.frame` unless its line ends in ` +`, so that several
/// changes share one frame.
///
/// Spaces part words; quotes hold them together, `'as they are'` or `"with \"escapes\"\n"`. A `#` begins a comment
/// where a line begins, or where a word begins and a space follows it.
///
/// A script says what is *sent*, not what makes sense: an `up` of an unknown ID or a second `down` of the same one is
/// sent like any other. Only what cannot be read is an error, and ``ScriptError`` names its line.
///
/// Get one with ``init(parsing:)``, and play it with a ``ScriptPlayer``.
public struct Script: Hashable, Sendable {
    /// One command and where it stood.
    public struct Line: Hashable, Sendable {
        /// The line's number in the text, counted from 1.
        public var number: Int
        /// What to do.
        public var command: ScriptCommand
        /// Whether the touch events of this line are followed by frames: `false` when the line ended in ` +`.
        public var sendsFrames: Bool

        /// Creates a line.
        public init(number: Int, command: ScriptCommand, sendsFrames: Bool = true) {
            self.number = number
            self.command = command
            self.sendsFrames = sendsFrames
        }
    }

    /// The commands in the order of the text, without its comments and empty lines.
    public var lines: [Line]

    /// Creates a script from its lines.
    public init(lines: [Line] = []) {
        self.lines = lines
    }

    /// Reads a script.
    ///
    /// - Throws: The first thing in `text` that cannot be read, with its line; also when all that moves in it comes to
    ///   more than ``mostSamples``.
    public init(parsing text: String) throws(ScriptError) {
        lines = []
        var number = 0
        var (rate, samples) = (ScriptExpansion.usualRate, 0)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            number += 1
            guard let parsed = try ScriptLineParser(number: number).parse(line) else { continue }
            lines.append(parsed)
            if case .rate(let newRate) = parsed.command { rate = newRate }
            samples += Int(min(parsed.command.movingTime / .seconds(1) * Double(rate), Double(Self.mostSamples) + 1))
            guard samples <= Self.mostSamples else { throw ScriptError(line: number, problem: .tooManySamples(rate)) }
        }
    }

    /// How often a script can tell of what moves: nine hours of one finger at 30 samples a second.
    public static let mostSamples = 1_000_000

    /// The touch IDs that the script names itself.
    public var namedContacts: Set<Int32> {
        Set(lines.compactMap(\.command.namedContact))
    }

    /// The lowest IDs from 0 up that the script does not name; those that `pinch` uses.
    func unnamedContacts(count: Int) -> [Int32] {
        let named = namedContacts
        return Array((0...).lazy.filter { !named.contains($0) }.prefix(count))
    }
}

extension ScriptCommand {
    /// For how long it tells of something that moves.
    fileprivate var movingTime: Duration {
        switch self {
        case .swipe(_, _, _, let duration), .path(_, _, let duration), .pinch(_, _, _, let duration),
            .stylusStroke(_, _, let duration, _):
            duration
        case .gesture(let gesture): gesture.kind == .hold ? .zero : gesture.duration
        default: .zero
        }
    }
}

public import FakeCompositor
import TactusGeometry
import WaylandServer

extension Fault {
    /// Reads a fault as it is written in a script, or on a command line: which event, which of them, and what happens.
    ///
    ///     wl_touch.frame every drop                 never arrives
    ///     wl_touch.up 1 duplicate                   the first one arrives twice
    ///     wl_callback.done 3- delay 500             from the third on: half a second late
    ///     wl_touch.down every postpone 1            changes places with the event after it
    ///     wl_touch.motion 5- replace 0 0            an argument, counted from 0 in 32-bit words, is another one
    ///     wl_keyboard.keymap every lose-descriptors
    ///     wl_touch.motion 10 disconnect
    ///     wl_touch.down 1 error 1 'for the test'    a protocol error in its stead: its code, and what is said
    ///
    /// - Parameter text: The fault.
    /// - Throws: What in the text cannot be read. Its line is 1.
    public init(parsing text: String) throws(ScriptError) {
        guard let line = try ScriptLineParser(number: 1).parse("fault " + text[...]),
            case .fault(let fault) = line.command
        else {
            preconditionFailure("a line that begins with fault is a fault")
        }
        self = fault
    }

    /// The words for effects.
    static let effectNames = [
        "drop", "duplicate", "delay", "postpone", "replace", "lose-descriptors", "disconnect", "error",
    ]
}

extension ScriptArguments {
    mutating func fault() throws(ScriptError) -> Fault {
        let (event, occurrences) = (try event(), try occurrences())
        return Fault(event, occurrences, try effect(on: event))
    }

    private mutating func effect(on event: String) throws(ScriptError) -> Fault.Effect {
        let form = ServerMessage.eventForms[event]
        // What an event does not have cannot be lost or changed.
        var (names, missing) = (Fault.effectNames, [String]())
        if form?.wordCount == 0 {
            names.removeAll { $0 == "replace" }
            missing.append("no arguments")
        }
        if form?.descriptorCount == 0 {
            names.removeAll { $0 == "lose-descriptors" }
            missing.append("no descriptors")
        }
        let note = missing.isEmpty ? nil : "\(event) has \(missing.joined(separator: " and "))"
        switch try word(of: names, note: note) {
        case "drop": return .drop
        case "duplicate": return .duplicate
        case "delay": return .delay(try milliseconds())
        case "postpone": return .postpone(past: try integer(in: 1...1000))
        case "replace":
            let index = try wordIndex(in: event, form?.wordCount)
            return .replace(argument: index, with: try wireWord())
        case "lose-descriptors": return .loseDescriptors
        case "disconnect": return .disconnect
        default:
            let code = try wireWord()
            return .protocolError(code: code, message: try self.text())
        }
    }

    /// The index of a word of an event that has so many; of one with a text nobody knows.
    private mutating func wordIndex(in event: String, _ count: Int?) throws(ScriptError) -> Int {
        guard let count else { return try integer(in: 0...1000) }
        return try integer(in: 0...max(0, count - 1), note: "\(event) has \(count) words")
    }
}

import FakeCompositor
import TactusGeometry

/// Reads one line of a ``Script``.
struct ScriptLineParser {
    private let number: Int

    init(number: Int) {
        self.number = number
    }

    /// The line's command; `nil` when it holds none.
    func parse(_ line: Substring) throws(ScriptError) -> Script.Line? {
        var words: [ScriptWords.Word]
        do {
            words = try ScriptWords(line).words
        } catch {
            switch error {
            case .unclosedQuote(let quote): throw self.error(.unclosedQuote(quote))
            case .unknownEscape(let character): throw self.error(.unknownEscape(character))
            }
        }
        let joinsNext = words.last.map { $0.text == "+" && !$0.isQuoted } ?? false
        if joinsNext { words.removeLast() }
        guard let name = words.first?.text else {
            guard !joinsNext else { throw error(.loneJoin) }
            return nil
        }
        let usage = try usage(of: name, verb: words.dropFirst().first?.text)
        var arguments = ScriptArguments(words.dropFirst(usage.verb == nil ? 1 : 2), of: usage, line: number)
        let command = try Self.command(usage, &arguments)
        try arguments.finish()
        guard !joinsNext || command.isTouch else { throw error(.nothingToJoin(command: name)) }
        return Script.Line(number: number, command: command, sendsFrames: !joinsNext)
    }

    private func error(_ problem: ScriptError.Problem) -> ScriptError { ScriptError(line: number, problem: problem) }

    private func usage(of name: String, verb: String?) throws(ScriptError) -> ScriptUsage {
        let usages = ScriptUsage.all.filter { $0.name == name }
        guard let first = usages.first else { throw error(.unknownCommand(name)) }
        guard first.verb != nil else { return first }
        let verbs = usages.compactMap(\.verb)
        guard let verb else { throw error(.missingVerb(command: name, known: verbs)) }
        guard let usage = usages.first(where: { $0.verb == verb }) else {
            throw error(.unknownVerb(verb, command: name, known: verbs))
        }
        return usage
    }

    private static func command(
        _ usage: ScriptUsage, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch usage.name {
        case "down", "motion", "up", "tap", "swipe", "path", "pinch", "cancel", "frame", "rate", "jitter":
            try touchCommand(usage.name, &values)
        case "stylus": try stylusCommand(usage.verb ?? "", &values)
        case "gesture": .gesture(try gesture(usage.verb ?? "", &values))
        case "pointer", "button", "click", "axis", "key", "type": try deviceCommand(usage.name, &values)
        case "output", "turn-output", "scale-output", "mode-output", "plug-output", "unplug-output":
            try outputCommand(usage.name, &values)
        case "plug", "unplug", "hold-wire", "block-wire", "release-wire", "cut-wire", "restart-compositor", "fault":
            try machineCommand(usage.name, &values)
        default: try hostCommand(usage.name, &values)
        }
    }

    private static func touchCommand(
        _ name: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "down": return .down(id: try values.contact(), at: try values.point())
        case "motion": return .motion(id: try values.contact(), to: try values.point())
        case "up": return .up(id: try values.contact())
        case "tap":
            let (id, point) = (try values.contact(), try values.point())
            return .tap(id: id, at: point, hold: values.hasMore ? try values.milliseconds() : .milliseconds(50))
        case "swipe":
            return .swipe(
                id: try values.contact(), from: try values.point(), to: try values.point(),
                duration: try values.milliseconds())
        case "path": return try path(&values)
        case "pinch":
            return .pinch(
                center: try values.point(), fromRadius: try values.length(), toRadius: try values.length(),
                duration: try values.milliseconds())
        case "rate": return .rate(try values.integer(in: 1...1000))
        case "jitter":
            let distance = try values.number(in: 0...1000, unit: "logical pixels")
            return .jitter(distance, seed: values.hasMore ? UInt64(try values.integer(in: 0...Int.max)) : 0)
        case "cancel": return .cancel
        default: return .frame
        }
    }

    private static func path(_ values: inout ScriptArguments) throws(ScriptError) -> ScriptCommand {
        let (id, duration) = (try values.contact(), try values.milliseconds())
        var points = [try values.point(), try values.point()]
        while values.hasMore { points.append(try values.point()) }
        return .path(id: id, points: points, duration: duration)
    }

    private static func deviceCommand(
        _ name: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "pointer": return .pointer(to: try values.point())
        case "button": return .button(code: try values.buttonCode(), isPressed: try values.isPress())
        case "click":
            let point = try values.point()
            return .click(at: point, code: values.hasMore ? try values.buttonCode() : ScriptCommand.leftButton)
        case "axis": return .axis(try values.vector())
        case "key": return .key(code: try values.keyCode(), isPressed: try values.isPress())
        default: return .type(try values.text())
        }
    }

    private static func gesture(
        _ verb: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> TouchpadGesture {
        let fingers = try values.integer(in: 1...10)
        var gesture: TouchpadGesture
        switch verb {
        case "swipe":
            gesture = TouchpadGesture(
                .swipe, fingers: fingers, travel: try values.vector(), duration: try values.milliseconds())
        case "pinch":
            gesture = TouchpadGesture(
                .pinch, fingers: fingers, scale: try values.number(in: 0.01...100),
                rotation: try values.number(in: -3600...3600, unit: "degrees"), duration: try values.milliseconds())
        default: gesture = TouchpadGesture(.hold, fingers: fingers, duration: try values.milliseconds())
        }
        gesture.isCancelled = try values.isCancelled()
        return gesture
    }

    private static func stylusCommand(
        _ verb: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch verb {
        case "near": return .stylus(.proximityIn(try values.point()))
        case "move":
            let point = try values.point()
            return .stylus(.move(to: point, pressure: try pressure(&values)))
        case "down": return .stylus(.down(pressure: try pressure(&values)))
        case "up": return .stylus(.up)
        case "tilt":
            return .stylus(
                .tilt(
                    x: try values.number(in: -90...90, unit: "degrees"),
                    y: try values.number(in: -90...90, unit: "degrees")))
        case "hover": return .stylus(.hover(distance: try values.number(in: 0...1)))
        case "rotate": return .stylus(.rotate(degrees: try values.number(in: -360...360, unit: "degrees")))
        case "button": return .stylus(.button(code: try values.buttonCode(), isPressed: try values.isPress()))
        case "away": return .stylus(.proximityOut)
        default:
            let (start, end) = (try values.point(), try values.point())
            let duration = try values.milliseconds()
            return .stylusStroke(from: start, to: end, duration: duration, pressure: try pressure(&values))
        }
    }

    private static func pressure(_ values: inout ScriptArguments) throws(ScriptError) -> Double? {
        values.hasMore ? try values.number(in: 0...1) : nil
    }

    private static func hostCommand(
        _ name: String, _ values: inout ScriptArguments
    ) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "wait": return .wait(try values.milliseconds())
        case "wait-text": return .waitForText(try values.milliseconds(), pattern: try values.pattern())
        case "wait-idle":
            let limit = values.hasMore ? try values.milliseconds() : ScriptCommand.idleLimit
            return .waitForIdle(limit, quiet: values.hasMore ? try values.milliseconds() : .zero)
        case "wait-change":
            let (limit, name) = (try values.milliseconds(), try values.fileName())
            return .waitForChange(limit, since: name, in: values.hasMore ? try values.pixelRect() : nil)
        case "wait-window": return .waitForWindow(try values.milliseconds())
        case "wait-exit": return .waitForExit(try values.milliseconds())
        case "shot":
            let name = try values.fileName()
            return .shot(name: name, output: values.hasMore ? try values.text() : nil)
        case "expect-pixel":
            let (point, color) = (try values.point(), try values.color())
            return .expectPixel(at: point, color, tolerance: try tolerance(&values))
        case "diff":
            let (name, file) = (try values.fileName(), try values.path())
            return .compare(name: name, file: file, tolerance: try tolerance(&values))
        case "expect-frames-late": return .expectFramesLate(try values.integer(in: 0...1000))
        default: return .expectClientAlive
        }
    }

    private static func tolerance(_ values: inout ScriptArguments) throws(ScriptError) -> Int {
        values.hasMore ? try values.integer(in: 0...255) : 0
    }
}

import TactusGeometry

/// Reads one line of a ``Script``.
struct ScriptLineParser {
    private let number: Int
    private var arguments: [Substring]
    private var usage = ""

    init(line: Substring, number: Int) {
        self.number = number
        arguments = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    }

    /// Every command as it is written, in the order in which an error lists them.
    static let usages = [
        "down ID X Y", "motion ID X Y", "up ID", "cancel", "frame", "tap ID X Y [MS]",
        "swipe ID X1 Y1 X2 Y2 MS", "pinch X Y R1 R2 MS", "pointer X Y", "button CODE press|release",
        "click X Y [CODE]", "axis DX DY", "wait MS", "shot NAME", "client-alive", "wait-exit MS",
    ]

    /// The first words of ``usages``.
    static let commandNames = usages.map { String($0.prefix { $0 != " " }) }

    /// The line's command; `nil` when it holds none.
    mutating func parse() throws(ScriptError) -> Script.Line? {
        let joinsNext = arguments.last == "+"
        if joinsNext { arguments.removeLast() }
        guard let name = arguments.first else {
            guard !joinsNext else { throw error(.loneJoin) }
            return nil
        }
        arguments.removeFirst()
        guard let usage = Self.usages.first(where: { $0.prefix { $0 != " " } == name }) else {
            throw error(.unknownCommand(String(name)))
        }
        self.usage = usage
        let command = try command(named: name)
        guard !joinsNext || command.isTouch else { throw error(.nothingToJoin(command: String(name))) }
        return Script.Line(number: number, command: command, sendsFrames: !joinsNext)
    }

    private func command(named name: Substring) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "down", "motion", "up", "tap", "swipe", "cancel", "frame", "pinch": try touchCommand(named: name)
        case "pointer", "button", "click", "axis": try pointerCommand(named: name)
        default: try hostCommand(named: name)
        }
    }

    private func touchCommand(named name: Substring) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "down":
            try expectArguments(3...3)
            return .down(id: try contact(0), at: try point(1))
        case "motion":
            try expectArguments(3...3)
            return .motion(id: try contact(0), to: try point(1))
        case "up":
            try expectArguments(1...1)
            return .up(id: try contact(0))
        case "tap":
            try expectArguments(3...4)
            let hold: Duration = arguments.count == 4 ? try milliseconds(3) : .milliseconds(50)
            return .tap(id: try contact(0), at: try point(1), hold: hold)
        case "swipe":
            try expectArguments(6...6)
            return .swipe(id: try contact(0), from: try point(1), to: try point(3), duration: try milliseconds(5))
        case "pinch":
            try expectArguments(5...5)
            return .pinch(
                center: try point(0), fromRadius: try radius(2), toRadius: try radius(3), duration: try milliseconds(4))
        case "cancel":
            try expectArguments(0...0)
            return .cancel
        default:
            try expectArguments(0...0)
            return .frame
        }
    }

    private func pointerCommand(named name: Substring) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "pointer":
            try expectArguments(2...2)
            return .pointer(to: try point(0))
        case "button":
            try expectArguments(2...2)
            return .button(code: try buttonCode(0), isPressed: try isPress(1))
        case "click":
            try expectArguments(2...3)
            let code = arguments.count == 3 ? try buttonCode(2) : ScriptCommand.leftButton
            return .click(at: try point(0), code: code)
        default:
            try expectArguments(2...2)
            return .axis(Vector(dx: try coordinate(0), dy: try coordinate(1)))
        }
    }

    private func hostCommand(named name: Substring) throws(ScriptError) -> ScriptCommand {
        switch name {
        case "wait":
            try expectArguments(1...1)
            return .wait(try milliseconds(0))
        case "wait-exit":
            try expectArguments(1...1)
            return .waitForExit(try milliseconds(0))
        case "shot":
            try expectArguments(1...1)
            return .shot(name: try fileName(0))
        default:
            try expectArguments(0...0)
            return .expectClientAlive
        }
    }
}

extension ScriptLineParser {
    private func error(_ problem: ScriptError.Problem) -> ScriptError { ScriptError(line: number, problem: problem) }

    private func expectArguments(_ count: ClosedRange<Int>) throws(ScriptError) {
        guard count.contains(arguments.count) else { throw error(.argumentCount(usage: usage)) }
    }

    /// The error of argument `index`, named as ``usages`` names it.
    private func badArgument(_ index: Int, expected: String) -> ScriptError {
        let names = usage.split(separator: " ").dropFirst().map { $0.filter { $0 != "[" && $0 != "]" } }
        return error(.badArgument(String(arguments[index]), name: names[index], expected: expected))
    }

    private func contact(_ index: Int) throws(ScriptError) -> Int32 {
        guard let id = Int32(arguments[index]) else {
            throw badArgument(index, expected: "a 32-bit integer, -2147483648 to 2147483647")
        }
        return id
    }

    private func point(_ index: Int) throws(ScriptError) -> Point {
        Point(x: try coordinate(index), y: try coordinate(index + 1))
    }

    /// A decimal number that `wl_fixed` can hold with room for a window's place: below four million both ways.
    private func coordinate(_ index: Int) throws(ScriptError) -> Double {
        guard let value = decimal(index), abs(value) <= 4_000_000 else {
            throw badArgument(index, expected: "a number between -4000000 and 4000000, in logical pixels")
        }
        return value
    }

    private func radius(_ index: Int) throws(ScriptError) -> Double {
        guard let value = decimal(index), (0...4_000_000).contains(value) else {
            throw badArgument(index, expected: "a number between 0 and 4000000, in logical pixels")
        }
        return value
    }

    private func decimal(_ index: Int) -> Double? {
        let text = arguments[index]
        guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
        return Double(text)
    }

    private func milliseconds(_ index: Int) throws(ScriptError) -> Duration {
        guard let value = Int(arguments[index]), (0...86_400_000).contains(value) else {
            throw badArgument(index, expected: "whole milliseconds, 0 to 86400000 (a day)")
        }
        return .milliseconds(value)
    }

    private func buttonCode(_ index: Int) throws(ScriptError) -> UInt32 {
        let text = arguments[index]
        let code = text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
        guard let code else {
            throw badArgument(index, expected: "a Linux button code, decimal or 0x…; the left button is 0x110")
        }
        return code
    }

    private func isPress(_ index: Int) throws(ScriptError) -> Bool {
        switch arguments[index] {
        case "press": return true
        case "release": return false
        default: throw badArgument(index, expected: "press or release")
        }
    }

    /// A name that stays inside the folder it is written to.
    private func fileName(_ index: Int) throws(ScriptError) -> String {
        let text = arguments[index]
        guard !text.hasPrefix("."), !text.contains("/"), !text.contains("\0"), text.utf8.count <= 200 else {
            throw badArgument(index, expected: "a file name without folder and extension, not beginning with a dot")
        }
        return String(text)
    }
}

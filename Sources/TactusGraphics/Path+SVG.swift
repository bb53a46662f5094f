import TactusGeometry

extension Path {
    /// Creates a path from what SVG calls path data, as drawing programs write it into the attribute `d`.
    ///
    /// ```swift
    /// let tick = Path(svgPath: "M4.5 12.5l5 5L19.5 6.5")
    /// ```
    ///
    /// All commands are known, in capital letters for places and in small ones for ways: `M`, `L`, `H`, `V`, `C`, `S`,
    /// `Q`, `T`, `A` and `Z`. Arcs become curves.
    ///
    /// - Parameter text: The path data. `nil` comes of what is not written by SVG's grammar.
    public init?(svgPath text: String) {
        var reader = PathReader(text)
        guard let path = reader.readPath() else { return nil }
        self = path
    }

    /// Creates a path from text in the notation of our own icons: path data, and whole shapes beside it.
    init?(iconPath text: String) {
        var reader = PathReader(text)
        reader.knowsShapes = true
        guard let path = reader.readPath() else { return nil }
        self = path
    }
}

/// Reads path data, from its beginning to its end.
struct PathReader {
    /// Whether it knows the shapes of ``readShape(_:)``.
    var knowsShapes = false
    var path = Path()

    private let bytes: [UInt8]
    private var position = 0
    /// Where the next line begins.
    private var pen = Point.zero
    /// Where the present part began.
    private var start = Point.zero
    /// The last control point of a curve before: cubic or quadratic.
    private var lastControl: (point: Point, isCubic: Bool)?

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The path; `nil` for a mistake.
    mutating func readPath() -> Path? {
        var command: Character?
        skipSpace()
        while position < bytes.count {
            let character = Character(UnicodeScalar(bytes[position]))
            if character.isLetter {
                command = character
                position += 1
            } else if command == "M" {
                command = "L"
            } else if command == "m" {
                command = "l"
            }
            guard let command, !path.isEmpty || "MmORorP".contains(command), read(command) else { return nil }
            skipSpace()
            if position < bytes.count, command == "Z" || command == "z" || (knowsShapes && "ORorP".contains(command)),
                !Character(UnicodeScalar(bytes[position])).isLetter
            {
                return nil
            }
        }
        return path
    }

    private mutating func read(_ command: Character) -> Bool {
        let isRelative = command.isLowercase
        let formerControl = lastControl
        lastControl = nil
        switch command {
        case "M", "m":
            guard let point = point(isRelative) else { return false }
            path.move(to: point)
            (pen, start) = (point, point)
        case "L", "l":
            guard let point = point(isRelative) else { return false }
            addLine(to: point)
        case "H", "h":
            guard let x = number() else { return false }
            addLine(to: Point(x: isRelative ? pen.x + x : x, y: pen.y))
        case "V", "v":
            guard let y = number() else { return false }
            addLine(to: Point(x: pen.x, y: isRelative ? pen.y + y : y))
        case "C", "c":
            guard let first = point(isRelative), let second = point(isRelative), let end = point(isRelative) else {
                return false
            }
            addCurve(to: end, first, second)
        case "S", "s":
            guard let second = point(isRelative), let end = point(isRelative) else { return false }
            addCurve(to: end, reflected(formerControl, isCubic: true), second)
        case "Q", "q":
            guard let control = point(isRelative), let end = point(isRelative) else { return false }
            addQuadCurve(to: end, control)
        case "T", "t":
            guard let end = point(isRelative) else { return false }
            addQuadCurve(to: end, reflected(formerControl, isCubic: false))
        case "A", "a": return readArc(isRelative)
        case "Z", "z":
            path.close()
            pen = start
        default: return knowsShapes && readShape(command)
        }
        return true
    }

    // MARK: Steps

    private mutating func addLine(to point: Point) {
        path.addLine(to: point)
        pen = point
    }

    private mutating func addCurve(to end: Point, _ first: Point, _ second: Point) {
        path.addCurve(to: end, controlPoint1: first, controlPoint2: second)
        pen = end
        lastControl = (second, true)
    }

    private mutating func addQuadCurve(to end: Point, _ control: Point) {
        path.addQuadCurve(to: end, controlPoint: control)
        pen = end
        lastControl = (control, false)
    }

    /// The control point with which a curve goes on smoothly from the one before it.
    private func reflected(_ control: (point: Point, isCubic: Bool)?, isCubic: Bool) -> Point {
        guard let control, control.isCubic == isCubic else { return pen }
        return pen + (pen - control.point)
    }

    private mutating func readArc(_ isRelative: Bool) -> Bool {
        guard let width = number(), let height = number(), let turn = number(), let isLarge = flag(),
            let isClockwise = flag(), let end = point(isRelative)
        else { return false }
        let radius = Size(width: abs(width), height: abs(height))
        let arc = EllipticalArc(
            from: pen, to: end, radius: radius, turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        if let arc { arc.add(to: &path) } else { path.addLine(to: end) }
        pen = end
        return true
    }

    // MARK: Letters

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x0C, 0x2C].contains(bytes[position]) { position += 1 }
    }

    private mutating func point(_ isRelative: Bool) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return isRelative ? Point(x: pen.x + x, y: pen.y + y) : Point(x: x, y: y)
    }

    /// A flag of an arc: one digit, which the next number may follow at once.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard position < bytes.count, bytes[position] == 0x30 || bytes[position] == 0x31 else { return nil }
        position += 1
        return bytes[position - 1] == 0x31
    }

    /// The next number: a sign, digits, one point, an exponent; the next may follow without a space.
    mutating func number() -> Double? {
        skipSpace()
        let begin = position
        func isDigit(_ place: Int) -> Bool { place < bytes.count && 0x30...0x39 ~= bytes[place] }
        func isSign(_ place: Int) -> Bool { place < bytes.count && (bytes[place] == 0x2B || bytes[place] == 0x2D) }
        if isSign(position) { position += 1 }
        while isDigit(position) { position += 1 }
        if position < bytes.count, bytes[position] == 0x2E {
            position += 1
            while isDigit(position) { position += 1 }
        }
        if position < bytes.count, bytes[position] | 0x20 == 0x65,
            isDigit(position + 1) || (isSign(position + 1) && isDigit(position + 2))
        {
            position += 2
            while isDigit(position) { position += 1 }
        }
        return Double(String(decoding: bytes[begin..<position], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }
}

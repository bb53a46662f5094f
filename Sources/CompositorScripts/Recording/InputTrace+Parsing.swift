public import TactusGeometry

extension InputTrace {
    /// Reads a trace, in any of these forms:
    ///
    /// - our own, which ``lines`` writes;
    /// - what a program prints under `WAYLAND_DEBUG=1`: its fingers, pointer and keys. Places are those on its surface,
    ///   and become those of the output, as of a window that fills it;
    /// - `libinput debug-events`: fingers, pointer, scrolling, keys and gestures;
    /// - `libinput record` and `evemu-record`: what the kernel said of touch screens, mice and keyboards.
    ///
    /// What a line of others says that is no input is passed over, as programs print what they like between.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - size: The extent of the outputs in logical pixels, to which the glass of a touch screen is mapped.
    /// - Throws: What in the text cannot be read.
    public init(parsing text: String, mappedTo size: Size) throws(InputTraceError) {
        let lines = Self.lines(of: text)
        var isCut: (Substring) -> Bool = { _ in false }
        switch Form(lines) {
        case .own: try self.init(ownLines: lines)
        case .waylandDebug:
            self.init(size: size, events: WaylandDebugTrace.read(lines))
            isCut = WaylandDebugTrace.isCut
        case .libinputEvents:
            self.init(size: size, events: LibinputEventTrace.read(lines, mappedTo: size))
            isCut = LibinputEventTrace.isCut
        case .libinputRecord: self.init(size: size, events: try KernelTrace(libinputRecord: lines).events(on: size))
        case .evemu: self.init(size: size, events: try KernelTrace(evemu: lines).events(on: size))
        case nil: throw InputTraceError(line: 1, problem: .unknownForm)
        }
        if let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }), isCut(lines[last]) {
            textWarnings.append(Warning(line: last + 1, problem: .lineIsCut))
        }
        if Form(lines) != .own { try checkEvents() }
        guard !events.isEmpty || Form(lines) == .own else { throw InputTraceError(line: 1, problem: .nothingToPlay) }
    }

    /// Reads a trace from the bytes of a file, in any of the forms that ``init(parsing:mappedTo:)`` reads.
    ///
    /// What others recorded may quote a program's broken text: such bytes become replacement characters. Our own form
    /// is UTF-8, because the text that was typed must be the text that is typed again.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - size: The extent of the outputs in logical pixels, to which the glass of a touch screen is mapped.
    /// - Throws: What in the file cannot be read.
    public init(parsing bytes: [UInt8], mappedTo size: Size) throws(InputTraceError) {
        let text = String(decoding: bytes, as: UTF8.self)
        if Form(Self.lines(of: text)) == .own,
            let index = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).firstIndex(where: {
                String(validating: $0, as: UTF8.self) == nil
            })
        {
            throw InputTraceError(line: index + 1, problem: .malformed("the line is not UTF-8"))
        }
        try self.init(parsing: text, mappedTo: size)
    }

    /// Holds what somebody else has recorded against what our own form can say.
    private func checkEvents() throws(InputTraceError) {
        for event in events {
            guard event.time <= Self.longestDuration else { throw InputTraceError(line: event.line, problem: .tooLate) }
            _ = try TraceLine(Substring(Self.line(event)), number: event.line).action()
        }
    }

    /// ``longestDuration``, as lines say it.
    static var mostMicroseconds: Int { Int(longestDuration / .microseconds(1)) }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// The forms of text.
    private enum Form {
        case own
        case waylandDebug
        case libinputEvents
        case libinputRecord
        case evemu

        /// Tells it by the first line that only one form has.
        init?(_ lines: [Substring]) {
            if lines.first?.contains("\"tactus-trace\"") == true {
                self = .own
                return
            }
            for line in lines {
                if line.hasPrefix("# EVEMU") || line.hasPrefix("E: ") {
                    self = .evemu
                } else if line.hasPrefix("# libinput record") || line.hasPrefix("libinput:") || line == "devices:" {
                    self = .libinputRecord
                } else if LibinputEventTrace.isLine(line) {
                    self = .libinputEvents
                } else if WaylandDebugTrace.Message(line) != nil {
                    self = .waylandDebug
                } else {
                    continue
                }
                return
            }
            return nil
        }
    }
}

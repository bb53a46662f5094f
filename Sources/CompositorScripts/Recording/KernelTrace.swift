import TactusGeometry

/// What the kernel said of devices, as `libinput record` and `evemu-record` write it down.
struct KernelTrace {
    /// One event of a device.
    struct Event {
        /// In microseconds of no known beginning.
        var time: Int
        var type: Int
        var code: Int
        var value: Int
        /// The line of text that it stands in, counted from 1.
        var line = 0
    }

    /// A device, and what it said.
    struct Device {
        /// The range of each of its axes.
        var ranges: [Int: ClosedRange<Int>] = [:]
        /// Whether its surface is a screen (`INPUT_PROP_DIRECT`); `nil` when nothing was written down.
        var isDirect: Bool?
        var events: [Event] = []
    }

    private(set) var devices: [Device] = []

    /// What was done on all devices, where the glass of touch screens is mapped to that size.
    func events(on size: Size) throws(InputTraceError) -> [InputTrace.Event] {
        let start = devices.compactMap { $0.events.first?.time }.min() ?? 0
        var result: [InputTrace.Event] = []
        for (index, device) in devices.enumerated() {
            var decoder = KernelDecoder(device, firstContact: Int32(index * 64), size: size)
            for event in device.events {
                let time = Duration.microseconds(max(0, event.time - start))
                result += decoder.receive(event).map { InputTrace.Event(at: time, $0, line: event.line) }
            }
        }
        // What happened at the same time on one device stays in its order.
        let order = result.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        return order.map(\.element)
    }

    // MARK: libinput record

    /// Reads the YAML of `libinput record`, as that program writes it:
    ///
    ///     devices:
    ///     - node: /dev/input/event4
    ///       evdev:
    ///         absinfo:
    ///           53: [0, 3200, 0, 0, 12]
    ///         props: [1]
    ///       events:
    ///       - evdev:
    ///         - [  0,      0,   3,  57,     0] # EV_ABS / ABS_MT_TRACKING_ID
    init(libinputRecord lines: [Substring]) throws(InputTraceError) {
        var isInAxes = false
        for (index, line) in lines.enumerated() {
            let text = line.prefix { $0 != "#" }.drop(while: \.isWhitespace)
            if text.hasPrefix("- node:") { devices.append(Device()) }
            guard !devices.isEmpty, !text.isEmpty else { continue }
            let device = devices.count - 1
            let numbers = LibinputEventTrace.numbers(String(text)).compactMap { Int(exactly: $0) }
            if text.hasPrefix("absinfo:") {
                isInAxes = true
            } else if text.hasPrefix("props:") {
                devices[device].isDirect = numbers.contains(1)
                isInAxes = false
            } else if text.hasPrefix("- [") {
                guard let event = Event(recorded: text, line: index + 1) else {
                    throw InputTraceError(
                        line: index + 1,
                        problem: .malformed("an event has five numbers: seconds, microseconds, type, code, value"))
                }
                devices[device].events.append(event)
            } else if isInAxes, text.first?.isNumber == true, numbers.count >= 3 {
                if let range = Self.axis(numbers[1], numbers[2]) { devices[device].ranges[numbers[0]] = range }
            } else if text.first?.isLetter == true {
                isInAxes = false
            }
        }
    }

    /// The range of an axis; `nil` for one without extent, or beyond the kernel's 32 bits.
    private static func axis(_ low: Int, _ high: Int) -> ClosedRange<Int>? {
        low < high && Int32(exactly: low) != nil && Int32(exactly: high) != nil ? low...high : nil
    }

    // MARK: evemu

    /// Reads what `evemu-record` writes: axes (`A:`), properties (`P:`) and events (`E:`).
    init(evemu lines: [Substring]) throws(InputTraceError) {
        var device = Device()
        for (index, line) in lines.enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            switch words.first {
            case "A:":
                guard words.count >= 4, let code = Int(words[1], radix: 16), let low = Int(words[2]),
                    let high = Int(words[3])
                else {
                    throw InputTraceError(
                        line: index + 1, problem: .malformed("an axis has a code, its lowest and its highest value"))
                }
                if let range = Self.axis(low, high) { device.ranges[code] = range }
            case "P:":
                // The bits of the properties; INPUT_PROP_DIRECT is bit 1.
                if device.isDirect == nil, let first = words.dropFirst().first.flatMap({ Int($0, radix: 16) }) {
                    device.isDirect = first & 2 != 0
                }
            case "E:":
                guard let event = Event(evemu: words, line: index + 1) else {
                    throw InputTraceError(
                        line: index + 1,
                        problem: .malformed("an event has a time in seconds, a type, a code and a value"))
                }
                device.events.append(event)
            default: break
            }
        }
        devices = [device]
    }
}

extension KernelTrace.Event {
    /// Reads `- [  0, 12345, 3, 57, 0]`.
    fileprivate init?(recorded text: Substring, line: Int) {
        let inside = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
        let numbers = inside.split(separator: ",").map { Int($0.filter { !$0.isWhitespace }) }
        guard numbers.count == 5, let seconds = numbers[0], let microseconds = numbers[1], let type = numbers[2],
            let code = numbers[3], let value = numbers[4], (0...1_000_000_000_000).contains(seconds),
            (0...999_999).contains(microseconds)
        else { return nil }
        self.init(time: seconds * 1_000_000 + microseconds, type: type, code: code, value: value, line: line)
    }

    /// Reads `E: 0.000001 0003 0039 0001`.
    fileprivate init?(evemu words: [Substring], line: Int) {
        guard words.count >= 5, let seconds = Double(words[1]), (0...1e12).contains(seconds),
            let type = Int(words[2], radix: 16), let code = Int(words[3], radix: 16), let value = Int(words[4])
        else { return nil }
        self.init(time: Int((seconds * 1_000_000).rounded()), type: type, code: code, value: value, line: line)
    }
}

/// What was asked for on the command line.
struct Options {
    /// What the program is to do.
    enum Task {
        /// Show the lab, with its list of experiments.
        case showLab
        /// Show one scenario in a window of its own.
        case run(Scenario)
        /// Print the names of the scenarios.
        case list
        /// Print the help.
        case help
    }

    var task = Task.showLab
    /// Whether the log is printed.
    var traces = false
    /// Where the input is to be recorded.
    var recordingPath: String?
    /// What is to be played.
    var replayPath: String?

    init() {}

    /// Reads the arguments after the program's name.
    init(arguments: some Sequence<String>) throws(OptionsError) {
        var rest = Array(arguments)[...]
        var switches: [(option: String, toggle: Toggle, isOn: Bool)] = []
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": task = .help
            case "--list": task = .list
            case "--trace": traces = true
            case "--scenario": task = .run(try Self.scenario(try Self.value(of: argument, from: &rest)))
            case "--record": recordingPath = try Self.value(of: argument, from: &rest)
            case "--replay": replayPath = try Self.value(of: argument, from: &rest)
            default:
                let (toggle, isOn) = try Self.toggle(argument)
                switches.append((argument, toggle, isOn))
            }
        }
        try apply(switches)
    }

    private mutating func apply(_ switches: [(option: String, toggle: Toggle, isOn: Bool)]) throws(OptionsError) {
        guard let first = switches.first else { return }
        guard case .run(var scenario) = task else { throw .needsScenario(option: first.option) }
        for (option, toggle, isOn) in switches {
            guard scenario.options.contains(toggle) else {
                throw .notSwitchable(option: option, scenario: scenario.name, options: scenario.options)
            }
            if isOn { scenario.toggles.insert(toggle) } else { scenario.toggles.remove(toggle) }
        }
        task = .run(scenario)
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws(OptionsError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw .needsValue(option: option) }
        return value
    }

    private static func scenario(_ name: String) throws(OptionsError) -> Scenario {
        guard let scenario = Scenario.named(name) else { throw .unknownScenario(name) }
        return scenario
    }

    private static func toggle(_ argument: String) throws(OptionsError) -> (Toggle, isOn: Bool) {
        guard argument.hasPrefix("--") else { throw .unknown(argument) }
        let name = argument.dropFirst(2)
        if let toggle = Toggle(rawValue: String(name)) { return (toggle, true) }
        if name.hasPrefix("no-"), let toggle = Toggle(rawValue: String(name.dropFirst(3))) { return (toggle, false) }
        throw .unknown(argument)
    }
}

/// Why the command line cannot be understood.
enum OptionsError: Error {
    case unknown(String)
    case needsValue(option: String)
    case needsScenario(option: String)
    case unknownScenario(String)
    case notSwitchable(option: String, scenario: String, options: [Toggle])
}

extension OptionsError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let argument): "no such option: \(argument); EventLab --help lists them all"
        case .needsValue(let option):
            "\(option) needs \(option == "--scenario" ? "the name of a scenario; EventLab --list prints them" : "a file")"
        case .needsScenario(let option): "\(option) sets up a scenario; name one with --scenario NAME"
        case .unknownScenario(let name): "no such scenario: \(name); EventLab --list prints them"
        case .notSwitchable(let option, let scenario, let options):
            "\(option) does not concern the scenario \(scenario); "
                + (options.isEmpty
                    ? "it has no options"
                    : "its options are " + options.map { "--\($0.rawValue)" }.joined(separator: ", "))
        }
    }
}

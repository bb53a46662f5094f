/// What `--help` and `--list` print.
enum HelpText {
    static var help: String {
        let switches = Toggle.allCases.map { "  --\($0.rawValue.padded(to: 15))\($0.explanation)" }
        return """
            usage: EventLab [--trace] [--record FILE] [--replay FILE]
                   EventLab --scenario NAME [--trace] [SWITCHES] [--record FILE] [--replay FILE]
                   EventLab --list

            Experiments with touches, gestures and controls. Without a scenario: a window with a list of them, each with \
            its switches and its log beside it.

              --scenario NAME  shows one experiment alone, in a window of 390x844 points that it fills, so that a script \
            can touch it at known places; NAME is one of --list, or a row of Documentation/Behaviour.md such as CF-409
              --trace          prints the log, one entry a line, as it is written
              --list           prints the scenarios, what they show and where to touch
              --record FILE    writes the input to FILE when the window is closed
              --replay FILE    plays the input of such a file, and closes the window a second after its end
              --help           prints this

            SWITCHES change a scenario; --no-SWITCH turns one off. A scenario has those of its experiment:

            \(switches.joined(separator: "\n"))

            THE LOG names what is called, in the words of Documentation/Behaviour.md: C.hitTest and C.inside are calls \
            of hitTest(_:with:) and point(inside:with:), C.inside=false and A.hitTest=A their answers (level_1.inside=1 and \
            level_3=level_3 for the levels); B1.touchesBegan, level_3 began or began alone are calls of a touch method; \
            action view_3, GESTURE, action, single or pan changed are actions of recognizers; beginTracking, all, down, \
            up1 … are calls and actions of the button level_2_1, and level_3 up1 one of another button.

            EXAMPLE
              printf 'tap 0 60 300\\n' | tactus-headless --size 390x844 --script - -- EventLab --scenario levels --trace
            """
    }

    static var list: String {
        let width = Scenario.all.map(\.name.count).max() ?? 0
        return Scenario.all.map { scenario in
            "\(scenario.name.padded(to: width)) — \(scenario.summary) (\(scenario.rules.joined(separator: ", ")))"
        }.joined(separator: "\n")
    }
}

extension String {
    /// The text with spaces after it, up to a number of characters.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(width - count, 0))
    }
}

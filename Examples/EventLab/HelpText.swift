/// What `--help` and `--list` print.
enum HelpText {
    static var help: String {
        let switches = Toggle.allCases.map { "  --\($0.rawValue.padded(to: 15))\($0.explanation)" }
        return """
            usage: EventLab [--trace] [--record FILE] [--replay FILE]
                   EventLab --scenario NAME [SWITCHES] [--trace] [--record FILE] [--replay FILE]
                   EventLab --list

            Experiments with touches, gestures and controls. Without a scenario: a window with a list of them, each with its
            switches and its log beside it.

              --scenario NAME  shows one experiment alone, in a window of 390x844 points that it fills, so that a script
                               finds it at known places. NAME is one of --list, or a row of Documentation/Behaviour.md
                               such as CF-409
              --trace          prints the log, one entry a line, as it is written
              --list           prints the scenarios, what they show and where to touch
              --record FILE    writes the input to FILE when the window is closed
              --replay FILE    plays the input of such a file, and closes the window a second after its end
              --help           prints this

            SWITCHES change a scenario; --no-SWITCH turns one off. A scenario has those of its experiment:

            \(switches.joined(separator: "\n"))

            THE LOG names what is called, in the words of Documentation/Behaviour.md:

              C.hitTest, C.inside             hitTest(_:with:) or point(inside:with:) of C was called
              C.inside=false, A.hitTest=A     … and has answered
              level_3.inside=1, level_2=nil   … for the levels: point(inside:with:), hitTest(_:with:)
              B1.touchesBegan, level_3 began  a touch method of a view was called; just began where there is one view
              action view_3, GESTURE, action  a recognizer acts; single, pan changed where there are several
              beginTracking, all, down, up1   calls and actions of the button level_2_1; level_3 up1 is another one's

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

import HeadlessRunning
import Testing

/// A real program, so one run after the other.
@Suite("A pen and a touchpad, from a line of a script to a program", .serialized)
struct PenAndTouchpadTests {
    /// What EventLab hears on the wire of an interface, and what it prints.
    private func play(_ script: String, to interface: String) throws -> (run: HeadlessRun, events: [Substring]) {
        let program = HeadlessRun.program("EventLab").path
        let run = try HeadlessRun(
            [
                "--size", "390x844", "--virtual-time", "--script", "-", "--", "sh", "-c",
                "WAYLAND_DEBUG=1 exec '\(program)' --scenario level-taps --trace",
            ], input: script)
        let events = run.errors.split(separator: "\n").compactMap { line -> Substring? in
            guard line.contains(" \(interface)"), !line.contains("->"), let parenthesis = line.firstIndex(of: "(")
            else {
                return nil
            }
            return line[..<parenthesis].split(separator: ".").last
        }
        return (run, events)
    }

    @Test("a pen that comes near, touches, presses, leans, lifts and goes is all that, and touches what is there")
    func pen() throws {
        let (run, events) = try play(
            """
            stylus near 60 300
            stylus down 0.5
            stylus move 62 300 0.75
            stylus tilt 10 20
            stylus up
            stylus away
            """, to: "zwp_tablet_tool_v2")
        #expect(run.status == 0, "\(run.errors.suffix(500))")
        let course = ["proximity_in", "down", "pressure", "motion", "tilt", "up", "proximity_out"]
        var places: [Int] = []
        for name in course {
            // It moves to where it comes near as well.
            let place = name == "motion" ? events.lastIndex { $0 == name } : events.firstIndex { $0 == name }
            places.append(try #require(place, "no \(name) in \(events)"))
        }
        #expect(places == places.sorted(), "\(events)")
        // It has moved, and then it leans: each is followed before the next happens.
        #expect(
            run.lines == ["level_3 began", "level_3 moved", "level_3 moved", "action view_3", "level_3 cancelled"])
    }

    @Test(
        "fingers on a touchpad begin, go on and end where the pointer is",
        arguments: [
            ("swipe 3 90 0 50", "swipe", ["begin", "update", "update", "update", "end"]),
            ("pinch 2 1.5 45 50 cancelled", "pinch", ["begin", "update", "update", "update", "end"]),
            ("hold 4 50", "hold", ["begin", "end"]),
        ])
    func touchpad(gesture: String, kind: String, expected: [String]) throws {
        let (run, events) = try play("pointer 60 300\ngesture \(gesture)", to: "zwp_pointer_gesture_\(kind)_v1")
        #expect(run.status == 0, "\(run.errors.suffix(500))")
        #expect(events.map(String.init) == expected)
    }
}

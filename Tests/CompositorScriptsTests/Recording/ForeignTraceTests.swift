import CompositorScripts
import FakeCompositor
import TactusGeometry
import Testing

@Suite("What others record")
struct ForeignTraceTests {
    private func read(_ text: String) throws -> [String] {
        let trace = try InputTrace(parsing: text, mappedTo: Size(width: 200, height: 100))
        return trace.events.map { "\(Int($0.time / .milliseconds(1))) \($0.action)" }
    }

    private func text(_ events: [(Int, InputAction)]) -> [String] { events.map { "\($0.0) \($0.1)" } }

    @Test("WAYLAND_DEBUG of either side and any version: fingers, pointer and keys, each told once")
    func waylandDebug() throws {
        let lines = try read(
            """
            app: starting
            [3341867.890] wl_touch@19.down(5, 3341867, wl_surface@15, 3, 100.00000000, 50.25000000)
            [3341867.895] wl_touch@22.down(5, 3341867, wl_surface@15, 3, 100.00000000, 50.25000000)
            [3341867.901] wl_touch@19.frame()
            [3341877.890] {Default Queue} wl_touch#19.motion(3341877, 3, 101, 50)
             -> wl_surface@15.commit()
            [3341877.890]  -> wl_touch@19.motion(3341877, 3, 101, 50)
            [3341887.890] wl_touch@19.up(6, 3341887, 3)
            [3341887.890] discarded wl_touch@19.frame()
            [3341890.890] wl_pointer@7.enter(8, wl_surface@15, 1.00000000, 2.00000000)
            [3341891.890] wl_pointer@7.axis_source(0)
            [3341891.890] wl_pointer@7.axis_value120(0, -60)
            [3341891.890] wl_pointer@7.axis(3341891, 0, -7.50000000)
            [3341891.890] wl_pointer@7.frame()
            [3341892.890] wl_pointer@7.button(9, 3341892, 272, 1)
            [3341893.890] wl_keyboard@8.key(10, 3341893, 30, 0)
            [3341894.000]  -> wl_touch@19.release()
            [3341894.890] wl_touch@30.cancel()
            """)
        let scroll = Scroll(
            source: .wheel, delta: Vector(dx: 0, dy: -7.5), notches: Vector(dx: 0, dy: -0.5))
        #expect(
            lines
                == text([
                    (0, .touchDown(id: 3, at: Point(x: 100, y: 50.25))), (0, .touchFrame),
                    (10, .touchMotion(id: 3, to: Point(x: 101, y: 50))), (20, .touchUp(id: 3)),
                    (23, .pointerMotion(to: Point(x: 1, y: 2))), (24, .pointerScroll(scroll)),
                    (25, .pointerButton(code: 272, isPressed: true)), (26, .key(code: 30, isPressed: false)),
                    (27, .touchCancel),
                ]))
    }

    @Test(
        "times and axes beyond what a machine can say are passed over or refused, and end nothing",
        arguments: [
            "-event7  TOUCH_DOWN              +-99999999999999999999s\t0 (0) 1.0/1.0 (1/1mm)",
            "-event7  TOUCH_DOWN              +infs\t0 (0) 1.0/1.0 (1/1mm)",
            "[-99999999999999999999.0] wl_touch@19.down(5, 1, wl_surface@15, 3, 1.0, 1.0)",
            "[9999999999999:00:00.0] wl_touch@19.down(5, 1, wl_surface@15, 3, 1.0, 1.0)",
            """
            # EVEMU 1.3
            N: glass
            A: 35 -9223372036854775808 9223372036854775807 0 0 0
            A: 36 -9223372036854775808 9223372036854775807 0 0 0
            E: 0.000001 0003 002f 0000
            E: 0.000001 0003 0039 0001
            E: 0.000001 0003 0035 9223372036854775807
            E: 0.000001 0000 0000 0000
            """,
        ])
    func absurdNumbers(text: String) {
        let lines = try? read(text)
        #expect(lines?.contains { $0.contains("inf") || $0.contains("nan") } != true)
    }

    @Test(
        "an event a hundred days after the first is refused, with its line: what is read can be written and read again")
    func tooLate() throws {
        #expect(throws: InputTraceError(line: 3, problem: .tooLate)) {
            try read(
                """
                [1.000] wl_keyboard@8.key(10, 1, 30, 1)
                [8640000001.000] wl_keyboard@8.key(10, 1, 30, 0)
                [8640000002.000] wl_keyboard@8.key(10, 1, 30, 1)
                """)
        }
    }

    @Test("WAYLAND_DEBUG with times of day, as from libwayland 1.26 on")
    func timesOfDay() throws {
        let lines = try read(
            """
            [12:59:59.998000] {Default Queue}  -> wl_display#1.get_registry(new id wl_registry#2)
            [12:59:59.999000] {Default Queue} wl_touch#19.down(5, 3341867, wl_surface#15, 3, 100.00000000, 50.25000000)
            [13:00:00.009500] {Default Queue} wl_touch#19.up(6, 3341877, 3)
            [13:00:00.0
            """)
        #expect(
            lines == text([(0, .touchDown(id: 3, at: Point(x: 100, y: 50.25))), (10, .touchUp(id: 3))]))
    }

    @Test("WAYLAND_DEBUG=server: the compositor's side alone is read as well")
    func serverSide() throws {
        #expect(
            try read("[ 12.500]  -> wl_touch#19.down(5, 12, wl_surface#15, 3, 1.0, 2.0)")
                == text([(0, .touchDown(id: 3, at: Point(x: 1, y: 2)))]))
    }

    @Test("libinput debug-events: percents of the glass, movements of a pointer, gestures where it is")
    func libinputEvents() throws {
        let lines = try read(
            """
            -event7   DEVICE_ADDED            Touchscreen        seat0 default group1  cap:t  size 230x130mm
            -event7   TOUCH_DOWN              +1.000s\t0 (0) 50.00/25.00 (115.00/32.50mm)
             event7   TOUCH_FRAME             +1.000s
             event7   TOUCH_MOTION            +1.010s\t0 (0) 75.00/ 5.00 (172.50/ 6.50mm)
             event7   TOUCH_UP                +1.020s\t0 (0)
            -event3   GESTURE_PINCH_BEGIN     +2.000s\t2
             event3   GESTURE_PINCH_UPDATE  3 +2.010s\t2  1.00/ 2.00 ( 1.50/ 2.50 unaccelerated)  1.25 @ -3.00
             event3   GESTURE_PINCH_END       +2.020s\t2 cancelled
             event3   POINTER_MOTION          +2.030s\t-10.00/ 4.00 (-8.00/ +3.00)
             event3   POINTER_BUTTON          +2.040s\tBTN_LEFT (272) pressed, seat count: 1
             event3   POINTER_SCROLL_FINGER   +2.050s\tvert 3.00/0.0* horiz 0.00/0.0 (finger)
             event3   POINTER_SCROLL_FINGER   +2.060s\tvert 0.00/0.0* horiz 0.00/0.0 (finger)
            -event2   KEYBOARD_KEY            +3.000s\tKEY_1 (2) released
             event2   KEYBOARD_KEY            +3.000s\t*** (-1) pressed
            """)
        #expect(
            lines
                == text([
                    (0, .touchDown(id: 0, at: Point(x: 100, y: 25))), (0, .touchFrame),
                    (10, .touchMotion(id: 0, to: Point(x: 150, y: 5))), (20, .touchUp(id: 0)),
                    (1000, .pointerMotion(to: Point(x: 100, y: 50))), (1000, .gestureBegin(.pinch, fingers: 2)),
                    (1010, .gestureUpdate(by: Vector(dx: 1, dy: 2), scale: 1.25, rotation: -3)),
                    (1020, .gestureEnd(isCancelled: true)), (1030, .pointerMotion(to: Point(x: 90, y: 54))),
                    (1040, .pointerButton(code: 272, isPressed: true)),
                    (1050, .pointerScroll(.fingers(by: Vector(dx: 0, dy: 3)))),
                    (1060, .pointerScroll(.fingersLift(from: Vector(dx: 0, dy: 1)))),
                    (2000, .key(code: 2, isPressed: false)),
                ]))
    }

    /// Two fingers on a touch screen with slots, as actions.
    private var twoFingers: [String] {
        text([
            (0, .touchDown(id: 0, at: Point(x: 100, y: 50))), (0, .touchDown(id: 1, at: Point(x: 0, y: 0))),
            (0, .touchFrame), (8, .touchMotion(id: 1, to: Point(x: 50, y: 0))), (8, .touchFrame),
            (16, .touchUp(id: 0)), (16, .touchFrame),
        ])
    }

    @Test("libinput record: the kernel's slots are fingers, and the glass is the output")
    func libinputRecord() throws {
        let lines = try read(
            """
            # libinput record
            version: 1
            ndevices: 1
            libinput:
              version: "1.22.1"
            devices:
            - node: /dev/input/event4
              evdev:
                # Name: Touchscreen
                name: "Touchscreen"
                id: [3, 1267, 8217, 273]
                codes:
                  0: [0, 1, 3] # EV_SYN
                  3: [47, 53, 54, 57] # EV_ABS
                absinfo:
                  47: [0, 9, 0, 0, 0]
                  53: [0, 3999, 0, 0, 12]
                  54: [0, 1999, 0, 0, 12]
                props: [1]
              events:
              # Current time is 12:34:56
              - evdev:
                - [  0,      0,   3,  57,    12] # EV_ABS / ABS_MT_TRACKING_ID     12
                - [  0,      0,   3,  53,  2000] # EV_ABS / ABS_MT_POSITION_X    2000
                - [  0,      0,   3,  54,  1000] # EV_ABS / ABS_MT_POSITION_Y    1000
                - [  0,      0,   3,  47,     1] # EV_ABS / ABS_MT_SLOT             1
                - [  0,      0,   3,  57,    13] # EV_ABS / ABS_MT_TRACKING_ID     13
                - [  0,      0,   3,  53,     0] # EV_ABS / ABS_MT_POSITION_X       0
                - [  0,      0,   3,  54,     0] # EV_ABS / ABS_MT_POSITION_Y       0
                - [  0,      0,   0,   0,     0] # ------------ SYN_REPORT (0) ---------- +0ms
              - evdev:
                - [  0,   8000,   3,  53,  1000] # EV_ABS / ABS_MT_POSITION_X    1000
                - [  0,   8000,   0,   0,     0] # ------------ SYN_REPORT (0) ---------- +8ms
              - evdev:
                - [  0,  16000,   3,  47,     0] # EV_ABS / ABS_MT_SLOT             0
                - [  0,  16000,   3,  57,    -1] # EV_ABS / ABS_MT_TRACKING_ID     -1
                - [  0,  16000,   0,   0,     0] # ------------ SYN_REPORT (0) ---------- +8ms
            """)
        #expect(lines == twoFingers)
    }

    @Test("evemu-record: the same in hexadecimal")
    func evemu() throws {
        let lines = try read(
            """
            # EVEMU 1.3
            N: Touchscreen
            I: 0003 04f3 2019 0111
            P: 02 00 00 00 00 00 00 00
            A: 2f 0 9 0 0 0
            A: 35 0 3999 0 0 12
            A: 36 0 1999 0 0 12
            E: 0.000001 0003 0039 0012\t# EV_ABS / ABS_MT_TRACKING_ID     12
            E: 0.000001 0003 0035 2000
            E: 0.000001 0003 0036 1000
            E: 0.000001 0003 002f 0001
            E: 0.000001 0003 0039 0013
            E: 0.000001 0003 0035 0000
            E: 0.000001 0003 0036 0000
            E: 0.000001 0000 0000 0000
            E: 0.008001 0003 0035 1000
            E: 0.008001 0000 0000 0000
            E: 0.016001 0003 002f 0000
            E: 0.016001 0003 0039 -001
            E: 0.016001 0000 0000 0000
            """)
        #expect(lines == twoFingers)
    }

    @Test(
        "a mouse moves, clicks and scrolls; a keyboard's own repetition is left out; a touchpad's places are no glass")
    func otherDevices() throws {
        let lines = try read(
            """
            # EVEMU 1.3
            P: 00 00
            A: 35 0 100
            E: 1.000000 0002 0000 0005
            E: 1.000000 0002 0001 -004
            E: 1.000000 0001 0110 0001
            E: 1.000000 0000 0000 0000
            E: 1.010000 0002 0008 0001
            E: 1.010000 0000 0000 0000
            E: 1.020000 0001 001e 0001
            E: 1.020000 0001 001e 0002
            E: 1.020000 0003 0039 0004
            E: 1.020000 0003 0035 0050
            E: 1.020000 0000 0000 0000
            """)
        #expect(
            lines
                == text([
                    (0, .pointerMotion(to: Point(x: 105, y: 46))), (0, .pointerButton(code: 272, isPressed: true)),
                    (10, .pointerScroll(.wheel(notches: Vector(dx: 0, dy: -1)))), (20, .key(code: 30, isPressed: true)),
                ]))
    }
}

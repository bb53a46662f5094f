extension ScenarioRun {
    /// Every scenario, with the logs as Behaviour.md has them.
    static let all: [ScenarioRun] = hitTests + levels + buttons + recognizers + severalRecognizers + fingers

    /// One pass over the tree that ends at B1.
    private static let toB1 =
        "C.hitTest; C.inside; B.hitTest; B.inside; B2.hitTest; B2.inside; B1.hitTest; B1.inside; "
    private static let toA = "C.hitTest; C.inside; B.hitTest; B.inside; A.hitTest; A.inside; "
    private static let toK = "O.hitTest; O.inside; P.hitTest; P.inside; "

    private static let hitTests: [ScenarioRun] = [
        ScenarioRun("tree", ["tap 0 195 220"], log: toB1 + toB1 + "B1.touchesBegan; B1.touchesEnded"),
        ScenarioRun("tree-single", ["tap 0 195 220"], log: toB1 + "B1.touchesBegan; B1.touchesEnded"),
        ScenarioRun("tree-single", ["tap 0 120 220"], options: ["--no-touches"], log: toA + "A2.hitTest; A2.inside"),
        ScenarioRun("tree-single", ["tap 0 330 80"], log: toA + "Main.touchesBegan; Main.touchesEnded"),
        ScenarioRun(
            "halves", ["tap 0 20 50", "tap 0 80 50", "tap 0 50 50"],
            log: """
                C.hitTest; C.inside=false; B.hitTest; B.inside=true; B.touchesBegan; B.touchesEnded; \
                C.hitTest; C.inside=true; C.touchesBegan; C.touchesEnded; \
                C.hitTest; C.inside=true; C.touchesBegan; C.touchesEnded
                """),
        ScenarioRun(
            "halves-plain", ["tap 0 20 50", "tap 0 80 50"], options: ["--no-touches"],
            log: "C.hitTest; C.inside=true; C.hitTest; C.inside=true"),
        ScenarioRun(
            "circle", ["tap 0 100 0", "tap 0 0 0", "tap 0 100 200", "tap 0 171 171"], options: ["--no-touches"],
            log: """
                Circle.hitTest; Circle.inside=true; Circle.hitTest; Circle.inside=false; \
                Circle.hitTest; Circle.inside=true; Circle.hitTest; Circle.inside=false
                """),
        ScenarioRun(
            "windows", ["tap 0 200 500"],
            log: """
                Top.inside=true; bar.inside=false; bar.hitTest=nil; Top.hitTest=nil; Window.inside=true; \
                root.inside=true; A.inside=true; D.inside=false; D.hitTest=nil; B.inside=false; B.hitTest=nil; \
                A.hitTest=A; root.hitTest=A; Window.hitTest=A
                """),
        ScenarioRun("siblings", ["tap 0 30 100"], log: toK + "K.touchesBegan; K.touchesEnded"),
        ScenarioRun("siblings", ["tap 0 80 230"], log: toK + "P.touchesBegan; P.touchesEnded"),
        ScenarioRun(
            "siblings", ["tap 0 200 350", "tap 0 320 470"],
            log: """
                O.hitTest; O.inside; O.touchesBegan; O.touchesEnded; \
                O.hitTest; O.inside; O.touchesBegan; O.touchesEnded
                """),
        ScenarioRun(
            "siblings-first-nil", ["tap 0 320 470"],
            log: toK + "O.hitTest; O.inside; O.touchesBegan; O.touchesEnded"),
        ScenarioRun(
            "siblings-second-nil", ["tap 0 320 470"],
            log: "O.hitTest; O.inside; " + toK + "K.touchesBegan; K.touchesEnded"),
        ScenarioRun(
            "level-hits", ["tap 0 60 300"],
            log: """
                level_1.inside=1; level_2.inside=1; level_3.inside=1; level_3=level_3; level_2=level_3; \
                level_1=level_3
                """),
        ScenarioRun(
            "level-hits", ["tap 0 60 350", "tap 0 60 385"],
            log: """
                level_1.inside=1; level_2.inside=0; level_2=nil; level_2_1.inside=0; level_2_1=nil; level_1=level_1; \
                level_1.inside=1; level_2.inside=0; level_2=nil; level_2_1.inside=1; level_2_1=level_2_1; \
                level_1=level_2_1
                """),
        ScenarioRun(
            "level-hits", ["tap 0 200 200", "tap 0 5 5"], options: ["--touches"],
            log: """
                level_1.inside=1; level_2.inside=1; level_3.inside=0; level_3=nil; level_2=level_2; level_1=level_2; \
                level_2 began; level_2 ended; level_1.inside=0; level_1=nil; view began; view ended
                """),
    ]

    private static let levels: [ScenarioRun] = [
        ScenarioRun("levels", ["tap 0 60 300"], log: "level_3 began; level_3 ended"),
        ScenarioRun(
            "levels-bubble", ["tap 0 60 300"],
            log: "level_1 began; level_2 began; level_3 began; level_1 ended; level_2 ended; level_3 ended"),
        ScenarioRun("level-taps", ["tap 0 60 300"], log: "level_3 began; action view_3; level_3 cancelled"),
        ScenarioRun(
            "level-taps-kept", ["tap 0 200 430"], log: "level_2_1 began; action view_2_1; level_2_1 ended"),
        ScenarioRun(
            "level-taps-bubble", ["tap 0 60 300"],
            log: """
                level_1 began; level_2 began; level_3 began; action view_3; level_1 cancelled; level_2 cancelled; \
                level_3 cancelled
                """),
        ScenarioRun(
            "level-taps-kept-bubble", ["tap 0 200 430"],
            log: "level_1 began; level_2_1 began; action view_2_1; level_1 ended; level_2_1 ended"),
    ]

    /// What landing and lifting do to a button.
    private static let down = "beginTracking; all; down; touchesBegan; "
    private static let up = "endTracking; up1; up2; all; up3; up4; "

    private static let buttons: [ScenarioRun] = [
        ScenarioRun("buttons-silent", ["tap 0 200 430"], log: "touchesBegan; touchesEnded"),
        ScenarioRun("buttons", ["tap 0 200 430"], log: down + up + "touchesEnded"),
        ScenarioRun("button-taps-silent", ["tap 0 200 430"], log: "touchesBegan; GESTURE; touchesEnded"),
        ScenarioRun(
            "button-taps-silent-cancels", ["tap 0 200 430"], log: "touchesBegan; GESTURE; touchesCancelled"),
        ScenarioRun("button-taps-kept", ["tap 0 200 430"], log: down + "GESTURE; " + up + "touchesEnded"),
        ScenarioRun(
            "button-taps", ["tap 0 200 430"], log: down + "GESTURE; cancelTracking; all; touchesCancelled"),
        ScenarioRun("button-in-tap", ["tap 0 200 430"], log: down + up + "touchesEnded"),
        ScenarioRun(
            "button-in-tap", ["tap 0 60 640"], log: "level_1 began; action view_1; level_1 cancelled"),
        ScenarioRun(
            "control-in-tap", ["tap 0 200 430"],
            log: down + "action view_1; cancelTracking; all; touchesCancelled"),
        ScenarioRun("window-tap", ["tap 0 200 430"], log: down + up + "touchesEnded"),
        ScenarioRun("window-tap", ["tap 0 200 750"], log: "action window"),
        ScenarioRun("monitor", ["tap 0 200 430"], log: down + up + "monitor; touchesEnded"),
        ScenarioRun("monitor-disabled", ["tap 0 200 430"], log: "touchesBegan; touchesEnded"),
        ScenarioRun("nil-target", ["tap 0 190 350"], log: "L1 handles"),
        ScenarioRun("nil-target-own", ["tap 0 190 350"], log: "L2 handles"),
    ]

    private static let tap = ["tap 0 195 350"]
    private static let twoTaps = ["tap 0 195 350", "wait 60", "tap 0 195 350", "wait 500"]
    /// Steps of 4 points, each of which has arrived before the next is made: the third goes beyond 10 points.
    private static let drag =
        ["down 0 195 350"] + [199, 203, 207, 211].flatMap { ["shot step", "motion 0 \($0) 350"] } + [
            "shot step", "up 0",
        ]

    private static let recognizers: [ScenarioRun] = [
        ScenarioRun("no-recognizer", tap, log: "began; ended"),
        ScenarioRun("no-recognizer", drag, log: "began; moved; moved; moved; moved; ended"),
        ScenarioRun("tap", tap, log: "began; action; cancelled"),
        ScenarioRun("tap", ["down 0 195 350", "shot step", "motion 0 245 350", "up 0"], log: "began; moved; ended"),
        ScenarioRun("tap-kept", tap, log: "began; action; ended"),
        ScenarioRun("pan", drag, log: "began; moved; moved; action began; cancelled; action changed; action ended"),
        ScenarioRun("pan-delays-began", drag, log: "action began; action changed; action ended"),
        ScenarioRun("tap-delays-began", tap, log: "action"),
        ScenarioRun(
            "tap-delays-began",
            [
                "down 0 195 350", "shot step", "motion 0 199 350", "shot step", "motion 0 245 350", "shot step",
                "motion 0 250 350", "up 0",
            ], log: "began; moved; moved; ended"),
        ScenarioRun("double-tap", twoTaps, log: "began; began; action; cancelled (first); cancelled (second)"),
        ScenarioRun("double-tap-live", twoTaps, log: "began; ended; began; action; cancelled (second)"),
        ScenarioRun("double-tap", tap + ["wait 500"], log: "began; ended"),
        ScenarioRun(
            "long-press", ["down 0 195 350", "wait 600", "motion 0 215 350", "shot step", "motion 0 235 350", "up 0"],
            log: "began; action began; cancelled; action changed; action changed; action ended"),
    ]

    private static let severalRecognizers: [ScenarioRun] = [
        ScenarioRun("taps-required", tap + ["wait 500"], log: "single"),
        ScenarioRun("taps-required", twoTaps, log: "double"),
        ScenarioRun("taps-free", twoTaps, log: "single; double"),
        ScenarioRun("taps-double-first", twoTaps, log: "single; single; double"),
        ScenarioRun(
            "taps-and-press", ["down 0 195 350", "wait 600", "up 0", "wait 500"],
            log: "long press began; long press ended"),
        ScenarioRun("taps-and-press", tap + ["wait 500"], log: "single"),
        ScenarioRun("equal-taps", tap, log: "view began; action tap_2; view cancelled"),
        ScenarioRun("equal-taps-together", tap, log: "view began; action tap_2; action tap_1; view cancelled"),
        ScenarioRun(
            "moved-tap", ["tap 0 195 270", "tap 0 195 430"],
            log: "first began; first ended; second began; action second; second cancelled"),
    ]

    /// Two fingers that go apart, and then down together.
    private static let twoFingers = [
        "down 0 145 350 +", "down 1 245 350", "shot step", "motion 0 125 350 +", "motion 1 265 350", "shot step",
        "motion 0 125 390 +", "motion 1 265 390", "shot step", "up 0 +", "up 1",
    ]
    private static let longDrag = [
        "down 0 195 350", "shot step", "motion 0 215 350", "shot step", "motion 0 235 350", "shot step", "up 0",
    ]

    private static let fingers: [ScenarioRun] = [
        ScenarioRun(
            "tap-and-pinch",
            [
                "down 0 125 350 +", "down 1 265 350", "shot step", "motion 0 105 350 +", "motion 1 285 350",
                "shot step", "up 0 +", "up 1",
            ],
            log: "red began; blue began; pinch began; red cancelled; blue cancelled; pinch ended"),
        ScenarioRun("tap-and-pinch", ["tap 0 265 350"], log: "blue began; tap; blue cancelled"),
        ScenarioRun(
            "pan-and-pinch", twoFingers,
            log: "pinch began; pinch changed; pan began; pinch ended; pan ended"),
        ScenarioRun("pan-or-pinch", twoFingers, log: "pinch began; pinch changed; pinch ended"),
        ScenarioRun("nested-pans", longDrag, log: "inner pan began; inner pan changed; inner pan ended"),
        ScenarioRun(
            "nested-pans-together", longDrag,
            log: """
                inner pan began; outer pan began; inner pan changed; outer pan changed; inner pan ended; \
                outer pan ended
                """),
        ScenarioRun(
            "nested-scrolling", ["swipe 0 195 400 195 200 300", "wait 100", "swipe 0 195 400 195 250 300"],
            log: """
                inner began dragging; inner ended dragging at 100; outer began dragging; outer ended dragging at 140
                """),
    ]
}

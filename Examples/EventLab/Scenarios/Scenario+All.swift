extension Scenario {
    /// All, in the order in which `--list` prints them.
    static let all: [Scenario] = hitTests + levels + buttons + recognizers + fingers

    private static let hitTests: [Scenario] = [
        Scenario(
            "tree", "HT-15 CF-015 CF-016 CF-019 CF-305", .tree, on: [.twoPass],
            "who is asked, in two passes: 195,220 is B1 over A2; 120,220 A2; 330,80 Main"),
        Scenario(
            "tree-single", "HT-15 HT-16 CF-004 CF-022", .tree,
            "the same in one pass: 195,220 is B1 over A2; 120,220 A2; 330,80 Main"),
        Scenario(
            "halves", "HT-14 CF-202", .halves,
            "B takes its left half, C its right one: 20,50 is B; 80,50 and 50,50 are C"),
        Scenario(
            "halves-plain", "HT-14", .halves, off: [.shapes],
            "the same without shapes of their own: C wins at 20,50 and at 80,50"),
        Scenario(
            "circle", "HT-13 CF-112", .circle,
            "a round view: 100,0 and 100,200 are inside; 0,0 and 171,171 are not"),
        Scenario(
            "windows", "HT-17 CF-108", .windows,
            "the window in front is asked first: 200,500 is A, outside of B and D"),
        Scenario(
            "siblings", "HT-19 CF-023", .siblings,
            "overlapping siblings: 30,100 is K; 80,230 Purple; 200,350 both; 320,470 Orange"),
        Scenario(
            "siblings-first-nil", "CF-020", .siblings, variant: 1, on: [.twoPass],
            "Orange answers nil in the first pass only, and is touched all the same: 320,470"),
        Scenario(
            "siblings-second-nil", "CF-021", .siblings, variant: 2, on: [.twoPass],
            "Orange answers nil in the second pass only, and K is touched: 320,470"),
        Scenario(
            "level-hits", "HT-18", .levels, on: [.hits], off: [.touches],
            "hit tests with their answers: 60,300 is level_3; 60,350 level_1; 200,430 level_2_1; 200,200 level_2"),
    ]

    private static let levels: [Scenario] = [
        Scenario("levels", "CF-401 RS-6", .levels, "touches stay where they are: 60,300 is level_3"),
        Scenario(
            "levels-bubble", "CF-402 RS-5 CF-035", .levels, on: [.bubble],
            "touches are passed on by super, before they are logged: 60,300 is level_3"),
        Scenario(
            "level-taps", "CF-403 CF-407", .levels, on: [.taps],
            "every level has a tap: 60,300 is level_3, whose tap cancels its touch"),
        Scenario(
            "level-taps-kept", "CF-404", .levels, on: [.taps], off: [.cancels],
            "every level has a tap that cancels nothing: 200,430 is level_2_1"),
        Scenario(
            "level-taps-bubble", "CF-405", .levels, on: [.taps, .bubble],
            "taps, and touches passed on: 60,300 is level_3"),
        Scenario(
            "level-taps-kept-bubble", "CF-406", .levels, on: [.taps, .bubble], off: [.cancels],
            "taps that cancel nothing, and touches passed on: 200,430 is level_2_1"),
    ]

    private static let buttons: [Scenario] = [
        Scenario(
            "buttons-silent", "CF-408 CT-12 CF-419", .buttons, off: [.callsSuper],
            "buttons that do not call super never act: 200,430 is level_2_1"),
        Scenario(
            "buttons", "CF-409 CT-9 CF-414 CF-418", .buttons, "what a button does in a tap: 200,430 is level_2_1"),
        Scenario(
            "button-taps-silent", "CF-410 CT-12", .buttons, on: [.taps], off: [.callsSuper, .cancels],
            "with a tap recognizer, without super: 200,430 is level_2_1"),
        Scenario(
            "button-taps-silent-cancels", "CF-410 CT-12", .buttons, on: [.taps], off: [.callsSuper],
            "the same, and the tap cancels the touch: 200,430 is level_2_1"),
        Scenario(
            "button-taps-kept", "CF-411 CT-10", .buttons, on: [.taps], off: [.cancels],
            "button and tap recognizer both act: 200,430 is level_2_1"),
        Scenario(
            "button-taps", "CF-412 CT-11 CF-420 CF-423", .buttons, on: [.taps],
            "the tap recognizer takes the touch from the button: 200,430 is level_2_1"),
        Scenario(
            "button-in-tap", "CF-415 GR-53", .buttons, on: [.parentTap],
            "a button lets no tap of its superview recognize: 200,430 is level_2_1, 60,640 the superview"),
        Scenario(
            "control-in-tap", "CF-415 GR-54", .buttons, variant: 1, on: [.parentTap],
            "a plain control does not mind: 200,430 is level_2_1"),
        Scenario(
            "window-tap", "CF-424", .buttons, on: [.windowTap],
            "a tap recognizer on the window sees what no button is under: 200,430 is level_2_1, 200,750 the window"),
        Scenario(
            "monitor", "CF-425", .buttons, on: [.monitor],
            "one action more on every button: 200,430 is level_2_1"),
        Scenario(
            "monitor-disabled", "CF-425 CT-14", .buttons, on: [.monitor], off: [.enabled],
            "a disabled button sends none of them: 200,430 is level_2_1"),
        Scenario(
            "nil-target", "CF-421 RS-13", .nilTarget,
            "an action without target finds the superview L1: 190,350 is the button L2"),
        Scenario(
            "nil-target-own", "CF-421 RS-14", .nilTarget, on: [.ownAction],
            "L2's own class claims it: 190,350 is L2"),
    ]

    private static let recognizers: [Scenario] = [
        Scenario("no-recognizer", "GR-30 CF-210", .oneRecognizer, "tap and drag from 195,350"),
        Scenario(
            "tap", "GR-30 CF-106", .oneRecognizer, variant: 1,
            "tap at 195,350; a tap that moves 50 points fails"),
        Scenario(
            "tap-kept", "GR-30", .oneRecognizer, variant: 1, off: [.cancels],
            "a tap that cancels nothing: tap at 195,350"),
        Scenario(
            "tap-delays-began", "GR-30 GR-31", .oneRecognizer, variant: 1, on: [.delaysBegan],
            "tap at 195,350: the view hears nothing; move 50 points: it hears it late"),
        Scenario(
            "pan", "GR-30 CF-211", .oneRecognizer, variant: 3,
            "drag from 195,350 in steps of 4 points: the third step begins the pan"),
        Scenario(
            "pan-delays-began", "GR-30", .oneRecognizer, variant: 3, on: [.delaysBegan],
            "drag from 195,350: the view hears nothing"),
        Scenario(
            "double-tap", "GR-30 CF-426", .oneRecognizer, variant: 2,
            "tap twice, or once, at 195,350: the ends of the touches are held back"),
        Scenario(
            "double-tap-live", "GR-30 CF-426", .oneRecognizer, variant: 2, off: [.delaysEnded],
            "the same with delaysTouchesEnded off"),
        Scenario(
            "long-press", "GR-30 RC-11", .oneRecognizer, variant: 4, "hold for half a second at 195,350, then move"),
        Scenario(
            "taps-required", "GR-24 CF-214 CF-218", .taps, off: [.longPress],
            "single requires double to fail: tap once or twice at 195,350"),
        Scenario(
            "taps-free", "GR-24 CF-214", .taps, off: [.longPress, .required],
            "no requirement, double added last: tap twice at 195,350"),
        Scenario(
            "taps-double-first", "GR-24 CF-214", .taps, on: [.doubleFirst], off: [.longPress, .required],
            "no requirement, double added first: tap twice at 195,350"),
        Scenario(
            "taps-and-press", "GR-25 RC-24 CF-214", .taps,
            "single, double and long press on one view: tap and hold at 195,350"),
        Scenario(
            "equal-taps", "CF-413 GR-7", .equalTaps, "two equal taps, the one added last wins: tap at 195,350"),
        Scenario(
            "equal-taps-together", "GR-7 GR-16", .equalTaps, on: [.together],
            "both recognize, the one added last first: tap at 195,350"),
        Scenario(
            "moved-tap", "CF-417 GR-4", .movedTap,
            "one recognizer, added to two views: 195,270 is the first, 195,430 the second"),
    ]

    private static let fingers: [Scenario] = [
        Scenario(
            "tap-and-pinch", "RC-24 CF-215", .tapAndPinch,
            "fingers at 125,350 (red) and 265,350 (blue) pinch; a tap on blue alone is a tap"),
        Scenario(
            "pan-and-pinch", "RC-24 CF-216 GR-16", .panAndPinch,
            "pan, pinch and rotation together: two fingers at 145,350 and 245,350"),
        Scenario(
            "pan-or-pinch", "RC-24 CF-216", .panAndPinch, off: [.together],
            "the same without delegates: the first wins"),
        Scenario("nested-pans", "GR-6", .nestedPans, "the deeper pan wins: drag from 195,350"),
        Scenario(
            "nested-pans-together", "GR-16", .nestedPans, on: [.together], "both pans: drag from 195,350"),
        Scenario(
            "nested-scrolling", "CF-207 SV-19", .nestedScrolling,
            "drag up from 195,400 twice: the inner scroll view, then, at its end, the outer one"),
    ]
}

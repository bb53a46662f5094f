/// Something about an experiment that can be on or off. Its raw value is the option's name: `--bubble`, `--no-bubble`.
enum Toggle: String, CaseIterable {
    case touches
    case hits
    case twoPass = "two-pass"
    case shapes
    case bubble
    case callsSuper = "super"
    case taps
    case cancels
    case delaysBegan = "delays-began"
    case delaysEnded = "delays-ended"
    case together
    case required
    case doubleFirst = "double-first"
    case longPress = "long-press"
    case enabled
    case monitor
    case parentTap = "parent-tap"
    case windowTap = "window-tap"
    case ownAction = "own-action"

    /// What stands beside its switch.
    var title: String {
        switch self {
        case .touches: "log touches"
        case .hits: "log hit tests"
        case .twoPass: "two passes"
        case .shapes: "own shapes"
        case .bubble: "call super"
        case .callsSuper: "call super"
        case .taps: "tap gestures"
        case .cancels: "cancels touches"
        case .delaysBegan: "delays began"
        case .delaysEnded: "delays ended"
        case .together: "together"
        case .required: "single waits"
        case .doubleFirst: "double added first"
        case .longPress: "long press"
        case .enabled: "enabled"
        case .monitor: "monitor"
        case .parentTap: "tap on level_1"
        case .windowTap: "tap on window"
        case .ownAction: "own action"
        }
    }

    /// What it does, for the help.
    var explanation: String {
        switch self {
        case .touches: "the touch methods are logged"
        case .hits: "hitTest and point(inside:) are logged"
        case .twoPass: "a touch that lands walks the tree twice, as UIKit does"
        case .shapes: "the views override point(inside:)"
        case .bubble: "the views' touch methods call super before they log"
        case .callsSuper: "the buttons' touch methods call super before they log"
        case .taps: "every level, or every button, has a tap recognizer"
        case .cancels: "the recognizers' cancelsTouchesInView"
        case .delaysBegan: "the recognizers' delaysTouchesBegan"
        case .delaysEnded: "the recognizers' delaysTouchesEnded"
        case .together: "delegates let the recognizers recognize simultaneously"
        case .required: "the single tap requires the double tap to fail"
        case .doubleFirst: "the double tap is added before the single tap"
        case .longPress: "there is a long press as well"
        case .enabled: "the controls are enabled"
        case .monitor: "every control has one more action, registered last"
        case .parentTap: "level_1 has a tap recognizer"
        case .windowTap: "the window has a tap recognizer"
        case .ownAction: "the button's own class implements the action that has no target"
        }
    }
}

import CompositorScripts
import FakeCompositor

extension ScriptStep.Action {
    /// The command, as messages call it.
    var name: String {
        switch self {
        case .input: "the input"
        case .pause: "wait"
        case .fault: "fault"
        case .wire: "the wire"
        case .restartCompositor: "restart-compositor"
        case .waitForWindow: "wait-window"
        case .shot: "shot"
        case .compare: "diff"
        case .expectPixel: "expect-pixel"
        case .expectFramesLate: "expect-frames-late"
        case .expectClientAlive: "client-alive"
        case .waitForText: "wait-text"
        case .waitForIdle: "wait-idle"
        case .waitForChange: "wait-change"
        case .waitForExit: "wait-exit"
        }
    }

    /// Whether it looks at what the client has made of the steps before it.
    var looksAtClient: Bool {
        switch self {
        case .input, .pause: false
        default: true
        }
    }
}

extension InputAction {
    /// Whether a frame of touches is open after it.
    var opensFrame: Bool {
        switch self {
        case .touchDown, .touchMotion, .touchUp, .touchShape, .touchOrientation: true
        default: false
        }
    }
}

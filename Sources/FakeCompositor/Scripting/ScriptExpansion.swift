import TactusGeometry

/// Takes one line of a ``Script`` apart into its steps.
struct ScriptExpansion {
    private let line: Script.Line
    private let pinchContacts: [Int32]
    private(set) var steps: [ScriptStep] = []
    /// Time that passed since the last step.
    private var delay = Duration.zero

    /// Samples a second of a moving finger.
    static let samplesPerSecond = 60

    init(line: Script.Line, pinchContacts: [Int32]) {
        self.line = line
        self.pinchContacts = pinchContacts
    }

    mutating func expand() {
        switch line.command {
        case .down(let id, let point): sendTouches([.touchDown(id: id, at: point)])
        case .motion(let id, let point): sendTouches([.touchMotion(id: id, to: point)])
        case .up(let id): sendTouches([.touchUp(id: id)])
        case .cancel: sendTouches([.touchCancel])
        case .frame: send(.touchFrame)
        case .tap(let id, let point, let hold):
            sendTouches([.touchDown(id: id, at: point)])
            delay = hold
            sendTouches([.touchUp(id: id)])
        case .swipe(let id, let start, let end, let duration):
            move([id], over: duration) { fraction in [Self.between(start, end, fraction)] }
        case .pinch(let center, let first, let second, let duration):
            move(pinchContacts, over: duration) { fraction in
                let radius = first + (second - first) * fraction
                return [Point(x: center.x - radius, y: center.y), Point(x: center.x + radius, y: center.y)]
            }
        case .pointer(let point): send(.pointerMotion(to: point))
        case .button(let code, let isPressed): send(.pointerButton(code: code, isPressed: isPressed))
        case .click(let point, let code):
            send(.pointerMotion(to: point))
            send(.pointerButton(code: code, isPressed: true))
            send(.pointerButton(code: code, isPressed: false))
        case .axis(let delta):
            send(.pointerScroll(delta))
            send(.pointerScrollStop(delta))
        case .wait(let duration):
            delay = duration
            send(.pause)
        case .shot(let name): send(.shot(name: name))
        case .expectClientAlive: send(.expectClientAlive)
        case .waitForExit(let limit): send(.waitForExit(limit))
        }
    }

    private mutating func send(_ action: ScriptStep.Action) {
        steps.append(ScriptStep(after: delay, line: line.number, action: action))
        delay = .zero
    }

    /// Touch events that share a frame, and the frame unless the line does without.
    private mutating func sendTouches(_ actions: [ScriptStep.Action]) {
        for action in actions { send(action) }
        if line.sendsFrames { send(.touchFrame) }
    }

    /// Contacts that land together, move together at 60 Hz and lift together where the path ends.
    private mutating func move(_ ids: [Int32], over duration: Duration, path: (Double) -> [Point]) {
        sendTouches(zip(ids, path(0)).map { .touchDown(id: $0, at: $1) })
        var last = Duration.zero
        for time in Self.sampleTimes(over: duration) {
            delay = time - last
            last = time
            let fraction = duration > .zero ? time / duration : 1
            sendTouches(zip(ids, path(fraction)).map { .touchMotion(id: $0, to: $1) })
        }
        sendTouches(ids.map { .touchUp(id: $0) })
    }

    /// Every sixtieth of a second after the start and before the end, and the end itself.
    static func sampleTimes(over duration: Duration) -> [Duration] {
        var times: [Duration] = []
        while true {
            let next = Duration.seconds(times.count + 1) / samplesPerSecond
            guard next < duration else { return times + [duration] }
            times.append(next)
        }
    }

    private static func between(_ start: Point, _ end: Point, _ fraction: Double) -> Point {
        Point(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
    }
}

import FakeCompositor
import TactusGeometry

/// Takes the lines of a ``Script`` apart into steps.
struct ScriptExpansion {
    /// Samples a second, before a script says otherwise.
    static let usualRate = 60

    private let pinchContacts: [Int32]
    private(set) var steps: [ScriptStep] = []
    private var line = Script.Line(number: 0, command: .frame)
    /// Time that passed since the last step.
    private var delay = Duration.zero
    /// Samples a second of what moves.
    private var rate = usualRate
    private var tremor = Tremor()

    init(pinchContacts: [Int32]) {
        self.pinchContacts = pinchContacts
    }

    mutating func expand(_ line: Script.Line) {
        self.line = line
        switch line.command {
        case .down, .motion, .up, .cancel, .frame, .tap, .swipe, .path, .pinch: expandTouch(line.command)
        case .rate(let rate): self.rate = rate
        case .jitter(let distance, let seed): tremor = Tremor(distance: distance, seed: seed)
        case .pointer, .button, .click, .axis, .gesture, .key, .type, .stylus, .stylusStroke:
            expandDevice(line.command)
        case .wait(let duration):
            delay += duration
            ask(.pause)
        case .device(let device, let isPresent): send(isPresent ? .plug(device) : .unplug(device))
        case .output(let width, let height, let scale):
            send(.resizeOutput(width: width, height: height, scale: scale))
        case .outputs(let change): send(.changeOutputs(change))
        case .wire(let action): ask(.wire(action))
        case .restartCompositor(let pause): ask(.restartCompositor(after: pause))
        case .waitForWindow(let limit): ask(.waitForWindow(limit))
        case .fault(let fault): ask(.fault(fault))
        case .waitForText(let limit, let pattern): ask(.waitForText(limit, pattern: pattern))
        case .waitForIdle(let limit, let quiet): ask(.waitForIdle(limit, quiet: quiet))
        case .waitForChange(let limit, let name, let part): ask(.waitForChange(limit, since: name, in: part))
        case .waitForExit(let limit): ask(.waitForExit(limit))
        case .shot(let name, let output): ask(.shot(name: name, output: output))
        case .expectPixel(let point, let color, let tolerance):
            ask(.expectPixel(at: point, color, tolerance: tolerance))
        case .compare(let name, let file, let tolerance): ask(.compare(name: name, file: file, tolerance: tolerance))
        case .expectFramesLate(let count): ask(.expectFramesLate(count))
        case .expectClientAlive: ask(.expectClientAlive)
        }
    }

    private mutating func expandTouch(_ command: ScriptCommand) {
        switch command {
        case .down(let id, let point): sendTouches([.touchDown(id: id, at: point)])
        case .motion(let id, let point): sendTouches([.touchMotion(id: id, to: point)])
        case .up(let id): sendTouches([.touchUp(id: id)])
        case .cancel: sendTouches([.touchCancel])
        case .tap(let id, let point, let hold):
            sendTouches([.touchDown(id: id, at: point)])
            delay = hold
            sendTouches([.touchUp(id: id)])
        case .swipe(let id, let start, let end, let duration):
            move([id], over: duration) { [Polyline([start, end]).point(at: $0)] }
        case .path(let id, let points, let duration):
            let line = Polyline(points)
            move([id], over: duration) { [line.point(at: $0)] }
        case .pinch(let center, let first, let second, let duration):
            move(pinchContacts, over: duration) { fraction in
                let radius = first + (second - first) * fraction
                return [Point(x: center.x - radius, y: center.y), Point(x: center.x + radius, y: center.y)]
            }
        default: send(.touchFrame)
        }
    }

    private mutating func expandDevice(_ command: ScriptCommand) {
        switch command {
        case .pointer(let point): send(.pointerMotion(to: point))
        case .button(let code, let isPressed): send(.pointerButton(code: code, isPressed: isPressed))
        case .click(let point, let code):
            send(.pointerMotion(to: point))
            send(.pointerButton(code: code, isPressed: true))
            send(.pointerButton(code: code, isPressed: false))
        case .axis(let delta):
            send(.pointerScroll(.fingers(by: delta)))
            send(.pointerScroll(.fingersLift(from: delta)))
        case .gesture(let gesture): expand(gesture)
        case .key(let code, let isPressed): send(.key(code: code, isPressed: isPressed))
        case .type(let text): for character in text { send(.type(String(character))) }
        case .stylus(let action): send(.pen(action))
        case .stylusStroke(let start, let end, let duration, let pressure):
            send(.pen(.proximityIn(start)))
            send(.pen(.down(pressure: pressure)))
            follow(over: duration) { .pen(.move(to: Polyline([start, end]).point(at: $0), pressure: pressure)) }
            send(.pen(.up))
            send(.pen(.proximityOut))
        default: break
        }
    }

    private mutating func expand(_ gesture: TouchpadGesture) {
        send(.gestureBegin(gesture.kind, fingers: gesture.fingers))
        if gesture.kind == .hold {
            delay = gesture.duration
        } else {
            var last = 0.0
            follow(over: gesture.duration) { fraction in
                defer { last = fraction }
                let part = fraction - last
                return .gestureUpdate(
                    by: Vector(dx: gesture.travel.dx * part, dy: gesture.travel.dy * part),
                    scale: 1 + (gesture.scale - 1) * fraction, rotation: gesture.rotation * part)
            }
        }
        send(.gestureEnd(isCancelled: gesture.isCancelled))
    }

    // MARK: Steps

    private mutating func ask(_ action: ScriptStep.Action) {
        steps.append(ScriptStep(after: delay, line: line.number, action: action))
        delay = .zero
    }

    private mutating func send(_ action: InputAction) { ask(.input(action)) }

    /// Touch events that share a frame, and the frame unless the line does without.
    private mutating func sendTouches(_ actions: [InputAction]) {
        for action in actions { send(action) }
        if line.sendsFrames { send(.touchFrame) }
    }

    /// Contacts that land together, move together and lift together where the path ends.
    private mutating func move(_ ids: [Int32], over duration: Duration, path: (Double) -> [Point]) {
        sendTouches(zip(ids, path(0)).map { .touchDown(id: $0, at: $1) })
        sample(over: duration) { expansion, fraction in
            let points = path(fraction).map { fraction < 1 ? expansion.tremor.shake($0) : $0 }
            expansion.sendTouches(zip(ids, points).map { .touchMotion(id: $0, to: $1) })
        }
        sendTouches(ids.map { .touchUp(id: $0) })
    }

    /// Something that goes on for a while, told at the present rate; the fraction of it that is over goes up to 1.
    private mutating func follow(over duration: Duration, _ action: (Double) -> InputAction) {
        sample(over: duration) { $0.send(action($1)) }
    }

    private mutating func sample(over duration: Duration, _ body: (inout ScriptExpansion, Double) -> Void) {
        var last = Duration.zero
        for time in Self.sampleTimes(over: duration, rate: rate) {
            delay = time - last
            last = time
            body(&self, duration > .zero ? time / duration : 1)
        }
    }

    /// Each multiple of the rate's interval after the start and before the end, and the end itself.
    static func sampleTimes(over duration: Duration, rate: Int) -> [Duration] {
        var times: [Duration] = []
        while true {
            let next = Duration.seconds(times.count + 1) / rate
            guard next < duration else { return times + [duration] }
            times.append(next)
        }
    }
}

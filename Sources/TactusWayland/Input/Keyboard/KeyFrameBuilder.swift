package import TactusPlatform

/// Turns the events of one `wl_keyboard` into frames, one an event: the protocol does not group them.
///
/// Only what makes sense is told: keys while a scene of ours has the keyboard, a release after its press. Keys that are
/// down when the keyboard comes are not presses, and neither is their release one (RS-19).
///
/// What a key means is asked of a ``KeyInterpreter`` at the moment of its press.
nonisolated package struct KeyFrameBuilder {
    private let seat: SeatID
    private let interpreter: KeyInterpreter
    private var focus: SceneID?
    private var pressedKeys: Set<UInt32> = []
    private var repetition: KeyRepetition? = .standard
    private var deliveredModifiers: ModifierFlags = []

    /// How many keys may be down. No keyboard has more.
    static let mostKeys = 256

    /// Creates the builder of one keyboard of `seat`.
    ///
    /// - Parameters:
    ///   - seat: Whose device it is.
    ///   - interpreter: What knows the meaning of its keys. It belongs to this builder alone.
    package init(seat: SeatID, interpreter: KeyInterpreter) {
        self.seat = seat
        self.interpreter = interpreter
    }

    /// Takes the next event of the device.
    ///
    /// - Returns: The frame that it makes, if it changes anything.
    package mutating func receive(_ event: KeyboardEvent) -> InputFrame? {
        interpreter.advance(to: event.time)
        switch event {
        case .keymap(let text, let time):
            interpreter.setKeymap(text)
            // A key that repeats would go on as what it was: its repeating ends, that of later keys does not.
            guard let repetition, !pressedKeys.isEmpty else { return nil }
            return frame([.repetition(nil), .repetition(repetition)], at: time)
        case .enter(let scene, let time): return enter(scene, at: time)
        case .leave(let time): return leave(at: time)
        case .key(let code, let isDown, let time): return press(code, isDown: isDown, at: time)
        case .modifiers(let masks, let time): return modify(masks, at: time)
        case .repetition(let rate, let delay, let time):
            let new = KeyRepetition(rate: rate, delay: delay)
            guard new != repetition else { return nil }
            repetition = new
            return frame([.repetition(new)], at: time)
        }
    }

    /// Takes the keyboard off a scene whose surface is being destroyed.
    package mutating func sceneVanished(_ scene: SceneID, at time: Instant) -> InputFrame? {
        focus == scene ? leave(at: time) : nil
    }

    /// Takes the keyboard off its scene: the device, its seat or the connection is gone. What was said of it holds no
    /// longer.
    package mutating func deviceVanished(at time: Instant) -> InputFrame? {
        var changes = leaving()
        if repetition != .standard { changes.append(.repetition(.standard)) }
        repetition = .standard
        return frame(changes, at: time)
    }
}

nonisolated extension KeyFrameBuilder {
    private mutating func enter(_ scene: SceneID?, at time: Instant) -> InputFrame? {
        guard scene != focus else { return nil }
        let left = leaving()
        focus = scene
        return frame(left + (scene.map { [.entered($0)] } ?? []), at: time)
    }

    private mutating func leave(at time: Instant) -> InputFrame? { frame(leaving(), at: time) }

    /// Takes the keyboard off its scene: no key is down, no modifier in force, no sequence begun.
    private mutating func leaving() -> [KeySample.Change] {
        guard focus != nil else { return [] }
        focus = nil
        pressedKeys.removeAll()
        deliveredModifiers = []
        interpreter.cancelSequence()
        return [.left]
    }

    private mutating func press(_ code: UInt32, isDown: Bool, at time: Instant) -> InputFrame? {
        guard focus != nil, pressedKeys.contains(code) != isDown else { return nil }
        guard isDown else {
            pressedKeys.remove(code)
            return frame([.up(code: code)], at: time)
        }
        guard pressedKeys.count < Self.mostKeys else { return nil }
        pressedKeys.insert(code)
        return frame([.down(interpreter.press(code))], at: time)
    }

    private mutating func modify(_ masks: ModifierMasks, at time: Instant) -> InputFrame? {
        interpreter.update(masks)
        guard interpreter.modifierFlags != deliveredModifiers else { return nil }
        deliveredModifiers = interpreter.modifierFlags
        return frame([.modifiers(deliveredModifiers)], at: time)
    }

    private func frame(_ changes: [KeySample.Change], at time: Instant) -> InputFrame? {
        guard !changes.isEmpty else { return nil }
        let samples = changes.map { KeySample(change: $0, time: time) }
        return InputFrame(seat: seat, time: time, contents: .keys(samples))
    }
}

extension KeyRepetition {
    /// Repetition as `wl_keyboard.repeat_info` tells it; `nil` where keys do not repeat. No key repeats more often than
    /// once a millisecond.
    nonisolated fileprivate init?(rate: Int32, delay: Int32) {
        guard rate > 0 else { return nil }
        self.init(
            delay: .milliseconds(Int64(max(delay, 0))),
            interval: max(.nanoseconds(1_000_000_000 / Int64(rate)), .milliseconds(1)))
    }
}

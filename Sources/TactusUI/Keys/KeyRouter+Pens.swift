import TactusPlatform

/// The buttons of a pen, as far as one of them is a key.
final class PenKeys {
    /// What the pen presses, as if it were a keyboard with one key.
    let keys = KeyboardState()
    var isTipDown = false
    /// The button that is down and chooses, by Linux's code.
    var button: UInt32?
}

extension KeyRouter {
    /// The key that a pen's button stands for: `KEY_OK`, as on a remote control.
    private static let selectKey = Key(code: 352, repeats: false)

    /// Handles what a pen did whose buttons may choose, see ``Application/penButtonsThatSelect``.
    func route(_ sample: TabletSample) {
        if case .entered(let scene, let tool) = sample.change, !tool.kind.isPointer {
            let pen = PenKeys()
            pen.keys.focus = scene
            pens[sample.tool] = pen
        }
        guard let pen = pens[sample.tool] else { return }
        switch sample.change {
        case .down: pen.isTipDown = true
        case .up: pen.isTipDown = false
        case .button(let code, true): press(code, on: pen, at: sample.time)
        case .button(let code, false): release(code, on: pen, at: sample.time)
        case .left:
            pens[sample.tool] = nil
            application.at(sample.time) { leave(pen.keys) }
        case .entered, .moved, .scrolled, .corrected: break
        }
    }

    private func press(_ button: UInt32, on pen: PenKeys, at time: Instant) {
        guard !pen.isTipDown, pen.button == nil,
            !ButtonMask(linuxCode: button).isDisjoint(with: application.penButtonsThatSelect)
        else { return }
        pen.button = button
        application.at(time) { press(Self.selectKey, on: pen.keys) }
    }

    private func release(_ button: UInt32, on pen: PenKeys, at time: Instant) {
        guard pen.button == button else { return }
        pen.button = nil
        application.at(time) { release(Self.selectKey.code, on: pen.keys) }
    }
}

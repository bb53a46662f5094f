import WaylandClient

extension RawClient {
    /// Writes down every event of a new text input.
    func recordTextInput() -> ZwpTextInputV3 {
        let input = bind(ZwpTextInputManagerV3.self).getTextInput(seat: seat)
        input.onEvent = { [unowned self] event in
            switch event {
            case .enter(let surface): note("enter \(surface.map { String($0.id) } ?? "nothing")")
            case .leave(let surface): note("leave \(surface.map { String($0.id) } ?? "nothing")")
            case .preeditString(let text, let begin, let end): note("preedit \(text ?? "nothing") \(begin) \(end)")
            case .commitString(let text): note("commit \(text ?? "nothing")")
            case .deleteSurroundingText(let before, let after): note("delete \(before) \(after)")
            case .done(let serial): note("done \(serial)")
            }
        }
        settle()
        return input
    }

    /// Writes down every event of a new input method.
    func recordInputMethod() -> ZwpInputMethodV2 {
        let method = bind(ZwpInputMethodManagerV2.self).getInputMethod(seat: seat)
        method.onEvent = { [unowned self] event in
            switch event {
            case .activate: note("activate")
            case .deactivate: note("deactivate")
            case .surroundingText(let text, let cursor, let anchor): note("surrounding \(text) \(cursor) \(anchor)")
            case .textChangeCause(let cause): note("cause \(cause.rawValue)")
            case .contentType(let hint, let purpose): note("type \(hint.rawValue) \(purpose.rawValue)")
            case .done: note("done")
            case .unavailable: note("unavailable")
            }
        }
        settle()
        return method
    }
}

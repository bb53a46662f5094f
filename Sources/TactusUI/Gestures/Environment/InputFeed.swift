/// An input of which several may do something in one event, so that a recognizer is told of them together.
protocol FedInput: GestureInput, Hashable {
    /// What the input does in the event that is being delivered, in the words for touches.
    var feedPhase: Touch.Phase { get }

    /// Notifies a recognizer that `inputs` do `phase`.
    static func notify(_ recognizer: GestureRecognizer, of inputs: Set<Self>, in phase: Touch.Phase, with event: Event)
}

/// The touches or presses of one window in one event, by what they do.
struct InputFeed<Input: FedInput> {
    private let all: Set<Input>
    /// The phase of all of them, when they do the same.
    private let commonPhase: Touch.Phase?
    /// Those that began, in order of arrival.
    let began: [InputID]
    /// Those that are over, in order of arrival.
    let terminated: [InputID]

    init(_ inputs: Set<Input>) {
        began = Self.ids(of: inputs) { $0.feedPhase == .began }
        terminated = Self.ids(of: inputs) { $0.isTerminal }
        all = inputs
        let phase = inputs.first?.feedPhase
        commonPhase = inputs.allSatisfy { $0.feedPhase == phase } ? phase : nil
    }

    /// The inputs that do `phase` and for which `isIncluded` holds.
    func inputs(in phase: Touch.Phase, where isIncluded: (Input) -> Bool) -> Set<Input> {
        guard commonPhase == nil || commonPhase == phase else { return [] }
        return Self.subset(of: all) { $0.feedPhase == phase && isIncluded($0) }
    }

    /// Mostly it is all of them or none; then there is nothing to copy.
    // Without key paths: those of a generic type are made anew each time.
    private static func ids(of inputs: Set<Input>, where isIncluded: (Input) -> Bool) -> [InputID] {
        var ids: [InputID] = []
        for input in inputs where isIncluded(input) { ids.append(input.id) }
        if ids.count > 1 { ids.sort() }
        return ids
    }

    private static func subset(of inputs: Set<Input>, where isIncluded: (Input) -> Bool) -> Set<Input> {
        if inputs.allSatisfy(isIncluded) { return inputs }
        return inputs.contains(where: isIncluded) ? inputs.filter(isIncluded) : []
    }
}

extension Touch.Phase {
    /// The phases that recognizers are told, in this order.
    nonisolated static let fed: [Touch.Phase] = [.began, .moved, .ended, .cancelled]
}

extension Touch: FedInput {
    var feedPhase: Touch.Phase { phase }

    static func notify(
        _ recognizer: GestureRecognizer, of touches: Set<Touch>, in phase: Touch.Phase, with event: Event
    ) {
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}

extension Press: FedInput {
    var feedPhase: Touch.Phase { phase.asTouchPhase }

    static func notify(
        _ recognizer: GestureRecognizer, of presses: Set<Press>, in phase: Touch.Phase, with event: Event
    ) {
        guard let event = event as? PressesEvent else { return }
        switch phase {
        case .began: recognizer.pressesBegan(presses, with: event)
        case .moved: recognizer.pressesChanged(presses, with: event)
        case .ended: recognizer.pressesEnded(presses, with: event)
        case .cancelled: recognizer.pressesCancelled(presses, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }
}

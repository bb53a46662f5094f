import TactusPlatform

/// Gives every key that goes down to whoever it is for: a key command, a text input, or the presses of the first
/// responder.
///
/// The first that uses the key ends the search: key commands that want priority, typing, a control with a value or a
/// list, the focus, other key commands, a popup that closes, and last gesture recognizers and responders. Media keys go
/// their own way while the application wants them.
final class KeyRouter {
    /// A repetition that comes later than this is left out: the program was busy with something else, and nobody knows
    /// since when the key is up, or the keyboard gone.
    private static let mostLateness = Duration.milliseconds(200)

    unowned let application: Application
    /// Those of which there is something to know: seats come and go, and each has a name of its own.
    private var keyboards: [SeatID: KeyboardState] = [:]
    /// Pens, whose buttons may be keys.
    var pens: [TabletToolID: PenKeys] = [:]

    init(application: Application) { self.application = application }

    /// The modifiers that are in force on any keyboard.
    var modifierFlags: ModifierFlags { keyboards.values.reduce(into: []) { $0.formUnion($1.modifierFlags) } }

    /// Handles what a seat's keyboard did.
    func route(_ samples: [KeySample], from seat: SeatID) {
        let keyboard = keyboards[seat] ?? KeyboardState()
        keyboards[seat] = keyboard
        for sample in samples { application.at(sample.time) { receive(sample.change, from: keyboard) } }
        if keyboard.isAsNew { keyboards[seat] = nil }
    }

    /// How many keyboards there is something to know of.
    var keyboardCount: Int { keyboards.count }

    /// Ends the presses that `isVoid` names, as cancelled.
    func cancelPresses(where isVoid: (Press) -> Bool) {
        guard hasPresses else { return }
        let inOrder =
            keyboards.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
            + pens.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.keys)
        for keyboard in inOrder { cancel(keyboard.presses.values.filter(isVoid), of: keyboard) }
    }

    /// Whether any key or button is down. Asked several times a turn, and mostly there is none.
    var hasPresses: Bool {
        for keyboard in keyboards.values where !keyboard.presses.isEmpty { return true }
        for pen in pens.values where !pen.keys.presses.isEmpty { return true }
        return false
    }

    /// Cancels presses whose responder has left its window.
    func cancelDetachedPresses() {
        cancelPresses { press in press.responder == nil || press.responder?.hostWindow !== press.window }
    }

    private func receive(_ change: KeySample.Change, from keyboard: KeyboardState) {
        switch change {
        case .entered(let scene): enter(scene, keyboard)
        case .left: leave(keyboard)
        case .down(let key): if keyboard.focus != nil { press(key, on: keyboard) }
        case .force(let code, let force): setForce(force, of: code, on: keyboard)
        case .up(let code): release(code, on: keyboard)
        case .modifiers(let flags):
            keyboard.modifierFlags = flags
            application.drags.modifiersChanged()
        case .repetition(let repetition):
            keyboard.repetition = repetition.flatMap { $0.interval > .zero ? $0 : nil }
            if keyboard.repetition == nil { keyboard.stopRepeating() }
        case .edited(let edit): if !isBlocked { application.textInput.perform(edit) }
        }
    }

    /// Whether a modal dialog keeps keys from the window that would get them.
    private var isBlocked: Bool { application.keyWindow?.windowScene?.modalDialog != nil }

    // MARK: Focus

    private func enter(_ scene: SceneID, _ keyboard: KeyboardState) {
        if keyboard.focus != nil, keyboard.focus != scene { leave(keyboard) }
        keyboard.focus = scene
        application.keyboardDidEnter(scene)
    }

    func leave(_ keyboard: KeyboardState) {
        keyboard.focus = nil
        keyboard.modifierFlags = []
        keyboard.stopRepeating()
        for button in keyboard.mediaKeys.values { application.receiveRemoteControl(.withdrawn(button)) }
        keyboard.mediaKeys = [:]
        cancel(Array(keyboard.presses.values), of: keyboard)
    }

    // MARK: Keys

    func press(_ key: Key, on keyboard: KeyboardState) {
        if key.repeats { keyboard.stopRepeating() }
        if application.drags.keyWentDown(key) { return }
        if application.isReceivingRemoteControlEvents, let button = RemoteControlButton(key) {
            guard keyboard.mediaKeys.updateValue(button, forKey: key.code) == nil else { return }
            return application.receiveRemoteControl(.down(button))
        }
        guard keyboard.presses[key.code] == nil, let window = application.keyWindow, !isBlocked else { return }
        switch use(key, isRepetition: false) {
        case .unused, .keepsFocus: begin(key, in: window, on: keyboard)
        case .usedRepeatedly where key.repeats: startRepeating(key, on: keyboard)
        case .used, .usedRepeatedly: break
        }
    }

    func release(_ code: UInt32, on keyboard: KeyboardState) {
        if keyboard.repeating?.code == code { keyboard.stopRepeating() }
        if let button = keyboard.mediaKeys.removeValue(forKey: code) { application.receiveRemoteControl(.up(button)) }
        guard let press = keyboard.presses[code] else { return }
        dispatch(on: keyboard) {
            press.phase = .ended
            press.force = 0
            press.timestamp = application.now
        }
    }

    /// How a key repeats that is held; `nil` when it does not.
    func repetition(of press: Press) -> KeyRepetition? {
        keyboards.values.first { $0.presses[press.key.code] === press }?.repetition
    }

    private func setForce(_ force: Double, of code: UInt32, on keyboard: KeyboardState) {
        let force = force.isNaN ? 0 : min(max(force, 0), 1)
        guard let press = keyboard.presses[code], press.force != force else { return }
        dispatch(on: keyboard) {
            press.phase = .changed
            press.force = force
            press.timestamp = application.now
        }
    }

    private func startRepeating(_ key: Key, on keyboard: KeyboardState) {
        guard let repetition = keyboard.repetition else { return }
        let timer = application.schedule(after: repetition.delay, repeating: repetition.interval) { [weak self] in
            guard let self, application.platform.clock.now - application.now <= KeyRouter.mostLateness else { return }
            if use(key, isRepetition: true) == .unused { keyboard.stopRepeating() }
        }
        keyboard.repeating = (key.code, timer)
    }

    // MARK: Commands and typing

    private func use(_ key: Key, isRepetition: Bool) -> KeyUse {
        guard let window = application.keyWindow, !isBlocked else { return .unused }
        let receiver = window.firstReceiver
        if let use = fire(key, from: receiver, hasPriority: true, isRepetition) { return use }
        if let input = receiver as? any KeyInput, input.type(key) { return .usedRepeatedly }
        let ownUse = handle(key, by: receiver, in: window, isRepetition)
        if ownUse == .used || ownUse == .usedRepeatedly { return ownUse }
        if ownUse != .keepsFocus, window.moveFocus(for: key) { return .usedRepeatedly }
        if let use = fire(key, from: receiver, hasPriority: false, isRepetition) { return use }
        if let use = askInteractions(key, from: receiver, isRepetition) { return use }
        if let use = undo(key, in: window) { return use }
        return application.closeKeyPopup(for: key) || window.endPresentation(for: key) ? .used : .unused
    }

    /// Lets the first responder use the key; without one the controllers in sight, from the innermost out.
    private func handle(_ key: Key, by receiver: Responder, in window: Window, _ isRepetition: Bool) -> KeyUse {
        guard window.currentFirstResponder == nil else { return receiver.handleKey(key, isRepetition: isRepetition) }
        for responder in Responder.chain(from: receiver) where responder === receiver || responder is ViewController {
            let use = responder.handleKey(key, isRepetition: isRepetition)
            if use != .unused { return use }
        }
        return .unused
    }

    private func fire(_ key: Key, from receiver: Responder, hasPriority: Bool, _ isRepetition: Bool) -> KeyUse? {
        for responder in Responder.chain(from: receiver) {
            for command in responder.allKeyCommands where command.wantsPriorityOverSystemBehavior == hasPriority {
                guard command.matches(key, primary: application.primaryCommandModifier) else { continue }
                if isRepetition, !command.allowsAutomaticRepeat { continue }
                if command.perform(from: receiver) { return command.allowsAutomaticRepeat ? .usedRepeatedly : .used }
            }
        }
        return nil
    }

    private func askInteractions(_ key: Key, from receiver: Responder, _ isRepetition: Bool) -> KeyUse? {
        for case let view as View in Responder.chain(from: receiver) {
            for interaction in view.interactions {
                let use = interaction.handleKey(key, isRepetition: isRepetition)
                if use == .used || use == .usedRepeatedly { return use }
            }
        }
        return nil
    }

    // MARK: Presses

    private func begin(_ key: Key, in window: Window, on keyboard: KeyboardState) {
        let time = application.now
        let event = keyboard.event ?? PressesEvent(timestamp: time)
        event.application = application
        keyboard.event = event
        dispatch(on: keyboard) {
            let press = Press(
                id: application.inputRouter.makeID(), key: key, timestamp: time, window: window,
                responder: window.firstReceiver)
            keyboard.presses[key.code] = press
            event.allPresses.insert(press)
            window.gestureEnvironment.collect(press, with: event)
        }
    }

    private func cancel(_ presses: [Press], of keyboard: KeyboardState) {
        guard !presses.isEmpty else { return }
        dispatch(on: keyboard) {
            for press in presses {
                press.phase = .cancelled
                press.force = 0
                press.timestamp = application.now
            }
        }
    }

    /// Sends the keyboard's event, in which `change` changes presses and all others rest.
    private func dispatch(on keyboard: KeyboardState, _ change: () -> Void) {
        guard let event = keyboard.event else { return }
        for press in event.allPresses { press.phase = .stationary }
        event.timestamp = max(event.timestamp, application.now)
        event.modifierFlags = modifierFlags
        change()
        application.dispatcher.dispatch(event)
        event.allPresses = event.allPresses.filter { !$0.phase.isTerminal }
        keyboard.presses = keyboard.presses.filter { !$0.value.phase.isTerminal }
        if event.allPresses.isEmpty { keyboard.event = nil }
    }
}

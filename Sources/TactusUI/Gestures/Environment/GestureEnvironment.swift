/// Feeds the recognizers of one window, carries out what the arbiter decides, and says what becomes of the views'
/// touches.
///
/// The thin half of the gesture system: every rule about which recognizer wins is in `GestureArbiter`. An event goes
/// through the phases of this file in their order:
///
/// | Phase | Function | Called by |
/// |---|---|---|
/// | collect | `collect(_:with:)` | the router that makes the touch, press or sequence, once for each that begins |
/// | feed, act, deliver | `dispatch(_:)` | `Window.sendEvent(_:)`, if no override keeps the event to itself |
/// | settle | `endDispatch(of:)` | `EventDispatcher`, after all windows of the event |
///
/// The recognizers get the touches, deepest view's first, and their proposals are decided at once; the actions are
/// sent, in the order of the decisions; the window delivers the touches to its views, asking `verdict(for:)`; and those
/// recognizers whose fingers have all left are reset. So an action always comes before the `touchesCancelled` that its
/// gesture causes.
///
/// A deadline that has come, and a change that the application makes between events, go through the same phases without
/// collecting: `updateWithoutEvent(_:)`, `updateIfOutsideDispatch()`.
///
/// All loops run over copies, and look again before each call: whoever is called may change views, recognizers and
/// delegates as it likes.
public final class GestureEnvironment {
    /// The phases of an event, in their order. The environment returns to idle after each event.
    nonisolated enum Phase: Hashable, Sendable {
        /// No event is under way.
        case idle
        /// Recognizers are found for what begins. The event follows.
        case collecting
        /// Recognizers are told of the event. Actions wait.
        case feeding
        /// Actions are sent. New ones wait for their turn.
        case acting
        /// Views and responders are told of the event.
        case delivering
        /// What was decided meanwhile is carried out, and recognizers are reset.
        case settling
    }

    /// The window whose recognizers these are; it owns the environment.
    unowned let window: Window
    /// The phase of the event that is under way.
    private(set) var phase = Phase.idle

    /// Decides which recognizers act.
    var arbiter = GestureArbiter()
    /// The recognizers of the running attempts, kept alive meanwhile.
    var recognizers: [RecognizerID: GestureRecognizer] = [:]
    /// What recognitions have taken away from the views.
    var claims: [InputID: GestureClaim] = [:]
    /// Touches, presses and scrolls that are not over.
    var liveInputs: Set<InputID> = []
    /// Who keeps recognizers out of an event, or nobody, for as long as the event lives.
    var admissions: [Event: [RecognizerID: TouchRejection?]] = [:]
    /// The timers behind the recognizers' deadlines.
    var timers: [RecognizerID: ScheduledTimer] = [:]

    /// Actions to send, oldest first.
    var queuedActions: [QueuedAction] = []
    /// Changes that wait for the return of a callback.
    var deferredChanges: [DeferredChange] = []
    /// How many of the toolkit's callbacks are running inside one another.
    private(set) var callbackDepth = 0
    /// Whether decisions are being carried out: one that is caused by another waits for its turn.
    private var isDeciding = false
    /// Whether something was decided since the views were told last.
    private var hasNewVerdicts = false

    /// What happened, and why.
    var journal = GestureJournal()

    /// Creates the environment of a window.
    init(window: Window) {
        self.window = window
    }

    /// An action on its way: who sends it, and for which state.
    struct QueuedAction {
        let recognizer: GestureRecognizer
        let state: GestureRecognizer.State
    }

    /// A change that was made inside a callback.
    struct DeferredChange {
        /// The callback on whose return it counts.
        let depth: Int
        let recognizer: GestureRecognizer
        let reason: FailureReason
    }

    // MARK: The phases of an event

    /// Begins to find the recognizers of something that begins. The event in which it does follows.
    func beginCollecting() { phase = .collecting }

    /// Feeds, acts and delivers: gives `event` to the recognizers, sends the actions that follow, and tells the views.
    func dispatch(_ event: Event) {
        phase = .feeding
        feed(event)
        phase = .acting
        decide()
        sendActions()
        phase = .delivering
        hasNewVerdicts = false
        window.deliverToViews(with: event)
    }

    /// Settles: ends the dispatch of `event`, after all windows, whether it was delivered or swallowed.
    func endDispatch(of event: Event) {
        abandonSwallowedInputs(of: event)
        // Also those of events whose last touch was in another window: this one does not hear of their end.
        if !admissions.isEmpty { admissions = admissions.filter { !$0.key.isOver } }
        settle()
    }

    /// Feeds by each of `bodies`, acts after each, and settles: for what happens without an event.
    func updateWithoutEvent(_ bodies: [() -> Void]) {
        for body in bodies {
            phase = .feeding
            perform(body)
            phase = .acting
            decide()
            sendActions()
        }
        settle()
    }

    /// Settles, unless the event that is under way will: after a change that the application made.
    func updateIfOutsideDispatch() {
        guard phase == .idle || phase == .settling, !isDeciding, callbackDepth == 0 else { return }
        settle()
    }

    /// Delivers what was decided since the views were told last, and resets the recognizers whose attempt is over.
    private func settle() {
        phase = .settling
        act()
        while hasNewVerdicts {
            hasNewVerdicts = false
            window.deliverToViews(with: nil)
            act()
        }
        endAttempts()
        forgetClaims()
        phase = .idle
    }

    /// Decides and sends actions, until nothing is left to do, unless that is being done already.
    private func act() {
        guard phase != .feeding, phase != .acting else { return }
        let outer = phase
        phase = .acting
        decide()
        sendActions()
        phase = outer
    }

    // MARK: Inside the phases

    /// Carries out all decisions that can be made, and finds the answers that they depend on.
    func decide() {
        guard !isDeciding else { return }
        isDeciding = true
        while let step = arbiter.next() {
            switch step {
            case .decided(let decision):
                carryOut(decision)
            case .asked(let question):
                let answer = answer(to: question)
                record(.asked(question, answer))
                arbiter.answer(answer)
            }
        }
        isDeciding = false
    }

    /// Calls code that is not ours. Changes that it makes to recognizers count when it has returned.
    func perform(_ body: () -> Void) {
        callbackDepth += 1
        body()
        callbackDepth -= 1
        applyDeferredChanges()
        if callbackDepth == 0 { act() }
    }

    /// Notes that a verdict may have changed: the views are told before the event ends.
    func verdictsDidChange() { hasNewVerdicts = true }
}

/// Feeds the recognizers of one window, carries out what the arbiter decides, and tells what becomes of the views' touches.
///
/// The thin half of the gesture system: every rule about who wins is in `GestureArbiter`. One update goes through four
/// phases: the recognizers get the touches, deepest view's first, and their proposals are decided at once; the actions are
/// sent, in the order of the decisions; the window delivers the touches to its views, asking `verdict(for:)`; and those
/// recognizers whose fingers have all left are reset. So an action always comes before the `touchesCancelled` that its
/// gesture causes.
///
/// All loops run over copies, and look again before each call: whoever is called may change views, recognizers and
/// delegates as it likes.
public final class GestureEnvironment {
    /// Whose recognizers these are; it owns the environment.
    unowned let window: Window

    /// The law.
    var arbiter = GestureArbiter()
    /// The recognizers of the running attempts, kept alive meanwhile.
    var recognizers: [RecognizerID: GestureRecognizer] = [:]
    /// What recognitions have taken away from the views.
    var claims: [TouchID: GestureClaim] = [:]
    /// Touches that are not over.
    var liveTouches: Set<TouchID> = []
    /// Who keeps recognizers out of an event, or nobody, for as long as the event lives.
    var admissions: [Event: [RecognizerID: TouchRejection?]] = [:]
    /// The timers behind the recognizers' deadlines.
    var timers: [RecognizerID: ScheduledTimer] = [:]

    /// Actions to send, oldest first.
    var queuedActions: [QueuedAction] = []
    /// Changes that wait for the return of a callback.
    var deferredChanges: [DeferredChange] = []
    /// How many of the toolkit's callbacks are running inside one another.
    var callbackDepth = 0
    /// Whether decisions are being carried out.
    var isDeciding = false
    /// Whether recognizers are being fed or actions sent, so that new actions wait for their turn.
    var isActing = false
    /// Whether a dispatch is under way that will deliver and reset.
    var isDispatching = false
    /// Whether something was decided that may matter to views since they were asked last.
    var hasNewVerdicts = false

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

    // MARK: The phases of a dispatch

    /// Gives the touches of `event` in this window, or what else it tells, to their recognizers, and sends the actions that
    /// follow.
    func update(with event: Event) {
        isDispatching = true
        isActing = true
        feedTouches(of: event)
        for sequence in event.sequences where sequence.window === window { feed(sequence, event) }
        decide()
        sendActions()
        isActing = false
        hasNewVerdicts = false
    }

    private func feedTouches(of event: Event) {
        guard event.type == .touches, let touches = event.touches(for: window) else { return }
        let feed = TouchFeed(touches)
        feedRecognizers(feed, event)
        end(feed.terminated)
        arbiter.claimAcquiredTouches(feed.began.map(\.id))
    }

    /// What the window does with a touch for its view, as things stand.
    func verdict(for touch: Touch) -> ViewVerdict { verdict(for: touch.id) }

    /// What the window does with a touch or press for its view or responder, as things stand.
    func verdict(for id: TouchID) -> ViewVerdict {
        switch claims[id] {
        case .cancel: .take
        case .discardWithheld: .discardWithheld
        case nil where arbiter.delaysBegan(id): .withholdBegan
        case nil where arbiter.delaysEnded(id): .withholdEnd
        case nil: .deliver
        }
    }

    /// Ends the dispatch of `event`, after all windows, whether its touches were delivered or swallowed.
    func finishUpdate(with event: Event) {
        abandonSwallowedTouches(of: event)
        abandonSwallowedSequences(of: event)
        isDispatching = false
        // Also those of events whose last touch was in another window: this one does not hear of their end.
        if !admissions.isEmpty { admissions = admissions.filter { !$0.key.isOver } }
        finishUpdate()
    }

    /// Delivers what was decided since the views heard last, and resets the recognizers whose attempt is over.
    func finishUpdate() {
        settle()
        while hasNewVerdicts {
            hasNewVerdicts = false
            window.deliverToViews(with: nil)
            settle()
        }
        endAttempts()
        forgetClaims()
    }

    /// Forgets claims of touches that are over, and those that count for one dispatch only.
    private func forgetClaims() {
        func lasts(_ touch: TouchID, _ claim: GestureClaim) -> Bool { claim == .cancel && liveTouches.contains(touch) }
        // Mostly all of them last: a gesture that goes on has taken its touches for good.
        guard claims.contains(where: { !lasts($0.key, $0.value) }) else { return }
        claims = claims.filter { lasts($0.key, $0.value) }
    }

    /// Decides and acts, until nothing is left to do.
    func settle() {
        guard !isActing else { return }
        isActing = true
        decide()
        sendActions()
        isActing = false
    }

    /// Calls code that is not ours. Changes that it makes to recognizers count when it has returned.
    func perform(_ body: () -> Void) {
        callbackDepth += 1
        body()
        callbackDepth -= 1
        applyDeferredChanges()
        if callbackDepth == 0 { settle() }
    }
}

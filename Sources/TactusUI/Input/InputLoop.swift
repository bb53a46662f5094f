import TactusPlatform

/// Handles input and timers in the order of their times, one turn after the other, and knows what time it is meanwhile.
///
/// It owns what waits: frames of input, timers, and actions that were put off until the present event has been handled.
/// The platform says when a turn begins; nothing in here reads a device, and nothing blocks.
final class InputLoop {
    /// How often what follows an event may ask for what follows it: with more the program ends with a sentence.
    private static let mostRounds = 256

    private unowned let application: Application
    private var queue = EventQueue()
    private var timers = TimerSchedule()
    /// When the platform was asked last to begin a turn; `nil` when no timer waits.
    private var requestedWakeUp: Instant?
    /// The time of the event or timer that is being handled.
    private var eventTime: Instant?
    /// What to do when the event or timer that is being handled has been.
    private var deferred: [() -> Void] = []
    /// Whether a view has left its window since touches were looked through for those that it left behind.
    private var viewsMayHaveLeft = false
    /// Whether input or a timer is being handled.
    private(set) var isBusy = false

    init(application: Application) { self.application = application }

    // Whoever keeps a timer that calls them is let go of.
    isolated deinit { for timer in timers.all { timer.finish() } }

    /// The present moment: while an event is handled its time, while a timer fires its deadline, else the clock's.
    var now: Instant { eventTime ?? clockTime }

    /// How many timers are still to fire.
    var timerCount: Int { timers.count }

    private var clockTime: Instant { application.platform.clock.now }

    // MARK: Input

    /// Puts a frame behind those that wait.
    func enqueue(_ frame: InputFrame) { queue.append(frame) }

    /// Handles what waits in the queue, then the timers that are due by the clock.
    ///
    /// - Parameter mayHoldMotion: Whether motion may stay in the queue until the next frame of the display, when one is
    ///   on its way.
    func runTurn(mayHoldMotion: Bool) {
        guard !isBusy, !(mayHoldMotion && isAllHeld) else { return }
        isBusy = true
        if let wakeUp = requestedWakeUp, wakeUp <= clockTime { requestedWakeUp = nil }  // it has come
        cancelDetachedInput()
        while let frame = queue.first, !(mayHoldMotion && motionCanWait) {
            fireTimers(upTo: frame.firstTime)
            guard let frame = queue.removeNext(before: timers.nextDeadline) else { break }
            application.notifyObservers(of: .frame(frame))
            at(frame.time) { application.inputRouter.route(frame) }
            runDeferred()
            cancelDetachedInput()
        }
        if queue.isEmpty { fireTimers(upTo: clockTime) }
        cancelDetachedInput()
        runDeferred()
        application.textInput.update()
        isBusy = false
        updateWakeUp()
    }

    /// Notes that a view has left its window: when the event or timer that is being handled has been, its touches are
    /// cancelled. Outside of both, as in a frame of the display or in a task, a turn of its own does it.
    func viewDidLeaveWindow() {
        viewsMayHaveLeft = true
        guard !isBusy, application.inputRouter.touches.hasDetached else { return }
        let now = clockTime
        guard requestedWakeUp.map({ $0 > now }) ?? true else { return }
        requestedWakeUp = now
        application.platform.setWakeUp(at: now)
    }

    /// Calls `body`, with `time` as the present moment.
    func at(_ time: Instant, _ body: () -> Void) {
        let outer = eventTime
        eventTime = time
        body()
        eventTime = outer
    }

    /// Calls `action` when the event or timer that is being handled has been; at once when there is none.
    func afterCurrentEvent(_ action: @escaping () -> Void) {
        deferred.append(action)
        guard !isBusy else { return }
        isBusy = true
        runDeferred()
        isBusy = false
        updateWakeUp()
    }

    // MARK: Timers

    /// Makes a timer that fires at `deadline`, and then at every `interval` if there is one.
    func schedule(
        at deadline: Instant, repeating interval: Duration?, _ action: @escaping () -> Void
    ) -> ScheduledTimer {
        let timer = ScheduledTimer(id: timers.makeID(), interval: interval, application: application, action: action)
        guard !application.lifeCycle.isEnded else {
            timer.finish()
            return timer
        }
        timers.add(timer, at: deadline)
        updateWakeUp()
        return timer
    }

    /// Drops a timer that was invalidated.
    func remove(_ timer: ScheduledTimer) {
        timers.remove(timer)
        updateWakeUp()
    }

    /// Invalidates all timers.
    func invalidateTimers() {
        for timer in timers.all { timer.invalidate() }
    }

    /// Fires what is due at `limit`, in order.
    private func fireTimers(upTo limit: Instant) {
        while let (deadline, action) = timers.beginFiring(upTo: limit) {
            at(deadline) { action() }
            timers.endFiring()
            runDeferred()
            cancelDetachedInput()
        }
        timers.admitTimersOfNextTurn()
    }

    /// Tells the platform when the next timer is due, if that has changed.
    private func updateWakeUp() {
        guard !isBusy, timers.nextDeadline != requestedWakeUp else { return }
        requestedWakeUp = timers.nextDeadline
        application.platform.setWakeUp(at: requestedWakeUp)
    }

    // MARK: A turn

    private func runDeferred() {
        var rounds = 0
        while !deferred.isEmpty {
            rounds += 1
            precondition(
                rounds <= Self.mostRounds,
                "callbacks ask without end for what follows the present event, a presentation or a window for one, each "
                    + "while the one before is carried out: \(Self.mostRounds) times by now")
            let actions = deferred
            deferred = []
            for action in actions { action() }
        }
    }

    /// Cancels touches and presses whose view or responder has left its window.
    private func cancelDetachedInput() {
        if viewsMayHaveLeft {
            viewsMayHaveLeft = false
            application.inputRouter.cancelDetachedPointing()
        }
        application.inputRouter.keys.cancelDetachedPresses()
    }

    /// Whether there is nothing to do before the next frame of the display: motion waits for it, and nothing else does.
    private var isAllHeld: Bool {
        motionCanWait && deferred.isEmpty && !viewsMayHaveLeft && !application.inputRouter.keys.hasPresses
            && requestedWakeUp.map { $0 > clockTime } ?? true
    }

    /// Whether all that waits is motion of touches whose scene will draw soon, and no timer is due before.
    private var motionCanWait: Bool {
        guard queue.mayWait, let frame = queue.first else { return false }
        if let deadline = timers.nextDeadline, deadline <= clockTime { return false }
        return application.inputRouter.isFramePending(forTouchesOf: frame)
    }
}

extension InputFrame {
    /// Event time of the oldest sample.
    nonisolated fileprivate var firstTime: Instant {
        switch contents {
        case .contacts(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .pointer(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .gesture(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .keys(let samples): samples.lazy.map { $0.time }.min() ?? time
        case .tablet(let samples): samples.lazy.map { $0.time }.min() ?? time
        }
    }
}

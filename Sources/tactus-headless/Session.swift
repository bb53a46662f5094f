import CompositorScripts
import FakeCompositor
import Foundation

/// One run: a compositor, a client, and a script played to it.
///
/// Everything happens in one loop. What waits for the client waits in the machine's time; the script's own time may be
/// another one (``ScriptTime``).
final class Session {
    /// What is to be done.
    struct Plan {
        /// What to play; without it the client runs until it ends.
        var steps: [ScriptStep]?
        /// What the script is called in messages, when there is one.
        var script: String?
        /// What the trace is called in messages, when there is one.
        var trace: String?
        /// The folder for pictures; a script that takes some has one.
        var shots: String?
        /// What pictures show above the surfaces in their places.
        var overlays: Overlays
        /// What goes wrong on the connections of clients.
        var faults: FaultInjection
        /// How long everything may take.
        var timeout: Duration
        /// How long the client may take to answer a ping; `nil` when it need not.
        var patience: Duration?
        /// Whether the run fails for what a good client, or a good script, does not do.
        var isStrict: Bool
        /// The time between two refreshes.
        var refreshInterval: Duration
        /// What makes one doubt that the trace is all that was done.
        var traceWarnings: [InputTrace.Warning]
    }

    /// What the session waits for.
    enum Phase {
        /// The client's first window.
        case starting(connectLimit: Duration, windowLimit: Duration)
        /// The next step of the script.
        case playing
        /// The client to have read what was sent, before more happens.
        case catchingUp(CatchingUp, then: Continuation)
        /// What a step waits for.
        case waiting(Wait)
        /// The client's own end, without a script.
        case running
        /// The client's end, brought about by us.
        case ending(Ending)
    }

    /// What happens when the client has read what was sent.
    enum Continuation {
        /// The script goes on.
        case play
        /// A step that looks at what the client has made of those before.
        case perform(ScriptStep)
        /// The script is over.
        case end
    }

    /// A step that is not done until the client has done something.
    struct Wait {
        let step: ScriptStep
        /// When it began, in the machine's time.
        let beginning: Duration
        /// When it has lasted too long, in the machine's time.
        let limit: Duration
        /// The client's way to its rest, for what is done then.
        var settling: Settling?
        /// What the client is to change, for a step that waits for that.
        var watch: PictureWatch?
        /// Refreshes so far.
        var refreshCount = 0
    }

    var compositor: Compositor
    let client: ClientProcess
    let plan: Plan
    let time: ScriptTime
    let runtime: RuntimeDirectory
    let makeCompositor: ([OutputDescription]) -> Compositor
    let output: ClientOutput
    let recording: TraceFile?
    let timeLimit: Duration
    var signals: PendingSignals
    var player: ScriptPlayer?
    var phase: Phase
    var nextRefresh: Duration
    private var nextTick: Duration
    var reportedFaults = 0
    /// The faults that were put in place.
    var faults: FaultLedger
    /// What no good client does, as it was found by compositors that are no more.
    var pastFindings: [LintFinding] = []
    /// The newest step that was begun.
    var lastStep: ScriptStep?
    /// What reached nobody, as far as it was told: see ``report(_:)``.
    var undelivered = UndeliveredInputReport()
    /// Whether touches were sent that no frame closes yet.
    var isFrameOpen = false
    /// How many steps were sent since the client is known to have read all.
    var unreadSteps = 0
    /// Whether the client may still be busy with what happened last, when time is virtual.
    var isBehind = false
    /// What the client does before the next refresh of a time that stands still.
    var stepBeforeRefresh: CatchingUp?

    /// How long a client may take to connect before a script has failed.
    static let connectPatience = Duration.seconds(10)
    /// How long it may take to show something.
    static let windowPatience = Duration.seconds(20)
    /// A socket holds a few thousand events; a client for which it is full is cut off by libwayland.
    static let mostUnreadSteps = 128
    /// A frame is not taken apart unless it is as long as this.
    static let mostUnreadStepsOfAFrame = 1024

    /// Starts a client.
    ///
    /// - Parameters:
    ///   - outputs: The displays of the compositor.
    ///   - makeCompositor: Starts what it talks to, with displays.
    ///   - time: The time of the script, which is the compositor's too.
    ///   - runtime: Where the compositor is to listen.
    ///   - command: The client and its arguments.
    ///   - sparesStandardInput: Whether the client gets an empty standard input.
    ///   - recording: Where input is written down.
    ///   - plan: What is to be done.
    /// - Throws: When the client cannot be run, or has nothing to connect to.
    init(
        outputs: [OutputDescription], makeCompositor: @escaping ([OutputDescription]) -> Compositor, time: ScriptTime,
        runtime: RuntimeDirectory, command: [String], sparesStandardInput: Bool, recording: TraceFile?, plan: Plan
    ) throws(HeadlessError) {
        let compositor = makeCompositor(outputs)
        faults = FaultLedger(plan.faults)
        try runtime.listen(compositor, plan.disturbsClients ? plan.faults : nil)
        signals = PendingSignals()
        output = try ClientOutput(keepsText: plan.waitsForText)
        client = try ClientProcess(
            command: command, runtime: runtime, sparesStandardInput: sparesStandardInput, time: time, output: output)
        self.compositor = compositor
        self.makeCompositor = makeCompositor
        self.runtime = runtime
        self.time = time
        self.recording = recording
        self.plan = plan
        let now = time.realNow
        timeLimit = now + plan.timeout
        nextTick = now + plan.refreshInterval
        nextRefresh = time.now + plan.refreshInterval
        phase =
            plan.steps == nil
            ? .running : .starting(connectLimit: now + Self.connectPatience, windowLimit: now + Self.windowPatience)
        compositor.onUndeliveredInput = { [unowned self] in report($0) }
    }

    /// The time between two refreshes.
    var refreshInterval: Duration { plan.refreshInterval }

    /// Why something that the client printed is lost.
    var lostWords: SystemFailure? { output.failure }

    /// Takes pictures.
    var pictures: Pictures { Pictures(of: compositor, folder: plan.shots ?? ".", overlays: plan.overlays) }

    /// Runs to the end, and returns the exit status.
    func run() -> Int32 {
        for warning in plan.traceWarnings { writeError("\(plan.trace ?? "the trace"): \(warning)") }
        while true {
            compositor.dispatch()
            output.read()
            reportFaults()
            let dueScript = advance()
            if time.realNow >= nextTick {
                tick()
                client.checkExit()
                if let status = client.exitStatus { return finish(clientStatus: status) }
                checkLimits()
            }
            wait(until: [dueScript, compositorDeadline].compactMap(\.self).reduce(nextTick, min))
        }
    }

    /// When the compositor has something to do because time passes by itself.
    private var compositorDeadline: Duration? { time.isVirtual ? nil : compositor.deadline }

    /// Sleeps until a client has sent or printed something, or until a moment of the machine's time.
    private func wait(until moment: Duration) {
        let left = moment - time.realNow
        let milliseconds = left > .zero ? Int32((left / .milliseconds(1)).rounded(.up)) : 0
        var descriptors = [pollfd(fd: compositor.eventDescriptor, events: Int16(POLLIN), revents: 0)] + output.polls
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    }

    // MARK: Refreshes

    /// A refresh of the machine's time. A virtual time that the script moves has refreshes of its own.
    private func tick() {
        repeat { nextTick += refreshInterval } while nextTick <= time.realNow
        guard time.isVirtual else {
            compositor.vblank()
            return didRefreshWhileWaiting()
        }
        switch phase {
        case .waiting, .ending: refreshInStep()
        case .starting: sendDelayedEvents()
        case .playing, .catchingUp, .running: break
        }
    }

    /// Before the first window shows the clock stands still, but for what a fault keeps back: the
    /// window may wait for that.
    private func sendDelayedEvents() {
        if let due = compositor.delayedEventDeadline { advanceVirtualTime(to: due) }
    }

    /// Lets a virtual time go on to the next refresh while something is waited for: when the client has followed the
    /// last one, and for those who wait for it. So there are as many refreshes however fast the machine is.
    private func refreshInStep() {
        guard stepBeforeRefresh == nil else { return }
        var isAwaited = compositor.isRefreshAwaited
        if case .waiting(let wait) = phase {
            isAwaited = isAwaited || compositor.isClockAwaited || wait.settling != nil || wait.watch != nil
        }
        guard isAwaited else { return }
        if advanceVirtualTime(to: nextRefresh) { didRefreshWhileWaiting() }
        switch phase {
        case .waiting, .ending: letClientFollow()
        case .starting, .playing, .catchingUp, .running: break
        }
    }

    /// Asks the client for its step before the next refresh.
    func letClientFollow() {
        guard time.isVirtual else { return }
        stepBeforeRefresh = CatchingUp(on: compositor, pings: 2, at: time.realNow, patience: plan.patience)
    }

    /// Moves a virtual time on, at most to a moment, and to what is due on the way.
    ///
    /// - Returns: Whether that was a refresh.
    @discardableResult
    func advanceVirtualTime(to moment: Duration) -> Bool {
        let deadline = compositor.deadline.flatMap { $0 > time.now ? $0 : nil }
        time.advance(to: [nextRefresh, deadline].compactMap(\.self).reduce(moment, min))
        compositor.dispatch()
        guard time.now >= nextRefresh else { return false }
        nextRefresh += refreshInterval
        compositor.vblank()
        return true
    }

    func reportFaults() {
        for fault in compositor.faults.dropFirst(reportedFaults) { writeError("protocol error: \(fault)") }
        reportedFaults = compositor.faults.count
    }

    // MARK: The end

    /// The exit status now that the client has ended.
    private func finish(clientStatus: Int32) -> Int32 {
        // Its last words, to their end: also the error that ended it.
        var count: Int
        repeat {
            count = compositor.activityCount
            compositor.dispatch()
        } while count != compositor.activityCount
        output.readToEnd(limit: 5000)
        reportFaults()
        let status = scriptStatus(clientStatus: clientStatus)
        let statuses = [status, recordingStatus(), lintStatus(), noteStatus(tellsOfFaults: status == 0)]
        return statuses.first { $0 != 0 } ?? 0
    }

    /// The exit status by the recording, which is at its end.
    private func recordingStatus() -> Int32 {
        do {
            try recording?.end()
            return 0
        } catch {
            writeError(error.description)
            return error.status
        }
    }

    /// The exit status by what a good script does not do: it touches nobody, or lets things go wrong that never do; its
    /// trace is not whole.
    ///
    /// - Parameter tellsOfFaults: Whether all was played, so that what could have gone wrong should have.
    /// - Returns: The status.
    private func noteStatus(tellsOfFaults: Bool) -> Int32 {
        if undelivered.unreported > 0 {
            writeError("\(plan.trace ?? "the trace"): \(undelivered.unreported) lines more reach nobody")
        }
        faults.add(compositor.faultCounts)
        let complaints = tellsOfFaults ? faults.complaints : []
        for complaint in complaints { writeError(complaint) }
        let isClean = undelivered.count == 0 && complaints.isEmpty && plan.traceWarnings.isEmpty
        return plan.isStrict && !isClean ? HeadlessError.expectationStatus : 0
    }

    /// The exit status by what the client did that no good client does.
    private func lintStatus() -> Int32 {
        let findings = pastFindings + compositor.lint.findings
        for finding in findings { writeError("lint: \(finding)") }
        return findings.isEmpty ? 0 : HeadlessError.expectationStatus
    }
}

extension Session.Plan {
    /// Whether things go wrong on connections, now or later.
    var disturbsClients: Bool {
        !faults.faults.isEmpty
            || (steps ?? []).contains {
                switch $0.action {
                case .fault, .wire: true
                default: false
                }
            }
    }

    /// Where a step stands, for messages.
    func location(of step: ScriptStep) -> String {
        let name =
            switch step.source {
            case .script: script ?? "the script"
            case .trace: trace ?? "the trace"
            }
        return step.line > 0 ? "\(name): line \(step.line)" : name
    }

    /// Whether a step needs what the client prints.
    var waitsForText: Bool {
        (steps ?? []).contains { if case .waitForText = $0.action { true } else { false } }
    }
}

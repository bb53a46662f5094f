import FakeCompositor
import Foundation

/// One run: a compositor, a client, and a script played to it in real time.
final class Session {
    /// What is to be done.
    struct Plan {
        /// What to play; without one the client runs until it ends.
        var script: Script?
        /// The folder for pictures.
        var shots: String?
        /// What pictures show above the surfaces in their places.
        var overlays: Overlays
        /// How long everything may take.
        var timeout: Duration
    }

    /// What the session waits for.
    private enum Phase {
        /// The client's first window.
        case starting(connectLimit: Duration, windowLimit: Duration)
        /// The next step of the script.
        case playing
        /// The client to read what was sent, before more is.
        case catchingUp(limit: Duration)
        /// The client's rest, for a picture.
        case settling(Settling, name: String)
        /// The client's own end.
        case awaitingExit(limit: Duration, line: Int)
        /// The client's own end, without a script.
        case running
        /// The client's end, brought about by us.
        case ending(Ending)
    }

    private let compositor: Compositor
    private let client: ClientProcess
    private let plan: Plan
    private let timeLimit: Duration
    private var signals: PendingSignals
    private var player: ScriptPlayer?
    private var phase: Phase
    private var nextRefresh: Duration
    private var reportedFaults = 0
    /// How many steps were sent since the client is known to have read all.
    private var unreadSteps = 0

    private static let refreshInterval = Duration.seconds(1) / 60
    /// A socket holds a few thousand events; a client for which it is full is cut off by libwayland.
    private static let mostUnreadSteps = 128
    /// How long a client that reads nothing holds up the script.
    private static let catchUpLimit = Duration.seconds(1)

    init(
        compositor: Compositor, runtime: RuntimeDirectory, command: [String], sparesStandardInput: Bool, plan: Plan
    ) throws(HeadlessError) {
        do {
            try compositor.listen(at: runtime.socketPath)
        } catch {
            throw .environment("\(error)")
        }
        signals = PendingSignals()
        client = try ClientProcess(command: command, runtime: runtime, sparesStandardInput: sparesStandardInput)
        self.compositor = compositor
        self.plan = plan
        let now = compositor.clock.now
        timeLimit = now + plan.timeout
        nextRefresh = now + Self.refreshInterval
        phase =
            plan.script == nil
            ? .running : .starting(connectLimit: now + .seconds(10), windowLimit: now + .seconds(20))
    }

    private var now: Duration { compositor.clock.now }

    /// Runs to the end, and returns the exit status.
    func run() -> Int32 {
        while true {
            compositor.dispatch()
            reportFaults()
            let dueScript = advance()
            if now >= nextRefresh {
                refresh()
                client.checkExit()
                if let status = client.exitStatus { return finish(clientStatus: status) }
                checkLimits()
            }
            wait(until: [dueScript, compositor.deadline].compactMap(\.self).reduce(nextRefresh, min))
        }
    }

    /// Sleeps until a client has sent something, or until `time`.
    private func wait(until time: Duration) {
        let left = time - now
        let milliseconds = left > .zero ? Int32((left / .milliseconds(1)).rounded(.up)) : 0
        var descriptor = pollfd(fd: compositor.eventDescriptor, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, milliseconds)
    }

    // MARK: The script

    /// Does what is due, and returns when the script wants to go on, if it says so itself.
    private func advance() -> Duration? {
        if case .starting(let connectLimit, let windowLimit) = phase {
            let limit = compositor.clientCount == 0 ? connectLimit : windowLimit
            guard !compositor.toplevels.isEmpty || now >= limit else { return nil }
            player = plan.script.map { ScriptPlayer($0, startingAt: now) }
            phase = .playing
        }
        if case .catchingUp(let limit) = phase, !compositor.isWaitingForPong || now >= limit {
            unreadSteps = 0
            phase = .playing
        }
        while case .playing = phase {
            guard unreadSteps < Self.mostUnreadSteps else {
                compositor.ping()
                phase = .catchingUp(limit: now + Self.catchUpLimit)
                return nil
            }
            switch player?.next(at: now) ?? .finished {
            case .perform(let step): perform(step)
            case .sleep(let time): return time
            case .finished: phase = .ending(.politely(at: now, status: 0))
            }
        }
        return nil
    }

    private func perform(_ step: ScriptStep) {
        switch step.action {
        case .shot(let name):
            compositor.dispatch()
            compositor.ping()
            phase = .settling(Settling(at: now, commitCount: compositor.commitCount), name: name)
        case .expectClientAlive:
            client.checkExit()
        case .waitForExit(let limit):
            phase = .awaitingExit(limit: now + limit, line: step.line)
        default:
            compositor.seat.perform(step.action)
            unreadSteps += 1
        }
        if client.exitStatus != nil {
            phase = .ending(.atOnce(at: now, status: fail(line: step.line, "client-alive: the client has ended")))
        }
    }

    private func resumeScript() {
        player?.resume(at: now)
        phase = .playing
    }

    // MARK: Refreshes

    private func refresh() {
        compositor.vblank()
        repeat { nextRefresh += Self.refreshInterval } while nextRefresh <= now
        guard case .settling(var settling, let name) = phase else { return }
        let isDone = settling.didRefresh(
            at: now, commitCount: compositor.commitCount, isWaitingForPong: compositor.isWaitingForPong)
        phase = .settling(settling, name: name)
        guard isDone else { return }
        takePicture(name)
    }

    private func takePicture(_ name: String) {
        guard let folder = plan.shots else { return resumeScript() }
        let path = "\(folder)/\(name).png"
        do {
            try compositor.writeScreenshot(to: path, showing: plan.overlays)
            resumeScript()
        } catch {
            writeError("cannot take the picture \(path): \(error)")
            phase = .ending(.politely(at: now, status: 1))
        }
    }

    private func reportFaults() {
        for fault in compositor.faults.dropFirst(reportedFaults) { writeError("protocol error: \(fault)") }
        reportedFaults = compositor.faults.count
    }

    // MARK: Ends

    private func checkLimits() {
        if let signal = signals.next() { phase = .ending(.atOnce(at: now, status: 128 + signal)) }
        if case .awaitingExit(let limit, let line) = phase, now >= limit {
            let status = fail(line: line, "wait-exit: the client still runs")
            phase = .ending(.politely(at: now, status: status))
        }
        if now >= timeLimit, !isEnding {
            writeError("the client was still running after \(plan.timeout)")
            phase = .ending(.atOnce(at: now, status: HeadlessError.timeoutStatus))
        }
        guard case .ending(var ending) = phase else { return }
        while let measure = ending.nextMeasure(at: now) { take(measure) }
        phase = .ending(ending)
    }

    private var isEnding: Bool { if case .ending = phase { true } else { false } }

    private func take(_ measure: Ending.Measure) {
        switch measure {
        case .close:
            for toplevel in compositor.allToplevels.reversed() { toplevel.requestClose() }
        case .terminate:
            // Who is ended like that has no time to clean up.
            compositor.lint.rules.subtract([.leakedObjects, .leakedDescriptors])
            client.signal(SIGTERM)
        case .kill: client.signal(SIGKILL)
        }
    }

    /// The exit status now that the client has ended.
    private func finish(clientStatus: Int32) -> Int32 {
        // Its last words: an error that ended it may still wait to be read.
        compositor.dispatch()
        reportFaults()
        let status = scriptStatus(clientStatus: clientStatus)
        let lint = lintStatus()
        return status == 0 ? lint : status
    }

    /// The exit status by what the client did that no good client does.
    private func lintStatus() -> Int32 {
        for finding in compositor.lint.findings { writeError("lint: \(finding)") }
        return compositor.lint.findings.isEmpty ? 0 : HeadlessError.expectationStatus
    }

    /// The exit status by the script, and by the client where the script says nothing.
    private func scriptStatus(clientStatus: Int32) -> Int32 {
        if case .ending(let ending) = phase { return ending.status }
        let rest = player?.remaining ?? plan.script?.steps ?? []
        guard let failed = rest.first(where: { $0.action == .expectClientAlive }) else { return clientStatus }
        return fail(line: failed.line, "client-alive: the client ended with status \(clientStatus)")
    }

    private func fail(line: Int, _ message: String) -> Int32 {
        writeError("line \(line): \(message)")
        return HeadlessError.expectationStatus
    }
}

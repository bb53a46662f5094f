import CompositorScripts
import FakeCompositor
import TactusGeometry

extension Session {
    /// Does what is due, and returns when the script wants to go on, if it says so itself.
    func advance() -> Duration? {
        if case .starting(let connectLimit, let windowLimit) = phase {
            guard compositor.isShowingAnything else {
                checkStart(connectLimit: connectLimit, windowLimit: windowLimit)
                return nil
            }
            begin()
        }
        checkText()
        checkWindow()
        checkCatchingUp()
        while case .playing = phase {
            guard unreadSteps < (isFrameOpen ? Self.mostUnreadStepsOfAFrame : Self.mostUnreadSteps) else {
                catchUp(pings: 1)
                continue
            }
            switch player?.next(at: time.now) ?? .finished {
            case .perform(let step):
                // Two frames of one moment are read in one turn or in two, as it happens, unless the
                // first is followed first.
                guard time.isVirtual, isBehind, !isFrameOpen || step.action.looksAtClient else {
                    perform(step)
                    continue
                }
                catchUp(pings: 2, then: .perform(step))
            case .sleep(let moment):
                guard time.isVirtual else { return moment }
                guard !isBehind else {
                    catchUp(pings: 2)
                    continue
                }
                // While nobody is connected there is nobody for whom time could pass: who has left may have
                // ended, or return.
                guard compositor.clientCount > 0 else { return nil }
                advanceVirtualTime(to: moment)
                isBehind = true
            case .finished: catchUp(pings: 2, then: .end)
            }
        }
        return nil
    }

    // MARK: Beginning and end

    /// The first window shows: the script begins.
    private func begin() {
        player = plan.steps.map { ScriptPlayer($0, startingAt: time.now) }
        recording?.begin(at: time.now)
        isBehind = true
        phase = .playing
        if time.isVirtual { catchUp(pings: 2) }
    }

    /// Ends a client that has had its time and shows nothing: a script that is played to nobody proves nothing.
    private func checkStart(connectLimit: Duration, windowLimit: Duration) {
        let hasConnected = compositor.clientCount > 0
        guard time.realNow >= (hasConnected ? windowLimit : connectLimit) else { return }
        let why =
            hasConnected
            ? "the client connected, but showed no window within \(Self.windowPatience): --trace shows what it did"
            : "the client did not connect within \(Self.connectPatience): does it need to be told to use Wayland, "
                + "as by QT_QPA_PLATFORM=wayland?"
        guard let first = plan.steps?.first else {
            writeError("nothing was played: \(why)")
            return end(status: HeadlessError.expectationStatus)
        }
        end(status: fail(first, "not played, nor what follows: \(why)"))
    }

    /// Asks the client to end, and lets the run end with a status; with the client's own when that is `nil`.
    func end(status: Int32?) {
        compositor.releaseWires()
        phase = .ending(.politely(at: time.realNow, status: status))
        consumeDueMeasures()
        letClientFollow()
    }

    /// Everything was played. Of a client that has left meanwhile it counts how it ends.
    private func endScript() { end(status: compositor.clientCount > 0 ? 0 : nil) }

    // MARK: The client reads

    private func catchUp(pings: Int, then continuation: Continuation = .play) {
        let catchingUp = CatchingUp(on: compositor, pings: pings, at: time.realNow, patience: plan.patience)
        phase = .catchingUp(catchingUp, then: continuation)
        checkCatchingUp()
    }

    private func checkCatchingUp() {
        checkStepBeforeRefresh()
        guard case .catchingUp(var catchingUp, let continuation) = phase else { return }
        switch catchingUp.state(on: compositor, at: time.realNow) {
        case .isReading: phase = .catchingUp(catchingUp, then: continuation)
        case .isSilent: endSilentClient()
        case .hasFollowed:
            unreadSteps = 0
            isBehind = false
            phase = .playing
            switch continuation {
            case .play: break
            case .perform(let step): perform(step)
            case .end: endScript()
            }
        }
    }

    private func checkStepBeforeRefresh() {
        switch stepBeforeRefresh?.state(on: compositor, at: time.realNow) {
        case .isReading, nil: break
        case .hasFollowed: stepBeforeRefresh = nil
        case .isSilent:
            // Who does not answer while it is asked to end is ended anyway.
            if case .ending = phase { stepBeforeRefresh = nil } else { endSilentClient() }
        }
    }

    // MARK: Steps

    private func perform(_ step: ScriptStep) {
        let now = time.realNow
        lastStep = step
        switch step.action {
        case .input(let action): send(action, of: step)
        case .pause: break
        case .fault(let fault):
            faults.append(fault, from: plan.location(of: step))
            compositor.add(fault)
        case .wire(let action): compositor.perform(action)
        case .restartCompositor(let pause): killCompositor(for: step, pause: pause)
        case .waitForWindow(let limit):
            phase = .waiting(Wait(step: step, beginning: now, limit: now + limit))
            letClientFollow()
        case .shot, .compare, .expectPixel, .expectFramesLate:
            waitForRest(
                for: step,
                limit: .afterAnswer(Settling.pictureLimit, patience: plan.patience ?? Settling.pictureLimit))
        case .waitForChange(let limit, let name, let part): waitForChange(for: step, limit, since: name, in: part)
        case .waitForIdle(let limit, let quiet): waitForRest(for: step, limit: .inAll(limit), quiet: quiet)
        case .waitForText(let limit, _), .waitForExit(let limit):
            phase = .waiting(Wait(step: step, beginning: now, limit: now + limit))
            if time.isVirtual { letClientFollow() } else if !compositor.isHoldingWires { compositor.ping() }
        case .expectClientAlive: client.checkExit()
        }
        if client.exitStatus != nil {
            phase = .ending(.atOnce(at: now, status: fail(step, "client-alive: the client has ended")))
        }
    }

    private func send(_ action: InputAction, of step: ScriptStep) {
        do {
            try recording?.append(action, at: time.now)
        } catch {
            writeError(error.description)
            return end(status: error.status)
        }
        do {
            try compositor.seat.perform(action)
        } catch {
            end(step, "type: \(error)")
        }
        unreadSteps += 1
        isBehind = true
        isFrameOpen = action.opensFrame
    }

    private func waitForRest(for step: ScriptStep, limit: Settling.Limit, quiet: Duration = .zero) {
        compositor.dispatch()
        let now = time.realNow
        let settling = Settling(at: .zero, limit: limit, commitCount: compositor.commitCount, quiet: quiet)
        phase = .waiting(Wait(step: step, beginning: now, limit: now, settling: settling))
        if time.isVirtual { letClientFollow() } else if !compositor.isHoldingWires { compositor.ping() }
    }

    private func waitForChange(for step: ScriptStep, _ limit: Duration, since name: String, in part: PixelRect?) {
        do throws(Pictures.Failure) {
            let now = time.realNow
            let watch = try pictures.watch(since: name, in: part)
            phase = .waiting(Wait(step: step, beginning: now, limit: now + limit, watch: watch))
            if time.isVirtual { letClientFollow() } else if !compositor.isHoldingWires { compositor.ping() }
        } catch {
            end(step, failure: error)
        }
    }

    /// What was waited for has come. A client that sees another time than the machine's follows before
    /// the script goes on.
    func resumeScript() {
        player?.resume(at: time.now)
        isBehind = true
        stepBeforeRefresh = nil
        phase = .playing
        if time.isVirtual { catchUp(pings: 2) }
    }

    // MARK: What is waited for

    /// A refresh has passed for whoever waits for the client's rest.
    func didRefreshWhileWaiting() {
        checkChange()
        guard case .waiting(var wait) = phase, var settling = wait.settling else { return }
        wait.refreshCount += 1
        let isWaitingForPong = compositor.isWaitingForPong && !compositor.isHoldingWires
        // While a virtual time stands still a client that answers has so many refreshes, however long they take.
        let isCounted = time.isVirtual && !isWaitingForPong
        let state = settling.didRefresh(
            at: isCounted ? refreshInterval * wait.refreshCount : time.realNow - wait.beginning,
            commitCount: compositor.commitCount, isWaitingForPong: isWaitingForPong)
        wait.settling = settling
        phase = .waiting(wait)
        switch (state, wait.step.action) {
        case (.moves, _): break
        case (.isRestless, .waitForIdle): end(wait.step, "wait-idle: the client does not rest")
        case (.isSilent, .waitForIdle(let limit, _)):
            end(wait.step, "wait-idle: the client has not answered a ping for \(limit): it hangs, or is stopped")
        case (.isSilent, _) where plan.patience != nil: endSilentClient()
        default: finish(wait.step)
        }
    }

    /// Does what waited for the client's rest.
    private func finish(_ step: ScriptStep) {
        do throws(Pictures.Failure) {
            switch step.action {
            case .shot(let name, let output): try pictures.shoot(name, output: output)
            case .compare(let name, let file, let tolerance):
                try pictures.compare(name, with: file, tolerance: tolerance)
            case .expectPixel(let point, let color, let tolerance):
                try pictures.expect(color, at: point, tolerance: tolerance)
            case .expectFramesLate(let most): try expectFramesLate(atMost: most)
            default: break
            }
            resumeScript()
        } catch {
            end(step, failure: error)
        }
    }

    private func end(_ step: ScriptStep, failure: Pictures.Failure) {
        switch failure {
        case .environment(let message):
            writeError("\(plan.location(of: step)): \(message)")
            end(status: 1)
        case .expectation(let message): end(step, "\(step.action.name): \(message)")
        }
    }

    /// Makes sure that pictures followed fingers, and measures anew from here on.
    private func expectFramesLate(atMost most: Int) throws(Pictures.Failure) {
        guard let late = compositor.latency.framesLate else {
            throw .expectation("no picture came upon a finger, so that none was late")
        }
        let worst = compositor.latency.samples.first { $0.framesLate == late }
        compositor.latency.reset()
        guard late > most else { return }
        throw .expectation(
            "a picture came \(late) refreshes late, upon the \(worst.map { "\($0.kind)" } ?? "event") of finger "
                + "\(worst?.contact ?? 0); it may be \(most)")
    }

    private func checkText() {
        guard case .waiting(let wait) = phase, case .waitForText(_, let pattern) = wait.step.action else { return }
        if output.consume(matching: pattern) { resumeScript() }
    }

    private func checkChange() {
        guard case .waiting(var wait) = phase, var watch = wait.watch else { return }
        do throws(Pictures.Failure) {
            guard try !watch.hasChanged(compositor, showing: plan.overlays) else { return resumeScript() }
            wait.watch = watch
            phase = .waiting(wait)
        } catch {
            end(wait.step, failure: error)
        }
    }

    private func checkWindow() {
        guard case .waiting(let wait) = phase, case .waitForWindow = wait.step.action else { return }
        if compositor.isShowingAnything { resumeScript() }
    }

    /// Ends the client when what is waited for does not come.
    func checkWaiting() {
        guard case .waiting(let wait) = phase, wait.settling == nil, time.realNow >= wait.limit else { return }
        switch wait.step.action {
        case .waitForText(_, let pattern): failText(of: wait, pattern)
        case .waitForChange(_, let name, let part):
            end(wait.step, "wait-change: the same shows\(part == nil ? "" : " there") as on \(name).png\(silence)")
        case .waitForWindow: end(wait.step, "wait-window: nothing of the client's shows\(silence)")
        case .restartCompositor: startCompositor(for: wait.step)
        default: end(wait.step, "wait-exit: the client still runs\(silence)")
        }
    }

    private func failText(of wait: Wait, _ pattern: String) {
        let lines = output.text.newest(3)
        let last = lines.isEmpty ? "it printed nothing new" : "it printed last: \(lines.joined(separator: " / "))"
        let advice =
            lines.isEmpty ? ": what is printed to a pipe may wait in a buffer until that is full (stdbuf -oL)" : ""
        end(wait.step, "wait-text: no line has \(pattern); \(last)\(advice)\(silence)")
    }

    /// What is to be said of a client that does not answer.
    private var silence: String {
        compositor.isWaitingForPong && !compositor.isHoldingWires ? "; it has not answered a ping since then" : ""
    }

    /// Ends the client because the script expected something else.
    func end(_ step: ScriptStep, _ message: String) {
        end(status: fail(step, message))
    }

    func fail(_ step: ScriptStep, _ message: String) -> Int32 {
        writeError("\(plan.location(of: step)): \(message)")
        return HeadlessError.expectationStatus
    }
}

import FakeCompositor

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
        checkCatchingUp()
        while case .playing = phase {
            guard unreadSteps < Self.mostUnreadSteps else {
                catchUp(pings: 1)
                continue
            }
            switch player?.next(at: time.now) ?? .finished {
            case .perform(let step): perform(step)
            case .sleep(let moment):
                guard time.isVirtual else { return moment }
                guard !isBehind else {
                    // The first pong says that all was read; the second that what was drawn upon it has arrived.
                    catchUp(pings: 2)
                    continue
                }
                advanceVirtualTime(to: moment)
                isBehind = true
            case .finished:
                guard !time.isVirtual || !isBehind else {
                    catchUp(pings: 2)
                    continue
                }
                end(status: 0)
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

    /// Asks the client to end, and lets the run end with a status.
    private func end(status: Int32) {
        phase = .ending(.politely(at: time.realNow, status: status))
        letClientFollow()
    }

    // MARK: The client reads

    private func catchUp(pings: Int) {
        phase = .catchingUp(CatchingUp(on: compositor, pings: pings, at: time.realNow))
        checkCatchingUp()
    }

    private func checkCatchingUp() {
        if stepBeforeRefresh?.isOver(on: compositor, at: time.realNow) == true { stepBeforeRefresh = nil }
        guard case .catchingUp(var catchingUp) = phase else { return }
        guard catchingUp.isOver(on: compositor, at: time.realNow) else {
            phase = .catchingUp(catchingUp)
            return
        }
        unreadSteps = 0
        isBehind = false
        phase = .playing
    }

    // MARK: Steps

    private func perform(_ step: ScriptStep) {
        let now = time.realNow
        switch step.action {
        case .input(let action): send(action, of: step)
        case .pause: break
        case .fault(let fault): compositor.add(fault)
        case .shot, .compare, .expectPixel: waitForRest(for: step, limit: Settling.pictureLimit)
        case .waitForIdle(let limit): waitForRest(for: step, limit: limit)
        case .waitForText(let limit, _), .waitForExit(let limit):
            phase = .waiting(Wait(step: step, beginning: now, limit: now + limit))
            letClientFollow()
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
    }

    private func waitForRest(for step: ScriptStep, limit: Duration) {
        compositor.dispatch()
        let now = time.realNow
        let settling = Settling(at: .zero, limit: limit, commitCount: compositor.commitCount)
        phase = .waiting(Wait(step: step, beginning: now, limit: now + limit, settling: settling))
        if time.isVirtual { letClientFollow() } else { compositor.ping() }
    }

    private func resumeScript() {
        player?.resume(at: time.now)
        isBehind = true
        phase = .playing
    }

    // MARK: What is waited for

    /// A refresh has passed for whoever waits for the client's rest.
    func didRefreshWhileWaiting() {
        guard case .waiting(var wait) = phase, var settling = wait.settling else { return }
        wait.refreshCount += 1
        let isWaitingForPong = compositor.isWaitingForPong
        // While a virtual time stands still a client that answers has so many refreshes, however long they take.
        let isCounted = time.isVirtual && !isWaitingForPong
        let state = settling.didRefresh(
            at: isCounted ? Self.refreshInterval * wait.refreshCount : time.realNow - wait.beginning,
            commitCount: compositor.commitCount, isWaitingForPong: isWaitingForPong)
        wait.settling = settling
        phase = .waiting(wait)
        switch (state, wait.step.action) {
        case (.moves, _): break
        case (.isRestless, .waitForIdle): end(wait.step, "wait-idle: the client does not rest")
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
            default: break
            }
            resumeScript()
        } catch {
            switch error {
            case .environment(let message):
                writeError("\(plan.place(of: step)): \(message)")
                end(status: 1)
            case .expectation(let message): end(step, "\(step.action.name): \(message)")
            }
        }
    }

    private func checkText() {
        guard case .waiting(let wait) = phase, case .waitForText(_, let pattern) = wait.step.action else { return }
        if output?.take(matching: pattern) == true { resumeScript() }
    }

    /// Ends the client when what is waited for does not come.
    func checkWaiting() {
        guard case .waiting(let wait) = phase, wait.settling == nil, time.realNow >= wait.limit else { return }
        guard case .waitForText(_, let pattern) = wait.step.action else {
            return end(wait.step, "wait-exit: the client still runs")
        }
        let lines = output?.text.newest(3) ?? []
        let last = lines.isEmpty ? "it printed nothing new" : "it printed last: \(lines.joined(separator: " / "))"
        end(wait.step, "wait-text: no line has \(pattern); \(last)")
    }

    /// Ends the client because the script expected something else.
    private func end(_ step: ScriptStep, _ message: String) {
        end(status: fail(step, message))
    }

    func fail(_ step: ScriptStep, _ message: String) -> Int32 {
        writeError("\(plan.place(of: step)): \(message)")
        return HeadlessError.expectationStatus
    }
}

extension ScriptStep.Action {
    /// The command of an expectation.
    var name: String {
        switch self {
        case .compare: "diff"
        case .expectPixel: "expect-pixel"
        case .shot: "shot"
        default: "client-alive"
        }
    }
}

import FakeCompositor

extension Session {
    /// Does what is due, and returns when the script wants to go on, if it says so itself.
    func advance() -> Duration? {
        if case .starting(let connectLimit, let windowLimit) = phase {
            let limit = compositor.clientCount == 0 ? connectLimit : windowLimit
            guard !compositor.toplevels.isEmpty || time.realNow >= limit else { return nil }
            player = plan.steps.map { ScriptPlayer($0, startingAt: time.now) }
            phase = .playing
            isBehind = true
        }
        checkText()
        checkCatchingUp()
        while case .playing = phase {
            guard unreadSteps < Self.mostUnreadSteps else {
                catchUp(pings: 1)
                return nil
            }
            switch player?.next(at: time.now) ?? .finished {
            case .perform(let step): perform(step)
            case .sleep(let moment):
                guard time.isVirtual else { return moment }
                guard !isBehind else {
                    // The first pong says that all was read; the second that what was drawn upon it has arrived.
                    catchUp(pings: 2)
                    return nil
                }
                advanceVirtualTime(to: moment)
                isBehind = true
            case .finished: phase = .ending(.politely(at: time.realNow, status: 0))
            }
        }
        return nil
    }

    // MARK: The client reads

    private func catchUp(pings: Int) {
        compositor.ping()
        phase = .catchingUp(limit: time.realNow + Self.catchUpLimit, pings: pings)
    }

    private func checkCatchingUp() {
        guard case .catchingUp(let limit, let pings) = phase else { return }
        guard time.realNow < limit else { return didCatchUp() }
        guard !compositor.isWaitingForPong else { return }
        guard pings > 1 else { return didCatchUp() }
        compositor.ping()
        phase = .catchingUp(limit: limit, pings: pings - 1)
        // Who knows no shell is never asked.
        checkCatchingUp()
    }

    private func didCatchUp() {
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
        case .device(let device, let isPresent): setDevice(device, isPresent: isPresent)
        case .output(let width, let height, let scale): setOutput(width: width, height: height, scale: scale)
        case .shot, .compare, .expectPixel: waitForRest(for: step, limit: Settling.pictureLimit)
        case .waitForIdle(let limit): waitForRest(for: step, limit: limit)
        case .waitForText(let limit, _), .waitForExit(let limit): phase = .waiting(Wait(step: step, limit: now + limit))
        case .expectClientAlive: client.checkExit()
        }
        if client.exitStatus != nil {
            phase = .ending(.atOnce(at: now, status: fail(step, "client-alive: the client has ended")))
        }
    }

    private func setDevice(_ device: Seat.Capabilities, isPresent: Bool) {
        if isPresent {
            compositor.seat.capabilities.formUnion(device)
        } else {
            compositor.seat.capabilities.subtract(device)
        }
    }

    private func setOutput(width: Int, height: Int, scale: Double?) {
        guard let output = compositor.outputs.first else { return }
        // All of it at once: clients hear of one change.
        var description = output.description
        (description.width, description.height) = (width, height)
        description.scale = scale ?? description.scale
        output.description = description
    }

    private func send(_ action: InputAction, of step: ScriptStep) {
        do {
            try recording?.append(action, at: time.now)
        } catch {
            writeError(error.description)
            phase = .ending(.politely(at: time.realNow, status: error.status))
            return
        }
        do {
            try compositor.seat.perform(action)
        } catch {
            phase = .ending(.politely(at: time.realNow, status: fail(step, "type: \(error)")))
        }
        unreadSteps += 1
        isBehind = true
    }

    private func waitForRest(for step: ScriptStep, limit: Duration) {
        compositor.dispatch()
        compositor.ping()
        let now = time.realNow
        let settling = Settling(at: now, limit: limit, commitCount: compositor.commitCount)
        phase = .waiting(Wait(step: step, limit: now + limit, settling: settling))
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
        let state = settling.didRefresh(
            at: time.realNow, commitCount: compositor.commitCount, isWaitingForPong: compositor.isWaitingForPong)
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
                writeError(message)
                phase = .ending(.politely(at: time.realNow, status: 1))
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
        phase = .ending(.politely(at: time.realNow, status: fail(step, message)))
    }

    func fail(_ step: ScriptStep, _ message: String) -> Int32 {
        writeError((step.line > 0 ? "line \(step.line): " : "the trace: ") + message)
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

import CompositorScripts
import FakeCompositor
import Foundation

extension Session {
    /// Brings about what time brings about: ends.
    func checkLimits() {
        let now = time.realNow
        if let signal = signals.next() { phase = .ending(.atOnce(at: now, status: 128 + signal)) }
        checkWaiting()
        if now >= timeLimit, !isEnding {
            writeError("the client was still running after \(plan.timeout); \(awaited)")
            phase = .ending(.atOnce(at: now, status: HeadlessError.timeoutStatus))
        }
        consumeDueMeasures()
    }

    /// Does to a client that is to end what it is time for.
    func consumeDueMeasures() {
        guard case .ending(var ending) = phase else { return }
        while let measure = ending.nextMeasure(at: time.realNow) { take(measure) }
        phase = .ending(ending)
    }

    /// What the run waits for, for whoever asks why it takes so long.
    private var awaited: String {
        switch phase {
        case .starting:
            let what = compositor.clientCount > 0 ? "the client shows no window" : "the client has not connected"
            return
                "\(player?.upcoming.map(plan.location) ?? plan.steps?.first.map(plan.location) ?? "nothing") was not played yet: \(what)"
        case .playing: return awaitedWhilePlaying
        case .catchingUp(let catchingUp, _):
            // One who answers is only slow, or there is much to play.
            guard time.realNow - catchingUp.beginning < .seconds(1) else {
                return Self.silence(since: lastStep.map(plan.location))
            }
            return awaitedWhilePlaying
        case .waiting(let wait) where stepBeforeRefresh != nil: return Self.silence(since: plan.location(of: wait.step))
        case .waiting(let wait): return "\(plan.location(of: wait.step)): \(wait.step.action.name) was not over"
        case .running: return "there is no script, so that it runs until it ends by itself"
        case .ending: return "it was to end"
        }
    }

    private var awaitedWhilePlaying: String {
        guard let next = player?.upcoming else {
            return "the end of \(plan.script ?? plan.trace ?? "the script") had not come"
        }
        if let lastStep, plan.location(of: lastStep) == plan.location(of: next) {
            return "\(plan.location(of: next)) was being played"
        }
        return "the time of \(plan.location(of: next)) had not come"
    }

    private static func silence(since place: String?) -> String {
        "the client has not answered a ping since \(place ?? "the beginning")"
    }

    /// Ends a client that does not answer: it hangs, or is stopped.
    func endSilentClient() {
        writeError(
            "\(Self.silence(since: lastStep.map(plan.location))), for \(plan.patience ?? .zero): it hangs, or is stopped; "
                + "--patience S lets it take longer")
        phase = .ending(.atOnce(at: time.realNow, status: HeadlessError.expectationStatus))
        stepBeforeRefresh = nil
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
            // One that is stopped hears of it only when it goes on.
            client.signal(SIGCONT)
        case .kill: client.signal(SIGKILL)
        }
    }

    /// The exit status by the script, and by the client where the script says nothing.
    ///
    /// What the client printed before its end counts, whether the script had come to it or not. What it did not live to
    /// see makes a run fail that would have passed.
    func scriptStatus(clientStatus: Int32) -> Int32 {
        if case .ending(let ending) = phase { return ending.status ?? (ending.isForced ? 0 : clientStatus) }
        var rest = player?.remaining ?? plan.steps ?? []
        if case .waiting(let wait) = phase { rest.insert(wait.step, at: 0) }
        if case .catchingUp(_, then: .perform(let step)) = phase { rest.insert(step, at: 0) }
        return failedExpectation(among: rest, clientStatus: clientStatus) ?? leftStep(
            of: rest, clientStatus: clientStatus)
            ?? clientStatus
    }

    /// The status for the first step that expects what the client's end has made impossible; `nil` when there is none.
    private func failedExpectation(among rest: [ScriptStep], clientStatus: Int32) -> Int32? {
        for step in rest {
            switch step.action {
            case .waitForText(_, let pattern):
                guard !output.consume(matching: pattern) else { continue }
                return fail(step, "wait-text: the client ended, and no line has \(pattern)")
            case .expectClientAlive, .compare, .expectPixel, .waitForChange:
                return fail(step, "\(step.action.name): the client ended with status \(clientStatus)")
            default: continue
            }
        }
        return nil
    }

    /// The status for the first step that was not played though it should have been; `nil` when there is none.
    private func leftStep(of rest: [ScriptStep], clientStatus: Int32) -> Int32? {
        for step in rest {
            switch step.action {
            case .waitForExit, .waitForText: continue
            default:
                let status = fail(
                    step,
                    "not played, nor what follows: the client ended before, with status \(clientStatus); where it may end, "
                        + "write wait-exit MS")
                return clientStatus == 0 ? status : clientStatus
            }
        }
        return nil
    }
}

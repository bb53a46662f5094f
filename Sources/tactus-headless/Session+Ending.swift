import FakeCompositor
import Foundation

extension Session {
    /// Brings about what time brings about: ends.
    func checkLimits() {
        let now = time.realNow
        if let signal = signals.next() { phase = .ending(.atOnce(at: now, status: 128 + signal)) }
        checkWaiting()
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

    /// The exit status by the script, and by the client where the script says nothing.
    ///
    /// What the client printed before its end counts, whether the script had come to it or not.
    func scriptStatus(clientStatus: Int32) -> Int32 {
        if case .ending(let ending) = phase { return ending.status }
        var rest = player?.remaining ?? plan.steps ?? []
        if case .waiting(let wait) = phase { rest.insert(wait.step, at: 0) }
        for step in rest {
            switch step.action {
            case .waitForText(_, let pattern):
                guard output?.take(matching: pattern) != true else { continue }
                return fail(step, "wait-text: the client ended, and no line has \(pattern)")
            case .expectClientAlive, .compare, .expectPixel:
                return fail(step, "\(step.action.name): the client ended with status \(clientStatus)")
            case .input, .device, .output, .pause, .shot, .waitForIdle, .waitForExit: continue
            }
        }
        return clientStatus
    }
}

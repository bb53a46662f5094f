import CompositorScripts
import FakeCompositor

extension Session {
    /// Ends the compositor as `kill -9` does: nobody is told, and its socket lies there with nobody behind it.
    func killCompositor(for step: ScriptStep, pause: Duration) {
        compositor.annotate("the compositor is killed")
        compositor.abandonSockets()
        compositor.disconnectClients()
        reportFaults()
        pastFindings += compositor.lint.findings
        faults.add(compositor.faultCounts)
        compositor = makeCompositor(compositor.outputs.map(\.description))
        reportedFaults = 0
        compositor.onUndeliveredInput = { [unowned self] in report($0) }
        let now = time.realNow
        if time.isVirtual {
            // While there is no compositor there are no refreshes.
            time.advance(to: time.now + pause)
            nextRefresh = time.now + refreshInterval
        }
        phase = .waiting(Wait(step: step, beginning: now, limit: time.isVirtual ? now : now + pause))
        checkWaiting()
    }

    /// Starts another compositor in the place of the one that was killed. It has the displays that are
    /// plugged in by now.
    func startCompositor(for step: ScriptStep) {
        do {
            try runtime.listen(compositor, plan.disturbsClients ? faults.injection : nil)
            resumeScript()
        } catch {
            end(step, "restart-compositor: \(error)")
        }
    }
}

extension RuntimeDirectory {
    /// Lets clients connect to a compositor.
    ///
    /// - Parameters:
    ///   - compositor: The compositor.
    ///   - faults: What goes wrong on connections; `nil` for those on which nothing can.
    /// - Throws: Why nobody can connect.
    func listen(_ compositor: Compositor, _ faults: FaultInjection?) throws(HeadlessError) {
        do {
            try compositor.listen(at: socketPath, through: faults)
        } catch {
            throw .environment("\(error)")
        }
        compositor.annotate("listening at \(socketName)")
    }
}

import FakeCompositor

extension Session {
    /// Ends the compositor as `kill -9` does: nobody is told, and its socket lies there with nobody behind it.
    func killCompositor(for step: ScriptStep, pause: Duration) {
        compositor.note("the compositor is killed")
        compositor.abandonSockets()
        compositor.disconnectClients()
        reportFaults()
        pastFindings += compositor.lint.findings
        compositor = makeCompositor(compositor.outputs.map(\.description))
        reportedFaults = 0
        compositor.onStrayInput = { [unowned self] in report($0) }
        let now = time.realNow
        phase = .waiting(Wait(step: step, beginning: now, limit: now + pause))
        checkWaiting()
    }

    /// Starts another compositor in the place of the one that was killed. It has the displays that are plugged in by now.
    func startCompositor(for step: ScriptStep) {
        do {
            try runtime.listen(compositor, plan)
            resumeScript()
        } catch {
            end(step, "restart-compositor: \(error)")
        }
    }
}

extension RuntimeDirectory {
    /// Lets clients connect to a compositor.
    func listen(_ compositor: Compositor, _ plan: Session.Plan) throws(HeadlessError) {
        do {
            try compositor.listen(at: socketPath, through: plan.disturbsClients ? plan.faults : nil)
        } catch {
            throw .environment("\(error)")
        }
        compositor.note("listening at \(socketName)")
    }
}

import TactusPlatform
import WaylandClient

// MARK: Losing the connection, and getting it back

extension WaylandPlatform {
    /// Ends what depends on a connection: contacts are cancelled, surfaces and then the delegate are told.
    func lose(_ wire: WireConnection, because error: ConnectionError) {
        guard wire === self.wire else { return }
        let wasOutage = reconnection.isOutage
        let wasReady = wire.globals != nil
        if wasReady { formerScreens = wire.outputs.map(\.screen) }
        self.wire = nil
        answerDeadline = nil
        wire.end()
        for surface in surfaces { surface.connectionWasLost() }
        locker.connectionWasLost()
        pasteboards.connectionWasLost()
        drags.connectionWasLost()
        let mayReturn =
            !isStopped && connector.isRepeatable
            && reconnection.connectionDidEnd(wasReady: wasReady, byMistake: error.isMistake, at: clock.now)
        if failure == nil || error.isMistake { failure = error }
        guard mayReturn else { return giveUp() }
        if wasOutage, error.isShortage { reconnectionIsHindered(by: error) }
        guard !wasOutage else { return }
        delegate?.platformDidDrainInput(self)
        onNotice?(.lost(error, limit: reconnection.timeout))
        delegate?.platform(self, didLoseConnection: error)
    }

    /// Makes a connection, or gives up, when it is time for that.
    func reconnectIfDue() {
        switch reconnection.step(at: clock.now) {
        case .wait: break
        case .giveUp: giveUp()
        case .connect:
            do throws(ConnectionError) {
                let connection = try connector.connect()
                adopt(connection)
                reconnection.didConnect()
            } catch {
                reconnection.attemptDidFail(at: clock.now)
                if error.isShortage { reconnectionIsHindered(by: error) }
            }
        }
    }

    /// There is too little of something to connect. That the compositor is not there yet is what an outage is, and not
    /// told; this is for whoever started the program to mend. It becomes the reason for giving up.
    private func reconnectionIsHindered(by error: ConnectionError) {
        guard failure != error else { return }
        failure = error
        onNotice?(.hindered(error))
    }

    /// Whether there is no connection, and will be none.
    var isGivenUp: Bool { wire == nil && !reconnection.isOutage }

    /// Accepts that there is no connection.
    private func giveUp() {
        reconnection.end(at: clock.now)
        wire?.end()
        wire = nil
        locker.giveUp()
        for surface in surfaces { surface.giveUpExports() }
        if let failure { delegate?.platform(self, didFail: failure) }
    }

    /// Makes the surfaces on a connection that is back. They are made in the order in which they once were, which
    /// counts for compositors that place windows by it, and show in the order in which they were used last.
    func restore(on globals: WireGlobals) {
        reconnection.end(at: clock.now)
        failure = nil
        context.surfaces.sort { $0.scene.rawValue < $1.scene.rawValue }
        for surface in surfaces { surface.connectIfNeeded(globals) }
        context.surfaces.sort { ($0.lastActivation, $0.scene.rawValue) < ($1.lastActivation, $1.scene.rawValue) }
        onNotice?(.restored)
        delegate?.platformDidReconnect(self)
        if screens != formerScreens { delegate?.platformScreensDidChange(self) }
    }
}

package import TactusPlatform
import WaylandClient

// MARK: The user's session: locks, tokens, screens that stay on

extension WaylandPlatform {
    package func lockSession() { locker.request(globals) }

    package func unlockSession() { locker.unlock() }

    package func setKeepsScreensOn(_ isOn: Bool) {
        keepsScreensOn = isOn
        for surface in surfaces { surface.updateInhibition() }
    }

    package func setInhibitsSystemShortcuts(_ isOn: Bool) {
        inhibitsShortcuts = isOn
        for surface in surfaces { surface.updateInhibition() }
    }

    package func requestActivationToken(
        for applicationID: String?, from scene: SceneID?, handler: @escaping (String?) -> Void
    ) {
        guard let wire, let activation = wire.globals?.optional.activation else { return handler(nil) }
        wire.add(
            ActivationTokenRequest(
                activation, for: applicationID, from: context.surface(of: scene)?.connected?.surface,
                earnedBy: newestAction(on: scene),
                handler: handler))
    }

    /// What the user did last, on a scene if anything is down there.
    private func newestAction(on scene: SceneID?) -> (seat: WlSeat, serial: UInt32)? {
        for seat in seats {
            if let scene, let serial = seat.serials.grabSerial(on: scene) { return (seat.proxy, serial) }
        }
        guard let seat = pasteboards.actingSeats.newest, let serial = seat.serials.selectionSerial else { return nil }
        return (seat.proxy, serial)
    }

    /// The token with which this program was started, for the first window that shows; `nil` when there was none, and
    /// from the second call on.
    func consumeStartupToken() -> String? {
        defer { startupToken = nil }
        return startupToken
    }

    func receive(_ event: SessionLocker.Event) {
        switch event {
        case .locked: delegate?.platformDidLockSession(self)
        case .ended: delegate?.platformDidEndSessionLock(self)
        }
    }
}

import WaylandServer

/// `xdg_activation_v1`: lets one client bring another one's window to the front, with a token that its user earned.
///
/// A token counts once, when it was made with the serial of something that the user did.
final class ActivationGlobal {
    private unowned let compositor: Compositor
    private var global: ServerGlobal?
    private var count = 0
    private var validTokens: Set<String> = []

    init(compositor: Compositor) {
        self.compositor = compositor
        global = compositor.createGlobal(XdgActivationV1.self) { [unowned self] resource, _ in
            resource.onRequest = { [unowned self] in receive($0) }
        }
    }

    private func receive(_ request: XdgActivationV1.Request) {
        switch request {
        case .destroy: break
        case .getActivationToken(let id): _ = ActivationToken(id, global: self, compositor: compositor)
        case .activate(let token, let surface):
            guard validTokens.remove(token) != nil else {
                return compositor.annotate("ignored: activate with the token \"\(token)\", which is not valid")
            }
            if let toplevel = (surface.tag as? Surface)?.toplevel { compositor.stack.activate(toplevel) }
        }
    }

    /// A new token's text.
    func makeToken(isValid: Bool) -> String {
        count += 1
        let token = "tactus-\(count)"
        if isValid { validTokens.insert(token) }
        return token
    }
}

/// A client's `xdg_activation_token_v1`.
private final class ActivationToken {
    private let resource: XdgActivationTokenV1
    private unowned let global: ActivationGlobal
    private unowned let compositor: Compositor
    private var isEarned = false
    private var isUsed = false

    init(_ resource: XdgActivationTokenV1, global: ActivationGlobal, compositor: Compositor) {
        self.resource = resource
        self.global = global
        self.compositor = compositor
        resource.tag = self
        resource.onRequest = { [unowned self] in receive($0) }
    }

    private func receive(_ request: XdgActivationTokenV1.Request) {
        if case .destroy = request { return }
        guard !isUsed else {
            return compositor.raise(.tokenAlreadyUsed, on: resource, "the token has been committed")
        }
        switch request {
        case .destroy, .setAppId, .setSurface: break
        case .setSerial(let serial, let seat): isEarned = (seat.tag as? Seat)?.mayGrab(serial: serial) == true
        case .commit:
            isUsed = true
            resource.sendDone(token: global.makeToken(isValid: isEarned))
        }
    }
}

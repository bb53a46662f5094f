extension Application {
    /// Asks the system for a token by which a program that this one starts, or speaks to, may come to the front.
    ///
    /// Systems do not let programs steal the attention of users: only who was just touched, clicked or typed into may
    /// pass it on. Ask while the touch, press or key is handled that leads to it. Then hand the token over: to a new
    /// program in the environment variable `XDG_ACTIVATION_TOKEN`, to another one with the message.
    ///
    /// ```swift
    /// application.requestActivationToken(for: "org.example.Viewer") { token in
    ///     self.launch("viewer", environment: token.map { ["XDG_ACTIVATION_TOKEN": $0] } ?? [:])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - applicationID: The name of the application that will use it, if it is known.
    ///   - handler: Is called once with the token; with `nil`, at once, where there are no tokens, and when the
    ///     connection is lost.
    public final func requestActivationToken(
        for applicationID: String? = nil, handler: @escaping (String?) -> Void
    ) {
        platform.requestActivationToken(
            for: applicationID, from: keyWindow?.windowScene?.id ?? scenes.first?.id, handler: handler)
    }
}

extension WindowScene {
    /// Asks the system to bring the scene to the user: to the front, or by a sign that it wants attention. Whether it
    /// does is up to the system.
    ///
    /// - Parameter token: What another program has passed on, see ``Application/requestActivationToken(for:handler:)``.
    ///   With `nil` the scene takes one from this application, for what its user did last.
    public func requestActivation(with token: String? = nil) {
        if let token { return activate(with: token) }
        application?.requestActivationToken { [weak self] token in
            if let token { self?.activate(with: token) }
        }
    }

    private func activate(with token: String) { _ = surface?.perform(.activate(token: token)) }
}

import TactusPlatform
import WaylandClient

/// One request for a token, with an `xdg_activation_token_v1`.
final class ActivationTokenRequest {
    private let token: XdgActivationTokenV1
    private var handler: ((String?) -> Void)?

    /// Asks for a token.
    ///
    /// - Parameters:
    ///   - activation: What to ask with.
    ///   - applicationID: The application that will use it, if it is known.
    ///   - surface: The surface that the user had to do with, if there is one.
    ///   - action: What the user did to earn it, if anything.
    ///   - handler: Is called once: with `nil` when the connection is lost.
    init(
        _ activation: XdgActivationV1, for applicationID: String?, from surface: WlSurface?,
        earnedBy action: (seat: WlSeat, serial: UInt32)?, handler: @escaping (String?) -> Void
    ) {
        token = activation.getActivationToken()
        self.handler = handler
        token.onEvent = { [weak self] event in
            guard case .done(let text) = event else { return }
            self?.finish(with: text)
        }
        if let action { token.setSerial(serial: action.serial, seat: action.seat) }
        if let applicationID { token.setAppId(appId: MessageText.fitting(applicationID)) }
        if let surface { token.setSurface(surface: surface) }
        token.commit()
    }

    /// Whether it was answered.
    var isFinished: Bool { handler == nil }

    /// Answers it.
    func finish(with text: String?) {
        guard let handler else { return }
        self.handler = nil
        if token.isAlive { token.destroy() }
        handler(text)
    }
}

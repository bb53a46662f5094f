import WaylandClient

/// One `wl_output`: what surfaces need to know of the screen that they are on.
///
/// What the compositor tells about an output counts as a whole, with `done` (version 2); version 1 knows neither that
/// nor a scale.
final class Output {
    /// The name of the global.
    let globalName: UInt32
    /// Buffer pixels per point.
    private(set) var scale = 1
    private static let largestScale: Int32 = 64  // far beyond any display
    /// The time between two refreshes; `nil` when the output does not tell.
    private(set) var refreshInterval: Duration?
    /// Called when the output told something new.
    var onChange: (() -> Void)?

    private let proxy: WlOutput
    private var announcedScale = 1
    private var announcedInterval: Duration?

    init(_ proxy: WlOutput, globalName: UInt32) {
        self.proxy = proxy
        self.globalName = globalName
        proxy.tag = self
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Lets go of the output: the compositor removed it.
    func remove() {
        if proxy.version >= WlOutput.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlOutput.Event) {
        switch event {
        case .mode(let flags, _, _, let refresh):
            guard flags.contains(.current) else { return }
            announcedInterval = refresh > 0 ? .nanoseconds(1_000_000_000_000 / Int64(refresh)) : nil
            if proxy.version < WlOutput.doneSince { apply() }
        case .scale(let factor):
            // A factor that no display has is not believed: no buffer could be that large.
            announcedScale = (1...Self.largestScale).contains(factor) ? Int(factor) : 1
        case .done: apply()
        case .geometry, .name, .description: break
        }
    }

    private func apply() {
        scale = announcedScale
        refreshInterval = announcedInterval
        onChange?()
    }
}

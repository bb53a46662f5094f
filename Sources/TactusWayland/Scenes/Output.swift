import TactusGeometry
import TactusPlatform
import WaylandClient

/// One `wl_output`: what surfaces and the application need to know of a screen.
///
/// What the compositor tells about an output counts as a whole, with `done` (version 2); version 1 knows neither that
/// nor a scale.
final class Output {
    /// The name of the global.
    let globalName: UInt32
    /// The object, for requests that name the output.
    let proxy: WlOutput
    /// What the compositor told of it.
    private(set) var screen: Screen
    /// Called when the output told something new.
    var onChange: (() -> Void)?
    /// Returns the name that the screen had on a connection before this one, if it is known again by
    /// what it tells first.
    var recognize: ((Screen) -> ScreenID?)?

    /// Larger factors are not believed: displays have up to 4, and a picture grows with the square.
    nonisolated static let largestScale: Int32 = 16
    /// The longest time between two refreshes that is believed: a frame may wait for the next one.
    nonisolated static let longestRefresh = Duration.seconds(1)
    private var announced: Screen

    init(_ proxy: WlOutput, globalName: UInt32, id: ScreenID) {
        self.proxy = proxy
        self.globalName = globalName
        screen = Screen(id: id)
        announced = screen
        proxy.tag = self
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Buffer pixels per point, a whole number.
    var scale: Int { screen.scale }
    /// The time between two refreshes; `nil` when the output does not tell.
    var refreshInterval: Duration? { screen.refreshInterval }

    /// Lets go of the output: the compositor removed it.
    func remove() {
        (onChange, recognize) = (nil, nil)
        if proxy.version >= WlOutput.releaseSince { proxy.release() } else { proxy.destroyProxy() }
    }

    private func receive(_ event: WlOutput.Event) {
        switch event {
        case .geometry(_, _, let width, let height, _, let make, let model, _):
            announced.physicalSize = width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
            if announced.description == nil { announced.description = Self.sentence(make, model) }
        case .mode(let flags, let width, let height, let refresh):
            guard flags.contains(.current) else { return }
            announced.pixelSize =
                width > 0 && height > 0 ? PixelSize(width: Int(width), height: Int(height)) : .zero
            announced.refreshInterval = Self.interval(refresh > 0 ? 1_000_000_000_000 / Int64(refresh) : 0)
        case .scale(let factor):
            // A factor that no display has is not believed: no buffer could be that large.
            announced.scale = (1...Self.largestScale).contains(factor) ? Int(factor) : 1
        case .name(let name): announced.name = name
        case .description(let description): announced.description = description
        case .done: return apply()
        }
        if proxy.version < WlOutput.doneSince { apply() }
    }

    private func apply() {
        guard announced != screen else { return }
        if let former = recognize?(announced) { announced.id = former }
        recognize = nil
        screen = announced
        onChange?()
    }

    /// The time between two refreshes; `nil` for one that no display has.
    nonisolated static func interval(_ nanoseconds: Int64) -> Duration? {
        let interval = Duration.nanoseconds(nanoseconds)
        return interval > .zero && interval <= longestRefresh ? interval : nil
    }

    private static func sentence(_ make: String, _ model: String) -> String? {
        let words = [make, model].filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}

import TactusPlatform
import WaylandClient

/// When a picture was seen, as `wp_presentation_feedback.presented` tells it.
struct Presentation {
    let time: Instant
    /// The time between two refreshes; `nil` when the output has no fixed rate.
    let interval: Duration?

    init?(_ event: WpPresentationFeedback.Event) {
        guard case .presented(let high, let low, let nanoseconds, let refresh, _, _, _) = event else { return nil }
        guard let time = Instant(high, low, nanoseconds) else { return nil }
        self.time = time
        interval = Output.interval(Int64(refresh))
    }
}

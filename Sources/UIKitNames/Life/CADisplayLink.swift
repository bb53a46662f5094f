import Tactus

/// Between how many frames a second something is to be shown.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
    /// At the least.
    public var minimum: Float
    /// At the most; 0 for as many as the display shows.
    public var maximum: Float
    /// How many would be best; `nil` or 0 for the most.
    public var preferred: Float?

    /// As many as the display shows.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}

/// Calls a method of its target with every frame of the scene that the program shows.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: GameView.step(_:))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The scene is that of the target, where the target is in one when the link begins to run, else the first of
/// `UIApplication.shared`. Where there is none yet the link waits for the loop's next turn. The target is kept until
/// ``invalidate()``.
public final class CADisplayLink {
    private var step: ((CADisplayLink) -> Void)?
    private weak var responder: UIResponder?
    private var link: DisplayLink?
    private var time: FrameTime?

    /// Creates a link that calls a method with itself, and waits to be given to the loop.
    ///
    /// - Parameters:
    ///   - target: Whose method it calls.
    ///   - selector: The method.
    public init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        step = { selector(target)($0) }
        responder = target as? UIResponder
    }

    /// Creates a link that calls a method, and waits to be given to the loop.
    public init<Target: AnyObject>(
        target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        step = { _ in selector(target)() }
        responder = target as? UIResponder
    }

    /// Whether the calls rest. Nothing is drawn for the sake of a link that rests.
    public var isPaused = false { didSet { link?.isPaused = isPaused } }

    /// How many times a second it calls at the most; 0, the default, for with every frame.
    public var preferredFramesPerSecond = 0

    /// How many times a second it calls: as ``preferredFramesPerSecond`` with what is preferred, or where nothing is,
    /// with the maximum. The display decides how often it shows a frame, which may be less than the minimum.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            let range = preferredFrameRateRange
            let wanted = range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum
            preferredFramesPerSecond = wanted > 0 && wanted < 10_000 ? Int(wanted.rounded()) : 0
        }
    }

    /// When the frame before the one that is being made was shown, in seconds of the program's clock; 0
    /// before the first call.
    public var timestamp: TimeInterval { time.map { $0.presentation.seconds - $0.interval.interval } ?? 0 }
    /// When the frame that is being made will be shown, in seconds of the program's clock; 0 before the first call.
    public var targetTimestamp: TimeInterval { time?.presentation.seconds ?? 0 }
    /// The time between two refreshes of the display, in seconds; 0 before the first call.
    public var duration: TimeInterval { time?.interval.interval ?? 0 }

    /// Begins to call, with the next frame.
    public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) { run() }

    /// Ends the calls for good. Called on the main actor, also where a target is let go of (`deinit`).
    nonisolated public func invalidate() {
        MainActor.assumeIsolated {
            link?.invalidate()
            (link, step) = (nil, nil)
        }
    }

    private func run() {
        guard link == nil, step != nil else { return }
        let chain = Responder.chain(from: responder)
        let own = chain.lazy.compactMap { $0 as? WindowScene }.first
        guard let scene = own ?? Application.shared.scenes.first(where: { !$0.isPopup }) else {
            Application.shared.schedule(after: .zero) { [weak self] in self?.run() }
            return
        }
        let link = scene.addDisplayLink { [self] time in
            if preferredFramesPerSecond > 0, let former = self.time {
                let passed = (time.presentation - former.presentation).interval
                // A frame that is a little early counts: refreshes are not quite even.
                guard passed > 1 / Double(preferredFramesPerSecond) - time.interval.interval / 2 else { return }
            }
            self.time = time
            step?(self)
        }
        link.isPaused = isPaused
        self.link = link
    }
}

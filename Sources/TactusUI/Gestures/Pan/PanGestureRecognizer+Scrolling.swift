extension PanGestureRecognizer {
    /// Kinds of scrolling, as a set. The bits are UIKit's.
    nonisolated public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
        /// One bit a kind.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In steps: a wheel.
        public static let discrete = ScrollTypeMask(rawValue: 1 << 0)
        /// As smooth as a finger's way: a touchpad.
        public static let continuous = ScrollTypeMask(rawValue: 1 << 1)
        /// Every kind.
        public static let all: ScrollTypeMask = [.discrete, .continuous]
    }

    /// Fewer fingers on a touchpad scroll, or are about to.
    private static let leastSwipingFingers = 3

    /// Whether the pan takes part in the scrolling that begins with `event`: rule GR-58.
    final func allowsScrolling(of event: Event) -> Bool {
        guard let scroll = event.scroll else { return false }
        if let count = scroll.fingerCount, count >= Self.leastSwipingFingers,
            !allowedScrollFingerCounts.contains(count)
        {
            return false
        }
        return allowedScrollTypesMask.contains(scroll.isDiscrete ? .discrete : .continuous)
    }

    /// Follows scrolling as if a finger were dragged from where the pointer is.
    final func scroll(with event: Event) {
        guard let scroll = event.scroll, let sequence = trackedSequence else { return }
        switch scroll.phase {
        case .mayBegin: break
        case .began:
            if follower.tracker == nil { follower.tracker = makeTracker(for: scroll) }
            _ = follower.tracker?.began(
                sequence.id, at: sequence.windowLocation, time: event.timestamp, hasBegun: hasBegun)
        case .changed:
            follower.tracker?.moved(sequence.id, by: scroll.delta, time: event.timestamp)
            let decision = follower.tracker?.moved(hasBegun: hasBegun) ?? .wait
            act(on: decision)
            // A notch has no second step by which targets that follow changes would learn of it.
            if decision == .begin && scroll.isDiscrete { act(on: .change) }
        case .ended: act(on: follower.tracker?.ended(sequence.id, hasBegun: hasBegun) ?? .wait)
        case .cancelled: follower.tracker?.remove(sequence.id, hasBegun: hasBegun)
        }
    }

    private func makeTracker(for scroll: Event.Scroll) -> PanTracker {
        let metrics = metrics(for: .indirectPointer)
        maximumVelocity = metrics.maximumVelocity
        return PanTracker(
            PanTracker.Settings(
                slop: scroll.isDiscrete ? 0 : metrics.scrollSlop, excludesSlop: excludesSlop,
                constraint: .along(allowedAxes)))
    }
}

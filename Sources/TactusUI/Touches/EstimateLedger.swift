import TactusPlatform

/// Remembers the touches of which something is a guess, and tells those concerned when it is known: rule TC-16.
///
/// A correction may come when its touch is long over. Nobody is kept alive for it.
final class EstimateLedger {
    /// More than these a source does not owe us; it has forgotten the oldest.
    private static let mostEntries = 512

    /// A touch as it was at one sample.
    private final class Entry {
        let touch: Touch
        weak var window: Window?
        weak var view: View?
        /// Whether the view was told of the touch at all.
        var isKnownToView = false
        private let recognizers: [() -> GestureRecognizer?]

        init(_ touch: Touch) {
            self.touch = touch
            window = touch.window
            view = touch.view
            recognizers = touch.gestureRecognizers.map { recognizer in { [weak recognizer] in recognizer } }
            touch.unbind()
        }

        /// Takes over what is known by now, and belongs to its window again for a while.
        func correct(with sample: TabletSample, index: UInt64) {
            touch.window = window
            touch.view = view
            touch.gestureRecognizers = recognizers.compactMap { $0() }
            let estimate = TabletEstimate(
                index: index, properties: sample.estimate?.properties ?? [],
                expectingUpdates: sample.estimate?.expectingUpdates ?? [])
            touch.update(
                with: ContactTable.Sample(
                    location: sample.location, time: sample.time, axes: sample.axes, estimate: estimate))
        }
    }

    /// By the index of the guess.
    private var entries: [UInt64: Entry] = [:]

    /// Notes the samples of a change for which corrections will come.
    func keep(_ change: ContactTable.Change, of touch: Touch) {
        for sample in change.samples {
            guard let estimate = sample.estimate, !estimate.expectingUpdates.isEmpty else { continue }
            let past = Touch(touch, at: sample, previous: touch.previousWindowLocation)
            entries[estimate.index] = Entry(past)
            if entries.count > Self.mostEntries, let oldest = entries.keys.min() { entries[oldest] = nil }
        }
    }

    /// Notes that a view was told of touches, or that they were taken from it.
    func view(wasTold call: ViewRecord.Call, of touches: Set<Touch>) {
        guard !entries.isEmpty else { return }
        for entry in entries.values where touches.contains(where: { $0.number == entry.touch.number }) {
            entry.isKnownToView = call != .cancelled
        }
    }

    /// Tells recognizers, and then views, what is better known by now.
    func correct(_ samples: [TabletSample]) {
        var corrected: [Entry] = []
        for sample in samples {
            guard case .corrected(let index) = sample.change, let entry = entries[index] else { continue }
            entry.correct(with: sample, index: index)
            corrected.append(entry)
            if entry.touch.estimatedPropertiesExpectingUpdates.isEmpty { entries[index] = nil }
        }
        for recognizer in corrected.flatMap(\.touch.gestureRecognizers).uniqued() {
            let touches = corrected.map(\.touch).filter { $0.gestureRecognizers.contains(recognizer) }
            perform(in: recognizer.window) { recognizer.touchesEstimatedPropertiesUpdated(Set(touches)) }
        }
        for view in corrected.filter(\.isKnownToView).compactMap(\.view).uniqued() {
            let touches = corrected.filter { $0.view === view && $0.isKnownToView }.map(\.touch)
            perform(in: view.window) { view.touchesEstimatedPropertiesUpdated(Set(touches)) }
        }
        for entry in corrected { entry.touch.unbind() }
    }

    /// Calls code that is not ours, and completes what it decides about gestures.
    private func perform(in window: Window?, _ body: () -> Void) {
        guard let window else { return body() }
        window.gestureEnvironment.perform(body)
        window.gestureEnvironment.updateIfOutsideDispatch()
    }
}

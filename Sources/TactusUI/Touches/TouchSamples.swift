import TactusGeometry

/// What the device reported of the touches of one dispatch, sample by sample, oldest first.
///
/// Recognizers read the samples as they are. Objects are made of them when ``Event/coalescedTouches(for:)`` is called.
/// The room is kept from one dispatch to the next.
struct TouchSamples {
    /// What a touch was at one moment.
    struct Element {
        let touch: Touch
        let moment: Touch.Moment
    }

    private(set) var elements: [Element] = []
    /// What was asked for, so that asking again gives the same objects.
    private var coalesced: [Touch: [Touch]] = [:]

    /// Adds samples of a touch, which has taken them over already.
    mutating func add(_ samples: ContactTable.Samples, of touch: Touch) {
        var previous = touch.previousWindowLocation
        for sample in samples {
            let place = touch.window?.geometry.fromSuperview(sample.location) ?? touch.windowLocation
            let moment = Touch.Moment(
                phase: touch.phase, sample: sample, windowLocation: place, previousWindowLocation: previous)
            insert(Element(touch: touch, moment: moment))
            previous = place
        }
    }

    /// Forgets everything, at the beginning of a dispatch.
    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        if !coalesced.isEmpty { coalesced = [:] }
    }

    /// Returns an object for each sample of a touch; the touch itself when there is no more than one.
    mutating func coalesced(_ touch: Touch) -> [Touch] {
        if let known = coalesced[touch] { return known }
        let moments = elements.filter { $0.touch === touch }.map(\.moment)
        guard moments.count > 1 else { return [touch] }
        let touches = moments.map { moment in
            let past = Touch(touch, at: moment.sample, previous: moment.previousWindowLocation)
            past.phase = moment.phase
            return past
        }
        coalesced[touch] = touches
        return touches
    }

    private mutating func insert(_ element: Element) {
        let index = elements.lastIndex { $0.precedes(element) } ?? -1
        elements.insert(element, at: index + 1)
    }
}

extension TouchSamples.Element {
    /// Whether it is older, or as old and not of a younger touch.
    fileprivate func precedes(_ other: Self) -> Bool {
        (moment.sample.time, touch.number) <= (other.moment.sample.time, other.touch.number)
    }
}

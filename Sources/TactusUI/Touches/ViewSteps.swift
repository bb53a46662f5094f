/// The calls by which the views of a window are told of one event, in order.
///
/// First come single touches of earlier events; then the touches of this one, view by view in the order in which they
/// were added, and for each view call by call. A list that was emptied keeps its room.
struct ViewSteps {
    /// One call to a view.
    struct Element {
        let view: View
        let call: ViewRecord.Call
        fileprivate(set) var touches: Set<Touch>
        let event: Event
    }

    private(set) var elements: [Element] = []
    private var singleCount = 0

    /// Adds a call for one touch, after those that were added so.
    mutating func addSingle(_ call: ViewRecord.Call, of touch: Touch, to view: View, with event: Event) {
        elements.insert(Element(view: view, call: call, touches: [touch], event: event), at: singleCount)
        singleCount += 1
    }

    /// Lets a touch be part of a call.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - touch: The touch.
    ///   - view: The view that is told.
    ///   - event: The event that is being delivered.
    ///   - count: How many touches there may be.
    mutating func add(_ call: ViewRecord.Call, of touch: Touch, to view: View, with event: Event, upTo count: Int) {
        if let index = elements[singleCount...].firstIndex(where: { $0.view === view && $0.call == call }) {
            elements[index].touches.insert(touch)
            return
        }
        var touches = Set<Touch>(minimumCapacity: count)
        touches.insert(touch)
        let element = Element(view: view, call: call, touches: touches, event: event)
        elements.insert(element, at: place(of: call, to: view))
    }

    /// Forgets all calls.
    mutating func removeAll() {
        elements.removeAll(keepingCapacity: true)
        singleCount = 0
    }

    /// Behind the earlier calls to the view, and before the later ones.
    private func place(of call: ViewRecord.Call, to view: View) -> Int {
        let shared = elements[singleCount...]
        if let later = shared.firstIndex(where: { $0.view === view && $0.call.rawValue > call.rawValue }) {
            return later
        }
        return shared.lastIndex { $0.view === view }.map { $0 + 1 } ?? elements.endIndex
    }
}

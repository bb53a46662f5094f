public import TactusGeometry
import WaylandServer

extension SeatPointer {
    /// Scrolls the surface under the pointer, with one frame. An axis that does not move is not mentioned.
    public func scroll(_ step: Scroll) {
        let turned = (x: Int((step.notches.dx * 120).rounded()), y: Int((step.notches.dy * 120).rounded()))
        let whole = notches.add(x: turned.x, y: turned.y)
        if step.delta != .zero || step.notches != .zero { reportUndelivered(.scroll) }
        guard let focus else { return }
        send(to: focus) { [seat, time = compositor.eventTime] pointer in
            if let source = step.source, pointer.canSend(since: WlPointer.axisSourceSince),
                source != .wheelTilt || pointer.canSend(since: 6)
            {
                pointer.sendAxisSource(axisSource: WlPointer.AxisSource(rawValue: source.rawValue))
            }
            pointer.sendNotches(.verticalScroll, value120: turned.y, whole: whole.y)
            pointer.sendNotches(.horizontalScroll, value120: turned.x, whole: whole.x)
            let ways = [
                (WlPointer.Axis.verticalScroll, step.delta.dy, step.inverted.dy),
                (.horizontalScroll, step.delta.dx, step.inverted.dx),
            ]
            for (axis, value, inverted) in ways where value != 0 {
                if pointer.canSend(since: WlPointer.axisRelativeDirectionSince) {
                    pointer.sendAxisRelativeDirection(axis: axis, direction: inverted == 0 ? .identical : .inverted)
                }
                seat.stamp(pointer)
                pointer.sendAxis(time: time, axis: axis, value: WireFixed(value))
            }
            guard pointer.canSend(since: WlPointer.axisStopSince) else { return }
            for (axis, value) in [(WlPointer.Axis.verticalScroll, step.stops.dy), (.horizontalScroll, step.stops.dx)]
            where value != 0 {
                seat.stamp(pointer)
                pointer.sendAxisStop(time: time, axis: axis)
            }
        }
        flush()
    }

    /// Scrolls with fingers on a touchpad, by logical pixels; down and to the right are positive.
    public func scroll(by delta: Vector) { scroll(.fingers(by: delta)) }

    /// Lifts the scrolling fingers: the axes along which `delta` is not zero stop.
    public func stopScrolling(along delta: Vector) { scroll(.fingersLift(from: delta)) }
}

extension WlPointer {
    /// Tells of a turned wheel: the exact turn since version 8, whole notches before.
    fileprivate func sendNotches(_ axis: Axis, value120: Int, whole: Int) {
        if canSend(since: WlPointer.axisValue120Since) {
            if value120 != 0 { sendAxisValue120(axis: axis, value120: Int32(clamping: value120)) }
        } else if whole != 0, canSend(since: WlPointer.axisDiscreteSince) {
            sendAxisDiscrete(axis: axis, discrete: Int32(clamping: whole))
        }
    }
}

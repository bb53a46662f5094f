import WaylandClient

/// Numbers that events bring, in the order of their coming.
final class Serials {
    private(set) var all: [UInt32] = []
    var last: UInt32? { all.last }

    func add(_ serial: UInt32) { all.append(serial) }
}

extension RawClient {
    /// Writes down what a new pointer object is told about axes and buttons.
    func recordScrolling() {
        let pointer = seat.getPointer()
        pointer.onEvent = { [unowned self] event in
            switch event {
            case .axis(_, let axis, let value): note("axis \(axis.rawValue) \(value.doubleValue)")
            case .frame: note("frame")
            case .axisSource(let source): note("source \(source.rawValue)")
            case .axisStop(_, let axis): note("stop \(axis.rawValue)")
            case .axisDiscrete(let axis, let count): note("notch \(axis.rawValue) \(count)")
            case .axisValue120(let axis, let value): note("value \(axis.rawValue) \(value)")
            case .button(_, _, let button, _): note("button \(button)")
            case .axisRelativeDirection(let axis, .inverted): note("inverted \(axis.rawValue)")
            case .enter, .leave, .motion, .axisRelativeDirection: break
            }
        }
        settle()
    }

    /// A new pointer object, and the serials of its enter events and presses.
    func trackEnters() -> (WlPointer, Serials) {
        let pointer = seat.getPointer()
        let serials = Serials()
        pointer.onEvent = { event in
            switch event {
            case .enter(let serial, _, _, _), .button(let serial, _, _, .pressed): serials.add(serial)
            default: break
            }
        }
        settle()
        return (pointer, serials)
    }

    /// Writes down how far a pointer is moved.
    func recordRelativeMotion(of pointer: WlPointer) {
        let relative = bind(ZwpRelativePointerManagerV1.self).getRelativePointer(pointer: pointer)
        relative.onEvent = { [unowned self] event in
            if case .relativeMotion(_, _, let dx, let dy, let rawX, let rawY) = event {
                note("relative \(dx.doubleValue) \(dy.doubleValue) \(rawX.doubleValue) \(rawY.doubleValue)")
            }
        }
        settle()
    }
}

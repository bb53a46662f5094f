import CWlcs
import FakeCompositor
import TactusGeometry

/// Creates the mouse that the suite moves.
func createPointer(for server: ConformanceServer) -> UnsafeMutablePointer<wlcs_pointer> {
    let pointer = UnsafeMutablePointer<wlcs_pointer>.allocate(capacity: 1)
    pointer.initialize(
        to: wlcs_pointer(
            version: 1,
            move_absolute: { pointer, x, y in
                withPointer(pointer.pointee.owner) { $0.move(to: Point(fixedX: x, fixedY: y)) }
            },
            move_relative: { pointer, dx, dy in
                let step = Point(fixedX: dx, fixedY: dy)
                withPointer(pointer.pointee.owner) { $0.move(by: Vector(dx: step.x, dy: step.y)) }
            },
            button_up: { pointer, code in
                withPointer(pointer.pointee.owner) { $0.button(UInt32(bitPattern: code), isPressed: false) }
            },
            button_down: { pointer, code in
                withPointer(pointer.pointee.owner) { $0.button(UInt32(bitPattern: code), isPressed: true) }
            },
            destroy: { pointer in
                release(pointer.pointee.owner)
                pointer.deallocate()
            },
            owner: Unmanaged.passRetained(server).toOpaque()))
    return pointer
}

/// Creates the finger that the suite moves. Its header speaks of fixed-point numbers; what comes are whole pixels.
func createTouch(for server: ConformanceServer) -> UnsafeMutablePointer<wlcs_touch> {
    let touch = UnsafeMutablePointer<wlcs_touch>.allocate(capacity: 1)
    touch.initialize(
        to: wlcs_touch(
            version: 1,
            down: { touch, x, y in
                withFinger(touch.pointee.owner) { $0.down(at: Point(x: Double(x), y: Double(y))) }
            },
            move: { touch, x, y in
                withFinger(touch.pointee.owner) { $0.move(to: Point(x: Double(x), y: Double(y))) }
            },
            up: { touch in withFinger(touch.pointee.owner) { $0.up() } },
            destroy: { touch in
                release(touch.pointee.owner)
                touch.deallocate()
            },
            owner: Unmanaged.passRetained(server).toOpaque()))
    return touch
}

private func withPointer(_ owner: UnsafeMutableRawPointer, _ body: (SeatPointer) -> Void) {
    Unmanaged<ConformanceServer>.fromOpaque(owner).takeUnretainedValue().withCompositor { body($0.seat.pointer) }
}

private func withFinger(_ owner: UnsafeMutableRawPointer, _ body: (SeatFinger) -> Void) {
    Unmanaged<ConformanceServer>.fromOpaque(owner).takeUnretainedValue().withCompositor { body($0.seat.finger(id: 0)) }
}

private func release(_ owner: UnsafeMutableRawPointer) {
    Unmanaged<ConformanceServer>.fromOpaque(owner).release()
}

extension Point {
    /// A point whose coordinates are 24.8 fixed-point numbers.
    fileprivate init(fixedX: Int32, fixedY: Int32) {
        self.init(x: Double(fixedX) / 256, y: Double(fixedY) / 256)
    }
}

import TactusPlatform
import TactusUI

extension TestHost {
    /// Lets fingers and other devices act while the program is busy with something else, such as a long calculation:
    /// what they do arrives together when `action` has returned. Motion is merged then, as it is after every delay.
    ///
    /// ```swift
    /// host.whileBusy { finger.move(to: Point(x: 20, y: 100), over: .milliseconds(100)) }
    /// ```
    ///
    /// The clock moves on meanwhile, and no timer fires and nothing is drawn.
    ///
    /// - Parameter action: What fingers do meanwhile.
    public func whileBusy(_ action: () -> Void) {
        precondition(heldFrames == nil, "the program is busy already; do it all in one whileBusy(_:)")
        heldFrames = []
        clock.remove(platform)
        action()
        clock.add(platform)
        let frames = heldFrames ?? []
        heldFrames = nil
        platform.receive(frames)
        application.flushInput()
    }

    /// Hands over a frame at the present time, from the seat of the host's devices.
    package func send(_ contents: InputFrame.Contents) {
        let frame = InputFrame(seat: Self.seat, time: clock.now, contents: contents)
        guard heldFrames == nil else {
            heldFrames?.append(frame)
            return
        }
        platform.receive([frame])
        application.flushInput()
    }

    /// Puts several fingers through changes that arrive in one frame, as a touch screen reports fingers that act at the
    /// same moment. They wait in the queue.
    package func receive(_ samples: [ContactSample]) {
        platform.receive([InputFrame(seat: Self.seat, time: clock.now, contents: .contacts(samples))])
    }

    /// The seat that the host's devices belong to.
    nonisolated static let seat = SeatID(rawValue: 1)
}

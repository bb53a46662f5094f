import TactusTesting

@testable import TactusUI

@MainActor
extension TestHost {
    /// A frame of one finger at the middle of a small scene, at a time of its own.
    func frame(_ step: Step, at time: Instant) -> InputFrame {
        let change: ContactSample.Change =
            switch step {
            case .down: .down(scene.id)
            case .moved: .moved
            case .up: .up
            case .cancelled: .cancelled
            }
        let place = Double(time.nanoseconds % 97) / 10
        let sample = ContactSample(
            contact: ContactID(rawValue: 4711), change: change, location: Point(10 + place, 10), time: time)
        return InputFrame(seat: SeatID(rawValue: 1), time: time, contents: .contacts([sample]))
    }

    /// Lets time pass while the program is busy with something else, then takes one turn with what has arrived.
    func stall(for duration: Duration, receiving frames: [InputFrame] = []) {
        clock.remove(platform)
        clock.advance(by: duration)
        clock.add(platform)
        platform.receive(frames)
    }
}

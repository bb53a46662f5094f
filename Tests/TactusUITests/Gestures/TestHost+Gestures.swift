import TactusTesting

@testable import TactusUI

@MainActor
extension TestHost {
    /// Why `recognizer` has failed so far, in order.
    func failures(of recognizer: GestureRecognizer) -> [FailureReason] {
        window.gestureEnvironment.journal.records.compactMap { record in
            guard case .decided(.failed(recognizer.id, let reason)) = record.entry else { return nil }
            return reason
        }
    }

    /// Attaches a new recognizer to the window.
    func attach<Recognizer: GestureRecognizer>(
        _ recognizer: Recognizer, _ change: (Recognizer) -> Void = { _ in }
    ) -> Recognizer {
        change(recognizer)
        window.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Moves several fingers in one frame.
    func move(_ fingers: [(finger: ContactID, to: Point)]) {
        send(fingers.map { Sample($0.finger, .moved, $0.to) })
    }

    /// Puts new fingers down in one frame.
    func land(_ points: [Point]) -> [ContactID] {
        let contacts = points.map { _ in makeContact() }
        send(zip(contacts, points).map { Sample($0, .down(scene.id), $1) })
        return contacts
    }

    /// Lifts fingers in one frame.
    func lift(_ fingers: [(finger: ContactID, at: Point)]) {
        send(fingers.map { Sample($0.finger, .up, $0.at) })
    }
}

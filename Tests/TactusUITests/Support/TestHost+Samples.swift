import TactusTesting

@testable import TactusUI

/// What one contact does, for frames that a test puts together by itself.
struct Sample {
    var contact: ContactID
    var change: ContactSample.Change
    var location: Point

    init(_ contact: ContactID, _ change: ContactSample.Change, _ location: Point) {
        self.contact = contact
        self.change = change
        self.location = location
    }
}

@MainActor
extension TestHost {
    /// What a fresh contact may do.
    nonisolated enum Step {
        case down, moved, up, cancelled
    }

    /// Hands over one frame with all these samples.
    func send(_ samples: [Sample]) {
        receive(
            samples.map {
                ContactSample(contact: $0.contact, change: $0.change, location: $0.location, time: clock.now)
            })
        application.flushInput()
    }

    /// Hands over one frame in which a new contact does all this in one place.
    func send(_ steps: [Step], at location: Point) {
        let contact = makeContact()
        send(
            steps.map { step in
                switch step {
                case .down: Sample(contact, .down(scene.id), location)
                case .moved: Sample(contact, .moved, location)
                case .up: Sample(contact, .up, location)
                case .cancelled: Sample(contact, .cancelled, location)
                }
            })
    }
}

import FakeCompositor
import TactusGeometry
import TactusUI

/// Writes what an application makes of its input into the time line of the compositor that is there.
final class Narrator: DeliveryObserver {
    private let door: PairDoor

    init(writingTo door: PairDoor) { self.door = door }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .responder(let call):
            for touch in call.touches.sorted(by: { $0.number < $1.number }) {
                let place = touch.location(in: nil)
                note("\(type(of: call.responder)) \(call.phase), touch \(touch.number) at \(place.x), \(place.y)")
            }
        case .presses(let call):
            note("\(type(of: call.responder)) \(call.phase), \(call.presses.count) presses")
        case .gesture(let recognizer, let state): note("\(type(of: recognizer)) \(state)")
        case .control(let control, let events): note("\(type(of: control)) sends \(events)")
        case .commit(_, let region): note("draws \(region.rects.map { "\($0)" }.joined(separator: " "))")
        case .diagnostic(let diagnostic): note("\(diagnostic)")
        case .frame, .window, .view, .recognizers, .event, .damage: break
        }
    }

    private func note(_ text: String) { door.compositor.note("app \(text)") }
}

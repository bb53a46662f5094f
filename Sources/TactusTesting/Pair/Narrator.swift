import FakeCompositor
import TactusGeometry
import TactusUI

/// Writes what an application makes of its input into the time line of the compositor that is there.
final class Narrator: DeliveryObserver {
    private let door: PairDoor
    /// The names of classes, of which a line is written for every touch that moves: looking one up costs microseconds.
    private var classNames: [ObjectIdentifier: String] = [:]

    init(writingTo door: PairDoor) { self.door = door }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        switch stage {
        case .responder(let call):
            for touch in call.touches.sorted(by: { $0.number < $1.number }) {
                let place = touch.location(in: nil)
                note(
                    "app \(name(of: call.responder)) \(call.phase.word), touch \(touch.number) at "
                        + "\(place.x), \(place.y)")
            }
        case .presses(let call):
            note("app \(name(of: call.responder)) \(call.phase), \(call.presses.count) presses")
        case .gesture(let recognizer, let state): note("app \(name(of: recognizer)) \(state)")
        case .actions(let call): note("app \(name(of: call.sender)) sends \(call.events)")
        case .commit(_, let region): note("app draws \(region.rects.map { "\($0)" }.joined(separator: " "))")
        case .diagnostic(let diagnostic): note("app \(diagnostic)")
        case .frame, .window, .view, .recognizers, .event, .damage: break
        }
    }

    private func name(of object: AnyObject) -> String {
        let key = ObjectIdentifier(type(of: object))
        if let name = classNames[key] { return name }
        let name = "\(type(of: object))"
        classNames[key] = name
        return name
    }

    private func note(_ text: String) { door.compositor.annotate(text) }
}

extension Touch.Phase {
    /// Its name, without asking for it by reflection.
    fileprivate var word: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .regionEntered: "regionEntered"
        case .regionMoved: "regionMoved"
        case .regionExited: "regionExited"
        }
    }
}

import TactusGeometry
import TactusPlatform

/// Tells the platform how the pointers look: as the views under them say.
///
/// Nobody looks what is under a pointer while no view of its scene has a cursor of its own.
final class CursorRouter {
    /// The pointer of one seat, on one scene.
    private final class Pointer {
        let scene: SceneID
        /// What hit testing is told.
        let event: Event
        /// In the scene's coordinate space.
        var location: Point
        /// Linux's codes of the buttons that are down.
        var pressed: Set<UInt32> = []
        /// The innermost view under it; while a button is down, the one that it went down on.
        weak var view: View?
        /// How it looks; `nil` before anybody said so.
        var appearance: CursorAppearance?

        init(scene: SceneID, event: Event, location: Point) {
            self.scene = scene
            self.event = event
            self.location = location
        }
    }

    private unowned let application: Application
    private var pointers: [SeatID: Pointer] = [:]

    init(application: Application) { self.application = application }

    /// Takes what the pointer of a seat did.
    func receive(_ samples: [PointerSample], of seat: SeatID) {
        for sample in samples { receive(sample, of: seat) }
        if let pointer = pointers[seat] { update(pointer, of: seat) }
    }

    /// Tells the platform how the pointers look by now.
    func update() {
        for (seat, pointer) in pointers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { update(pointer, of: seat) }
    }

    /// The scene that the pointer of a seat is on.
    func scene(of seat: SeatID) -> WindowScene? {
        let id = pointers[seat]?.scene
        return application.scenes.first { $0.id == id }
    }

    private func receive(_ sample: PointerSample, of seat: SeatID) {
        switch sample.change {
        case .entered(let scene):
            let event = Event(type: .hover, timestamp: sample.time)
            event.application = application
            pointers[seat] = Pointer(scene: scene, event: event, location: sample.location)
        case .left: pointers[seat] = nil
        case .moved, .scrolled, .displaced: pointers[seat]?.location = sample.location
        case .button(let code, true): press(code, at: sample.location, of: seat)
        case .button(let code, false): pointers[seat]?.pressed.remove(code)
        }
    }

    private func press(_ code: UInt32, at location: Point, of seat: SeatID) {
        guard let pointer = pointers[seat] else { return }
        pointer.location = location
        if pointer.pressed.isEmpty { pointer.view = view(under: pointer) }
        pointer.pressed.insert(code)
    }

    private func update(_ pointer: Pointer, of seat: SeatID) {
        if pointer.pressed.isEmpty { pointer.view = hasCursors(pointer.scene) ? view(under: pointer) : nil }
        let appearance = pointer.view.flatMap { self.appearance(over: $0, of: pointer) } ?? .cursor(.default)
        guard appearance != pointer.appearance else { return }
        pointer.appearance = appearance
        switch appearance {
        case .cursor(let cursor): application.platform.setCursor(cursor, of: seat)
        case .image(let image): application.platform.setCursorImage(image, of: seat)
        }
    }

    /// What the view says, or the innermost one around it that says anything; its interactions before itself.
    private func appearance(over view: View, of pointer: Pointer) -> CursorAppearance? {
        for view in sequence(first: view, next: \.superview) {
            for case let interaction as any CursorProviding in view.attachedInteractions {
                let point = view.fromScene(pointer.location)
                if let appearance = interaction.cursorAppearance(at: point) { return appearance }
            }
            if let cursor = view.cursor { return .cursor(cursor) }
        }
        return nil
    }

    private func hasCursors(_ scene: SceneID) -> Bool {
        application.scenes.first { $0.id == scene }?.windows.contains { $0.hoverInterest.cursors > 0 } ?? false
    }

    private func view(under pointer: Pointer) -> View? {
        guard let scene = application.scenes.first(where: { $0.id == pointer.scene }) else { return nil }
        let selection = WindowSelection(application: application, event: pointer.event)
        guard let target = selection.target(in: scene, at: pointer.location) else { return nil }
        return target.view ?? target.window
    }
}

import TactusGeometry
import WaylandClient

/// A pointer that is to be held in its place on a surface (`zwp_locked_pointer_v1`), and what the hand does with it
/// meanwhile (`zwp_relative_pointer_v1`).
///
/// The compositor decides when: while the pointer is on the surface and the surface has the keys. It may end it, and
/// begin again, as long as this object lives.
final class PointerLock {
    /// Whether the pointer is held.
    private(set) var isLocked = false

    private let lock: ZwpLockedPointerV1
    private let relative: ZwpRelativePointerV1?
    private let onChange: (Bool) -> Void

    /// Asks for it.
    ///
    /// - Parameters:
    ///   - pointer: The pointer. It is locked by nobody else of this program.
    ///   - surface: Where it is to be held.
    ///   - managers: What to make it with; `nil` comes where the compositor has no locks.
    ///   - onChange: Called when it is held, and when it is no longer.
    ///   - onMotion: Called while it is held with what the hand does: with acceleration, and without.
    init?(
        _ pointer: WlPointer, on surface: WlSurface, _ managers: InputManagers,
        onChange: @escaping (Bool) -> Void, onMotion: @escaping (Vector, Vector) -> Void
    ) {
        guard let constraints = managers.pointerConstraints else { return nil }
        self.onChange = onChange
        lock = constraints.lockPointer(surface: surface, pointer: pointer, region: nil, lifetime: .persistent)
        relative = managers.relativePointers?.getRelativePointer(pointer: pointer)
        lock.onEvent = { [weak self] event in
            switch event {
            case .locked: self?.change(to: true)
            case .unlocked: self?.change(to: false)
            }
        }
        relative?.onEvent = { [weak self] event in
            guard let self, isLocked, case .relativeMotion(_, _, let dx, let dy, let ux, let uy) = event else { return }
            onMotion(Vector(dx, dy), Vector(ux, uy))
        }
    }

    /// Lets the pointer go.
    func destroy() {
        if lock.isAlive { lock.destroy() }
        if let relative, relative.isAlive { relative.destroy() }
        change(to: false)
    }

    private func change(to isLocked: Bool) {
        guard isLocked != self.isLocked else { return }
        self.isLocked = isLocked
        onChange(isLocked)
    }
}

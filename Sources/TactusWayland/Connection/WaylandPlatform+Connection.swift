import TactusPlatform
import WaylandClient

/// How many names of each kind were given: no two connections give the same one.
struct NameCounters {
    var contact: UInt64 = 0
    var tabletTool: UInt64 = 0
    var seat: UInt64 = 0
    var screen: UInt64 = 0
    var activation: UInt64 = 0
}

// MARK: What the connection tells

extension WaylandPlatform: WireConnectionOwner {
    func nextContact() -> ContactID {
        names.contact += 1
        return ContactID(rawValue: names.contact)
    }

    func nextTabletTool() -> TabletToolID {
        names.tabletTool += 1
        return TabletToolID(rawValue: names.tabletTool)
    }

    var steppedClock: SteppedClock? { clock as? SteppedClock }

    var inputManagers: InputManagers { wire?.inputManagers ?? InputManagers() }

    func nextSeat() -> SeatID {
        names.seat += 1
        return SeatID(rawValue: names.seat)
    }

    func nextScreen() -> ScreenID {
        names.screen += 1
        return ScreenID(rawValue: names.screen)
    }

    /// A number for each time that the user turned to a surface.
    func nextActivation() -> UInt64 {
        names.activation += 1
        return names.activation
    }

    var remembersScreens: Bool { !screenMemory.isEmpty }

    func formerID(of screen: Screen) -> ScreenID? { screenMemory.takeID(of: screen) }

    /// How many objects of the compositor there are at this end.
    package var wireObjectCount: Int { wire?.connection.objectCount ?? 0 }

    /// How many surfaces scenes have.
    package var surfaceCount: Int { surfaces.count }

    /// What surfaces are made with, once that is known.
    var globals: WireGlobals? { wire?.globals }

    /// The seats that are there now.
    var seats: [Seat] { wire?.seats ?? [] }

    /// The surface of a scene, if there is one.
    func surface(of scene: SceneID?) -> WaylandSurface? { surfaces.first { $0.scene == scene } }

    /// The output of that name, if it is there.
    func output(_ id: ScreenID) -> Output? { wire?.outputs.first { $0.screen.id == id } }

    func scene(of surface: WlSurface?) -> SceneID? { (surface?.tag as? WaylandSurface)?.scene }

    func scale(of scene: SceneID) -> Double { surfaces.first { $0.scene == scene }?.scale ?? 1 }

    var cursorSource: CursorSource? { wire?.cursorSource }

    func receive(_ frame: InputFrame) { delegate?.platform(self, didReceive: frame) }

    func connectionDidBecomeReady(_ wire: WireConnection, with globals: WireGlobals) {
        locker.connect(globals)
        if reconnection.isOutage { return restore(on: globals) }
        for surface in surfaces { surface.connectIfNeeded(globals) }
    }

    func connection(_ wire: WireConnection, outputDidChange output: Output) {
        for surface in surfaces { surface.outputDidChange(output) }
        if !reconnection.isOutage { delegate?.platformScreensDidChange(self) }
    }

    func connection(_ wire: WireConnection, outputWillVanish output: Output) {
        for surface in surfaces { surface.outputWillVanish(output) }
        if !reconnection.isOutage { delegate?.platformScreensDidChange(self) }
    }

    func connection(_ wire: WireConnection, lacks interfaces: [String]) {
        lose(wire, because: .missingGlobals(interfaces))
    }
}

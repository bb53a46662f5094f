import TactusUI
import WaylandClient

/// One `zwp_tablet_seat_v2`: the graphics tablets of a seat, and the tools that are used on them.
///
/// Pads, with buttons, rings and strips beside the surface, are let go of as they are announced.
final class TabletSeat {
    private let proxy: ZwpTabletSeatV2
    private unowned let seat: Seat
    private var tools: [TabletToolDevice] = []

    init(_ proxy: ZwpTabletSeatV2, seat: Seat) {
        self.proxy = proxy
        self.seat = seat
        proxy.onEvent = { [weak self] event in self?.receive(event) }
    }

    func sceneVanished(_ scene: SceneID) {
        for tool in tools { tool.sceneVanished(scene) }
    }

    /// Takes all tools off their scenes.
    func vanish() {
        for tool in tools { tool.vanish() }
    }

    /// Takes all tools off their scenes, and lets go of the objects.
    func release() {
        for tool in tools { tool.release() }
        tools = []
        proxy.destroy()
    }

    private func receive(_ event: ZwpTabletSeatV2.Event) {
        switch event {
        case .tabletAdded(let tablet):
            tablet.onEvent = { [unowned tablet] event in
                if case .removed = event { tablet.destroy() }
            }
        case .toolAdded(let tool):
            tools.append(
                TabletToolDevice(tool, seat: seat) { [weak self] removed in
                    self?.tools.removeAll { $0 === removed }
                })
        case .padAdded(let pad): pad.destroy()
        }
    }
}

import TactusPlatform
import WaylandClient

/// One `zwp_tablet_seat_v2`: the graphics tablets of a seat, and the tools that are used on them.
final class TabletSeat {
    private let proxy: ZwpTabletSeatV2
    private unowned let seat: Seat
    private var tablets: [ZwpTabletV2] = []
    private var tools: [TabletToolDevice] = []
    private var pads: [TabletPad] = []
    /// How many tablets a seat has at a time, how many tools, and how many pads. Others are let go of as they come.
    static let mostTablets = 64
    static let mostTools = 64
    static let mostPads = 64

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
        for pad in pads { pad.release() }
        pads = []
        for tablet in tablets { tablet.destroy() }
        tablets = []
        proxy.destroy()
    }

    private func receive(_ event: ZwpTabletSeatV2.Event) {
        switch event {
        case .tabletAdded(let tablet):
            guard tablets.count < Self.mostTablets else { return tablet.destroy() }
            tablets.append(tablet)
            tablet.onEvent = { [weak self, unowned tablet] event in
                guard case .removed = event else { return }
                tablet.destroy()
                self?.tablets.removeAll { !$0.isAlive }
            }
        case .toolAdded(let tool):
            guard tools.count < Self.mostTools else { return tool.destroy() }
            tools.append(
                TabletToolDevice(tool, seat: seat) { [weak self] removed in
                    self?.tools.removeAll { $0 === removed }
                })
        case .padAdded(let pad):
            guard pads.count < Self.mostPads else { return pad.destroy() }
            pads.append(TabletPad(pad) { [weak self] removed in self?.pads.removeAll { $0 === removed } })
        }
    }
}

import WaylandClient

/// What a client was told about tablets: the objects that it got, and serials.
final class TabletRecord {
    fileprivate(set) var tools: [ZwpTabletToolV2] = []
    fileprivate(set) var proximitySerials: [UInt32] = []
    fileprivate(set) var pressSerials: [UInt32] = []
}

extension RawClient {
    /// Writes down everything that a new `zwp_tablet_seat_v2` and what comes of it are told.
    func recordTablets() -> TabletRecord {
        let record = TabletRecord()
        bind(ZwpTabletManagerV2.self).getTabletSeat(seat: seat).onEvent = { [unowned self] event in
            switch event {
            case .tabletAdded(let tablet): tablet.onEvent = { [unowned self] in note("tablet \(Self.text($0))") }
            case .toolAdded(let tool):
                record.tools.append(tool)
                tool.onEvent = { [unowned self, unowned record] event in
                    if case .proximityIn(let serial, _, _) = event { record.proximitySerials.append(serial) }
                    if case .down(let serial) = event { record.pressSerials.append(serial) }
                    note("tool \(Self.text(event))")
                }
            case .padAdded(let pad): pad.onEvent = { [unowned self] in didReceive($0) }
            }
        }
        settle()
        return record
    }

    private func didReceive(_ event: ZwpTabletPadV2.Event) {
        guard case .group(let group) = event else { return note("pad \(Self.text(event))") }
        note("pad group")
        group.onEvent = { [unowned self] event in
            switch event {
            case .ring(let ring): ring.onEvent = { [unowned self] in note("ring \(Self.text($0))") }
            case .strip(let strip): strip.onEvent = { [unowned self] in note("strip \(Self.text($0))") }
            case .buttons(let numbers): note("group buttons \(numbers.asUInt32s)")
            case .modes(let count): note("group modes \(count)")
            case .done: note("group done")
            case .modeSwitch(_, _, let mode): note("group mode \(mode)")
            }
        }
    }

    private static func text(_ event: ZwpTabletV2.Event) -> String {
        switch event {
        case .name(let name): name
        case .id(let vendor, let product): "id \(vendor) \(product)"
        case .path(let path): path
        case .done: "done"
        case .removed: "removed"
        }
    }

    private static func text(_ event: ZwpTabletToolV2.Event) -> String {
        switch event {
        case .type(let type): "type \(type.rawValue)"
        case .hardwareSerial(let high, let low): "serial \(high) \(low)"
        case .hardwareIdWacom(let high, let low): "wacom \(high) \(low)"
        case .capability(let capability): "can \(capability.rawValue)"
        case .done: "done"
        case .removed: "removed"
        case .proximityIn(_, let tablet, let surface):
            "in \(tablet == nil ? "nothing" : "tablet") on \(surface.map { String($0.id) } ?? "nothing")"
        case .proximityOut: "out"
        case .down: "down"
        case .up: "up"
        case .motion(let x, let y): "motion \(x.doubleValue) \(y.doubleValue)"
        case .pressure(let value): "pressure \(value)"
        case .distance(let value): "distance \(value)"
        case .tilt(let x, let y): "tilt \(x.doubleValue) \(y.doubleValue)"
        case .rotation(let degrees): "rotation \(degrees.doubleValue)"
        case .slider(let position): "slider \(position)"
        case .wheel(let degrees, let clicks): "wheel \(degrees.doubleValue) \(clicks)"
        case .button(_, let button, let state): "button \(button) \(state == .pressed ? "pressed" : "released")"
        case .frame(let time): "frame \(time)"
        }
    }

    private static func text(_ event: ZwpTabletPadV2.Event) -> String {
        switch event {
        case .group: "group"
        case .path(let path): path
        case .buttons(let count): "buttons \(count)"
        case .done: "done"
        case .button(_, let button, let state): "button \(button) \(state == .pressed ? "pressed" : "released")"
        case .enter(_, let tablet, let surface):
            "enter \(tablet == nil ? "nothing" : "tablet") on \(surface.map { String($0.id) } ?? "nothing")"
        case .leave(_, let surface): "leave \(surface.map { String($0.id) } ?? "nothing")"
        case .removed: "removed"
        }
    }

    private static func text(_ event: ZwpTabletPadRingV2.Event) -> String {
        switch event {
        case .source(let source): "source \(source.rawValue)"
        case .angle(let degrees): "angle \(degrees.doubleValue)"
        case .stop: "stop"
        case .frame: "frame"
        }
    }

    private static func text(_ event: ZwpTabletPadStripV2.Event) -> String {
        switch event {
        case .source(let source): "source \(source.rawValue)"
        case .position(let position): "position \(position)"
        case .stop: "stop"
        case .frame: "frame"
        }
    }
}

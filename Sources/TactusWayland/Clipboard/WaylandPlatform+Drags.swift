package import TactusPlatform
import WaylandClient

// MARK: Drag and drop

extension WaylandPlatform {
    /// What other programs are offered of a drag that is none of their business.
    private static let privateType: ContentType = "application/x-tactus-private"

    package func beginDrag(_ request: DragRequest) -> Bool {
        guard let globals, let surface = surface(of: request.scene), let origin = surface.wire?.surface else {
            return false
        }
        for seat in seats {
            guard let device = seat.dragDevice, let holder = seat.serials.holder(on: request.scene) else { continue }
            // Some compositors would swallow the finger: nothing is lost when the drag is for this program alone.
            if holder == .finger, losesFingerDrags || request.item.types.isEmpty { return false }
            guard let serial = seat.handOver(from: request.scene) else { continue }
            let icon = request.preview.flatMap {
                DragIcon($0, scale: surface.scale, globals, memory: bufferMemory)
            }
            let grip = DragGrip(seat: seat.id, device: device, origin: origin, serial: serial, holder: holder)
            let drag = WireDrag(shareable(request), holding: grip, icon: icon, owner: self) { [weak self] news in
                self?.receive(news, of: request.id)
            }
            drags.append(drag)
            return true
        }
        return false
    }

    package func cancelDrag(_ id: DragID) {
        for drag in drags where drag.id == id { drag.end() }
        drags.removeAll { $0.id == id }
    }

    /// Gives up a drag that the compositor has forgotten.
    func reachDrags(_ now: Instant) {
        for drag in drags where drag.reach(now) && drag.grip.holder == .finger { losesFingerDrags = true }
    }

    func buttonDidComeUp(of seat: SeatID) {
        for drag in drags where drag.grip.seat == seat { drag.buttonCameUp() }
    }

    func receive(_ event: DragEvent) {
        if case .entered = event {
            for drag in drags where !drag.isDropped { drag.wasHeard() }
        }
        delegate?.platform(self, didReceive: event)
    }

    private func shareable(_ request: DragRequest) -> DragRequest {
        guard request.item.types.isEmpty else { return request }
        var request = request
        request.item = ItemProvider()
        request.item.register(Self.privateType) { [] }
        return request
    }

    private func receive(_ news: DragSourceProgress.News, of id: DragID) {
        switch news {
        case .operation(let operation): delegate?.platform(self, didReceive: .sourceOperationChanged(id, operation))
        case .dropped: delegate?.platform(self, didReceive: .sourceDropped(id))
        case .ended(let operation):
            cancelDrag(id)
            delegate?.platform(self, didReceive: .sourceEnded(id, operation))
        }
    }

    /// Ends all drags: the connection is lost.
    func dragsWereLost() {
        losesFingerDrags = false
        endDrags { _ in true }
    }

    /// Ends the drags of a seat that is gone, or can drag no more.
    func endDrags(of seat: SeatID) { endDrags { $0.grip.seat == seat } }

    private func endDrags(where isLost: (WireDrag) -> Bool) {
        let lost = drags.filter(isLost)
        for drag in lost {
            cancelDrag(drag.id)
            delegate?.platform(self, didReceive: .sourceEnded(drag.id, nil))
        }
    }
}

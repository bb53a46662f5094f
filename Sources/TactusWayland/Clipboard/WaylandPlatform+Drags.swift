package import TactusUI
import WaylandClient

// MARK: Drag and drop

extension WaylandPlatform {
    /// What other programs are offered of a drag that is none of their business.
    private static let privateType: ContentType = "application/x-tactus-private"

    package func beginDrag(_ request: DragRequest) -> Bool {
        cancelDrag()
        guard let globals, let surface = surface(of: request.scene), let origin = surface.wire?.surface else {
            return false
        }
        for seat in seats {
            guard let device = seat.dragDevice, seat.serials.grabSerial(on: request.scene) != nil else { continue }
            let isFinger = seat.serials.hasContact(on: request.scene)
            // Some compositors would swallow the finger: nothing is lost when the drag is for this program alone.
            if isFinger, losesFingerDrags || request.item.types.isEmpty { return false }
            guard let serial = seat.handOver(from: request.scene) else { continue }
            let icon = request.preview.flatMap {
                DragIcon($0, scale: surface.scale, globals, memory: bufferMemory)
            }
            let grip = DragGrip(device: device, origin: origin, serial: serial, isFinger: isFinger)
            drag = WireDrag(shareable(request), holding: grip, icon: icon, owner: self) { [weak self] news in
                self?.receive(news)
            }
            return true
        }
        return false
    }

    package func cancelDrag() {
        drag?.end()
        drag = nil
    }

    /// Gives up a drag that the compositor has forgotten.
    func reachDrag(_ now: Instant) {
        guard let drag, drag.reach(now) else { return }
        if drag.isFromFinger { losesFingerDrags = true }
    }

    func receive(_ event: DragEvent) {
        if case .entered = event { drag?.wasHeard() }
        delegate?.platform(self, didReceive: event)
    }

    private func shareable(_ request: DragRequest) -> DragRequest {
        guard request.item.types.isEmpty else { return request }
        var request = request
        request.item = ItemProvider()
        request.item.register(Self.privateType) { [] }
        return request
    }

    private func receive(_ news: DragSourceProgress.News) {
        switch news {
        case .operation(let operation): delegate?.platform(self, didReceive: .sourceOperationChanged(operation))
        case .dropped: delegate?.platform(self, didReceive: .sourceDropped)
        case .ended(let operation):
            drag?.end()
            drag = nil
            delegate?.platform(self, didReceive: .sourceEnded(operation))
        }
    }
}

package import TactusGeometry
package import TactusPlatform
import WaylandClient

// MARK: What comes from the connection and its seats

extension WaylandPlatform {
    /// Begins to use a connection.
    func adopt(_ connection: Connection) {
        wire = WireConnection(connection, context: context, formerScreens: formerScreens) { [unowned self] in
            receive($1, of: $0)
        }
        answerDeadline = reconnection.isOutage ? nil : clock.now + Self.longestSilence
    }

    /// Tells once that the first connection has brought nothing for a while. What it waits for may still come.
    func reportSilence(at now: Instant) {
        guard let due = answerDeadline, due <= now else { return }
        answerDeadline = nil
        onNotice?(.silence(Self.longestSilence))
    }

    /// How long a compositor may take to answer the first connection before somebody is told.
    static let longestSilence = Duration.seconds(5)

    /// How many objects of the compositor there are at this end.
    package var wireObjectCount: Int { wire?.connection.objectCount ?? 0 }

    /// How many surfaces scenes have.
    package var surfaceCount: Int { surfaces.count }

    /// What surfaces are made with, once that is known.
    var globals: WireGlobals? { wire?.globals }

    /// The seats that are there now.
    var seats: [Seat] { wire?.seats ?? [] }

    /// The outputs that there are now.
    var outputs: [Output] { wire?.outputs ?? [] }

    /// The output of that name, if it is there.
    func output(_ id: ScreenID) -> Output? { wire?.outputs.first { $0.screen.id == id } }

    func receive(_ event: SeatEvent, of seat: SeatID) {
        switch event {
        case .userDidAct: pasteboards.userDidAct(on: seat)
        case .buttonDidComeUp: drags.buttonDidComeUp(of: seat)
        case .keymapIsUnreadable:
            guard !hasUnreadableKeymap else { return }
            hasUnreadableKeymap = true
            onNotice?(.unreadableKeymap)
        case .selectionDidChange(let offer, let pasteboard):
            pasteboards[pasteboard].selectionDidChange(offer, of: seat)
        case .selectionDidVanish(let pasteboard): endExchange(over: pasteboard, of: seat)
        case .drag(let event):
            switch event {
            case .entered: drags.didEnterSurface()
            case .moved, .left, .dropped: drags.didMoveOverSurface()
            default: break
            }
            delegate?.platform(self, didReceive: event)
        }
    }

    private func receive(_ event: WireConnection.Event, of wire: WireConnection) {
        switch event {
        case .ready(let globals):
            answerDeadline = nil
            locker.connect(globals)
            if reconnection.isOutage { return restore(on: globals) }
            for surface in surfaces { surface.connectIfNeeded(globals) }
        case .missingGlobals(let interfaces): lose(wire, because: .missingGlobals(interfaces))
        case .outputDidChange(let output):
            for surface in surfaces { surface.outputDidChange(output) }
            if !reconnection.isOutage { delegate?.platformScreensDidChange(self) }
        case .outputWillVanish(let output):
            for surface in surfaces { surface.outputWillVanish(output) }
            if !reconnection.isOutage { delegate?.platformScreensDidChange(self) }
        case .seatDidAppear:
            for surface in surfaces { surface.updateInhibition() }
        case .seatDidVanish(let seat):
            for surface in surfaces { surface.updateInhibition() }
            pasteboards.seatDidVanish(seat)
            for pasteboard in PasteboardKind.allCases { endExchange(over: pasteboard, of: seat) }
        }
    }

    private func endExchange(over pasteboard: PasteboardKind, of seat: SeatID) {
        pasteboards[pasteboard].selectionDidVanish(of: seat)
        // What copies also drags.
        if pasteboard == .general { drags.end(of: seat) }
    }
}

// MARK: Copy and paste, drag and drop

extension WaylandPlatform {
    package func setItem(_ item: ItemProvider?, of pasteboard: PasteboardKind) {
        pasteboards[pasteboard].setItem(item)
    }

    package func beginDrag(_ request: DragRequest) -> Bool {
        guard let wire, let globals else { return false }
        return drags.begin(request, of: seats, globals, on: wire.connection)
    }

    package func attach(_ scene: SceneID, to drag: DragID, offset: Vector) -> Bool {
        drags.attach(scene, to: drag, offset: offset)
    }

    package func cancelDrag(_ id: DragID) { drags.cancel(id) }
}

import TactusGeometry
import TactusPlatform

/// Who is touching, and how: turns frames of input into what changes, contact by contact.
///
/// The table knows each contact from its first sample to its last. What concerns a contact that it does not know, such
/// as an `up` without a `down`, is dropped. A pointer becomes a contact while a button is down, a pen while its tip is.
nonisolated struct ContactTable {
    /// Names a contact of any kind.
    nonisolated enum Key: Hashable, Comparable, Sendable {
        case contact(ContactID)
        case pointer(SeatID)
        case tool(TabletToolID)

        /// Fingers, then pointers, then tools, the older ones first: an order that is the same in every run.
        static func < (left: Key, right: Key) -> Bool { left.order < right.order }

        private var order: (kind: Int, number: UInt64) {
            switch self {
            case .contact(let contact): (0, contact.rawValue)
            case .pointer(let seat): (1, seat.rawValue)
            case .tool(let tool): (2, tool.rawValue)
            }
        }
    }

    /// What a contact was at one moment.
    nonisolated struct Sample: Hashable, Sendable {
        /// In the scene's coordinate space.
        var location: Point
        var time: Instant
        var shape: ContactShape?
        /// How a tool is held; `nil` for fingers and pointers.
        var axes: TabletAxes?
        var estimate: TabletEstimate?
    }

    /// What one contact does in a dispatch.
    nonisolated struct Change: Hashable, Sendable {
        var key: Key
        /// Whose devices the contact came from.
        var seat: SeatID
        /// The tool of a graphics tablet, if it is one.
        var tool: TabletTool?
        var phase: Touch.Phase
        /// What the device told since the dispatch before.
        var samples: Samples
        /// The buttons that are down; those that were, when the last one is released.
        var buttons: ButtonMask
    }

    private struct Contact {
        var scene: SceneID
        var seat: SeatID
        var tool: TabletTool?
        var last: Sample
        var buttons: ButtonMask

        /// What the contact does.
        func change(_ key: Key, _ phase: Touch.Phase, _ sample: Sample) -> Change {
            Change(key: key, seat: seat, tool: tool, phase: phase, samples: Samples(sample), buttons: buttons)
        }
    }

    private struct Pointer {
        var scene: SceneID?
        var location: Point
        /// Linux's codes of the buttons that are down.
        var pressed: Set<UInt32> = []
        var mask: ButtonMask { ButtonMask(pressed.map(ButtonMask.init(linuxCode:))) }
    }

    private var contacts: [Key: Contact] = [:]
    /// The seat of the frame that is taken in.
    private var seat = SeatID(rawValue: 0)
    private var pointers: [SeatID: Pointer] = [:]
    var tools: [TabletToolID: Tool] = [:]

    /// The scene that a live contact belongs to; `nil` for one that is not known.
    func scene(of key: Key) -> SceneID? { contacts[key]?.scene }

    /// Takes in a frame.
    ///
    /// - Parameters:
    ///   - frame: What happened.
    ///   - assembly: Gets what must be delivered, in order. It is more than one dispatch when the frame touches several
    ///     scenes, or when a contact lands and does more in the same frame.
    mutating func receive(_ frame: InputFrame, into assembly: inout DispatchAssembly) {
        seat = frame.seat
        switch frame.contents {
        case .contacts(let samples):
            for sample in samples { receive(sample, into: &assembly) }
        case .pointer(let samples):
            for sample in samples { receive(sample, of: frame.seat, into: &assembly) }
        case .tablet(let samples):
            for sample in samples { receive(sample, into: &assembly) }
        case .gesture, .keys:
            break
        }
    }

    /// Forgets a contact: what it does from now on is dropped.
    mutating func discard(_ key: Key) { contacts[key] = nil }

    /// Ends a contact.
    ///
    /// - Returns: The change that says so; `nil` for a contact that is not known.
    mutating func cancel(_ key: Key, at time: Instant) -> Change? {
        guard let contact = contacts.removeValue(forKey: key) else { return nil }
        var sample = contact.last
        sample.time = time
        sample.estimate = nil
        return contact.change(key, .cancelled, sample)
    }

    private mutating func receive(_ sample: ContactSample, into assembly: inout DispatchAssembly) {
        let key = Key.contact(sample.contact)
        let value = Sample(location: sample.location, time: sample.time, shape: sample.shape)
        switch sample.change {
        case .down(let scene):
            if contacts[key] != nil { end(key, .cancelled, value, into: &assembly) }
            begin(key, in: scene, value, buttons: .primary, into: &assembly)
        case .moved: move(key, value, into: &assembly)
        case .up: end(key, .ended, value, into: &assembly)
        case .cancelled: end(key, .cancelled, value, into: &assembly)
        }
    }

    private mutating func receive(_ sample: PointerSample, of seat: SeatID, into assembly: inout DispatchAssembly) {
        let key = Key.pointer(seat)
        let value = Sample(location: sample.location, time: sample.time)
        switch sample.change {
        case .entered(let scene):
            end(key, .cancelled, value, into: &assembly)
            pointers[seat] = Pointer(scene: scene, location: sample.location)
        case .left:
            end(key, .cancelled, value, into: &assembly)
            pointers[seat] = nil
        case .moved: move(key, value, into: &assembly)
        case .button(let code, let isDown):
            receiveButton(code, isDown: isDown, value, of: seat, into: &assembly)
        case .scrolled, .displaced: break
        }
    }

    private mutating func receiveButton(
        _ code: UInt32, isDown: Bool, _ sample: Sample, of seat: SeatID, into assembly: inout DispatchAssembly
    ) {
        guard var pointer = pointers[seat], let scene = pointer.scene else { return }
        let key = Key.pointer(seat)
        if isDown { pointer.pressed.insert(code) } else { pointer.pressed.remove(code) }
        pointers[seat] = pointer
        if pointer.pressed.isEmpty {
            end(key, .ended, sample, into: &assembly)
        } else if contacts[key] != nil {
            press(key, sample, buttons: pointer.mask, into: &assembly)
        } else if isDown && pointer.pressed.count == 1 {
            begin(key, in: scene, sample, buttons: pointer.mask, into: &assembly)
        }
    }

    /// A contact lands.
    mutating func begin(
        _ key: Key, in scene: SceneID, _ sample: Sample, buttons: ButtonMask, _ tool: TabletTool? = nil,
        into assembly: inout DispatchAssembly
    ) {
        let contact = Contact(scene: scene, seat: seat, tool: tool, last: sample, buttons: buttons)
        contacts[key] = contact
        assembly.add(contact.change(key, .began, sample), in: scene)
    }

    /// A contact has other buttons down.
    mutating func press(
        _ key: Key, _ sample: Sample, buttons: ButtonMask, into assembly: inout DispatchAssembly
    ) {
        contacts[key]?.buttons = buttons
        move(key, sample, into: &assembly)
    }

    /// A contact moves, or rests.
    mutating func move(_ key: Key, _ sample: Sample, into assembly: inout DispatchAssembly) {
        guard let place = contacts.index(forKey: key) else { return }
        let last = contacts.values[place].last
        let sample = sample.keepingShape(of: last)
        let phase: Touch.Phase = sample.isSame(as: last) ? .stationary : .moved
        contacts.values[place].last = sample
        let contact = contacts.values[place]
        assembly.add(contact.change(key, phase, sample), in: contact.scene)
    }

    /// A contact is over. A contact that is not known stays so.
    mutating func end(
        _ key: Key, _ phase: Touch.Phase, _ sample: Sample, into assembly: inout DispatchAssembly
    ) {
        guard let contact = contacts.removeValue(forKey: key) else { return }
        assembly.add(contact.change(key, phase, sample.keepingShape(of: contact.last)), in: contact.scene)
    }
}

extension ContactTable.Sample {
    nonisolated fileprivate func keepingShape(of older: Self) -> Self {
        var sample = self
        sample.shape = shape ?? older.shape
        return sample
    }

    nonisolated fileprivate func isSame(as other: Self) -> Bool {
        location == other.location && shape == other.shape && axes == other.axes
    }
}

package import TactusGeometry
package import TactusPlatform

/// Collects the events of one `wl_touch` until they make a frame, and keeps the promise that compositors do not:
/// every contact that is told to begin ends exactly once, lifted or cancelled.
///
/// Compositors differ in what they send. Some close no frame after a lift (mutter 43), some never close any
/// (cage 0.1.4), some say nothing when a device or a surface goes. So a frame ends with `wl_touch.frame`, or with a
/// lift when nothing more is waiting to be read, or ``settlingTime`` after everything was read.
///
/// A value: events go in, finished frames come out, and time is an argument.
///
/// ```swift
/// var builder = TouchFrameBuilder(seat: seat)
/// _ = builder.receive(.down(0, contact: finger, scene: scene, location: point, time: time))
/// let frame = builder.receive(.frame)
/// ```
nonisolated package struct TouchFrameBuilder: Sendable {
    /// How long events wait for their frame when nothing more is to be read.
    package static let settlingTime = Duration.milliseconds(4)

    /// When ``queueDrained(at:)`` wants to be asked again; `nil` when nothing waits.
    package private(set) var deadline: Instant?
    /// How many events named a contact that was never announced. They are dropped.
    package private(set) var strayEventCount = 0

    private let seat: SeatID
    /// The fingers that are down, in the order in which they landed: so few that looking through them is the fastest
    /// way to find one.
    private var contacts: [Contact] = []
    /// Ids whose events mean nothing until they land anew: the finger is on a surface that is not, or no longer, ours.
    private var ignoredIDs: Set<Int32> = []
    private var pending: [Change] = []
    /// Ids that were lifted in the frame that is being collected.
    private var liftedIDs: Set<Int32> = []
    /// Ids whose shape changed, and no sample of the frame that is being collected tells it.
    private var unreportedShapes: Set<Int32> = []
    private var newestTime = Instant.zero

    /// Creates the builder of one device of `seat`.
    package init(seat: SeatID) { self.seat = seat }

    /// Takes the next event of the device.
    ///
    /// - Returns: The frame that this event finished, if it did. A `down` may finish the frame *before* it.
    package mutating func receive(_ event: TouchEvent) -> InputFrame? {
        switch event {
        case .down(let id, let contact, let scene, let location, let time):
            newestTime = time
            return land(id, as: contact, on: scene, at: location)
        case .motion(let id, let location, let time):
            newestTime = time
            move(id, to: location)
            if pending.count >= Self.mostSamples { return closeFrame() }
        case .up(let id, let time):
            newestTime = time
            lift(id)
        case .shape(let id, let major, let minor):
            reshape(id) { $0.axes = (major, minor) }
        case .orientation(let id, let degrees):
            reshape(id) { $0.orientation = degrees }
        case .frame:
            return closeFrame()
        case .cancel:
            return deviceVanished()
        }
        return nil
    }

    /// Says that everything that had arrived was received.
    ///
    /// - Parameter now: The present moment of the clock that ``deadline`` is measured with.
    /// - Returns: The frame that need not wait any longer.
    package mutating func queueDrained(at now: Instant) -> InputFrame? {
        guard hasUnreportedChanges else {
            deadline = nil
            return nil
        }
        let due = deadline ?? now + TouchFrameBuilder.settlingTime
        if now >= due || !liftedIDs.isEmpty { return closeFrame() }
        deadline = due
        return nil
    }

    /// Takes every contact of a scene away: its surface is being destroyed. What the device still says about these
    /// fingers is swallowed until they land anew.
    package mutating func sceneVanished(_ scene: SceneID) -> InputFrame? {
        for contact in contacts where contact.scene == scene { ignoredIDs.insert(contact.id) }
        return cancelContacts { $0 == scene }
    }

    /// Where a finger was last, in points of its scene; `nil` when it is not down.
    package func location(of id: Int32) -> Point? { index(of: id).map { contacts[$0].location } }

    /// Takes every contact away: the device, its seat or the connection is gone, or the compositor cancelled them.
    package mutating func deviceVanished() -> InputFrame? {
        ignoredIDs.removeAll()
        return cancelContacts { _ in true }
    }
}

nonisolated extension TouchFrameBuilder {
    /// A finger that is down.
    private struct Contact {
        let id: Int32
        let name: ContactID
        let scene: SceneID
        var location: Point
        var axes: (major: Double, minor: Double)?
        var orientation: Double?
        /// Whether an earlier frame told that the finger landed.
        var isDelivered = false
        /// The place of its newest sample in the frame that is being collected.
        var newest: Int?

        var shape: ContactShape? {
            axes.map { ContactShape(major: $0.major, minor: $0.minor, orientation: orientation) }
        }
    }

    /// A sample of the frame that is being collected.
    private struct Change {
        let id: Int32
        let scene: SceneID
        /// Whether an earlier frame told that the finger landed.
        let isDelivered: Bool
        var sample: ContactSample
    }

    /// How many fingers of one device are told of at a time. No touch screen knows more.
    static let mostContacts = 64
    /// How many samples wait for the end of their frame.
    static let mostSamples = 1024
    private static let mostIgnoredIDs = 1024

    private var hasUnreportedChanges: Bool { !pending.isEmpty || !unreportedShapes.isEmpty }

    private mutating func land(
        _ id: Int32, as name: ContactID, on scene: SceneID?, at location: Point
    ) -> InputFrame? {
        if isEcho(id, on: scene, at: location) { return nil }
        ignoredIDs.remove(id)
        // Whoever had the id ends in a frame before: in one and the same, what begins is told before what ends.
        let lost = index(of: id).map { contacts.remove(at: $0) }
        if let lost { endLost(lost) }
        let earlierFrame = lost?.isDelivered == true || liftedIDs.contains(id) ? closeFrame() : nil
        guard let scene, contacts.count < Self.mostContacts else {
            // Those of a device that lands without end are forgotten: their events count as strays then.
            if ignoredIDs.count == Self.mostIgnoredIDs { ignoredIDs.removeAll() }
            ignoredIDs.insert(id)
            return earlierFrame
        }
        contacts.append(Contact(id: id, name: name, scene: scene, location: location))
        append(.down(scene), ofContactAt: contacts.count - 1)
        return earlierFrame
    }

    /// Whether a landing tells of a finger that has been there all the time. A Mir that runs as another compositor's
    /// guest (2.12.1) repeats the landings of resting fingers whenever another one does something. Nobody lifts a
    /// finger unseen and hits the same 256th of a point again.
    private func isEcho(_ id: Int32, on scene: SceneID?, at location: Point) -> Bool {
        guard let index = index(of: id) else { return false }
        let contact = contacts[index]
        return contact.isDelivered && contact.scene == scene && contact.location == location
    }

    /// Ends a contact whose lift was never told: its id landed again.
    private mutating func endLost(_ contact: Contact) {
        unreportedShapes.remove(contact.id)
        if contact.isDelivered {
            pending.append(change(.cancelled, of: contact))
        } else {
            withdraw { $0.sample.contact == contact.name }
        }
    }

    private mutating func move(_ id: Int32, to location: Point) {
        guard let index = knownIndex(of: id) else { return }
        contacts[index].location = location
        append(.moved, ofContactAt: index)
    }

    private mutating func lift(_ id: Int32) {
        if let index = knownIndex(of: id) {
            append(.up, ofContactAt: index)
            contacts.remove(at: index)
            liftedIDs.insert(id)
        }
        ignoredIDs.remove(id)
    }

    private mutating func reshape(_ id: Int32, _ change: (inout Contact) -> Void) {
        guard let index = knownIndex(of: id) else { return }
        change(&contacts[index])
        let contact = contacts[index]
        if let newest = contact.newest {
            pending[newest].sample.shape = contact.shape
        } else if contact.shape != nil {
            unreportedShapes.insert(id)
        }
    }

    /// The index of the contact that has an id.
    private func index(of id: Int32) -> Int? {
        for index in contacts.indices where contacts[index].id == id { return index }
        return nil
    }

    /// The same; an id that nobody announced is counted.
    private mutating func knownIndex(of id: Int32) -> Int? {
        if let index = index(of: id) { return index }
        if !ignoredIDs.contains(id) { strayEventCount += 1 }
        return nil
    }

    /// Notes what a contact does, with its shape.
    private mutating func append(_ change: ContactSample.Change, ofContactAt index: Int) {
        contacts[index].newest = pending.count
        if !unreportedShapes.isEmpty { unreportedShapes.remove(contacts[index].id) }
        pending.append(self.change(change, of: contacts[index]))
    }

    private func change(_ change: ContactSample.Change, of contact: Contact) -> Change {
        let sample = ContactSample(
            contact: contact.name, change: change, location: contact.location, time: newestTime, shape: contact.shape)
        return Change(id: contact.id, scene: contact.scene, isDelivered: contact.isDelivered, sample: sample)
    }

    private mutating func closeFrame() -> InputFrame? {
        deadline = nil
        // Shapes that changed without a motion.
        for index in contacts.indices where unreportedShapes.contains(contacts[index].id) {
            append(.moved, ofContactAt: index)
        }
        for index in contacts.indices where contacts[index].newest != nil {
            contacts[index].isDelivered = true
            contacts[index].newest = nil
        }
        if !liftedIDs.isEmpty { liftedIDs.removeAll(keepingCapacity: true) }
        defer { pending.removeAll(keepingCapacity: true) }
        return frame(of: pending.map(\.sample))
    }

    /// Takes back what was not told yet. Rare: only for what compositors should not do.
    private mutating func withdraw(where isVoid: (Change) -> Bool) {
        pending.removeAll(where: isVoid)
        liftedIDs = Set(pending.filter { $0.sample.change == .up }.map(\.id))
        for index in contacts.indices {
            let name = contacts[index].name
            contacts[index].newest = pending.lastIndex { $0.sample.contact == name }
        }
    }

    /// Cancels the contacts of the scenes that are chosen. Those that were not told to begin vanish without a trace.
    private mutating func cancelContacts(on isChosen: (SceneID) -> Bool) -> InputFrame? {
        let delivered = pending.filter { isChosen($0.scene) && $0.isDelivered }
        let cancelled = contacts.filter { isChosen($0.scene) && $0.isDelivered }
        for contact in contacts where isChosen(contact.scene) { unreportedShapes.remove(contact.id) }
        contacts.removeAll { isChosen($0.scene) }
        withdraw { isChosen($0.scene) }
        if !hasUnreportedChanges { deadline = nil }
        return frame(of: delivered.map(\.sample) + cancelled.map { change(.cancelled, of: $0).sample })
    }

    /// The samples of one frame happened together, so that their order on the wire says nothing: they are told by
    /// contact, the one that landed first before the others, and each contact's own in the order in which they came.
    private func frame(of samples: [ContactSample]) -> InputFrame? {
        guard let newest = samples.last else { return nil }
        guard samples.count > 1 else { return InputFrame(seat: seat, time: newest.time, contents: .contacts(samples)) }
        let byContact = samples.enumerated().sorted { left, right in
            (left.element.contact.rawValue, left.offset) < (right.element.contact.rawValue, right.offset)
        }
        return InputFrame(seat: seat, time: newest.time, contents: .contacts(byContact.map(\.element)))
    }
}

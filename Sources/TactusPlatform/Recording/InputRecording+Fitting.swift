public import TactusGeometry

extension InputRecording {
    /// The same input at another time.
    ///
    /// - Parameter start: When it begins; all moves by the same span.
    /// - Returns: A recording that begins then.
    public func starting(at start: Instant) -> InputRecording {
        let shift = start - header.start
        var moved = self
        moved.header.start = start
        for index in moved.frames.indices { moved.frames[index].move(by: shift) }
        return moved
    }

    /// The same input for scenes of other sizes: every place keeps its share of width and height. Areas of contact and
    /// ways of scrolling stay as they are; fingers do not grow with the window.
    ///
    /// - Parameter sizes: The scenes' new sizes in points. A scene that is left out keeps its own, and so does one that
    ///   was recorded without a width or a height.
    /// - Returns: A recording made for those sizes.
    public func fitted(to sizes: [SceneID: Size]) -> InputRecording {
        var scaling = Scaling(from: header.scenes, to: sizes)
        var fitted = self
        for index in fitted.frames.indices { scaling.apply(to: &fitted.frames[index]) }
        for index in fitted.header.scenes.indices {
            let id = fitted.header.scenes[index].id
            fitted.header.scenes[index].size = sizes[id] ?? fitted.header.scenes[index].size
        }
        return fitted
    }

    /// The same input by other fingers.
    ///
    /// - Parameter name: Gives each finger its new name; asked once for each, in the order in which they come.
    /// - Returns: A recording of the same fingers under those names.
    package func renamingContacts(_ name: () -> ContactID) -> InputRecording {
        var names: [ContactID: ContactID] = [:]
        var renamed = self
        for index in renamed.frames.indices {
            guard case .contacts(var samples) = renamed.frames[index].contents else { continue }
            for position in samples.indices {
                let contact = names[samples[position].contact] ?? name()
                names[samples[position].contact] = contact
                samples[position].contact = contact
            }
            renamed.frames[index].contents = .contacts(samples)
        }
        return renamed
    }
}

extension InputFrame {
    /// Moves the frame and all its samples in time.
    fileprivate mutating func move(by shift: Duration) {
        time = time + shift
        switch contents {
        case .contacts(var samples):
            for index in samples.indices { samples[index].time = samples[index].time + shift }
            contents = .contacts(samples)
        case .pointer(var samples):
            for index in samples.indices { samples[index].time = samples[index].time + shift }
            contents = .pointer(samples)
        case .gesture(var samples):
            for index in samples.indices { samples[index].time = samples[index].time + shift }
            contents = .gesture(samples)
        case .keys(var samples):
            for index in samples.indices { samples[index].time = samples[index].time + shift }
            contents = .keys(samples)
        case .tablet(var samples):
            for index in samples.indices { samples[index].time = samples[index].time + shift }
            contents = .tablet(samples)
        }
    }
}

/// Moves places to where they are in a scene of another size; follows each finger, pointer and tool
/// from where it came in.
private struct Scaling {
    /// Width and height of the new size, in those of the old.
    private var factors: [SceneID: Vector] = [:]
    private var scenesOfContacts: [ContactID: SceneID] = [:]
    private var scenesOfPointers: [SeatID: SceneID] = [:]
    private var scenesOfTools: [TabletToolID: SceneID] = [:]
    private var scenesOfGestures: [SeatID: SceneID] = [:]

    init(from scenes: [InputRecording.Scene], to sizes: [SceneID: Size]) {
        for scene in scenes {
            guard let size = sizes[scene.id], scene.size.width > 0, scene.size.height > 0 else { continue }
            factors[scene.id] = Vector(dx: size.width / scene.size.width, dy: size.height / scene.size.height)
        }
    }

    mutating func apply(to frame: inout InputFrame) {
        switch frame.contents {
        case .contacts(var samples):
            for index in samples.indices { apply(to: &samples[index]) }
            frame.contents = .contacts(samples)
        case .pointer(var samples):
            for index in samples.indices { apply(to: &samples[index], of: frame.seat) }
            frame.contents = .pointer(samples)
        case .gesture(var samples):
            for index in samples.indices { apply(to: &samples[index], of: frame.seat) }
            frame.contents = .gesture(samples)
        case .keys: break
        case .tablet(var samples):
            for index in samples.indices { apply(to: &samples[index]) }
            frame.contents = .tablet(samples)
        }
    }

    private mutating func apply(to sample: inout ContactSample) {
        if case .down(let scene) = sample.change { scenesOfContacts[sample.contact] = scene }
        sample.location = scaled(sample.location, in: scenesOfContacts[sample.contact])
    }

    private mutating func apply(to sample: inout PointerSample, of seat: SeatID) {
        if case .entered(let scene) = sample.change { scenesOfPointers[seat] = scene }
        sample.location = scaled(sample.location, in: scenesOfPointers[seat])
    }

    private mutating func apply(to sample: inout TabletSample) {
        if case .entered(let scene, _) = sample.change { scenesOfTools[sample.tool] = scene }
        sample.location = scaled(sample.location, in: scenesOfTools[sample.tool])
    }

    private mutating func apply(to sample: inout PointerGestureSample, of seat: SeatID) {
        if case .began(_, let scene, _) = sample.change { scenesOfGestures[seat] = scene }
        sample.location = scaled(sample.location, in: scenesOfGestures[seat])
    }

    private func scaled(_ point: Point, in scene: SceneID?) -> Point {
        guard let scene, let factor = factors[scene] else { return point }
        return Point(x: point.x * factor.dx, y: point.y * factor.dy)
    }
}

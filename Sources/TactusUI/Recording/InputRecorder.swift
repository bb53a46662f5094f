import TactusGeometry
import TactusPlatform

/// Records the input of a running application, to play it again in a test.
///
/// ```swift
/// let recorder = InputRecorder(of: application)
/// // … the user does what goes wrong …
/// let recording = recorder.stop()
/// ```
///
/// Frames are kept as they arrive, before anything is merged or delivered. An application has one recorder at a time; a
/// later one takes an earlier one's place. What happens while nobody records costs nothing.
///
/// A recording stands for itself: fingers, pointers, pens and keyboards are in it from the moment at which they come to
/// a scene. Make the recorder before the first window is opened when a pointer or a keyboard matters.
///
/// Of what is entered in a field for secrets (`TextInputTraits.isSecureTextEntry`) a recording has a dot for each
/// character.
public final class InputRecorder {
    /// The recording so far.
    public private(set) var recording: InputRecording

    weak var application: Application?
    /// The fingers that are down and the pointers that are on a scene, with what would take them away.
    private var contacts: [ContactID: (seat: SeatID, last: ContactSample)] = [:]
    private var pointers: [SeatID: PointerSample] = [:]
    /// The tools that are near a scene.
    private var tools: [TabletToolID: (seat: SeatID, last: TabletSample)] = [:]
    /// The touchpad gestures that are under way, each with its latest sample.
    private var gestures: [SeatID: PointerGestureSample] = [:]
    /// The seats whose keyboards are on a scene.
    private var keyboards: Set<SeatID> = []
    /// The keys that are down and typed a part of a secret.
    var hiddenKeys: Set<UInt32> = []

    /// Begins to record an application. Fingers that are down already are left out.
    public init(of application: Application) {
        let profile = application.inputProfile == .uikit ? "uikit" : "adaptive"
        recording = InputRecording(
            header: InputRecording.Header(start: application.platform.clock.now, scenes: [], profile: profile),
            frames: [])
        self.application = application
        application.inputRecorder = self
    }

    /// Ends the recording. What is still down or on a scene is taken away in it, so that it can be played alone.
    ///
    /// - Returns: What was recorded.
    public func stop() -> InputRecording {
        guard let application, application.inputRecorder === self else { return recording }
        application.inputRecorder = nil
        let time = max(application.platform.clock.now, recording.frames.last?.time ?? recording.header.start)
        for (seat, contents) in departures(at: time) {
            recording.frames.append(InputFrame(seat: seat, time: time, contents: contents))
        }
        return recording
    }

    /// What takes everything away that is still there, seat by seat.
    private func departures(at time: Instant) -> [(SeatID, InputFrame.Contents)] {
        var departures: [(SeatID, InputFrame.Contents)] = []
        let seats = Set(contacts.values.map(\.seat) + tools.values.map(\.seat)).union(pointers.keys)
            .union(gestures.keys).union(keyboards)
        for seat in seats.sorted(by: { $0.rawValue < $1.rawValue }) {
            let cancelled = contacts.values.filter { $0.seat == seat }.map(\.last)
                .sorted { $0.contact.rawValue < $1.contact.rawValue }
                .map { ContactSample(contact: $0.contact, change: .cancelled, location: $0.location, time: time) }
            if !cancelled.isEmpty { departures.append((seat, .contacts(cancelled))) }
            if let last = gestures[seat] {
                let broken = PointerGestureSample(
                    change: .cancelled(last.change.kind), location: last.location, time: time)
                departures.append((seat, .gesture([broken])))
            }
            if let last = pointers[seat] {
                let left = PointerSample(change: .left, location: last.location, time: time)
                departures.append((seat, .pointer([left])))
            }
            let tools = tools.values.filter { $0.seat == seat }.map(\.last)
                .sorted { $0.tool.rawValue < $1.tool.rawValue }
                .map { TabletSample(tool: $0.tool, change: .left, location: $0.location, time: time, axes: $0.axes) }
            if !tools.isEmpty { departures.append((seat, .tablet(tools))) }
            if keyboards.contains(seat) { departures.append((seat, .keys([KeySample(change: .left, time: time)]))) }
        }
        return departures
    }

    /// Keeps a frame that has arrived.
    func record(_ frame: InputFrame) {
        let known: InputFrame.Contents
        switch frame.contents {
        case .contacts(let samples):
            let followed = samples.filter { follow($0, of: frame.seat) }
            guard !followed.isEmpty else { return }
            known = .contacts(followed)
        case .pointer(let samples):
            let followed = samples.filter { follow($0, of: frame.seat) }
            guard !followed.isEmpty else { return }
            known = .pointer(followed)
        case .gesture(let samples):
            let followed = samples.filter { follow($0, of: frame.seat) }
            guard !followed.isEmpty else { return }
            known = .gesture(followed)
        case .keys(let samples):
            let followed = samples.filter { follow($0, of: frame.seat) }
            guard !followed.isEmpty else { return }
            known = .keys(followed.map(hidingSecrets))
        case .tablet(let samples):
            let followed = samples.filter { follow($0, of: frame.seat) }
            guard !followed.isEmpty else { return }
            known = .tablet(followed)
        }
        recording.frames.append(InputFrame(seat: frame.seat, time: frame.time, contents: known))
    }

    /// Whether the sample belongs to a finger that landed while this recorded.
    private func follow(_ sample: ContactSample, of seat: SeatID) -> Bool {
        switch sample.change {
        case .down(let scene):
            note(scene)
            contacts[sample.contact] = (seat, sample)
            return true
        case .moved:
            guard contacts[sample.contact] != nil else { return false }
            contacts[sample.contact] = (seat, sample)
            return true
        case .up, .cancelled: return contacts.removeValue(forKey: sample.contact) != nil
        }
    }

    /// Whether the sample belongs to a pointer that came onto a scene while this recorded.
    private func follow(_ sample: PointerSample, of seat: SeatID) -> Bool {
        if case .entered(let scene) = sample.change {
            note(scene)
        } else if pointers[seat] == nil {
            return false
        }
        pointers[seat] = sample.change == .left ? nil : sample
        return true
    }

    /// Whether the sample belongs to a touchpad gesture that began while this recorded.
    private func follow(_ sample: PointerGestureSample, of seat: SeatID) -> Bool {
        if case .began(_, let scene, _) = sample.change {
            note(scene)
            gestures[seat] = sample
            return true
        }
        guard gestures[seat]?.change.kind == sample.change.kind else { return false }
        gestures[seat] = sample.change.isMotion ? sample : nil
        return true
    }

    /// Whether the sample belongs to a keyboard that came to a scene while this recorded, or needs none.
    private func follow(_ sample: KeySample, of seat: SeatID) -> Bool {
        switch sample.change {
        case .entered(let scene):
            note(scene)
            keyboards.insert(seat)
            return true
        case .left: return keyboards.remove(seat) != nil
        case .modifiers, .repetition, .edited: return true
        case .down, .force, .up: return keyboards.contains(seat)
        }
    }

    /// Whether the sample belongs to a tool that came near while this recorded. A correction may come
    /// after it has left.
    private func follow(_ sample: TabletSample, of seat: SeatID) -> Bool {
        switch sample.change {
        case .entered(let scene, _):
            note(scene)
            tools[sample.tool] = (seat, sample)
            return true
        case .left: return tools.removeValue(forKey: sample.tool) != nil
        case .corrected: return true
        case .moved, .down, .up, .button, .scrolled:
            guard tools[sample.tool] != nil else { return false }
            tools[sample.tool] = (seat, sample)
            return true
        }
    }

    private func note(_ id: SceneID) {
        guard !recording.header.scenes.contains(where: { $0.id == id }),
            let scene = application?.scenes.first(where: { $0.id == id })
        else { return }
        recording.header.scenes.append(InputRecording.Scene(id: id, size: scene.size, scale: scene.scale))
    }
}

import TactusGeometry
import TactusUI
import TactusWayland

/// A touch device of a test: names contacts as a seat does, and writes every frame that the builder delivers as a line,
/// such as `1 down A 10,20; 2 up 30,40`.
struct TouchDevice {
    /// The frames, one a line.
    private(set) var lines: [String] = []
    /// Everything that was delivered.
    private(set) var samples: [ContactSample] = []
    /// The clock; event times are the same.
    var now = Instant.zero
    private(set) var builder = TouchFrameBuilder(seat: SeatID(rawValue: 1))
    private var contactCount: UInt64 = 0

    static let sceneA = SceneID(rawValue: 1)
    static let sceneB = SceneID(rawValue: 2)

    mutating func down(_ id: Int32, on scene: SceneID? = sceneA, _ x: Double = 10, _ y: Double = 20) {
        contactCount += 1
        let contact = ContactID(rawValue: contactCount)
        note(builder.receive(.down(id, contact: contact, scene: scene, location: Point(x: x, y: y), time: now)))
    }

    mutating func move(_ id: Int32, _ x: Double, _ y: Double) {
        note(builder.receive(.motion(id, location: Point(x: x, y: y), time: now)))
    }

    mutating func up(_ id: Int32) { note(builder.receive(.up(id, time: now))) }

    mutating func shape(_ id: Int32, _ major: Double, _ minor: Double) {
        note(builder.receive(.shape(id, major: major, minor: minor)))
    }

    mutating func orientation(_ id: Int32, _ degrees: Double) {
        note(builder.receive(.orientation(id, degrees: degrees)))
    }

    mutating func frame() { note(builder.receive(.frame)) }

    mutating func cancel() { note(builder.receive(.cancel)) }

    mutating func drain() { note(builder.queueDrained(at: now)) }

    mutating func destroy(_ scene: SceneID) { note(builder.sceneVanished(scene)) }

    mutating func unplug() { note(builder.deviceVanished()) }

    private mutating func note(_ frame: InputFrame?) {
        guard let frame, case .contacts(let samples) = frame.contents else { return }
        self.samples += samples
        lines.append(samples.map(TouchDevice.line).joined(separator: "; "))
    }

    private static func line(_ sample: ContactSample) -> String {
        let place = "\(Int(sample.location.x)),\(Int(sample.location.y))"
        let change =
            switch sample.change {
            case .down(let scene): scene == sceneA ? "down A" : "down B"
            case .moved: "moved"
            case .up: "up"
            case .cancelled: "cancelled"
            }
        let shape = sample.shape.map { shape in
            " \(Int(shape.major))x\(Int(shape.minor))" + (shape.orientation.map { "@\(Int($0))" } ?? "")
        }
        return "\(sample.contact.rawValue) \(change) \(place)\(shape ?? "")"
    }
}

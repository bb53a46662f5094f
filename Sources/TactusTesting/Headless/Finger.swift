import TactusPlatform
public import TactusUI

/// A finger of a test: lands, moves, and is lifted.
///
/// Every call is one input frame, delivered before the call returns, at the time that the host's clock shows. Points
/// are in the coordinate space of the scene, which is that of a window that fills it.
///
/// ```swift
/// let finger = host.finger()
/// finger.down(at: Point(x: 20, y: 300))
/// finger.move(to: Point(x: 20, y: 100), over: .milliseconds(100))
/// finger.up()
/// ```
///
/// See also ``Stylus``, ``Pointer``, ``Keyboard``, and ``TestHost/whileBusy(_:)`` for frames that arrive together.
public final class Finger: TouchTool {
    /// The finger's current or last location, in points of the scene.
    public private(set) var location = Point.zero
    /// Whether the finger is down.
    public var isDown: Bool { contact != nil }

    /// The host that it touches.
    public let host: TestHost
    private var contact: ContactID?
    private var shape: ContactShape?

    init(host: TestHost) {
        self.host = host
    }

    /// Puts the finger down.
    ///
    /// - Parameters:
    ///   - point: Where, in points of the scene.
    ///   - scene: The scene it lands on; by default the first that is open.
    public func down(at point: Point, on scene: WindowScene? = nil) {
        precondition(!isDown, "the finger is down already, at \(location)")
        contact = host.makeContact()
        location = point
        send(.down((scene ?? host.scene).id))
    }

    /// Moves the finger, in one step.
    public func move(to point: Point) {
        location = point
        send(.moved)
    }

    /// Changes the area that touches the glass. A finger that is not down lands with it.
    ///
    /// - Parameter shape: The area; `nil` for a touch screen that does not tell. Until now the host's
    ///   touch screen did not.
    public func setShape(_ shape: ContactShape?) {
        self.shape = shape
        if isDown { send(.moved) }
    }

    /// Lifts the finger.
    public func up() {
        send(.up)
        contact = nil
    }

    /// Takes the finger away, as a compositor does that wants the touch for itself.
    public func cancel() {
        send(.cancelled)
        contact = nil
    }

    private func send(_ change: ContactSample.Change) {
        guard let contact else { preconditionFailure("the finger is not down; call down(at:) first") }
        let sample = ContactSample(
            contact: contact, change: change, location: location, time: host.clock.now, shape: shape)
        host.send(.contacts([sample]))
    }
}

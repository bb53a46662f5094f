import FakeCompositor
import Tactus
import TactusTesting
import Testing

/// An application with one or two windows that write down touches, on the fake compositor that behaves like a real one.
@MainActor
final class Glass {
    let profile: CompositorProfile
    let pair: CompositorPair
    let ledger = TouchLedger()
    let window: Window
    let pad: Pad
    /// What menus open below: 40×10 points at 10, 20. It takes no touches.
    let corner = View(frame: Rect(x: 10, y: 20, width: 40, height: 10))

    var touch: SeatTouch { pair.seat.touch }
    /// The log's new lines.
    var lines: [String] { ledger.take() }

    /// Opens the application and waits until it shows.
    ///
    /// - Parameters:
    ///   - profile: How the compositor behaves.
    ///   - faults: What goes wrong on the wire once the window shows; `nil` for a wire that cannot go wrong.
    /// - Throws: Why both ends cannot be connected.
    init(_ profile: CompositorProfile, faults: FaultInjection? = nil) throws {
        self.profile = profile
        window = Window(title: "Glass", size: Size(width: 200, height: 120))
        pad = Pad(frame: Rect(x: 0, y: 0, width: 200, height: 120), ledger: ledger)
        window.addSubview(pad)
        pad.addSubview(corner)
        corner.isUserInteractionEnabled = false
        pair = try CompositorPair(window: window, profile: profile, faults: faults.map { _ in [] })
        pair.vblank()
        if let faults { pair.wire?.faults = faults }
    }

    /// Opens a second, smaller window over the first and waits until it shows.
    func openSecond(size: Size = Size(width: 40, height: 30)) -> (window: Window, pad: Pad) {
        let window = Window(title: "Second", size: size)
        let pad = Pad(frame: Rect(origin: .zero, size: size), ledger: ledger)
        window.addSubview(pad)
        pair.application.open(window)
        pair.vblank()
        return (window, pad)
    }

    /// Opens a second window beside the first, on an output of its own.
    ///
    /// - Returns: Where its upper left corner is, in the space of all outputs.
    func openBeside() throws -> Point {
        pair.compositor.addOutput(
            OutputDescription(width: 200, height: 120, position: PixelPoint(x: 200, y: 0), name: "FAKE-2"))
        _ = openSecond()
        try #require(pair.compositor.toplevels.last).move(to: PixelPoint(x: 210, y: 10))
        pair.vblank()
        return Point(x: 210, y: 10)
    }

    /// A finger lands, and lifts.
    func tap(id: Int32 = 0, at point: Point) {
        act { touch in
            touch.down(id: id, at: point)
            touch.frame()
        }
        act { touch in
            touch.up(id: id)
            touch.frame()
        }
    }

    /// Lets something happen to the fingers; both ends talk, and five milliseconds pass.
    func act(_ body: (SeatTouch) -> Void) {
        body(touch)
        pair.settle()
        pair.advance(by: .milliseconds(5))
    }

    /// Makes sure that every touch that began has ended, once, and that nothing else is left of the application.
    func verify(sourceLocation: SourceLocation = #_sourceLocation) throws {
        pair.settle()
        #expect(ledger.mistakes == [], "\(pair.timeLine)", sourceLocation: sourceLocation)
        #expect(ledger.openTouches == [], "\(pair.timeLine)", sourceLocation: sourceLocation)
        try pair.verify()
    }
}

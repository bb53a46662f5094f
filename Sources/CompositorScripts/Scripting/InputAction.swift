public import FakeCompositor
public import TactusGeometry

/// One thing that a user's hands do, or that a device tells of them, or that becomes of the devices: what a ``Script``
/// is taken apart into, and what an ``InputTrace`` holds.
///
/// Points are logical pixels of the outputs.
public enum InputAction: Hashable, Sendable {
    /// `wl_touch.down` at a point.
    case touchDown(id: Int32, at: Point)
    /// `wl_touch.motion` to a point.
    case touchMotion(id: Int32, to: Point)
    /// `wl_touch.up`.
    case touchUp(id: Int32)
    /// `wl_touch.shape`: the axes of the finger's ellipse, in logical pixels.
    case touchShape(id: Int32, major: Double, minor: Double)
    /// `wl_touch.orientation`: degrees clockwise from the downward axis.
    case touchOrientation(id: Int32, degrees: Double)
    /// `wl_touch.cancel`.
    case touchCancel
    /// `wl_touch.frame`.
    case touchFrame
    /// The pointer moves to a point, with its frame.
    case pointerMotion(to: Point)
    /// A pointer button, with its frame.
    case pointerButton(code: UInt32, isPressed: Bool)
    /// The pointer scrolls, with its frame.
    case pointerScroll(Scroll)
    /// A key.
    case key(code: UInt32, isPressed: Bool)
    /// The keys that give a text.
    case type(String)
    /// A touchpad gesture begins.
    case gestureBegin(SeatGestures.Kind, fingers: Int)
    /// Its fingers move: since the last time, but for the scale, which is against the beginning.
    case gestureUpdate(by: Vector, scale: Double, rotation: Double)
    /// Its fingers lift.
    case gestureEnd(isCancelled: Bool)
    /// A pen.
    case pen(PenAction)
    /// The seat gains devices.
    case plug(Seat.Capabilities)
    /// The seat loses devices, and with them the fingers, buttons and keys that are down.
    case unplug(Seat.Capabilities)
    /// The first output has another size from now on, in logical pixels, and another scale unless it is `nil`. It stays
    /// as it is where that would be more than ``/FakeCompositor/OutputDescription/mostPixels``.
    case resizeOutput(width: Int, height: Int, scale: Double?)
    /// Something else becomes of the displays.
    case changeOutputs(OutputChange)
}

extension Seat {
    /// Does what hands do, at once.
    ///
    /// The pen is plugged in with its tablet when it first comes near, unless the seat has some.
    ///
    /// - Parameter action: What they do.
    /// - Throws: When a text is to be typed that the keyboard cannot give.
    public func perform(_ action: InputAction) throws(TypingError) {
        switch action {
        case .touchDown(let id, let point): touch.down(id: id, at: point)
        case .touchMotion(let id, let point): touch.motion(id: id, to: point)
        case .touchUp(let id): touch.up(id: id)
        case .touchShape(let id, let major, let minor): touch.shape(id: id, major: major, minor: minor)
        case .touchOrientation(let id, let degrees): touch.orientation(id: id, degrees: degrees)
        case .touchCancel: touch.cancel()
        case .touchFrame: touch.frame()
        case .pointerMotion(let point): pointer.move(to: point)
        case .pointerButton(let code, let isPressed): pointer.button(code, isPressed: isPressed)
        case .pointerScroll(let scroll): pointer.scroll(scroll)
        case .key(let code, let isPressed): keyboard.key(code, isPressed: isPressed)
        case .type(let text): try keyboard.type(text)
        case .gestureBegin(let kind, let fingers): gestures.begin(kind, fingers: fingers)
        case .gestureUpdate(let delta, let scale, let rotation):
            gestures.update(by: delta, scale: scale, rotation: rotation)
        case .gestureEnd(let isCancelled): gestures.end(isCancelled: isCancelled)
        case .pen(let action): perform(action)
        case .plug(let devices): capabilities.formUnion(devices)
        case .unplug(let devices): capabilities.subtract(devices)
        case .resizeOutput(let width, let height, let scale): resizeOutput(width: width, height: height, scale: scale)
        case .changeOutputs(let change): compositor.perform(change)
        }
    }

    private func resizeOutput(width: Int, height: Int, scale: Double?) {
        guard let output = compositor.outputs.first else { return }
        // All of it at once: clients hear of one change.
        var description = output.description
        (description.width, description.height) = (width, height)
        description.scale = scale ?? description.scale
        guard description.isDrawable else {
            return compositor.annotate("an output of \(description.pixelSize) device pixels is too large")
        }
        output.description = description
    }

    private func perform(_ action: PenAction) {
        let pen = tablets.tools.first ?? tablets.add(TabletToolDescription())
        switch action {
        case .proximityIn(let point): pen.approach(tablets.tablets.first ?? tablets.add(TabletDescription()), at: point)
        case .move(let point, let pressure):
            pen.inOneFrame {
                pen.move(to: point)
                if let pressure { pen.press(pressure) }
            }
        case .down(let pressure):
            pen.inOneFrame {
                pen.down()
                if let pressure { pen.press(pressure) }
            }
        case .up: pen.up()
        case .tilt(let x, let y): pen.tilt(x: x, y: y)
        case .hover(let distance): pen.hover(at: distance)
        case .rotate(let degrees): pen.rotate(to: degrees)
        case .button(let code, let isPressed): pen.button(code, isPressed: isPressed)
        case .proximityOut: pen.leave()
        }
    }
}

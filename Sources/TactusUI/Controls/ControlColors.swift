import TactusGraphics

/// What the controls are drawn with.
enum ControlColors {
    /// What is active, and can be pressed.
    static let accent = Color(hex: 0x2563EB)
    /// The same under a finger.
    static let pressedAccent = Color(hex: 0x1D4ED8)
    /// Beneath what is active.
    static let track = Color(hex: 0xD5DAE1)
    /// What can be pressed, in the background of others.
    static let surface = Color(hex: 0xE8EBF0)
    /// The same under a finger.
    static let pressedSurface = Color(hex: 0xCCD2DB)
    /// What the finger takes hold of.
    static let knob = Color.white
    /// The line around a knob.
    static let outline = Color(hex: 0xB6BDC9)
    /// Text and signs.
    static let text = Color(hex: 0x1B2430)
    /// The ring around what has the focus.
    static let focus = Color(hex: 0x0B3BA8)
    /// How much of a disabled control shows.
    static let disabledAlpha = 0.4

    /// Draws with the strength that the control's state asks for, and with a ring around it if it has the focus.
    static func draw(_ control: Control, in canvas: Canvas, _ body: () -> Void) {
        if control.isEnabled {
            body()
            if control.isFocused {
                FocusRing.draw(in: control.bounds, cornerRadius: control.focusRingRadius, on: canvas)
            }
            return
        }
        canvas.beginGroup()
        body()
        canvas.endGroup(alpha: disabledAlpha)
    }

    /// Draws a round knob.
    static func drawKnob(in box: Rect, on canvas: Canvas) {
        let inner = box.insetBy(dx: 0.5, dy: 0.5)
        canvas.fill(Path(ovalIn: inner), with: knob)
        canvas.stroke(Path(ovalIn: inner), with: outline, width: 1)
    }
}

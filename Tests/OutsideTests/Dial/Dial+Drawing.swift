import Tactus

extension Dial {
    private static let ticks = 10
    /// How far the parts are from the middle, as parts of the radius of the face.
    private static let track = 0.83
    private static let knob = 0.64

    /// What is not reached yet, and the ticks of it.
    private static let idle = Color(
        light: Color(hex: 0x8A91A0), dark: Color(hex: 0x6B7280), highContrastLight: Color(hex: 0x5F6571),
        highContrastDark: Color(hex: 0x9AA1AE))
    private static let knobTop = Color(light: .white, dark: Color(hex: 0x5A616E))
    private static let knobBottom = Color(light: Color(hex: 0xE3E6EC), dark: Color(hex: 0x343943))
    private static let rim = Color(
        light: Color(hex: 0xAAB0BC), dark: Color(hex: 0x23272F), highContrastLight: .black, highContrastDark: .white)

    /// Draws the scale, the knob and the label, all for the value that is shown now.
    func drawContents(in canvas: Canvas) {
        let share = presentedValue
        let scale = scale
        drawTrack(scale, upTo: share, in: canvas)
        drawTicks(scale, upTo: share, in: canvas)
        drawKnob(scale, at: share, in: canvas)
        let label = label(for: share)
        let place = Point(x: bounds.midX - label.size.width / 2, y: face.maxY + Self.gap)
        canvas.draw(label, at: place, color: .label)
    }

    private func drawTrack(_ scale: DialScale, upTo share: Double, in canvas: Canvas) {
        let style = StrokeStyle(width: 6, cap: .round)
        canvas.stroke(scale.arc(from: 0, to: 1, at: Self.track), with: Self.idle, style: style)
        guard share > 0 else { return }
        canvas.stroke(scale.arc(from: 0, to: min(share, 1), at: Self.track), with: .tintColor, style: style)
    }

    private func drawTicks(_ scale: DialScale, upTo share: Double, in canvas: Canvas) {
        for tick in 0...Self.ticks {
            let place = Double(tick) / Double(Self.ticks)
            let isLong = tick % 5 == 0
            var line = Path()
            line.move(to: scale.position(of: place, at: isLong ? 0.94 : 0.965))
            line.addLine(to: scale.position(of: place, at: 1.04))
            canvas.stroke(line, with: place <= share + 1e-9 ? .tintColor : Self.idle, width: isLong ? 2 : 1)
        }
    }

    private func drawKnob(_ scale: DialScale, at share: Double, in canvas: Canvas) {
        let radius = scale.radius * Self.knob
        let center = scale.center
        func disc(_ radius: Double, dy: Double = 0) -> Path {
            Path(
                ovalIn: Rect(x: center.x - radius, y: center.y - radius + dy, width: 2 * radius, height: 2 * radius))
        }
        if isHighlighted { canvas.fill(disc(radius + 4), with: .tintColor.withAlphaComponent(0.22)) }
        canvas.fill(disc(radius, dy: 1.5), with: Color(white: 0, alpha: 0.18))
        let (top, bottom) = (Point(x: center.x, y: center.y - radius), Point(x: center.x, y: center.y + radius))
        canvas.fill(disc(radius), with: .linear(from: Self.knobTop, at: top, to: Self.knobBottom, at: bottom))
        canvas.stroke(disc(radius - 0.5), with: isHighlighted ? .tintColor : Self.rim, width: 1)
        var pointer = Path()
        pointer.move(to: scale.position(of: share, at: 0.3))
        pointer.addLine(to: scale.position(of: share, at: 0.54))
        canvas.stroke(pointer, with: .tintColor, style: StrokeStyle(width: 4, cap: .round))
    }
}

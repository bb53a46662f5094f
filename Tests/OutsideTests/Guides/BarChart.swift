import Tactus

/// Bars, one for each value, with its name below; a tap marks one.
final class BarChart: View {
    struct Bar { let name: String; let value: Double }

    var bars: [Bar] = [] {
        didSet {
            marked = nil
            setNeedsDisplay()
        }
    }
    private(set) var marked: Int? { didSet { if marked != oldValue { setNeedsDisplay() } } }

    override init(frame: Rect) {
        super.init(frame: frame)
        let tap = TapGestureRecognizer()
        tap.addAction { [unowned self] in marked = index(at: $0.location(in: self)) }
        addGestureRecognizer(tap)
    }

    private var slot: Double { bounds.width / Double(max(bars.count, 1)) }

    private func index(at point: Point) -> Int? {
        let index = Int(point.x / slot)
        return bars.indices.contains(index) ? index : nil
    }

    private func frame(ofBar index: Int, above foot: Double) -> Rect {
        let most = bars.map(\.value).max() ?? 1
        let height = most > 0 ? foot * bars[index].value / most : 0
        return Rect(x: (Double(index) + 0.15) * slot, y: foot - height, width: slot * 0.7, height: height)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let foot = bounds.height - scaledValue(24, for: .preferred(.caption1))
        for (index, bar) in bars.enumerated() {
            let box = frame(ofBar: index, above: foot)
            let path = Path(roundedRect: box, cornerRadius: theme.radii.small)
            canvas.fill(path, with: index == marked ? .tintColor : .tertiarySystemFill)
            let name = textLayout(for: StyledText(bar.name), TextOptions(font: .preferred(.caption1)))
            canvas.draw(name, at: Point(x: box.midX - name.size.width / 2, y: foot + 4), color: .secondaryLabel)
        }
    }

    override var accessibilityElements: [AccessibilityElement] {
        let foot = bounds.height - scaledValue(24, for: .preferred(.caption1))
        return bars.indices.map { index in
            AccessibilityElement(
                .image, label: "\(bars[index].name): \(bars[index].value)", frame: frame(ofBar: index, above: foot))
        }
    }
}

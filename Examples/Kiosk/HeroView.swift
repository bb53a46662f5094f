import Tactus

/// The picture with the name of the house: at the side of a wide counter, and at the top of a narrow one.
final class HeroView: View {
    private let brand: Brand
    private let heading: Label
    private let hours: Label

    init(_ brand: Brand) {
        self.brand = brand
        heading = Look.label(brand.name, size: 44, weight: .bold, color: .white)
        hours = Look.label(brand.hours, size: 20, color: Color(white: 1, alpha: 0.86))
        super.init(frame: .zero)
        heading.numberOfLines = 3
        clipsToBounds = true
        backgroundGradient = .linear(
            from: brand.sky.top, at: Point(x: 0, y: 0), to: brand.sky.bottom, at: Point(x: 0, y: 1))
        for label in [heading, hours] { addSubview(label) }
    }

    override func layoutSubviews() {
        // Where there is little height the name has one line, else as many as it takes.
        let isLow = bounds.height < 200
        heading.font = .systemFont(ofSize: isLow ? 32 : 44, weight: .bold)
        heading.numberOfLines = isLow ? 1 : 3
        let isAtSide = bounds.height > bounds.width
        let margin = isAtSide || bounds.width >= Look.narrow ? Look.margin : Look.margin / 2
        let width = max(bounds.width - 2 * margin, 0)
        let height = heading.sizeThatFits(Size(width: width, height: .infinity)).height
        let second = hours.intrinsicContentSize.height
        let top = bounds.height > 500 ? 72 : max((bounds.height - height - second - 6) / 2, 8)
        heading.frame = Rect(x: margin, y: top, width: width, height: height)
        hours.frame = Rect(x: margin, y: top + height + 6, width: width, height: second)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        switch brand.motif {
        case .waves: drawWaves(in: canvas)
        case .grid: drawGrid(in: canvas)
        }
    }

    private func drawWaves(in canvas: Canvas) {
        let count = bounds.height > 500 ? 6 : 3
        for index in 0..<count {
            let share = Double(index) / Double(count)
            let top = bounds.height * (0.56 + 0.44 * share)
            let (length, height) = (bounds.width / (1.1 + share * 0.7), 10 + 16 * share)
            var x = -length * (0.3 + 0.37 * Double(index))
            var wave = Path()
            wave.move(to: Point(x: x, y: top))
            while x < bounds.width {
                wave.addCurve(
                    to: Point(x: x + length, y: top), controlPoint1: Point(x: x + length * 0.4, y: top - 2 * height),
                    controlPoint2: Point(x: x + length * 0.6, y: top + 2 * height))
                x += length
            }
            wave.addLine(to: Point(x: x, y: bounds.height))
            wave.addLine(to: Point(x: 0, y: bounds.height))
            wave.close()
            canvas.fill(wave, with: Color(white: 1, alpha: 0.05 + 0.035 * share))
        }
    }

    private func drawGrid(in canvas: Canvas) {
        let step = 36.0
        let rows = Int(bounds.height / step) + 1
        for row in 0..<rows {
            let share = Double(row) / Double(max(rows - 1, 1))
            guard share > 0.45 else { continue }
            let side = step * 0.8 * (share - 0.4)
            for column in 0...Int(bounds.width / step) {
                let middle = Point(x: (Double(column) + 0.5) * step, y: (Double(row) + 0.5) * step)
                canvas.fill(
                    Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
                    with: Color(white: 1, alpha: 0.16))
            }
        }
    }
}

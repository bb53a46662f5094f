// swift-format-ignore-file
import UIKitNames

// Charts that views draw by themselves: bars, a line, a ring of layers, and a legend in a text with attributes.

struct Series {
    let name: String
    let color: UIColor
    let values: [CGFloat]

    var total: CGFloat { return values.reduce(0, +) }
    var largest: CGFloat { return values.max() ?? 0 }
}

final class BarChartView: UIView {
    var series: Series? {
        didSet { setNeedsDisplay() }
    }
    var showsValues = true
    var gridColor = UIColor.lightGray
    private let inset = UIEdgeInsets(top: 20, left: 10, bottom: 20, right: 10)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        isOpaque = true
    }


    private var plot: CGRect { return bounds.inset(by: inset) }

    func frameOfBar(at index: Int) -> CGRect {
        guard let series = series, series.values.indices.contains(index), series.largest > 0 else { return .null }
        let width = plot.width / CGFloat(series.values.count)
        let height = plot.height * series.values[index] / series.largest
        return CGRect(
            x: plot.minX + CGFloat(index) * width + 4, y: plot.maxY - height, width: width - 8, height: height)
    }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        super.draw(rect, in: canvas)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawGrid(in: context)
        guard let series = series else { return }
        for index in series.values.indices {
            let bar = frameOfBar(at: index)
            let path = UIBezierPath(
                roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4))
            series.color.setFill()
            path.fill()
            if showsValues {
                drawValue(series.values[index], above: bar)
            }
        }
    }

    private func drawGrid(in context: CGContext) {
        context.saveGState()
        context.setStrokeColor(gridColor.cgColor)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [4, 4])
        for step in 0...4 {
            let y = (plot.minY + plot.height * CGFloat(step) / 4).rounded() + 0.5
            context.move(to: CGPoint(x: plot.minX, y: y))
            context.addLine(to: CGPoint(x: plot.maxX, y: y))
        }
        context.strokePath()
        context.restoreGState()
    }

    private func drawValue(_ value: CGFloat, above bar: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10),
            .foregroundColor: UIColor.darkGray,
        ]
        let text = "\(Int(value))" as NSString
        let size = text.size(withAttributes: attributes)
        text.draw(at: CGPoint(x: bar.midX - size.width / 2, y: bar.minY - size.height - 2), withAttributes: attributes)
    }
}

final class LineChartView: UIView {
    var points: [CGPoint] = [] {
        didSet { setNeedsDisplay() }
    }
    var lineColor = UIColor.systemBlue

    /// The line through all points, in parts of the view's size.
    func line(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: rect.minX + point.x * rect.width, y: rect.maxY - point.y * rect.height)
            if index == 0 {
                path.move(to: place)
            } else {
                path.addLine(to: place)
            }
        }
        return path
    }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        guard let context = UIGraphicsGetCurrentContext(), points.count > 1 else { return }
        let line = self.line(in: bounds)

        // What is below the line fades out downwards.
        context.saveGState()
        let area = UIBezierPath(cgPath: line.cgPath)
        area.addLine(to: CGPoint(x: area.currentPoint.x, y: bounds.maxY))
        area.addLine(to: CGPoint(x: bounds.minX + points[0].x * bounds.width, y: bounds.maxY))
        area.close()
        area.addClip()
        let colors = [lineColor.withAlphaComponent(0.5).cgColor, lineColor.withAlphaComponent(0).cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: bounds.minY), end: CGPoint(x: 0, y: bounds.maxY), options: [])
        }
        context.restoreGState()

        lineColor.setStroke()
        line.stroke()
        lineColor.setFill()
        for point in points {
            let center = CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.maxY - point.y * bounds.height)
            context.fillEllipse(in: CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6))
        }
    }
}

final class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let label = UILabel()

    var progress: CGFloat = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            ring.strokeEnd = progress
            label.attributedText = text(for: progress)
        }
    }

    var ringColor = UIColor.systemGreen {
        didSet { ring.strokeColor = ringColor.cgColor }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for layer in [track, ring] {
            layer.fillColor = UIColor.clear.cgColor
            layer.lineWidth = 8
            layer.lineCap = .butt
            self.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor(white: 0.9, alpha: 1).cgColor
        ring.strokeColor = ringColor.cgColor
        ring.strokeEnd = 0
        label.textAlignment = .center
        label.attributedText = text(for: 0)
        addSubview(label)
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 8
        let circle = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.frame = bounds
        ring.frame = bounds
        track.path = circle.cgPath
        ring.path = circle.cgPath
        label.frame = bounds
    }

    private func text(for progress: CGFloat) -> NSAttributedString {
        let number = NSMutableAttributedString(
            string: "\(Int((progress * 100).rounded()))",
            attributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .bold)])
        number.append(
            NSAttributedString(
                string: " %", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.gray]))
        return number
    }
}

final class LegendView: UIView {
    private let label = UILabel()
    var series: [Series] = [] {
        didSet { label.attributedText = legend() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }


    var text: NSAttributedString? { return label.attributedText }

    private func legend() -> NSAttributedString {
        let result = NSMutableAttributedString()
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        for (index, item) in series.enumerated() {
            if index > 0 {
                result.append(NSAttributedString(string: "\n"))
            }
            let sign = NSAttributedString(string: "■ ", attributes: [.foregroundColor: item.color])
            result.append(sign)
            result.append(NSAttributedString(string: item.name))
            result.append(
                NSAttributedString(
                    string: "  \(Int(item.total))",
                    attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .kern: 0.5]))
        }
        result.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: result.length))
        return result
    }
}

final class ChartsViewController: UIViewController {
    let bars = BarChartView()
    let line = LineChartView()
    let ring = RingView()
    let legend = LegendView()
    private let background = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        background.colors = [UIColor.white.cgColor, UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1).cgColor]
        background.startPoint = CGPoint(x: 0.5, y: 0)
        background.endPoint = CGPoint(x: 0.5, y: 1)
        view.layer.insertSublayer(background, at: 0)

        let series = Series(name: "Rain", color: .systemBlue, values: [4, 8, 2, 6])
        bars.series = series
        line.points = series.values.enumerated().map { index, value in
            CGPoint(x: CGFloat(index) / 3, y: value / 8)
        }
        legend.series = [series, Series(name: "Sun", color: .systemOrange, values: [1, 2, 3, 4])]
        ring.progress = 0.25

        let views: [String: Any] = ["bars": bars, "line": line, "ring": ring, "legend": legend]
        for case let child as UIView in views.values {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let formats = [
            "H:|-20-[bars]-20-|", "H:|-20-[line(==bars)]", "H:|-20-[ring(80)]-12-[legend]-(>=20)-|",
            "V:|-40-[bars(height)]-12-[line(height)]-12-[ring(80)]",
        ]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: ["height": 120], views: views))
        }
        NSLayoutConstraint(
            item: legend, attribute: .centerY, relatedBy: .equal, toItem: ring, attribute: .centerY, multiplier: 1,
            constant: 0
        ).isActive = true
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        background.frame = view.bounds
    }

    func fill() {
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5, options: []) {
            self.ring.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        } completion: { _ in
            self.ring.transform = .identity
        }
        ring.progress = 1
    }
}

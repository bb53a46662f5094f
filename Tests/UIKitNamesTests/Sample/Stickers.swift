// swift-format-ignore-file
import UIKitNames

// Stickers that are drawn once as pictures, an eraser, and cards that turn over.

enum StickerShape: CaseIterable {
    case star
    case heart
    case drop
    case badge

    func path(in rect: CGRect) -> UIBezierPath {
        switch self {
        case .star: return starPath(in: rect)
        case .heart: return heartPath(in: rect)
        case .drop: return dropPath(in: rect)
        case .badge: return UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: rect.height / 4)
        }
    }

    private func starPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let outer = min(rect.width, rect.height) / 2
        for index in 0..<10 {
            let radius = index % 2 == 0 ? outer : outer * 0.4
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.close()
        return path
    }

    private func heartPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.minX, y: rect.minY + rect.height / 4),
            controlPoint1: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4),
            controlPoint2: CGPoint(x: rect.minX, y: rect.midY))
        path.addArc(
            withCenter: CGPoint(x: rect.minX + rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4,
            startAngle: .pi, endAngle: 0, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: rect.maxX - rect.width / 4, y: rect.minY + rect.height / 4), radius: rect.width / 4,
            startAngle: .pi, endAngle: 0, clockwise: true)
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), controlPoint1: CGPoint(x: rect.maxX, y: rect.midY),
            controlPoint2: CGPoint(x: rect.midX, y: rect.maxY - rect.height / 4))
        path.close()
        return path
    }

    private func dropPath(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath(ovalIn: rect)
        let hole = UIBezierPath(ovalIn: rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
        path.append(hole)
        path.usesEvenOddFillRule = true
        return path
    }
}

final class StickerFactory {
    private var cache: [String: UIImage] = [:]
    private(set) var made = 0

    func sticker(_ shape: StickerShape, color: UIColor, side: CGFloat) -> UIImage {
        let key = "\(shape)-\(side)"
        if let known = cache[key] {
            return known
        }
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        let image = renderer.image { context in
            let rect = CGRect(x: 0, y: 0, width: side, height: side)
            let path = shape.path(in: rect.insetBy(dx: 2, dy: 2))
            color.setFill()
            path.fill()
            UIColor.black.withAlphaComponent(0.6).setStroke()
            path.lineWidth = 1
            path.stroke()
            if shape == .badge {
                let glyph = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(weight: .bold))
                glyph?.withTintColor(.white, renderingMode: .alwaysOriginal).draw(in: rect.insetBy(dx: 8, dy: 8))
            }
        }
        made += 1
        cache[key] = image
        return image
    }

    func sheet(of shapes: [StickerShape], color: UIColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: 40 * CGFloat(shapes.count), height: 40)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, shape) in shapes.enumerated() {
                sticker(shape, color: color, side: 40).draw(at: CGPoint(x: CGFloat(index) * 40, y: 0))
            }
        }
    }
}

final class ScratchView: UIView {
    private var strokes: [[CGPoint]] = []
    var coverColor = UIColor.gray

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ScratchView.scratch(_:)))
    }


    private func scratch(_ pan: UIPanGestureRecognizer) {
        let point = pan.location(in: self)
        if pan.state == .began {
            strokes.append([point])
        } else if !strokes.isEmpty {
            strokes[strokes.count - 1].append(point)
        }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(coverColor.cgColor)
        context.fill(bounds)
        context.setBlendMode(.clear)
        context.setLineWidth(20)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for stroke in strokes {
            context.addLines(between: stroke)
            context.strokePath()
        }
        context.endTransparencyLayer()
    }
}

final class TurningCardView: UIView {
    let front = UIImageView()
    let back = UILabel()
    private(set) var isTurned = false
    var turned: ((Bool) -> Void)?

    init(image: UIImage?, text: String) {
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        layer.masksToBounds = true
        front.image = image
        front.contentMode = .scaleAspectFit
        front.backgroundColor = .white
        back.text = text
        back.textAlignment = .center
        back.numberOfLines = 0
        back.lineBreakMode = .byWordWrapping
        back.backgroundColor = .systemYellow
        back.isHidden = true
        addSubview(front)
        addSubview(back)
        isUserInteractionEnabled = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: TurningCardView.turn))
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        front.frame = bounds
        back.frame = bounds
    }

    func turn() {
        isTurned.toggle()
        let from: UIView = isTurned ? front : back
        let to: UIView = isTurned ? back : front
        let direction: UIView.AnimationOptions = isTurned ? .transitionFlipFromRight : .transitionFlipFromLeft
        UIView.transition(from: from, to: to, duration: 0.4, options: [direction, .showHideTransitionViews]) { finished in
            self.turned?(finished)
        }
    }
}

final class StickersViewController: UIViewController {
    let factory = StickerFactory()
    private(set) var cards: [TurningCardView] = []
    let scratch = ScratchView()
    let bounceAnimator = UIViewPropertyAnimator(
        duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: .zero))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : UIColor(hue: 0.6, saturation: 0.1, brightness: 1, alpha: 1)
        }
        for (index, shape) in StickerShape.allCases.enumerated() {
            let color = UIColor(hue: CGFloat(index) / 4, saturation: 1, brightness: 1, alpha: 1)
            let card = TurningCardView(image: factory.sticker(shape, color: color, side: 40), text: "\(shape)")
            cards.append(card)
        }
        let row = UIStackView(arrangedSubviews: cards)
        row.distribution = .fillEqually
        row.spacing = UIStackView.spacingUseSystem
        row.translatesAutoresizingMaskIntoConstraints = false
        scratch.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        view.addSubview(scratch)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            row.heightAnchor.constraint(equalToConstant: 60),
            scratch.topAnchor.constraint(equalToSystemSpacingBelow: row.bottomAnchor, multiplier: 2),
            scratch.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            scratch.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.5, constant: 10),
            scratch.heightAnchor.constraint(equalTo: scratch.widthAnchor),
        ])
    }

    func bounce() {
        bounceAnimator.addAnimations {
            self.scratch.transform = CGAffineTransform(translationX: 0, y: 40)
        }
        bounceAnimator.startAnimation()
    }
}

// swift-format-ignore-file
import UIKitNames

// A board to draw on, by fingers and pens, with undo, and layouts made by hand.

struct Stroke {
    var points: [CGPoint] = []
    var widths: [CGFloat] = []
    var color: UIColor

    var bounds: CGRect {
        guard let first = points.first else { return .zero }
        var box = CGRect(x: first.x, y: first.y, width: 0, height: 0)
        for point in points {
            box = box.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
        }
        let widest = widths.max() ?? 1
        return box.insetBy(dx: -widest, dy: -widest)
    }

    mutating func add(_ touch: UITouch, in view: UIView) {
        points.append(touch.preciseLocation(in: view))
        let force = touch.type == .pencil && touch.maximumPossibleForce > 0 ? touch.force : 1
        widths.append(2 + 4 * force)
    }
}

class BoardView: UIView {
    private(set) var strokes: [Stroke] = []
    private var current: [ObjectIdentifier: Stroke] = [:]
    var color: UIColor = .label
    private let history = UndoManager()
    var onChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        backgroundColor = .systemBackground
    }


    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
        for touch in touches {
            var stroke = Stroke(color: color)
            stroke.add(touch, in: self)
            current[ObjectIdentifier(touch)] = stroke
        }
        setNeedsDisplay()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let id = ObjectIdentifier(touch)
            guard var stroke = current[id] else { continue }
            let samples = event?.coalescedTouches(for: touch) ?? [touch]
            for sample in samples {
                stroke.add(sample, in: self)
            }
            current[id] = stroke
            setNeedsDisplay(stroke.bounds)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let stroke = current.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            add(stroke)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            current[ObjectIdentifier(touch)] = nil
        }
        setNeedsDisplay()
    }

    private func add(_ stroke: Stroke) {
        strokes.append(stroke)
        setNeedsDisplay(stroke.bounds)
        onChange?()
    }

    func removeLast() {
        guard let last = strokes.popLast() else { return }
        setNeedsDisplay(last.bounds)
        onChange?()
    }

    func clear() {
        strokes.removeAll()
        setNeedsDisplay()
        onChange?()
    }

    var totalLength: CGFloat {
        var length: CGFloat = 0
        for stroke in strokes {
            for (start, end) in zip(stroke.points, stroke.points.dropFirst()) {
                let dx = end.x - start.x
                let dy = end.y - start.y
                length += (dx * dx + dy * dy).squareRoot()
            }
        }
        return length
    }
}

final class ColorWell: UIControl {
    let color: UIColor
    private let ring = UIView()

    init(color: UIColor) {
        self.color = color
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 2
        ring.layer.borderColor = UIColor.label.cgColor
        ring.isHidden = true
        let dot = UIView(frame: CGRect(x: 8, y: 8, width: 28, height: 28))
        dot.backgroundColor = color
        dot.layer.cornerRadius = 14
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        addSubview(ring)
    }


    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds.insetBy(dx: 4, dy: 4)
        ring.layer.cornerRadius = ring.bounds.width / 2
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        alpha = 0.6
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        alpha = 1
    }

    override func cancelTracking(with event: UIEvent?) {
        alpha = 1
    }

    func setChosen(_ isChosen: Bool) {
        isSelected = isChosen
        ring.isHidden = !isChosen
    }
}

class BoardViewController: UIViewController {
    let board = BoardView(frame: .zero)
    private let palette = UIStackView()
    private let undoButton = UIButton(type: .system)
    private let clearButton = UIButton(type: .system)
    private let infoLabel = UILabel()
    private(set) var wells: [ColorWell] = []
    private let colors: [UIColor] = [.label, .systemRed, .systemBlue, .systemGreen]

    override func viewDidLoad() {
        super.viewDidLoad()
        board.onChange = { [weak self] in
            self?.updateInfo()
        }
        for color in colors {
            let well = ColorWell(color: color)
            well.addTarget(self, action: BoardViewController.choose(_:), for: .touchUpInside)
            well.widthAnchor.constraint(equalToConstant: 44).isActive = true
            well.heightAnchor.constraint(equalToConstant: 44).isActive = true
            wells.append(well)
            palette.addArrangedSubview(well)
        }
        palette.axis = .horizontal
        palette.spacing = 4
        undoButton.setTitle("Undo", for: .normal)
        undoButton.addTarget(self, action: BoardViewController.undoLast, for: .touchUpInside)
        clearButton.setTitle("Clear", for: .normal)
        clearButton.setTitleColor(.systemRed, for: .normal)
        clearButton.addTarget(self, action: BoardViewController.clearAll, for: .touchUpInside)
        infoLabel.font = .preferredFont(forTextStyle: .footnote)
        infoLabel.textColor = .secondaryLabel
        for subview in [board, palette, undoButton, clearButton, infoLabel] as [UIView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            board.topAnchor.constraint(equalTo: guide.topAnchor),
            board.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            board.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            board.bottomAnchor.constraint(equalTo: palette.topAnchor, constant: -8),
            palette.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 8),
            palette.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -8),
            undoButton.centerYAnchor.constraint(equalTo: palette.centerYAnchor),
            undoButton.leadingAnchor.constraint(equalTo: palette.trailingAnchor, constant: 8),
            clearButton.centerYAnchor.constraint(equalTo: palette.centerYAnchor),
            clearButton.leadingAnchor.constraint(equalTo: undoButton.trailingAnchor, constant: 8),
            infoLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            infoLabel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -8),
        ])
        choose(wells[0])
        updateInfo()
    }

    private func choose(_ well: ColorWell) {
        board.color = well.color
        wells.forEach { $0.setChosen($0 === well) }
    }

    private func undoLast() {
        board.removeLast()
    }

    private func clearAll() {
        board.clear()
    }

    private func updateInfo() {
        let length = Int(board.totalLength.rounded())
        infoLabel.text = "\(board.strokes.count) strokes, \(length) pt"
        undoButton.isEnabled = !board.strokes.isEmpty
        clearButton.isEnabled = !board.strokes.isEmpty
    }
}

// swift-format-ignore-file
import UIKitNames
import class Foundation.NSNumber

struct InkStroke {
    var points: [CGPoint]
    var color: UIColor
    var width: CGFloat
}

final class InkCanvas: UIView {
    private(set) var strokes: [InkStroke] = [] { didSet { setNeedsDisplay() } }
    private var predicted: [CGPoint] = []
    private var activeTouch: UITouch?
    var strokeColor = UIColor.label
    var strokeWidth: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        isMultipleTouchEnabled = false
    }


    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        becomeFirstResponder()
        activeTouch = touch
        strokes.append(InkStroke(points: [touch.preciseLocation(in: self)], color: strokeColor, width: strokeWidth))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = activeTouch, touches.contains(touch), var stroke = strokes.popLast() else { return }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            stroke.points.append(sample.preciseLocation(in: self))
        }
        predicted = event?.predictedTouches(for: touch)?.map { $0.preciseLocation(in: self) } ?? []
        strokes.append(stroke)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = activeTouch, touches.contains(touch), let stroke = strokes.last else { return }
        activeTouch = nil
        predicted = []
        registerUndo(of: stroke)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard activeTouch != nil else { return }
        activeTouch = nil
        predicted = []
        strokes.removeLast()
    }

    private func registerUndo(of stroke: InkStroke) {
        undoManager?.registerUndo(withTarget: self) { canvas in
            canvas.remove(stroke)
        }
        undoManager?.setActionName("InkStroke")
    }

    private func remove(_ stroke: InkStroke) {
        strokes.removeLast()
        undoManager?.registerUndo(withTarget: self) { canvas in
            canvas.strokes.append(stroke)
            canvas.registerUndo(of: stroke)
        }
    }

    override func draw(_ rect: CGRect, in canvas: Canvas) {
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        context.setLineJoin(.round)
        for stroke in strokes {
            guard let first = stroke.points.first else { continue }
            context.setStrokeColor(stroke.color.cgColor)
            context.setLineWidth(stroke.width)
            context.beginPath()
            context.move(to: first)
            stroke.points.dropFirst().forEach { context.addLine(to: $0) }
            context.strokePath()
        }
        if let last = strokes.last?.points.last, !predicted.isEmpty {
            context.saveGState()
            context.setAlpha(0.3)
            context.beginPath()
            context.move(to: last)
            predicted.forEach { context.addLine(to: $0) }
            context.strokePath()
            context.restoreGState()
        }
    }

    func clear() {
        let old = strokes
        strokes = []
        undoManager?.registerUndo(withTarget: self) { $0.strokes = old }
        undoManager?.setActionName("Clear")
    }

    func makeImage() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            layer.render(in: context.cgContext)
        }
    }
}

final class SketchViewController: UIViewController, UIColorPickerViewControllerDelegate, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let canvas = InkCanvas(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    private(set) var undoItem: UIBarButtonItem!
    private(set) var redoItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sketch"
        view.backgroundColor = .secondarySystemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.contentSize = canvas.bounds.size
        scrollView.minimumZoomScale = 0.25
        scrollView.maximumZoomScale = 4
        scrollView.panGestureRecognizer.minimumNumberOfTouches = 2
        scrollView.panGestureRecognizer.allowedTouchTypes = [UITouch.TouchType.direct]
        scrollView.delaysContentTouches = false
        scrollView.addSubview(canvas)
        view.addSubview(scrollView)
        undoItem = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: self, action: SketchViewController.undoStroke)
        redoItem = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.forward"), style: .plain, target: self, action: SketchViewController.redoStroke)
        undoItem.accessibilityLabel = "Undo"
        redoItem.accessibilityLabel = "Redo"
        let clear = UIBarButtonItem(title: "Clear", style: .plain, target: self, action: SketchViewController.clearCanvas)
        navigationItem.leftBarButtonItems = [undoItem, redoItem]
        navigationItem.rightBarButtonItem = clear
        updateItems()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        centerContent()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerContent() }

    private func centerContent() {
        let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
        let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
        scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func undoStroke() { canvas.undoManager?.undo(); updateItems() }
    private func redoStroke() { canvas.undoManager?.redo(); updateItems() }
    private func updateItems() {
        undoItem.isEnabled = canvas.undoManager?.canUndo ?? false
        redoItem.isEnabled = canvas.undoManager?.canRedo ?? false
    }
    private func clearCanvas() {
        let alert = UIAlertController(title: nil, message: "Clear the sketch?", preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { [unowned self] _ in canvas.clear(); updateItems() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        present(alert, animated: true)
    }
}

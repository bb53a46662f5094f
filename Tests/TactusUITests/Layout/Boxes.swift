import TactusTesting
import TactusUI

/// A view with a size of its own, and lines at its upper and lower edge, that logs when it is laid out.
@MainActor
class Box: View {
    var log: Log?
    var content: Size? { didSet { invalidateIntrinsicContentSize() } }
    var lines: Baselines? { didSet { invalidateIntrinsicContentSize() } }
    /// The area that it fills whatever its width is.
    var area: Double? { didSet { invalidateIntrinsicContentSize() } }
    var onLayout: (() -> Void)?

    init(_ name: String, _ width: Double? = nil, _ height: Double? = nil, log: Log? = nil) {
        self.log = log
        super.init(frame: .zero)
        self.name = name
        if width != nil || height != nil {
            content = Size(width: width ?? View.noIntrinsicMetric, height: height ?? View.noIntrinsicMetric)
        }
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: Size { content ?? super.intrinsicContentSize }
    override func intrinsicHeight(forWidth width: Double) -> Double? { area.map { $0 / width } }
    override func baselines(in size: Size) -> Baselines? { lines }

    override func layoutSubviews() {
        log?.add(name ?? "")
        onLayout?()
    }
}

@MainActor
extension View {
    /// The frames of the subviews, by their names.
    var places: [String: Rect] {
        Dictionary(subviews.map { ($0.name ?? "?", $0.frame) }) { first, _ in first }
    }

    /// Adds subviews, in their order.
    func add(_ views: View...) {
        for view in views { addSubview(view) }
    }

    /// Activates constraints that keep the view at its superview's edges, so far in.
    func pin(to superview: View, _ inset: Double = 0) {
        LayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
        ])
    }

    /// Activates a constraint to a place in the superview.
    func put(at superview: View, _ x: Double, _ y: Double) {
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x).isActive = true
        topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
    }
}

@MainActor
extension TestHost {
    /// Gives the scene another size.
    func resize(_ width: Double, _ height: Double) {
        surface.configure {
            $0.width = width
            $0.height = height
        }
        settle()
    }
}

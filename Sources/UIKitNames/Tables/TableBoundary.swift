import Tactus

/// Holds what a table shows above or below a section, or above and below all of them.
final class TableBoundary: CollectionReusableView {
    nonisolated enum Boundary: Hashable, Sendable {
        case header
        case footer
    }

    nonisolated struct Key: Hashable, Sendable {
        let boundary: Boundary
        let section: Int
    }

    private(set) weak var content: View?
    private let topPadding: Double
    private let explicitHeight: Double?
    /// Called with a view that is shown no more, and can be shown for another section.
    var released: ((UITableViewHeaderFooterView) -> Void)?

    /// Takes a view in.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - topPadding: The room above it, in points.
    ///   - height: How high it is, in points; `nil` for as high as it says.
    init(_ content: View, topPadding: Double, height: Double?) {
        self.content = content
        self.topPadding = topPadding
        explicitHeight = height
        super.init(frame: .zero)
        addSubview(content)
    }

    required init(frame: Rect = .zero) {
        (topPadding, explicitHeight) = (0, nil)
        super.init(frame: frame)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    /// Counts as the table does: what is inside lies where it says in the table's space, too.
    override func apply(_ layoutAttributes: CollectionElementAttributes) {
        super.apply(layoutAttributes)
        guard transform == .identity, bounds.origin != frame.origin else { return }
        bounds.origin = frame.origin
        placeContent()
    }

    private func placeContent() {
        guard let content, content.superview === self else { return }
        content.frame = Rect(
            x: bounds.minX, y: bounds.minY + topPadding, width: bounds.width,
            height: max(bounds.height - topPadding, 0))
    }

    override func height(forWidth width: Double) -> Double {
        guard let content else { return 0 }
        if let explicitHeight { return explicitHeight + topPadding }
        if let view = content as? UITableViewHeaderFooterView { return view.height(forWidth: width) + topPadding }
        let fitting = content.layoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
        return (fitting > 0 ? fitting : content.sizeThatFits(Size(width: width, height: .infinity)).height) + topPadding
    }

    override func willMove(toSuperview newSuperview: View?) {
        super.willMove(toSuperview: newSuperview)
        guard newSuperview == nil, superview != nil, let view = content as? UITableViewHeaderFooterView else { return }
        view.removeFromSuperview()
        content = nil
        released?(view)
    }
}

public import TactusGeometry
public import TactusUI

/// Shows a ``ListContentConfiguration`` anywhere, as a row would. UIKit's `UIListContentView`.
public final class ListContentView: View, ContentView {
    private let row = RowContentView()
    private var shown: ListContentConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: ListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        addSubview(row)
        row.show(configuration)
    }

    public override class var nonDrawingClass: View.Type? { ListContentView.self }

    /// What it shows. One of another type than ``ListContentConfiguration`` is left aside.
    public var configuration: any ContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? ListContentConfiguration, new != shown else { return }
            shown = new
            row.show(new)
            invalidateIntrinsicContentSize()
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        row.frame = bounds
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width.isFinite ? size.width : bounds.width, height: row.height(forWidth: size.width))
    }

    public override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: row.height(forWidth: bounds.width > 0 ? bounds.width : .infinity))
    }

    public override func intrinsicHeight(forWidth width: Double) -> Double? { row.height(forWidth: width) }
}

extension ListContentConfiguration: ContentConfiguration {
    /// Makes a ``ListContentView``.
    public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

    /// The same: what is behind a row tells its state, and not its text.
    public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

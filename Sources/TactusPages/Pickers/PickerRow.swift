import TactusControls
import TactusGraphics
import TactusUI

/// A row on the wheel of a picker: a text, or a view that the picker's delegate has made.
final class PickerRow: View {
    private var label: Label?
    /// The delegate's view; `nil` while a text shows.
    private(set) var content: View?
    /// Whether it is the row in the middle.
    var isChosen = false {
        didSet { if isChosen != oldValue { showChoice() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    /// Shows a view, or a text where there is none.
    func show(_ view: View?, orText text: () -> String) {
        if content !== view {
            content?.removeFromSuperview()
            content = view
            if let view { addSubview(view) }
        }
        label?.isHidden = view != nil
        if view == nil { madeLabel.text = text() }
        setNeedsLayout()
    }

    private var madeLabel: Label {
        if let label { return label }
        let made = Label()
        made.font = .preferred(.title3)
        made.font.hasMonospacedDigits = true
        made.textAlignment = .center
        made.adjustsFontSizeToFitWidth = true
        made.minimumScaleFactor = 0.6
        addSubview(made)
        label = made
        showChoice()
        return made
    }

    private func showChoice() { label?.textColor = isChosen ? .label : .secondaryLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [label, content].compactMap({ $0 as View? }) where view.frame != bounds { view.frame = bounds }
    }
}

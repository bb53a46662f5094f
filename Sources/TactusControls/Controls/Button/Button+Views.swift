import TactusGeometry
import TactusGraphics
import TactusUI

// The views of a button's parts, for programs that set a button up by them. A button without them draws by itself.
extension Button {
    /// The label that shows the title; never `nil`, optional as UIKit's.
    ///
    /// It is made when it is first asked for; from then on its font, lines, line breaks and shrinking are the button's.
    /// Its text and its colour the button sets, by its state.
    public final var titleLabel: Label? {
        if let ownTitleLabel { return ownTitleLabel }
        let label = ButtonTitleLabel(of: self)
        ownTitleLabel = label
        addSubview(label)
        contentDidChange()
        return label
    }

    /// The view that shows the picture; never `nil`, optional as UIKit's.
    ///
    /// It is made when it is first asked for. Its picture the button sets, by its state; an ``icon`` it does not show.
    public final var imageView: ImageView? {
        if let ownImageView { return ownImageView }
        let view = ButtonImageView(of: self)
        ownImageView = view
        addSubview(view)
        contentDidChange()
        return view
    }

    /// Whether an indicator turns in the picture's place, as while the button's work is done. `false` by default. The
    /// button stays as it is otherwise: set ``Control/isEnabled`` where it is not to be tapped meanwhile.
    public final var showsActivityIndicator: Bool {
        get { activityIndicator != nil }
        set {
            guard newValue != showsActivityIndicator else { return }
            activityIndicator?.removeFromSuperview()
            activityIndicator = newValue ? ButtonActivityIndicator() : nil
            if let activityIndicator {
                activityIndicator.isUserInteractionEnabled = false
                addSubview(activityIndicator)
                activityIndicator.startAnimating()
            }
            contentDidChange()
        }
    }

    /// Shows in the views of the parts what the button shows.
    final func updateParts() {
        if let label = ownTitleLabel {
            let title = shownTitle
            if label.styledText != title { label.styledText = title }
            label.setNeedsDisplay()
        }
        if let view = ownImageView {
            view.image = activityIndicator == nil ? currentImage : nil
            view.setNeedsDisplay()
        }
        activityIndicator?.color = activityColor
        if ownTitleLabel != nil || ownImageView != nil || activityIndicator != nil { setNeedsLayout() }
    }

    /// Places the views of the parts.
    final func layOutParts() {
        guard ownTitleLabel != nil || ownImageView != nil || activityIndicator != nil else { return }
        let places = placesOfParts().frames
        ownTitleLabel?.frame = places.title
        ownImageView?.frame = places.picture
        activityIndicator?.frame = places.picture
    }
}

/// The title of a button, as a view: drawn by the button, in the colour of its state.
final class ButtonTitleLabel: Label {
    private unowned let button: Button

    init(of button: Button) {
        self.button = button
        super.init(frame: .zero)
        styledText = button.shownTitle
        take(button.titleStyle)
    }

    /// Shows its text in a style.
    func take(_ style: ButtonTitleStyle) {
        font = style.font
        numberOfLines = style.lines
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
        adjustsFontSizeToFitWidth = style.minimumScale < 1
        minimumScaleFactor = style.minimumScale
    }

    /// The least part of its size that the text is made.
    var shrinking: Double { adjustsFontSizeToFitWidth ? minimumScaleFactor : 1 }

    /// The button itself says what it is.
    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(isElement: false) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !styledText.isEmpty else { return }
        let (layout, origin) = placedLayout
        canvas.draw(layout, at: origin, color: button.titleColor(on: canvas))
    }
}

/// What turns while a button's work is done.
final class ButtonActivityIndicator: ActivityIndicatorView {
    /// The button itself says what it is.
    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(isElement: false) }
}

/// The picture of a button, as a view: a template in the colour of the button's text.
final class ButtonImageView: ImageView {
    private unowned let button: Button

    init(of button: Button) {
        self.button = button
        super.init(frame: .zero)
    }

    /// The button itself says what it is.
    override var standardAccessibility: AccessibilityDescription { AccessibilityDescription(isElement: false) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let image else { return }
        let box = contentMode.rect(for: image.size, in: presentedBounds)
        canvas.draw(image, in: box, tint: button.titleColor(on: canvas))
    }
}

extension ButtonTitleStyle {
    /// The style of a label.
    init(of label: ButtonTitleLabel) {
        self.init(
            font: label.font, lines: label.numberOfLines, alignment: label.textAlignment,
            lineBreakMode: label.lineBreakMode, minimumScale: label.shrinking)
    }
}

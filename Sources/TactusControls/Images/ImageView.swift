public import TactusGeometry
public import TactusGraphics
import TactusPlatform
import TactusUI

/// A view that shows a picture.
///
/// ```swift
/// let photo = ImageView(image: try Image(contentsOfFile: path))
/// photo.contentMode = .scaleAspectFill
/// photo.cornerRadius = 12
/// photo.clipsToBounds = true
/// ```
///
/// ![Pictures that are fitted, stretched in nine parts, tinted and cut round, in light and dark](image-view)
///
/// A picture that is a template (``/TactusGraphics/Image/withRenderingMode(_:)``) is drawn in the view's
/// `View.tintColor`. What of the picture lies outside the view is cut off; with `View.clipsToBounds` also at round
/// corners.
///
/// One that takes a while comes from an ``ImageSource``, see ``setImage(from:placeholder:failureImage:)``. One of
/// several images is animated while it is seen, and rests when it is not, or when the user wishes for less motion.
///
/// A picture takes no touches, as a label does not, unless `View.isUserInteractionEnabled` is set: they go to what is
/// behind it.
@MainActor open class ImageView: View {
    /// The picture; `nil` shows nothing. One of several images begins with the first.
    ///
    /// Setting it gives up what was being loaded.
    open var image: Image? {
        get { film.image }
        set {
            if let loading {
                loading.cancel()
                self.loading = nil
                setNeedsDisplay()
                invalidateIntrinsicContentSize()
            }
            show(newValue, fading: false)
        }
    }

    /// The picture while ``isHighlighted``; `nil`, the default, for the ordinary one.
    public final var highlightedImage: Image? {
        didSet {
            guard highlightedImage !== oldValue, isHighlighted else { return }
            setNeedsDisplay()
        }
    }

    /// Whether ``highlightedImage`` is shown; what has the view inside says so. Cells of collections and tables do for
    /// all pictures of their content.
    public final var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue, highlightedImage != nil else { return }
            setNeedsDisplay()
        }
    }

    /// How the picture is fitted into the view's bounds; stretched by default.
    public final var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// Pictures that are shown one after the other, in place of ``image``, from `startAnimating()` until
    /// `stopAnimating()`; `nil`, the default, for those that ``image`` has. Setting them ends what runs.
    public final var animationImages: [Image]? { didSet { endSequence() } }

    /// How long all of ``animationImages`` take, once. A thirtieth of a second each with zero, the default. It counts
    /// from the next `startAnimating()` on.
    public final var animationDuration = Duration.zero

    /// How often ``animationImages`` are shown; 0, the default, until they are stopped. It counts from the next
    /// `startAnimating()` on.
    public final var animationRepeatCount = 0

    /// How long a picture that was loaded fades in over what was shown before; a fifth of a second by default. It is
    /// there at once with zero, when the user wishes for less motion, and where nothing had been drawn yet.
    public final var fadeDuration = Duration.milliseconds(200)

    /// What is shown of the picture, and since when.
    final var film = FilmPlayer()
    /// What is shown of ``animationImages``; `nil` while nothing is.
    final var sequence: FilmPlayer?
    /// What is being loaded, or could not be.
    final var loading: ImageLoading?
    /// What shows through while a picture fades in.
    private var formerImage: Image?
    /// How far it has faded in.
    private var fade = 1.0

    /// Creates a view with a picture, at its own size.
    public convenience init(image: Image?) {
        self.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
        if image != nil { self.image = image }
    }

    /// Creates a view without a picture that is placed at `frame` in its future superview, in points. A subclass
    /// overrides this initializer, and has the others by it.
    public override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    isolated deinit {
        film.rest()
        sequence?.rest()
        loading?.cancel()
    }

    /// This class.
    open override class var geometricClass: View.Type { ImageView.self }

    /// The picture's own size in points; zero without one.
    open override func sizeThatFits(_ size: Size) -> Size { shownImage?.size ?? .zero }

    /// The picture's own size in points; none without one.
    open override var intrinsicContentSize: Size { shownImage?.size ?? super.intrinsicContentSize }

    /// `true`: on its way to another size it is fitted into each, as it is into the last.
    open override var drawsPresentedBounds: Bool { true }

    open override var standardAccessibility: AccessibilityDescription {
        AccessibilityDescription(
            .image, isElement: hasAccessibilityLabel, state: AccessibilityState(isBusy: loading?.isRunning ?? false))
    }

    /// How far a picture that was loaded has faded in, from 0 to 1.
    open override var animatableValue: Double {
        get { fade }
        set { fade = newValue }
    }

    /// A picture that is loaded for a window is given up when the view leaves it.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        film.rest()
        sequence?.rest()
        loading?.rest()
    }

    // MARK: What is shown

    /// Shows a picture in place of the one before.
    final func show(_ image: Image?, fading: Bool) {
        let former = shownImage
        guard image !== film.image || former !== image else { return }
        film.rest()
        film = FilmPlayer(image)
        formerImage = nil
        let fades = fading && window != nil && fadeDuration > .zero && !avoidsMotion
        if fades {
            formerImage = former
            fade = 0
            View.animate(duration: fadeDuration, options: .allowUserInteraction) { [self] in
                changeAnimatableValue { fade = 1 }
            } completion: { [weak self] _ in
                if self?.formerImage === former { self?.formerImage = nil }
            }
        } else {
            fade = 1
        }
        setNeedsDisplay()
        if former?.size != shownImage?.size { invalidateIntrinsicContentSize() }
    }

    /// The picture that takes up the room: the own one, else what stands in for it.
    private var shownImage: Image? {
        if isHighlighted, let highlightedImage { return highlightedImage }
        return film.image ?? loading?.standIn
    }

    // A view that has asked is drawn anew when the answer changes: a film that stood still goes on.
    final var avoidsMotion: Bool { traitCollection.accessibilityReduceMotion }

    /// Draws the picture.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        loadIfNeeded()
        if isHighlighted, let highlightedImage { return draw(highlightedImage, on: canvas) }
        if let frame = sequence?.frame {
            draw(frame, on: canvas)
            return goOnWithFilm()
        }
        let fade = min(max(presentedValue, 0), 1)
        if fade < 1, let formerImage { draw(formerImage, on: canvas) }
        guard let image = film.frame ?? loading?.standIn else { return }
        if fade < 1 {
            canvas.withGroup(alpha: fade) { draw(image, on: canvas) }
        } else {
            draw(image, on: canvas)
        }
        goOnWithFilm()
    }

    private func draw(_ image: Image, on canvas: Canvas) {
        canvas.draw(image, in: contentMode.rect(for: image.size, in: presentedBounds), tint: .tintColor)
    }
}

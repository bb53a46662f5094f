import CCairo
package import TactusGeometry

/// The pen: draws shapes, images and text on a ``Bitmap``.
///
/// A canvas begins with a space of points whose origin is the bitmap's upper left corner, y growing downward, and
/// without a clip. Moving, scaling and clipping last until the state that was saved before is restored:
///
/// ```swift
/// let canvas = Canvas(bitmap, scale: 2)
/// canvas.withSavedState {
///     canvas.clip(to: Rect(x: 0, y: 0, width: 100, height: 40))
///     canvas.translateBy(x: 10, y: 10)
///     canvas.fill(Rect(x: 0, y: 0, width: 200, height: 20), with: .blue)
/// }
/// ```
///
/// What is drawn is in the bitmap's pixels at once; there is nothing to flush. A canvas belongs to the bitmap's thread.
public final class Canvas {
    /// The bitmap that the canvas draws on; one without pixels for a page of a document.
    public let bitmap: Bitmap

    /// Whether a page of a document is drawn on, which has no pixels.
    public let isPage: Bool

    /// The pixels that can be drawn on; of a page, those that it would have with one for each point.
    let pixelBounds: PixelRect

    /// How many of the bitmap's pixels belong to a point of the space that the canvas began with.
    public let scale: Double

    /// The surroundings that dynamic colours go by; ordinary and light unless somebody says otherwise. For the canvas
    /// of a view the toolkit says what surrounds it.
    public var colorTraits = ColorTraits()

    /// What of the surroundings has been asked for; see ``dependence(of:)``.
    var usedDependence = ColorDependence()

    /// Cairo's pen, in the state that things are drawn in now.
    ///
    /// Whoever asks for it is about to draw or to change the state: what was put off is done.
    var cairo: OpaquePointer {
        if !putOff.isEmpty { catchUp() }
        return pen
    }

    private let pen: OpaquePointer

    /// What was begun and not yet ended, innermost last.
    @exclusivity(unchecked) private var levels: ContiguousArray<Level> = []

    /// What follows the levels, and Cairo has not been told of: see ``within(_:space:_:)``.
    @exclusivity(unchecked) private var putOff: ContiguousArray<Frame> = []

    /// The pixels that the clip lets through; `nil` when they are not a rectangle of whole pixels, or what is drawn
    /// does not go to the bitmap but to a group.
    @exclusivity(unchecked) private var clippedPixels: PixelRect?

    /// How what is drawn is mixed with what is there; Cairo knows of it.
    @exclusivity(unchecked) var mode = BlendMode.normal

    /// The pixels that may be written to, in place of drawing on them; `nil` for none.
    var openPixels: PixelRect? { mode == .normal ? clippedPixels : nil }

    /// What a restore or an end of a group takes back.
    private struct Level {
        enum Kind {
            case savedState
            case group
        }

        var kind: Kind
        /// The ``clippedPixels`` from before.
        var clippedPixels: PixelRect?
        /// The ``mode`` from before.
        var mode: BlendMode
    }

    /// A clip, and a space inside it.
    private struct Frame {
        var pixels: PixelRect
        var space: Transform
        /// The ``clippedPixels`` from before.
        var clippedPixels: PixelRect?
    }

    /// Creates a canvas on a bitmap.
    ///
    /// - Parameters:
    ///   - bitmap: What is drawn on.
    ///   - scale: Device pixels per point; positive and finite.
    public init(_ bitmap: Bitmap, scale: Double = 1) {
        precondition(scale > 0 && scale < .infinity, "a canvas cannot have the scale \(scale); it must be positive")
        guard let pen = cairo_create(bitmap.surface) else {
            preconditionFailure("cairo_create answered nil, which its documentation rules out")
        }
        self.bitmap = bitmap
        self.scale = scale
        self.pen = pen
        isPage = false
        pixelBounds = bitmap.bounds
        clippedPixels = bitmap.bounds
        if scale != 1 { cairo_scale(pen, scale, scale) }
    }

    /// Creates a canvas on a page of a document, whose points are 1/72 of an inch.
    ///
    /// - Parameters:
    ///   - surface: Cairo's document.
    ///   - bounds: The rectangle that holds the page, from its upper left corner.
    ///   - bitmap: One without pixels.
    init(page surface: OpaquePointer, bounds: PixelRect, bitmap: Bitmap) {
        guard let pen = cairo_create(surface) else {
            preconditionFailure("cairo_create answered nil, which its documentation rules out")
        }
        self.bitmap = bitmap
        self.pen = pen
        scale = 1
        isPage = true
        pixelBounds = bounds
        clippedPixels = nil
    }

    deinit {
        assert(
            isPage || [CAIRO_STATUS_SUCCESS, CAIRO_STATUS_NO_MEMORY].contains(cairo_status(pen)),
            "Cairo refused something that this canvas let through")
        cairo_destroy(pen)
    }

    /// Remembers the space, the clip and the ``blendMode`` for ``restoreState()``.
    public func saveState() {
        cairo_save(cairo)
        levels.append(Level(kind: .savedState, clippedPixels: clippedPixels, mode: mode))
    }

    /// Goes back to the space, the clip and the ``blendMode`` of the last ``saveState()`` that was not restored yet.
    public func restoreState() {
        precondition(
            levels.last?.kind == .savedState,
            levels.isEmpty
                ? "restoreState() without a saveState() before it"
                : "restoreState() inside of a group that began after saveState(); end the group first")
        cairo_restore(cairo)
        leaveLevel()
    }

    /// Calls `body`, then goes back to the space and the clip from before.
    public func withSavedState<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        saveState()
        defer { restoreState() }
        return try body()
    }

    /// Lets what is drawn from now on gather in a layer of its own, for ``endGroup(alpha:)``.
    ///
    /// The layer is as large as the clip, which cuts it when it is drawn and not what gathers in it. The state is saved
    /// as well.
    public func beginGroup() {
        cairo_push_group(cairo)
        // Else smooth edges would be smoothed twice.
        cairo_reset_clip(pen)
        levels.append(Level(kind: .group, clippedPixels: clippedPixels, mode: mode))
        clippedPixels = nil
        blendMode = .normal
    }

    /// Draws what gathered since the matching ``beginGroup()``, and goes back to the state from before it.
    ///
    /// - Parameter alpha: How opaque the layer is as a whole, from 0 to 1.
    public func endGroup(alpha: Double) {
        precondition(
            levels.last?.kind == .group,
            levels.isEmpty
                ? "endGroup(alpha:) without a beginGroup() before it"
                : "endGroup(alpha:) with a state that was saved in the group; restore it first")
        cairo_pop_group_to_source(cairo)
        leaveLevel()
        if alpha > 0 { cairo_paint_with_alpha(cairo, min(alpha, 1)) }
        // The source would keep the layer's memory.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Ends the groups of a picture and of its mask, without drawing them.
    func endTwoGroups() {
        precondition(
            levels.suffix(2).map(\.kind) == [.group, .group],
            "endMask(alpha:) needs two groups that were begun and not ended")
        leaveLevel()
        leaveLevel()
    }

    private func leaveLevel() {
        let level = levels.removeLast()
        (clippedPixels, mode) = (level.clippedPixels, level.mode)
    }

    /// Notes that the clip has become smaller.
    ///
    /// - Parameter pixels: What it lets through of what it did; `nil` when that is no rectangle of whole pixels.
    func clipDidShrink(to pixels: PixelRect?) {
        clippedPixels = pixels.flatMap { clippedPixels?.intersection($0) }
    }

    /// Calls `body`, and draws what it drew as one layer of the given opacity, from 0 to 1.
    public func withGroup<Result, Failure>(
        alpha: Double, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        beginGroup()
        defer { endGroup(alpha: alpha) }
        return try body()
    }

    /// Calls `body`, and tells what it drew with that looks different in other surroundings.
    ///
    /// - Parameter body: What to call. What it asks for is not told to whoever is around this call.
    /// - Returns: What of ``colorTraits`` was asked for.
    package func dependence(of body: () -> Void) -> ColorDependence {
        let outer = usedDependence
        usedDependence = ColorDependence()
        defer { usedDependence = outer }
        body()
        return usedDependence
    }

    // MARK: Putting off

    /// Calls `body` with drawing restricted to some pixels, and in a space of its own, then goes back
    /// to what was before.
    ///
    /// Like ``withSavedState(_:)`` with ``clip(to:)-(PixelRegion)`` and ``concatenate(_:)``, but for what it costs when
    /// `body` draws nothing, or only fills pixels: nearly nothing. Cairo is told when something is drawn.
    ///
    /// - Parameters:
    ///   - pixels: What the clip leaves, in pixels of the bitmap.
    ///   - space: From the space inside to the one outside; it can be inverted.
    ///   - body: What to call.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    package func within<Result, Failure>(
        _ pixels: PixelRect, space: Transform = .identity, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        putOff.append(Frame(pixels: pixels, space: space, clippedPixels: clippedPixels))
        clipDidShrink(to: pixels)
        defer {
            // Whatever was begun inside has ended: the last one is this one, if Cairo was not told of it.
            if let frame = putOff.popLast() {
                clippedPixels = frame.clippedPixels
            } else {
                restoreState()
            }
        }
        return try body()
    }

    /// Tells Cairo of what was put off.
    private func catchUp() {
        var frames: ContiguousArray<Frame> = []
        swap(&frames, &putOff)
        for frame in frames {
            levels.append(Level(kind: .savedState, clippedPixels: frame.clippedPixels, mode: mode))
            cairo_save(pen)
            clip(to: PixelRegion(frame.pixels))
            if !frame.space.isIdentity { concatenate(frame.space) }
        }
        frames.removeAll(keepingCapacity: true)
        swap(&frames, &putOff)
    }
}

import CCairo

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
    /// What is drawn on.
    public let bitmap: Bitmap

    /// How many of the bitmap's pixels belong to a point of the space that the canvas began with.
    public let scale: Double

    /// The surroundings that dynamic colours go by; ordinary and light unless somebody says otherwise. For the canvas of
    /// a view the toolkit says what surrounds it.
    public var colorTraits = ColorTraits()

    /// What of the surroundings has been asked for since this was last emptied.
    package var usedDependence: ColorDependence = []

    /// Cairo's pen.
    let cairo: OpaquePointer

    /// What was begun and not yet ended, innermost last.
    private var levels: [Level] = []

    /// What a restore or an end of a group takes back.
    private enum Level {
        case savedState
        case group
    }

    /// Creates a canvas on a bitmap.
    ///
    /// - Parameters:
    ///   - bitmap: What is drawn on.
    ///   - scale: Device pixels per point; positive and finite.
    public init(_ bitmap: Bitmap, scale: Double = 1) {
        precondition(scale > 0 && scale < .infinity, "a canvas cannot have the scale \(scale); it must be positive")
        guard let cairo = cairo_create(bitmap.surface) else {
            preconditionFailure("cairo_create answered nil, which its documentation rules out")
        }
        self.bitmap = bitmap
        self.scale = scale
        self.cairo = cairo
        if scale != 1 { cairo_scale(cairo, scale, scale) }
    }

    deinit {
        assert(
            [CAIRO_STATUS_SUCCESS, CAIRO_STATUS_NO_MEMORY].contains(cairo_status(cairo)),
            "Cairo refused something that this canvas let through")
        cairo_destroy(cairo)
    }

    /// Remembers the space and the clip for ``restoreState()``.
    public func saveState() {
        levels.append(.savedState)
        cairo_save(cairo)
    }

    /// Goes back to the space and the clip of the last ``saveState()`` that was not restored yet.
    public func restoreState() {
        precondition(
            levels.last == .savedState,
            levels.isEmpty
                ? "restoreState() without a saveState() before it"
                : "restoreState() inside of a group that began after saveState(); end the group first")
        levels.removeLast()
        cairo_restore(cairo)
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
    /// The layer is as large as the clip. The state is saved as well.
    public func beginGroup() {
        levels.append(.group)
        cairo_push_group(cairo)
    }

    /// Draws what gathered since the matching ``beginGroup()``, and goes back to the state from before it.
    ///
    /// - Parameter alpha: How opaque the layer is as a whole, from 0 to 1.
    public func endGroup(alpha: Double) {
        precondition(
            levels.last == .group,
            levels.isEmpty
                ? "endGroup(alpha:) without a beginGroup() before it"
                : "endGroup(alpha:) with a state that was saved in the group; restore it first")
        levels.removeLast()
        cairo_pop_group_to_source(cairo)
        if alpha > 0 { cairo_paint_with_alpha(cairo, min(alpha, 1)) }
        // The source would keep the layer's memory.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }

    /// Ends the groups of a picture and of its mask, without drawing them.
    func endTwoGroups() {
        precondition(
            levels.suffix(2) == [.group, .group], "endMask(alpha:) needs two groups that were begun and not ended")
        levels.removeLast(2)
    }

    /// Calls `body`, and draws what it drew as one layer of the given opacity, from 0 to 1.
    public func withGroup<Result, Failure>(
        alpha: Double, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        beginGroup()
        defer { endGroup(alpha: alpha) }
        return try body()
    }
}

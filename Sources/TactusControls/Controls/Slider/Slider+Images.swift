import TactusGeometry
public import TactusGraphics
import TactusUI

/// The pictures of a slider's parts, by its state.
struct SliderImages {
    var thumb = StateValues<Image>()
    var minimumTrack = StateValues<Image>()
    var maximumTrack = StateValues<Image>()
}

// Pictures in place of what a slider draws by itself, and all that it draws.
extension Slider {
    /// Shows a picture, at its own size, in place of the thumb.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the thumb where that has none either.
    ///   - state: The state, as a whole: one that is set for `.highlighted` does not show while the slider is
    ///     selected as well.
    public final func setThumbImage(_ image: Image?, for state: State) {
        images.thumb[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for a state; `nil` when none was.
    public final func thumbImage(for state: State) -> Image? { images.thumb[exactly: state] }

    /// The picture that is shown in place of the thumb now; `nil` for none.
    public final var currentThumbImage: Image? { images.thumb[in: state] }

    /// Shows a picture in place of the track from the least value to the thumb. It is stretched along the track, but
    /// for the edges that its `Image.capInsets` name, and the track is as high as it. A template is drawn in
    /// ``minimumTrackTintColor``.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the track where that has none either.
    ///   - state: The state, as a whole.
    public final func setMinimumTrackImage(_ image: Image?, for state: State) {
        images.minimumTrack[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for that track in a state; `nil` when none was.
    public final func minimumTrackImage(for state: State) -> Image? { images.minimumTrack[exactly: state] }

    /// The picture that is shown of the track from the least value to the thumb now; `nil` for none.
    public final var currentMinimumTrackImage: Image? { images.minimumTrack[in: state] }

    /// Shows a picture in place of the track beyond the thumb, as ``setMinimumTrackImage(_:for:)`` does before it. A
    /// template is drawn in ``maximumTrackTintColor``.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` for that of the normal state, or for the track where that has none either.
    ///   - state: The state, as a whole.
    public final func setMaximumTrackImage(_ image: Image?, for state: State) {
        images.maximumTrack[exactly: state] = image
        setNeedsDisplay()
    }

    /// Returns the picture that was set for that track in a state; `nil` when none was.
    public final func maximumTrackImage(for state: State) -> Image? { images.maximumTrack[exactly: state] }

    /// The picture that is shown of the track beyond the thumb now; `nil` for none.
    public final var currentMaximumTrackImage: Image? { images.maximumTrack[in: state] }

    /// How high the pictures of the track are, in points; `nil` without any.
    final var trackImageHeight: Double? {
        let heights = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
        return heights.max()
    }

    final func drawSlider(in canvas: Canvas) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: presentedValue)
        ControlLook.draw(self, in: canvas) {
            drawEndImages(in: canvas)
            drawTrack(track, to: thumb.midX, in: canvas)
            if let image = currentThumbImage { return canvas.draw(image, in: thumb, tint: .tintColor) }
            if isHighlighted {
                let halo = area(of: thumb)
                canvas.fill(
                    Path(roundedRect: halo, cornerRadius: theme.radii.capsule(of: halo.height)),
                    with: .tintColor.withAlphaComponent(0.2))
            }
            ControlLook.drawKnob(
                of: self, in: thumb, with: thumbTintColor ?? .controlKnob,
                outline: isHighlighted ? .tintColor.signShade : ControlLook.sliderOutline, on: canvas)
        }
    }

    /// Draws the track on both sides of the thumb's middle.
    private func drawTrack(_ track: Rect, to middle: Double, in canvas: Canvas) {
        let middle = min(max(middle, track.minX), track.maxX)
        let left = Rect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = Rect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let (done, rest) = isMirrored ? (right, left) : (left, right)
        let radius = theme.radii.capsule(of: track.height)
        let restColor = maximumTrackTintColor ?? ControlLook.idle
        let doneColor = ControlLook.plate((minimumTrackTintColor ?? .tintColor).signShade, in: canvas)
        if let image = currentMaximumTrackImage {
            canvas.draw(image, in: rest.centered(height: image.size.height), tint: restColor)
        } else {
            // Under the thumb both lie on each other, so that no gap shows.
            let whole = currentMinimumTrackImage == nil ? track : rest
            canvas.fill(Path(roundedRect: whole, cornerRadius: radius), with: restColor)
        }
        if let image = currentMinimumTrackImage {
            canvas.draw(image, in: done.centered(height: image.size.height), tint: doneColor)
        } else {
            canvas.fill(Path(roundedRect: done, cornerRadius: radius), with: doneColor)
        }
    }
}

extension Rect {
    /// The rectangle with another height around the same middle, in points.
    nonisolated fileprivate func centered(height: Double) -> Rect {
        Rect(x: minX, y: midY - height / 2, width: width, height: height)
    }
}

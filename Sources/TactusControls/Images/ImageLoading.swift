import TactusGeometry
public import TactusGraphics
import TactusPictures
import TactusUI

/// A picture that a view waits for.
final class ImageLoading {
    enum State {
        /// Nobody has seen the view yet.
        case waiting
        case running
        case done
        case failed(any Error)
    }

    let source: any ImageSource
    let placeholder: Image?
    let failureImage: Image?
    private(set) var state = State.waiting
    /// How many pixels it was last asked for.
    private var pixels = Size.zero
    private(set) var task: Task<Void, Never>?

    init(_ source: any ImageSource, placeholder: Image?, failureImage: Image?) {
        self.source = source
        self.placeholder = placeholder
        self.failureImage = failureImage
    }

    var isRunning: Bool { task != nil }

    /// What is shown where there is no picture.
    var standIn: Image? {
        if case .failed = state { return failureImage ?? placeholder }
        return placeholder
    }

    /// Whether it would have to be asked for again to be shown so large: a quarter larger than it was, or more.
    func isTooSmall(for pixels: Size) -> Bool {
        switch state {
        case .waiting: true
        case .running, .failed: false
        case .done: pixels.width > self.pixels.width * 1.25 || pixels.height > self.pixels.height * 1.25
        }
    }

    /// Asks for the picture.
    ///
    /// - Parameters:
    ///   - size: The size in points that it fills.
    ///   - scale: How many pixels belong to a point.
    ///   - finish: Called on the main actor with what came of it, unless it is cancelled before.
    func run(for size: Size, scale: Double, _ finish: @escaping (Result<Image, any Error>) -> Void) {
        task?.cancel()
        pixels = Size(width: size.width * scale, height: size.height * scale)
        state = .running
        let source = source
        task = Task { [weak self] in
            let result: Result<Image, any Error>
            do {
                result = .success(try await source.image(shownSize: size, scale: scale))
            } catch {
                result = .failure(error)
            }
            guard !Task.isCancelled, let self else { return }
            task = nil
            if case .failure(let error) = result { state = .failed(error) } else { state = .done }
            finish(result)
        }
    }

    /// Gives it up for now: it is asked for again when the view is seen again.
    func rest() {
        guard task != nil else { return }
        cancel()
        state = .waiting
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}

extension ImageView {
    /// Loads the picture from somewhere, and shows it when it is there.
    ///
    /// It is asked for when the view is drawn for the first time, so that what is never scrolled into sight is never
    /// loaded; and again when it is shown a quarter larger or more. It is given up when the view leaves its window, and
    /// when another picture is set. What was shown before makes way for the placeholder at once. A view of no size is
    /// not drawn, and asks for nothing: give it one, or a placeholder that has one.
    ///
    /// - Parameters:
    ///   - source: Where it comes from.
    ///   - placeholder: What is shown until then; `nil` for nothing.
    ///   - failureImage: What is shown when it does not come; `nil` for the placeholder.
    public final func setImage(
        from source: any ImageSource, placeholder: Image? = nil, failureImage: Image? = nil
    ) {
        image = nil
        loading = ImageLoading(source, placeholder: placeholder, failureImage: failureImage)
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// The task that loads the picture; `nil` while nothing does. A test waits for it: `await view.loadingTask?.value`.
    public final var loadingTask: Task<Void, Never>? { loading?.task }

    /// Whether a picture is being loaded.
    public final var isLoading: Bool { loading?.isRunning ?? false }

    /// Why the picture could not be loaded; `nil` when it could, or nobody knows yet.
    public final var loadingError: (any Error)? {
        guard case .failed(let error)? = loading?.state else { return nil }
        return error
    }

    /// Asks for the picture when it is seen, and is not there or too small.
    final func loadIfNeeded() {
        guard let loading, let scene = window?.windowScene, !bounds.isEmpty else { return }
        let scale = scene.scale
        let pixels = Size(width: bounds.width * scale, height: bounds.height * scale)
        guard loading.isTooSmall(for: pixels) else { return }
        loading.run(for: bounds.size, scale: scale) { [weak self, weak loading] result in
            guard let self, let loading, self.loading === loading else { return }
            switch result {
            case .success(let image): show(image, fading: film.image == nil)
            case .failure:
                setNeedsDisplay()
                invalidateIntrinsicContentSize()
            }
        }
    }
}

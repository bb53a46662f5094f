import TactusGraphics
import TactusUI

/// Which of an image's several images shows: a value, with the timer that its view has set.
struct FilmPlayer {
    /// The image as a whole.
    let image: Image?
    /// Whether it goes on, or would if it were seen.
    var isRunning: Bool
    private var index = 0
    private var roundsDone = 0
    private(set) var timer: ScheduledTimer?

    init(_ image: Image? = nil) {
        self.image = image
        isRunning = (image?.images?.count ?? 0) > 1
    }

    /// The image that shows now.
    var frame: Image? { image?.images?[index] ?? image }

    /// How long it does.
    var frameDuration: Duration { image?.durations[index] ?? .zero }

    /// Goes on to the next image. The last one stays when all have been shown as often as they are to be.
    mutating func advance() {
        timer = nil
        guard isRunning, let image, let count = image.images?.count else { return }
        if index + 1 < count {
            index += 1
        } else {
            roundsDone += 1
            isRunning = image.repeatCount == 0 || roundsDone < image.repeatCount
            if isRunning { index = 0 }
        }
    }

    /// Begins anew.
    mutating func restart() {
        rest()
        self = FilmPlayer(image)
    }

    /// Shows the first image, and rests.
    mutating func stop() {
        restart()
        isRunning = false
    }

    mutating func wait(by timer: ScheduledTimer) { self.timer = timer }

    /// Gives up waiting for the next image, which is asked for again when this one is drawn.
    mutating func rest() {
        timer?.invalidate()
        timer = nil
    }
}

extension ImageView {
    /// Whether the images of an ``ImageView/image`` that has several are shown one after the other, or would be if the
    /// view were seen. They are from the beginning, until all have been shown as often as the image says.
    /// ``ImageView/animationImages`` are from ``startAnimating()`` on, and as often as the view says.
    public final var isAnimating: Bool { animationImages == nil ? film.isRunning : sequence != nil }

    /// Shows the ``ImageView/animationImages``, or the images of the ``ImageView/image``, one after the other, from the
    /// first.
    public final func startAnimating() {
        if let animationImages {
            endSequence()
            film.rest()
            // An image that has several itself stands still here.
            let images = animationImages.map { $0.images?.first ?? $0 }
            guard !images.isEmpty else { return }
            let shown = animationDuration > .zero ? animationDuration / images.count : .seconds(1) / 30
            // No shorter than a clock tells apart.
            let each = max(shown, .microseconds(1))
            sequence = FilmPlayer(
                Image(images: images, durations: images.map { _ in each }, repeatCount: max(animationRepeatCount, 0)))
        } else {
            film.restart()
        }
        setNeedsDisplay()
    }

    /// Shows the ``ImageView/image`` again, or its first image, and rests.
    public final func stopAnimating() {
        if animationImages != nil { endSequence() } else { film.stop() }
        setNeedsDisplay()
    }

    final func endSequence() {
        guard let sequence else { return }
        sequence.timer?.invalidate()
        self.sequence = nil
        setNeedsDisplay()
    }

    /// What shows: the ``ImageView/animationImages`` while they do, else the ``ImageView/image``.
    private var player: FilmPlayer {
        get { sequence ?? film }
        set { if sequence == nil { film = newValue } else { sequence = newValue } }
    }

    /// Asks for the next image once this one is seen: what is not drawn does not go on. After the last of the
    /// ``ImageView/animationImages`` the ``ImageView/image`` shows again.
    final func goOnWithFilm() {
        guard !avoidsMotion else { return player.rest() }
        guard player.timer == nil, let application = window?.windowScene?.application else { return }
        guard player.isRunning else { return endSequence() }
        player.wait(
            by: application.schedule(after: player.frameDuration) { [weak self] in
                guard let self else { return }
                player.advance()
                if !player.isRunning { endSequence() }
                setNeedsDisplay()
            })
    }
}

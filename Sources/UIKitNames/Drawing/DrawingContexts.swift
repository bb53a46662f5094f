import Glibc
import Tactus

/// What is being drawn on a thread. Each has its own, as in UIKit, so that a picture is made on any thread while
/// another one draws.
nonisolated final class DrawingContexts {
    /// The contexts that were made current, the present one last.
    var contexts: [(context: CGContext, isOfCanvas: Bool)] = []
    /// The pictures that were begun and not ended, the present one last.
    var pictures: [(canvas: Canvas, scale: CGFloat)] = []
    /// What sets the texts that are drawn in contexts.
    lazy var typesetter = Typesetter()

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { drawing in
            if let drawing { Unmanaged<DrawingContexts>.fromOpaque(drawing).release() }
        }
        precondition(error == 0, "there is no key for what a thread draws: error \(error)")
        return key
    }()

    /// That of the calling thread; it goes with the thread.
    static var current: DrawingContexts {
        if let known = pthread_getspecific(key) {
            return Unmanaged<DrawingContexts>.fromOpaque(known).takeUnretainedValue()
        }
        let drawing = DrawingContexts()
        let error = pthread_setspecific(key, Unmanaged.passRetained(drawing).toOpaque())
        precondition(error == 0, "there is no memory for what a thread draws")
        return drawing
    }
}

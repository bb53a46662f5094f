import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Pictures in views")
struct ImageViewTests {
    private let host = TestHost(size: Size(width: 40, height: 20))
    private let view = ImageView(frame: Rect(0, 0, 20, 20))

    init() {
        host.window.backgroundColor = .black
        host.window.addSubview(view)
    }

    nonisolated static func image(_ color: Color, side: Int = 2) throws -> Image {
        try GraphicsImageRenderer(size: Size(width: Double(side), height: Double(side))).image {
            $0.fill(Rect.infinite, with: color)
        }
    }

    private var shown: String { host.picture.hex(10, 10) }

    /// Gives a picture, or an error, and notes what for.
    private func source(_ result: Result<Image, GraphicsError>, log: Log = Log()) -> ImageLoader {
        ImageLoader { size, scale in
            await log.add("\(Int(size.width))×\(Int(size.height)) at \(scale)")
            return try result.get()
        }
    }

    private func waitForLoading() async {
        await view.loading?.task?.value
        host.settle()
    }

    @Test("IM-10: a picture is asked for when its view is seen, for its size; meanwhile a placeholder is shown")
    func loading() async throws {
        let log = Log()
        view.isHidden = true
        view.fadeDuration = .zero
        view.setImage(from: source(.success(try Self.image(.green)), log: log), placeholder: try Self.image(.blue))
        host.settle()
        #expect(log.lines == [] && !view.isLoading)

        view.isHidden = false
        host.settle()
        #expect(view.isLoading && shown == "0000FF")
        #expect(view.standardAccessibility.state.isBusy)
        await waitForLoading()

        #expect(log.lines == ["20×20 at 1.0"])
        #expect(!view.isLoading && view.loadingError == nil && shown == "00FF00")
    }

    @Test("IM-10: what cannot be loaded shows its own picture, and says why")
    func failure() async throws {
        view.setImage(
            from: source(.failure(.outOfMemory(.zero))), placeholder: try Self.image(.blue),
            failureImage: try Self.image(.red))
        host.settle()
        await waitForLoading()

        #expect(shown == "FF0000")
        #expect(view.image == nil && view.loadingError as? GraphicsError == .outOfMemory(.zero))
    }

    @Test("IM-10: a picture that was loaded fades in, and at once where the user wishes for less motion")
    func fading() async throws {
        view.setImage(from: source(.success(try Self.image(.white))), placeholder: try Self.image(.black))
        host.settle()
        await view.loading?.task?.value
        host.clock.advance(by: .milliseconds(100))
        #expect((40...215).contains(Int(host.picture[10, 10] & 0xFF)))
        host.clock.advance(by: .milliseconds(150))
        #expect(shown == "FFFFFF")

        host.application.isReduceMotionEnabled = true
        view.setImage(from: source(.success(try Self.image(.white))), placeholder: try Self.image(.black))
        host.settle()
        await waitForLoading()
        #expect(shown == "FFFFFF")
    }

    @Test("IM-10: it is asked for anew when it is shown a quarter larger, and not before")
    func growing() async throws {
        let log = Log()
        view.fadeDuration = .zero
        view.setImage(from: source(.success(try Self.image(.green)), log: log))
        host.settle()
        await waitForLoading()
        view.frame.size.width = 24
        host.settle()
        await waitForLoading()
        #expect(log.lines == ["20×20 at 1.0"])
        view.frame.size.width = 30
        host.settle()
        await waitForLoading()
        #expect(log.lines == ["20×20 at 1.0", "30×20 at 1.0"])
    }

    @Test("IM-10: a picture that is set, and a view that leaves, give up what is being loaded")
    func givingUp() async throws {
        let former = source(.success(try Self.image(.red)))
        view.setImage(from: former)
        host.settle()
        let task = view.loading?.task
        view.image = try Self.image(.green)
        await task?.value
        host.settle()
        #expect(task?.isCancelled == true && shown == "00FF00")

        view.setImage(from: former)
        host.settle()
        view.removeFromSuperview()
        #expect(!view.isLoading)
        host.window.addSubview(view)
        host.settle()
        #expect(view.isLoading)
        await view.loading?.task?.value
    }

    @Test("a highlighted picture is shown while the view is highlighted")
    func highlighted() throws {
        view.image = try Self.image(.red)
        view.isHighlighted = true
        host.settle()
        #expect(shown == "FF0000")
        view.highlightedImage = try Self.image(.green)
        host.settle()
        #expect(shown == "00FF00")
        view.isHighlighted = false
        host.settle()
        #expect(shown == "FF0000")
    }
}

@MainActor
@Suite("Films in views")
struct FilmTests {
    private let host = TestHost(size: Size(width: 20, height: 20))
    private let view: ImageView

    init() throws {
        let images = try [Color.red, .green, .blue].map { try ImageViewTests.image($0) }
        view = ImageView(
            image: Image(
                images: images, durations: [.milliseconds(100), .milliseconds(200), .milliseconds(300)], repeatCount: 2)
        )
        view.frame = Rect(0, 0, 20, 20)
        host.window.addSubview(view)
        host.settle()
    }

    /// The first letter of the colour that shows after each step.
    private func colors(_ count: Int, every step: Duration = .milliseconds(100)) -> String {
        let letters = ["FF0000": "r", "00FF00": "g", "0000FF": "b"]
        return (0..<count).map { _ in
            defer { host.clock.advance(by: step) }
            return letters[host.picture.hex(10, 10)] ?? "?"
        }.joined()
    }

    @Test("IM-11: each image shows as long as it says, all as often as they say, and the last one stays")
    func playing() {
        host.clock.advance(by: .milliseconds(50))
        #expect(colors(14) == "rggbbbrggbbbbb")
        #expect(!view.isAnimating)
        view.startAnimating()
        host.clock.advance(by: .milliseconds(20))
        #expect(view.isAnimating && colors(3) == "rgg")
        view.stopAnimating()
        host.settle()
        #expect(!view.isAnimating && colors(3) == "rrr")
    }

    @Test("IM-11: a film that nobody sees rests, and goes on from there")
    func unseen() {
        host.clock.advance(by: .milliseconds(150))
        #expect(colors(1, every: .zero) == "g")
        view.isHidden = true
        host.clock.advance(by: .seconds(60))
        #expect(view.isAnimating)
        view.isHidden = false
        host.clock.advance(by: .milliseconds(50))
        #expect(["g", "b"].contains(colors(1, every: .zero)))
        #expect(view.isAnimating)
        view.removeFromSuperview()
        #expect(view.film.timer == nil)
    }

    @Test("IM-11, AP-94: a film stands still while the user wishes for less motion, and goes on afterwards")
    func reducedMotion() {
        host.application.isReduceMotionEnabled = true
        view.startAnimating()
        host.settle()
        #expect(colors(8) == "rrrrrrrr")
        // It goes on as soon as the wish is taken back, and stands still when it comes on the way.
        host.application.isReduceMotionEnabled = false
        host.clock.advance(by: .milliseconds(120))
        #expect(colors(2) == "gg")
        host.application.isReduceMotionEnabled = true
        host.clock.advance(by: .milliseconds(200))
        let rest = colors(5)
        #expect(Set(rest).count == 1, "\(rest)")
    }
}

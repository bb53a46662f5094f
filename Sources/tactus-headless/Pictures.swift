import FakeCompositor
import TactusGeometry
import TactusGraphics

/// Takes pictures of outputs for a script, writes them, and holds them against others.
struct Pictures {
    private let compositor: Compositor
    private let folder: String
    private let overlays: Overlays

    /// Why a picture or a pixel is not what it should be, or is not there at all.
    enum Failure: Error {
        /// It could not be made.
        case environment(String)
        /// It is not what the script expects.
        case expectation(String)
    }

    /// Takes pictures of the outputs of a compositor.
    ///
    /// - Parameters:
    ///   - compositor: Whose outputs.
    ///   - folder: Where files go.
    ///   - overlays: What is shown above the scene.
    init(of compositor: Compositor, folder: String, overlays: Overlays) {
        self.compositor = compositor
        self.folder = folder
        self.overlays = overlays
    }

    private func path(_ name: String) -> String { "\(folder)/\(name).png" }

    /// Writes what an output shows; the first one unless it is named.
    func shoot(_ name: String, output: String? = nil) throws(Failure) {
        guard let chosen = compositor.outputs.first(where: { output == nil || $0.description.name == output }) else {
            throw .expectation(output.map { "there is no output \($0)" } ?? "there is no output: all are unplugged")
        }
        do {
            try chosen.writeScreenshot(to: path(name), showing: overlays)
            compositor.annotate("picture \(path(name))")
        } catch {
            throw .environment("cannot take the picture \(path(name)): \(error)")
        }
    }

    /// Makes sure that the first output shows what is in a file. If not, a picture of the difference is written beside
    /// the picture: `NAME-diff.png`.
    func compare(_ name: String, with file: String, tolerance: Int) throws(Failure) {
        try shoot(name)
        do {
            try compositor.outputs.first?.expectScreenshot(
                like: file, tolerance: tolerance, differencePath: path("\(name)-diff"), showing: overlays)
        } catch {
            switch error {
            case .unreadable: throw .expectation("\(error); to expect what is shown now: cp \(path(name)) \(file)")
            case .differs: throw .expectation("\(path(name)) is not like \(file): \(error)")
            case .pixelDiffers, .cannotDraw: throw .environment("\(error)")
            }
        }
    }

    /// Begins to wait for another picture of the first output than one that was written before.
    func watch(since name: String, in part: PixelRect?) throws(Failure) -> PictureWatch {
        let former: Bitmap
        do {
            former = try Bitmap(pngFile: path(name))
        } catch {
            throw .expectation("\(error); a step before must take that picture: shot \(name)")
        }
        if let part, !former.bounds.contains(part) {
            throw .expectation(
                "the part lies beyond \(name).png, which has \(former.size.width)x\(former.size.height) pixels")
        }
        return PictureWatch(former: former, part: part ?? former.bounds)
    }

    /// Makes sure that a pixel has a colour.
    func expect(_ color: PixelColor, at point: Point, tolerance: Int) throws(Failure) {
        let place = PixelPoint(x: Int(point.x.rounded(.down)), y: Int(point.y.rounded(.down)))
        guard let output = compositor.outputs.first(where: { $0.bounds.contains(place) }) else {
            throw .expectation("no output shows (\(point.x), \(point.y))")
        }
        do {
            try output.expectPixel(color, at: point, tolerance: tolerance, showing: overlays)
        } catch {
            guard case .pixelDiffers = error else { throw .environment("\(error)") }
            throw .expectation("\(error)")
        }
    }
}

import FakeCompositor
import TactusGeometry
import TactusGraphics

/// Waits for the first output to show something else than a picture, in a part of it.
struct PictureWatch {
    /// What it showed.
    let former: Bitmap
    /// Where it counts, in pixels of the picture.
    let part: PixelRect
    /// The commits that had been made when it was looked at last.
    private var commitCount: Int?

    init(former: Bitmap, part: PixelRect) {
        (self.former, self.part) = (former, part)
    }

    /// Looks at the output if a client has committed anything since it was looked at last.
    mutating func hasChanged(
        _ compositor: Compositor, showing overlays: Overlays
    ) throws(Pictures.Failure) -> Bool {
        guard compositor.commitCount != commitCount else { return false }
        commitCount = compositor.commitCount
        guard let output = compositor.outputs.first else { return true }
        let now: Bitmap
        do {
            now = try output.screenshot(showing: overlays)
        } catch {
            throw .environment("cannot take a picture: \(error)")
        }
        guard now.size == former.size else { return true }
        let columns = part.minX..<part.maxX
        return (part.minY..<part.maxY).contains { row in
            former.columns(ofRow: row, unlike: now).contains(where: columns.contains)
        }
    }
}

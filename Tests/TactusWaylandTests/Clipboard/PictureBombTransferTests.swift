import DragViews
import FakeCompositor
import PictureBombs
import TactusGeometry
import TactusPictures
import TactusTesting
import TactusUI
import TactusWayland
import Testing

// Whole pictures of few bytes that another program offers, and a program decodes as it would any other.
extension DragOverTheWireTests {
    private nonisolated static let bombs: [(ContentType, [UInt8], ImageError.Reason?)] = [
        ("image/jpeg", PictureBombs.progressiveJPEG(width: 4096, height: 2048, passes: 300), .tooCostly(.jpeg)),
        ("image/gif", PictureBombs.gif(field: (1, 1), frame: (4096, 4096), count: 40), nil),
        (
            "image/webp", PictureBombs.webP(width: 16_383, height: 16_383),
            .tooManyPixels(PixelSize(width: 16_383, height: 16_383), limit: 1 << 25)
        ),
        (
            "image/svg+xml",
            PictureBombs.svg(
                width: 4096, height: 4096,
                String(repeating: "<g opacity='.5'>", count: 200) + String(repeating: "</g>", count: 200)),
            .tooCostly(.svg)
        ),
    ]

    @Test(
        "IM-6: a picture that would unpack to gigabytes, or for hours, is refused or cut, pasted or dropped",
        arguments: 0..<4)
    func bombs(number: Int) async throws {
        let (type, picture, reason) = Self.bombs[number]
        let pair = try makePair()
        var readings: [Task<ImageError.Reason?, any Error>] = []
        func read(_ offer: any ContentOffer) {
            readings.append(
                Task {
                    let bytes = try await offer.bytes(as: type)
                    do throws(ImageError) {
                        _ = try Image(data: bytes, pixelLimit: 1 << 25)
                        return nil
                    } catch {
                        return error.reason
                    }
                })
        }
        box.type = type
        box.onDrop = { read($0) }
        pair.seat.peer.beginDrag([type.name], actions: 3, at: Point(x: 150, y: 50)) { $1.write(picture) }
        pair.settle()
        pair.seat.peer.drop()
        pair.settle()
        pair.seat.peer.copy([type.name]) { $1.write(picture) }
        pair.settle()
        read(pair.application.pasteboard)
        #expect(readings.count == 2)
        for reading in readings {
            var result: Result<ImageError.Reason?, any Error>?
            let end = Task { result = await reading.result }
            while result == nil {
                await Task.yield()
                pair.settle()
            }
            await end.value
            #expect(try result?.get() == reason)
        }
    }
}

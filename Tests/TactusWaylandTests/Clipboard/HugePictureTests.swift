import DragViews
import FakeCompositor
import Glibc
import TactusGeometry
import TactusTesting
import TactusUI
import TactusWayland
import Testing

// A picture of a few bytes that says it has billions of pixels.
extension DragOverTheWireTests {
    /// What a square PNG picture begins with: of 50,000 pixels a side it would unpack to ten gigabytes.
    private func hugePicture(_ side: UInt32) -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let extent = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
        let header = [0, 0, 0, 13] + Array("IHDR".utf8) + extent + extent + [8, 6, 0, 0, 0]
        return signature + header + [UInt8](repeating: 0, count: 64)
    }

    /// The most memory that the process has had, in KiB.
    private var memoryPeak: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    @Test(
        "a picture that would unpack to ten gigabytes is refused by what its header says, pasted or dropped, and no memory is asked for",
        arguments: [50_000, 32_767])
    func hugePictures(side: UInt32) async throws {
        let pair = try makePair()
        let (picture, before) = (hugePicture(side), memoryPeak)
        var readings: [Task<Image, any Error>] = []
        box.type = .png
        box.onDrop = { session in readings.append(Task { try await session.image() }) }
        pair.seat.peer.beginDrag(["image/png"], actions: 3, at: Point(x: 150, y: 50)) { $1.write(picture) }
        pair.settle()
        pair.seat.peer.drop()
        pair.settle()
        pair.seat.peer.copy(["image/png"]) { $1.write(picture) }
        pair.settle()
        let pasteboard = pair.application.pasteboard
        readings.append(Task { try await pasteboard.image() })
        #expect(readings.count == 2)
        for reading in readings {
            var result: Result<Image, any Error>?
            let end = Task { result = await reading.result }
            while result == nil {
                await Task.yield()
                pair.settle()
            }
            await end.value
            #expect(throws: ContentError.malformed(.png)) { try result?.get() }
        }
        // Other tests have some of it.
        #expect(memoryPeak - before < 3_000_000)
    }
}

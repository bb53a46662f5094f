import TactusGeometry
import TactusGraphics
import Testing

@Suite("Misuse of a canvas stops with a sentence")
struct CanvasMisuseExitTests {
    @Test("restoring a canvas without a saved state stops the program")
    func unbalancedRestore() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try Picture(1, 1).canvas.restoreState()
        }
        #expect(sentence(of: result).contains("restoreState() without a saveState() before it"))
    }

    @Test("ending a group while a state saved in it is open")
    func groupAroundOpenState() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let canvas = try Picture(1, 1).canvas
            canvas.beginGroup()
            canvas.saveState()
            canvas.endGroup(alpha: 1)
        }
        #expect(sentence(of: result).contains("with a state that was saved in the group; restore it first"))
    }

    @Test("scaling a canvas by zero stops the program")
    func zeroScale() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Canvas(try Bitmap(size: .zero), scale: 0)
        }
        #expect(sentence(of: result).contains("a canvas cannot have the scale 0.0; it must be positive"))
    }

    @Test("reading a pixel beside the bitmap stops the program")
    func pixelOutside() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try Picture(2, 2).bitmap[2, 0]
        }
        #expect(sentence(of: result).contains("there is no pixel (2, 0) in a bitmap of 2×2 pixels"))
    }

    private func sentence(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

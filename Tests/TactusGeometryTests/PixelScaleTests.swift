import TactusGeometry
import Testing

@Suite("Scales as exact fractions")
struct PixelScaleTests {
    @Test(
        "a length in pixels is rounded half up, in integers",
        arguments: [(150, 101, 126), (150, 102, 128), (180, 1, 2), (120, 77, 77), (160, 100, 133)])
    func rounding(in120ths: Int, points: Int, pixels: Int) {
        #expect(PixelScale(in120ths: in120ths).pixels(inPoints: points) == pixels)
    }

    @Test("every scale and size agrees with (points × scale + 60) / 120, where floating point does not always")
    func agreesWithTheProtocol() {
        for scale in stride(from: 120, through: 480, by: 5) {
            for points in stride(from: 1, through: 4000, by: 13) {
                let exact = (points * scale + 60) / 120
                #expect(PixelScale(in120ths: scale).pixels(inPoints: points) == exact)
            }
        }
    }

    @Test("the size of a surface is that of whole points, and never empty")
    func sizes() {
        let scale = PixelScale(in120ths: 150)
        #expect(scale.pixelSize(of: Size(width: 101.4, height: 66.6)) == PixelSize(width: 126, height: 84))
        #expect(scale.pixelSize(of: .zero) == PixelSize(width: 1, height: 1))
        #expect(scale.pixelSize(of: Size(width: .nan, height: -5)) == PixelSize(width: 1, height: 1))
    }

    @Test("a number of pixels per point becomes the nearest 120th that a display may have")
    func nearest() {
        #expect(PixelScale(rounding: 1.25).in120ths == 150)
        #expect(PixelScale(rounding: 4.0 / 3).in120ths == 160)
        #expect(PixelScale(rounding: 1000).in120ths == 7680)
        #expect(PixelScale(in120ths: -3).in120ths == 12)
        #expect(PixelScale(in120ths: .max).value == 64)
    }
}

import TactusGeometry
import Testing

@testable import TactusUI

@Suite("Distances and times: RC-1 to RC-5")
struct InputProfileTests {
    @Test("RC-3: UIKit's values")
    func uikit() {
        let profile = InputProfile.uikit
        #expect(profile.direct.tapMovement == 45)
        #expect(profile.direct.tapMaximumDuration == .milliseconds(750))
        #expect(profile.direct.multiTapInterval == .milliseconds(350))
        #expect(profile.direct.panSlop == 10)
        #expect(profile.pencil == profile.direct)
        #expect(profile.pointer.tapMovement == 5)
        #expect(profile.pointer.panSlop == 4)
        #expect(profile.pointer.tapMaximumDuration == nil)
    }

    @Test(
        "RC-1: millimetres become points, between a least and a greatest distance",
        arguments: [
            // A 10-inch tablet, a phone at 160 points per inch, a wall, a watch.
            (127.0, 8.0, 35.0, 20.0), (158.75, 10, 43.75, 25), (20, 6, 20, 10), (1000, 24, 60, 30),
        ])
    func adaptive(density: Double, slop: Double, tap: Double, pencil: Double) {
        let profile = InputProfile.adaptive(pointsPerInch: density)
        #expect(abs(profile.direct.panSlop - slop) < 1e-9)
        #expect(abs(profile.direct.tapMovement - tap) < 1e-9)
        #expect(abs(profile.pencil.tapMovement - pencil) < 1e-9)
        #expect(profile.pointer == InputProfile.uikit.pointer)
        #expect(profile.direct.tapMaximumDuration == InputProfile.uikit.direct.tapMaximumDuration)
    }

    @Test("RC-1: without a credible density it is UIKit's", arguments: [nil, 0, -90, .infinity, .nan] as [Double?])
    func unknownDensity(density: Double?) {
        #expect(InputProfile.adaptive(pointsPerInch: density) == .uikit)
    }

    @Test(
        "RC-1: a display that reports no size, or an absurd one, has no density",
        arguments: [
            (1920, 508, 96), (1920, 0, nil), (1920, 9.9, nil), (0, 300, nil), (1920, -5, nil), (.nan, 300, nil),
            (1280, .infinity, nil),
        ] as [(Double, Double, Double?)])
    func density(extent: Double, millimeters: Double, expected: Double?) {
        #expect(InputProfile.pointsPerInch(ofExtent: extent, millimeters: millimeters) == expected)
    }
}

import TactusGeometry
import Testing

@testable import TactusUI

@Suite("Distances and times: RC-1 to RC-5")
struct InputProfileTests {
    @Test("RC-3: the profile of UIKit has UIKit's values")
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
        var pointer = InputProfile.uikit.pointer
        pointer.scrollSlop = 3
        #expect(profile.pointer == pointer)
        #expect(profile.direct.tapMaximumDuration == InputProfile.uikit.direct.tapMaximumDuration)
    }

    @Test("RC-3: UIKit's values for the other recognizers")
    func uikitRecognizers() {
        let direct = InputProfile.uikit.direct
        #expect(direct.longPressDuration == .milliseconds(500))
        #expect((direct.longPressMovement, direct.pinchSlop, direct.rotationArc, direct.edgeRegion) == (10, 8, 8, 13))
        #expect(abs(direct.rotationSlop * 180 / .pi - 5) < 1e-9)
        #expect((direct.swipe?.minimumDistance, direct.swipe?.maximumDeviation) == (50, 50))
        #expect(direct.swipe?.maximumDuration == .milliseconds(500))
        let pointer = InputProfile.uikit.pointer
        #expect((pointer.longPressMovement, pointer.pinchSlop, pointer.scrollSlop) == (5, 0, 0))
        #expect(abs(pointer.rotationSlop * 180 / .pi - 2) < 1e-9)
        #expect(pointer.swipe == nil && pointer.edgeRegion == nil)
    }

    @Test(
        "RC-3: the distances of the other recognizers on a phone, a monitor and a watch",
        arguments: [
            (254, 24, 15, 20, 80, 28), (96, 9.45, 5.67, 8, 30.24, 16), (20, 8, 5, 8, 30, 16),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func adaptiveRecognizers(
        density: Double, press: Double, penPress: Double, pinch: Double, swipe: Double, edge: Double
    ) {
        func rounded(_ value: Double?) -> Double { ((value ?? 0) * 100).rounded() / 100 }
        let profile = InputProfile.adaptive(pointsPerInch: density)
        #expect(rounded(profile.direct.longPressMovement) == press)
        #expect(rounded(profile.pencil.longPressMovement) == penPress)
        #expect(rounded(profile.direct.pinchSlop) == pinch)
        #expect(rounded(profile.direct.rotationArc) == pinch)
        #expect(rounded(profile.direct.swipe?.minimumDistance) == swipe)
        #expect(rounded(profile.direct.edgeRegion) == edge)
    }

    @Test(
        "RC-3: what the user told the desktop counts on every display, within limits",
        arguments: [(100, 200), (450, 450), (900, 600)] as [(Int64, Int64)])
    func preferences(given: Int64, used: Int64) {
        let preferences = InputProfile.Preferences(
            multiTapInterval: .milliseconds(given), longPressDuration: .milliseconds(800))
        for density in [nil, 160] as [Double?] {
            let profile = InputProfile.adaptive(pointsPerInch: density, preferences: preferences)
            for metrics in [profile.direct, profile.pencil, profile.pointer] {
                #expect(metrics.multiTapInterval == .milliseconds(used))
                #expect(metrics.longPressDuration == .milliseconds(800))
            }
        }
    }

    @Test(
        "RC-1: without a credible density its distances and times are UIKit's",
        arguments: [nil, 0, -90, .infinity, .nan] as [Double?])
    func unknownDensity(density: Double?) {
        var expected = InputProfile.uikit
        expected.resamplesScrolling = true
        #expect(InputProfile.adaptive(pointsPerInch: density) == expected)
    }

    @Test(
        "RC-1: a display that reports no size, or an absurd one, has no density",
        arguments: [
            (1920, 508, 96), (1920, 0, nil), (1920, 9.9, nil), (0, 300, nil), (1920, -5, nil), (.nan, 300, nil),
            (1280, .infinity, nil),
        ] as [(Double, Double, Double?)])
    func density(extent: Double, millimeters: Double, expected: Double?) {
        #expect(Screen.pointsPerInch(ofExtent: extent, millimeters: millimeters) == expected)
    }
}

import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of the kind of device.
@MainActor
@Suite("Habits: phones and tablets")
struct IdiomHabitTests {
    @Test(
        "UK-5: a scene no larger than a phone's screen is a phone's, upright and on its side, and any other a tablet's",
        arguments: [
            (320.0, 568.0, UIUserInterfaceIdiom.phone), (440, 956, .phone), (740, 360, .phone), (479, 1_001, .pad),
            (500, 700, .pad), (1_024, 768, .pad),
        ])
    func idiom(width: Double, height: Double, idiom: UIUserInterfaceIdiom) {
        let host = TestHost(playing: UIViewController(), CGSize(width: width, height: height))
        #expect(host.window.traitCollection.userInterfaceIdiom == idiom)
        #expect(UIDevice.current.userInterfaceIdiom == idiom)
        host.surface.configure { ($0.width, $0.height) = (1_200, 800) }
        host.settle()
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        host.surface.configure { ($0.width, $0.height) = (360, 640) }
        host.settle()
        #expect(host.window.rootViewController?.view.traitCollection.userInterfaceIdiom == .phone)
    }

    @Test("UK-5: a column that is compact in a large window is a tablet's")
    func column() {
        let host = TestHost(playing: UIViewController(), CGSize(width: 900, height: 700))
        host.window.traitOverrides.horizontalSizeClass = .compact
        host.settle()
        #expect(host.window.rootViewController?.view.traitCollection.userInterfaceIdiom == .pad)
    }
}

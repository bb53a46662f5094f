import TactusTesting
import Testing

@testable import TactusPages

@MainActor
@Suite("Bars of pages that come at once")
struct BarAtOnceTests {
    @Test(
        "PG-65: what comes or goes without an animation has its bar in the frame in which it shows",
        arguments: [320.0, 700])
    func bar(width: Double) {
        let host = TestHost(size: Size(width: width, height: 568))
        let navigation = NavigationController(rootViewController: Page("Settings", Log()))
        host.window.rootViewController = navigation
        host.settle()
        func parts() -> [String] {
            let content = navigation.navigationBar.content
            guard let label = content?.titleLabel, !label.frame.isEmpty else { return [] }
            return [label.text] + (content?.backButton.map { $0.frame.isEmpty ? [] : [$0.title] } ?? [])
        }
        #expect(parts() == ["Settings"])
        navigation.pushViewController(Page("Sound", Log()), animated: false)
        host.settle()
        #expect(parts() == ["Sound", "Settings"])
        navigation.pushViewController(Page("Alarms", Log()), animated: false)
        #expect(parts() == ["Alarms", "Sound"])
        host.settle()
        navigation.popToRootViewController(animated: false)
        #expect(parts() == ["Settings"])
    }
}

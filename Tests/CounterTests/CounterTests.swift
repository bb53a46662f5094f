import TactusTesting
import Testing

@testable import Counter

@Suite("The counter")
@MainActor
struct CounterTests {
    @Test("counts taps")
    func taps() throws {
        let host = TestHost(launching: Counter())
        try host.tap(.button("counter"), count: 2)
        #expect(try host.find(Button.self, "counter").title == "2")
    }

    @Test("counts taps on GNOME, KDE, sway and all others", arguments: CompositorProfile.all)
    func everywhere(profile: CompositorProfile) throws {
        let pair = try CompositorPair(launching: Counter(), profile: profile)
        let button = try pair.find(Button.self, "counter")

        try pair.tap(.button("counter"))
        pair.advance(by: .seconds(1))

        #expect(button.title == "1", "\(pair.timeLine)")
        try pair.verify()
    }
}

import TactusTesting
import TactusUI
import Testing

/// Recognizers that wait for one another over more ways than anybody could follow one by one.
@Suite("Many requirements")
@MainActor
struct ManyRequirementTests {
    private let host = TestHost(size: Size(width: 200, height: 200))

    private func taps(_ count: Int) -> [TapGestureRecognizer] { (0..<count).map { _ in TapGestureRecognizer() } }

    @Test("HT-66: of sixty recognizers each waits for all before it, the first one alone acts, and a ring is ignored")
    func allOfAll() {
        let taps = taps(60)
        var acted: [Int] = []
        for (number, tap) in taps.enumerated() {
            tap.addAction { _ in acted.append(number) }
            host.window.addGestureRecognizer(tap)
            for other in taps[..<number] { tap.require(toFail: other) }
        }
        taps[0].require(toFail: taps[59])
        host.finger().tap(at: Point(x: 50, y: 50))
        host.advance(by: .seconds(1))
        #expect(acted == [0])
        taps[0].isEnabled = false
        host.finger().tap(at: Point(x: 50, y: 50))
        host.advance(by: .seconds(1))
        #expect(acted == [0, 1])
    }

    @Test("HT-66: a hundred thousand recognizers wait in a row, and a ring of them is found")
    func row() {
        let taps = taps(100_000)
        for (number, tap) in taps.enumerated().dropFirst() { tap.require(toFail: taps[number - 1]) }
        var acted = 0
        taps[0].addAction { _ in acted += 1 }
        host.window.addGestureRecognizer(taps[0])
        taps[0].require(toFail: taps[99_999])
        host.finger().tap(at: Point(x: 50, y: 50))
        #expect(acted == 1)
    }
}

import Testing

@testable import TactusUI

@Suite("The appearance of a controller")
struct AppearanceProgressTests {
    @Test("VC-1: comes and goes by will, is and did")
    func ordinary() {
        var progress = AppearanceProgress()
        #expect(progress.begin(appearing: true, animated: true) == .willAppear)
        #expect(progress.isAnimated)
        #expect(progress.arrive() == .isAppearing)
        #expect(progress.arrive() == nil)
        #expect(progress.end() == [.didAppear])
        #expect(progress.begin(appearing: false, animated: false) == .willDisappear)
        #expect(progress.end() == [.didDisappear])
        #expect(progress.stage == .disappeared)
    }

    @Test("VC-1: says at the end what was not said before")
    func lateArrival() {
        var progress = AppearanceProgress()
        _ = progress.begin(appearing: true, animated: false)
        #expect(progress.end() == [.isAppearing, .didAppear])
    }

    @Test("VC-4: turns back on its way, in both directions")
    func turnedBack() {
        var progress = AppearanceProgress()
        _ = progress.begin(appearing: true, animated: true)
        #expect(progress.begin(appearing: false, animated: true) == .willDisappear)
        #expect(progress.arrive() == nil)
        #expect(progress.end() == [.didDisappear])
        _ = progress.begin(appearing: true, animated: true)
        _ = progress.end()
        _ = progress.begin(appearing: false, animated: true)
        #expect(progress.begin(appearing: true, animated: true) == .willAppear)
        #expect(progress.end() == [.isAppearing, .didAppear])
    }

    @Test("VC-1: what is there already, or was never begun, says nothing")
    func idle() {
        var progress = AppearanceProgress()
        #expect(progress.begin(appearing: false, animated: true) == nil)
        #expect(progress.end() == [])
        #expect(progress.arrive() == nil)
        _ = progress.begin(appearing: true, animated: true)
        #expect(progress.begin(appearing: true, animated: true) == nil)
    }
}

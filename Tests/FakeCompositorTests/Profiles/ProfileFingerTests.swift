import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

@Suite("What the profiles do with fingers")
struct ProfileFingerTests {
    private func expect<Outcome>(
        _ outcome: Outcome, _ profile: CompositorProfile, _ table: ProfileTable<Outcome>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(table.isComplete, sourceLocation: sourceLocation)
        #expect(outcome == (try table.outcome(under: profile)), sourceLocation: sourceLocation)
    }

    private static let at = Point(x: 5, y: 5)

    @Test("where frames are, and what contacts are called", arguments: CompositorProfile.all)
    func frames(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        bench.touch.down(id: 7, at: Self.at)
        bench.touch.down(id: 8, at: Self.at)
        bench.touch.frame()
        for id in [Int32(7), 8] {
            bench.touch.up(id: id)
            bench.touch.frame()
        }
        bench.touch.down(id: 9, at: Self.at)
        bench.touch.frame()
        let sound = "down 0, down 1, frame, up 0, frame, up 1, frame, down 0, frame"
        let asAsked = "down 7, down 8, frame, up 7, frame, up 8, frame, down 9, frame"
        try expect(
            bench.touches().replacing(" on first", with: ""), profile,
            ProfileTable([
                "strict": asAsked,
                "mutter-43": "down 288, frame, down 289, frame, up 288, up 289, down 290, frame",
                "kwin-5.27": sound, "sway-1.7": sound, "phoc-0.24": sound, "mir-2.12": sound,
                "cage-0.1.4": "down 0, down 1, up 0, up 1, down 0",
                "weston-10": "down 0, down 1, frame, up 0, frame, up 1, down 0, frame",
                "floor": "down 0, down 1, up 0, up 1, down 0",
                "mutter-48": "down 290, frame, down 291, frame, up 290, up 291, down 292, frame",
                "kwin-6.3": asAsked, "sway-1.10": asAsked, "labwc-0.8": asAsked, "phoc-0.46": asAsked,
                "cage-0.2": asAsked, "weston-14": asAsked, "mir-2.20": asAsked,
            ]))
    }

    @Test("where a finger goes that lands on another window than the first", arguments: CompositorProfile.all)
    func laterFinger(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        _ = try bench.openSecond()
        bench.touch.down(id: 0, at: Self.at)
        _ = bench.client.consumeLog()
        bench.touch.down(id: 1, at: Point(x: 61, y: 12))
        let line = bench.client.consumeLog().first { $0.hasPrefix("down") }
        let place = line.map { $0.split(separator: " ").dropFirst(2).prefix(2).joined(separator: " ") }
        let (own, first) = ("1.0 2.0" as String?, "61.0 12.0" as String?)
        try expect(
            place, profile,
            ProfileTable([
                "strict": own, "mutter-43": nil, "kwin-5.27": first, "sway-1.7": own, "phoc-0.24": own,
                "cage-0.1.4": own,
                "weston-10": first, "mir-2.12": first, "floor": own,
            ]))
    }

    @Test("each profile cancels fingers as its compositor does", arguments: CompositorProfile.all)
    func cancel(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        bench.touch.down(id: 0, at: Self.at)
        bench.touch.frame()
        _ = bench.client.consumeLog()
        bench.touch.cancel()
        try expect(
            bench.touches(), profile,
            ProfileTable([
                "strict": "cancel", "mutter-43": "cancel", "kwin-5.27": "cancel", "sway-1.7": "", "phoc-0.24": "",
                "cage-0.1.4": "", "sway-1.10": "cancel", "labwc-0.8": "",
                "weston-10": "", "mir-2.12": "up 0, frame", "floor": "",
            ]))
    }

    @Test("what becomes of a second down of a finger that is down", arguments: CompositorProfile.all)
    func duplicate(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        for _ in 0..<2 { bench.touch.down(id: 0, at: Self.at) }
        for _ in 0..<2 { bench.touch.up(id: 0) }
        let all = "down 0, down 0, up 0, up 0"
        try expect(
            bench.touches().replacing(" on first", with: "").replacing(", frame", with: ""), profile,
            ProfileTable([
                "strict": all, "mutter-43": "down 288, down 288, up 288, up 288",
                "mutter-48": "down 290, down 290, up 290, up 290", "kwin-5.27": "down 0, up 0",
                "sway-1.7": all, "phoc-0.24": all, "cage-0.1.4": all, "weston-10": all, "mir-2.12": all, "floor": all,
            ]))
    }

    @Test("what a client hears of a finger whose surface it destroys", arguments: CompositorProfile.all)
    func surfaceLoss(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let second = try bench.openSecond()
        bench.touch.down(id: 0, at: Point(x: 61, y: 12))
        bench.touch.frame()
        _ = bench.client.consumeLog()
        second.toplevel.destroy()
        second.xdgSurface.destroy()
        second.surface.destroy()
        bench.client.settle()
        bench.touch.motion(id: 0, to: Self.at)
        bench.touch.up(id: 0)
        try expect(
            bench.touches() == "motion 0, up 0", profile, ProfileTable(onlyOf: "sway-1.7", "phoc-0.24", "cage-0.1.4"))
    }

    @Test(
        "three fingers that land swiftly are KWin's, and told of again once all have lifted",
        arguments: CompositorProfile.all, [250, 251])
    func gestures(profile: CompositorProfile, pause: Int) throws {
        let bench = try ProfileBench(profile)
        for id in [Int32(0), 1] {
            bench.touch.down(id: id, at: Self.at)
            bench.touch.frame()
            bench.bench.advance(by: .milliseconds(pause))
        }
        _ = bench.client.consumeLog()
        bench.touch.down(id: 2, at: Self.at)
        let isTaken = bench.touches() == "cancel"
        #expect(isTaken == (profile.follows(.kwin5) && pause == 250))
        bench.touch.motion(id: 0, to: Point(x: 6, y: 6))
        bench.touch.down(id: 3, at: Self.at)
        #expect(bench.touches().isEmpty == isTaken)
        for id in Int32(0)..<4 { bench.touch.up(id: id) }
        _ = bench.client.consumeLog()
        bench.touch.down(id: 0, at: Self.at)
        #expect(bench.touches().hasPrefix("down "))
    }

    @Test(
        "a touch screen that goes takes its fingers along without a word, everywhere", arguments: CompositorProfile.all)
    func deviceLoss(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        bench.touch.down(id: 0, at: Self.at)
        bench.touch.frame()
        _ = bench.client.consumeLog()
        bench.compositor.seat.capabilities.remove(.touch)
        #expect(bench.touches() == "")
    }

    @Test("no real compositor tells of ellipses", arguments: CompositorProfile.all)
    func shapes(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        bench.touch.down(id: 0, at: Self.at)
        _ = bench.client.consumeLog()
        bench.touch.shape(id: 0, major: 8, minor: 4)
        bench.touch.orientation(id: 0, degrees: 30)
        try expect(
            bench.touches(), profile,
            ProfileTable([
                "strict": "shape 0, orientation 0", "mutter-43": "", "kwin-5.27": "", "sway-1.7": "", "phoc-0.24": "",
                "cage-0.1.4": "",
                "weston-10": "", "mir-2.12": "", "floor": "",
            ]))
    }

    @Test("what a client hears of a finger by which it lets its window be moved", arguments: CompositorProfile.all)
    func handOver(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let serials = bench.client.recordTouchSerials()
        bench.touch.down(id: 0, at: Self.at)
        bench.touch.frame()
        _ = bench.client.consumeLog()
        bench.window.toplevel.move(seat: bench.client.seat, serial: try #require(serials.last))
        bench.client.settle()
        bench.touch.motion(id: 0, to: Point(x: 9, y: 9))
        bench.touch.up(id: 0)
        bench.touch.frame()
        // Two objects listen.
        try expect(
            bench.touches().split(separator: ", ").first, profile,
            ProfileTable([
                "strict": "cancel", "mutter-43": nil, "kwin-5.27": "cancel", "sway-1.7": nil, "phoc-0.24": nil,
                "cage-0.1.4": nil,
                "weston-10": nil, "mir-2.12": "up 0", "floor": nil,
            ]))
        #expect(bench.compositor.toplevels.first?.frame.origin == PixelPoint(x: 4, y: 4))
    }

    @Test("who makes a finger the pointer of a client that knows no fingers", arguments: CompositorProfile.all)
    func emulation(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile, recordsTouch: false)
        _ = bench.client.recordPointer()
        bench.touch.down(id: 0, at: Self.at)
        bench.touch.down(id: 1, at: Point(x: 8, y: 8))
        bench.touch.motion(id: 1, to: Point(x: 9, y: 9))
        bench.touch.motion(id: 0, to: Point(x: 6, y: 6))
        bench.touch.up(id: 0)
        bench.touch.up(id: 1)
        let log = bench.client.consumeLog().filter { $0 != "frame" }.map { $0.replacing(/enter \d+/, with: "enter") }
        let expected = ["enter 5.0 5.0", "button 272 pressed", "motion 6.0 6.0", "button 272 released"]
        #expect(log == (profile.follows(.kwin5) ? expected : []))
    }

    @Test("with which time events begin, and that it wraps", arguments: CompositorProfile.all)
    func timeBase(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile, recordsTouch: false)
        var times: [UInt32] = []
        let touch = bench.client.seat.getTouch()
        touch.onEvent = { if case .down(_, let time, _, _, _, _) = $0 { times.append(time) } }
        bench.client.settle()
        bench.touch.down(id: 0, at: Self.at)
        bench.bench.advance(by: .seconds(16 * 3600))
        bench.touch.down(id: 1, at: Self.at)
        bench.client.settle()
        #expect(times == [profile.timeBase, profile.timeBase &+ 57_600_000])
        #expect((times[0] > 1 << 31) == [.kwin5, .weston10].contains(profile))
        #expect((times[1] < times[0]) == (profile == .kwin5))
    }

    @Test("devices that come together are told of together, or one by one", arguments: CompositorProfile.all)
    func devices(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let client = bench.client
        bench.compositor.seat.capabilities = []
        client.settle()
        client.seat.onEvent = { [unowned client] event in
            if case .capabilities(let capabilities) = event { client.note("has \(capabilities.rawValue)") }
        }
        bench.compositor.seat.capabilities = [.keyboard, .pointer, .touch]
        let steps = profile.follows(.kwin5) ? ["has 2", "has 3", "has 7"] : ["has 7"]
        #expect(client.consumeLog() == steps)
    }
}

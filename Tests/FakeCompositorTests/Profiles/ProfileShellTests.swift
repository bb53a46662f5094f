import TactusGeometry
import Testing
import WaylandClient

@testable import FakeCompositor

@Suite("What the profiles offer, and do with windows")
struct ProfileShellTests {
    private func expect<Outcome>(
        _ outcome: Outcome, _ profile: CompositorProfile, _ table: ProfileTable<Outcome>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(table.isComplete, sourceLocation: sourceLocation)
        #expect(outcome == (try table.outcome(under: profile)), sourceLocation: sourceLocation)
    }

    @Test("a profile offers what its table says, and in those versions", arguments: CompositorProfile.all)
    func globals(profile: CompositorProfile) throws {
        let offers = try Bench(profile: profile).client().offers
        if profile == .strict {
            #expect(offers == (try Bench().client().offers))
        } else {
            #expect(offers == profile.globals.ceilings)
        }
    }

    @Test("what clients can do without is missing somewhere")
    func gaps() {
        func isOffered(_ name: String, by profile: CompositorProfile) -> Bool {
            profile.globals.version(of: name, newest: 9) != nil
        }
        func names(without global: String) -> [String] {
            CompositorProfile.all.filter { !isOffered(global, by: $0) }.map(\.name)
        }
        #expect(
            names(without: "zxdg_decoration_manager_v1") == [
                "mutter-43", "weston-10", "mir-2.12", "mutter-48", "weston-14", "mutter-50", "weston-16", "floor",
            ])
        #expect(names(without: "wp_viewporter") == ["cage-0.1.4", "mir-2.12", "floor"])
        #expect(names(without: "wl_subcompositor") == ["floor"])
        #expect(
            names(without: "wp_fractional_scale_manager_v1") == [
                "mutter-43", "sway-1.7", "phoc-0.24", "cage-0.1.4", "weston-10", "mir-2.12", "cage-0.2", "weston-14",
                "cage-0.3", "weston-16", "floor",
            ])
    }

    @Test("profiles are found by their names, and each has a line about it")
    func names() {
        #expect(Set(CompositorProfile.all.map(\.name)).count == CompositorProfile.all.count)
        for profile in CompositorProfile.all {
            #expect(CompositorProfile.named(profile.name) == profile)
            #expect(!profile.summary.isEmpty && profile.summary.count <= 100)
        }
        #expect(CompositorProfile.named("mutter") == nil)
    }

    @Test(
        "which size the first window is asked for, and when it hears that it is active",
        arguments: CompositorProfile.all)
    func configures(profile: CompositorProfile) throws {
        let wishes = try ProfileBench(profile).window.wishes
        let (free, filling) = (["0×0 []", "0×0 [4]"], ["0×0 []", "100×80 [4]"])
        try expect(
            wishes, profile,
            ProfileTable([
                "strict": ["100×80 [4]"], "mutter-43": free, "kwin-5.27": free, "sway-1.7": filling,
                "phoc-0.24": ["100×80 []", "100×80 [4]"],
                "cage-0.1.4": filling, "weston-10": free, "mir-2.12": free, "floor": free,
                "cage-0.2": ["100×80 []", "100×80 [4]"], "labwc-0.8": free,
            ]))
    }

    @Test("who draws the frames of windows, where that is said at all", arguments: CompositorProfile.all)
    func decorations(profile: CompositorProfile) throws {
        let bench = Bench(profile: profile)
        let client = try bench.client()
        var modes: [UInt32] = []
        if client.offers["zxdg_decoration_manager_v1"] != nil {
            let window = ClientWindow(client)
            let decoration = client.bind(ZxdgDecorationManagerV1.self).getToplevelDecoration(toplevel: window.toplevel)
            decoration.onEvent = { if case .configure(let mode) = $0 { modes.append(mode.rawValue) } }
            decoration.setMode(mode: .clientSide)
            window.surface.commit()
            client.settle()
        }
        try expect(
            modes.last, profile,
            ProfileTable([
                "strict": 2, "mutter-43": nil, "kwin-5.27": 1, "sway-1.7": 2, "phoc-0.24": 2, "cage-0.1.4": 1,
                "weston-10": nil, "mir-2.12": nil, "mir-2.20": 1, "labwc-0.8": 1, "floor": nil,
            ]))
    }

    @Test("where a window goes that chooses its own size", arguments: CompositorProfile.all)
    func placement(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        _ = bench.client.makeWindow(width: 20, height: 20)
        let origin = try #require(bench.compositor.toplevels.last).frame.origin
        let isCentered = origin == PixelPoint(x: 40, y: 30)
        #expect(isCentered || origin == .zero)
        try expect(
            isCentered, profile, ProfileTable(onlyOf: "strict", "sway-1.7", "phoc-0.24", "weston-10", "mir-2.12"))
    }

    @Test("each profile keeps popups on the output, or does not", arguments: CompositorProfile.all)
    func popupPlaces(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let positioner = ClientPopup.positioner(bench.client)
        positioner.setAnchorRect(x: 95, y: 5, width: 1, height: 1)
        positioner.setConstraintAdjustment(constraintAdjustment: .slideX)
        let popup = ClientPopup(bench.client, parent: bench.window.xdgSurface, positioner: positioner)
        popup.show()
        let isKept = popup.events == ["80,5 20×10"]
        #expect(isKept || popup.events == ["95,5 20×10"])
        try expect(
            isKept, profile,
            ProfileTable(
                onlyOf: "strict", "mutter-43", "kwin-5.27", "sway-1.7", "phoc-0.24", "cage-0.1.4", "mir-2.12"))
    }

    /// With which finger's serial, and when, a popup asks for its grab.
    enum Moment: String, CaseIterable, Sendable {
        case first, second, firstAfterUp
    }

    @Test(
        "which finger's serial entitles a popup to a grab", arguments: CompositorProfile.all, Moment.allCases)
    func popupGrabs(profile: CompositorProfile, moment: Moment) throws {
        let bench = try ProfileBench(profile)
        let serials = bench.client.recordTouchSerials()
        bench.touch.down(id: 0, at: Point(x: 5, y: 5))
        if moment == .second { bench.touch.down(id: 1, at: Point(x: 6, y: 6)) }
        if moment == .firstAfterUp { bench.touch.up(id: 0) }
        bench.client.settle()
        let popup = ClientPopup(bench.client, parent: bench.window.xdgSurface)
        popup.popup.grab(seat: bench.client.seat, serial: try #require(serials.last))
        popup.show()
        let isGranted = !popup.events.contains("done")
        switch moment {
        case .first: #expect(isGranted)
        case .second: #expect(isGranted == !profile.follows(.weston10))
        case .firstAfterUp: #expect(isGranted == !(profile == .floor || profile.follows(.mutter43)))
        }
    }

    @Test("a menu that opens under a finger costs it that finger in mutter", arguments: CompositorProfile.all)
    func grabsAndFingers(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let serials = bench.client.recordTouchSerials()
        bench.touch.down(id: 0, at: Point(x: 5, y: 5))
        bench.client.settle()
        _ = bench.client.consumeLog()
        let popup = ClientPopup(bench.client, parent: bench.window.xdgSurface)
        popup.popup.grab(seat: bench.client.seat, serial: try #require(serials.last))
        popup.show()
        bench.touch.motion(id: 0, to: Point(x: 6, y: 6))
        let heard = bench.client.consumeLog().map { $0.prefix { $0 != " " } }
        #expect(heard.first == (profile.follows(.mutter43) ? "cancel" : "motion"))
    }

    @Test("when a buffer is given back that nothing replaces", arguments: CompositorProfile.all)
    func release(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let picture = bench.client.makePicture(width: 40, height: 80)
        picture.buffer.onEvent = { [unowned client = bench.client] _ in client.note("release") }
        bench.window.show(picture)
        #expect(bench.client.consumeLog() == [])
        bench.compositor.vblank()
        let isEarly = bench.client.consumeLog() == ["release"]
        try expect(isEarly, profile, ProfileTable(onlyOf: "mutter-43", "sway-1.7", "phoc-0.24", "cage-0.1.4"))
        bench.window.show(bench.client.makePicture(width: 40, height: 80))
        #expect(bench.client.consumeLog() == (isEarly ? [] : ["release"]))
    }

    @Test("who asks for a sign of life when a finger lands", arguments: CompositorProfile.all)
    func pings(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        bench.touch.down(id: 0, at: Point(x: 5, y: 5))
        #expect(bench.compositor.isWaitingForPong == profile.follows(.mutter43))
        bench.client.settle()
        #expect(!bench.compositor.isWaitingForPong)
    }

    @Test(
        "whether surfaces hear of what a finger drags",
        arguments: CompositorProfile.all.filter { profile in
            profile != .floor && ![.refused, .cancelled].contains(profile.shell.fingerDrags)
        })
    func fingerDrags(profile: CompositorProfile) throws {
        let bench = try ProfileBench(profile)
        let data = ClientDataDevice(bench.client)
        let serials = bench.client.recordTouchSerials()
        bench.touch.down(id: 0, at: Point(x: 5, y: 5))
        bench.client.settle()
        data.device.startDrag(
            source: data.makeSource(actions: .copy), origin: bench.window.surface, icon: nil,
            serial: try #require(serials.last))
        bench.client.settle()
        bench.touch.motion(id: 0, to: Point(x: 6, y: 6))
        let log = bench.client.consumeLog()
        // That of mutter 43 is where its pointer is, which is over the window too.
        #expect(log.contains { $0.hasPrefix("drag enters") } == ![CompositorProfile.sway1, .phoc0].contains(profile))
        #expect(log.contains { $0.hasPrefix("motion") } == (profile == .mutter43))
        #expect(bench.compositor.seat.dragAndDrop.isActive)
        bench.touch.up(id: 0)
        #expect(bench.compositor.seat.dragAndDrop.isActive == (profile.follows(.sway110) || profile == .mutter43))
    }
}

import FakeCompositor
import TactusGeometry
import Testing
import WaylandClient

/// A client that does one thing badly, and what is found.
struct BadHabit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let findings: [String]
    let act: @Sendable (RawClient, Bench) -> Void

    init(_ description: String, _ findings: [String], _ act: @escaping @Sendable (RawClient, Bench) -> Void) {
        testDescription = description
        self.findings = findings
        self.act = act
    }
}

@Suite("Lint")
struct LintTests {
    static let drawing = [
        BadHabit(
            "writes to a buffer that it has not got back",
            ["early reuse, wl_buffer: its pixels changed before it was released"]
        ) { client, bench in
            let window = client.makeWindow()
            let picture = client.makePicture(width: 40, height: 30)
            window.show(picture)
            bench.compositor.vblank()
            picture.fill(x: 39, y: 29, width: 1, height: 1, with: 0xFF12_3456)
            bench.compositor.vblank()
            window.show(client.makePicture(width: 40, height: 30))
        },
        BadHabit(
            "does not report all that it drew",
            ["missing damage, wl_surface: pixels in (10, 5, 3×2) of its buffer changed and were not damaged"]
        ) { client, bench in
            let window = client.makeWindow(color: 0xFF00_0000)
            bench.compositor.vblank()
            let picture = client.makePicture(width: 40, height: 30).filled(with: 0xFF00_0000)
            picture.fill(x: 0, y: 0, width: 4, height: 4, with: 0xFFFF_FFFF)
            picture.fill(x: 10, y: 5, width: 3, height: 2, with: 0xFFFF_FFFF)
            window.surface.attach(buffer: picture.buffer, x: 0, y: 0)
            window.surface.damageBuffer(x: 0, y: 0, width: 4, height: 4)
            window.surface.commit()
            client.settle()
            bench.compositor.vblank()
        },
        BadHabit(
            "reports all as damaged and changes little",
            [
                "excessive damage, wl_surface: 8000 pixels were damaged, and rectangles of 6 would have done",
                "excessive damage, wl_surface: 8000 pixels were damaged, and none of them changed",
            ]
        ) { client, bench in
            let window = client.makeWindow(width: 100, height: 80, color: 0xFF00_0000)
            bench.compositor.vblank()
            for _ in 0..<2 {
                let picture = client.makePicture(width: 100, height: 80).filled(with: 0xFF00_0000)
                picture.fill(x: 10, y: 5, width: 3, height: 2, with: 0xFFFF_FFFF)
                window.show(picture)
                bench.compositor.vblank()
            }
        },
        BadHabit(
            "draws twice within a refresh",
            ["two commits in a frame, wl_surface: a second picture within a refresh"]
        ) { client, bench in
            let window = client.makeWindow()
            bench.compositor.vblank()
            window.show(client.makePicture(width: 40, height: 30))
            window.show(client.makePicture(width: 40, height: 30))
            bench.compositor.vblank()
        },
        BadHabit("commits nothing", ["empty commit, wl_surface: a commit that changes nothing"]) { client, bench in
            let window = client.makeWindow()
            window.surface.commit()
            client.settle()
        },
        BadHabit(
            "draws while it is minimized",
            ["hidden drawing, wl_surface: a new picture of a surface that nobody can see"]
        ) { client, bench in
            let window = client.makeWindow(width: 100, height: 80)
            window.toplevel.setMinimized()
            client.settle()
            window.acknowledge()
            window.surface.commit()
            bench.compositor.vblank()
            window.show(client.makePicture(width: 100, height: 80))
        },
    ]

    static let manners = [
        BadHabit(
            "acknowledges twice and commits once",
            ["acknowledged without commit, xdg_surface: a second ack_configure without a commit after the first"]
        ) { client, bench in
            let window = client.makeWindow(width: 100, height: 80)
            let toplevel = bench.compositor.toplevels.first
            for width in [50, 60] {
                toplevel?.configure(ToplevelConfiguration(width: width, height: 40))
                client.settle()
                window.acknowledge()
            }
            window.surface.commit()
            client.settle()
        },
        BadHabit(
            "moves its window with a serial that it made up",
            ["wrong serial, xdg_toplevel: 99 is no finger or button that is down on its client"]
        ) { client, bench in
            client.makeWindow().toplevel.move(seat: client.seat, serial: 99)
            client.settle()
        },
        BadHabit(
            "grabs with a serial that it made up", ["wrong serial, xdg_popup: 99 entitles nobody to a grab"]
        ) { client, bench in
            let popup = ClientPopup(client, parent: client.makeWindow().xdgSurface)
            popup.popup.grab(seat: client.seat, serial: 99)
            client.settle()
        },
        BadHabit(
            "says what the pointer looks like with a serial that it made up",
            [
                "wrong serial, wl_pointer: a cursor with 99, which no enter had",
                "wrong serial, wp_cursor_shape_device_v1: a cursor with 98, which no enter had",
            ]
        ) { client, bench in
            let (pointer, serials) = client.trackEnters()
            _ = client.makeWindow(width: 100, height: 80)
            bench.compositor.seat.pointer.move(to: Point(x: 1, y: 1))
            client.settle()
            pointer.setCursor(serial: 99, surface: nil, hotspotX: 0, hotspotY: 0)
            let shapes = client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: pointer)
            shapes.setShape(serial: 98, shape: .text)
            // A right wish that came too late is nobody's fault.
            bench.compositor.seat.pointer.move(to: Point(x: 200, y: 1))
            if let serial = serials.last { shapes.setShape(serial: serial, shape: .text) }
            client.settle()
        },
        BadHabit(
            "copies, marks and drags with serials that it made up",
            [
                "wrong serial, wl_data_device: set_selection with 99, which no event had",
                "wrong serial, zwp_primary_selection_device_v1: set_selection with 0, which no event had",
                "wrong serial, wl_data_device: start_drag with 98, which nothing that is down on its surface had",
            ]
        ) { client, bench in
            let window = client.makeWindow()
            let data = ClientDataDevice(client)
            data.device.setSelection(source: nil, serial: 99)
            client.bind(ZwpPrimarySelectionDeviceManagerV1.self).getDevice(seat: client.seat)
                .setSelection(source: nil, serial: 0)
            data.device.startDrag(source: nil, origin: window.surface, icon: nil, serial: 98)
            client.settle()
        },
        BadHabit("sends too much", ["request flood, client 1: more than 50 requests within a refresh"]) {
            client, bench in
            bench.compositor.lint.requestLimit = 50
            let surface = client.core.createSurface()
            for _ in 0..<100 { surface.damage(x: 0, y: 0, width: 1, height: 1) }
            client.settle()
        },
        BadHabit(
            "destroys a surface before its viewport", ["unbalanced destroy, wl_surface: destroyed before wp_viewport"]
        ) { client, bench in
            let surface = client.core.createSurface()
            _ = client.bind(WpViewporter.self).getViewport(surface: surface)
            surface.destroy()
            client.settle()
        },
        BadHabit(
            "destroys a buffer that it has not got back",
            ["unbalanced destroy, wl_buffer: destroyed before it was released"]
        ) { client, bench in
            let picture = client.makePicture(width: 40, height: 30)
            client.makeWindow().show(picture)
            picture.buffer.destroy()
            client.settle()
        },
        BadHabit(
            "leaves things behind",
            [
                "leaked objects, client 1: left without destroying wl_surface, wp_viewport",
                "leaked descriptors, client 1: left without destroying wl_shm_pool",
            ]
        ) { client, bench in
            let surface = client.core.createSurface()
            _ = client.bind(WpViewporter.self).getViewport(surface: surface)
            _ = client.memory.createPool(fd: client.makeFile(byteCount: 16), size: 16)
            client.settle()
            client.connection.disconnect()
            bench.compositor.dispatch()
        },
    ]

    /// A finding without the numbers of objects and without the requests.
    private static func text(_ finding: LintFinding) -> String {
        let line = finding.description.split(separator: "\n").first.map(String.init) ?? ""
        var text = ""
        var skipsDigits = false
        for character in line {
            skipsDigits = character == "#" || skipsDigits && character.isNumber
            if !skipsDigits { text.append(character) }
        }
        return text
    }

    @Test("the lint names the bad habit of a client", arguments: drawing + manners)
    func habit(_ habit: BadHabit) throws {
        let bench = Bench()
        bench.compositor.lint.rules = Set(LintFinding.Rule.allCases)
        let client = try bench.client()
        habit.act(client, bench)
        #expect(bench.compositor.lint.findings.map(Self.text) == habit.findings)
        #expect(bench.compositor.faults == [])
    }

    @Test("for every rule there is a client that earns it", arguments: LintFinding.Rule.allCases)
    func everyRule(rule: LintFinding.Rule) {
        let earned = (Self.drawing + Self.manners).flatMap(\.findings)
        #expect(earned.contains { $0.hasPrefix("\(rule.rawValue), ") })
    }

    @Test("nothing is looked for unless it is asked for", arguments: drawing + manners)
    func off(_ habit: BadHabit) throws {
        let bench = Bench()
        habit.act(try bench.client(), bench)
        #expect(bench.compositor.lint.findings == [])
    }

    @Test("a client that behaves is not found fault with: it draws, is resized, has parts and leaves nothing")
    func goodClient() throws {
        let bench = Bench()
        bench.compositor.lint.rules = Set(LintFinding.Rule.allCases)
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80)
        bench.compositor.vblank()
        client.settle()
        let toplevel = try #require(bench.compositor.toplevels.first)
        let first = client.makePicture(width: 100, height: 80)
        window.show(first)
        toplevel.configure(ToplevelConfiguration(width: 90, height: 70, states: [.activated]))
        client.settle()
        window.acknowledge()
        let second = client.makePicture(width: 90, height: 70)
        window.show(second)
        first.buffer.destroy()
        bench.compositor.vblank()
        let part = ClientPart(client, client.bind(WlSubcompositor.self), of: window.surface, x: 4, y: 4)
        window.surface.commit()
        part.subsurface.setPosition(x: 5, y: 5)
        window.surface.commit()
        client.settle()
        part.subsurface.destroy()
        part.surface.destroy()
        window.toplevel.destroy()
        window.xdgSurface.destroy()
        window.surface.destroy()
        second.buffer.destroy()
        window.firstBuffer?.destroy()
        client.settle()
        client.connection.disconnect()
        bench.compositor.dispatch()
        #expect(bench.compositor.lint.findings == [])
    }

    @Test(
        "pongs and others' requests are not among those that led to a finding, and those before an id was given again")
    func trailOfOneObject() throws {
        let bench = Bench()
        bench.compositor.lint.rules = [.excessiveDamage, .unbalancedDestroy]
        let client = try bench.client()
        let window = client.makeWindow(width: 100, height: 80, color: 0xFF00_0000)
        bench.compositor.vblank()
        let picture = client.makePicture(width: 100, height: 80).filled(with: 0xFF00_0000)
        window.show(picture)
        let other = client.core.createSurface()
        for _ in 0..<5 {
            other.commit()
            bench.compositor.ping()
            client.settle()
        }
        bench.compositor.vblank()
        let surface = "wl_surface#\(window.surface.id)"
        #expect(
            bench.compositor.lint.findings.first?.lastRequests.suffix(3) == [
                "\(surface).attach", "\(surface).damage_buffer", "\(surface).commit",
            ])
        #expect(bench.compositor.lint.findings.first?.lastRequests.contains { $0.contains("pong") } == false)

        let next = client.core.createSurface()
        _ = client.bind(WpViewporter.self).getViewport(surface: next)
        next.destroy()
        client.settle()
        let titles = bench.compositor.lint.findings.last?.lastRequests ?? []
        #expect(titles.map { $0.split(separator: ".").last } == ["create_surface", "get_viewport", "destroy"])
    }

    @Test("a finding names the requests that led to it, and stands in the time line")
    func trail() throws {
        let bench = Bench()
        bench.compositor.lint.rules = [.emptyCommit]
        let client = try bench.client()
        let window = client.makeWindow()
        window.surface.commit()
        client.settle()
        let surface = "wl_surface#\(window.surface.id)"
        let finding = try #require(bench.compositor.lint.findings.first)
        #expect(
            finding.lastRequests.suffix(4) == [
                "\(surface).attach", "\(surface).damage_buffer", "\(surface).commit", "\(surface).commit",
            ])
        #expect(
            finding.description == """
                empty commit, \(surface): a commit that changes nothing
                  last requests: \(finding.lastRequests.joined(separator: ", "))
                """)
        #expect(bench.compositor.timeLine.entries.contains { $0.text.hasPrefix("lint: empty commit, \(surface)") })
    }
}

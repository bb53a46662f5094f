import RandomNumbers
import Testing

@testable import TactusUI

/// What the table makes of one frame, dispatch by dispatch.
private struct Delivery: Equatable {
    let scene: SceneID
    let time: Instant
    let changes: [ContactTable.Change]
}

extension ContactTable {
    fileprivate mutating func receive(_ frame: InputFrame) -> [Delivery] {
        var assembly = DispatchAssembly()
        receive(frame, into: &assembly)
        return assembly.dispatches.map { dispatch in
            Delivery(scene: dispatch.scene, time: dispatch.time, changes: Array(assembly.changes[dispatch.range]))
        }
    }
}

@Suite("The table of contacts")
struct ContactTableTests {
    private static let scene = SceneID(rawValue: 1)
    private static let other = SceneID(rawValue: 2)
    private static let seat = SeatID(rawValue: 1)

    private func frame(_ samples: [(UInt64, ContactSample.Change, Double)], at milliseconds: Int64 = 0) -> InputFrame {
        let time = Instant(nanoseconds: milliseconds * 1_000_000)
        return InputFrame(
            seat: Self.seat, time: time,
            contents: .contacts(
                samples.map {
                    ContactSample(
                        contact: ContactID(rawValue: $0.0), change: $0.1, location: Point($0.2, 0), time: time)
                }))
    }

    private func pointer(_ changes: [PointerSample.Change], at x: Double = 0) -> InputFrame {
        InputFrame(
            seat: Self.seat, time: .zero,
            contents: .pointer(changes.map { PointerSample(change: $0, location: Point(x, 0), time: .zero) }))
    }

    /// One text for each dispatch: the scene, then contact and phase.
    private func text(_ dispatches: [Delivery]) -> [String] {
        dispatches.map { dispatch in
            let changes = dispatch.changes.map { change in
                switch change.key {
                case .contact(let contact): "\(contact.rawValue) \(change.phase)"
                case .pointer: "pointer \(change.phase) \(change.buttons.rawValue)"
                case .tool(let tool): "tool \(tool.rawValue) \(change.phase) \(change.buttons.rawValue)"
                }
            }
            return "\(dispatch.scene.rawValue): " + changes.joined(separator: ", ")
        }
    }

    @Test("what belongs together is one dispatch a scene, in order of first mention")
    func oneDispatchAScene() {
        var table = ContactTable()
        let dispatches = table.receive(
            frame([(1, .down(Self.scene), 0), (2, .down(Self.other), 0), (3, .down(Self.scene), 0)]))

        #expect(text(dispatches) == ["1: 1 began, 3 began", "2: 2 began"])
    }

    @Test("unknown contacts are dropped", arguments: [ContactSample.Change.moved, .up, .cancelled])
    func unknownContact(change: ContactSample.Change) {
        var table = ContactTable()
        #expect(table.receive(frame([(7, change, 0)])) == [])
        _ = table.receive(frame([(1, .down(Self.scene), 0)]))
        #expect(text(table.receive(frame([(7, change, 0), (1, .moved, 5)]))) == ["1: 1 moved"])
    }

    @Test("a second down of a live contact cancels the first, and begins anew")
    func duplicateDown() {
        var table = ContactTable()
        _ = table.receive(frame([(1, .down(Self.scene), 0)]))

        #expect(text(table.receive(frame([(1, .down(Self.scene), 9)]))) == ["1: 1 cancelled", "1: 1 began"])
        #expect(text(table.receive(frame([(1, .up, 9)]))) == ["1: 1 ended"])
        #expect(table.receive(frame([(1, .up, 9)])) == [])
    }

    @Test("TC-6: a contact that stays where it is rests")
    func stationary() {
        var table = ContactTable()
        _ = table.receive(frame([(1, .down(Self.scene), 0)]))

        #expect(text(table.receive(frame([(1, .moved, 0)]))) == ["1: 1 stationary"])
        #expect(text(table.receive(frame([(1, .moved, 1), (1, .moved, 1)]))) == ["1: 1 moved"])
    }

    @Test("TC-7: landing and more in one frame are dispatches of their own")
    func landingAndMore() {
        var table = ContactTable()
        let dispatches = table.receive(
            frame([(1, .down(Self.scene), 0), (2, .down(Self.scene), 0), (1, .moved, 3), (1, .up, 3)]))

        #expect(text(dispatches) == ["1: 1 began, 2 began", "1: 1 ended"])
        #expect(dispatches.last?.changes.first?.samples.map(\.location.x) == [3, 3])
    }

    @Test("TC-13: samples of one frame are told together, oldest first")
    func severalSamples() {
        var table = ContactTable()
        _ = table.receive(frame([(1, .down(Self.scene), 0), (2, .down(Self.other), 0), (3, .down(Self.scene), 0)]))
        let dispatches = table.receive(
            frame([(2, .moved, 1), (1, .moved, 2), (1, .moved, 3), (2, .moved, 4), (3, .moved, 5), (1, .up, 6)]))

        #expect(text(dispatches) == ["2: 2 moved", "1: 1 ended, 3 moved"])
        let places = dispatches.map { $0.changes.map { $0.samples.map(\.location.x) } }
        #expect(places == [[[1, 4]], [[2, 3, 6], [5]]])
    }

    @Test("an assembly that was emptied is like a new one")
    func emptiedAssembly() {
        var table = ContactTable()
        var assembly = DispatchAssembly()
        table.receive(frame([(1, .down(Self.scene), 0), (1, .up, 0)]), into: &assembly)
        #expect(assembly.dispatches.count == 2)
        assembly.removeAll()
        #expect(assembly.dispatches.isEmpty && assembly.changes.isEmpty)
        table.receive(frame([(1, .down(Self.other), 0)]), into: &assembly)
        #expect(assembly.dispatches.map(\.scene) == [Self.other])
        #expect(assembly.dispatches.map(\.range) == [0..<1])
    }

    @Test("the time of a dispatch is that of its newest sample")
    func timeOfDispatch() {
        var table = ContactTable()
        #expect(
            table.receive(frame([(1, .down(Self.scene), 0)], at: 12)).map(\.time) == [Instant(nanoseconds: 12_000_000)])
    }

    @Test("a discarded contact is forgotten until it lands again")
    func discard() {
        var table = ContactTable()
        _ = table.receive(frame([(1, .down(Self.scene), 0)]))
        table.discard(.contact(ContactID(rawValue: 1)))

        #expect(table.receive(frame([(1, .moved, 5), (1, .up, 5)])) == [])
    }

    @Test("EV-4: a pointer touches from its first button down to its last button up")
    func pointerButtons() {
        var table = ContactTable()
        func send(_ changes: PointerSample.Change...) -> [String] { text(table.receive(pointer(changes))) }

        #expect(send(.button(code: 0x110, isDown: true)) == [])
        #expect(send(.entered(Self.scene), .moved) == [])
        #expect(send(.button(code: 0x110, isDown: true)) == ["1: pointer began 1"])
        #expect(send(.button(code: 0x111, isDown: true)) == ["1: pointer stationary 3"])
        #expect(send(.button(code: 0x110, isDown: false)) == ["1: pointer stationary 2"])
        #expect(text(table.receive(pointer([.moved], at: 4))) == ["1: pointer moved 2"])
        #expect(text(table.receive(pointer([.button(code: 0x111, isDown: false)], at: 4))) == ["1: pointer ended 2"])
        #expect(send(.button(code: 0x111, isDown: false)) == [])
    }

    @Test("TC-9: a pointer that leaves with a button down is cancelled; the release outside is nothing")
    func pointerLeaves() {
        var table = ContactTable()
        _ = table.receive(pointer([.entered(Self.scene), .button(code: 0x110, isDown: true)]))

        #expect(text(table.receive(pointer([.left]))) == ["1: pointer cancelled 1"])
        #expect(table.receive(pointer([.button(code: 0x110, isDown: false)])) == [])
    }

    private func tablet(_ changes: [TabletSample.Change], of tool: UInt64 = 1, at x: Double = 0) -> InputFrame {
        InputFrame(
            seat: Self.seat, time: .zero,
            contents: .tablet(
                changes.map {
                    TabletSample(tool: TabletToolID(rawValue: tool), change: $0, location: Point(x, 0), time: .zero)
                }))
    }

    @Test("EV-4, TC-9: a pen touches while its tip is down; what makes no sense is nothing")
    func pen() {
        var table = ContactTable()
        func send(_ changes: TabletSample.Change...) -> [String] { text(table.receive(tablet(changes))) }
        let pen = TabletTool(kind: .pen)

        #expect(send(.down, .up, .moved, .button(code: 0x14b, isDown: true), .left) == [])
        #expect(send(.entered(Self.scene, pen), .moved, .up, .button(code: 0x14b, isDown: true)) == [])
        #expect(send(.down) == ["1: tool 1 began 3"])
        #expect(send(.down) == ["1: tool 1 stationary 3"])
        #expect(text(table.receive(tablet([.moved], at: 4))) == ["1: tool 1 moved 3"])
        #expect(text(table.receive(tablet([.up, .left], at: 4))) == ["1: tool 1 ended 3"])
        #expect(send(.entered(Self.scene, pen), .down) == ["1: tool 1 began 1"])
        #expect(send(.entered(Self.other, pen)) == ["1: tool 1 cancelled 1"])
        #expect(send(.down, .left) == ["2: tool 1 began 1", "2: tool 1 cancelled 1"])
    }

    @Test("any order of a tool's changes gives well-formed lives", arguments: 0..<30)
    func anyOrderOfTools(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        var table = ContactTable()
        var live: Set<ContactTable.Key> = []
        let changes: [TabletSample.Change] = [
            .entered(Self.scene, TabletTool(kind: .pen)), .entered(Self.other, TabletTool(kind: .mouse)), .left, .moved,
            .down, .up, .button(code: 0x110, isDown: true), .button(code: 0x110, isDown: false), .corrected(index: 1),
        ]
        for _ in 0..<300 {
            let frame = tablet(
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    changes[Int.random(in: 0..<changes.count, using: &random)]
                }, of: UInt64.random(in: 1...2, using: &random), at: Double(Int.random(in: 0...2, using: &random)))
            for change in table.receive(frame).flatMap(\.changes) {
                #expect(live.contains(change.key) == (change.phase != .began))
                if change.phase == .began { live.insert(change.key) }
                if change.phase.isTerminal { live.remove(change.key) }
            }
        }
    }

    /// Whatever arrives, every contact that began is over exactly once, and does nothing before or after.
    @Test("any order of samples gives well-formed lives", arguments: 0..<50)
    func anyOrder(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var table = ContactTable()
        var live: Set<ContactTable.Key> = []
        for _ in 0..<300 {
            let samples = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                let changes: [ContactSample.Change] = [.down(Self.scene), .down(Self.other), .moved, .up, .cancelled]
                return (
                    UInt64.random(in: 1...4, using: &random), changes[Int.random(in: 0..<5, using: &random)],
                    Double(Int.random(in: 0...2, using: &random))
                )
            }
            for dispatch in table.receive(frame(samples)) {
                #expect(Set(dispatch.changes.map(\.key)).count == dispatch.changes.count)
                for change in dispatch.changes {
                    #expect(!change.samples.isEmpty)
                    #expect(live.contains(change.key) == (change.phase != .began))
                    if change.phase == .began { live.insert(change.key) }
                    if change.phase.isTerminal { live.remove(change.key) }
                }
            }
        }
    }
}

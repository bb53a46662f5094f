import TactusTesting
import Testing

@testable import TactusUI

@MainActor
@Suite("TC-13: the single samples of touches that changed together")
struct TouchSamplesTests {
    private let log = Log()
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let view: LoggedView

    init() {
        view = LoggedView("view", Rect(0, 0, 200, 200), log)
        view.isMultipleTouchEnabled = true
        host.window.addSubview(view)
    }

    private func land(_ places: Point...) -> [ContactID] {
        let contacts = places.map { _ in host.makeContact() }
        host.send(zip(contacts, places).map { .init($0, .down(host.scene.id), $1) })
        return contacts
    }

    @Test("asked for again, they are the same objects, until the next dispatch")
    func sameObjects() throws {
        var answers: [[Touch]] = []
        view.onTouch = { phase, touches, event in
            guard phase == .moved, let touch = touches.first, let event else { return }
            for _ in 0..<2 { answers.append(event.coalescedTouches(for: touch) ?? []) }
        }
        let contact = try #require(land(Point(0, 0)).first)
        host.send([.init(contact, .moved, Point(1, 0)), .init(contact, .moved, Point(2, 0))])
        host.send([.init(contact, .moved, Point(3, 0))])

        #expect(answers.map { $0.map { $0.location(in: nil).x } } == [[1, 2], [1, 2], [3], [3]])
        #expect(zip(answers[0], answers[1]).allSatisfy { $0 === $1 })
        #expect(answers[2].first === answers[3].first && answers[2].first?.view === view)
    }

    @Test("each touch has its own, however they came in between each other")
    func ofSeveralTouches() {
        var answers: [UInt64: [Double]] = [:]
        view.onTouch = { phase, touches, event in
            guard phase == .moved else { return }
            for touch in touches {
                answers[touch.number] = event?.coalescedTouches(for: touch)?.map { $0.location(in: nil).x }
            }
        }
        let contacts = land(Point(0, 0), Point(100, 0))
        host.send([
            .init(contacts[1], .moved, Point(101, 0)), .init(contacts[0], .moved, Point(1, 0)),
            .init(contacts[1], .moved, Point(102, 0)), .init(contacts[1], .moved, Point(103, 0)),
        ])

        #expect(answers == [1: [1], 2: [101, 102, 103]])
    }

    @Test("a beginning that is told late has the samples of the present dispatch, as they were")
    func toldLate() throws {
        var answers: [(Touch.Phase, [Touch.Phase])] = []
        view.onTouch = { phase, touches, event in
            let samples = touches.first.flatMap { event?.coalescedTouches(for: $0) }
            answers.append((phase, samples?.map(\.phase) ?? []))
        }
        let pan = PanGestureRecognizer()
        pan.delaysTouchesBegan = true
        pan.allowedAxes = .horizontal
        view.addGestureRecognizer(pan)
        let contact = try #require(land(Point(50, 50)).first)
        #expect(answers.isEmpty)
        host.send([.init(contact, .moved, Point(50, 90)), .init(contact, .moved, Point(50, 150))])

        #expect(answers.map(\.0) == [.began, .moved])
        #expect(answers.map(\.1) == [[.moved, .moved], [.moved, .moved]])
    }
}

import TactusTesting
import Testing

@testable import TactusUI

/// One that might say something.
private final class OwnTap: TapGestureRecognizer {}

@MainActor
@Suite("The trace")
struct TraceTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    private func start(_ topics: TraceTopics) {
        host.application.startTrace(topics) { [log] in log.add($0) }
    }

    private func dragAcross() {
        let finger = host.finger()
        finger.down(at: Point(50, 50))
        host.clock.advance(by: .milliseconds(10))
        finger.move(to: Point(90, 50))
        host.clock.advance(by: .milliseconds(10))
        finger.up()
    }

    @Test("gestures: every step of a conflict, with its reason")
    func gestures() {
        let pan = host.attach(PanGestureRecognizer()) { $0.name = "list" }
        _ = host.attach(TapGestureRecognizer()) { $0.name = "open" }
        start(.gestures)
        dragAcross()
        #expect(
            log.lines == [
                "0.000 gestures pan ‘list’ takes touch 1",
                "0.000 gestures tap ‘open’ takes touch 1",
                "0.000 gestures tap ‘open’ waits until 0.750",
                "0.010 gestures pan ‘list’ proposes began",
                "0.010 gestures should pan ‘list’ begin? yes",
                "0.010 gestures pan ‘list’ is began",
                "0.010 gestures can pan ‘list’ prevent tap ‘open’? yes",
                "0.010 gestures can tap ‘open’ be prevented by pan ‘list’? yes",
                "0.010 gestures does the delegate of pan ‘list’ allow tap ‘open’ as well? no, it has none",
                "0.010 gestures does the delegate of tap ‘open’ allow pan ‘list’ as well? no, it has none",
                "0.010 gestures tap ‘open’ fails: prevented by pan ‘list’",
                "0.010 gestures pan ‘list’ takes touch 1 from its view",
                "0.010 gestures pan ‘list’ sends its actions for began",
                "0.020 gestures pan ‘list’ proposes ended",
                "0.020 gestures pan ‘list’ is ended",
                "0.020 gestures pan ‘list’ sends its actions for ended",
                "0.020 gestures tap ‘open’ is reset",
                "0.020 gestures pan ‘list’ is reset",
            ])
        #expect(pan.explanation == "pan ‘list’ began at 0.010 s and ended at 0.020 s")
    }

    private final class Judge: GestureRecognizerDelegate {}

    @Test(
        "GR-21: two that have nothing to say of whose failure they require are not asked, others are",
        arguments: [false, true], [false, true])
    func requirements(hasSubclass: Bool, isDelegateLate: Bool) {
        let judge = Judge()
        let pan = host.attach(PanGestureRecognizer()) { $0.name = "list" }
        let other = host.attach(hasSubclass ? OwnTap() : TapGestureRecognizer()) { $0.name = "open" }
        start(.gestures)
        func questions() -> [String] { log.take().filter { $0.contains(" wait for ") } }
        dragAcross()
        #expect(questions().count == (hasSubclass ? 4 : 0))
        let finger = host.finger()
        if !isDelegateLate { other.delegate = judge }
        finger.down(at: Point(50, 50))
        if isDelegateLate { other.delegate = judge }
        finger.move(to: Point(90, 50))
        finger.up()
        #expect(questions().count == 4)
        withExtendedLifetime((pan, judge)) {}
    }

    @Test("GR-16: of two that follow a pointer neither is asked whether it keeps the other away")
    func hovering() {
        let followers = ["one", "two"].map { name in host.attach(HoverGestureRecognizer()) { $0.name = name } }
        start(.gestures)
        host.pointer.move(to: Point(50, 50))
        #expect(log.lines.filter { $0.hasSuffix("is began") }.count == 2)
        #expect(log.lines.filter { $0.contains(" prevent") }.isEmpty)
        withExtendedLifetime(followers) {}
    }

    @Test("hit testing and delivery: where a touch lands, and who is told")
    func delivery() {
        let view = View(frame: Rect(0, 0, 100, 100))
        view.name = "box"
        host.window.addSubview(view)
        start([.hitTesting, .delivery])
        host.finger().tap(at: Point(50, 50))
        #expect(
            log.lines == [
                "0.000 hittest touch 1 lands at (50.0, 50.0) in Window",
                "0.000 hittest touch 1 lands on ‘box’",
                "0.000 delivery event: touch 1 began",
                "0.000 delivery ‘box’ began: touch 1",
                "0.050 delivery event: touch 1 ended",
                "0.050 delivery ‘box’ ended: touch 1",
            ])
    }

    @Test("frames in the form of recordings; display in device pixels; nothing after the end")
    func framesAndDisplay() {
        start([.frames, .display])
        host.finger().tap(at: Point(50, 50), holding: .milliseconds(5))
        #expect(
            log.take().map { String($0.prefix(31)) }
                == [
                    #"0.000 frames {"t":\#(host.clock.now.nanoseconds - 5_000_000),"seat"#,
                    #"0.005 frames {"t":\#(host.clock.now.nanoseconds),"seat"#,
                ].map { String($0.prefix(31)) })
        host.window.backgroundColor = .lightGray
        host.settle()
        #expect(
            log.take().map { String($0.dropFirst(6)) } == [
                "display damage (0, 0, 200×200)", "display commit (0, 0, 200×200)",
            ])
        host.application.stopTrace()
        host.finger().tap(at: Point(50, 50))
        #expect(log.lines == [])
    }

    @Test(
        "topics are read by name",
        arguments: [
            ("gestures", [.gestures]), ("gestures, hittest", [.gestures, .hitTesting]), ("", []), (" ,", []),
            ("all", .all), ("delivery,display,frames,diagnostics", [.delivery, .display, .frames, .diagnostics]),
        ] as [(String, TraceTopics)])
    func topics(names: String, topics: TraceTopics) throws {
        #expect(try TraceTopics(names: names) == topics)
    }

    @Test("a topic that there is not is named, with those there are")
    func unknownTopic() throws {
        let error = #expect(throws: UnknownTopic.self) { try TraceTopics(names: "gestures,toches") }
        #expect(
            error?.description
                == "there is no trace topic \"toches\"; the topics are frames, hittest, gestures, delivery, display, "
                + "diagnostics, latency, layout, all")
    }
}

import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("Mistakes are told")
struct DiagnosticTellingTests {
    private let host = TestHost(size: Size(width: 200, height: 200))
    private let log = Log()

    init() { host.application.reportDiagnostics { [log] in log.add($0) } }

    @Test("CT-25: an action for the primary action of a control that is no button is told of, once, when it is tapped")
    func primaryAction() {
        let control = Control(frame: Rect(0, 0, 100, 100))
        control.name = "tile"
        control.addAction(for: .primaryActionTriggered) { [log] _ in log.add("primary") }
        let button = Button(title: "OK", frame: Rect(100, 0, 100, 100))
        button.addAction(for: .primaryActionTriggered) { [log] _ in log.add("button") }
        for view in [control, button] { host.window.addSubview(view) }
        for _ in 0..<2 { host.finger().tap(at: Point(50, 50)) }
        host.finger().tap(at: Point(150, 50))
        let told = log.take()
        #expect(told.count == 2 && told[1] == "button")
        #expect(told[0].contains("‘tile’") && told[0].contains("register for that"))
    }

    @Test("CT-25: one that is registered for both is not")
    func both() {
        let control = Control(frame: Rect(0, 0, 100, 100))
        control.addAction(for: [.touchUpInside, .primaryActionTriggered]) { [log] _ in log.add("up") }
        host.window.addSubview(control)
        host.finger().tap(at: Point(50, 50))
        #expect(log.take() == ["up"])
    }

    @Test("PL-14: each sentence is told once, until telling begins anew or ends")
    func once() {
        func conflict() {
            let view = View()
            view.name = "card"
            view.translatesAutoresizingMaskIntoConstraints = false
            host.window.addSubview(view)
            for width in [100.0, 200] { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
            host.settle()
            view.removeFromSuperview()
        }
        conflict()
        conflict()
        #expect(log.take().count == 1)
        host.application.reportDiagnostics { [log] in log.add($0) }
        conflict()
        #expect(log.take().count == 1)
        host.application.reportDiagnostics(to: nil)
        conflict()
        #expect(log.take() == [])
    }
}

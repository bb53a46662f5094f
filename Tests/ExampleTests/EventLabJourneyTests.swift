import Tactus
import TactusTesting
import Testing

@testable import EventLab

/// A person with the lab in their hands.
@Suite("EventLab, used by hand")
@MainActor
struct EventLabJourneyTests {
    private static let phone = Size(width: 400, height: 800)
    private static let desktop = Size(width: 1000, height: 720)

    /// The lab, and what its experiments logged.
    private func open(_ size: Size) throws -> (host: TestHost, log: Log) {
        let log = Log()
        let options = try Options(arguments: ["--trace"])
        return (TestHost(launching: EventLabApp(options) { log.lines.append($0) }, size: size), log)
    }

    private final class Log {
        var lines: [String] = []
    }

    /// Taps in the middle of the view of that name.
    private func tap(_ name: String, in host: TestHost) throws {
        let view = try #require(find(name, in: host.window))
        host.finger().tap(at: view.convert(view.bounds.center, to: nil))
        host.clock.advance(by: .milliseconds(500))
    }

    private func find(_ name: String, in tree: View) -> View? {
        if tree.name == name { return tree }
        for child in tree.subviews { if let found = find(name, in: child) { return found } }
        return nil
    }

    @Test("on a phone one chooses an experiment, touches it, switches it over, and goes back")
    func usesAPhone() throws {
        let (host, log) = try open(Self.phone)
        try host.expectImage(named: "lab-phone-list")

        try tap("Levels of views", in: host)
        try tap("level_2", in: host)
        try tap("tap gestures", in: host)
        try tap("level_2", in: host)
        #expect(
            log.lines == ["level_2 began", "level_2 ended", "level_2 began", "action view_2", "level_2 cancelled"])
        try host.expectImage(named: "lab-phone-page")

        host.finger().tap(at: Point(x: 40, y: 30))
        #expect(find("page", in: host.window) == nil)
        try host.expectImage(named: "lab-phone-list")
    }

    @Test("with text twice as large all of it can be read, from either side", arguments: LayoutDirection.allCases)
    func largeText(direction: LayoutDirection) throws {
        let (host, _) = try open(Self.phone)
        host.application.traitOverrides.textScale = 2
        host.application.traitOverrides.layoutDirection = direction
        let suffix = direction == .leftToRight ? "" : "-mirrored"
        try host.expectImage(named: "lab-phone-list-large\(suffix)")
        let row = try #require(find("Levels of views", in: host.window) as? ExperimentRow)
        row.sendActions(for: .touchUpInside)
        try host.expectImage(named: "lab-phone-page-large\(suffix)")
    }

    @Test("on a desktop the list stays beside the page")
    func usesADesktop() throws {
        let (host, log) = try open(Self.desktop)

        try tap("Levels of buttons", in: host)
        try tap("level_2_1", in: host)

        #expect(
            log.lines == [
                "beginTracking", "all", "down", "touchesBegan", "endTracking", "up1", "up2", "all", "up3", "up4",
                "touchesEnded",
            ])
        try host.expectImage(named: "lab-desktop-page")
    }

    @Test("the list is drawn by a finger, which chooses nothing then")
    func scrollsTheList() throws {
        let (host, _) = try open(Self.phone)
        let last = try #require(find("An action without target", in: host.window))
        #expect(last.convert(last.bounds, to: nil).minY > Self.phone.height)

        host.finger().drag(from: Point(x: 200, y: 700), to: Point(x: 200, y: 300))
        host.advance(by: .seconds(3))  // a tap would only stop what glides

        #expect(last.convert(last.bounds, to: nil).maxY <= Self.phone.height)
        #expect(find("page", in: host.window) == nil)
        try tap("An action without target", in: host)
        #expect(find("page", in: host.window) != nil)
    }

    @Test(
        "every experiment has a page that fits, and there is room for the log",
        arguments: [
            Size(width: 400, height: 800), Size(width: 1000, height: 720), Size(width: 320, height: 560),
        ])
    func showsEveryExperiment(size: Size) throws {
        let (host, _) = try open(size)
        for experiment in Experiment.pages {
            let row = try #require(find(experiment.title, in: host.window) as? ExperimentRow)
            row.sendActions(for: .touchUpInside)
            host.settle()

            let page = try #require(find("page", in: host.window))
            let inside = Rect(origin: .zero, size: page.bounds.size)
            for part in page.subviews where !part.isHidden {
                #expect(inside.contains(part.frame), "\(experiment.title): \(part.name ?? "a part") at \(part.frame)")
            }
            let log = try #require(find("log", in: page))
            #expect(log.frame.height >= 80, "\(experiment.title)")
        }
    }
}

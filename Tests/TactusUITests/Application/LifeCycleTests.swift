import TactusTesting
import Testing

@testable import TactusControls
@testable import TactusUI

@MainActor
@Suite("The life of an application")
struct LifeCycleTests {
    @Test("launch, windows, end: each is told once and in order")
    func launchAndEnd() {
        let delegate = LoggingDelegate()
        let host = TestHost(launching: delegate)
        #expect(host.application.lifeCycle == .running)
        #expect(delegate.log.take() == ["launched"])

        host.application.terminate(status: 3)
        host.application.terminate(status: 4)

        #expect(delegate.log.lines == ["will terminate with 1 scene", "scene closed"])
        #expect(host.application.exitStatus == 3)
        #expect(host.platform.isStopped)
        #expect(host.platform.surfaces.isEmpty)
    }

    @Test("closing the last scene ends the application, unless the delegate objects", arguments: [true, false])
    func lastWindowClosed(ends: Bool) {
        let delegate = LoggingDelegate()
        delegate.endsAfterLastWindow = ends
        let host = TestHost(launching: delegate)
        let second = Window(title: "Second", size: Size(width: 10, height: 10))
        host.application.open(second)
        host.settle()

        host.surface.requestClose()
        #expect(host.application.lifeCycle == .running)
        second.windowScene?.close()
        #expect(host.application.lifeCycle == (ends ? .ended(status: 0) : .running))
        #expect(host.platform.isStopped == ends)
        #expect(second.windowScene == nil)
    }

    @Test("a scene's delegate may refuse to close it")
    func closeRefused() {
        let delegate = LoggingDelegate()
        let host = TestHost(launching: delegate)
        delegate.mayClose = false
        host.surface.requestClose()
        #expect(host.application.lifeCycle == .running)
        #expect(host.application.scenes.count == 1)

        delegate.mayClose = true
        host.surface.requestClose()
        #expect(host.application.lifeCycle == .ended(status: 0))
    }

    @Test("SC-1: a scene that is opened without a window shows those that are made for it, once they are shown")
    func sceneBeforeWindow() throws {
        let host = TestHost(size: Size(width: 100, height: 80))
        let scene = try #require(host.application.openScene(title: "Second", size: Size(width: 100, height: 80)))
        #expect(scene.windows == [] && scene.title == "Second" && host.application.scenes.count == 2)
        let window = Window(windowScene: scene)
        window.backgroundColor = .systemBackground
        #expect(!window.isKeyWindow && window.isHidden)
        window.makeKeyAndVisible()
        host.settle()
        #expect(window.isKeyWindow && window.frame == Rect(x: 0, y: 0, width: 100, height: 80))
        // A session that is not kept is discarded with its scene.
        #expect(scene.session != nil && host.application.makeSceneSession() != scene.session)
        scene.close()
        #expect(window.windowScene == nil && host.application.scenes.count == 1)
    }

    @Test("SIGTERM and SIGINT end it cleanly, without asking")
    func terminationRequest() {
        let delegate = LoggingDelegate()
        delegate.mayClose = false
        let host = TestHost(launching: delegate)
        host.platform.requestTermination()

        #expect(host.application.lifeCycle == .ended(status: 0))
        #expect(delegate.log.lines == ["launched", "will terminate with 1 scene", "scene closed"])
    }

    @Test("a failure of the platform is told, and ends it with status 1")
    func failure() {
        let delegate = LoggingDelegate()
        let host = TestHost(launching: delegate)
        host.application.platform(host.platform, didFail: Broken())
        host.application.platform(host.platform, didFail: Broken())

        #expect(delegate.log.lines == ["launched", "failed", "will terminate with 1 scene", "scene closed"])
        #expect(host.application.exitStatus == 1)
    }

    @Test("touches are cancelled before the end, also when a handler ends the application")
    func touchesAtTheEnd() {
        let delegate = LoggingDelegate()
        let host = TestHost(launching: delegate)
        let view = LoggedView("view", Rect(0, 0, 100, 100), delegate.log)
        host.window.addSubview(view)
        view.onTouch = { phase, _, _ in
            if phase == .moved { host.application.terminate() }
        }
        _ = delegate.log.take()
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.move(to: Point(20, 20))

        #expect(
            delegate.log.lines == [
                "view began", "view moved", "view cancelled", "will terminate with 1 scene", "scene closed",
            ])
        #expect(host.application.lifeCycle == .ended(status: 0))
    }

    @Test("after the end nothing opens and no timer fires")
    func afterTheEnd() {
        let delegate = LoggingDelegate()
        let host = TestHost(launching: delegate)
        host.application.schedule(after: .seconds(1)) { delegate.log.add("timer") }
        host.application.terminate()
        _ = delegate.log.take()
        let window = Window(title: "Late", size: Size(width: 10, height: 10))
        host.application.open(window)
        let timer = host.application.schedule(after: .zero) { delegate.log.add("timer") }
        host.clock.advance(by: .seconds(2))

        #expect(window.windowScene == nil && !timer.isValid)
        #expect(delegate.log.lines == [])
    }

    @Test("a window whose scene was closed can be opened again")
    func openedAgain() {
        let delegate = LoggingDelegate()
        delegate.endsAfterLastWindow = false
        let host = TestHost(launching: delegate)
        let window = host.window
        window.windowScene?.close()
        host.application.open(window)
        host.settle()

        #expect(window.windowScene?.windows == [window])
        #expect(host.picture.hex(1, 1) == "FFFFFF")
    }

    @Test("when the key window goes, the next one takes over")
    func keyWindow() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let overlay = Window(windowScene: host.scene)
        overlay.makeKeyAndVisible()
        #expect(overlay.isKeyWindow)
        overlay.isHidden = true
        #expect(host.window.isKeyWindow)
        host.scene.close()
        #expect(host.application.keyWindow == nil)
    }

    @Test("a floating scene keeps to its limits; one that fills the screen takes what it is given")
    func sizeLimits() {
        let host = TestHost(size: Size(width: 100, height: 100))
        host.scene.minimumSize = Size(width: 80, height: 80)
        host.scene.maximumSize = Size(width: 200, height: 200)
        #expect(host.surface.sizeLimits.minimum == Size(width: 80, height: 80))

        host.surface.configure {
            $0.width = 50
            $0.height = 500
        }
        #expect(host.scene.size == Size(width: 80, height: 200))
        host.surface.configure { $0.states = [.maximized] }
        #expect(host.scene.size == Size(width: 50, height: 500))
        host.surface.configure {
            $0.width = nil
            $0.height = nil
            $0.states = []
        }
        #expect(host.scene.size == Size(width: 80, height: 200))
    }
}

@MainActor
@Suite("Idle")
struct IdleTests {
    @Test("a program that does nothing is not woken, and draws nothing")
    func noWakeUps() {
        let host = TestHost(size: Size(width: 100, height: 100))
        host.window.addSubview(Label(text: "Hello"))
        host.finger().tap(at: Point(10, 10))
        host.clock.advance(by: .seconds(1))
        let turns = host.platform.turnCount
        let frames = host.surface.paintedRegions.count

        host.clock.advance(by: .seconds(10))

        #expect(host.platform.turnCount == turns)
        #expect(host.surface.paintedRegions.count == frames)
        #expect(host.platform.deadline == nil)
    }

    @Test("a display link is called with every refresh while it runs, and not when it rests")
    func displayLink() {
        let host = TestHost(size: Size(width: 100, height: 100))
        var times: [FrameTime] = []
        let link = host.scene.addDisplayLink { times.append($0) }
        host.clock.advance(by: .seconds(1))
        #expect((60...61).contains(times.count))
        #expect(zip(times, times.dropFirst()).allSatisfy { $0.now < $1.now && $0.presentation > $0.now })

        link.isPaused = true
        host.clock.advance(by: .milliseconds(50))
        let turns = host.platform.turnCount
        let count = times.count
        host.clock.advance(by: .seconds(1))
        #expect(host.platform.turnCount == turns)
        #expect(times.count == count)

        link.isPaused = false
        host.clock.advance(by: .milliseconds(100))
        #expect(times.count > count)
        link.invalidate()
        #expect(!link.isValid)
        let last = times.count
        host.clock.advance(by: .seconds(1))
        #expect(times.count == last)
    }

    @Test("TC-14: motion waits for a frame that is on its way, and is handled before that frame is drawn")
    func heldMotion() {
        let host = TestHost(size: Size(width: 100, height: 100))
        let log = Log()
        let view = LoggedView("view", Rect(0, 0, 100, 100), log)
        host.window.addSubview(view)
        view.onTouch = { _, touches, event in
            view.setNeedsDisplay()
            for touch in touches { log.add("\(event?.coalescedTouches(for: touch)?.count ?? 0)") }
        }
        let start = host.clock.now
        host.platform.receive([host.frame(.down, at: start)])
        #expect(log.take() == ["view began", "1"])
        for step in 1...3 {
            host.clock.advance(by: .milliseconds(1))
            host.platform.receive([host.frame(.moved, at: start + .milliseconds(step))])
        }
        #expect(log.take() == [])
        host.clock.advance(by: .milliseconds(20))
        #expect(log.take() == ["view moved", "3"])
    }
}

private struct Broken: Error {}

private final class LoggingDelegate: ApplicationDelegate {
    let log = Log()
    var endsAfterLastWindow = true
    var mayClose = true

    func applicationDidFinishLaunching(_ application: Application) {
        log.add("launched")
        let window = Window(title: "Life", size: Size(width: 100, height: 100))
        application.open(window)
        window.windowScene?.delegate = self
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool { endsAfterLastWindow }

    func applicationWillTerminate(_ application: Application) {
        log.add("will terminate with \(application.scenes.count) scene")
    }

    func application(_ application: Application, didFailWithError error: any Error) { log.add("failed") }
}

extension LoggingDelegate: WindowSceneDelegate {
    func windowSceneShouldClose(_ scene: WindowScene) -> Bool { mayClose }
    func windowSceneDidClose(_ scene: WindowScene) { log.add("scene closed") }
}
